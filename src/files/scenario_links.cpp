#include "files/scenario_reading.hpp"

#include <algorithm>
#include <utility>

namespace bacler::files {

using plaquette::FactKind;
using plaquette::Mission;
using plaquette::StaffLevel;

namespace {

const Piece* piece_named(const ScenarioReading& reading, const std::string& id) {
    const auto found = reading.pieces.find(id);
    return found == reading.pieces.end() ? nullptr : &found->second;
}

/// The ids that a message may propose: sorted, so that the same file always gives the same message.
template <class Wanted>
std::vector<std::string_view> ids_where(const ScenarioReading& reading, const Wanted& wanted) {
    std::vector<std::string_view> ids;
    for (const auto& entry : reading.pieces)
        if (wanted(entry.second)) ids.push_back(entry.first);
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// The staff of the same side that `under` names, or nothing with a fault.
std::optional<std::size_t> parent_of(ScenarioReading& reading, const Spot& child, std::size_t side) {
    Node* under = child.node.member("under");
    if (!under || under->kind != Kind::text) return std::nullopt;
    const Spot at{*under, &child, 0};
    const Piece* parent = piece_named(reading, under->text);
    if (!parent) {
        reading.report.unknown(at, "parent.unknown", under->text, ids_where(reading, [&](const Piece& p) {
                                   return p.kind == PieceKind::staff && p.side == side;
                               }));
        return std::nullopt;
    }
    if (under->text == text_of(child.node, "id", "")) {
        reading.report.fault(at, "parent.itself", {under->text});
    } else if (parent->kind != PieceKind::staff) {
        reading.report.fault(at, "parent.no_staff", {under->text});
    } else if (parent->side != side) {
        reading.report.fault(at, "parent.other_side", {under->text});
    } else {
        return parent->place;
    }
    return std::nullopt;
}

/// A division stands under a corps or an army, a corps under an army, an army under nobody (R037, R048-R050).
void link_staff(ScenarioReading& reading, const Spot& at, std::size_t side, std::size_t place) {
    const std::optional<std::size_t> parent = parent_of(reading, at, side);
    if (!parent) return;
    std::vector<plaquette::Staff>& staffs = reading.scenario.sides[side].staffs;
    const Piece* above = piece_named(reading, staffs[*parent].id);
    if (!sound(at.node, "level", Kind::text) || !above || !above->level) return;
    plaquette::Staff& staff = staffs[place];
    const std::string own{word_for(plaquette::level_words, staff.level)};
    const std::string over{word_for(plaquette::level_words, *above->level)};
    if (*above->level <= staff.level)
        return reading.report.fault({*at.node.member("under"), &at, 0}, "parent.level",
                                    {staff.id, own, staffs[*parent].id, over});
    staff.under = parent;
}

void link_mission(ScenarioReading& reading, const Spot& at, plaquette::Staff& staff) {
    Node* mission = at.node.member("mission");
    Node* on = at.node.member("mission_on");
    Node* stance = at.node.member("stance");
    const bool level_is_known = sound(at.node, "level", Kind::text) != nullptr;
    const bool division = staff.level == StaffLevel::division;
    if (level_is_known && division && mission)
        return reading.report.fault({*mission, &at, 0}, "mission.division", {staff.id});
    if (level_is_known && !division && stance)
        reading.report.fault({*stance, &at, 0}, "stance.not_division",
                             {staff.id, std::string(word_for(plaquette::level_words, staff.level))});
    if (on && !mission) return reading.report.fault({*on, &at, 0}, "mission.none", {staff.id});
    if (!sound(at.node, "mission", Kind::text)) return;
    staff.mission = word_of(at.node, "mission", plaquette::mission_words, Mission::advance);
    if (!on || on->kind != Kind::text) return;
    staff.mission_on = on->text;
    const bool on_terrain = *staff.mission == Mission::advance || *staff.mission == Mission::defence;
    const PieceKind wanted = on_terrain ? PieceKind::terrain : PieceKind::element;
    const Piece* target = piece_named(reading, on->text);
    const Spot named{*on, &at, 0};
    if (!target)
        reading.report.unknown(named, "mission.unknown", on->text,
                               ids_where(reading, [&](const Piece& p) { return p.kind == wanted; }));
    else if (target->kind != wanted)
        reading.report.fault(named, on_terrain ? "mission.needs_terrain" : "mission.needs_element",
                             {on->text, mission->text});
}

/// One end of a stated fact; a fault where it names nothing, or not what that fact is about.
std::string end_of_fact(ScenarioReading& reading, const Spot& at, std::string_view key, FactKind what) {
    Node* n = at.node.member(key);
    if (!n || n->kind != Kind::text) return {};
    const Spot named{*n, &at, 0};
    const Piece* piece = piece_named(reading, n->text);
    const bool is_second = key == "b";
    const bool needs_terrain = is_second && what == FactKind::covered_by;
    const bool may_be_terrain = needs_terrain || (is_second && what == FactKind::distance);
    if (!piece)
        reading.report.unknown(named, "stated.unknown", n->text, ids_where(reading, [&](const Piece& p) {
                                   return needs_terrain == (p.kind == PieceKind::terrain);
                               }));
    else if (needs_terrain && piece->kind != PieceKind::terrain)
        reading.report.fault(named, "stated.needs_terrain", {n->text});
    else if (!may_be_terrain && piece->kind == PieceKind::terrain)
        reading.report.fault(named, "stated.needs_piece", {n->text});
    return n->text;
}

void read_fact(ScenarioReading& reading, const Spot& at) {
    if (!sound(at.node, "what", Kind::text)) return;
    plaquette::StatedFact fact;
    fact.what = word_of(at.node, "what", plaquette::fact_words, FactKind::contact);
    fact.a = end_of_fact(reading, at, "a", fact.what);
    fact.b = end_of_fact(reading, at, "b", fact.what);
    if (!fact.a.empty() && fact.a == fact.b) reading.report.fault(at, "stated.itself", {fact.a});
    const bool distance = fact.what == FactKind::distance;
    Node* cm = at.node.member("cm");
    if (distance && !cm) reading.report.fault(at, "key.missing", {"cm"});
    if (!distance && cm) reading.report.fault({*cm, &at, 0}, "stated.not_of_this", {"cm", "distance"});
    fact.distance = length_of(at.node, "cm").value_or(Length{});
    Node* zone = at.node.member("zone");
    if (zone && fact.what != FactKind::in_zone)
        reading.report.fault({*zone, &at, 0}, "stated.not_of_this", {"zone", "in_zone"});
    fact.zone = text_of(at.node, "zone", "");
    reading.scenario.stated.push_back(std::move(fact));
}

}  // namespace

void link_pieces(ScenarioReading& reading, const Spot& side, std::size_t place) {
    plaquette::Side& out = reading.scenario.sides[place];
    if (Node* staffs = side.node.member("staff"); staffs && staffs->kind == Kind::list) {
        const Spot list{*staffs, &side, 0};
        for (std::size_t i = 0; i < staffs->items.size(); ++i) {
            const Spot spot{staffs->items[i], &list, i};
            link_staff(reading, spot, place, i);
            link_mission(reading, spot, out.staffs[i]);
        }
    }
    if (Node* elements = side.node.member("element"); elements && elements->kind == Kind::list) {
        const Spot list{*elements, &side, 0};
        for (std::size_t i = 0; i < elements->items.size(); ++i)
            out.elements[i].under = parent_of(reading, {elements->items[i], &list, i}, place);
    }
}

void read_facts(ScenarioReading& reading, const Spot& owner) {
    Node* stated = owner.node.member("stated");
    if (!stated || stated->kind != Kind::list) return;
    const Spot list{*stated, &owner, 0};
    for (std::size_t i = 0; i < stated->items.size(); ++i) read_fact(reading, {stated->items[i], &list, i});
}

}  // namespace bacler::files
