#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/leaving.hpp"
#include "systems/plaquette/legs.hpp"
#include "systems/plaquette/morale.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/contacts.hpp"
#include "systems/plaquette/play/fate.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/reacting.hpp"
#include "systems/plaquette/result.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

/// Phase 7: what the fights come to, all at once; the advances of the winners; the morale of the others (R175, R193-R210).
namespace bacler::plaquette {

using plane::Box;

namespace {

void earn_fatigue(Battle& b, ElementRef ref, int retreats, bool is_tired) {
    ElementRecord& record = b.record(ref);
    const int tiring = is_tired && !record.is_tired ? 1 : 0;
    record.is_tired = record.is_tired || is_tired;
    record.retreats += retreats;
    if (b.scenario.readings.at(Option::fatigue_timing) == value::immediate)
        b.element(ref).fatigue += tiring + retreats;
}

/// The state that a result brings; one that it changes is no particular order of anybody's (Q32).
void impose_result(Battle& b, ElementRef ref, CombatResult result) {
    Stance& stance = b.element(ref).stance;
    const Stance after = stance_after(stance, result, b.scenario.readings);
    b.record(ref).is_imposed = b.record(ref).is_imposed || after != stance;
    stance = after;
}

struct Departure {
    ElementRef ref;
    WithdrawalCause cause{WithdrawalCause::recoil};
    Angle direction;
    std::optional<int> cm;
    std::vector<UnitLoss> lost;
};

/// Units of an element that has no place: their losses, and columns where the result asks for them (Q107, Q133).
void fall_back_unplaced(Battle& b, const Departure& d) {
    const ElementRef ref = d.ref;
    take_losses(b, ref, d.lost);
    if (d.cause == WithdrawalCause::recoil && b.scenario.readings.on(Option::recoil_keeps_formation)) return;
    for (ScenarioUnit& u : b.element(ref).units)
        if (u.unit.arm != Arm::artillery) u.unit.formation = Formation::column;
}

std::vector<int> by_unit(const Element& e, const std::vector<UnitLoss>& lost) {
    std::vector<int> out(e.units.size(), 0);
    for (std::size_t u = 0; u < e.units.size(); ++u)
        for (const UnitLoss& l : lost)
            if (l.unit == e.units[u].unit.id) out[u] += l.plaquettes;
    return out;
}

/// Landing on friends costs the division that lands a point each time; by both_divisions_disordered also each division landed on
/// (R210, Q113).
void disorder(Battle& b, ElementRef ref, const LeavingAnswer& way) {
    if (const std::optional<std::size_t> own = b.element(ref).under)
        b.sides[ref.side].staffs[*own].points_lost += way.order_points_lost;
    if (!b.scenario.readings.on(Option::both_divisions_disordered)) return;
    for (const ElementRef landed_on : way.landed_on)
        if (const std::optional<std::size_t> other = b.element(landed_on).under;
            other && other != b.element(ref).under)
            ++b.sides[ref.side].staffs[*other].points_lost;
}

/// Losses first, then closed up, then away; what it costs its division in orders is owed next sequence (R209, R210, Q113, Q133).
void depart(Turn& turn, const Departure& d) {
    Battle& b = turn.battle;
    Element& e = b.element(d.ref);
    end_contacts_of(b, d.ref);
    if (!element_box(e)) {
        fall_back_unplaced(b, d);
        return;
    }
    const std::vector<int> lost = by_unit(e, d.lost);
    const int lost_before = e.lost;
    const Stance stance = e.stance;
    const LaidTable table = lay_out(b.scenario);
    LeavingAnswer way = rule_on_leaving(table, {d.ref, d.cause, d.direction, lost, d.cm});
    int gone = 0;
    for (std::size_t u = 0; u < lost.size(); ++u)
        gone += std::min(lost[u], plaquettes_of(e.units[u].unit.arm, e.units[u].unit.values.size()));
    for (Finding& f : way.ruling.findings) ++f.depth;
    if (!way.after.units.empty()) disorder(b, d.ref, way);
    turn.take(std::move(way.ruling));
    e = std::move(way.after);
    e.lost = lost_before + gone;
    e.stance = stance;
    if (e.units.empty()) {
        e.front.reset();
        return;
    }
    if (is_off_table(b.scenario, way.end)) leave_table(turn, d.ref);
}

WithdrawalCause cause_of(CombatResult result) {
    return static_cast<WithdrawalCause>(static_cast<int>(result) - 1);
}

/// The heading of whoever drives it off (Q107); of one without a place no more is known than that it stands before the front.
Angle heading_of(const LaidTable& before, ElementRef driver, ElementRef own) {
    const std::optional<Box>&box = before.laid(driver).box, &body = before.laid(own).box;
    if (box) return box->heading;
    return body ? body->heading + Angle{180000} : Angle{};
}

void tell_fate(Turn& turn, const Fate& fate, Stance after) {
    const Subject who = element_subject(fate.ref);
    int lost = 0;
    for (const UnitLoss& l : fate.lost) lost += l.plaquettes;
    if (fate.result)
        turn.write(about(with_words(figure(196 + static_cast<int>(*fate.result), Say::result_of_its_fights,
                                           Does::no_bearing),
                                    static_cast<int>(*fate.result), static_cast<int>(after)),
                         who));
    else
        turn.write(
            about(figure(195, fate.has_won_all ? Say::wins_its_fights : Say::has_no_result, Does::no_bearing),
                  who));
    if (lost > 0) turn.write(about(with_words(figure(207, Say::element_loses, Does::no_bearing), lost), who));
}

/// The stance a result brings, the losses, and for those that leave, where they end.
void apply(Turn& turn, const Fate& fate, const std::vector<Fight>& fights,
           const std::vector<EngagementAnswer>& answers, const LaidTable& before) {
    Battle& b = turn.battle;
    Element& e = b.element(fate.ref);
    if (fate.result && *fate.result != CombatResult::melee) impose_result(b, fate.ref, *fate.result);
    tell_fate(turn, fate, e.stance);
    b.record(fate.ref).has_fought = true;
    earn_fatigue(b, fate.ref, fate.result && *fate.result >= CombatResult::retreat ? 1 : 0, fate.is_tired);
    if (!is_leaving(fate.result)) {
        take_losses(b, fate.ref, fate.lost);
        return;
    }
    const SideAnswer& answer = answers[fate.by].sides[fate.side];
    const std::optional<int> cm = answer.move ? std::optional(answer.move->cm) : std::nullopt;
    depart(turn, {fate.ref, cause_of(*fate.result),
                  heading_of(before, fights[fate.by].of(1 - fate.side), fate.ref), cm, fate.lost});
}

}  // namespace

void step_results(Turn& turn) {
    Battle& b = turn.battle;
    const Battle as_fought = b;
    const Ground ground = ground_of(as_fought);
    const std::vector<Fight> fights = fights_of(as_fought, ground);
    const std::vector<ValueDice> faces = faces_of_fights(as_fought, fights);
    std::vector<EngagementAnswer> answers;
    for (std::size_t i = 0; i < fights.size(); ++i)
        answers.push_back(rule_on_engagement(fights[i].engagement, faces[i]));
    turn.decide(
        with_words(figure(195, Say::results_apply_at_once, Does::permits), static_cast<int>(fights.size())));
    std::vector<Fate> fates = fates_of(b, fights, answers);
    // Those that stay take their losses before anybody runs past them.
    std::stable_sort(fates.begin(), fates.end(), [](const Fate& x, const Fate& y) {
        return !is_leaving(x.result) && is_leaving(y.result);
    });
    for (const Fate& f : fates) apply(turn, f, fights, answers, ground.table);
    for (const Fate& f : fates) b.record(f.ref).may_advance = f.may_advance && is_present(b.element(f.ref));
    move_reached_staffs(turn);
    b.dice.clear();
    b.stage = Stage::advancing;
}

bool is_landing(const Battle& b, const State& order) {
    if (order.what != FactKind::distance || !meets(*order.distance, LimitWords::at_most, grain)) return false;
    const bool is_after = (b.stage >= Stage::advancing && b.stage <= Stage::over) ||
                          (b.stage == Stage::placing && b.sequence > 1);
    const std::optional<ElementRef> goer = element_named(b.scenario, order.a),
                                    other = element_named(b.scenario, order.b);
    return is_after && goer && other && goer->side == other->side && !element_box(b.element(*goer)) &&
           !is_in_contact(b, *goer);
}

void land_on_friend(Turn& turn, const State& order) {
    Battle& b = turn.battle;
    const ElementRef ref = *element_named(b.scenario, order.a);
    turn.decide(about(with_words(figure(210, 113, Say::division_disordered, Does::permits), 1),
                      element_subject(ref)));
    const std::optional<std::size_t> staff = b.element(ref).under;
    if (!staff) return;
    if (b.stage == Stage::placing)
        ++b.scenario.sides[ref.side].staffs[*staff].orders_lost;
    else
        ++b.sides[ref.side].staffs[*staff].points_lost;
}

std::vector<ElementRef> candidates_for_advance(const Battle& b) {
    std::vector<ElementRef> out;
    if (b.batch > 1 && b.scenario.readings.at(Option::advance_chain) == value::once) return out;
    for (const ElementRef ref : all_elements(b))
        if (b.record(ref).may_advance && b.element(ref).stance == Stance::attack && !is_in_contact(b, ref))
            out.push_back(ref);
    return out;
}

bool may_anybody_advance(const Battle& b) {
    return !candidates_for_advance(b).empty();
}

namespace {

/// Whom an advance reaches: fought at once in the next batch, or next sequence where it stands in cover (R208, Q112).
void meet_after_advance(Turn& turn, ElementRef ref) {
    Battle& b = turn.battle;
    const LaidTable table = lay_out(b.scenario);
    for (const Contact& c : note_contacts_of(b, ref)) {
        b.contacts.back().batch = b.batch + 1;
        b.contacts.back().waits = is_shelter(cover_of_element(table, c.defender));
        turn.write(
            about(with_words(figure(125, Say::comes_into_contact, Does::permits), element_word(c.defender)),
                  element_subject(c.attacker)));
    }
}

}  // namespace

void advance_winner(Turn& turn, const Advance& order) {
    Battle& b = turn.battle;
    const std::optional<Named> piece = named(b.scenario, order.element);
    BACLER_CHECK(piece && piece->kind == Named::Kind::element);
    const ElementRef ref = piece->element();
    const std::vector<ElementRef> may = candidates_for_advance(b);
    if (std::find(may.begin(), may.end(), ref) == may.end()) {
        turn.decide(about(figure(208, 112, Say::has_not_won_all, Does::forbids), element_subject(ref)));
        return;
    }
    const LaidTable table = lay_out(b.scenario);
    if (!table.laid(ref).box) {
        turn.take(rule_on_unplaced_advance(order.by), element_subject(ref));
        if (turn.is_forbidden()) return;
        b.record(ref).may_advance = false;
        meet_after_advance(turn, ref);  // whoever the players have stated it to meet
        return;
    }
    MoveAnswer answer = rule_on_advance(table, ref, order.by);
    turn.ruling = answer.ruling;
    if (!turn.is_forbidden()) {
        const Box body = *table.laid(ref).box;
        const TablePoint to = plane::offset(body.centre, body.heading, {}, order.by);
        const plane::Leg leg{plane::Leg::Kind::straight, to.x - body.centre.x, to.y - body.centre.y, {}};
        b.scenario = moved(b.scenario, {MoverRef::Kind::element, ref.side, ref.element, 0}, {leg});
        ElementRecord& record = b.record(ref);
        record.may_advance = false;
        record.path.push_back(plane::front_centre(answer.end()));
        meet_after_advance(turn, ref);
        move_reached_staffs(turn);
    }
    turn.move = std::move(answer);
}

/// All that advance have done so; whom they have met they fight, batch after batch (Q112).
void step_advancing(Turn& turn) {
    Battle& b = turn.battle;
    for (const ElementRef ref : all_elements(b)) b.record(ref).may_advance = false;
    turn.decide(figure(208, 112, Say::advances_are_over, Does::permits));
    ++b.batch;
    const bool is_fight = std::any_of(b.contacts.begin(), b.contacts.end(),
                                      [&](const Contact& c) { return c.batch == b.batch && !c.waits; });
    b.stage = is_fight ? Stage::squares : Stage::unengaged;
}

namespace {

MoraleTerms terms_of(const Battle& b, const Ground& ground, ElementRef ref) {
    const Element& e = b.element(ref);
    MoraleTerms m;
    m.majority = majority_of_element(e, b.scenario.readings);
    m.charisma = charisma_of(ground.table, ref);
    m.fatigue = e.fatigue;
    m.losses = e.lost;
    m.supports = static_cast<int>(supporting_elements_of(ground.table, ref, ground.layouts).size());
    m.cover = cover_of_element(ground.table, ref);
    m.open_threatened = !open_zones_of(ground.table, ref, ground.layouts).empty();
    return m;
}

/// The value of its first rank, as if it were engaged, for the reading unengaged_value = front_rank.
int front_rank_of(const Element& e) {
    int sum = 0;
    const std::vector<int> rows = rows_of_units(e);
    for (std::size_t u = 0; u < e.units.size(); ++u)
        if (rows[u] == 1)
            for (const int v : e.units[u].unit.values) sum += v;
    return sum / 10;
}

/// Away from the nearest enemy; with none on the table, to its own rear.
Angle away_from_enemies(const LaidTable& table, ElementRef ref) {
    const Box& own = *table.laid(ref).box;
    const Box* nearest = nullptr;
    double best = 0;
    for (const LaidElement& e : table.elements) {
        if (e.ref.side == ref.side || !e.box) continue;
        const plane::Vec off = plane::in_mm(e.box->centre) - plane::in_mm(own.centre);
        const double far = off.x * off.x + off.y * off.y;
        if (nearest != nullptr && far >= best) continue;
        nearest = &*e.box;
        best = far;
    }
    if (nearest == nullptr) return own.heading + Angle{180000};
    const Angle ahead = own.heading + Angle{180000};
    return plane::zone_of(own, nearest->centre) == plane::Zone::rear ? own.heading : ahead;
}

void fail_unengaged(Turn& turn, ElementRef ref, int morale) {
    Battle& b = turn.battle;
    Element& e = b.element(ref);
    const CombatResult result = result_of(-morale);
    Fate fate;
    fate.ref = ref;
    fate.result = result;
    for (const ScenarioUnit& u : e.units) {
        const bool heavy = result == CombatResult::retreat && u.unit.weight == Weight::heavy;
        if (u.unit.arm == Arm::artillery && (heavy || result == CombatResult::rout))
            fate.lost.push_back({u.unit.id, 1});
    }
    impose_result(b, ref, result);
    tell_fate(turn, fate, e.stance);
    earn_fatigue(b, ref, result >= CombatResult::retreat ? 1 : 0, false);
    const LaidTable table = lay_out(b.scenario);
    const Angle direction = table.laid(ref).box ? away_from_enemies(table, ref) : Angle{};
    depart(turn, {ref, cause_of(result), direction, {}, fate.lost});
}

}  // namespace

/// Everybody that has fought nobody this sequence, against an opponent of morale zero (R175, Q95). All are tested as the table stands,
/// then those that fail go.
void step_unengaged(Turn& turn) {
    Battle& b = turn.battle;
    const Battle as_it_stands = b;
    const Ground ground = ground_of(as_it_stands);
    turn.decide(figure(175, 95, Say::unengaged_are_tested, Does::permits));
    std::vector<std::pair<ElementRef, int>> failing;
    for (const ElementRef ref : all_elements(b)) {
        if (!is_present(b.element(ref)) || b.record(ref).has_fought || is_in_contact(b, ref)) continue;
        const Ruling ruling = rule_on_unengaged_morale(terms_of(as_it_stands, ground, ref),
                                                       front_rank_of(b.element(ref)), b.scenario.readings);
        const int morale = total(ruling);
        Finding heading = figure(175, 95, Say::unengaged_morale_is, Does::no_bearing);
        turn.write(about(with_words(heading, morale), element_subject(ref)));
        for (Finding f : ruling.findings) {
            ++f.depth;
            turn.write(f);
        }
        if (morale < 0) failing.emplace_back(ref, morale);
    }
    for (const auto& [ref, morale] : failing) fail_unengaged(turn, ref, morale);
    b.dice = staff_dice(b);
    b.stage = b.dice.empty() ? Stage::ending : Stage::staff_losses;
}

}  // namespace bacler::plaquette
