#pragma once
#include "base/angle.hpp"
#include "base/length.hpp"
#include "base/point.hpp"
#include "files/node.hpp"
#include "systems/plaquette/words.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Values out of a checked tree. What is missing or faulty gives the value stated for absence: the faults are
/// already reported, and what is built from them is thrown away.
namespace bacler::files {

/// The member if it is there and of that kind.
inline const Node* sound(const Node& table, std::string_view key, Kind kind) {
    const Node* n = table.member(key);
    return n && n->kind == kind ? n : nullptr;
}

inline int whole_of(const Node& table, std::string_view key, int absent) {
    const Node* n = sound(table, key, Kind::whole);
    return n ? static_cast<int>(n->whole) : absent;
}

inline bool flag_of(const Node& table, std::string_view key, bool absent) {
    const Node* n = sound(table, key, Kind::flag);
    return n ? n->whole != 0 : absent;
}

inline std::string text_of(const Node& table, std::string_view key, std::string_view absent) {
    const Node* n = sound(table, key, Kind::text);
    return n ? n->text : std::string(absent);
}

inline std::optional<double> number_of(const Node& table, std::string_view key) {
    const Node* n = table.member(key);
    if (!n || (n->kind != Kind::whole && n->kind != Kind::real)) return std::nullopt;
    return n->real;
}

inline std::optional<Length> length_of(const Node& table, std::string_view key) {
    const std::optional<double> cm = number_of(table, key);
    return cm ? std::optional(length_from_cm(*cm)) : std::nullopt;
}

inline Angle heading_of(const Node& table, Angle absent) {
    const std::optional<double> degrees = number_of(table, "heading");
    return degrees ? angle_from_degrees(*degrees) : absent;
}

/// A list of two numbers.
inline std::optional<TablePoint> point_in(const Node& n) {
    if (n.kind != Kind::list || n.items.size() != 2) return std::nullopt;
    for (const Node& c : n.items)
        if (c.kind != Kind::whole && c.kind != Kind::real) return std::nullopt;
    return TablePoint{length_from_cm(n.items[0].real), length_from_cm(n.items[1].real)};
}

inline std::optional<TablePoint> point_of(const Node& table, std::string_view key) {
    const Node* n = table.member(key);
    return n ? point_in(*n) : std::nullopt;
}

template <class E, std::size_t N>
E word_of(const Node& table, std::string_view key, const std::array<plaquette::Word<E>, N>& words, E absent) {
    const Node* n = sound(table, key, Kind::text);
    if (!n) return absent;
    return plaquette::meaning_of(words, n->text).value_or(absent);
}

/// The items of a list; none where it is missing or faulty.
inline std::span<Node> items_of(Node& table, std::string_view key) {
    Node* n = table.member(key);
    return n && n->kind == Kind::list ? std::span<Node>(n->items) : std::span<Node>();
}

inline std::span<const Node> items_of(const Node& table, std::string_view key) {
    const Node* n = sound(table, key, Kind::list);
    return n ? std::span<const Node>(n->items) : std::span<const Node>();
}

/// The whole numbers of a list.
inline std::vector<int> wholes_of(const Node& table, std::string_view key) {
    const std::span<const Node> list = items_of(table, key);
    std::vector<int> out;
    out.reserve(list.size());
    for (const Node& n : list)
        if (n.kind == Kind::whole) out.push_back(static_cast<int>(n.whole));
    return out;
}

}  // namespace bacler::files
