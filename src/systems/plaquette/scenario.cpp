#include "systems/plaquette/scenario.hpp"

namespace bacler::plaquette {

Cover cover_of(TerrainKind kind) {
    switch (kind) {
        case TerrainKind::hill:
        case TerrainKind::snow:
        case TerrainKind::plough:
        case TerrainKind::stream:
        case TerrainKind::marsh: return Cover::rough;  // R099
        case TerrainKind::orchard:
        case TerrainKind::hedge:
        case TerrainKind::wood: return Cover::light;  // R100
        case TerrainKind::house:
        case TerrainKind::wall:
        case TerrainKind::village: return Cover::medium;  // R101
        case TerrainKind::earthwork:
        case TerrainKind::redoubt: return Cover::thick;  // R102
        case TerrainKind::road:
        case TerrainKind::open: return Cover::none;
    }
    return Cover::none;
}

Nation nation_of(std::string_view word) {
    if (word == "fr") return Nation::french;
    return word == "en" ? Nation::english : Nation::other;
}

}  // namespace bacler::plaquette
