#include "app/game/table_look.hpp"

#include "app/finding_text.hpp"
#include "app/game/table_steps.hpp"
#include "app/handling/tape.hpp"
#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace bacler {

using namespace plaquette;

namespace {

/// To the millimetre, as a tape is read.
std::string taped(Lang lang, Length l) {
    return cm_text(lang, Length{(l.hundredths_of_mm + 50) / 100 * 100});
}

std::string_view edge_word(Lang lang, TableEdge edge) {
    switch (edge) {
        case TableEdge::left: return phrase(lang, "ui.edge.left");
        case TableEdge::right: return phrase(lang, "ui.edge.right");
        case TableEdge::near: return phrase(lang, "ui.edge.near");
        case TableEdge::far: break;
    }
    return phrase(lang, "ui.edge.far");
}

std::string words_of_unit(Lang lang, const LyingUnit& unit) {
    const std::string count = std::to_string(unit.count);
    for (const auto& [formation, word] : formation_words)
        if (unit.arm != Arm::artillery && formation == unit.formation)
            return say(lang, unit.count == 1 ? "ui.look.base" : "ui.look.bases",
                       {unit.id, count, std::string(phrase(lang, "steps.form." + std::string(word)))});
    return say(lang, unit.count == 1 ? "ui.look.gun" : "ui.look.guns", {unit.id, count});
}

/// The nearest other piece, edge to edge; empty where it lies alone.
std::string words_of_nearest(Lang lang, const Scenario& scenario, const std::string& piece,
                             const plane::Box& body) {
    std::optional<Length> least;
    std::string name;
    for (const LyingPiece& other : lying_pieces(scenario)) {
        const std::optional<plane::Box> there = ground_of_piece(scenario, other.id);
        if (other.id == piece || !there) continue;
        const Length gap = plane::gap(body, *there).distance;
        if (least && gap >= *least) continue;
        least = gap;
        name = other.name;
    }
    return least ? say(lang, "ui.look.nearest", {taped(lang, *least), name}) : std::string();
}

}  // namespace

PieceLook look_of_piece(Lang lang, const Scenario& scenario, const std::string& piece) {
    const std::vector<LyingPiece> all = lying_pieces(scenario);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const LyingPiece& p) { return p.id == piece; });
    BACLER_CHECK(found != all.end());
    PieceLook out;
    out.name = found->name;
    for (const LyingUnit& unit : found->units) out.units.push_back(words_of_unit(lang, unit));
    const std::optional<plane::Box> body = ground_of_piece(scenario, piece);
    if (!body) {
        out.places.emplace_back(phrase(lang, "ui.look.off"));
        return out;
    }
    const std::array<EdgeReading, 2> edges = edge_readings(*body, scenario.width, scenario.depth);
    std::vector<std::string> words;
    for (const EdgeReading& reading : edges) {
        words.push_back(taped(lang, reading.distance));
        words.emplace_back(edge_word(lang, reading.edge));
    }
    out.places.push_back(say(lang, "ui.look.edges", {words[0], words[1], words[2], words[3]}));
    if (const std::string nearest = words_of_nearest(lang, scenario, piece, *body); !nearest.empty())
        out.places.push_back(nearest);
    const long degrees = std::lround(in_degrees(body->heading)) % 360;
    out.places.push_back(say(lang, "ui.look.heading", {std::to_string(degrees)}));
    return out;
}

}  // namespace bacler
