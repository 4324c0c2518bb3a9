#include "systems/plaquette/play/turn.hpp"

#include "base/check.hpp"
#include "systems/plaquette/facts.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <array>

namespace bacler::plaquette {

void Turn::decide(Finding f) {
    f.shown = Shown::deciding;
    if (f.does == Does::forbids)
        for (Finding& g : ruling.findings)
            if (g.does == Does::permits && g.depth == 0 && g.rule == f.rule && g.subject == f.subject)
                g.does = Does::no_bearing;
    ruling.findings.push_back(f);
}

void Turn::take(Ruling other, Subject who) {
    if (who.kind != SubjectKind::none)
        for (Finding& f : other.findings)
            if (f.depth == 0 && f.subject.kind == SubjectKind::none) f.subject = who;
    append(ruling, other);
}

Ground ground_of(const Battle& battle) {
    Ground out;
    out.table = lay_out(battle.scenario);
    std::vector<Meeting> meetings;
    for (const Contact& c : battle.contacts)
        meetings.push_back({c.attacker, c.defender, c.zone, c.aspect, c.gap, {}, {}});
    std::vector<const Meeting*> places;
    for (const Meeting& m : meetings) places.push_back(&m);
    for (const std::vector<const Meeting*>& defence : by_defender(places))
        for (MeetingLayout& layout : lay_out_defence(out.table, defence)) out.layouts.push_back(layout);
    return out;
}

bool is_in_contact(const Battle& battle, ElementRef ref) {
    return std::any_of(battle.contacts.begin(), battle.contacts.end(),
                       [&](const Contact& c) { return c.attacker == ref || c.defender == ref; });
}

void end_contacts_of(Battle& battle, ElementRef ref) {
    const auto is_of = [&](const Contact& c) { return c.attacker == ref || c.defender == ref; };
    battle.contacts.erase(std::remove_if(battle.contacts.begin(), battle.contacts.end(), is_of),
                          battle.contacts.end());
    battle.scenario.stated = facts_without(battle.scenario, battle.element(ref).id);
}

std::vector<ElementRef> all_elements(const Battle& battle) {
    std::vector<ElementRef> out;
    for (std::size_t s = 0; s < battle.scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < battle.scenario.sides[s].elements.size(); ++e) out.push_back({s, e});
    return out;
}

namespace {

int lost_of(const std::vector<UnitLoss>& lost, const std::string& unit) {
    int n = 0;
    for (const UnitLoss& l : lost)
        if (l.unit == unit) n += l.plaquettes;
    return n;
}

plane::Pose front_of(const plane::Box& box) {
    return {plane::front_centre(box), box.heading};
}

/// Units that stand where their rows would have them need no place of their own.
void settle_into_rows(Element& element) {
    const std::vector<plane::Box> stand = unit_boxes(element);
    Element in_rows = element;
    for (ScenarioUnit& u : in_rows.units) u.own_front.reset();
    const std::vector<plane::Box> rows = unit_boxes(in_rows);
    for (std::size_t i = 0; i < stand.size(); ++i)
        if (stand[i] == rows[i]) element.units[i].own_front.reset();
}

}  // namespace

void take_losses(Battle& battle, ElementRef ref, const std::vector<UnitLoss>& lost) {
    Element& element = battle.element(ref);
    const std::vector<plane::Box> stood = unit_boxes(element);
    std::vector<std::size_t> place(element.units.size(), element.units.size());
    Element left = element;
    left.units.clear();
    left.rows.clear();
    for (std::size_t u = 0; u < element.units.size(); ++u) {
        ScenarioUnit unit = element.units[u];
        const int gone = lost_of(lost, unit.unit.id);
        const int rest = plaquettes_of(unit.unit.arm, unit.unit.values.size()) - gone;
        left.lost += std::min(gone, gone + rest);
        if (rest < 1) continue;
        if (unit.unit.arm != Arm::artillery) unit.unit.values.resize(static_cast<std::size_t>(rest));
        if (!stood.empty()) unit.own_front = front_of(stood[u]);
        place[u] = left.units.size();
        left.units.push_back(std::move(unit));
    }
    for (const std::vector<std::size_t>& row : element.rows) {
        std::vector<std::size_t> kept;
        for (const std::size_t u : row)
            if (place[u] < left.units.size()) kept.push_back(place[u]);
        if (!kept.empty()) left.rows.push_back(kept);
    }
    if (left.units.empty()) {
        left.front.reset();
    } else if (!stood.empty()) {
        const Angle heading = element.front ? element.front->heading : stood.front().heading;
        left.front = front_of(plane::bounding_box(unit_boxes(left), heading));
        settle_into_rows(left);
    }
    element = std::move(left);
    if (element.units.empty()) end_contacts_of(battle, ref);
}

bool is_off_table(const Scenario& s, const plane::Box& box) {
    const std::array<TablePoint, 4> corners = plane::corners(box);
    return std::any_of(corners.begin(), corners.end(), [&](TablePoint p) {
        return p.x < -grain || p.y < -grain || p.x > s.width + grain || p.y > s.depth + grain;
    });
}

void leave_table(Turn& turn, ElementRef ref) {
    Battle& b = turn.battle;
    Element& e = b.element(ref);
    b.record(ref).gone = std::move(e.units);
    e.units.clear();
    e.rows.clear();
    e.front.reset();
    turn.write(about(figure(200, 126, Say::leaves_the_table, Does::no_bearing), element_subject(ref)));
}

bool is_newly_engaged(const Battle& battle, ElementRef ref) {
    return std::any_of(battle.contacts.begin(), battle.contacts.end(),
                       [&](const Contact& c) { return c.defender == ref && c.since == battle.sequence; });
}

std::vector<int> faces_of(const Battle& battle) {
    std::vector<int> out;
    for (const DieRequest& d : battle.dice) {
        BACLER_CHECK(d.face.has_value());
        out.push_back(*d.face);
    }
    return out;
}

}  // namespace bacler::plaquette
