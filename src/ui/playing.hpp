#pragma once
#include "app/game/choices.hpp"
#include "app/game/dice_sheet.hpp"
#include "app/game/log.hpp"
#include "app/game/phases.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bacler::ui {

struct Desk;

/// The game on the desk and what the players are about to do in it. The desk's scenario shows its state.
struct Playing {
    Playing(plaquette::Scenario scenario, std::uint64_t seed_of_dice);

    PlayedGame game;
    std::uint64_t seed;
    Generator generator;
    std::optional<DiceSheet> sheet;  ///< whenever dice are owed

    enum class Page : std::uint8_t { owed, log } page{Page::owed};
    std::string from, to,
        on;  ///< ids tapped: who orders, fires or rides; to whom or at whom; what an order names

    std::optional<ElementAt> shooter;  ///< the element `from` names, in the declaring of fire

    /// What a tap came to and the rules refused, until the next one.
    std::optional<Ruling> refused;
    bool asks_consent{false};  ///< to go back over what is sealed

    std::optional<game::LineId> looked_at;  ///< the line whose state is shown; none: the cursor's
    std::optional<game::LineId> unfolded;   ///< whose ruling lies open in the log
    std::set<std::size_t> open_nodes;       ///< of its tree
    bool also_considered{false};
    GameLog log;
    bool scrolls_log_down{false};  ///< the next frame shows the log's end

    std::uint64_t changes{1};  ///< grows whenever the game, or what is shown of it, is another

    /// What was put into words, and for what.
    struct Told {
        std::uint64_t of_changes{0};
        Lang lang{Lang::fr};
        std::string from, to, on;
        std::vector<OwedItem> owed;
        std::vector<CommandKey> commands;  ///< while from and to are picked in the placing
    } told;
};

/// Begins a game from the scenario on the desk; whatever else lay there is put away.
void begin_game(Desk& desk);

/// The battle that is shown: the game's, or of the line looked at. Requires: a game is played.
const plaquette::Battle& battle_now(const Desk& desk);

/// Gives orders, all or none; a refusal stays to be read. True where they were done. Requires: a game is played.
bool give(Desk& desk, const std::vector<plaquette::Order>& orders);
/// On to the next step.
void go_on(Desk& desk);
/// The faces of the sheet become the game's. Requires: the sheet is full.
void accept_dice(Desk& desk);

void undo_line(Desk& desk);
void redo_line(Desk& desk);
/// Back over a sealed line, by whoever consents.
void consent_to_undo(Desk& desk, game::ConsentBy by);

/// Shows the state after a line (0: the start) and leaves the game where it is; none: the game as it stands again.
void look_at(Desk& desk, std::optional<game::LineId> line);

/// Unfolds the ruling of a line, or folds it where it lies open.
void unfold_line(Desk& desk, game::LineId line);

/// A tap on an element or a staff, by what the stage makes of it.
void tap_piece(Desk& desk, const std::string& id);
/// Is a staff picked that rides to the next place that is tapped?
bool is_riding(const Desk& desk);
/// A tap on the ground: where a staff that is picked rides to; else nothing is picked any more.
void tap_ground(Desk& desk, TablePoint at);
/// Nothing is picked any more.
void forget_picks(Desk& desk);

/// What is owed and what the pad of orders offers, in the desk's language.
const Playing::Told& told_of(Desk& desk);

/// May this element be dragged in the game? Where no game is played, yes.
bool may_drag(const Desk& desk, ElementAt element);

}  // namespace bacler::ui
