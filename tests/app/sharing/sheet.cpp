// What a picture of a ruling shows, in the order in which it is read.
#include "app/sharing/sheet.hpp"

#include "app/open_scenario.hpp"
#include "files/order_text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace bacler;

namespace {

EngagementTable e1(const plaquette::Scenario& scenario) {
    EngagementTable table(scenario, *plaquette::element_named(scenario, "F1a"),
                          *plaquette::element_named(scenario, "A1a"));
    table.type_die(0, 4);
    table.type_die(1, 6);
    return table;
}

bool has_rule(const std::vector<Rung>& rungs) {
    return std::any_of(rungs.begin(), rungs.end(), [](const Rung& r) { return !r.rule.empty(); });
}

}  // namespace

TEST_CASE("the sheet of an engagement has the sentence, what decides, the table about the two, and both sums",
          "[sharing]") {
    const plaquette::Scenario scenario = *book_battle();
    const EngagementTable table = e1(scenario);
    for (const Lang lang : {Lang::fr, Lang::en}) {
        const RulingSheet sheet = sheet_of(lang, scenario, table);
        const Explanation told = explain(lang, table.question(), *table.answer());
        CHECK(sheet.sentence == told.sentence);
        REQUIRE_FALSE(sheet.lines.empty());
        CHECK(sheet.lines.front().text == told.lines.front().text);
        CHECK(sheet.scenario == scenario.title);
        CHECK(sheet.when.empty());
        CHECK(sheet.about == "F1a, A1a");
        REQUIRE(sheet.sums.size() == 2);
        for (std::size_t side = 0; side < 2; ++side) {
            CHECK(sheet.sums[side].total == table.answer()->sides[side].morale);
            CHECK(sheet.sums[side].rungs.back().total == sheet.sums[side].total);
            CHECK(has_rule(sheet.sums[side].rungs));
        }
        CHECK(sheet.findings.empty());
    }
}

TEST_CASE("the drawing of a sheet holds the pieces that it is about, and names them", "[sharing]") {
    const plaquette::Scenario scenario = *book_battle();
    const RulingSheet sheet = sheet_of(Lang::fr, scenario, e1(scenario));
    REQUIRE_FALSE(sheet.picture.corners.empty());
    const auto& [low, high] = sheet.ground;
    CHECK(low.x < 62.5F);  // A1a's left, F1a's rear
    CHECK(high.x > 87.5F);
    CHECK(low.y < 31);
    CHECK(high.y > 61.5F);
    for (const char* name : {"F1a", "A1a"})
        CHECK(std::any_of(sheet.labels.begin(), sheet.labels.end(),
                          [&](const overlay::Label& l) { return l.text == name; }));
}

TEST_CASE("a sheet of pieces without a place has no drawing, and all the rest", "[sharing]") {
    plaquette::Scenario scenario = *book_battle();
    for (plaquette::Side& side : scenario.sides)
        for (plaquette::Element& e : side.elements) e.front.reset();
    const RulingSheet sheet = sheet_of(Lang::en, scenario, e1(scenario));
    CHECK(sheet.picture.corners.empty());
    CHECK_FALSE(sheet.sentence.empty());
    CHECK(sheet.sums.size() == 2);
}

TEST_CASE("the sheet of a line of a game tells its findings, its sequence and the pieces as they stood",
          "[sharing]") {
    PlayedGame game(*book_battle());
    const auto give = [&](const char* line) {
        const auto order = *files::order_from_text(line, {"test", 1});
        REQUIRE(game.commit(order, author_of(game.battle(), order)).is_done);
        return game.timeline().cursor();
    };
    give("order FC F1 attack");
    const game::LineId line = give("state distance FC A1a 30");
    const RulingSheet sheet = sheet_of(Lang::en, game.timeline(), line);
    CHECK_FALSE(sheet.sentence.empty());
    CHECK_FALSE(sheet.when.empty());
    CHECK(sheet.sums.empty());
    CHECK_FALSE(sheet.findings.empty());
    CHECK_FALSE(sheet.about.empty());
}

TEST_CASE("the file of a sheet is named for the scenario and the pieces, with letters that every disk takes",
          "[sharing]") {
    const plaquette::Scenario scenario = *book_battle();
    const std::string file = sheet_of(Lang::fr, scenario, e1(scenario)).file;
    CHECK(file.find("f1a-a1a") != std::string::npos);
    CHECK(std::all_of(file.begin(), file.end(),
                      [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }));
}
