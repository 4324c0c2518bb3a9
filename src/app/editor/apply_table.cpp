#include "app/editor/apply.hpp"
#include "app/editor/naming.hpp"
#include "app/editor/tree.hpp"
#include "board/plane/box.hpp"
#include "files/pick.hpp"
#include "files/shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

/// The table, what lies and stands on it, and what the rules are.
namespace bacler::editor {

using files::Node;

namespace {

struct FieldWord {
    Field field;
    std::string_view key;
};
constexpr std::array<FieldWord, 21> fields{{{Field::title, "title"},
                                            {Field::first_hour, "first_hour"},
                                            {Field::last_sequence, "last_sequence"},
                                            {Field::nation, "nation"},
                                            {Field::colour, "colour"},
                                            {Field::level, "level"},
                                            {Field::under, "under"},
                                            {Field::value, "value"},
                                            {Field::charisma, "charisma"},
                                            {Field::mission, "mission"},
                                            {Field::mission_on, "mission_on"},
                                            {Field::stance, "stance"},
                                            {Field::orders_lost, "orders_lost"},
                                            {Field::fatigue, "fatigue"},
                                            {Field::lost, "lost"},
                                            {Field::gap, "gap"},
                                            {Field::formation, "formation"},
                                            {Field::weight, "weight"},
                                            {Field::elites, "elites"},
                                            {Field::light_infantry, "light_infantry"},
                                            {Field::engineers, "engineers"}}};

struct NodeOf {
    Node operator()(std::monostate) const { return {}; }
    Node operator()(bool is_on) const { return flag_node(is_on); }
    Node operator()(int number) const { return whole_node(number); }
    Node operator()(Length length) const { return length_node(length); }
    Node operator()(const std::string& text) const { return text_node(text); }
};

void put_shape(Node& feature, const Shape& shape) {
    for (const char* key : {"outline", "holes", "path", "width"}) drop(feature, key);
    if (!shape.outline.empty()) put(feature, "outline", points_node(shape.outline));
    if (shape.path.empty()) return;
    put(feature, "path", points_node(shape.path));
    put(feature, "width", length_node(shape.width));
}

void shift_points(Node& list, Length dx, Length dy) {
    for (Node& n : list.items) {
        if (const std::optional<TablePoint> p = files::point_in(n)) {
            const std::string key = n.key;
            n = point_node({p->x + dx, p->y + dy});
            n.key = key;
        } else if (n.kind == files::Kind::list) {
            shift_points(n, dx, dy);
        }
    }
}

/// Readings that differ from what the two switches set.
Node readings_node(const SetRules& rules) {
    plaquette::Readings from;
    if (rules.tactical) from = plaquette::with_switch(from, plaquette::Switch::tactical);
    if (rules.national) from = plaquette::with_switch(from, plaquette::Switch::national);
    Node out = table_node();
    for (const plaquette::OptionInfo& o : plaquette::all_options()) {
        const int value = rules.readings.at(o.option);
        if (value == from.at(o.option)) continue;
        const std::string word = plaquette::word_of(o.option, value);
        const bool is_number = o.kind == plaquette::OptionKind::number && word != o.values[0];
        const bool is_flag = o.kind == plaquette::OptionKind::on_off;
        put(out, o.name, is_number ? whole_node(value) : is_flag ? flag_node(value != 0) : text_node(word));
    }
    return out;
}

plane::Pose pose_of(const Node& piece, TablePoint at) {
    return {at, files::heading_of(piece, {})};
}

/// Units with a place of their own go along with their element, as they stand to it.
void carry_units(Node& element, const plane::Pose& from, const plane::Pose& to) {
    const double turn = in_degrees(from.heading) * 3.14159265358979323846 / 180;
    for (Node& unit : files::items_of(element, "unit")) {
        const std::optional<TablePoint> at = files::point_of(unit, "at");
        if (!at) continue;
        const double x = in_cm(at->x - from.at.x), y = in_cm(at->y - from.at.y);
        const Length right = length_from_cm(x * std::cos(turn) - y * std::sin(turn));
        const Length ahead = length_from_cm(x * std::sin(turn) + y * std::cos(turn));
        const Angle heading = files::heading_of(unit, from.heading);
        put(unit, "at", point_node(plane::offset(to.at, to.heading, right, ahead)));
        if (unit.member("heading") == nullptr) continue;
        const std::int32_t turned = to.heading.thousandths_of_degree - from.heading.thousandths_of_degree;
        put(unit, "heading", angle_node(heading + Angle{turned}));
    }
}

std::vector<std::string> units_in_order(const Node& element) {
    std::vector<std::string> out;
    for (const Node& row : files::items_of(element, "rows"))
        for (const Node& n : row.items)
            if (n.kind == files::Kind::text) out.push_back(n.text);
    for (const Node& unit : files::items_of(element, "unit")) {
        const std::string id = files::text_of(unit, "id", "");
        if (std::find(out.begin(), out.end(), id) == out.end()) out.push_back(id);
    }
    return out;
}

}  // namespace

Faults change(Draft& draft, const Set& edit) {
    Node* n = node_at(draft, edit.what);
    if (n == nullptr) return refusal("edit.not_there");
    std::string_view key;
    for (const FieldWord& f : fields)
        if (f.field == edit.field) key = f.key;
    if (std::holds_alternative<std::monostate>(edit.value))
        drop(*n, key);
    else
        put(*n, key, std::visit(NodeOf{}, edit.value));
    return {};
}

Faults change(Draft& draft, const SetTable& edit) {
    for (const Length side : {edit.width, edit.depth})
        if (Faults faults = out_of(static_cast<int>(in_cm(side)), 1, static_cast<int>(files::widest_table));
            !faults.empty())
            return faults;
    Node& table = table_in(draft.tree, "table");
    put(table, "width", length_node(edit.width));
    put(table, "depth", length_node(edit.depth));
    return {};
}

Faults change(Draft& draft, const SetRules& edit) {
    Node& rules = table_in(draft.tree, "rules");
    put(rules, "tactical", flag_node(edit.tactical));
    put(rules, "national", flag_node(edit.national));
    Node readings = readings_node(edit);
    drop(rules, "readings");
    if (!readings.items.empty()) put(rules, "readings", std::move(readings));
    return {};
}

Faults change(Draft& draft, const AddTerrain& edit) {
    if (edit.name.empty()) return refusal("edit.no_name");
    Node feature = table_node();
    put(feature, "id", text_node(free_name(edit.name, ids_of(draft))));
    put(feature, "kind", text_node(std::string(word_for(plaquette::terrain_words, edit.kind))));
    if (edit.kind == plaquette::TerrainKind::hill) put(feature, "level", whole_node(1));
    put_shape(feature, edit.shape);
    list_in(draft.tree, "terrain").items.push_back(std::move(feature));
    return {};
}

Faults change(Draft& draft, const Reshape& edit) {
    Node* feature = node_at(draft, terrain_at(edit.terrain));
    if (feature == nullptr) return refusal("edit.not_there");
    put_shape(*feature, edit.shape);
    return {};
}

Faults change(Draft& draft, const ShiftTerrain& edit) {
    Node* feature = node_at(draft, terrain_at(edit.terrain));
    if (feature == nullptr) return refusal("edit.not_there");
    for (const char* key : {"outline", "holes", "path"})
        if (Node* list = feature->member(key)) shift_points(*list, edit.dx, edit.dy);
    return {};
}

Faults change(Draft& draft, const SetKind& edit) {
    Node* feature = node_at(draft, terrain_at(edit.terrain));
    if (feature == nullptr) return refusal("edit.not_there");
    put(*feature, "kind", text_node(std::string(word_for(plaquette::terrain_words, edit.kind))));
    if (edit.kind != plaquette::TerrainKind::hill) drop(*feature, "level");
    return {};
}

Faults change(Draft& draft, const SetLevel& edit) {
    Node* feature = node_at(draft, terrain_at(edit.terrain));
    if (feature == nullptr) return refusal("edit.not_there");
    if (files::text_of(*feature, "kind", "") != "hill") return refusal("edit.level_of_flat");
    if (Faults faults = out_of(edit.level, 0, 50); !faults.empty()) return faults;
    put(*feature, "level", whole_node(edit.level));
    return {};
}

Faults change(Draft& draft, const PlacePiece& edit) {
    Node* piece = node_at(draft, edit.what);
    const bool has_place =
        edit.what.kind == Kind::staff || edit.what.kind == Kind::element || edit.what.kind == Kind::unit;
    if (piece == nullptr || !has_place) return refusal("edit.not_there");
    const std::optional<TablePoint> before = files::point_of(*piece, "at");
    if (edit.what.kind == Kind::element && before)
        carry_units(*piece, pose_of(*piece, *before), {edit.at, normalised(edit.heading)});
    put(*piece, "at", point_node(edit.at));
    put(*piece, "heading", angle_node(normalised(edit.heading)));
    return {};
}

Faults change(Draft& draft, const TakeOff& edit) {
    Node* piece = node_at(draft, edit.what);
    if (piece == nullptr) return refusal("edit.not_there");
    drop(*piece, "at");
    drop(*piece, "heading");
    return {};
}

Faults change(Draft& draft, const Arrange& edit) {
    Node* element = edit.element.kind == Kind::element ? node_at(draft, edit.element) : nullptr;
    if (element == nullptr) return refusal("edit.not_there");
    const std::vector<std::string> units = units_in_order(*element);
    if (Faults faults = out_of(edit.rows, 1, std::max(1, static_cast<int>(units.size()))); !faults.empty())
        return faults;
    for (Node& unit : files::items_of(*element, "unit"))
        for (const char* key : {"at", "heading"}) drop(unit, key);
    drop(*element, "rows");
    if (units.empty()) return {};
    Node rows = list_node();
    const std::size_t n = units.size(), count = static_cast<std::size_t>(edit.rows);
    for (std::size_t row = 0, from = 0; row < count; ++row) {
        Node one = list_node();
        const std::size_t to = (n * (row + 1) + count - 1) / count;
        for (; from < to; ++from) one.items.push_back(text_node(units[from]));
        rows.items.push_back(std::move(one));
    }
    put(*element, "rows", std::move(rows));
    return {};
}

}  // namespace bacler::editor
