#pragma once
#include "app/game/acts.hpp"
#include "app/game/branches.hpp"
#include "app/game/choices.hpp"
#include "app/game/dice_sheet.hpp"
#include "app/game/log.hpp"
#include "app/game/order_sheet.hpp"
#include "app/game/phases.hpp"
#include "app/game/roster.hpp"
#include "app/game/withdrawals.hpp"
#include "ui/correcting.hpp"
#include "ui/in_step.hpp"
#include "ui/mending.hpp"
#include "ui/riding.hpp"
#include "ui/seat.hpp"
#include "ui/stating.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bacler::ui {

struct Desk;

/// The game on the desk and what the players are about to do in it. The desk's scenario shows what its viewer sees of its state.
struct Playing {
    Playing(PlayedGame played, std::string file, std::uint64_t first_seed);

    PlayedGame game;
    std::string path;  ///< its file; empty: in memory only
    plaquette::Battle
        seen;  ///< what is shown of it, to whoever looks; of the line looked at while there is one
    std::vector<RosterGroup> roster;  ///< of what is shown: the pieces that have no place
    Seat seat;
    Faults unsaved;  ///< why the last decisions are in memory only
    Faults notices;  ///< of the opening, until they are read
    Faults faults;   ///< of what was tapped, until the next tap

    Generator generator;
    std::uint64_t seed;              ///< of its next dice when the game was begun or gone on with
    std::optional<DiceSheet> sheet;  ///< whenever dice are owed

    enum class Page : std::uint8_t { owed, orders, log } page{Page::owed};
    std::string from, to,
        on;  ///< ids tapped: who orders, fires or rides; to whom or at whom; what an order names
    std::optional<Ride> ride;  ///< a staff is dragged
    bool passes_staff{false};  ///< the staff `from` goes to another player

    std::optional<ElementAt> shooter;  ///< the element `from` names, in the declaring of fire

    Stating stating;  ///< of `from` and `to`, where one has no place

    /// What a tap came to and the rules refused, until the next one.
    std::optional<Ruling> refused;
    /// The move of the hand's that was refused last, and what was said of it.
    struct RefusedMove {
        plaquette::Move move;
        Ruling refusal;
    };
    std::optional<RefusedMove> refused_move;
    std::optional<Decreeing> decreeing;
    std::optional<game::LineId>
        goes_to;  ///< once it is consented to, back to this line; none: back over the last decision

    std::optional<game::LineId> looked_at;  ///< the line whose state is shown; none: the cursor's
    std::optional<game::LineId> branch;     ///< the tip of the branch left that is looked at
    std::optional<game::LineId> unfolded;   ///< whose ruling lies open in the log
    std::set<std::size_t> open_nodes;       ///< of its tree
    bool also_considered{false};
    InStep in_step;
    std::optional<Looking> looking;  ///< whether the real table looks like this
    std::optional<MendPlan> mending;
    std::optional<MendStory> mended;     ///< what the last mend came to, until the next tap
    std::vector<game::LineId> unplayed;  ///< decisions that a mend left, to be played again
    GameLog log;
    bool scrolls_to_unfolded{false};            ///< the next frame shows the line that was unfolded
    bool scrolls_log_down{false};               ///< the next frame shows the log's end
    std::optional<std::size_t> scrolls_to_die;  ///< the next frame shows this die of the sheet whole

    std::uint64_t changes{1};  ///< grows whenever the game, or what is shown of it, is another

    /// What was put into words, and for what.
    struct Told {
        std::uint64_t of_changes{0};
        Lang lang{Lang::fr};
        std::string from, to, on;
        std::optional<ElementAt> picked;
        std::vector<OwedItem> owed;
        std::vector<CommandKey> commands;  ///< while from and to are picked in the placing
        std::vector<ActKey> acts;          ///< of the element that is picked while its group moves
        std::vector<OrderEntry> sheet;     ///< a sequence after another
        std::vector<BranchLeft> branches;
    } told;

    /// Who was driven from his place as the game is shown, and when that was looked up.
    struct Driven {
        std::uint64_t of_changes{0};
        std::vector<Withdrawn> all;
    } driven;

    /// Of which line it was looked up last whether it may have been played otherwise, and when.
    struct Otherwise {
        std::uint64_t of_changes{0};
        game::LineId line{0};
        bool may{false};
    } otherwise;
};

/// Begins a game from the scenario on the desk, and gives it its file; whatever else lay there is put away.
void begin_game(Desk& desk);
/// The game that nobody has decided anything in begins anew with its orders kept in another way. Requires: is_unbegun.
void keep_orders(Desk& desk, plaquette::OrderKeeping keeping);
/// Goes on with a game; while orders lie face down the neutral screen comes first.
void play_game(Desk& desk, PlayedGame game, const std::string& path);
/// Another scenario on the desk; whatever else lay there is put away. Requires: no game is played.
void lay_scenario(Desk& desk, plaquette::Scenario scenario);

/// What came of writing: kept to be told where it failed. Any other faults are those of what was tapped.
void heed(Desk& desk, Faults faults);

/// The battle that is shown: what the viewer may see of the game, or of the line looked at. Requires: a game is played.
const plaquette::Battle& battle_now(const Desk& desk);
/// The desk shows the battle to whoever looks, and the dice it waits for lie on a new sheet.
void show_game(Desk& desk);

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

/// Shows a branch that was left, from its tip (branches_left).
void look_at_branch(Desk& desk, game::LineId tip);
/// The game goes on from the line that is looked at; over what is sealed, once it is consented to. Requires: one is looked at.
void go_on_from_here(Desk& desk);

/// Unfolds the ruling of a line, or folds it where it lies open.
void unfold_line(Desk& desk, game::LineId line);
/// Writes a note on a line; an empty one takes it away.
void note_line(Desk& desk, game::LineId line, const std::string& text);

/// Those whom the last results have driven from their places, at the line that is shown.
const std::vector<Withdrawn>& driven_of(Desk& desk);

/// What is owed and what the pad of orders offers, in the desk's language.
const Playing::Told& told_of(Desk& desk);

// Taps on the table (play_taps.cpp).

/// A tap on an element or a staff, by what the stage makes of it.
void tap_piece(Desk& desk, const std::string& id);
/// Is a staff picked that rides to the next place that is tapped?
bool is_riding(const Desk& desk);
/// A tap on the ground: where a staff that is picked rides to; else nothing is picked any more.
void tap_ground(Desk& desk, TablePoint at);
/// Nothing is picked any more.
void forget_picks(Desk& desk);
/// May orders of this side be given by whoever holds the tablet?
bool may_order(const Desk& desk, std::size_t side);
/// The side of a piece by its id.
std::optional<std::size_t> side_of_piece(const Desk& desk, const std::string& id);
/// Is the pad of orders open: a giver and a body are picked while orders are laid or told?
bool is_order_pad_open(const Desk& desk);
/// May this element be dragged in the game? Where no game is played, yes.
bool may_drag(const Desk& desk, ElementAt element);

}  // namespace bacler::ui
