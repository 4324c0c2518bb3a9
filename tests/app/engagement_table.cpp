#include "app/engagement_table.hpp"

#include "app/open_scenario.hpp"
#include "app/selection.hpp"
#include "app/text/catalogue.hpp"

#include <catch2/catch.hpp>

#include <utility>
#include <vector>

using namespace bacler;
using plaquette::Role;
using plaquette::Stance;

namespace {

EngagementTable table_of(std::string_view first, std::string_view second) {
    const plaquette::Scenario scenario = *book_battle();
    return {scenario, *plaquette::element_named(scenario, first),
            *plaquette::element_named(scenario, second)};
}

/// E1 of the book battle, but for its dice.
EngagementTable e1() {
    EngagementTable table = table_of("F1a", "A1a");
    table.take_stance(0, Stance::attack);
    table.count(1, Count::supporting_elements, 1);
    return table;
}

}  // namespace

TEST_CASE("7 E1 of the book battle, put on the table and rolled 4 and 6, ends 11 to 9", "[app][table]") {
    EngagementTable table = e1();
    CHECK(table.totals() == std::array<int, 2>{53, 36});
    CHECK_FALSE(table.answer());
    table.type_die(0, 4);
    CHECK_FALSE(table.answer());
    table.type_die(1, 6);
    REQUIRE(table.answer());
    CHECK(table.answer()->difference == 2);
    CHECK(table.answer()->sides[0].morale == 11);
    CHECK(table.answer()->sides[1].morale == 9);
    CHECK(table.answer()->sides[1].result == plaquette::CombatResult::fall_back);
    CHECK(table.answer()->sides[1].move->cm == 18);
}

TEST_CASE("table: each cell of the strip says what typing that face would answer", "[app][table]") {
    EngagementTable table = e1();
    for (int other = 1; other <= 10; ++other) {
        table.type_die(1, other);
        const FaceEffects strip = table.faces(0);
        for (int face = 1; face <= 10; ++face) {
            table.type_die(0, face);
            const FaceEffect& cell = strip[static_cast<std::size_t>(face) - 1];
            INFO("face " << face << " against " << other);
            REQUIRE(table.answer());
            CHECK(cell.value == table.answer()->sides[0].value);
            CHECK(cell.difference == table.answer()->difference);
            const int winner = table.answer()->winner.value_or(0);
            CHECK(cell.result == table.answer()->sides[static_cast<std::size_t>(1 - winner)].result);
            CHECK(cell.loser.has_value() == table.answer()->winner.has_value());
        }
    }
}

TEST_CASE("6 before the other die is known, a cell shows the value alone", "[app][table]") {
    const EngagementTable table = e1();
    // 53 is five tens and three: faces to 3 give one more.
    for (std::size_t i = 0; i < 10; ++i) {
        CHECK(table.faces(0)[i].value == (i < 3 ? 6 : 5));
        CHECK_FALSE(table.faces(0)[i].difference);
        CHECK_FALSE(table.faces(0)[i].result);
    }
}

TEST_CASE("table: every change is ruled anew", "[app][table]") {
    EngagementTable table = e1();
    table.type_die(0, 4);
    table.type_die(1, 6);
    const std::uint64_t before = table.changes();
    table.count(0, Count::fatigue, 2);
    CHECK(table.changes() > before);
    CHECK(table.answer()->difference == 0);
    table.take_cover(1, plaquette::Cover::thick);
    CHECK(table.answer()->sides[1].morale == 11);
    table.attack_from(1, plaquette::Aspect::rear);
    CHECK(table.question().sides[1].attacked_from == plaquette::Aspect::rear);
    table.toggle_staff_near(0);
    CHECK(table.question().sides[0].staff_is_near);
}

TEST_CASE(
    "4 the first row is proposed as engaged, the second as support, and a tap goes round the four parts",
    "[app][table]") {
    EngagementTable table = table_of("F1a", "A1a");
    const auto role = [&table] { return table.question().sides[0].units[3].role; };
    CHECK(table.question().sides[0].units[0].role == Role::engaged);
    CHECK(role() == Role::support);
    for (const Role next : {Role::backing, Role::none, Role::engaged, Role::support}) {
        table.cycle_role(0, 3);
        CHECK(role() == next);
    }
}

TEST_CASE("table: a count beyond its bounds stops at the nearest", "[app][table]") {
    EngagementTable table = table_of("F1a", "A1a");
    for (const Count count : all_counts) {
        table.count(0, count, -1);
        CHECK(count_of(table.question().sides[0], count) == 0);
        table.count(0, count, 1000);
        CHECK(count_of(table.question().sides[0], count) == highest(count));
    }
}

TEST_CASE("table: settings by the words of files change one thing, or are refused and change nothing",
          "[app][table]") {
    EngagementTable table = table_of("F1a", "A1a");
    CHECK_FALSE(change_by_words(table, 0, "stance", "attack"));
    CHECK_FALSE(change_by_words(table, 1, "supporting_elements", "1"));
    CHECK_FALSE(change_by_words(table, 1, "cover", "medium"));
    CHECK_FALSE(change_by_words(table, 1, "attacked_from", "flank"));
    CHECK_FALSE(change_by_words(table, 1, "near", "true"));
    CHECK(table.question().sides[0].stance == Stance::attack);
    CHECK(table.question().sides[1].supporting_elements == 1);
    CHECK(table.question().sides[1].cover == plaquette::Cover::medium);
    CHECK(table.question().sides[1].attacked_from == plaquette::Aspect::flank);
    CHECK(table.question().sides[1].staff_is_near);

    const std::uint64_t before = table.changes();
    for (const auto& [key, value] : std::vector<std::pair<std::string, std::string>>{{"stance", "charge"},
                                                                                     {"cover", ""},
                                                                                     {"near", "yes"},
                                                                                     {"fatigue", "-1"},
                                                                                     {"fatigue", "2x"},
                                                                                     {"open_threatened", "2"},
                                                                                     {"morale", "9"}}) {
        INFO(key << "=" << value);
        const auto refusal = change_by_words(table, 0, key, value);
        REQUIRE(refusal);
        CHECK(has_phrase(refusal->key));
    }
    CHECK(table.changes() == before);
}

TEST_CASE("selection: one element of a side, two in all, in the order they were picked", "[app][selection]") {
    const ElementAt a{0, 0}, b{0, 1}, c{1, 0}, d{1, 2};
    Selection s = after_pick({}, a);
    CHECK(s == Selection{{a, std::nullopt}});
    s = after_pick(s, b);
    CHECK(s == Selection{{b, std::nullopt}});
    s = after_pick(s, c);
    CHECK(is_pair(s));
    s = after_pick(s, d);
    CHECK(s == Selection{{b, d}});
    s = after_pick(s, b);
    CHECK(s == Selection{{d, std::nullopt}});
    CHECK(after_pick(s, d) == Selection{});
}

TEST_CASE("selection: elements are found by their ids", "[app][selection]") {
    const plaquette::Scenario scenario = *book_battle();
    REQUIRE(plaquette::element_named(scenario, "A1c"));
    CHECK(element_at(scenario, *plaquette::element_named(scenario, "A1c")).id == "A1c");
    CHECK_FALSE(plaquette::element_named(scenario, "A1"));
}
