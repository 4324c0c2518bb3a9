#include "systems/plaquette/live_table.hpp"

#include "base/check.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/fire.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bacler::plaquette {

using plane::Bounds;
using plane::Box;

namespace {

using Places = std::vector<std::size_t>;

void sort_once(Places& places) {
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
}

bool holds(const Places& places, std::size_t place) {
    return std::binary_search(places.begin(), places.end(), place);
}

void add(Places& to, const Places& more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

LiveTable::LiveTable(Scenario scenario, plane::Index::Search search)
    : scenario_(std::make_unique<Scenario>(std::move(scenario))),
      table_(lay_out(*scenario_, search)),
      rulings_(rule_on_table(table_)) {
    for (std::size_t b = 0; b < rulings_.batteries.size(); ++b) reach_.push_back(reach_of(b));
}

void LiveTable::move(ElementRef ref, const plane::Pose& front) {
    BACLER_CHECK(table_.laid(ref).box.has_value());
    const Box from = *table_.laid(ref).box;
    Element element = table_.element(ref);
    carry(element, from, plane::box_behind_front(front, from.w, from.d));
    std::vector<StatedFact> stated = facts_without(*scenario_, element.id);
    put({MoverRef::Kind::element, ref.side, ref.element, 0}, {std::move(element), std::move(stated)});
}

/// On the table only, nothing is ruled yet.
void LiveTable::lay(const MoverRef& mover, Placed placed) {
    const bool is_stated_otherwise = placed.stated != scenario_->stated;
    plaquette::put(*scenario_, mover, std::move(placed));
    if (is_stated_otherwise) table_.facts = laid_facts(*scenario_);
    if (mover.kind != MoverRef::Kind::staff) lay_anew(table_, mover.element());
}

void LiveTable::put(const MoverRef& mover, Placed placed) {
    if (mover.kind == MoverRef::Kind::staff) {
        lay(mover, std::move(placed));
        rule_on_subordinates(mover.side, mover.index);
        return;
    }
    const std::size_t place = table_.place_of(mover.element());
    const LaidElement& laid = table_.elements[place];
    BACLER_CHECK(laid.box.has_value());
    Stir stir;
    stir.moved = stated_with(table_, laid);
    stir.moved.push_back(place);
    stir.left = plane::bounds_of(*laid.box);
    lay(mover, std::move(placed));
    stir.reached = plane::bounds_of(*laid.box);
    add(stir.moved, stated_with(table_, laid));
    sort_once(stir.moved);
    rule_on_attacks(stir);
    rule_on_elements(stir);
    rule_on_batteries(stir);
}

/// A staff has moved: it is in nobody's way, and changes only how far it is from those that answer to it.
void LiveTable::rule_on_subordinates(std::size_t side, std::size_t staff) {
    for (std::size_t i = 0; i < table_.elements.size(); ++i) {
        const ElementRef ref = table_.elements[i].ref;
        if (ref.side != side) continue;
        const std::vector<std::size_t> chain = chain_of(table_.side(ref), table_.element(ref).under);
        if (std::find(chain.begin(), chain.end(), staff) == chain.end()) continue;
        rulings_.elements[i].command = rule_on_being_in_command(table_, ref);
        rulings_.elements[i].charisma = rule_on_charisma(table_, ref);
    }
}

/// Whom the moved one may engage, and who may engage it, where it stood and where it stands.
void LiveTable::rule_on_attacks(Stir& stir) {
    Places attackers = stir.moved;
    for (const Bounds& body : {stir.left, stir.reached})
        add(attackers, elements_within(table_, surroundings(table_, body, contact_distance)));
    sort_once(attackers);
    stir.changed = stir.moved;
    Places defenders = stir.moved;
    for (const std::size_t a : attackers) {
        Attack now = attack_of(table_, table_.elements[a].ref);
        Attack& before = rulings_.attacks[a];
        if (now == before && !holds(stir.moved, a)) continue;
        for (const Attack* attack : {&before, &now})
            if (attack->meeting) defenders.push_back(table_.place_of(attack->meeting->defender));
        // Whoever attacks nobody now may be met in place of meeting.
        defenders.push_back(a);
        before = std::move(now);
    }
    sort_once(defenders);
    rule_on_meetings(stir, std::move(defenders));
}

/// Lays out anew the meetings with these defenders; the others stay as they are.
void LiveTable::rule_on_meetings(Stir& stir, Places defenders) {
    std::vector<MeetingLayout> before = std::exchange(rulings_.meetings, {});
    const auto take_part = [&](const MeetingLayout& m) {
        stir.changed.push_back(table_.place_of(m.meeting.attacker));
        stir.changed.push_back(table_.place_of(m.meeting.defender));
    };
    const auto is_stirred = [&](const Meeting& m) { return holds(defenders, table_.place_of(m.defender)); };
    for (const MeetingLayout& m : before)
        if (is_stirred(m.meeting)) take_part(m);
    for (const std::vector<const Meeting*>& group : by_defender(meetings_among(rulings_.attacks))) {
        const bool is_new = is_stirred(*group.front());
        std::vector<MeetingLayout> layouts;
        if (is_new)
            layouts = lay_out_defence(table_, group);
        else
            std::copy_if(std::make_move_iterator(before.begin()), std::make_move_iterator(before.end()),
                         std::back_inserter(layouts), [&](const MeetingLayout& m) {
                             return m.meeting.defender == group.front()->defender;
                         });
        for (MeetingLayout& m : layouts) {
            if (is_new) take_part(m);
            rulings_.meetings.push_back(std::move(m));
        }
    }
    rulings_.near_misses = near_misses_among(rulings_.attacks);
    sort_once(stir.changed);
}

/// Flanks and supports change for who stands near one that moved or whose engagement changed; the rest only for the moved.
void LiveTable::rule_on_elements(const Stir& stir) {
    Places concerned = stir.changed;
    add(concerned, elements_within(table_, surroundings(table_, stir.left, neighbour_distance)));
    for (const std::size_t c : stir.changed)
        for (const LaidElement* e : elements_about(table_, table_.elements[c], neighbour_distance))
            concerned.push_back(table_.place_of(e->ref));
    sort_once(concerned);
    for (const std::size_t c : concerned) {
        const ElementRef ref = table_.elements[c].ref;
        if (holds(stir.moved, c)) {
            rulings_.elements[c] = rule_on_element(table_, ref, rulings_.meetings);
            continue;
        }
        rulings_.elements[c].flanks = rule_on_open_zones(table_, ref, rulings_.meetings);
        rulings_.elements[c].supports = rule_on_supporting_elements(table_, ref, rulings_.meetings);
    }
}

Bounds LiveTable::reach_of(std::size_t battery) const {
    const BatteryReport& report = rulings_.batteries[battery];
    const LaidElement& own = table_.laid(report.element);
    if (!own.box) return {};
    const Weight weight = table_.element(report.element).units[report.unit].unit.weight;
    Bounds out = surroundings(table_, plane::bounds_of(*own.box), long_range(weight));
    for (const BatteryTarget& t : report.targets)
        if (table_.laid(t.target).box)
            out = plane::joined(out, field_bounds(table_, {report.element, report.unit}, t.target));
    return out;
}

void LiveTable::rule_on_batteries(const Stir& stir) {
    for (std::size_t b = 0; b < rulings_.batteries.size(); ++b) {
        BatteryReport& report = rulings_.batteries[b];
        bool is_other = false;
        if (holds(stir.changed, table_.place_of(report.element))) {
            report = within_range_of(table_, rulings_.meetings, {report.element, report.unit});
            is_other = true;
        } else if (table_.laid(report.element).box) {
            is_other = rule_on_fields(b, stir);
            is_other = rule_on_targets(b, stir) || is_other;
        }
        if (is_other) reach_[b] = reach_of(b);
    }
}

/// Of a battery that stays as it is: the fields that the moved one left or came into. Says whether there were any.
bool LiveTable::rule_on_fields(std::size_t battery, const Stir& stir) {
    const auto is_crossed = [&](const Bounds& b) { return meet(b, stir.left) || meet(b, stir.reached); };
    if (!is_crossed(reach_[battery])) return false;
    BatteryReport& report = rulings_.batteries[battery];
    const BatteryRef own{report.element, report.unit};
    bool any = false;
    for (BatteryTarget& t : report.targets) {
        const std::size_t place = table_.place_of(t.target);
        if (holds(stir.changed, place) || !table_.elements[place].box) continue;
        if (!is_crossed(field_bounds(table_, own, t.target))) continue;
        t = in_range(table_, rulings_.meetings, own, t.target).value();
        any = true;
    }
    return any;
}

/// Of a battery that stays as it is: the enemies that changed, who come within its range, stay in it or leave it. Says whether there
/// were any.
bool LiveTable::rule_on_targets(std::size_t battery, const Stir& stir) {
    BatteryReport& report = rulings_.batteries[battery];
    const BatteryRef own{report.element, report.unit};
    bool any = false;
    for (const std::size_t c : stir.changed) {
        const LaidElement& e = table_.elements[c];
        if (e.ref.side == own.element.side) continue;
        const auto at = std::find_if(report.targets.begin(), report.targets.end(),
                                     [&](const BatteryTarget& t) { return table_.place_of(t.target) >= c; });
        const bool is_known = at != report.targets.end() && at->target == e.ref;
        const bool may_reach =
            !table_.facts.empty() || (e.box && meet(reach_[battery], plane::bounds_of(*e.box)));
        if (!is_known && !may_reach) continue;
        std::optional<BatteryTarget> now = in_range(table_, rulings_.meetings, own, e.ref);
        if (now && is_known)
            *at = std::move(*now);
        else if (now)
            report.targets.insert(at, std::move(*now));
        else if (is_known)
            report.targets.erase(at);
        any = true;
    }
    return any;
}

}  // namespace bacler::plaquette
