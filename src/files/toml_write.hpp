#pragma once
#include "files/node.hpp"
#include "files/shape.hpp"

#include <string>
#include <string_view>

namespace bacler::files {

/// A text in quotes, as TOML writes it.
std::string toml_text(std::string_view text);

/// A number that TOML reads as no whole one: "3.0", "0.125".
std::string toml_real(double number);

/// A tree as TOML text that reads back to the same tree: known keys in the order of the shape, then the others. Requires: a table
/// without faulty nodes and without JSON's null.
std::string toml_from_node(const Node& root, const Shape& shape);

/// Do two trees say the same? Lines and the order of keys do not count.
bool is_same(const Node& a, const Node& b);

}  // namespace bacler::files
