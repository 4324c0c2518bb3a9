#pragma once
#include "base/result.hpp"
#include "files/game_file.hpp"
#include "game/mend.hpp"
#include "game/replay.hpp"
#include "game/timeline.hpp"
#include "systems/plaquette/play/system.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A battle being played, and its file: what a window, a terminal and a test work with.
namespace bacler {

using BattleTimeline = game::Timeline<plaquette::PlaquetteGame>;
using GivenOrder = game::Given<plaquette::PlaquetteGame>;

/// What games of this program are written for. Files of other rules are refused, never read otherwise.
files::GameMeaning plaquette_meaning();

/// The form of the plaquette game's states, orders and events in files.
inline constexpr std::uint16_t plaquette_form = 4;

/// What came of an order.
struct Committed {
    Ruling ruling;
    bool is_done{false};  ///< false: refused by the rules, and nothing has changed
    Faults faults;        ///< what the file refused; the game goes on in memory and may be saved elsewhere
};

/// What came of an overruling.
struct Overruled {
    Committed done;
    game::MendReport mend;  ///< where a line was taken out, or its die read anew
};

/// A game: its timeline, and once it has one, its file. Everything done is on disk, synced, before the call returns.
class PlayedGame {
public:
    /// A new game without a file.
    explicit PlayedGame(plaquette::Scenario scenario,
                        plaquette::OrderKeeping keeping = plaquette::OrderKeeping::open);

    /// A saved game, to be played on. Faults: those of files::GameFile::open, and rows that do not replay to the recorded states.
    static Result<PlayedGame> open(const std::string& path);

    /// A saved game, to be played on in memory only: its file is read and left as it is. Faults: those of files::read_game, another
    /// system or other rules, and rows that do not replay.
    static Result<PlayedGame> read(const std::string& path);

    /// Notices of the opening: what was cut off a damaged file, and where the damaged one is kept.
    const std::vector<Fault>& notices() const { return notices_; }

    const BattleTimeline& timeline() const { return timeline_; }
    const plaquette::Battle& battle() const { return timeline_.state(); }

    Committed commit(const plaquette::Order& order, game::Author author);
    /// Back over the last decision, on again, or to any line; past an accepted die or a reveal only by consent.
    Committed undo(std::optional<game::Consent> consent = std::nullopt);
    Committed redo();
    Committed jump(game::LineId line, std::optional<game::Consent> consent = std::nullopt);
    /// One line put right, the later ones played again on top (game/mend). Faults: names that are not the battle's, and nothing is
    /// changed; or what the file refused, as of a commit.
    game::MendReport mend(const game::Mend<plaquette::PlaquetteGame>& what, Faults& faults);
    /// What the last mend could not play again, once what stopped it is answered (game::play_on).
    game::MendReport play_on(Faults& faults, const std::vector<GivenOrder>& answers = {});
    Faults note(game::LineId line, game::Author author, std::string text);
    /// An overruling carried out: `allowed` is noted on its line, `refused` takes the line out and a face reads its die anew (both as a
    /// mend, noted on the line left behind), and all else is put so where the game stands, on a line of its own. Faults: no such line, or
    /// not one that it can be about; names and positions that are not the battle's.
    Overruled overrule(const plaquette::Overrule& order);

    /// Writes the whole game into a new file and goes on there. Faults: those of files::write_game.
    Faults save_as(const std::string& path, std::string created);
    /// Writes the whole game as it stands into a new file beside; the game goes on where it is. Faults: those of files::write_game.
    Faults write_copy(const std::string& path, std::string created) const;
    bool has_file() const { return file_.has_value(); }

private:
    explicit PlayedGame(BattleTimeline timeline) : timeline_(std::move(timeline)) {}
    static Result<PlayedGame> replayed(const files::ReadGame& read, const std::string& path);
    Faults save();
    Committed moved(bool is_done);
    Faults faults_of(const std::vector<GivenOrder>& orders, game::LineId at) const;

    BattleTimeline timeline_;
    std::optional<files::GameFile> file_;
    std::vector<Fault> notices_;
};

/// Who gives an order: the side of the piece it names, or of the die that is owed; the umpire for what concerns both.
game::Author author_of(const plaquette::Battle& battle, const plaquette::Order& order);

}  // namespace bacler
