#include "systems/plaquette/footprint.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Box;

namespace {

void check_ground(Arm arm, Formation formation, int plaquettes, double w, double d) {
    CAPTURE(static_cast<int>(formation), plaquettes);
    const Footprint f = footprint(arm, formation, plaquettes);
    CHECK(f.w == length_from_cm(w));
    CHECK(f.d == length_from_cm(d));
    // The plaquettes fill just this ground: their own box, front centre at 0, 0.
    const std::vector<Box> boxes = plaquette_boxes(arm, formation, plaquettes);
    CHECK(boxes.size() == static_cast<std::size_t>(plaquettes));
    const Box around = plane::bounding_box(boxes, Angle{0});
    CHECK(around.w == f.w);
    CHECK(around.d == f.d);
    CHECK(plane::front_centre(around) == TablePoint{});
}

Box box_cm(double x, double y, double heading, double w, double d) {
    return {{length_from_cm(x), length_from_cm(y)},
            angle_from_degrees(heading),
            length_from_cm(w),
            length_from_cm(d)};
}

ScenarioUnit standing(Unit unit) {
    return {std::move(unit), {}, {}};
}

}  // namespace

TEST_CASE("Scales: a plaquette has 3 cm of front and a depth by its arm", "[R004][R005][R006][R007]") {
    CHECK(plaquette_front == length_from_cm(3));
    CHECK(plaquette_depth(Arm::infantry) == length_from_cm(1.5));
    CHECK(plaquette_depth(Arm::cavalry) == length_from_cm(3));
    CHECK(plaquette_depth(Arm::artillery) == length_from_cm(4));
}

TEST_CASE("Tactical formations: a column is one plaquette wide, a line one deep", "[R029][R030][R031]") {
    check_ground(Arm::infantry, Formation::column, 4, 3, 6);
    check_ground(Arm::infantry, Formation::line, 4, 12, 1.5);
    check_ground(Arm::infantry, Formation::line, 3, 9, 1.5);
    check_ground(Arm::cavalry, Formation::column, 2, 3, 6);
    check_ground(Arm::cavalry, Formation::line, 2, 6, 3);
    check_ground(Arm::infantry, Formation::column, 1, 3, 1.5);
}

TEST_CASE("Tactical formations: a solid square is a column whose last plaquette is turned about", "[R033]") {
    check_ground(Arm::infantry, Formation::solid_square, 4, 3, 6);
    const std::vector<Box> boxes = plaquette_boxes(Arm::infantry, Formation::solid_square, 4);
    CHECK(boxes[0].heading == angle_from_degrees(0));
    CHECK(boxes[2].heading == angle_from_degrees(0));
    CHECK(boxes[3].heading == angle_from_degrees(180));
}

TEST_CASE(
    "Tactical formations: a hollow square turns its middle pairs to the sides and covers a column's ground",
    "[R034][Q12]") {
    for (int n = 4; n <= 9; ++n) check_ground(Arm::infantry, Formation::hollow_square, n, 3, 1.5 * n);
    const std::vector<Box> boxes = plaquette_boxes(Arm::infantry, Formation::hollow_square, 4);
    CHECK(boxes[0] == box_cm(0, -0.75, 0, 3, 1.5));
    CHECK(boxes[1] == box_cm(-0.75, -3, 270, 3, 1.5));
    CHECK(boxes[2] == box_cm(0.75, -3, 90, 3, 1.5));
    CHECK(boxes[3] == box_cm(0, -5.25, 180, 3, 1.5));
}

TEST_CASE("Scales: a battery is a single plaquette however many gunners", "[R007][R026]") {
    const Footprint f = footprint(Arm::artillery, Formation::battery, 1);
    CHECK(f.w == length_from_cm(3));
    CHECK(f.d == length_from_cm(4));
    CHECK_THROWS_AS(footprint(Arm::infantry, Formation::line, 0), BrokenPromise);
}

TEST_CASE("Brigading: rows align their fronts, stand the gap behind the deepest, centred on the axis",
          "[R035][R040][R041][Q133]") {
    // Book battle, F1a after its move: three columns 1 cm apart with fronts at y 57, the battery 1 cm behind them.
    Element e;
    e.front = plane::Pose{{length_from_cm(75), length_from_cm(57)}, Angle{0}};
    e.gap = length_from_cm(1);
    e.units = {standing(column()), standing(column()), standing(column()), standing(guns())};
    e.rows = {{0, 1, 2}, {3}};
    const std::vector<Box> boxes = unit_boxes(e);
    REQUIRE(boxes.size() == 4);
    CHECK(boxes[0] == box_cm(71, 54, 0, 3, 6));
    CHECK(boxes[1] == box_cm(75, 54, 0, 3, 6));
    CHECK(boxes[2] == box_cm(79, 54, 0, 3, 6));
    CHECK(boxes[3] == box_cm(75, 48, 0, 3, 4));
    CHECK(rows_of_units(e) == std::vector<int>{1, 1, 1, 2});
    const std::optional<Box> body = element_box(e);
    REQUIRE(body.has_value());
    CHECK(*body == box_cm(75, 51.5, 0, 11, 11));
}

TEST_CASE("Brigading: an element that faces the near edge lays its rows out the other way round",
          "[R041][Q133]") {
    // Two lines of four abreast, front at y 60, facing south: the first as they face, to the left, stands to the east.
    Element e;
    e.front = plane::Pose{{length_from_cm(75), length_from_cm(60)}, angle_from_degrees(180)};
    e.gap = length_from_cm(1);
    e.units = {standing(line()), standing(line())};
    e.rows = {{0, 1}};
    const std::vector<Box> boxes = unit_boxes(e);
    REQUIRE(boxes.size() == 2);
    CHECK(boxes[0] == box_cm(81.5, 60.75, 180, 12, 1.5));
    CHECK(boxes[1] == box_cm(68.5, 60.75, 180, 12, 1.5));
}

TEST_CASE("Brigading: a unit with its own place stands there; without any place there is no box",
          "[R029][Q08]") {
    Element e;
    e.units = {standing(column()), standing(column())};
    CHECK(unit_boxes(e).empty());
    CHECK_FALSE(element_box(e).has_value());
    const Angle north{0};
    e.units[0].own_front = plane::Pose{{length_from_cm(104), length_from_cm(65)}, north};
    CHECK(unit_boxes(e).empty());
    e.units[1].own_front = plane::Pose{{length_from_cm(108), length_from_cm(65)}, north};
    const std::optional<Box> body = element_box(e);
    REQUIRE(body.has_value());
    CHECK(*body == box_cm(106, 62, 0, 7, 6));
}

TEST_CASE("Staffs: a staff's base is 3 by 3 cm at every level", "[R008][Q17]") {
    Staff s;
    CHECK_FALSE(staff_box(s).has_value());
    s.at = TablePoint{length_from_cm(62), length_from_cm(30)};
    REQUIRE(staff_box(s).has_value());
    CHECK(*staff_box(s) == box_cm(62, 30, 0, 3, 3));
}
