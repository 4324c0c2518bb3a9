#pragma once
#include "files/report.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// What may stand in a file, as data: the checks of the readers and the JSON Schemas are both made from it.
namespace bacler::files {

enum class Form : std::uint8_t {
    text,         ///< any text
    id,           ///< not empty, no control character
    word,         ///< one of `words`
    whole,        ///< a whole number from low to high
    real,         ///< a number from low to high
    flag,         ///< true or false
    colour,       ///< "#rrggbb"
    clock,        ///< "HH:MM"
    format,       ///< the one word of `words`; what else stands there is judged before all else
    list,         ///< of `item`, from `fewest` to `most` of them
    table,        ///< of `keys`
    id_or_table,  ///< an id alone, or a table of `keys`
    readings,     ///< house readings by their names
    anything,     ///< of an answer: not the same in every case, or null
};

struct Key;

struct Shape {
    Form form{Form::text};
    double low{0.0}, high{0.0};
    std::span<const std::string_view> words{};
    const Shape* item{nullptr};
    std::size_t fewest{0}, most{0};
    std::span<const Key> keys{};
};

struct Key {
    std::string_view name;
    const Shape* shape{nullptr};
    bool required{false};
    /// What it counts or means, for the schema: "cm", "degrees".
    std::string_view note{};
};

/// Checks a node against a shape, and all that it holds: unknown keys and words, types, bounds, what is
/// missing, readings. Every node with a fault of its own becomes faulty.
void check(Report& report, const Spot& at, const Shape& shape);

/// Opens a file: a table whose `format` is the one that is read. False, with a fault, where it is not: then
/// nothing else of it can be judged.
bool is_format(Report& report, const Spot& root, std::string_view format);

}  // namespace bacler::files
