#pragma once
#include "app/game/game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::ui {

struct Desk;

/// What the players are about to put right at the place of a line; in pencil until it is consented to.
struct MendPlan {
    game::LineId line{0};
    game::Mending how{game::Mending::instead};
    std::vector<plaquette::Order> orders;  ///< to be played there; none yet, or the line is taken out
    std::optional<int> answer;             ///< the face of the die that what was forgotten asks for

    /// The die that another face is given to; none.
    const plaquette::Roll* die() const {
        return how == game::Mending::instead && !orders.empty()
                   ? std::get_if<plaquette::Roll>(&orders.front())
                   : nullptr;
    }
    /// Does it ask for a die of its own, as a fire does?
    bool asks_die() const {
        return !orders.empty() && std::holds_alternative<plaquette::Fire>(orders.front());
    }
};

/// What a mend came to.
struct MendStory {
    game::MendReport report;
};

/// Another face for the die of a line; the face it has already takes the plan back. Requires: the line is of a die.
void mend_die(Desk& desk, game::LineId line, int face);
/// Another order in the place of a line's.
void mend_order(Desk& desk, game::LineId line, const plaquette::Order& order);
/// The line is to be taken out.
void mend_out(Desk& desk, game::LineId line);
/// Shows the table as it stood before a line, so that what was forgotten there is given now.
void mend_before(Desk& desk, game::LineId line);
/// Is an order waited for that was forgotten?
bool is_adding(const Desk& desk);
/// What is given while `is_adding`: it goes into the plan. False where the rules refuse it.
bool add_to_plan(Desk& desk, const std::vector<plaquette::Order>& orders);
/// The face of the die that what was forgotten asks for. Requires: the plan asks for one.
void answer_in_plan(Desk& desk, int face);
/// What it comes to, in a sentence. Requires: a plan that is whole.
std::string words_of_plan(const Desk& desk);
void drop_plan(Desk& desk);
/// The plan is carried out, and the later lines are played on top. Requires: a plan that is whole.
void carry_out_plan(Desk& desk, game::ConsentBy by);
/// Why the plan was refused, in a sentence. Requires: it was.
std::string why_refused(const Desk& desk);
/// Plays what a mend could not, once what stopped it is answered.
void play_on_after_mend(Desk& desk);

/// The units that a line's loss could have fallen on, itself left out. Empty where it is no loss.
std::vector<plaquette::Order> other_losses(const Desk& desk, game::LineId line);

}  // namespace bacler::ui
