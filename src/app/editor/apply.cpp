#include "app/editor/apply.hpp"

#include "app/editor/tree.hpp"
#include "files/pick.hpp"

#include <algorithm>
#include <utility>

namespace bacler::editor {

using files::Node;

Faults refusal(const std::string& code, std::vector<std::string> args) {
    return {{"", 0, "", code, std::move(args)}};
}

Faults out_of(int figure, int lowest, int highest) {
    if (figure >= lowest && figure <= highest) return {};
    return refusal("edit.figure", {std::to_string(figure), std::to_string(lowest), std::to_string(highest)});
}

Node* list_of(Draft& draft, const Place& place) {
    if (node_at(draft, place) == nullptr) return nullptr;
    switch (place.kind) {
        case Kind::scenario: return nullptr;
        case Kind::terrain: return draft.tree.member("terrain");
        case Kind::side: return draft.tree.member("side");
        case Kind::staff: return node_at(draft, side_at(place.side))->member("staff");
        case Kind::element: return node_at(draft, side_at(place.side))->member("element");
        case Kind::unit: return node_at(draft, element_of(place))->member("unit");
    }
    return nullptr;
}

std::size_t index_in_list(const Place& place) {
    if (place.kind == Kind::side) return place.side;
    return place.kind == Kind::unit ? place.unit : place.piece;
}

void stand_in_rows(Node& element, const std::string& id, const std::string& behind) {
    Node* rows = element.member("rows");
    if (rows == nullptr || rows->kind != files::Kind::list || rows->items.empty()) return;
    for (Node& row : rows->items)
        for (std::size_t i = 0; i < row.items.size(); ++i) {
            if (row.items[i].text != behind) continue;
            row.items.insert(row.items.begin() + static_cast<std::ptrdiff_t>(i) + 1, text_node(id));
            return;
        }
    Node& last = rows->items.back();
    if (last.kind == files::Kind::list) last.items.push_back(text_node(id));
}

void leave_rows(Node& element, const std::string& id) {
    Node* rows = element.member("rows");
    if (rows == nullptr || rows->kind != files::Kind::list) return;
    for (Node& row : rows->items)
        row.items.erase(
            std::remove_if(row.items.begin(), row.items.end(),
                           [&](const Node& n) { return n.kind == files::Kind::text && n.text == id; }),
            row.items.end());
    rows->items.erase(
        std::remove_if(rows->items.begin(), rows->items.end(),
                       [](const Node& row) { return row.kind == files::Kind::list && row.items.empty(); }),
        rows->items.end());
    if (rows->items.empty()) drop(element, "rows");
}

namespace {

void rename_text(Node& n, const std::string& from, const std::string& to) {
    if (n.kind == files::Kind::text && n.text == from) n.text = to;
    for (Node& item : n.items)
        if (n.kind == files::Kind::list) rename_text(item, from, to);
}

}  // namespace

void rename_references(Node& node, const std::string& from, const std::string& to) {
    for (Node& n : node.items) {
        const bool names_piece =
            n.key == "under" || n.key == "mission_on" || n.key == "rows" || n.key == "a" || n.key == "b";
        if (names_piece)
            rename_text(n, from, to);
        else
            rename_references(n, from, to);
    }
}

Result<Draft> apply(Draft draft, const Edit& edit) {
    Faults faults = std::visit([&](const auto& e) { return change(draft, e); }, edit);
    if (!faults.empty()) return faults;
    return draft;
}

}  // namespace bacler::editor
