#include "base/check.hpp"
#include "systems/plaquette/brigading.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/merging.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/staff_loss.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// The end of a sequence: what staffs lose, fatigue, merging, order points (R043-R045, R193, R194, R210-R213).
namespace bacler::plaquette {

namespace {

bool is_subordinate(const Side& side, std::optional<std::size_t> under, std::size_t staff) {
    for (std::size_t steps = 0; under && steps <= side.staffs.size(); ++steps) {
        if (*under == staff) return true;
        under = side.staffs[*under].under;
    }
    return false;
}

/// Plaquettes that a staff's whole command has lost this sequence (Q114).
int losses_of(const Battle& b, std::size_t s, std::size_t staff) {
    int out = 0;
    for (const Element& e : b.scenario.sides[s].elements)
        if (is_subordinate(b.scenario.sides[s], e.under, staff)) out += e.lost;
    return out;
}

constexpr std::uint16_t rule_of(StaffLevel level) {
    return static_cast<std::uint16_t>(211 + static_cast<int>(level));  // R211-R213
}

}  // namespace

std::vector<DieRequest> staff_dice(const Battle& b) {
    std::vector<DieRequest> out;
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s)
        for (std::size_t i = 0; i < b.scenario.sides[s].staffs.size(); ++i) {
            const StaffLevel level = b.scenario.sides[s].staffs[i].level;
            const int losses = losses_of(b, s, i);
            for (int roll = staff_rolls(level, losses); roll > 0; --roll)
                out.push_back({Die::d10,
                               id(Say::asks_staff_loss),
                               staff_subject(s, i),
                               {rule_of(level)},
                               losses,
                               0,
                               {{1, id(Say::face_staff_is_hit)}, {10, id(Say::face_staff_is_spared)}},
                               {}});
        }
    return out;
}

void step_staff_losses(Turn& turn) {
    Battle& b = turn.battle;
    turn.decide(figure(211, 114, Say::staffs_are_tested, Does::permits));
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s)
        for (std::size_t i = 0; i < b.scenario.sides[s].staffs.size(); ++i) {
            std::vector<int> faces;
            for (const DieRequest& d : b.dice)
                if (d.who == staff_subject(s, i)) faces.push_back(*d.face);
            if (faces.empty()) continue;
            Staff& staff = b.scenario.sides[s].staffs[i];
            const StaffAnswer answer = rule_on_staff_losses(staff.level, losses_of(b, s, i), staff.value,
                                                            staff.charisma, faces, b.scenario.readings);
            turn.take(answer.ruling, staff_subject(s, i));
            staff.value = answer.value;
            staff.charisma = answer.charisma;
        }
    b.dice.clear();
    b.stage = Stage::ending;
}

namespace {

void add_fatigue(Turn& turn) {
    Battle& b = turn.battle;
    if (b.scenario.readings.at(Option::fatigue_timing) == value::immediate) return;
    for (const ElementRef ref : all_elements(b)) {
        const ElementRecord& record = b.record(ref);
        const int points = (record.is_tired ? 1 : 0) + record.retreats;
        if (points == 0 || !is_present(b.element(ref))) continue;
        b.element(ref).fatigue += points;
        turn.write(about(with_words(figure(193, 103, Say::fatigue_is_added, Does::no_bearing), points,
                                    b.element(ref).fatigue),
                         element_subject(ref)));
    }
}

TablePoint centre_of(const Element& e, std::size_t unit) {
    const std::vector<plane::Box> boxes = unit_boxes(e);
    return boxes.empty() ? TablePoint{} : boxes[unit].centre;
}

std::vector<MergingUnit> merging_units(const Element& e) {
    std::vector<MergingUnit> out;
    for (std::size_t u = 0; u < e.units.size(); ++u)
        out.push_back({e.units[u].unit.id, e.units[u].unit.arm, e.units[u].unit.values, centre_of(e, u)});
    return out;
}

/// The units an element keeps, each where it stood, with the plaquettes it has taken in.
void keep_units(Battle& b, ElementRef ref, const std::vector<MergingUnit>& kept) {
    std::vector<UnitLoss> gone;
    for (const ScenarioUnit& u : b.element(ref).units) {
        const auto k =
            std::find_if(kept.begin(), kept.end(), [&](const MergingUnit& m) { return m.id == u.unit.id; });
        if (k == kept.end()) gone.push_back({u.unit.id, 1});
    }
    const int lost = b.element(ref).lost;
    if (!gone.empty()) take_losses(b, ref, gone);
    b.element(ref).lost = lost;  // nobody is lost by merging
    for (ScenarioUnit& u : b.element(ref).units)
        for (const MergingUnit& m : kept)
            if (m.id == u.unit.id) u.unit.values = m.values;
}

/// Words of a merging ruling speak of units by their place among those that were asked about.
void tell_merging(Turn& turn, const MergeAnswer& merged, ElementRef ref) {
    for (Finding f : merged.ruling.findings) {
        if (f.does != Does::adds) continue;
        f = figure(43, 14, Say::units_have_merged, Does::no_bearing);
        turn.write(about(f, element_subject(ref)));
    }
}

/// Units merge within their own element, or by merge_across_elements with the nearest of their whole side (Q14).
void merge_all_units(Turn& turn) {
    Battle& b = turn.battle;
    const bool across = b.scenario.readings.on(Option::merge_across_elements);
    std::vector<ElementRef> together;
    const auto merge = [&] {
        std::vector<MergingUnit> asked;
        for (const ElementRef ref : together)
            for (MergingUnit& u : merging_units(b.element(ref))) asked.push_back(std::move(u));
        const MergeAnswer merged = merge_units(std::move(asked));
        if (!together.empty()) tell_merging(turn, merged, together.front());
        for (const ElementRef ref : together) keep_units(b, ref, merged.units);
        together.clear();
    };
    for (const ElementRef ref : all_elements(b)) {
        if (!together.empty() && (!across || together.front().side != ref.side)) merge();
        if (is_present(b.element(ref))) together.push_back(ref);
    }
    merge();
}

Arm majority_arm(const Element& e) {
    std::vector<const Unit*> units;
    for (const ScenarioUnit& u : e.units) units.push_back(&u.unit);
    return arm_of(units);
}

bool lies_on_another(const Scenario& s, ElementRef ref) {
    const std::vector<Overlap> found = overlaps_of(lay_out(s));
    return std::any_of(found.begin(), found.end(),
                       [&](const Overlap& o) { return o.a == ref || o.b == ref; });
}

/// Units without a row stand as a row more behind the last, or where another element lies there, at the end of a row, the hindmost
/// first. Where nothing is free they stand behind, and the players make room.
void find_room(Scenario& s, ElementRef host, std::size_t first_new) {
    Element& e = s.sides[host.side].elements[host.element];
    const std::vector<std::vector<std::size_t>> rows = e.rows;
    const auto with = [&](std::size_t row) {
        e.rows = rows;
        if (row == rows.size()) e.rows.emplace_back();
        for (std::size_t u = first_new; u < e.units.size(); ++u) e.rows[row].push_back(u);
    };
    for (std::size_t row = rows.size() + 1; row-- > 0;) {
        with(row);
        if (!lies_on_another(s, host)) return;
    }
    with(rows.size());
}

/// The one unit left of an element joins another behind its rows; that one's order holds, and the higher fatigue (Q15).
void join_elements(Turn& turn, ElementRef from, ElementRef into) {
    Battle& b = turn.battle;
    Element &leaving = b.element(from), &host = b.element(into);
    end_contacts_of(b, from);
    host.rows.resize(std::max<std::size_t>(host.rows.size(), 1));
    if (host.rows.front().empty())
        for (std::size_t u = 0; u < host.units.size(); ++u) host.rows.front().push_back(u);
    const std::size_t first_new = host.units.size();
    for (ScenarioUnit& u : leaving.units) {
        u.own_front.reset();
        host.units.push_back(std::move(u));
    }
    host.fatigue = std::max(host.fatigue, leaving.fatigue);
    leaving.units.clear();
    leaving.rows.clear();
    leaving.front.reset();
    find_room(b.scenario, into, first_new);
    turn.write(about(with_words(figure(44, 15, Say::element_joins, Does::no_bearing), element_word(into)),
                     element_subject(from)));
}

void merge_all_elements(Turn& turn) {
    Battle& b = turn.battle;
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s) {
        std::vector<MergingElement> asked;
        std::vector<ElementRef> refs;
        for (std::size_t e = 0; e < b.scenario.sides[s].elements.size(); ++e) {
            const Element& element = b.scenario.sides[s].elements[e];
            if (!is_present(element)) continue;
            const std::optional<plane::Box> box = element_box(element);
            refs.push_back({s, e});
            asked.push_back({element.id, majority_arm(element), static_cast<int>(element.units.size()),
                             static_cast<int>(b.record({s, e}).units_at_first), is_grand_battery(element),
                             box ? box->centre : TablePoint{}});
        }
        for (const ElementMerge& m : merge_elements(asked))
            if (!is_in_contact(b, refs[m.from])) join_elements(turn, refs[m.from], refs[m.into]);
    }
}

/// The next sequence begins with a clean slate: points lost weigh on its orders (R210).
void begin_next(Battle& b) {
    for (std::size_t s = 0; s < b.sides.size(); ++s) {
        for (std::size_t i = 0; i < b.sides[s].staffs.size(); ++i) {
            b.scenario.sides[s].staffs[i].orders_lost = b.sides[s].staffs[i].points_lost;
            b.sides[s].staffs[i] = {};
        }
        for (std::size_t e = 0; e < b.sides[s].elements.size(); ++e) {
            ElementRecord& record = b.sides[s].elements[e];
            ElementRecord fresh;
            fresh.units_at_first = record.units_at_first;
            fresh.is_imposed = record.is_imposed;
            fresh.gone = std::move(record.gone);
            record = std::move(fresh);
            b.scenario.sides[s].elements[e].lost = 0;
        }
    }
    for (Contact& c : b.contacts) {
        c.batch = 1;
        c.is_fought = c.waits = false;
    }
    b.chits.clear();
    b.march = {};
    b.batch = 1;
    ++b.sequence;
    b.stage = Stage::placing;
}

bool has_anybody(const Side& side) {
    return std::any_of(side.elements.begin(), side.elements.end(),
                       [](const Element& e) { return !e.units.empty(); });
}

}  // namespace

void step_ending(Turn& turn) {
    Battle& b = turn.battle;
    turn.decide(with_words(figure(57, Say::sequence_ends, Does::permits), b.sequence));
    add_fatigue(turn);
    merge_all_units(turn);
    merge_all_elements(turn);
    for (std::size_t s = 0; s < b.sides.size(); ++s)
        for (std::size_t i = 0; i < b.sides[s].staffs.size(); ++i)
            if (const int lost = b.sides[s].staffs[i].points_lost; lost > 0)
                turn.write(about(with_words(figure(210, Say::points_lost_next, Does::no_bearing), lost),
                                 staff_subject(s, i)));
    const bool is_last = b.scenario.last_sequence && b.sequence >= *b.scenario.last_sequence;
    const bool is_alone = std::count_if(b.scenario.sides.begin(), b.scenario.sides.end(), has_anybody) < 2;
    begin_next(b);
    hold_chosen_readings(turn);
    if (!is_last && !is_alone) return;
    --b.sequence;
    b.stage = Stage::over;
    turn.write(figure(57, is_last ? Say::last_sequence_is_over : Say::one_side_is_left, Does::no_bearing));
}

}  // namespace bacler::plaquette
