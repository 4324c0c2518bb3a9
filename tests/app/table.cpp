// The book battle at contact, read from its file: what stands before whom, and what comes of it.
#include "app/answers/answers.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;
using answers::Json;

namespace {

Scenario at_contact() {
    const auto read = files::scenario_from_file(std::string(bacler::places::source) +
                                                "/data/scenarios/book-battle-contact.toml");
    if (!read) FAIL(read.faults()[0].code + " at " + read.faults()[0].path);
    return *read;
}

Json engagement_named(const Json& inspected, const std::string& attacker) {
    for (const Json& e : inspected["engagements"])
        if (e["attacker"] == attacker) return e;
    FAIL("no engagement of " + attacker);
    return {};
}

Json target_of(const Json& inspected, const std::string& battery, const std::string& element) {
    for (const Json& b : inspected["batteries"])
        if (b["id"] == battery)
            for (const Json& t : b["targets"])
                if (t["element"] == element) return t;
    FAIL(battery + " does not look at " + element);
    return {};
}

Json in_order(Json pairs) {
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

EngagementAnswer fought(const std::string& a, const std::string& b, const ValueDice& dice) {
    const auto e = answers::engagement_of(at_contact(), "book", a, b);
    REQUIRE(e);
    return rule_on_engagement(*e, dice);
}

}  // namespace

TEST_CASE("4 the book battle at contact has its three engagements, pairs and roles",
          "[app][R137][R138][R143]") {
    const Json all = answers::inspect_json(at_contact());
    REQUIRE(all["engagements"].size() == 3);
    const Json e1 = engagement_named(all, "F1a"), e2 = engagement_named(all, "F2a"),
               e3 = engagement_named(all, "F1b");
    CHECK(e1["defender"] == "A1a");
    CHECK(e1["aspect"] == "front");
    CHECK(in_order(e1["pairs"]) ==
          Json::parse(R"([["F1a-1", "A1a-1"], ["F1a-2", "A1a-1"], ["F1a-3", "A1a-2"]])"));
    CHECK(e1["roles"]["F1a-G"] == "support");
    CHECK(e2["defender"] == "A2a");
    CHECK(in_order(e2["pairs"]) == Json::parse(R"([["F2a-1", "A2a-1"], ["F2a-1", "A2a-2"]])"));
    CHECK(e2["roles"]["A2a-3"] == "support");
    CHECK(e3["defender"] == "A1b");
    CHECK(in_order(e3["pairs"]) == Json::parse(R"([["F1b-2", "A1b-1"], ["F1b-3", "A1b-2"]])"));
    CHECK(e3["roles"]["F1b-1"] == "support");
}

TEST_CASE("7 the three engagements of the book battle, from the table, end as the book has them",
          "[app][R195]") {
    const EngagementAnswer e1 = fought("F1a", "A1a", {4, 6}), e2 = fought("F2a", "A2a", {3, 7}),
                           e3 = fought("F1b", "A1b", {8, 2});
    struct Expected {
        std::array<int, 2> totals, values, morale;
    };
    const auto check = [](const EngagementAnswer& a, const Expected& x) {
        for (std::size_t s = 0; s < 2; ++s) {
            CHECK(a.sides[s].total == x.totals[s]);
            CHECK(a.sides[s].value == x.values[s]);
            CHECK(a.sides[s].morale == x.morale[s]);
        }
    };
    check(e1, {{53, 36}, {5, 4}, {11, 9}});
    check(e2, {{40, 40}, {4, 4}, {12, 9}});
    check(e3, {{27, 32}, {2, 4}, {8, 9}});
    CHECK(e1.sides[1].result == CombatResult::fall_back);
    CHECK(e2.sides[1].result == CombatResult::retreat);
    CHECK(e3.sides[0].result == CombatResult::recoil);
}

TEST_CASE("3 on the book's table FGB fires on A1c at 39.6 cm, and A1a masks A1c",
          "[app][R107][R108][R115][Q60]") {
    const Json all = answers::inspect_json(at_contact());
    for (const std::string battery : {"FGB-1", "FGB-2"}) {
        const Json t = target_of(all, battery, "A1c");
        CHECK(t["allowed"] == true);
        CHECK(t["band"] == "long");
        CHECK(t["cm"].get<double>() == Approx(39.6));
        CHECK(t["rule"] == "R115");
    }
    CHECK(target_of(all, "A1c-2", "F1a")["allowed"] == false);
    CHECK(target_of(all, "A1c-2", "F1a")["rule"] == "R107");
    CHECK(target_of(all, "F1a-G", "A1a")["rule"] == "R106");  // its element is engaged
}

TEST_CASE("measure: from FGB-1 to A1c are 39.6 cm, edge to edge, and 43.646 between centres", "[app][Q07]") {
    const auto m = answers::measure_between(at_contact(), "book", "FGB-1", "A1c");
    REQUIRE(m);
    CHECK(m->edge.value == length_from_cm(39.6));
    CHECK(m->edge.from.y == length_from_cm(25));
    CHECK(m->edge.to.y == length_from_cm(64.6));
    CHECK(m->centre.value == length_from_cm(43.646));  // 2 and 43.6
    CHECK(m->edge.sd == Length{});
}
