#include "board/plane/sight.hpp"

#include "random_boxes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plane;

namespace {

using Points = std::initializer_list<std::pair<double, double>>;

Screen hill(const Spot& spot, int level, double right0, double ahead0, double right1, double ahead1) {
    return {Screen::Kind::relief, ground_of(spot.block(right0, ahead0, right1, ahead1)), level};
}

Screen wood(const Spot& spot, Points outline, Points hole = {}, int level = 0) {
    Screen s{Screen::Kind::thicket, {spot.outline(outline), {}}, level};
    if (hole.size() > 0) s.ground.holes.push_back(spot.outline(hole));
    return s;
}

const Points plain_wood{{-5, 10}, {5, 10}, {5, 20}, {-5, 20}};
/// Two arms ahead, joined at the back: open ground between them from 0 to 10 cm.
const Points horseshoe{{-15, 0}, {15, 0}, {15, 20}, {5, 20}, {5, 10}, {-5, 10}, {-5, 20}, {-15, 20}};

struct Look {
    TablePoint from, to;
    int level{0};
    bool artillery{false};
};

bool sees(const Look& look, const std::vector<Screen>& screens) {
    return hidden_by({look.from, look.level, look.artillery}, look.to, look.level, screens).empty();
}

Screen any_screen() {
    const bool relief = any_whole(0, 1) == 0;
    return {relief ? Screen::Kind::relief : Screen::Kind::thicket, ground_of(any_box()),
            any_whole(relief ? 1 : 0, 3)};
}

std::vector<Screen> any_screens() {
    std::vector<Screen> out;
    for (int n = any_whole(0, 6); n > 0; --n) out.push_back(any_screen());
    return out;
}

Look any_look() {
    return {any_point(50000, 50000), any_point(50000, 50000), any_whole(0, 3), any_whole(0, 1) == 1};
}

std::vector<std::size_t> hidden(const Look& look, const std::vector<Screen>& screens) {
    return hidden_by({look.from, look.level, look.artillery}, look.to, look.level, screens);
}

}  // namespace

TEST_CASE("plane: a wood hides what lies beyond it and in it, not what stands at its edge",
          "[plane][R105][Q51]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> woods{wood(spot, plain_wood)};
        CHECK_FALSE(sees({spot.at(0, 0), spot.at(0, 25)}, woods));
        CHECK_FALSE(sees({spot.at(0, 0), spot.at(0, 15)}, woods));
        CHECK(sees({spot.at(0, 0), spot.at(0, 10)}, woods));
        CHECK_FALSE(sees({spot.at(0, 0), spot.at(0, 20)}, woods));  // at its far edge
        CHECK(sees({spot.at(0, 0), spot.at(-15, 25)}, woods));      // past its corner
        CHECK(sees({spot.at(0, 10), spot.at(0, 0)}, woods));        // a body at the edge sees
    }
}

TEST_CASE("plane: a line along the edge of a wood is free", "[plane][R105][Q51]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> woods{wood(spot, plain_wood)};
        CHECK(sees({spot.at(-5, 0), spot.at(-5, 30)}, woods));
        CHECK(sees({spot.at(5, 0), spot.at(5, 30)}, woods));
        CHECK(sees({spot.at(-20, 10), spot.at(20, 10)}, woods));
        CHECK(sees({spot.at(-5, 12), spot.at(-5, 18)}, woods));  // both at that edge
        CHECK_FALSE(sees({spot.at(4.9, 0), spot.at(4.9, 30)}, woods));
        CHECK(sees({spot.at(5.1, 0), spot.at(5.1, 30)}, woods));
    }
}

TEST_CASE("plane: nobody sees into a wood or out of it, but all within it see each other",
          "[plane][R105][Q51]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> woods{wood(spot, plain_wood)};
        CHECK_FALSE(sees({spot.at(0, 15), spot.at(0, 25)}, woods));
        CHECK_FALSE(sees({spot.at(0, 15), spot.at(12, 15)}, woods));
        CHECK(sees({spot.at(-3, 12), spot.at(4, 18)}, woods));
        CHECK(sees({spot.at(0, 15), spot.at(0, 20)}, woods));  // from within to its edge
        CHECK(sees({spot.at(0, 20), spot.at(0, 15)}, woods));
    }
}

TEST_CASE(
    "plane: in a wood with two arms, open ground between them parts those in one from those in the other",
    "[plane][R105][Q51]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> woods{wood(spot, horseshoe)};
        CHECK_FALSE(sees({spot.at(-10, 15), spot.at(10, 15)}, woods));  // out of one arm and into the other
        CHECK(sees({spot.at(-10, 5), spot.at(10, 5)}, woods));          // through the wood that joins them
        CHECK(sees({spot.at(-10, 15), spot.at(-10, 2)}, woods));
        CHECK(sees({spot.at(-4, 15), spot.at(4, 15)}, woods));  // between the arms, outside
        CHECK(sees({spot.at(-5, 15), spot.at(5, 15)}, woods));  // edge to edge across the open
        CHECK_FALSE(sees({spot.at(0, 15), spot.at(0, -5)}, woods));
    }
}

TEST_CASE("plane: a clearing sees itself, not over the wood about it", "[plane][R105][Q51]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> woods{
            wood(spot, {{-20, 0}, {20, 0}, {20, 40}, {-20, 40}}, {{-8, 12}, {8, 12}, {8, 28}, {-8, 28}})};
        CHECK(sees({spot.at(-7, 20), spot.at(7, 20)}, woods));
        CHECK(sees({spot.at(-8, 20), spot.at(8, 20)}, woods));  // from edge to edge of the clearing
        CHECK_FALSE(sees({spot.at(0, 20), spot.at(0, 50)}, woods));
        CHECK_FALSE(sees({spot.at(0, 20), spot.at(0, 35)}, woods));
        CHECK_FALSE(sees({spot.at(0, 6), spot.at(0, 34)}, woods));  // in the wood either side of it
        CHECK(sees({spot.at(-14, 6), spot.at(-14, 34)}, woods));    // in the wood beside it
    }
}

TEST_CASE("plane: guns on a height fire over a lower wood, not into it", "[plane][R108][Q51]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> low{wood(spot, plain_wood)}, high{wood(spot, plain_wood, {}, 1)};
        CHECK(sees({spot.at(0, 0), spot.at(0, 25), 1, true}, low));
        CHECK_FALSE(sees({spot.at(0, 0), spot.at(0, 25), 1, false}, low));
        CHECK_FALSE(sees({spot.at(0, 0), spot.at(0, 25), 1, true}, high));
        CHECK(sees({spot.at(0, 0), spot.at(0, 25), 2, true}, high));
        CHECK_FALSE(sees({spot.at(0, 0), spot.at(0, 15), 2, true}, low));
        CHECK_FALSE(sees({spot.at(0, 15), spot.at(0, 25), 2, true}, low));  // from within it
    }
}

TEST_CASE("plane: relief of the viewer's level or higher hides what lies beyond it", "[plane][R104][Q50]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> one{hill(spot, 1, -5, 10, 5, 15)};
        const Look look{spot.at(0, 0), spot.at(0, 25)};
        for (const int level : {0, 1}) CHECK_FALSE(sees({look.from, look.to, level}, one));
        CHECK(sees({look.from, look.to, 2}, one));
        CHECK(sees({look.from, spot.at(0, 12)}, one));      // what stands on it is not beyond it
        CHECK(sees({spot.at(0, 12), look.to, 1}, one));     // nor is one blinded by one's own hill
        CHECK(sees({spot.at(6, 0), spot.at(6, 25)}, one));  // beside it
        CHECK(sees({spot.at(5, 0), spot.at(5, 25)}, one));  // along its foot
    }
}

TEST_CASE("plane: a summit stacked on a hill hides one shoulder from the other", "[plane][R104][Q50]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> stacked{hill(spot, 1, -20, 10, 20, 40), hill(spot, 2, -10, 20, 10, 30)};
        CHECK(level_at(spot.at(0, 5), stacked) == 0);
        CHECK(level_at(spot.at(0, 10), stacked) == 1);
        CHECK(level_at(spot.at(0, 15), stacked) == 1);
        CHECK(level_at(spot.at(0, 25), stacked) == 2);
        CHECK(hidden({spot.at(0, 15), spot.at(0, 35), 1}, stacked) == std::vector<std::size_t>{1});
        CHECK(sees({spot.at(0, 15), spot.at(0, 25), 1}, stacked));  // up to the summit
        CHECK(sees({spot.at(0, 25), spot.at(0, 60), 2}, stacked));  // down from it
        CHECK(hidden({spot.at(0, 0), spot.at(0, 60)}, stacked) == std::vector<std::size_t>{0, 1});
        CHECK(sees({spot.at(15, 15), spot.at(15, 35), 1}, stacked));  // past the summit, on the shoulder
        CHECK(sees({spot.at(0, 0), spot.at(0, 25)}, stacked));        // both hills carry it
    }
}

TEST_CASE(
    "plane: a low hill hides a high summit from one who stands no higher, and the higher of both sees past it",
    "[plane][R104][Q50]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> hills{hill(spot, 1, -5, 10, 5, 15), hill(spot, 2, -5, 30, 5, 50)};
        const Viewer low{spot.at(0, 0), 1, false}, high{spot.at(0, 40), 2, false};
        CHECK(hidden_by(low, spot.at(0, 40), 1, hills) == std::vector<std::size_t>{0});  // literally
        CHECK(hidden_by(high, spot.at(0, 0), 2, hills).empty());
        CHECK(hidden_by(low, spot.at(0, 40), 2, hills).empty());  // reciprocal_los
    }
}

TEST_CASE("plane: removing a screen never hides, whatever the table", "[plane][R104][R105]") {
    REQUIRE(rc::check("removed", [] {
        const Look look = any_look();
        const std::vector<Screen> screens = any_screens();
        RC_PRE(!screens.empty());
        const std::size_t gone = static_cast<std::size_t>(any_whole(0, static_cast<int>(screens.size()) - 1));
        std::vector<Screen> rest = screens;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(gone));
        std::vector<std::size_t> expected;
        for (const std::size_t s : hidden(look, screens))
            if (s != gone) expected.push_back(s > gone ? s - 1 : s);
        RC_ASSERT(hidden(look, rest) == expected);
    }));
}

TEST_CASE("plane: on one level, two who stand outside a screen see each other or neither does",
          "[plane][R104][R105]") {
    REQUIRE(rc::check("reciprocal", [] {
        const Look there = any_look();
        const Look back{there.to, there.from, there.level, there.artillery};
        const std::vector<Screen> screens{any_screen()};
        const auto is_out = [&](TablePoint p) {
            return standing_of(p, screens[0].ground) == Standing::outside;
        };
        RC_PRE(is_out(there.from) && is_out(there.to));
        RC_ASSERT(sees(there, screens) == sees(back, screens));
    }));
}

TEST_CASE("plane: what hides stays the same when the table is laid anew", "[plane][R104][R105]") {
    REQUIRE(rc::check("laid anew", [] {
        const Look look = any_look();
        std::vector<Screen> screens = any_screens();
        const std::vector<std::size_t> before = hidden(look, screens);
        const Relaying r = any_relaying();
        for (Screen& s : screens) s.ground = laid_anew(s.ground, r);
        RC_ASSERT(hidden({laid_anew(look.from, r), laid_anew(look.to, r), look.level, look.artillery},
                         screens) == before);
    }));
}
