#pragma once
#include "app/game/game.hpp"
#include "app/game/phases.hpp"
#include "app/game/table_look.hpp"
#include "app/game/table_steps.hpp"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// The real table beside the tablet: what hands have not done yet, and whether what lies there is what stands here. Nothing of it is
/// in the game's file: another tablet at the same table has its own.
namespace bacler::ui {

struct Desk;

/// What hands have made of the real table, and what they have still to do.
struct InStep {
    plaquette::Scenario on_table;  ///< as hands have laid it, as far as they told
    plaquette::Scenario shown;     ///< as it was shown when the list was made
    std::vector<TableStep> steps;  ///< those that are worth doing
    std::set<std::string> done;    ///< pieces that are ticked, until the list is another
    std::optional<std::pair<int, SequencePhase>>
        waved_in;          ///< the sequence and phase in which the list was put away last
    bool is_asked{false};  ///< it was asked for
    std::string lit;       ///< the piece that is lit on the table; none: empty
};

/// One piece after another is compared with the real table.
struct Looking {
    std::vector<std::string> pieces;  ///< in the order in which they are looked at
    std::size_t at{0};                ///< place in `pieces`; their count: all were compared
};

/// The battle that is shown is another: what was ticked is done, and the list is made anew. Requires: a game is played.
void follow_table(Desk& desk);

/// As give; those who tapped and dragged have moved their pieces themselves, as far as nothing else was left to do to them.
bool give_by_hand(Desk& desk, const std::vector<plaquette::Order>& orders);
/// The pieces that are otherwise than before lie so already: it was read off the real table.
void lies_as_told(Desk& desk, const plaquette::Scenario& before);

/// Is there anything to be done, for whoever holds the tablet?
bool has_steps(const Desk& desk);
/// Is it listed now? Not while a piece is picked: whoever has one in mind goes on with that.
bool are_steps_listed(const Desk& desk);
/// Is the list to be seen, as soon as its page is and nothing is picked? By the settings unless it was put away, or asked for.
bool tells_steps(const Desk& desk);
/// It is listed, until it is done or put away.
void list_steps(Desk& desk);
/// The list is put away for this phase, unless it is asked for.
void wave_steps_away(Desk& desk);
/// Ticks a step, or takes its tick back; with the last one the list is done.
void tick_step(Desk& desk, const std::string& piece);
/// All of it is done.
void tick_all_steps(Desk& desk);
/// The step of a piece is lit on the table, or is no longer.
void light_step(Desk& desk, const std::string& piece);

/// Asks whether the table looks like this, from the first piece on.
void look_at_table(Desk& desk);
/// The piece that is compared; empty once all were.
std::string looked_piece(const Desk& desk);
/// It lies so: to the next one.
void looks_right(Desk& desk);
/// All that is left of its side does.
void side_looks_right(Desk& desk);
/// It does not: its sheet opens, and the next one comes after it.
void looks_wrong(Desk& desk);
void stop_looking(Desk& desk);

/// Over the board: whom the last results drove off, the step that is lit; while the table is compared, neither.
Picture picture_of_results(Desk& desk);

}  // namespace bacler::ui
