#pragma once
#include "base/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a TOML or a JSON text says, in one form: the readers know no other.
namespace bacler::files {

enum class Kind : std::uint8_t {
    faulty,   ///< a fault was found on it: what follows passes over it
    nothing,  ///< JSON null
    flag,
    whole,
    real,
    text,
    moment,  ///< a TOML date or time, which no file of ours holds
    list,
    table,
};

struct Node {
    Kind kind{Kind::nothing};
    int line{0};              ///< from 1, of the key where there is one; 0 in JSON
    std::int64_t whole{0};    ///< flag: 0 or 1
    double real{0.0};         ///< whole numbers too
    std::string key;          ///< within a table
    std::string text;         ///< of a text
    std::vector<Node> items;  ///< of a list; members of a table, in the order of the source

    /// The member of a table with that key, faulty ones included; null where there is none, or this is no
    /// table.
    Node* member(std::string_view name);
    const Node* member(std::string_view name) const;
};

/// How deep lists and tables may be nested, and how many parts a dotted key may have.
inline constexpr int deepest = 32;
inline constexpr int longest_dotted_key = 16;

/// How many values a text may hold: a hundred times what a large battle needs.
inline constexpr int most_values = 300'000;

/// The tree of a TOML text. Faults: not UTF-8, nested too deep, syntax. Never throws.
Result<Node> node_from_toml(std::string_view text, const std::string& name);

/// The tree of a JSON text. Faults: not UTF-8, nested too deep, syntax, a key written twice. Never throws.
Result<Node> node_from_json(std::string_view text, const std::string& name);

/// What may open a UTF-8 text and means nothing.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// JSON where the first character that is not white is `{` or `[`, else TOML.
bool looks_like_json(std::string_view text);

/// Offset of the first byte that is not UTF-8 (no overlong form, no surrogate, at most U+10FFFF); npos where
/// all is.
std::size_t first_byte_not_utf8(std::string_view text);

/// Line and column, both from 1, of a byte of a text.
struct TextPlace {
    int line{1};
    int column{1};
};
TextPlace place_of_byte(std::string_view text, std::size_t byte);

/// The line of a text that holds a byte, cut to what a message can hold.
std::string line_around(std::string_view text, std::size_t byte);

/// One step of a JSON pointer: "/key", with the signs that a pointer escapes.
std::string pointer_step(std::string_view key);

/// A node with the way to it from the root: lives on the stack of whoever reads.
struct Spot {
    Node& node;
    const Spot* above{nullptr};
    std::size_t index{0};  ///< place in the list above
};

}  // namespace bacler::files
