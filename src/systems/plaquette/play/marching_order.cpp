#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/initiative.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/play/contacts.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <array>
#include <cmath>

/// The beginning of phase 2: aides, reinforcements, initiative and the order of moving.
namespace bacler::plaquette {

namespace {

constexpr Length aide_ride{40000};  // Q26

Subject subject_of_group(const MarchGroup& g) {
    return g.staff ? staff_subject(g.side, *g.staff) : element_subject({g.side, *g.element});
}

/// An aide rides 40 cm towards the staff it seeks; true once it touches its base (R067, Q26).
bool rides_home(const Battle& b, Aide& aide) {
    const Staff& to = b.scenario.sides[aide.side].staffs[aide.to];
    const std::optional<plane::Box> base = staff_box(to);
    if (!aide.at || !base) return --aide.sequences_left <= 0;
    const plane::Vec off = plane::in_mm(base->centre) - plane::in_mm(*aide.at);
    const double whole = std::hypot(off.x, off.y), ride = aide_ride.hundredths_of_mm / 100.0;
    const double part = whole <= ride ? 1.0 : ride / whole;
    const plane::Box rider{plane::rounded_point(plane::in_mm(*aide.at) + off * part), {}, {100}, {100}};
    aide.at = rider.centre;
    aide.sequences_left = std::max(1, aide.sequences_left - 1);
    return plane::gap(rider, *base).distance <= grain;
}

void ride_aides(Turn& turn) {
    Battle& b = turn.battle;
    std::vector<Aide> on_road;
    for (Aide& aide : b.aides) {
        const Subject who = staff_subject(aide.side, aide.to);
        if (!rides_home(b, aide)) {
            turn.write(about(figure(67, 26, Say::aide_is_on_the_road, Does::no_bearing), who));
            on_road.push_back(aide);
            continue;
        }
        turn.write(about(figure(67, 26, Say::aide_arrives, Does::permits), who));
        obey_aide(turn, aide);
    }
    b.aides = std::move(on_road);
}

bool is_free_ground(const LaidTable& table, const plane::Box& box) {
    return std::none_of(table.elements.begin(), table.elements.end(),
                        [&](const LaidElement& e) { return e.box && plane::overlaps(*e.box, box); });
}

/// Whoever arrives by this sequence enters where his place is not taken (Q136).
void enter_reinforcements(Turn& turn) {
    Battle& b = turn.battle;
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s) {
        Side& side = b.scenario.sides[s];
        for (std::size_t i = 0; i < side.staffs.size(); ++i) {
            Staff& staff = side.staffs[i];
            if (!staff.arrives || staff.arrives->sequence > b.sequence) continue;
            staff.at = staff.arrives->at;
            staff.heading = staff.arrives->heading;
            staff.arrives.reset();
            turn.write(about(figure(57, 136, Say::reinforcement_enters, Does::permits), staff_subject(s, i)));
        }
        for (std::size_t i = 0; i < side.elements.size(); ++i) {
            Element& element = side.elements[i];
            if (!element.arrives || element.arrives->sequence > b.sequence) continue;
            Element placed = element;
            placed.front = plane::Pose{element.arrives->at, element.arrives->heading};
            placed.arrives.reset();
            const bool is_free = is_free_ground(lay_out(b.scenario), *element_box(placed));
            turn.write(about(figure(57, 136, is_free ? Say::reinforcement_enters : Say::entry_is_taken,
                                    is_free ? Does::permits : Does::no_bearing),
                             element_subject({s, i})));
            if (is_free) element = std::move(placed);
        }
    }
}

bool is_of(const Battle& b, const MarchGroup& g, std::size_t element) {
    const Element& e = b.scenario.sides[g.side].elements[element];
    return g.element ? *g.element == element : e.under == g.staff;
}

std::vector<ElementRef> elements_of(const Battle& b, const MarchGroup& g) {
    std::vector<ElementRef> out;
    for (std::size_t e = 0; e < b.scenario.sides[g.side].elements.size(); ++e)
        if (is_of(b, g, e) && is_present(b.scenario.sides[g.side].elements[e])) out.push_back({g.side, e});
    return out;
}

/// Divisions with anybody left, and every element that hangs from a corps, an army or nobody (Q39).
std::vector<MarchGroup> groups_of(const Battle& b) {
    std::vector<MarchGroup> out;
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s) {
        const Side& side = b.scenario.sides[s];
        for (std::size_t i = 0; i < side.staffs.size(); ++i) {
            const MarchGroup group{s, i, {}, {}, 0, {}};
            if (side.staffs[i].level == StaffLevel::division && !elements_of(b, group).empty())
                out.push_back(group);
        }
        for (std::size_t e = 0; e < side.elements.size(); ++e) {
            const auto& under = side.elements[e].under;
            const bool is_reserve = !under || side.staffs[*under].level != StaffLevel::division;
            if (is_reserve && is_present(side.elements[e])) out.push_back({s, {}, e, {}, 0, {}});
        }
    }
    return out;
}

/// A group as its initiative is reckoned (R093-R095, Q37-Q39).
MovingGroup reckoned(const Battle& b, const MarchGroup& g) {
    const Side& side = b.scenario.sides[g.side];
    MovingGroup out;
    out.id = g.staff ? side.staffs[*g.staff].id : side.elements[*g.element].id;
    const std::optional<std::size_t> staff = g.staff ? g.staff : side.elements[*g.element].under;
    if (staff) out.staff_value = side.staffs[*staff].value;
    out.stance = g.staff ? side.staffs[*g.staff].stance : side.elements[*g.element].stance;
    std::vector<ClassCount> counts;
    int cavalry = 0, guns = 0;
    const bool tie_to_higher = b.scenario.readings.at(Option::majority_tie) == value::higher;
    for (const ElementRef ref : elements_of(b, g))
        for (const ScenarioUnit& u : b.element(ref).units) {
            const int n = plaquettes_of(u.unit.arm, u.unit.values.size());
            out.plaquettes += n;
            cavalry += u.unit.arm == Arm::cavalry ? n : 0;
            guns += u.unit.arm == Arm::artillery ? n : 0;
            if (u.unit.arm == Arm::artillery)
                counts.push_back({battery_class(u.unit.values, tie_to_higher), n});
            else
                for (const int v : u.unit.values) counts.push_back({v, 1});
        }
    out.majority = majority_of(counts, tie_to_higher).troop_value;
    if (cavalry * 2 > out.plaquettes) out.arm = GroupArm::cavalry;
    if (guns == out.plaquettes) out.arm = GroupArm::grand_battery;
    out.tie_die = g.tie_die;
    return out;
}

std::vector<MovingGroup> all_reckoned(const Battle& b) {
    std::vector<MovingGroup> out;
    for (const MarchGroup& g : b.march.groups) out.push_back(reckoned(b, g));
    return out;
}

/// How each group's initiative comes about (R093-R095).
void tell_initiatives(Turn& turn, const std::vector<MovingGroup>& groups, const Ranking& ranking) {
    for (const std::size_t g : ranking.order) {
        const Subject who = subject_of_group(turn.battle.march.groups[g]);
        turn.write(about(
            with_words(figure(93, Say::initiative_of_group, Does::no_bearing), ranking.scores[g]), who));
        for (Finding f : rule_on_initiative(groups[g]).findings) {
            ++f.depth;
            turn.write(f);
        }
    }
}

/// Groups equal in everything roll for it (Q36); when none is, they choose.
void rank(Turn& turn) {
    Battle& b = turn.battle;
    const std::vector<MovingGroup> groups = all_reckoned(b);
    const Ranking ranking = rank_groups(groups);
    b.dice.clear();
    b.march.ranking = ranking.order;
    b.stage = Stage::roll_off;
    for (std::size_t i = 0; i < ranking.order.size(); ++i) {
        const auto is_undecided = [&](std::size_t k) {
            return k < ranking.decided_by.size() && ranking.decided_by[k] == RankedBy::undecided;
        };
        if (!is_undecided(i) && !(i > 0 && is_undecided(i - 1))) continue;
        const MarchGroup& g = b.march.groups[ranking.order[i]];
        b.dice.push_back({Die::d10,
                          id(Say::asks_roll_off),
                          subject_of_group(g),
                          {84},
                          0,
                          0,
                          {{10, id(Say::face_high_goes_first)}},
                          {}});
    }
    if (!b.dice.empty()) return;
    tell_initiatives(turn, groups, ranking);
    b.stage = Stage::choosing;
}

}  // namespace

void begin_movement(Turn& turn) {
    Battle& b = turn.battle;
    b.dice.clear();
    ride_aides(turn);
    enter_reinforcements(turn);
    for (const ElementRef ref : all_elements(b))
        if (const std::optional<plane::Box> body = element_box(b.element(ref)))
            b.record(ref).path = {plane::front_centre(*body)};
    for (const Contact& c : note_contacts(b))
        turn.write(about(with_words(figure(125, 134, Say::is_engaged_as_it_stands, Does::permits),
                                    element_word(c.defender)),
                         element_subject(c.attacker)));
    b.march = {};
    b.march.groups = groups_of(b);
    rank(turn);
}

namespace {

/// Those still tied roll again, and only among themselves: a later die never outweighs an earlier one.
void add_roll_off(MarchGroup& g, int face) {
    constexpr int most = 8;
    int weight = 1;
    for (int i = g.roll_offs + 1; i < most; ++i) weight *= 11;
    g.tie_die = g.tie_die.value_or(0) + face * weight;
    g.roll_offs = std::min(g.roll_offs + 1, most - 1);
}

}  // namespace

void step_roll_off(Turn& turn) {
    Battle& b = turn.battle;
    const std::vector<int> faces = faces_of(b);
    std::size_t die = 0;
    for (const DieRequest& d : b.dice)
        for (MarchGroup& g : b.march.groups)
            if (subject_of_group(g) == d.who) add_roll_off(g, faces[die++]);
    turn.decide(figure(84, 36, Say::roll_off_is_read, Does::permits));
    rank(turn);
}

const MarchGroup& group_in_turn(const Battle& b) {
    if (b.stage == Stage::moving) return b.march.groups[b.march.order[b.march.turn]];
    for (const std::size_t g : b.march.ranking)
        if (!b.march.groups[g].slot) return b.march.groups[g];
    throw BrokenPromise("no group has its place in the order of moving to choose");
}

namespace {

std::size_t without_slot(const Battle& b) {
    return static_cast<std::size_t>(std::count_if(b.march.groups.begin(), b.march.groups.end(),
                                                  [](const MarchGroup& g) { return !g.slot; }));
}

/// All have chosen: they move in that order (R059, R081).
void begin_moves_if_all_chose(Turn& turn) {
    Battle& b = turn.battle;
    if (without_slot(b) > 0) return;
    std::vector<SlotChoice> choices;
    for (const MarchGroup& g : b.march.groups)
        choices.push_back(g.slot == Slot::last ? SlotChoice::last : SlotChoice::first);
    b.march.order = movement_order(b.march.ranking, choices);
    b.march.turn = 0;
    b.stage = Stage::moving;
    for (std::size_t i = 0; i < b.march.order.size(); ++i)
        turn.write(about(
            with_words(figure(59, 35, Say::group_moves_in_place, Does::no_bearing), static_cast<int>(i) + 1),
            subject_of_group(b.march.groups[b.march.order[i]])));
}

}  // namespace

void take_slot(Turn& turn, const TakeSlot& order) {
    Battle& b = turn.battle;
    MarchGroup& chooser = b.march.groups[static_cast<std::size_t>(&group_in_turn(b) - b.march.groups.data())];
    const Subject who = subject_of_group(chooser);
    const std::optional<Named> piece = named(b.scenario, order.group);
    if (!piece || !(subject_of(b.scenario, *piece) == who)) {
        turn.decide(about(figure(81, 35, Say::another_group_chooses, Does::forbids), who));
        return;
    }
    chooser.slot = order.slot;
    turn.decide(about(
        figure(81, 35, order.slot == Slot::first ? Say::takes_the_first_place : Say::takes_the_last_place,
               Does::permits),
        who));
    begin_moves_if_all_chose(turn);
}

/// The last to choose has one place left; with no group left at all nobody moves.
void step_choosing(Turn& turn) {
    Battle& b = turn.battle;
    if (b.march.groups.empty()) {
        turn.decide(figure(59, Say::nobody_moves, Does::permits));
        b.stage = Stage::declaring;
        return;
    }
    if (without_slot(b) > 1) {
        turn.decide(about(figure(81, 35, Say::must_choose_its_place, Does::forbids),
                          subject_of_group(group_in_turn(b))));
        return;
    }
    take_slot(turn, {all_reckoned(b)[static_cast<std::size_t>(&group_in_turn(b) - b.march.groups.data())].id,
                     Slot::first});
}

}  // namespace bacler::plaquette
