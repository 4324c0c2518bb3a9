#pragma once
#include <cstdint>
#include <string_view>

namespace bacler::plaquette {

/// What the findings of this system say: each a message of the catalogue in both languages ("say.<name>").
enum class Say : std::uint16_t {
#define BACLER_SAY(name) name,
#include "systems/plaquette/say.def"
#undef BACLER_SAY
};

inline constexpr std::string_view say_names[] = {
#define BACLER_SAY(name) #name,
#include "systems/plaquette/say.def"
#undef BACLER_SAY
};

}  // namespace bacler::plaquette
