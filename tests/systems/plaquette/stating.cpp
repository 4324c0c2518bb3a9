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

TEST_CASE("4 of a piece without a place, what an earlier sequence stated may be said otherwise", "[Q135]") {
    const auto in_sequence = [](int sequence, const State& order, const StatedFact& before, bool is_placed) {
        Scenario s = table_of({before});
        if (!is_placed) s.sides[1].elements[0].front.reset();
        return std::pair(verdict(rule_on_stating(lay_out(s), order, sequence)),
                         with_stated(s, order, sequence).stated);
    };
    const StatedFact seven{FactKind::distance, "x", "a", length_from_cm(7), "", 1};
    const auto [again, after] = in_sequence(2, distance(12), seven, false);
    CHECK(again == Verdict::allowed);
    CHECK(after == std::vector<StatedFact>{{FactKind::distance, "a", "x", length_from_cm(12), "", 2}});
    CHECK(in_sequence(1, distance(12), seven, false).first == Verdict::contradictory);
    CHECK(in_sequence(2, distance(12), seven, true).first == Verdict::contradictory);
    SECTION("what no longer holds beside it is gone") {
        const StatedFact backs{FactKind::backing, "a-2", "x-1", {}, "", 1};
        const State apart{FactKind::distance, "a-2", "x-1", length_from_cm(9), {}};
        CHECK(in_sequence(3, apart, backs, false).second ==
              std::vector<StatedFact>{{FactKind::distance, "a-2", "x-1", length_from_cm(9), "", 3}});
    }
    SECTION("a contact lasts until the game ends it") {
        const StatedFact contact{FactKind::contact, "a", "x", {}, "", 1};
        CHECK(in_sequence(2, distance(12), contact, false).first == Verdict::contradictory);
        Scenario s = table_of({contact, {FactKind::in_zone, "a", "x", {}, "front", 1}});
        s.sides[1].elements[0].front.reset();
        CHECK(verdict(rule_on_stating(lay_out(s), zone(plane::Zone::rear), 2)) == Verdict::contradictory);
        s.stated.erase(s.stated.begin());
        CHECK(verdict(rule_on_stating(lay_out(s), zone(plane::Zone::rear), 2)) == Verdict::allowed);
    }
}
