#pragma once
#include "app/explain.hpp"
#include "app/game/game.hpp"
#include "app/game/keyring.hpp"
#include "app/text/catalogue.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What one pair of eyes may see of a game. What is shown while orders lie face down is made from these, never from the game itself.
namespace bacler {

/// Who looks: nobody yet (the tablet between two hands), a side, or the umpire.
struct Viewer {
    enum class Kind : std::uint8_t { nobody, side, umpire };
    Kind kind{Kind::nobody};
    std::size_t side{0};

    static Viewer nobody() { return {}; }
    static Viewer of_side(std::size_t side) { return {Kind::side, side}; }
    static Viewer umpire() { return {Kind::umpire, 0}; }
    /// May he know what this side's orders say?
    bool may_read(std::size_t of) const { return kind == Kind::umpire || (kind == Kind::side && side == of); }

    friend bool operator==(const Viewer&, const Viewer&) = default;
};

/// A battle as someone sees it. Of orders that lie face down it holds the contents of his own side only, where they are sealed those
/// that his key opens; of the others whose they are and beside whom they lie. Sealed bytes and locks are in no view.
struct BattleView {
    Viewer who;
    plaquette::Battle battle;
};
BattleView view_of(const plaquette::Battle& battle, const Viewer& who, const Keyring& ring);

/// A sealed content of a side, opened for this viewer with its key in the ring, or for the umpire with his where it was wrapped for
/// him. None where he may not read it, or the secret has not been given, or the bytes do not open.
std::optional<files::Opened> opened_for(const plaquette::Battle& battle, std::size_t side,
                                        const plaquette::SealedContent& sealed, const Viewer& who,
                                        const Keyring& ring);

/// What lies sealed, opened: the order, what its player noted beside it for himself, and what proves the order without telling the note.
struct SealedOrder {
    plaquette::GiveOrder order;
    std::string note, salt;
};
/// The same, where it is an order of this staff to this body.
std::optional<SealedOrder> sealed_order_for(const plaquette::Battle& battle, std::size_t side,
                                            const plaquette::LayHidden& laid, const Viewer& who,
                                            const Keyring& ring);

/// A line of the log as someone sees it. An order that was laid is told in full to its side alone, also afterwards: whoever else
/// wants to know reads what came of it where it passed, and of one that failed nothing (Q23).
struct LineView {
    game::LineId line{0};
    game::Author author{game::Author::program};
    std::string order;        ///< as it is written in a script, what is sealed left out
    std::string sealed_note;  ///< what its player noted for himself when he sealed it
    Ruling ruling;
    Explanation told;
    std::string note;  ///< on the line, for everybody

    /// A step of the program's own: nobody ordered it.
    bool is_own() const { return author == game::Author::program; }
    /// The sentence that decides.
    std::string says() const;
};
LineView line_for(Lang lang, const BattleTimeline& timeline, game::LineId line, const Viewer& who,
                  const Keyring& ring);

/// The log of the cursor's branch as someone sees it, rulings whole.
std::string log_for(Lang lang, const BattleTimeline& timeline, const Viewer& who, const Keyring& ring);

}  // namespace bacler
