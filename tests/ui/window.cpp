#include "ui/desk_of_tests.hpp"

#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::ui;

namespace {

void check_apart(const std::vector<TableLayer::Flag>& flags) {
    for (std::size_t i = 0; i < flags.size(); ++i)
        for (std::size_t j = i + 1; j < flags.size(); ++j)
            CHECK_FALSE(overlap(flags[i].where, flags[j].where));
}

}  // namespace

TEST_CASE("ui: every element has its flag, of 9 mm at least, and none lies on another, at every zoom",
          "[ui]") {
    for (const float points_per_mm : {3.78F, 6.0F, 9.0F}) {
        Bench bench({{1280, 800}, 1, points_per_mm});
        CHECK(bench.app().layer().flags().size() == 12);
        for (int step = 0; step < 24; ++step) {
            check_apart(bench.app().layer().flags());
            for (const TableLayer::Flag& flag : bench.app().layer().flags()) {
                const glm::vec2 size = render::size_of(flag.where);
                CHECK(std::min(size.x, size.y) >= flag_mm * points_per_mm - 0.01F);
            }
            bench.app().feed({PointerEvent::Kind::wheel,
                              PointerEvent::Source::mouse,
                              0,
                              {640, 400},
                              {0, step < 8 ? -1.0F : 1.0F}});
            bench.frames(2);
        }
    }
}

TEST_CASE("ui: however many flags ask for one place, none lies on another and all stay in the pane", "[ui]") {
    CHECK(rc::check([] {
        std::vector<FlagWish> wishes;
        const int count = *rc::gen::inRange(1, 40);
        for (int i = 0; i < count; ++i) {
            const auto number = [](int low, int high) {
                return static_cast<float>(*rc::gen::inRange(low, high));
            };
            wishes.push_back({{number(-50, 850), number(-50, 650)}, {0, -1}, {number(30, 120), 34}});
        }
        const Pane pane{{0, 0}, {800, 600}};
        const std::vector<std::optional<Pane>> places = place_flags(wishes, {}, pane);
        RC_ASSERT(places.size() == wishes.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!places[i]) continue;
            const bool is_inside = places[i]->from.x >= 0 && places[i]->from.y >= 0 &&
                                   places[i]->to.x <= 800 && places[i]->to.y <= 600;
            RC_ASSERT(is_inside);
            for (std::size_t j = i + 1; j < places.size(); ++j) {
                const bool is_apart = !places[j] || !overlap(*places[i], *places[j]);
                RC_ASSERT(is_apart);
            }
        }
    }));
}

TEST_CASE("ui: a body is picked as its flag is, and a unit of the engaged changes its part", "[ui]") {
    Bench bench;
    const auto body = [&](const char* id) {
        const Desk& desk = bench.desk_now();
        const std::array<Spot, 4> unit =
            placed_units(element_at(desk.scenario, *plaquette::element_named(desk.scenario, id))).front();
        const Spot middle = within(unit, 0.5F, 0.5F);
        return render::to_screen(bench.app().view(), {middle.x, middle.y});
    };
    bench.tap(body("F1b"));
    CHECK(is_picked(bench.desk_now().selection, *plaquette::element_named(bench.desk_now().scenario, "F1b")));
    bench.tap(body("A1b"));
    REQUIRE(bench.desk_now().table);
    CHECK(bench.desk_now().table->question().sides[0].units[0].role == plaquette::Role::engaged);
    bench.tap(body("F1b"));
    CHECK(bench.desk_now().table->question().sides[0].units[0].role == plaquette::Role::support);
    bench.tap("role.0.0");
    CHECK(bench.desk_now().table->question().sides[0].units[0].role == plaquette::Role::backing);
}

TEST_CASE("ui: the view turns to the two that meet, and back when they part", "[ui]") {
    Bench bench;
    const render::View before = bench.app().view();
    bench.tap("flag.F1a");
    CHECK(bench.app().view() == before);
    bench.tap("flag.A1a");
    CHECK(bench.app().view().scale > before.scale);
    CHECK(bench.app().view().pane.to.x < before.pane.to.x);
    bench.tap("close");
    CHECK(bench.app().view().scale == Approx(before.scale));
    CHECK(bench.app().view().centre.x == Approx(before.centre.x));
    CHECK(bench.app().view().pane == before.pane);
}

TEST_CASE("ui: the other language is one tap away, and the ruling follows", "[ui]") {
    Bench bench;
    for (const char* target : {"flag.F1a", "flag.A1a", "die.0.4", "die.1.6"}) bench.tap(target);
    const std::string french = spoken(bench.app().desk()).explanation.sentence;
    bench.tap("language");
    CHECK(bench.desk_now().lang == Lang::en);
    CHECK(spoken(bench.app().desk()).explanation.sentence != french);
    bench.tap("language");
    CHECK(spoken(bench.app().desk()).explanation.sentence == french);
}

TEST_CASE("ui: a line opens the card of its rule, and a touch beside puts it away and does nothing else",
          "[ui]") {
    Bench bench;
    for (const char* target : {"flag.F1a", "flag.A1a", "die.0.4", "die.1.6"}) bench.tap(target);
    bench.tap("rung.0.1");
    REQUIRE(bench.desk_now().rule);
    CHECK(bench.desk_now().rule->rule.number == 177);
    const Selection before = bench.desk_now().selection;
    bench.tap(glm::vec2{100, 780});
    CHECK_FALSE(bench.desk_now().rule);
    CHECK(bench.desk_now().selection == before);
    bench.tap("rung.0.1");
    bench.tap("put_away");
    CHECK_FALSE(bench.desk_now().rule);
}

TEST_CASE("ui: the tree unfolds step by step, and what had no bearing stands apart", "[ui]") {
    Bench bench({{1700, 1700}, 1, 3.78F});
    for (const char* target : {"flag.F1a", "flag.A1a", "die.0.4", "die.1.6"}) bench.tap(target);
    CHECK_FALSE(bench.app().targets().find("finding.1"));
    bench.tap("finding.0");
    CHECK(bench.app().targets().find("finding.1"));
    bench.tap("finding.0");
    CHECK_FALSE(bench.app().targets().find("finding.1"));
    bench.tap("finding.0.rule");
    REQUIRE(bench.desk_now().rule);
    CHECK(bench.desk_now().rule->rule.number == 195);
    bench.tap("put_away");
    bench.tap("also_considered");
    CHECK(bench.desk_now().also_considered);
}

TEST_CASE("ui: letters are made anew for another size or sharpness, and only then", "[ui]") {
    Bench bench;
    CHECK_FALSE(bench.app().resize({{1280, 800}, 1, 3.78F}));
    CHECK_FALSE(bench.app().resize({{1200, 800}, 1, 3.78F}));
    CHECK(bench.app().resize({{1280, 800}, 2, 3.78F}));
    CHECK(bench.app().resize({{2000, 1200}, 2, 3.78F}));
    bench.app().frame(0.03F);
}

TEST_CASE("ui: the font has every letter of the catalogue, and twice the pixels where a point has two",
          "[ui]") {
    Bench bench;
    REQUIRE_FALSE(installed_fonts().plain.empty());
    const ImFont* font = ImGui::GetIO().Fonts->Fonts[1];
    for (const std::span<const Entry> table : catalogue())
        for (const Entry& e : table)
            for (const std::string_view text : {e.fr, e.en})
                for (std::size_t i = 0; i < text.size();) {
                    unsigned letter = static_cast<unsigned char>(text[i]);
                    const std::size_t length = letter < 0x80 ? 1 : letter < 0xe0 ? 2 : 3;
                    if (length > 1) letter &= length == 2 ? 0x1fU : 0x0fU;
                    for (std::size_t k = 1; k < length; ++k)
                        letter = (letter << 6U) | (static_cast<unsigned char>(text[i + k]) & 0x3fU);
                    i += length;
                    if (letter < 0x20) continue;
                    INFO(e.key << " has letter " << letter);
                    CHECK(font->FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr);
                }
    const float before = font->FontSize;
    bench.app().resize({{1280, 800}, 2, 3.78F});
    CHECK(ImGui::GetIO().Fonts->Fonts[1]->FontSize == Approx(2 * before));
    CHECK(ImGui::GetIO().FontGlobalScale == Approx(0.5F));
}

TEST_CASE("ui: a file with faults shows them in place of a table", "[ui]") {
    Bench bench;
    bench.app().show_faults({"there.toml: no"});
    bench.frames(3);
    CHECK_FALSE(bench.app().targets().find("flag.F1a"));
    bench.tap(glm::vec2{600, 400});
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
}

TEST_CASE("ui: elements without a place have their flags in the corner, and engage all the same", "[ui]") {
    plaquette::Scenario scenario = *book_battle();
    for (plaquette::Side& side : scenario.sides)
        for (plaquette::Element& e : side.elements)
            if (e.id == "F1a" || e.id == "A1a") e.front.reset();
    Bench bench({}, scenario);
    CHECK(bench.app().layer().flags().size() == 12);
    check_apart(bench.app().layer().flags());
    for (const char* target : {"flag.F1a", "flag.A1a", "die.0.4", "die.1.6"}) bench.tap(target);
    REQUIRE(bench.desk_now().table);
    CHECK(bench.desk_now().table->answer());
}

TEST_CASE("ui: a window too small for its panels still draws, and an element without units meets nobody",
          "[ui]") {
    for (const glm::vec2 size : {glm::vec2{320, 320}, glm::vec2{640, 360}, glm::vec2{360, 640}}) {
        Bench bench({size, 1, 3.78F});
        Desk& desk = bench.app().desk();
        pick(desk, *plaquette::element_named(desk.scenario, "F1a"));
        bench.settle();
        pick(desk, *plaquette::element_named(desk.scenario, "A1a"));
        type_die(desk, 0, 4);
        type_die(desk, 1, 6);
        bench.settle();
        CHECK(desk.table->answer()->winner == 0);
    }
    plaquette::Scenario scenario = *book_battle();
    scenario.sides[0].elements[0].units.clear();
    scenario.sides[0].elements[0].rows.clear();
    Bench bench({}, scenario);
    pick(bench.app().desk(), {0, 0});
    pick(bench.app().desk(), {1, 0});
    bench.settle();
    CHECK_FALSE(bench.desk_now().table);
}
