#include "systems/plaquette/merging.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

MergingUnit unit(const char* id, Arm arm, std::vector<int> values, double x, double y = 0) {
    return {id, arm, std::move(values), {length_from_cm(x), length_from_cm(y)}};
}

MergingElement element(const char* id, Arm arm, int units, int at_start, double x,
                       bool grand_battery = false) {
    MergingElement e;
    e.id = id;
    e.majority_arm = arm;
    e.units = units;
    e.units_at_start = at_start;
    e.is_grand_battery = grand_battery;
    e.centre = {length_from_cm(x), {}};
    return e;
}

}  // namespace

TEST_CASE("Brigading: a unit of one plaquette joins the nearest of its arm, its plaquette last",
          "[R028][R043][Q14]") {
    const MergeAnswer a =
        merge_units({unit("B1", Arm::infantry, {3}, 0), unit("B2", Arm::infantry, {5, 5}, 4),
                     unit("B3", Arm::infantry, {4, 4, 4}, -5)});
    REQUIRE(a.units.size() == 2);
    CHECK(a.units[0].id == "B2");
    CHECK(a.units[0].values == std::vector<int>{5, 5, 3});
    CHECK(a.units[1].values == std::vector<int>{4, 4, 4});
    CHECK_THAT(a.ruling, finds(43, Does::adds, 1).by(14));
}

TEST_CASE("Brigading: artillery is exempt", "[R045][R043]") {
    const MergeAnswer a =
        merge_units({unit("G1", Arm::artillery, {4}, 0), unit("B2", Arm::infantry, {4, 4}, 4)});
    REQUIRE(a.units.size() == 2);
    CHECK(a.units[0].values == std::vector<int>{4});
    CHECK_THAT(a.ruling, finds(45, Does::no_bearing));
    // A battery of two gunners is one plaquette as well; and nobody joins a battery.
    const MergeAnswer b =
        merge_units({unit("B1", Arm::infantry, {4}, 0), unit("G1", Arm::artillery, {4, 4}, 1),
                     unit("B2", Arm::infantry, {4, 4}, 30)});
    REQUIRE(b.units.size() == 2);
    CHECK(b.units[1].values == std::vector<int>{4, 4, 4});
}

TEST_CASE("Brigading: with none of its arm in the element a unit stays", "[R043][Q14]") {
    const MergeAnswer a =
        merge_units({unit("C1", Arm::cavalry, {5}, 0), unit("B2", Arm::infantry, {4, 4}, 4)});
    CHECK(a.units.size() == 2);
    CHECK_THAT(a.ruling, finds(43, Does::no_bearing).by(14));
}

TEST_CASE("Brigading: units are treated in list order, so that of two single ones the first joins the second",
          "[R043][Q14]") {
    const MergeAnswer a = merge_units({unit("B1", Arm::infantry, {4}, 0), unit("B2", Arm::infantry, {5}, 3)});
    REQUIRE(a.units.size() == 1);
    CHECK(a.units[0].id == "B2");
    CHECK(a.units[0].values == std::vector<int>{5, 4});
}

TEST_CASE("Brigading: of two units as near, the first of the list is joined", "[R043][Q14]") {
    const MergeAnswer a =
        merge_units({unit("B2", Arm::infantry, {4, 4}, 4), unit("B1", Arm::infantry, {4}, 0),
                     unit("B3", Arm::infantry, {5, 5}, -4)});
    REQUIRE(a.units.size() == 2);
    CHECK(a.units[0].values == std::vector<int>{4, 4, 4});
}

TEST_CASE("Brigading: an element reduced to one unit joins the nearest of its majority arm",
          "[R044][R035][Q15]") {
    const auto merges =
        merge_elements({element("a", Arm::infantry, 1, 3, 0), element("b", Arm::cavalry, 2, 2, 5),
                        element("c", Arm::infantry, 3, 3, 60), element("d", Arm::infantry, 3, 3, -70)});
    REQUIRE(merges.size() == 1);
    CHECK(merges[0].from == 0);
    CHECK(merges[0].into == 2);  // any distance; the cavalry is nearer and not joined
}

TEST_CASE("Brigading: of two elements as near, the first of the list is joined", "[R044][Q15]") {
    const auto merges =
        merge_elements({element("a", Arm::infantry, 1, 3, 0), element("b", Arm::infantry, 2, 3, -9),
                        element("c", Arm::infantry, 3, 3, 9)});
    REQUIRE(merges.size() == 1);
    CHECK(merges[0].into == 1);
}

TEST_CASE("Brigading: an element that began with one unit, or a grand battery, stays", "[R044][R045][Q15]") {
    CHECK(merge_elements({element("a", Arm::infantry, 1, 1, 0), element("c", Arm::infantry, 3, 3, 60)})
              .empty());
    CHECK(merge_elements(
              {element("g", Arm::artillery, 1, 3, 0, true), element("h", Arm::artillery, 2, 2, 9, true)})
              .empty());
    CHECK(merge_elements({element("a", Arm::infantry, 2, 3, 0), element("c", Arm::infantry, 3, 3, 60)})
              .empty());
    CHECK(
        merge_elements({element("a", Arm::infantry, 1, 3, 0), element("c", Arm::cavalry, 3, 3, 60)}).empty());
}

TEST_CASE("Brigading: an element that has gone is joined by nobody", "[R044][Q15]") {
    const auto merges =
        merge_elements({element("a", Arm::infantry, 1, 3, 0), element("b", Arm::infantry, 1, 3, 5),
                        element("c", Arm::infantry, 3, 3, 60)});
    REQUIRE(merges.size() == 1);  // a joins b, which is then of two units
    CHECK(merges[0].from == 0);
    CHECK(merges[0].into == 1);
}
