#include "systems/plaquette/stating.hpp"
#include "systems/plaquette/random_tables.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::at_cm;

namespace {

Scenario table_of(std::vector<StatedFact> facts) {
    Scenario s =
        scenario_of({element_at("a", Stance::attack, at_cm(100, 100), 0, {foot("a-1"), foot("a-2")})},
                    {element_at("x", Stance::defence, at_cm(100, 110), 180, {foot("x-1")})});
    Staff staff;
    staff.id = "D";
    s.sides[0].staffs = {staff};
    s.terrain = {feature("wood", TerrainKind::wood, plane::square_cm(90, 80, 110, 105))};
    s.stated = std::move(facts);
    return s;
}

Verdict stated(const State& order, std::vector<StatedFact> before = {}) {
    const Scenario s = table_of(std::move(before));
    return verdict(rule_on_stating(lay_out(s), order));
}

State distance(double cm) {
    return {FactKind::distance, "a", "x", length_from_cm(cm), {}};
}

State zone(plane::Zone z) {
    return {FactKind::in_zone, "a", "x", {}, z};
}

}  // namespace

TEST_CASE("4 players state contacts of enemies and supports of friends", "[R125][R143][R144][Q135]") {
    CHECK(stated({FactKind::contact, "a", "x", {}, {}}) == Verdict::allowed);
    CHECK(stated({FactKind::contact, "a-1", "a-2", {}, {}}) == Verdict::forbidden);
    CHECK(stated({FactKind::supporting, "a-2", "a-1", {}, {}}) == Verdict::allowed);
    CHECK(stated({FactKind::supporting, "a-2", "x-1", {}, {}}) == Verdict::forbidden);
    CHECK(stated({FactKind::covered_by, "a", "wood", {}, {}}) == Verdict::allowed);
    CHECK(stated({FactKind::distance, "D", "wood", length_from_cm(4), {}}) == Verdict::allowed);
}

TEST_CASE("4 a staff takes no part in a fight, stated or not", "[R047][Q135]") {
    CHECK(stated({FactKind::contact, "D", "x", {}, {}}) == Verdict::forbidden);
    CHECK(stated({FactKind::supporting, "D", "a-1", {}, {}}) == Verdict::forbidden);
}

TEST_CASE("4 a fact against one stated before is contradictory", "[Q135]") {
    const StatedFact seven{FactKind::distance, "x", "a", length_from_cm(7), ""};
    CHECK(stated(distance(7.01), {seven}) == Verdict::allowed);  // within the grain
    CHECK(stated(distance(7.02), {seven}) == Verdict::contradictory);
    CHECK(stated({FactKind::contact, "a", "x", {}, {}}, {seven}) == Verdict::contradictory);
    const StatedFact contact{FactKind::contact, "a", "x", {}, ""};
    CHECK(stated(distance(3), {contact}) == Verdict::allowed);
    CHECK(stated(distance(3.1), {contact}) == Verdict::contradictory);
    const StatedFact flank{FactKind::in_zone, "a", "x", {}, "left_flank"};
    CHECK(stated(zone(plane::Zone::left_flank), {flank}) == Verdict::allowed);
    CHECK(stated(zone(plane::Zone::rear), {flank}) == Verdict::contradictory);
    const StatedFact backs{FactKind::backing, "a-2", "a-1", {}, ""};
    CHECK(stated({FactKind::supporting, "a-2", "a-1", {}, {}}, {backs}) == Verdict::contradictory);
    CHECK(stated({FactKind::distance, "a-1", "a-2", length_from_cm(3), {}}, {backs}) ==
          Verdict::contradictory);
    CHECK(stated({FactKind::distance, "a-1", "a-2", length_from_cm(2.9), {}}, {backs}) == Verdict::allowed);
    CHECK(stated(distance(7), {{FactKind::distance, "a", "D", length_from_cm(3), ""}}) == Verdict::allowed);
}
