#include "app/editor/tree.hpp"

#include <algorithm>
#include <utility>

namespace bacler::editor {

using files::Node;

namespace {

Node node_of(files::Kind kind) {
    Node out;
    out.kind = kind;
    return out;
}

Node& member_of_kind(Node& table, std::string_view key, files::Kind kind) {
    Node* there = table.member(key);
    if (there == nullptr || there->kind != kind) put(table, key, node_of(kind));
    return *table.member(key);
}

}  // namespace

Node text_node(std::string text) {
    Node out = node_of(files::Kind::text);
    out.text = std::move(text);
    return out;
}

Node whole_node(int number) {
    Node out = node_of(files::Kind::whole);
    out.whole = number;
    out.real = number;
    return out;
}

Node real_node(double number) {
    Node out = node_of(files::Kind::real);
    out.real = number;
    return out;
}

Node flag_node(bool is_on) {
    Node out = node_of(files::Kind::flag);
    out.whole = is_on ? 1 : 0;
    return out;
}

Node list_node(std::vector<Node> items) {
    Node out = node_of(files::Kind::list);
    out.items = std::move(items);
    return out;
}

Node table_node() {
    return node_of(files::Kind::table);
}

Node length_node(Length length) {
    return real_node(in_cm(length));
}

Node angle_node(Angle angle) {
    return real_node(in_degrees(angle));
}

Node point_node(TablePoint point) {
    return list_node({length_node(point.x), length_node(point.y)});
}

Node points_node(const std::vector<TablePoint>& points) {
    Node out = list_node();
    for (const TablePoint& p : points) out.items.push_back(point_node(p));
    return out;
}

Node wholes_node(const std::vector<int>& numbers) {
    Node out = list_node();
    for (const int n : numbers) out.items.push_back(whole_node(n));
    return out;
}

void put(Node& table, std::string_view key, Node value) {
    value.key = std::string(key);
    if (Node* there = table.member(key))
        *there = std::move(value);
    else
        table.items.push_back(std::move(value));
}

void drop(Node& table, std::string_view key) {
    std::vector<Node>& all = table.items;
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Node& n) { return n.key == key; }), all.end());
}

Node& list_in(Node& table, std::string_view key) {
    return member_of_kind(table, key, files::Kind::list);
}

Node& table_in(Node& table, std::string_view key) {
    return member_of_kind(table, key, files::Kind::table);
}

}  // namespace bacler::editor
