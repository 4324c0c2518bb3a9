#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <string>
#include <vector>

namespace bacler::editor {

/// A kind of ground: as files write it, and in the players' language.
struct GroundKind {
    plaquette::TerrainKind kind{plaquette::TerrainKind::open};
    std::string word, name;
};
/// All of them, in the order of the files' words.
std::vector<GroundKind> ground_kinds(Lang lang);
/// The name of one.
std::string name_of(Lang lang, plaquette::TerrainKind kind);

}  // namespace bacler::editor
