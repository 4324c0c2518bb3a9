#pragma once
#include "board/plane/zones.hpp"
#include "ruling/finding.hpp"
#include "systems/plaquette/scenario.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the players state as fact (Q135): used in place of what the table would measure, and without its uncertainty.
namespace bacler::plaquette {

/// A stated fact about pieces of the table.
struct LaidFact {
    FactKind what{FactKind::contact};
    Subject a, b;
    Length distance;                       ///< for distance
    plane::Zone zone{plane::Zone::front};  ///< for in_zone
};

/// The piece or the terrain an id names.
std::optional<Subject> subject_named(const Scenario& scenario, std::string_view id);

/// Does a piece stand on the table? A unit where its element does; terrain, and what no piece is named, lie where they lie.
bool has_place(const Scenario& scenario, const std::string& id);

/// What is still stated once a piece has moved: what was stated of it, of its units or of the element it is a unit of, is a fact no longer
/// (Q135).
std::vector<StatedFact> facts_without(const Scenario& scenario, std::string_view id);

/// The facts of a scenario, their ids resolved. Those about pieces that are no longer there count for nothing.
std::vector<LaidFact> laid_facts(const Scenario& scenario);

/// The fact of a kind about two pieces; contact, aligned and distance hold either way round. None: nothing was stated.
const LaidFact* fact_about(const std::vector<LaidFact>& facts, FactKind what, Subject a, Subject b);

}  // namespace bacler::plaquette
