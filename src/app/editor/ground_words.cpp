#include "app/editor/ground_words.hpp"

#include "systems/plaquette/words.hpp"

namespace bacler::editor {

std::vector<GroundKind> ground_kinds(Lang lang) {
    std::vector<GroundKind> out;
    for (const auto& w : plaquette::terrain_words)
        out.push_back({w.is, std::string(w.word), name_of(lang, w.is)});
    return out;
}

std::string name_of(Lang lang, plaquette::TerrainKind kind) {
    return std::string(
        phrase(lang, "terrain." + std::string(plaquette::word_for(plaquette::terrain_words, kind))));
}

}  // namespace bacler::editor
