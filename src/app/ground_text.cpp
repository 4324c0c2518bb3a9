#include "app/ground_text.hpp"

#include "app/finding_text.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <cmath>

namespace bacler {

namespace {

std::string kind_text(Lang lang, const plaquette::LaidTerrain& terrain) {
    std::string kind(
        phrase(lang, "terrain." + std::string(word_for(plaquette::terrain_words, terrain.kind))));
    return terrain.level == 0 ? kind : say(lang, "ui.here.level", {kind, std::to_string(terrain.level)});
}

/// To the millimetre: a finger tells no finer.
Length to_mm(Length l) {
    return length_from_cm(std::round(in_cm(l) * 10) / 10);
}

}  // namespace

std::string ground_text(Lang lang, const plaquette::Scenario& scenario, TablePoint at) {
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    std::string on;
    for (const plaquette::LaidTerrain& terrain : table.terrain) {
        const bool lies_here =
            std::any_of(terrain.grounds.begin(), terrain.grounds.end(), [&](const plane::Ground& ground) {
                return plane::standing_of(at, ground) != plane::Standing::outside;
            });
        if (lies_here) on += (on.empty() ? "" : ", ") + kind_text(lang, terrain);
    }
    if (on.empty()) on = phrase(lang, "terrain.open");
    return say(lang, "ui.here.ground", {cm_text(lang, to_mm(at.x)), cm_text(lang, to_mm(at.y)), on});
}

}  // namespace bacler
