// The tape's figure in place of what the window measures (Q135).
#include "app/answers/answers.hpp"
#include "ui/desk_of_tests.hpp"

#include <algorithm>

using namespace bacler;
using namespace bacler::ui;

namespace {

std::string words_of(const Desk& desk, const std::string& name) {
    return line_named(desk, name).words.text;
}

}  // namespace

TEST_CASE(
    "ui: a figure read off a tape takes the place of a measurement, without deviation, and the table is ruled anew",
    "[ui][Q135]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 3.78F}, scenario_named("open-flank"));
        bench.tap_all({"flag.Fa", "flag.Aa", "die.0.4", "tab.measured", "measured.contact"});
        CHECK_FALSE(bench.desk_now().measuring.lines.at(*bench.desk_now().measuring.drawn).doubt.empty());
        bench.tap_all({"tape.open", "pad.digit.2", "pad.mark", "pad.digit.8", "tape.record"});
        REQUIRE(bench.desk_now().scenario.stated.size() == 1);
        const plaquette::StatedFact& fact = bench.desk_now().scenario.stated.front();
        CHECK(fact.what == plaquette::FactKind::distance);
        CHECK(fact.distance == length_from_cm(2.8));
        const auto m = answers::measure_between(bench.desk_now().scenario, "", "Fa", "Aa");
        REQUIRE(m);
        CHECK(m->is_stated);
        CHECK(words_of(bench.desk_now(), "edge").find("2,8 cm · au mètre") != std::string::npos);
        for (const overlay::RulerLine& l : bench.desk_now().measuring.lines)
            if (l.name == "contact") {
                CHECK(l.doubt.empty());
                CHECK(l.tone == overlay::Tone::allowed);
            }
        CHECK(bench.desk_now().table->die(0) == 4);
        bench.tap("undo");
        CHECK(bench.desk_now().scenario.stated.empty());
        CHECK(words_of(bench.desk_now(), "edge").find("± 0,28") != std::string::npos);
        bench.tap("redo");
        CHECK(bench.desk_now().scenario.stated.size() == 1);
    }
}

TEST_CASE("ui: a tape's figure is a fact until one of its pieces moves", "[ui][Q135]") {
    Bench bench({{1280, 800}, 1, 3.78F}, scenario_named("open-flank"));
    bench.tap_all({"measure", "flag.Fb", "flag.Fa", "measured.edge"});
    if (!bench.app().targets().find("tape.open")) bench.tap("measured.edge");
    bench.tap_all({"tape.open", "pad.digit.9", "pad.mark", "pad.digit.8", "tape.record"});
    CHECK(bench.desk_now().scenario.stated.size() == 1);
    bench.tap_all(
        {"measure.close", "whole_table", "flag.Fb", "pad.open", "pad.back", "pad.digit.1", "pad.do"});
    CHECK(bench.desk_now().scenario.stated.empty());
    bench.tap("hand.undo");
    CHECK(bench.desk_now().scenario.stated.size() == 1);
}

TEST_CASE("ui: a figure that cannot hold beside another is refused with a sentence, and nothing is stated",
          "[ui][Q135]") {
    plaquette::Scenario scenario = scenario_named("open-flank");
    scenario.stated.push_back({plaquette::FactKind::contact, "Fa", "Aa", {}, {}});
    Bench bench({{1280, 800}, 1, 3.78F}, scenario);
    bench.tap_all(
        {"flag.Fa", "flag.Aa", "tab.measured", "measured.edge", "tape.open", "pad.digit.9", "tape.record"});
    REQUIRE(bench.desk_now().measuring.taping);
    CHECK_FALSE(bench.desk_now().measuring.taping->refusal.empty());
    CHECK(bench.desk_now().scenario.stated.size() == 1);
    CHECK(render::size_of(bench.pane_of("tape.refusal")).y > 0);
    bench.tap("tape.close");
    CHECK_FALSE(bench.desk_now().measuring.taping);
}

TEST_CASE("ui: the keys of the tape are 9 mm at least and lie on no other", "[ui][Q135]") {
    for (const float points_per_mm : {3.78F, 5.94F}) {
        Bench bench({{1280, 800}, 1, points_per_mm}, scenario_named("open-flank"));
        bench.tap_all({"measure", "flag.Fa", "flag.Ab"});
        if (!bench.app().targets().find("tape.open")) bench.tap("measured.edge");
        CHECK(render::size_of(bench.pane_of("tape.open")).y >= 9 * points_per_mm - 0.01F);
        bench.tap("tape.open");
        std::vector<Pane> keys;
        for (const auto& [name, pane] : bench.app().targets().all())
            if (name.substr(0, 4) == "pad." || name.substr(0, 5) == "tape.") keys.push_back(pane);
        CHECK(keys.size() == 14);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const glm::vec2 room = render::size_of(keys[i]);
            CHECK(std::min(room.x, room.y) >= 9 * points_per_mm - 0.01F);
            for (std::size_t j = i + 1; j < keys.size(); ++j) CHECK_FALSE(overlap(keys[i], keys[j]));
        }
    }
}
