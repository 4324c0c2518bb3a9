#include "base/check.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/permissions.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/play/putting.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// Phase 1: orders laid face down, and their tests.
namespace bacler::plaquette {

namespace {

const Staff& staff_of(const Battle& b, const Chit& c) {
    return b.scenario.sides[c.side].staffs[c.staff];
}

/// The ruling on giving an order in a battle, whatever the table will be.
Ruling giving(const Battle& b, const GiveOrder& order, const GivenSoFar& so_far) {
    const Ground ground = ground_of(b);
    return rule_on_order(ground.table, ground.layouts, order, {{}, false, so_far}).ruling;
}

/// What has been given before an order is laid: by its staff, and among the elements of its side.
GivenSoFar given_so_far(const Battle& b, const Named& giver) {
    const std::size_t side = giver.side;
    GivenSoFar out{b.sides[side].staffs[giver.index].spent, aides_out(b, side, giver.index), true, {}, {}};
    for (std::size_t e = 0; e < b.sides[side].elements.size(); ++e)
        if (b.sides[side].elements[e].is_imposed) out.imposed.push_back(e);
    for (const Chit& c : b.chits) {
        if (c.side != side || !c.order) continue;
        const std::optional<Named> to = named(b.scenario, c.order->to);
        const std::optional<Stance> stance = stance_of(c.order->command);
        if (to && to->kind == Named::Kind::element && stance) out.laid.push_back({to->index, *stance});
    }
    return out;
}

/// The battle as it will be if the orders that lie face down for a division pass.
Battle as_hoped(Battle b, std::size_t side, std::size_t division) {
    for (const Chit& c : b.chits) {
        const std::optional<Named> to = named(b.scenario, c.beside);
        if (!c.order || c.side != side || !to || to->kind != Named::Kind::staff || to->index != division)
            continue;
        if (const std::optional<Stance> stance = stance_of(c.order->command))
            b.scenario.sides[side].staffs[division].stance = *stance;
    }
    return b;
}

}  // namespace

int aides_out(const Battle& b, std::size_t side, std::size_t staff) {
    const auto is_his = [&](const auto& a) { return a.side == side && a.from == staff; };
    const auto on_road = std::count_if(b.aides.begin(), b.aides.end(), is_his);
    const auto waiting = std::count_if(b.chits.begin(), b.chits.end(), [&](const Chit& c) {
        return c.side == side && c.staff == staff && c.is_by_aide;
    });
    return static_cast<int>(on_road + waiting);
}

bool goes_by_aide(const Battle& b, const Named& giver, const Named& to) {
    if (to.kind != Named::Kind::staff || giver.index == to.index) return false;
    if (b.scenario.sides[giver.side].staffs[giver.index].level == StaffLevel::division) return false;
    const LaidTable table = lay_out(b.scenario);
    const std::optional<Distance> reach = staff_reach(table, giver.side, giver.index, to.index);
    return reach && !meets(reach->value, LimitWords::at_most, Length{40000});
}

int orders_taken(const Battle& b, const Named& to, const GiveOrder& order) {
    if (to.kind != Named::Kind::element) return 1;
    const Stance state = b.element(to.element()).stance;
    return state == Stance::retreat && stance_of(order.command) != Stance::fall_back ? 2 : 1;
}

int orders_left(const Battle& b, std::size_t side, std::size_t staff) {
    const Staff& s = b.scenario.sides[side].staffs[staff];
    return total(rule_on_orders_available(s.value, s.orders_lost)) - b.sides[side].staffs[staff].spent;
}

bool is_free(const Battle& b, const Chit& c) {
    return staff_of(b, c).id == c.beside && staff_of(b, c).level != StaffLevel::division;
}

namespace {

/// When a chit is tested: by the level of the staff that spends it, a division's order to itself before those to its elements.
int rank_of(const Battle& b, const Chit& c) {
    const Staff& staff = staff_of(b, c);
    return test_rank(staff.level) * 2 + (staff.id == c.beside ? 0 : 1);
}

DieRequest test_of(const Battle& b, const Chit& c) {
    const int value = staff_of(b, c).value;
    DieRequest d{Die::d6, id(Say::asks_order_test), staff_subject(c.side, c.staff), {65}, value, 0, {}, {}};
    if (value >= 1) d.faces.push_back({std::min(value, 6), id(Say::face_order_passes)});
    if (value < 6) d.faces.push_back({6, id(Say::face_order_fails)});
    return d;
}

}  // namespace

void lay_order(Turn& turn, const GiveOrder& order) {
    Battle& b = turn.battle;
    const std::optional<Named> giver = named(b.scenario, order.staff), to = named(b.scenario, order.to);
    BACLER_CHECK(giver && to && giver->kind == Named::Kind::staff);
    if (!is_in_play(turn, *giver) || !is_in_play(turn, *to)) return;
    StaffRecord& record = b.sides[giver->side].staffs[giver->index];
    const GivenSoFar so_far = given_so_far(b, *giver);
    turn.ruling = giving(b, order, so_far);
    if (turn.is_forbidden() && to->kind == Named::Kind::element && b.element(to->element()).under) {
        const Battle hoped = as_hoped(b, to->side, *b.element(to->element()).under);
        Ruling then = giving(hoped, order, so_far);
        if (verdict(then) != Verdict::forbidden) turn.ruling = std::move(then);
    }
    if (turn.is_forbidden()) return;
    Chit chit{giver->side, giver->index, order.to, order, {}, goes_by_aide(b, *giver, *to)};
    if (!is_free(b, chit)) {
        chit.further = orders_taken(b, *to, order) - 1;
        record.spent += 1 + chit.further;
    }
    turn.write(about(figure(63, Say::laid_face_down, Does::permits), subject_of(b.scenario, *to)));
    b.chits.push_back(std::move(chit));
}

void ask_next_level(Turn& turn) {
    Battle& b = turn.battle;
    b.dice.clear();
    std::stable_sort(b.chits.begin(), b.chits.end(),
                     [&](const Chit& x, const Chit& y) { return rank_of(b, x) < rank_of(b, y); });
    if (b.chits.empty()) {
        begin_movement(turn);
        return;
    }
    b.stage = Stage::testing;
    const int rank = rank_of(b, b.chits.front());
    for (const Chit& c : b.chits)
        if (rank_of(b, c) == rank && !is_free(b, c)) b.dice.push_back(test_of(b, c));
}

namespace {

bool is_routed(Stance stance) {
    return stance == Stance::fall_back || stance == Stance::retreat;
}

/// A division's order is that of all its elements within command distance that are not in repli or retreat (Q25, R079, R080).
void obey_as_division(Turn& turn, const Named& to, Stance stance) {
    Battle& b = turn.battle;
    const LaidTable table = lay_out(b.scenario);
    b.scenario.sides[to.side].staffs[to.index].stance = stance;
    const bool reaches_all = b.scenario.readings.on(Option::division_order_reaches_all);
    for (std::size_t e = 0; e < b.scenario.sides[to.side].elements.size(); ++e) {
        Element& element = b.scenario.sides[to.side].elements[e];
        if (element.under != to.index || !is_present(element)) continue;
        const std::optional<Distance> reach = command_reach(table, to.index, {to.side, e});
        const bool reached = reaches_all || !reach ||
                             meets(reach->value, LimitWords::at_most, command_distance(Recipient::element));
        const Subject who = element_subject({to.side, e});
        if (!reached)
            turn.write(about(figure(62, 25, Say::order_does_not_reach, Does::no_bearing), who));
        else if (is_routed(element.stance))
            turn.write(about(with_words(figure(80, Say::routed_keeps_its_state, Does::no_bearing),
                                        static_cast<int>(element.stance)),
                             who));
        else {
            element.stance = stance;
            b.record({to.side, e}).is_imposed = false;
        }
    }
}

/// One step of rallying for each order that has passed (R079, R080).
bool obey_as_element(Battle& b, const Named& to, Chit& chit, Stance wanted) {
    Element& element = b.element(to.element());
    b.record(to.element()).is_imposed = false;
    if (element.stance == Stance::retreat && wanted != Stance::fall_back) {
        element.stance = Stance::fall_back;
        ++chit.rally_step;
        chit.further = 0;
        return false;
    }
    element.stance = wanted;
    return true;
}

/// That an order which has passed is not carried out, and why not.
void tell_void(Turn& turn, Say say, Subject who, Ruling why) {
    for (Finding& f : why.findings)
        if (f.does == Does::permits || f.does == Does::forbids) f.does = Does::no_bearing;
    turn.write(about(figure(65, say, Does::no_bearing), who));
    turn.take(std::move(why), who);
}

/// Of an order that lay unseen nobody could say before whether it might be given.
Say void_of(const Battle& b) {
    return b.keeping == OrderKeeping::open ? Say::order_no_longer_holds : Say::order_was_not_permitted;
}

/// An order that has passed is obeyed. False where another test is owed first.
bool obey(Turn& turn, Chit& chit) {
    Battle& b = turn.battle;
    const GiveOrder& order = *chit.order;
    const std::optional<Named> to = named(b.scenario, order.to);
    if (!to) return true;
    const Subject who = subject_of(b.scenario, *to);
    GivenSoFar so_far;
    so_far.imposed = given_so_far(b, {Named::Kind::staff, chit.side, chit.staff, 0}).imposed;
    Ruling still = giving(b, order, so_far);
    if (!chit.is_by_aide && chit.rally_step == 0 && verdict(still) == Verdict::forbidden) {
        tell_void(turn, void_of(b), who, std::move(still));
        return true;
    }
    if (to->kind == Named::Kind::staff &&
        b.scenario.sides[to->side].staffs[to->index].level != StaffLevel::division) {
        Staff& staff = b.scenario.sides[to->side].staffs[to->index];
        staff.mission = mission_of(order.command);
        staff.mission_on = order.on;
        turn.write(about(with_words(figure(68, Say::takes_its_mission, Does::permits),
                                    static_cast<int>(staff.mission.value_or(Mission::advance))),
                         who));
        return true;
    }
    const Stance stance = stance_of(order.command).value_or(Stance::defence);
    const bool is_rallied_first = to->kind == Named::Kind::element &&
                                  b.element(to->element()).stance == Stance::retreat &&
                                  stance != Stance::fall_back;
    turn.write(about(with_words(figure(65, Say::order_is_obeyed, Does::permits),
                                static_cast<int>(is_rallied_first ? Stance::fall_back : stance)),
                     who));
    if (to->kind == Named::Kind::staff) {
        obey_as_division(turn, *to, stance);
        return true;
    }
    return obey_as_element(b, *to, chit, stance);
}

void send_aide(Turn& turn, const Chit& chit) {
    Battle& b = turn.battle;
    const std::optional<Named> to = named(b.scenario, chit.beside);
    BACLER_CHECK(to.has_value());
    if (b.keeping != OrderKeeping::open) {
        Ruling may = giving(b, *chit.order, {0, 0, true});
        if (verdict(may) == Verdict::forbidden) {
            tell_void(turn, void_of(b), subject_of(b.scenario, *to), std::move(may));
            return;
        }
    }
    Aide aide{chit.side, chit.staff, to->index, *chit.order, staff_of(b, chit).at, 1};
    const LaidTable table = lay_out(b.scenario);
    if (const auto reach = staff_reach(table, chit.side, chit.staff, to->index)) {
        const Ruling ride = rule_on_aide_ride(reach->value);
        aide.sequences_left = total(ride);
        turn.take(ride, staff_subject(chit.side, to->index));
    }
    turn.write(about(figure(67, 26, Say::aide_departs, Does::permits), staff_subject(chit.side, to->index)));
    b.aides.push_back(std::move(aide));
}

}  // namespace

void obey_aide(Turn& turn, const Aide& aide) {
    Chit chit{aide.side, aide.from, aide.order.to, aide.order, {}, true};
    obey(turn, chit);
}

void step_placing(Turn& turn) {
    turn.decide(with_words(figure(63, Say::orders_are_laid, Does::permits),
                           static_cast<int>(turn.battle.chits.size())));
    ask_next_level(turn);
}

namespace {

/// Does this order pass? Its ruling does not refuse the step where it fails.
bool passes_test(Turn& turn, const Chit& c, int face) {
    Ruling test = rule_on_order_test(staff_of(turn.battle, c).value, face);
    const bool passes = verdict(test) == Verdict::allowed;
    for (Finding& f : test.findings)
        if (f.does == Does::forbids) f.does = Does::no_bearing;
    turn.take(std::move(test), staff_subject(c.side, c.staff));
    return passes;
}

/// Of an order that was laid unseen the second step of a rally is spent when it comes (Q33): to count it before would tell what it says.
bool may_try_again(Turn& turn, const Chit& c) {
    Battle& b = turn.battle;
    if (b.keeping == OrderKeeping::open) return true;
    if (orders_left(b, c.side, c.staff) < 1) {
        turn.write(about(figure(61, 33, Say::no_order_left_to_rally_on, Does::no_bearing),
                         staff_subject(c.side, c.staff)));
        return false;
    }
    ++b.sides[c.side].staffs[c.staff].spent;
    return true;
}

}  // namespace

void carry_out_order(Turn& turn, Chit& c, std::vector<Chit>& again) {
    c.has_passed = false;
    if (c.is_by_aide)
        send_aide(turn, c);
    else if (!obey(turn, c) && may_try_again(turn, c))
        again.push_back(c);
}

void step_testing(Turn& turn) {
    Battle& b = turn.battle;
    const std::vector<int> faces = faces_of(b);
    const int rank = b.chits.empty() ? 0 : rank_of(b, b.chits.front());
    std::vector<Chit> tested, waiting;
    for (Chit& c : b.chits) (rank_of(b, c) == rank ? tested : waiting).push_back(c);
    b.chits = waiting;
    std::vector<Chit> again, unseen;
    std::size_t die = 0;
    turn.decide(figure(64, Say::orders_are_tested, Does::permits));
    for (Chit& c : tested) {
        if (!is_free(b, c) && !passes_test(turn, c, faces[die++])) {
            // The second order of a rally is not spent where the first fails (Q33).
            b.sides[c.side].staffs[c.staff].spent -= c.further;
            continue;
        }
        if (c.order) {
            carry_out_order(turn, c, again);
            continue;
        }
        c.has_passed = true;
        unseen.push_back(c);
    }
    b.chits.insert(b.chits.begin(), unseen.begin(), unseen.end());
    b.chits.insert(b.chits.end(), again.begin(), again.end());
    turn.seal = BattleSeal::reveal;
    if (unseen.empty()) {
        ask_next_level(turn);
        return;
    }
    b.dice.clear();
    b.stage = Stage::revealing;
}

}  // namespace bacler::plaquette
