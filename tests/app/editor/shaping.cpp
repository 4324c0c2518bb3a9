#include "app/editor/shaping.hpp"
#include "app/editor/lying.hpp"
#include "app/editor/snapping.hpp"
#include "edits_of_tests.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <algorithm>
#include <cmath>

using namespace bacler;
using namespace bacler::editor;

namespace {

TablePoint at(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

double distance(TablePoint a, TablePoint b, TablePoint p) {
    const double x = in_cm(b.x - a.x), y = in_cm(b.y - a.y), square = x * x + y * y;
    const double along = in_cm(p.x - a.x) * x + in_cm(p.y - a.y) * y;
    const double part = square > 0 ? std::clamp(along / square, 0.0, 1.0) : 0;
    return 10 * std::hypot(in_cm(p.x - a.x) - part * x, in_cm(p.y - a.y) - part * y);
}

/// How far a point lies from a way, in mm; of one that returns to its beginning, from its last edge too.
double off(const std::vector<TablePoint>& way, TablePoint p, bool is_closed) {
    double out = 1e9;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) out = std::min(out, distance(way[i], way[i + 1], p));
    return is_closed ? std::min(out, distance(way.back(), way.front(), p)) : out;
}

/// How far the farthest point of a shape lies from the way it was drawn by: its corners, and points along its edges.
double strays(const Shape& shape, const std::vector<TablePoint>& way) {
    const std::vector<TablePoint>& c = corners_of(shape);
    const bool is_closed = !shape.outline.empty();
    double out = 0;
    for (std::size_t i = 0; i + (is_closed ? 0 : 1) < c.size(); ++i)
        for (int part = 0; part < 8; ++part) {
            const TablePoint a = c[i], b = c[(i + 1) % c.size()];
            const double t = part / 8.0;
            out = std::max(out,
                           off(way, at(in_cm(a.x) + t * in_cm(b.x - a.x), in_cm(a.y) + t * in_cm(b.y - a.y)),
                               is_closed));
        }
    return out;
}

/// A trembling way round a middle; some of it may run back and cross itself.
std::vector<TablePoint> any_round() {
    std::vector<TablePoint> out;
    const int points = *rc::gen::inRange(3, 90);
    const double radius = *rc::gen::inRange(2, 30), turns = *rc::gen::inRange(60, 125) / 100.0;
    for (int i = 0; i < points; ++i) {
        const double turn = 6.283185307 * turns * i / points;
        const double r = radius * (*rc::gen::inRange(70, 130)) / 100.0;
        out.push_back(at(60 + r * std::cos(turn), 50 + r * std::sin(turn)));
    }
    return out;
}

std::vector<TablePoint> any_way() {
    if (*rc::gen::inRange(0, 3) > 0) return any_round();
    std::vector<TablePoint> out;
    for (int i = *rc::gen::inRange(1, 40); i > 0; --i) out.push_back(any_point());
    return out;
}

Length any_tolerance() {
    return Length{*rc::gen::inRange(20, 150) * 10};
}

template <class Turn>
Shape turned(Shape shape, const Turn& turn) {
    for (TablePoint& p : corners_of(shape)) p = turn(p);
    return shape;
}

/// The outcome of a drawing that is moved or turned as a whole is the outcome moved or turned.
template <class Turn>
void check_law(const std::vector<TablePoint>& way, Length tolerance, const Turn& turn) {
    std::vector<TablePoint> other = way;
    for (TablePoint& p : other) p = turn(p);
    for (const bool is_area : {true, false}) {
        const auto draw = [&](const std::vector<TablePoint>& drawn) {
            return is_area ? area_drawn(drawn, tolerance) : strip_drawn(drawn, tolerance, Length{2000});
        };
        const Result<Shape> a = draw(way), b = draw(other);
        RC_ASSERT(a.is_good() == b.is_good());
        if (!a) {
            RC_ASSERT(a.faults().at(0).code == b.faults().at(0).code);
            continue;
        }
        RC_ASSERT(corners_of(turned(*a, turn)) == corners_of(*b));
    }
}

std::vector<TablePoint> circle(double radius, int points) {
    std::vector<TablePoint> out;
    for (int i = 0; i < points; ++i)
        out.push_back(at(60 + radius * std::cos(6.283185307 * i / points),
                         50 + radius * std::sin(6.283185307 * i / points)));
    return out;
}

LaidGround ground_of_tests() {
    return {length_from_cm(180),
            length_from_cm(120),
            {{at(50, 50), at(80, 50), at(80, 80)}},
            {},
            length_from_cm(2)};
}

}  // namespace

TEST_CASE("drawing: whatever is drawn is accepted by the scenario's reader or refused with a sentence",
          "[shaping]") {
    rc::prop("any way", [] {
        const std::vector<TablePoint> way = any_way();
        const Length tolerance = any_tolerance();
        const Result<Shape> drawn = area_drawn(way, tolerance),
                            strip = strip_drawn(way, tolerance, Length{3000});
        for (const Result<Shape>* one : {&drawn, &strip}) {
            if (!*one) continue;
            RC_ASSERT(is_sound(**one));
            const Shape on_table = **one;
            const Result<Draft> draft =
                editor::apply(draft_of_tests(), AddTerrain{"Bois 1", plaquette::TerrainKind::wood, on_table});
            RC_ASSERT(draft.is_good());
            for (const Fault& f : so_far(*draft).faults) RC_ASSERT(f.code.rfind("outline.", 0) != 0);
        }
    });
}

TEST_CASE("drawing: a shape leaves the line by no more than the tolerance", "[shaping]") {
    rc::prop("any way", [] {
        const std::vector<TablePoint> way = any_way();
        const Length tolerance = any_tolerance();
        const double most = tolerance.hundredths_of_mm / 100.0 + 0.2;
        if (const Result<Shape> drawn = area_drawn(way, tolerance)) RC_ASSERT(strays(*drawn, way) <= most);
        if (const Result<Shape> drawn = strip_drawn(way, tolerance, Length{3000}))
            RC_ASSERT(strays(*drawn, way) <= most);
    });
}

TEST_CASE("drawing: moving or turning the drawing moves or turns its shape", "[shaping]") {
    rc::prop("any way", [] {
        const std::vector<TablePoint> way = any_way();
        const Length tolerance = any_tolerance();
        const Length x{*rc::gen::inRange(-90000, 90000)}, y{*rc::gen::inRange(-90000, 90000)};
        check_law(way, tolerance, [&](TablePoint p) { return TablePoint{p.x + x, p.y + y}; });
        check_law(way, tolerance, [](TablePoint p) { return TablePoint{-p.y, p.x}; });
        check_law(way, tolerance, [](TablePoint p) { return TablePoint{-p.x, -p.y}; });
    });
}

TEST_CASE("drawing: a wood gone round by a finger has few corners", "[shaping]") {
    const Result<Shape> wood = area_drawn(circle(12, 120), length_from_cm(0.8));
    REQUIRE(wood);
    CHECK(wood->outline.size() >= 6);
    CHECK(wood->outline.size() <= 16);
}

TEST_CASE("drawing: an end that runs beyond the beginning is cut off", "[shaping]") {
    std::vector<TablePoint> way{at(10, 10), at(40, 10), at(40, 40), at(12, 40), at(12, 4)};
    const Result<Shape> drawn = area_drawn(way, length_from_cm(0.5));
    REQUIRE(drawn);
    CHECK(drawn->outline.size() == 4);
    CHECK(std::find(drawn->outline.begin(), drawn->outline.end(), at(12, 10)) != drawn->outline.end());
}

TEST_CASE("drawing: a figure of eight is refused, since nobody can tell which half is meant", "[shaping]") {
    const std::vector<TablePoint> way{at(10, 10), at(40, 40), at(40, 10), at(10, 40)};
    CHECK(area_drawn(way, length_from_cm(0.5)).faults().at(0).code == "draw.crossing");
    CHECK(area_drawn({at(1, 1), at(1.5, 1), at(1.5, 1.5)}, length_from_cm(0.2)).faults().at(0).code ==
          "draw.small");
    CHECK(strip_drawn({at(1, 1), at(1.5, 1)}, length_from_cm(0.2), Length{3000}).faults().at(0).code ==
          "draw.short");
}

TEST_CASE("drawing: a finger's tolerance follows how near the table is seen, from 2 to 15 mm", "[shaping]") {
    CHECK(tolerance_on_glass(1).hundredths_of_mm == 1500);
    CHECK(tolerance_on_glass(3).hundredths_of_mm == 500);
    CHECK(tolerance_on_glass(50).hundredths_of_mm == 200);
}

TEST_CASE("drawing: rectangles and ovals lie between the corners, whichever way they are dragged",
          "[shaping]") {
    rc::prop("any corners", [] {
        const TablePoint a = any_point(), b = any_point();
        for (const Result<Shape>& made : {rectangle_between(a, b), oval_between(a, b)})
            if (made) RC_ASSERT(is_sound(*made));
    });
    CHECK(rectangle_between(at(40, 40), at(10, 10))->outline.size() == 4);
    CHECK_FALSE(oval_between(at(10, 10), at(10.5, 10.5)));
}

TEST_CASE("drawing: a corner goes to the table's corner, then to ground, its edge, and else to the grid",
          "[shaping]") {
    const LaidGround g = ground_of_tests();
    CHECK(snapped(g, at(1.2, 0.9)) == Snapped{at(0, 0), Mark::table_corner});
    CHECK(snapped(g, at(60.4, 1.2)) == Snapped{at(60, 0), Mark::table_edge});
    CHECK(snapped(g, at(185, 60)) == Snapped{at(180, 60), Mark::table_edge});
    CHECK(snapped(g, at(81, 81)) == Snapped{at(80, 80), Mark::corner});
    CHECK(snapped(g, at(65.3, 49.1)) == Snapped{at(65.3, 50), Mark::edge});
    CHECK(snapped(g, at(120.4, 30.6)) == Snapped{at(120, 31), Mark::grid});
}

TEST_CASE("drawing: what is snapped stays a whole shape on the table", "[shaping]") {
    rc::prop("any way", [] {
        const LaidGround g = ground_of_tests();
        const std::vector<TablePoint> way = kept_on_table(any_way(), g.width, g.depth);
        const Result<Shape> drawn = area_drawn(way, any_tolerance());
        if (!drawn) return;
        const SnappedShape there = snapped(g, *drawn);
        RC_ASSERT(is_sound(there.shape));
        for (const TablePoint p : there.shape.outline) RC_ASSERT(kept_on_table(p, g.width, g.depth) == p);
        const TablePoint by = any_point();
        const SnappedShape moved = shifted(g, there.shape, by);
        RC_ASSERT(is_sound(moved.shape));
        for (const TablePoint p : moved.shape.outline) RC_ASSERT(kept_on_table(p, g.width, g.depth) == p);
    });
}

TEST_CASE("drawing: ground that is moved is taken along by the corner nearest to something", "[shaping]") {
    const LaidGround g = ground_of_tests();
    const Shape square = *rectangle_between(at(20, 20), at(30, 30));
    const SnappedShape moved = shifted(g, square, at(0.3, -19));
    CHECK(corners_of(moved.shape).front() == at(20, 0));
    REQUIRE(moved.marks.size() == 1);
    CHECK(moved.marks[0].to == Mark::table_edge);
    CHECK(corners_of(shifted(g, square, at(60.2, 10.4)).shape).front() == at(80, 30));
}

TEST_CASE("drawing: corners are added between others and removed as long as a shape is left", "[shaping]") {
    const Shape square = *rectangle_between(at(20, 20), at(30, 30));
    const Shape more = with_corner_behind(square, 3);
    REQUIRE(more.outline.size() == 5);
    CHECK(more.outline[4] == at(20, 25));
    CHECK(without_corner(more, 4).outline == square.outline);
    const Shape strip = *strip_drawn({at(0, 0), at(20, 0)}, length_from_cm(1), Length{3000});
    CHECK(with_corner_behind(strip, 1).path == std::vector<TablePoint>{at(0, 0), at(10, 0), at(20, 0)});
    CHECK(without_corner(strip, 0).path.size() == 2);
}

TEST_CASE(
    "pieces: one that is put down looks as its nearest fellow, else away from the long edge nearest to it",
    "[shaping]") {
    const Length w = length_from_cm(180), d = length_from_cm(120);
    CHECK(heading_there(at(20, 30), {}, w, d) == Angle{});
    CHECK(heading_there(at(20, 90), {}, w, d) == Angle{180000});
    CHECK(heading_there(at(20, 90), {}, d, w) == Angle{90000});
    CHECK(heading_there(at(20, 90), {{at(30, 90), Angle{45000}}, {at(90, 90), Angle{1000}}}, w, d) ==
          Angle{45000});
}

TEST_CASE("pieces: one stands in line with a fellow that faces nearly as it does", "[shaping]") {
    const std::vector<plane::Pose> fellows{{at(50, 40), Angle{0}}};
    const Lined abreast = lined_up({at(70, 41), Angle{4000}}, fellows, length_from_cm(2));
    CHECK(abreast.to == Line::abreast);
    CHECK(abreast.pose == plane::Pose{at(70, 40), Angle{0}});
    const Lined behind = lined_up({at(51, 20), Angle{0}}, fellows, length_from_cm(2));
    CHECK(behind.to == Line::behind);
    CHECK(behind.pose.at == at(50, 20));
    CHECK(lined_up({at(70, 40), Angle{90000}}, fellows, length_from_cm(2)).to == Line::none);
    CHECK(lined_up({at(50.5, 40.5), Angle{0}}, fellows, length_from_cm(2)).to == Line::none);
}

TEST_CASE("pieces: units with places of their own go along with their element", "[shaping]") {
    Draft draft = draft_of_tests();
    const Place element = element_at(0, 0), unit = unit_at(0, 0, 0);
    const auto does = [&](const Edit& edit) {
        Result<Draft> next = editor::apply(draft, edit);
        REQUIRE(next);
        draft = *next;
    };
    does(AddUnit{element, plaquette::Arm::infantry, "21"});
    does(SetMen{unit, 800});
    does(PlacePiece{element, at(50, 50), Angle{}});
    does(PlacePiece{unit, at(60, 45), Angle{}});
    does(PlacePiece{element, at(100, 50), Angle{90000}});
    const plaquette::Scenario scenario = so_far(draft).scenario;
    const auto& u = scenario.sides[0].elements[0].units[0];
    REQUIRE(u.own_front);
    CHECK(*u.own_front == plane::Pose{at(95, 40), Angle{90000}});
}
