#include "app/editor/draft.hpp"

#include "app/editor/tree.hpp"
#include "files/pick.hpp"
#include "files/shapes.hpp"
#include "files/toml_write.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace bacler::editor {

using files::Node;

namespace {

constexpr double usual_width = 180, usual_depth = 120;
constexpr const char* colours[] = {"#2b4fa0", "#a8322d"};

const char* key_of(Kind kind) {
    switch (kind) {
        case Kind::side: return "side";
        case Kind::staff: return "staff";
        case Kind::element: return "element";
        case Kind::unit: return "unit";
        case Kind::terrain: return "terrain";
        case Kind::scenario: break;
    }
    return "";
}

const Node* item_of(const Node* table, Kind kind, std::size_t place) {
    const Node* list = table == nullptr ? nullptr : table->member(key_of(kind));
    if (list == nullptr || list->kind != files::Kind::list || place >= list->items.size()) return nullptr;
    return list->items[place].kind == files::Kind::table ? &list->items[place] : nullptr;
}

void forget_lines(Node& n) {
    n.line = 0;
    for (Node& item : n.items) forget_lines(item);
}

Node new_side(const NewNames& names, std::size_t i) {
    Node staff = table_node(), element = table_node(), side = table_node();
    put(staff, "id", text_node(names.staffs[i]));
    put(staff, "level", text_node("division"));
    put(staff, "value", whole_node(3));
    put(element, "id", text_node(names.elements[i]));
    put(element, "under", text_node(names.staffs[i]));
    put(element, "unit", list_node());
    put(side, "id", text_node(names.sides[i]));
    put(side, "colour", text_node(colours[i]));
    put(side, "staff", list_node({staff}));
    put(side, "element", list_node({element}));
    return side;
}

/// The number in brackets after a word at the head of a path, and what is left of it.
std::optional<std::size_t> place_after(std::string_view& path, std::string_view word) {
    if (path.substr(0, word.size()) != word || path.size() <= word.size() || path[word.size()] != '[')
        return std::nullopt;
    const std::size_t from = word.size() + 1, to = path.find(']', from);
    std::size_t number = 0;
    if (to == std::string_view::npos ||
        std::from_chars(path.data() + from, path.data() + to, number).ptr != path.data() + to)
        return std::nullopt;
    path.remove_prefix(to + 1);
    if (!path.empty() && path[0] == '.') path.remove_prefix(1);
    return number;
}

/// Faults that leave a piece able to stand where it does.
bool may_stand(const Fault& fault) {
    for (const std::string_view harmless : {"overlap.", "parent.", "mission.", "stance.", "stated."})
        if (fault.code.compare(0, harmless.size(), harmless) == 0) return true;
    return fault.code == "position.off_table" || fault.code == "id.twice";
}

void take_off(plaquette::Scenario& scenario, const Place& place) {
    if (place.kind == Kind::terrain && place.piece < scenario.terrain.size()) {
        scenario.terrain[place.piece].outline.clear();
        scenario.terrain[place.piece].path.clear();
    }
    if (place.side >= scenario.sides.size()) return;
    plaquette::Side& side = scenario.sides[place.side];
    if (place.kind == Kind::staff && place.piece < side.staffs.size()) side.staffs[place.piece].at.reset();
    const bool is_of_element = place.kind == Kind::element || place.kind == Kind::unit;
    if (!is_of_element || place.piece >= side.elements.size()) return;
    side.elements[place.piece].front.reset();
    for (plaquette::ScenarioUnit& u : side.elements[place.piece].units) u.own_front.reset();
}

}  // namespace

bool operator==(const Draft& a, const Draft& b) {
    return files::is_same(a.tree, b.tree);
}

Place side_at(std::size_t side) {
    return {Kind::side, side, 0, 0};
}
Place staff_at(std::size_t side, std::size_t staff) {
    return {Kind::staff, side, staff, 0};
}
Place element_at(std::size_t side, std::size_t element) {
    return {Kind::element, side, element, 0};
}
Place unit_at(std::size_t side, std::size_t element, std::size_t unit) {
    return {Kind::unit, side, element, unit};
}
Place terrain_at(std::size_t terrain) {
    return {Kind::terrain, 0, terrain, 0};
}
Place element_of(const Place& unit) {
    return element_at(unit.side, unit.piece);
}

const Node* node_at(const Draft& draft, const Place& place) {
    const Node* root = &draft.tree;
    switch (place.kind) {
        case Kind::scenario: return root;
        case Kind::terrain: return item_of(root, Kind::terrain, place.piece);
        case Kind::side: return item_of(root, Kind::side, place.side);
        case Kind::staff:
        case Kind::element: return item_of(item_of(root, Kind::side, place.side), place.kind, place.piece);
        case Kind::unit: return item_of(node_at(draft, element_of(place)), Kind::unit, place.unit);
    }
    return nullptr;
}

Node* node_at(Draft& draft, const Place& place) {
    return const_cast<Node*>(node_at(std::as_const(draft), place));
}

std::size_t count_of(const Draft& draft, Kind kind, const Place& within) {
    const Node* owner = node_at(draft, within);
    const Node* list = owner == nullptr ? nullptr : owner->member(key_of(kind));
    return list != nullptr && list->kind == files::Kind::list ? list->items.size() : 0;
}

std::string id_of(const Draft& draft, const Place& place) {
    const Node* n = node_at(draft, place);
    return n == nullptr ? std::string() : files::text_of(*n, "id", "");
}

std::string name_of(const Draft& draft, const Place& place) {
    const Node* n = node_at(draft, place);
    if (n == nullptr) return {};
    if (place.kind == Kind::scenario) return files::text_of(*n, "title", "");
    return files::text_of(*n, "name", files::text_of(*n, "id", ""));
}

Place place_of_path(std::string_view path) {
    if (const auto terrain = place_after(path, "terrain")) return terrain_at(*terrain);
    const std::optional<std::size_t> side = place_after(path, "side");
    if (!side) return {};
    if (const auto staff = place_after(path, "staff")) return staff_at(*side, *staff);
    const std::optional<std::size_t> element = place_after(path, "element");
    if (!element) return side_at(*side);
    const std::optional<std::size_t> unit = place_after(path, "unit");
    return unit ? unit_at(*side, *element, *unit) : element_at(*side, *element);
}

Draft new_draft(const NewNames& names) {
    Draft out{table_node()};
    put(out.tree, "format", text_node(std::string(files::scenario_format)));
    put(out.tree, "title", text_node(names.title));
    Node table = table_node(), rules = table_node();
    put(table, "width", real_node(usual_width));
    put(table, "depth", real_node(usual_depth));
    put(rules, "system", text_node("plaquette"));
    put(out.tree, "table", table);
    put(out.tree, "rules", rules);
    put(out.tree, "side", list_node({new_side(names, 0), new_side(names, 1)}));
    return out;
}

Result<Draft> draft_from_toml(std::string_view text, const std::string& name) {
    Result<Node> read = files::node_from_toml(text, name);
    if (!read) return read.faults();
    Draft out{std::move(read).value()};
    for (Fault& fault : files::scenario_so_far(out.tree, name).faults)
        if (fault.code.compare(0, 7, "format.") == 0) return Faults{std::move(fault)};
    forget_lines(out.tree);
    return out;
}

std::string toml_from(const Draft& draft) {
    return files::toml_from_node(draft.tree, files::scenario_shape());
}

files::ScenarioSoFar so_far(const Draft& draft) {
    return files::scenario_so_far(draft.tree, "");
}

plaquette::Scenario drawable(const files::ScenarioSoFar& read) {
    plaquette::Scenario out = read.scenario;
    out.stated.clear();
    const bool are_all_known = std::none_of(read.faults.begin(), read.faults.end(), [](const Fault& f) {
        return f.code == "file.more_faults" || f.code == "list.long";
    });
    for (const Fault& fault : read.faults)
        if (!may_stand(fault)) take_off(out, place_of_path(fault.path));
    if (out.width < length_from_cm(1)) out.width = length_from_cm(usual_width);
    if (out.depth < length_from_cm(1)) out.depth = length_from_cm(usual_depth);
    out.terrain.erase(std::remove_if(out.terrain.begin(), out.terrain.end(),
                                     [](const plaquette::TerrainFeature& t) {
                                         return t.outline.empty() && t.path.empty();
                                     }),
                      out.terrain.end());
    if (are_all_known) return out;
    out.terrain.clear();
    for (std::size_t s = 0; s < out.sides.size(); ++s) {
        for (std::size_t i = 0; i < out.sides[s].staffs.size(); ++i) take_off(out, staff_at(s, i));
        for (std::size_t i = 0; i < out.sides[s].elements.size(); ++i) take_off(out, element_at(s, i));
    }
    return out;
}

}  // namespace bacler::editor
