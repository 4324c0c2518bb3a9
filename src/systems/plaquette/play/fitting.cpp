#include "systems/plaquette/play/fitting.hpp"

#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/order_ids.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace bacler::plaquette {

using game::Fit;
using game::Fitting;

namespace {

/// Where in the game a battle is: of two moments the earlier one is less.
using Moment = std::tuple<int, int, int, int>;

Moment moment_of(const Battle& b) {
    constexpr int fights = 7, last = 100;
    const auto at = [&](int phase, int batch = 0, int step = 0) {
        return Moment(b.sequence, phase, batch, step);
    };
    switch (b.stage) {
        case Stage::placing: return at(0);
        case Stage::testing:
        case Stage::revealing: return at(1);  // by turns, level after level
        case Stage::roll_off: return at(2);
        case Stage::choosing: return at(3);
        case Stage::moving: return at(4, static_cast<int>(b.march.turn));
        case Stage::declaring: return at(5);
        case Stage::firing: return at(6);
        case Stage::falling: return at(6, 1);
        case Stage::squares: return at(fights, b.batch, 0);
        case Stage::valuing: return at(fights, b.batch, 1);
        case Stage::results: return at(fights, b.batch, 2);
        case Stage::advancing: return at(fights, b.batch, 3);
        case Stage::unengaged: return at(fights + 1);
        case Stage::staff_losses: return at(fights + 2);
        case Stage::ending: return at(fights + 3);
        case Stage::over: break;
    }
    return at(last);
}

std::optional<std::size_t> first_asked(const Battle& b) {
    for (std::size_t i = 0; i < b.dice.size(); ++i)
        if (!b.dice[i].face) return i;
    return std::nullopt;
}

/// The orders of a level are tested a die each, in their order; a free one has none.
const Chit* chit_tested(const Battle& b, std::size_t request) {
    for (const Chit& c : b.chits)
        if (!is_free(b, c) && request-- == 0) return &c;
    return nullptr;
}

/// The batteries of each tir that wants a die, in the order of the dice.
std::vector<std::string> guns_of_tirs(const Battle& b) {
    std::vector<std::string> out;
    const Ground ground = ground_of(b);
    for (const Salvo& s : b.salvos) {
        std::vector<BatteryRef> batteries;
        for (std::size_t u = 0; u < b.element(s.element).units.size(); ++u) {
            const std::string& unit = b.element(s.element).units[u].unit.id;
            if (std::find(s.units.begin(), s.units.end(), unit) != s.units.end())
                batteries.push_back({s.element, u});
        }
        const TableFire fire = fire_on(ground.table, ground.layouts, batteries, s.target);
        for (const Tir& tir : rule_on_fire(fire.question, {}).tirs) {
            if (tir.total % 10 == 0) continue;
            std::string guns;
            for (const std::size_t battery : tir.batteries)
                guns += fire.question.batteries[battery].id + "\n";
            out.push_back(std::move(guns));
        }
    }
    return out;
}

Subject subject_of_group(const MarchGroup& g) {
    return g.staff ? staff_subject(g.side, *g.staff) : element_subject({g.side, *g.element});
}

int rounds_of(const Battle& b, Subject group) {
    for (const MarchGroup& g : b.march.groups)
        if (group == subject_of_group(g)) return g.roll_offs;
    return 0;
}

}  // namespace

DieQuestion question_of(const Battle& b, std::size_t request) {
    const DieRequest& d = b.dice.at(request);
    DieQuestion out{d.die, d.rule, d.why, d.who, 0, {}, {}, 0};
    if (d.why == id(Say::asks_fire) || d.why == id(Say::asks_value)) out.other = d.b;
    if (d.why == id(Say::asks_fire) && b.scenario.readings.at(Option::fire_grouping) == value::per_battery) {
        const std::vector<std::string> guns = guns_of_tirs(b);
        if (request < guns.size()) out.guns = guns[request];
    }
    if (d.why == id(Say::asks_order_test))
        if (const Chit* c = chit_tested(b, request)) out.beside = c->beside;
    if (d.why == id(Say::asks_roll_off)) out.round = rounds_of(b, d.who);
    return out;
}

namespace {

Finding refusal(Say say) {
    return shown(figure(57, say, Does::forbids), Shown::deciding);
}

Fitting misfit(Fit fit, Say say) {
    return {fit, {{refusal(say)}, {}, {}}};
}

/// A request as a finding beneath another: what it is for.
Finding told(const DieRequest& d) {
    Finding f = about(Finding{.rule = d.rule, .say = d.why, .a = d.a, .b = d.b}, d.who);
    f.depth = 1;
    return f;
}

/// Is there an order of this staff for this body that will be tested yet?
bool is_test_ahead(const Battle& now, const DieQuestion& q) {
    return std::any_of(now.chits.begin(), now.chits.end(), [&](const Chit& c) {
        return staff_subject(c.side, c.staff) == q.who && c.beside == q.beside;
    });
}

Fitting fitting_of_die(const Battle& then, const Battle& now) {
    const std::optional<std::size_t> was = first_asked(then), is = first_asked(now);
    if (!was) return misfit(Fit::otherwise, Say::no_die_is_owed);
    const DieQuestion asked = question_of(then, *was);
    bool is_open = false, is_kind_open = false;
    for (std::size_t i = 0; i < now.dice.size(); ++i) {
        if (now.dice[i].face) continue;
        is_open = is_open || question_of(now, i) == asked;
        is_kind_open = is_kind_open || (now.dice[i].why == asked.why && now.dice[i].who == asked.who);
    }
    if (is && question_of(now, *is) == asked && moment_of(now) == moment_of(then)) return {};
    Ruling why{{refusal(Say::die_was_for_another)}, {}, {}};
    why.findings.push_back(told(then.dice[*was]));
    if (is) {
        Finding f = figure(57, Say::another_die_is_asked, Does::no_bearing);
        why.findings.push_back(f);
        why.findings.push_back(told(now.dice[*is]));
    }
    const bool is_ahead = moment_of(then) > moment_of(now) || is_open || (is && is_kind_open) ||
                          (asked.why == id(Say::asks_order_test) && moment_of(then) == moment_of(now) &&
                           is_test_ahead(now, asked));
    return {is_ahead ? Fit::otherwise : Fit::gone, std::move(why)};
}

/// The group that moves or chooses; none where no group is left to.
Subject group_now(const Battle& b) {
    const bool is_any =
        b.stage == Stage::moving || std::any_of(b.march.ranking.begin(), b.march.ranking.end(),
                                                [&](std::size_t g) { return !b.march.groups[g].slot; });
    return is_any ? subject_of_group(group_in_turn(b)) : Subject{};
}

bool has_hit(const Battle& b, ElementRef ref) {
    return std::any_of(b.hits.begin(), b.hits.end(), [&](const Hit& h) { return h.element == ref; });
}

bool is_group_stage(Stage stage) {
    return stage == Stage::moving || stage == Stage::choosing;
}

/// Does an order that ends a stage, or picks in it, still find what it was for?
Fitting fitting_in_stage(const Battle& then, const Order& order, const Battle& now) {
    const bool is_moving = then.stage == Stage::moving && now.stage == Stage::moving;
    if (is_moving && !(group_now(then) == group_now(now))) {
        for (std::size_t i = 0; i < now.march.turn; ++i) {
            const Subject been = subject_of_group(now.march.groups[now.march.order[i]]);
            if (been == group_now(then)) return misfit(Fit::gone, Say::its_stage_is_past);
        }
        return misfit(Fit::otherwise, Say::another_group_moves);
    }
    if (is_moving) return {};
    if (moment_of(now) > moment_of(then)) return misfit(Fit::gone, Say::its_stage_is_past);
    if (is_group_stage(then.stage) && !(group_now(then) == group_now(now)))
        return misfit(Fit::otherwise, Say::another_group_chooses);
    if (const Lose* lose = std::get_if<Lose>(&order)) {
        const std::optional<Named> unit = named(now.scenario, lose->unit);
        if (!unit || !has_hit(now, unit->element())) return misfit(Fit::otherwise, Say::no_loss_to_lay_on);
    }
    return {};
}

}  // namespace

Fitting rule_on_fitting(const Battle& then, const Order& order, const Battle& now) {
    if (!has_its_names(now.scenario, order)) {
        const bool is_late_loss = std::holds_alternative<Lose>(order) && moment_of(now) > moment_of(then);
        return misfit(is_late_loss ? Fit::gone : Fit::otherwise, Say::names_what_is_not_there);
    }
    if (std::holds_alternative<Roll>(order)) return fitting_of_die(then, now);
    // In the movement a group's turn is told by the group: another order of moving makes no moment of it.
    const bool is_moving =
        then.stage == Stage::moving && now.stage == Stage::moving && then.sequence == now.sequence;
    if (!is_moving && moment_of(then) > moment_of(now))
        return misfit(Fit::otherwise, Say::something_is_asked_first);
    if (is_die_owed(now) && !is_die_owed(then)) return misfit(Fit::otherwise, Say::something_is_asked_first);
    const bool is_of_its_stage = std::holds_alternative<Next>(order) || std::holds_alternative<Lose>(order) ||
                                 std::holds_alternative<TakeSlot>(order);
    return is_of_its_stage ? fitting_in_stage(then, order, now) : Fitting{};
}

}  // namespace bacler::plaquette
