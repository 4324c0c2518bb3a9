#include "files/scenario_reading.hpp"

#include <algorithm>
#include <utility>

namespace bacler::files {

using plaquette::Mission;
using plaquette::StaffLevel;

namespace {

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

}  // namespace bacler::files
