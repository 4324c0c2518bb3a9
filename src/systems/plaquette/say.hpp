#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bacler::plaquette {

/// What the findings of this system say: each a message of the catalogue in both languages ("say.<name>"). Games on disk keep the
/// numbers of `say.def`: a number once given is never changed or given again; a new message takes the next one.
enum class Say : std::uint16_t {
#define BACLER_SAY(name, number) name = (number),
#include "systems/plaquette/say.def"
#undef BACLER_SAY
};

namespace say_list {

struct Numbered {
    std::string_view name;
    std::size_t number;
};

inline constexpr Numbered all[] = {
#define BACLER_SAY(name, number) {#name, (number)},
#include "systems/plaquette/say.def"
#undef BACLER_SAY
};

constexpr std::size_t highest() {
    std::size_t out = 0;
    for (const Numbered& n : all) out = n.number > out ? n.number : out;
    return out;
}

/// By number; a number that no message has any more stands empty. Two messages of one number do not compile.
constexpr auto by_number() {
    std::array<std::string_view, highest() + 1> out{};
    for (const Numbered& n : all) {
        if (!out[n.number].empty()) throw "two messages of one number in say.def";
        out[n.number] = n.name;
    }
    return out;
}

}  // namespace say_list

/// The name of each message, by its number.
inline constexpr auto say_names = say_list::by_number();

}  // namespace bacler::plaquette
