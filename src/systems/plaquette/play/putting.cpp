#include "systems/plaquette/play/putting.hpp"

#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/brigading.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/facts.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/contacts.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/stating.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bacler::plaquette {

using plane::Box;

bool may_change_now(Turn& turn) {
    const std::vector<DieRequest>& dice = turn.battle.dice;
    const auto owed = std::count_if(dice.begin(), dice.end(), [](const DieRequest& d) { return !d.face; });
    if (owed == 0) return true;
    turn.decide(with_words(figure(57, Say::dice_are_owed, Does::forbids), static_cast<int>(owed)));
    return false;
}

bool is_in_play(Turn& turn, const Named& piece) {
    const Side& side = turn.battle.scenario.sides[piece.side];
    const bool is_there = piece.kind == Named::Kind::staff ? is_there_yet(side.staffs[piece.index].arrives)
                                                           : is_present(side.elements[piece.index]);
    if (!is_there)
        turn.decide(about(figure(57, 136, Say::is_not_in_play, Does::forbids),
                          subject_of(turn.battle.scenario, piece)));
    return is_there;
}

namespace {

Finding measured(Turn& turn, Finding f, Length value, Length limit, LimitWords words) {
    turn.ruling.measures.push_back({value, limit, words, {}, {}, {}});
    f.measure = static_cast<std::int32_t>(turn.ruling.measures.size()) - 1;
    return f;
}

bool lies_on_nobody(Turn& turn, ElementRef ref, const LaidTable& table) {
    bool out = true;
    for (const Overlap& o : overlaps_of(table)) {
        if ((o.a == ref) == (o.b == ref)) continue;
        const ElementRef other = o.a == ref ? o.b : o.a;
        const Finding f = with_words(figure(0, Say::lies_on, Does::forbids), element_word(other));
        turn.decide(about(measured(turn, f, o.by, {}, LimitWords::at_most), element_subject(ref)));
        out = false;
    }
    return out;
}

bool touches_its_enemies(Turn& turn, ElementRef ref, const LaidTable& table) {
    bool out = true;
    const std::optional<Box>& body = table.laid(ref).box;
    for (const Contact& c : turn.battle.contacts) {
        if (!(c.attacker == ref) && !(c.defender == ref)) continue;
        const ElementRef other = c.attacker == ref ? c.defender : c.attacker;
        const std::optional<Box>& enemy = table.laid(other).box;
        if (!body || !enemy) continue;
        const Length gap = plane::gap(*body, *enemy).distance;
        if (meets(gap, LimitWords::at_most, contact_distance)) continue;
        const Finding f =
            with_words(figure(125, Say::must_stay_in_contact, Does::forbids), element_word(other));
        turn.decide(
            about(measured(turn, f, gap, contact_distance, LimitWords::at_most), element_subject(ref)));
        out = false;
    }
    return out;
}

}  // namespace

bool has_room(Turn& turn, ElementRef ref, const Element& placed) {
    Scenario then = turn.battle.scenario;
    then.sides[ref.side].elements[ref.element] = placed;
    const LaidTable table = lay_out(then);
    const bool is_free = lies_on_nobody(turn, ref, table);
    return touches_its_enemies(turn, ref, table) && is_free;
}

namespace {

/// What is still stated once a piece that had no place has one: of two pieces that both have, the table tells.
std::vector<StatedFact> facts_not_measured(const Scenario& s, const std::string& id) {
    const std::vector<StatedFact> of_others = facts_without(s, id);
    std::vector<StatedFact> out;
    std::copy_if(s.stated.begin(), s.stated.end(), std::back_inserter(out), [&](const StatedFact& f) {
        const bool is_of_others = std::find(of_others.begin(), of_others.end(), f) != of_others.end();
        return is_of_others || !has_place(s, f.a) || !has_place(s, f.b);
    });
    return out;
}

void tell_contacts(Turn& turn) {
    if (turn.battle.stage != Stage::moving) return;
    for (const Contact& c : note_contacts(turn.battle))
        turn.write(
            about(with_words(figure(125, Say::comes_into_contact, Does::permits), element_word(c.defender)),
                  element_subject(c.attacker)));
    move_reached_staffs(turn);
}

bool put_element(Turn& turn, ElementRef ref, TablePoint at, std::optional<Angle> heading) {
    Battle& b = turn.battle;
    Element placed = b.element(ref);
    const std::optional<Box> was = element_box(placed);
    const bool is_in_rows = std::none_of(placed.units.begin(), placed.units.end(),
                                         [](const ScenarioUnit& u) { return u.own_front.has_value(); });
    if (was && !is_in_rows) {
        const Box to = plane::box_behind_front({at, heading.value_or(was->heading)}, was->w, was->d);
        carry(placed, *was, to);
    } else {
        placed.front = plane::Pose{at, heading.value_or(was ? was->heading : Angle{})};
    }
    if (!has_room(turn, ref, placed)) return false;
    b.element(ref) = std::move(placed);
    const std::string& id = b.element(ref).id;
    b.scenario.stated = was ? facts_without(b.scenario, id) : facts_not_measured(b.scenario, id);
    std::vector<TablePoint>& path = b.record(ref).path;
    const TablePoint front = plane::front_centre(*element_box(b.element(ref)));
    if (path.empty())
        path.push_back(front);
    else
        path.back() = front;
    tell_contacts(turn);
    return true;
}

/// What the list of contacts tells of an element is said as the players would have said it.
void state_contacts(Battle& b, ElementRef ref) {
    for (const Contact& c : b.contacts) {
        if (!(c.attacker == ref) && !(c.defender == ref)) continue;
        const std::string a = b.element(c.attacker).id, d = b.element(c.defender).id;
        b.scenario = with_stated(b.scenario, State{FactKind::contact, a, d, {}, {}}, b.sequence);
        b.scenario = with_stated(b.scenario, State{FactKind::in_zone, a, d, {}, c.zone}, b.sequence);
    }
}

}  // namespace

bool put(Turn& turn, const Named& piece, TablePoint at, std::optional<Angle> heading) {
    Battle& b = turn.battle;
    BACLER_CHECK(piece.kind == Named::Kind::staff || piece.kind == Named::Kind::element);
    if (piece.kind == Named::Kind::element) return put_element(turn, piece.element(), at, heading);
    Staff& staff = b.scenario.sides[piece.side].staffs[piece.index];
    const bool had_place = staff.at.has_value();
    staff.at = at;
    staff.heading = heading.value_or(staff.heading);
    b.scenario.stated =
        had_place ? facts_without(b.scenario, staff.id) : facts_not_measured(b.scenario, staff.id);
    tell_contacts(turn);
    return true;
}

void take_up(Turn& turn, const Named& piece) {
    Battle& b = turn.battle;
    if (piece.kind == Named::Kind::staff) {
        b.scenario.sides[piece.side].staffs[piece.index].at.reset();
        return;
    }
    const ElementRef ref = piece.element();
    Element& element = b.element(ref);
    element.front.reset();
    for (ScenarioUnit& u : element.units) u.own_front.reset();
    b.record(ref).path.clear();
    state_contacts(b, ref);
}

void place_piece(Turn& turn, const Place& order) {
    const std::optional<Named> piece = named(turn.battle.scenario, order.piece);
    BACLER_CHECK(piece.has_value());
    if (!may_change_now(turn) || !is_in_play(turn, *piece)) return;
    const Subject who = subject_of(turn.battle.scenario, *piece);
    const bool stands = has_place(turn.battle.scenario, order.piece);
    if (order.at && stands) {
        turn.decide(about(figure(0, 135, Say::has_its_place, Does::forbids), who));
        return;
    }
    if (!order.at && !stands) {
        turn.decide(about(figure(59, Say::has_no_place, Does::forbids), who));
        return;
    }
    if (!order.at)
        take_up(turn, *piece);
    else if (!put(turn, *piece, *order.at, order.heading))
        return;
    turn.decide(
        about(figure(0, 135, order.at ? Say::is_put_on_the_table : Say::is_taken_up, Does::permits), who));
}

}  // namespace bacler::plaquette
