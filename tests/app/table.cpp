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

TEST_CASE("Brigading: inspect tells what stands otherwise than brigaded, with its two points",
          "[app][R042]") {
    CHECK(answers::inspect_json(at_contact())["spacing"].empty());
    Scenario near = at_contact();
    near.sides[0].elements[4].front->at.y = length_from_cm(48);  // F2c 2 cm behind F2a, which ends at 50
    const Json told = answers::inspect_json(near)["spacing"];
    REQUIRE(told.size() == 1);
    CHECK(told[0]["rule"] == "R042");
    CHECK(told[0]["subject"] == "F2a");
    CHECK(told[0]["measure"]["words"] == "more_than");
    CHECK(answers::inspect_text(Lang::en, near).find("R042") != std::string::npos);
}

namespace {

Scenario laid_by_hand(double target_moved_back_cm) {
    Scenario s = at_contact();
    s.deviation = length_from_cm(0.1);
    Element& a1c = s.sides[1].elements[element_named(s, "A1c")->element];
    a1c.front->at.y = a1c.front->at.y + length_from_cm(target_moved_back_cm);
    return s;
}

Json open_of(const Json& inspected, const std::string& rule) {
    Json out = Json::array();
    for (const Json& o : inspected["too_close"])
        if (o["rule"] == rule) out.push_back(o);
    return out;
}

}  // namespace

TEST_CASE("3 laid by hand to 1 mm, the book's table has no doubt at its 3 cm stops nor at 39.6 cm",
          "[app][R115][R125][Q135]") {
    CHECK(answers::inspect_json(at_contact())["too_close"].empty());
    const Json all = answers::inspect_json(laid_by_hand(0));
    CHECK(all["engagements"].size() == 3);
    for (const Json& e : all["engagements"]) {
        CHECK(e["verdict"] == "allowed");
        CHECK(e["aspect_too_close"] == false);
    }
    CHECK(target_of(all, "FGB-1", "A1c")["verdict"] == "allowed");
    CHECK(target_of(all, "FGB-1", "A1c")["margin_mm"] == Approx(-4));
    // One distance of the table is near a limit: F1b stands 24.84 cm from its staff.
    REQUIRE(all["too_close"].size() == 1);
    CHECK(all["too_close"][0]["pieces"] == Json::parse(R"(["F1b", "F1"])"));
    CHECK(all["too_close"][0]["rule"] == "R053");
}

TEST_CASE("3 laid by hand to 1 mm, 39.9 of 40 cm is too close to call, with its margin and both outcomes",
          "[app][R115][Q06]") {
    const Json all = answers::inspect_json(laid_by_hand(0.3));
    for (const std::string battery : {"FGB-1", "FGB-2"}) {
        CHECK(target_of(all, battery, "A1c")["verdict"] == "too_close");
        CHECK(target_of(all, battery, "A1c")["allowed"] == true);  // as measured
        CHECK(target_of(all, battery, "A1c")["margin_mm"] == Approx(-1));
    }
    const Json open = open_of(all, "R115");
    REQUIRE(open.size() == 2);
    CHECK(open[0]["pieces"] == Json::parse(R"(["FGB-1", "A1c"])"));
    CHECK(open[0]["cm"] == Approx(39.9));
    CHECK(open[0]["limit"] == Approx(40));
    CHECK(open[0]["sd"] == Approx(0.141));
    CHECK(open[0]["margin_mm"] == Approx(-1));
    CHECK(open[0]["met"]["says"] == "in_range");
    CHECK(open[0]["missed"]["does"] == "forbids");
    CHECK(open[0]["meanwhile"] == "met");
    CHECK(open[0]["settled_by"] == "settled_by_tape");
    CHECK(open[0]["from"][1] == Approx(25));
    CHECK(open[0]["to"][1] == Approx(64.9));
    const std::string text = answers::inspect_text(Lang::en, laid_by_hand(0.3));
    CHECK(text.find("≈ A1c  39.9") != std::string::npos);
    CHECK(text.find("otherwise: FGB-1 out of range: 39.9\u00a0cm") != std::string::npos);
    CHECK(text.find("FGB-1 – A1c: 39.9 cm of 40 cm, −1 mm off; deviation 1.41 mm  [R115, Q60]") !=
          std::string::npos);
}

TEST_CASE("3 a tape laid between the two settles it", "[app][R115][Q135]") {
    Scenario s = laid_by_hand(0.3);
    s.stated.push_back({FactKind::distance, "FGB-1", "A1c", length_from_cm(40.1), {}});
    const Json all = answers::inspect_json(s);
    CHECK(target_of(all, "FGB-1", "A1c")["verdict"] == "forbidden");
    CHECK(target_of(all, "FGB-2", "A1c")["verdict"] == "too_close");
    const auto m = answers::measure_between(s, "book", "FGB-1", "A1c");
    REQUIRE(m);
    CHECK(m->edge.value == length_from_cm(40.1));
    CHECK(m->edge.sd == Length{});
    CHECK(answers::measure_json(*m)["edge"]["stated"] == true);
}

TEST_CASE("4 an engagement and a shot of pieces without places are those that the players state",
          "[app][R107][R125][Q135]") {
    Scenario s = at_contact();
    for (Side& side : s.sides) {
        for (Element& e : side.elements) e.front.reset();
        for (Staff& staff : side.staffs) staff.at.reset();
    }
    CHECK_FALSE(answers::engagement_of(s, "book", "F1a", "A1a"));
    CHECK(answers::fire_of(s, "book", {"FGB-1"}, "A1c").faults().size() == 2);  // neither has a place
    s.stated = {{FactKind::contact, "F1a", "A1a", {}, {}},
                {FactKind::supporting, "A1c", "A1a", {}, {}},
                {FactKind::distance, "FGB-1", "A1c", length_from_cm(39.6), {}}};
    const auto e = answers::engagement_of(s, "book", "F1a", "A1a");
    REQUIRE(e);
    const EngagementAnswer answer = rule_on_engagement(*e, {4, 6});
    CHECK(answer.sides[0].total == 53);
    CHECK(answer.sides[1].total == 36);
    CHECK(answer.sides[0].morale == 11);
    CHECK(answer.sides[1].morale == 9);
    const auto fire = answers::fire_of(s, "book", {"FGB-1"}, "A1c");
    REQUIRE(fire);
    CHECK(fire->judged[0].is_allowed);
    CHECK(fire->judged[0].band == RangeBand::long_range);
}
