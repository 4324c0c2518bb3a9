#include "files/scenario_reading.hpp"
#include "files/shapes.hpp"
#include "files/units.hpp"

#include <utility>

namespace bacler::files {

using plaquette::Arrival;
using plaquette::Element;
using plaquette::ScenarioUnit;
using plaquette::Staff;

const Piece* piece_named(const ScenarioReading& reading, const std::string& id) {
    const auto found = reading.pieces.find(id);
    return found == reading.pieces.end() ? nullptr : &found->second;
}

void enter_id(ScenarioReading& reading, const Spot& owner, Piece piece) {
    Node* id = owner.node.member("id");
    if (!id || id->kind != Kind::text) return;
    const Spot spot{*id, &owner, 0};
    piece.path = path_of(owner, reading.report.source());
    const auto entered = reading.pieces.emplace(id->text, std::move(piece));
    if (!entered.second) reading.report.fault(spot, "id.twice", {id->text, entered.first->second.path});
}

void judge_on_table(ScenarioReading& reading, const Spot& point) {
    const std::optional<TablePoint> p = point_in(point.node);
    if (!p || !reading.table_is_known) return;
    const plaquette::Scenario& table = reading.scenario;
    if (p->x >= Length{} && p->x <= table.width && p->y >= Length{} && p->y <= table.depth) return;
    reading.report.fault(
        point, "position.off_table",
        {shown(in_cm(p->x)), shown(in_cm(p->y)), shown(in_cm(table.width)), shown(in_cm(table.depth))});
}

std::optional<TablePoint> point_on_table(ScenarioReading& reading, const Spot& at, std::string_view key) {
    Node* n = at.node.member(key);
    if (!n) return std::nullopt;
    judge_on_table(reading, {*n, &at, 0});
    return point_in(*n);
}

namespace {

std::optional<Arrival> arrival_of(const Node& piece, Angle heading) {
    const Node* n = sound(piece, "arrives", Kind::table);
    if (!n) return std::nullopt;
    return Arrival{whole_of(*n, "sequence", 1), point_of(*n, "at").value_or(TablePoint{}),
                   heading_of(*n, heading)};
}

Staff staff_from(ScenarioReading& reading, const Spot& at) {
    const Node& n = at.node;
    Staff out;
    out.id = text_of(n, "id", "");
    out.name = text_of(n, "name", out.id);
    out.level = word_of(n, "level", plaquette::level_words, plaquette::StaffLevel::division);
    out.value = whole_of(n, "value", 1);
    out.charisma = whole_of(n, "charisma", 0);
    out.stance = word_of(n, "stance", plaquette::stance_words, plaquette::Stance::defence);
    out.orders_lost = whole_of(n, "orders_lost", 0);
    out.at = point_on_table(reading, at, "at");
    out.heading = heading_of(n, {});
    if (const std::optional<TablePoint> size = point_of(n, "size")) {
        out.w = size->x;
        out.d = size->y;
    }
    out.arrives = arrival_of(n, out.heading);
    out.deviation = length_of(n, "uncertainty");
    return out;
}

ScenarioUnit scenario_unit(ScenarioReading& reading, const Spot& at, std::string_view nation, Angle heading) {
    ScenarioUnit out;
    out.unit = unit_from(reading.report, at, nation, UnitOf::scenario);
    const std::optional<TablePoint> own = point_on_table(reading, at, "at");
    if (own) out.own_front = plane::Pose{*own, heading_of(at.node, heading)};
    Node* alone = at.node.member("heading");
    if (alone && !at.node.member("at"))
        reading.report.fault({*alone, &at, 0}, "unit.heading_alone", {out.unit.id});
    out.deviation = length_of(at.node, "uncertainty");
    return out;
}

/// The place of a unit of an element, by its id.
std::optional<std::size_t> place_of(const Element& element, std::string_view id) {
    for (std::size_t i = 0; i < element.units.size(); ++i)
        if (element.units[i].unit.id == id) return i;
    return std::nullopt;
}

/// One row in list order: of the units without a place of their own.
void stand_in_one_row(Element& out) {
    std::vector<std::size_t> row;
    for (std::size_t i = 0; i < out.units.size(); ++i)
        if (!out.units[i].own_front) row.push_back(i);
    if (!row.empty()) out.rows.push_back(std::move(row));
}

void place_in_row(ScenarioReading& reading, const Spot& named, Element& out, std::vector<bool>& placed) {
    if (named.node.kind != Kind::text) return;
    const std::optional<std::size_t> place = place_of(out, named.node.text);
    if (!place) {
        std::vector<std::string_view> ids;
        for (const ScenarioUnit& u : out.units) ids.push_back(u.unit.id);
        return reading.report.unknown(named, "row.unknown", named.node.text, ids);
    }
    if (placed[*place]) return reading.report.fault(named, "row.twice", {named.node.text});
    placed[*place] = true;
    out.rows.back().push_back(*place);
}

void read_rows(ScenarioReading& reading, const Spot& at, Element& out) {
    Node* rows = at.node.member("rows");
    if (!rows) return stand_in_one_row(out);
    Node* units = at.node.member("unit");
    if (rows->kind != Kind::list || out.units.empty() || !units) return;
    const Spot list{*rows, &at, 0};
    std::vector<bool> placed(out.units.size(), false);
    for (std::size_t r = 0; r < rows->items.size(); ++r) {
        Node& row = rows->items[r];
        if (row.kind != Kind::list) return;
        const Spot row_spot{row, &list, r};
        out.rows.emplace_back();
        for (std::size_t i = 0; i < row.items.size(); ++i)
            place_in_row(reading, {row.items[i], &row_spot, i}, out, placed);
    }
    const Spot unit_list{*units, &at, 0};
    for (std::size_t i = 0; i < out.units.size(); ++i)
        if (!placed[i] && !out.units[i].own_front && !out.units[i].unit.id.empty())
            reading.report.fault({units->items[i], &unit_list, i}, "row.left_out", {out.units[i].unit.id});
}

Element element_from(ScenarioReading& reading, const Spot& at, std::size_t side) {
    const Node& n = at.node;
    Element out;
    out.id = text_of(n, "id", "");
    out.name = text_of(n, "name", out.id);
    out.stance = word_of(n, "stance", plaquette::stance_words, plaquette::Stance::defence);
    const Angle heading = heading_of(n, {});
    if (const std::optional<TablePoint> front = point_on_table(reading, at, "at"))
        out.front = plane::Pose{*front, heading};
    out.fatigue = whole_of(n, "fatigue", 0);
    out.lost = whole_of(n, "lost", 0);
    out.gap = length_of(n, "gap").value_or(out.gap);
    out.arrives = arrival_of(n, heading);
    out.deviation = length_of(n, "uncertainty");
    if (Node* units = at.node.member("unit"); units && units->kind == Kind::list) {
        const Spot list{*units, &at, 0};
        for (std::size_t i = 0; i < units->items.size(); ++i) {
            const Spot unit{units->items[i], &list, i};
            enter_id(reading, unit,
                     {PieceKind::unit, side, reading.scenario.sides[side].elements.size(), {}, {}});
            out.units.push_back(scenario_unit(reading, unit, reading.scenario.sides[side].nation, heading));
        }
    }
    read_rows(reading, at, out);
    return out;
}

}  // namespace

void read_pieces(ScenarioReading& reading, const Spot& side, std::size_t place) {
    plaquette::Side& out = reading.scenario.sides[place];
    if (Node* staffs = side.node.member("staff"); staffs && staffs->kind == Kind::list) {
        const Spot list{*staffs, &side, 0};
        for (std::size_t i = 0; i < staffs->items.size(); ++i) {
            const Spot spot{staffs->items[i], &list, i};
            out.staffs.push_back(staff_from(reading, spot));
            const bool level_is_known = sound(spot.node, "level", Kind::text) != nullptr;
            const auto level = level_is_known ? std::optional(out.staffs.back().level) : std::nullopt;
            enter_id(reading, spot, {PieceKind::staff, place, i, level, {}});
        }
    }
    if (Node* elements = side.node.member("element"); elements && elements->kind == Kind::list) {
        const Spot list{*elements, &side, 0};
        for (std::size_t i = 0; i < elements->items.size(); ++i) {
            const Spot spot{elements->items[i], &list, i};
            enter_id(reading, spot, {PieceKind::element, place, i, {}, {}});
            out.elements.push_back(element_from(reading, spot, place));
        }
    }
}

}  // namespace bacler::files
