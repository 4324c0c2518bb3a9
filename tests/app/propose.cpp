#include "app/propose.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Scenario scenario(const std::string& name) {
    const Result<Scenario> s =
        files::scenario_from_file(std::string(bacler::places::source) + "/data/scenarios/" + name);
    REQUIRE(s.is_good());
    return *s;
}

Engagement proposed(const Scenario& s, const std::string& a, const std::string& b) {
    const std::optional<ElementRef> first = element_named(s, a), second = element_named(s, b);
    REQUIRE(first);
    REQUIRE(second);
    return propose_engagement(s, *first, *second);
}

}  // namespace

TEST_CASE("propose: two that meet on the table are proposed as the book battle ruled them",
          "[R125][R143][R187]") {
    const Scenario s = scenario("book-battle-contact.toml");
    CHECK(rule_on_engagement(proposed(s, "F1a", "A1a"), {4, 6}).difference == 2);
    CHECK(rule_on_engagement(proposed(s, "F2a", "A2a"), {3, 7}).difference == 3);
    CHECK(rule_on_engagement(proposed(s, "F1b", "A1b"), {8, 2}).difference == -1);
    // Asked for the other way round, the same fight the other way round.
    CHECK(rule_on_engagement(proposed(s, "A1a", "F1a"), {6, 4}).difference == -2);
}

TEST_CASE(
    "propose: two that do not meet are proposed from their rows, with the cover and the staff the table shows",
    "[R185][R178]") {
    const Scenario s = scenario("book-battle.toml");
    const Engagement e = proposed(s, "F1b", "A1b");
    CHECK(e.sides[0].cover == Cover::none);
    CHECK(e.sides[1].cover == Cover::medium);
    CHECK(e.sides[0].units[0].role == Role::engaged);
    CHECK_FALSE(e.sides[1].staff_commands);  // 32.6 cm from its staff
    const Engagement guns = proposed(s, "F1a", "A1a");
    CHECK(guns.sides[0].units[3].role == Role::support);
    CHECK(guns.sides[0].supporting_elements == 0);
}
