#include "app/board_picture.hpp"

#include "app/fallen_back.hpp"
#include "app/open_scenario.hpp"
#include "app/triangulate.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace bacler;

namespace {

double area_of(const std::vector<Spot>& triangles) {
    double sum = 0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const Spot a = triangles[i], b = triangles[i + 1], c = triangles[i + 2];
        sum += std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    }
    return sum;
}

double area_of_loop(const std::vector<Spot>& loop) {
    double sum = 0;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Spot a = loop[i], b = loop[(i + 1) % loop.size()];
        sum += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
    }
    return std::abs(sum) / 2;
}

/// Of a box anywhere on a large table, turned in any way.
std::array<Spot, 4> any_corners() {
    return spots_of(plane::Box{{{*rc::gen::inRange(0, 90000)}, {*rc::gen::inRange(0, 90000)}},
                               {*rc::gen::inRange(0, full_circle)},
                               {*rc::gen::inRange(1000, 20000)},
                               {*rc::gen::inRange(1000, 20000)}});
}

/// A star about a point: corners at even turns and any distances never cross.
std::vector<Spot> any_star(int corners, float least, float most) {
    std::vector<Spot> out;
    for (int i = 0; i < corners; ++i) {
        const float off = least + (most - least) * static_cast<float>(*rc::gen::inRange(0, 1001)) / 1000.0F;
        const float turn = 6.2831853F * static_cast<float>(i) / static_cast<float>(corners);
        out.push_back({50 + off * std::cos(turn), 50 + off * std::sin(turn)});
    }
    return out;
}

EngagementTable ruled(const plaquette::Scenario& scenario, std::string_view a, std::string_view b,
                      std::array<int, 2> dice) {
    EngagementTable table(scenario, *plaquette::element_named(scenario, a),
                          *plaquette::element_named(scenario, b));
    table.take_stance(0, plaquette::Stance::attack);
    table.type_die(0, dice[0]);
    table.type_die(1, dice[1]);
    return table;
}

std::array<Spot, 2> bounds(const std::vector<plane::Box>& boxes) {
    std::array<Spot, 2> out{Spot{1e9F, 1e9F}, Spot{-1e9F, -1e9F}};
    for (const plane::Box& box : boxes)
        for (const Spot& s : spots_of(box)) {
            out[0] = {std::min(out[0].x, s.x), std::min(out[0].y, s.y)};
            out[1] = {std::max(out[1].x, s.x), std::max(out[1].y, s.y)};
        }
    return out;
}

void check_bounds(const std::vector<plane::Box>& boxes, Spot from, Spot to) {
    const std::array<Spot, 2> b = bounds(boxes);
    CHECK(b[0].x == Approx(from.x).margin(0.01));
    CHECK(b[0].y == Approx(from.y).margin(0.01));
    CHECK(b[1].x == Approx(to.x).margin(0.01));
    CHECK(b[1].y == Approx(to.y).margin(0.01));
}

/// The scenario with an element set down elsewhere.
plaquette::Scenario moved(plaquette::Scenario scenario, std::string_view id, double x, double y) {
    const ElementAt at = *plaquette::element_named(scenario, id);
    scenario.sides[at.side].elements[at.element].front->at = {length_from_cm(x), length_from_cm(y)};
    return scenario;
}

std::size_t count_of_paint(const Picture& picture, Paint paint) {
    return static_cast<std::size_t>(
        std::count_if(picture.corners.begin(), picture.corners.end(),
                      [paint](const PictureCorner& c) { return c.shade.paint == paint; }));
}

}  // namespace

TEST_CASE("picture: the triangles of any outline cover just its area, whichever way round it goes",
          "[app][picture]") {
    CHECK(rc::check([] {
        std::vector<Spot> outline = any_star(*rc::gen::inRange(3, 24), 5, 40);
        if (*rc::gen::arbitrary<bool>()) std::reverse(outline.begin(), outline.end());
        RC_ASSERT(std::abs(area_of(triangulate(outline, {})) - area_of_loop(outline)) < 0.5);
    }));
}

TEST_CASE("picture: holes stay open", "[app][picture]") {
    CHECK(rc::check([] {
        const std::vector<Spot> outline = any_star(*rc::gen::inRange(3, 16), 42, 48);
        const std::vector<std::vector<Spot>> holes{any_star(*rc::gen::inRange(3, 16), 4, 12)};
        const double wanted = area_of_loop(outline) - area_of_loop(holes[0]);
        RC_ASSERT(std::abs(area_of(triangulate(outline, holes)) - wanted) < 0.5);
    }));
    const std::vector<Spot> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const std::vector<std::vector<Spot>> two{{{1, 1}, {4, 1}, {4, 4}, {1, 4}},
                                             {{6, 6}, {9, 6}, {9, 9}, {6, 9}}};
    CHECK(area_of(triangulate(square, two)) == Approx(100 - 18));
    CHECK(triangulate(std::span(square.data(), 2), {}).empty());
}

TEST_CASE("picture: every base on the table is drawn once", "[app][picture]") {
    const plaquette::Scenario scenario = *book_battle();
    std::size_t bases = 0;
    for (const plaquette::Side& side : scenario.sides)
        for (const plaquette::Element& e : side.elements)
            for (const plaquette::ScenarioUnit& u : e.units)
                bases += static_cast<std::size_t>(plaquette::plaquettes_of(u.unit.arm, u.unit.values.size()));
    const Picture picture = table_picture(scenario);
    CHECK(count_of_paint(picture, Paint::base) == bases * 6);
    CHECK(count_of_paint(picture, Paint::base_front) == bases * 6);
    CHECK(picture.corners.size() % 3 == 0);
}

TEST_CASE("picture: as many bases are struck through as the ruling takes", "[app][picture]") {
    const plaquette::Scenario scenario = *book_battle();
    const EngagementTable table = ruled(scenario, "F1a", "A1a", {4, 6});
    const int lost = table.answer()->sides[0].loss + table.answer()->sides[1].loss;
    REQUIRE(lost > 0);
    // Two strokes a base, two triangles a stroke.
    CHECK(count_of_paint(answer_picture(scenario, table), Paint::loss) ==
          static_cast<std::size_t>(lost) * 12);
    const EngagementTable unrolled(scenario, {0, 0}, {1, 0});
    CHECK(answer_picture(scenario, unrolled).corners.empty());
}

TEST_CASE("7 E1's ghost stands where the book battle says, in columns facing the enemy",
          "[app][picture][Q133]") {
    plaquette::Scenario scenario = moved(*book_battle(), "F1a", 75, 57);
    const ElementAt f1a = *plaquette::element_named(scenario, "F1a");
    scenario.sides[f1a.side].elements[f1a.element].stance = plaquette::Stance::attack;
    const EngagementTable table = ruled(scenario, "F1a", "A1a", {4, 6});
    const auto left = leaving_of(scenario, table, 1);
    REQUIRE(left.has_value());
    check_bounds(plaquettes_of(left->after), {71.5F, 78}, {78.5F, 82.5F});
    CHECK(plaquettes_of(left->after).size() == 6);
    for (const plane::Box& box : plaquettes_of(left->after)) CHECK(box.heading == angle_from_degrees(180));
    CHECK_FALSE(leaving_of(scenario, table, 0).has_value());
}

TEST_CASE("picture: the ground of a pair holds both bodies and the retreat", "[app][picture]") {
    const plaquette::Scenario scenario = moved(*book_battle(), "F1a", 75, 57);
    const EngagementTable table = ruled(scenario, "F1a", "A1a", {4, 6});
    const std::array<Spot, 2> ground = ground_of(scenario, table);
    CHECK(ground[0].y <= 46.01F);
    CHECK(ground[1].y >= 78);
}

TEST_CASE("picture: a spot is in a box or out of it, however the box is turned", "[app][picture]") {
    CHECK(rc::check([] {
        const std::array<Spot, 4> corners = any_corners();
        const float across = static_cast<float>(*rc::gen::inRange(5, 96)) / 100.0F;
        const float back = static_cast<float>(*rc::gen::inRange(5, 96)) / 100.0F;
        RC_ASSERT(is_in(corners, within(corners, across, back)));
        RC_ASSERT(!is_in(corners, within(corners, across + 1, back)));
        RC_ASSERT(!is_in(corners, within(corners, across, back - 1)));
    }));
}

TEST_CASE("picture: the frame of what is picked lies outside it, however it is turned", "[app][picture]") {
    CHECK(rc::check([] {
        const std::array<Spot, 4> corners = any_corners();
        Picture picture;
        draw_chosen(picture, corners);
        RC_ASSERT(picture.corners.size() == 48U);  // two frames of four sides
        const Spot middle = within(corners, 0.5F, 0.5F);
        for (const PictureCorner& c : picture.corners) {
            // A point of a push each way, seen from the box: ahead or behind, and to a side.
            for (const auto& [from, to] : {std::pair{corners[3], corners[0]}, {corners[0], corners[1]}}) {
                const float length = std::hypot(to.x - from.x, to.y - from.y);
                const Spot way{(to.x - from.x) / length, (to.y - from.y) / length};
                const float at = (c.at.x - middle.x) * way.x + (c.at.y - middle.y) * way.y;
                const float push = c.push.x * way.x + c.push.y * way.y;
                RC_ASSERT(std::abs(std::abs(at) - length / 2) < 0.01F);
                RC_ASSERT((at > 0 ? push : -push) > 0.99F);
            }
        }
    }));
}

TEST_CASE("picture: names are in the language asked for", "[app][picture]") {
    const plaquette::Scenario scenario = *book_battle();
    const auto has = [&](Lang lang, std::string_view text) {
        const std::vector<BoardLabel> labels = board_labels(lang, scenario);
        return std::any_of(labels.begin(), labels.end(), [&](const BoardLabel& l) { return l.text == text; });
    };
    CHECK(has(Lang::fr, "colline, niveau 1"));
    CHECK(has(Lang::en, "hill, level 1"));
    CHECK(has(Lang::fr, "Division F1 · 4/0"));
}
