#include "base/check.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/fights.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/square.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

/// Phases 4 to 6: squares, the dice of the values, and each fight judged by itself (R141, R146-R192).
namespace bacler::plaquette {

namespace {

Arm arm_of_element(const Element& element) {
    std::vector<const Unit*> units;
    for (const ScenarioUnit& u : element.units) units.push_back(&u.unit);
    return arm_of(units);
}

bool may_form_now(const Battle& b, ElementRef ref, const ScenarioUnit& u) {
    const std::vector<std::string>& changed = b.record(ref).changed;
    return u.unit.arm == Arm::infantry && !is_square(u.unit.formation) &&
           (u.unit.may_form_solid || u.unit.may_form_hollow) &&
           std::find(changed.begin(), changed.end(), u.unit.id) == changed.end();
}

/// The test of an element in contact as it stands (Q75): for the attacker that came first.
std::optional<SquareQuestion> square_question(const Battle& b, ElementRef ref) {
    const auto met = std::find_if(b.contacts.begin(), b.contacts.end(), [&](const Contact& c) {
        return c.batch == b.batch && !c.waits && !c.is_fought && (c.defender == ref || c.attacker == ref);
    });
    if (met == b.contacts.end()) return std::nullopt;
    const Element& e = b.element(ref);
    SquareQuestion q;
    q.majority = majority_of_element(e, b.scenario.readings);
    q.stance = e.stance;
    q.already_changed = b.record(ref).has_tested_square;
    q.attacker = arm_of_element(b.element(met->defender == ref ? met->attacker : met->defender));
    q.is_infantry = arm_of_element(e) == Arm::infantry;
    q.may_form_solid = q.may_form_hollow = false;
    for (const ScenarioUnit& u : e.units) {
        if (!may_form_now(b, ref, u)) continue;
        q.may_form_solid = q.may_form_solid || u.unit.may_form_solid;
        q.may_form_hollow = q.may_form_hollow || u.unit.may_form_hollow;
    }
    q.readings = b.scenario.readings;
    return q;
}

}  // namespace

std::vector<ElementRef> candidates_for_square(const Battle& b) {
    std::vector<ElementRef> out;
    for (const ElementRef ref : all_elements(b)) {
        if (!is_present(b.element(ref))) continue;
        const std::optional<SquareQuestion> q = square_question(b, ref);
        if (q && verdict(rule_on_square_permission(*q)) == Verdict::allowed) out.push_back(ref);
    }
    return out;
}

bool may_anybody_square(const Battle& b) {
    return !candidates_for_square(b).empty();
}

void ask_square(Turn& turn, const Form& order) {
    Battle& b = turn.battle;
    const std::optional<Named> piece = named(b.scenario, order.unit);
    BACLER_CHECK(piece && piece->kind != Named::Kind::staff && piece->kind != Named::Kind::terrain);
    const ElementRef ref = piece->element();
    const std::optional<SquareQuestion> q = square_question(b, ref);
    if (!q || !is_square(order.formation)) {
        turn.decide(
            about(figure(141, 75, Say::only_squares_of_the_engaged, Does::forbids), element_subject(ref)));
        return;
    }
    turn.take(rule_on_square_permission(*q), element_subject(ref));
    if (turn.is_forbidden()) return;
    b.record(ref).has_tested_square = true;
    DieRequest die{
        Die::d10, id(Say::asks_square), element_subject(ref), {141}, q->majority, 2 * q->majority, {}, {}};
    if (q->may_form_hollow && q->majority > 0)
        die.faces.push_back({std::min(q->majority, 10), id(Say::face_hollow)});
    if (q->may_form_solid && q->majority < 10)
        die.faces.push_back({std::min(2 * q->majority, 10), id(Say::face_solid)});
    if (die.faces.empty() || die.faces.back().up_to < 10) die.faces.push_back({10, id(Say::face_no_square)});
    b.dice.push_back(std::move(die));
}

namespace {

/// Each of its battalions forms what the die lets it and its own drill knows (Q12, Q13); that is its change of formation (Q46).
void form_squares(Turn& turn, ElementRef ref, int face) {
    Battle& b = turn.battle;
    std::optional<SquareQuestion> q = square_question(b, ref);
    if (!q) return;
    q->already_changed = false;
    bool is_told = false;
    for (ScenarioUnit& u : b.element(ref).units) {
        if (!may_form_now(b, ref, u)) continue;
        q->may_form_solid = u.unit.may_form_solid;
        q->may_form_hollow = u.unit.may_form_hollow;
        q->plaquettes = static_cast<int>(u.unit.values.size());
        const SquareAnswer answer = rule_on_square_test(*q, face);
        if (!is_told) turn.take(answer.ruling, element_subject(ref));
        is_told = true;
        if (!answer.formed) continue;
        u.unit.formation = *answer.formed;
        b.record(ref).changed.push_back(u.unit.id);
    }
}

std::optional<ElementRef> element_of(Subject who) {
    if (who.kind != SubjectKind::element) return std::nullopt;
    return ElementRef{who.side, who.index};
}

void ask_values(Turn& turn) {
    Battle& b = turn.battle;
    b.stage = Stage::valuing;
    b.dice.clear();
    const Ground ground = ground_of(b);
    const std::vector<Fight> fights = fights_of(b, ground);
    if (fights.empty()) b.stage = Stage::unengaged;
    for (const Fight& f : fights) {
        const std::array<int, 2> totals = totals_of(f.engagement);
        for (std::size_t side = 0; side < 2; ++side) {
            if (!wants_die(f, side)) continue;
            const int units =
                value_odds(totals[side], f.engagement.sides[side].stance, f.engagement.readings).units;
            b.dice.push_back({Die::d10,
                              id(Say::asks_value),
                              element_subject(f.of(side)),
                              {171},
                              totals[side],
                              element_word(f.of(1 - side)),
                              {{units, id(Say::face_adds_one)}, {10, id(Say::face_adds_none)}},
                              {}});
        }
    }
}

}  // namespace

/// With tests rolled, their squares are formed and others may still test; else the values are rolled for.
void step_squares(Turn& turn) {
    Battle& b = turn.battle;
    if (!b.dice.empty()) {
        const std::vector<int> faces = faces_of(b);
        const std::vector<DieRequest> dice = b.dice;
        turn.decide(figure(141, 75, Say::squares_are_tested, Does::permits));
        for (std::size_t i = 0; i < dice.size(); ++i)
            if (const std::optional<ElementRef> ref = element_of(dice[i].who))
                form_squares(turn, *ref, faces[i]);
        b.dice.clear();
        return;
    }
    turn.decide(figure(141, 75, Say::no_more_squares, Does::permits));
    ask_values(turn);
}

/// The first fight not yet judged, by its dice: a line of its own. With none left the results follow.
void step_valuing(Turn& turn) {
    Battle& b = turn.battle;
    const Ground ground = ground_of(b);
    const std::vector<Fight> fights = fights_of(b, ground);
    const std::optional<std::size_t> next = next_to_judge(b, fights);
    if (!next) {
        turn.decide(
            with_words(figure(195, Say::fights_are_judged, Does::permits), static_cast<int>(fights.size())));
        b.stage = Stage::results;
        return;
    }
    const std::vector<ValueDice> faces = faces_of_fights(b, fights);
    turn.ruling = rule_on_engagement(fights[*next].engagement, faces[*next]).ruling;
    b.contacts[fights[*next].contact].is_fought = true;
}

}  // namespace bacler::plaquette
