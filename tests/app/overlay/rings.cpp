#include "app/overlay/rings.hpp"

#include "app/overlay/drawings.hpp"
#include "board/plane/kernel/distance.hpp"
#include "board/plane/random_boxes.hpp"
#include "systems/plaquette/fire.hpp"

#include <array>

using namespace bacler;
using namespace bacler::overlay;

namespace {

double mm_to(Spot spot, const plane::Box& box) {
    const std::array<plane::Vec, 1> here{
        plane::Vec{static_cast<double>(spot.x) * 10, static_cast<double>(spot.y) * 10}};
    return plane::gap(plane::Convex(here), plane::convex_of(box)).mm;
}

plane::Box box(double x, double y, double degrees, double w, double d) {
    return {point(x, y), angle_from_degrees(degrees), length_from_cm(w), length_from_cm(d)};
}

}  // namespace

TEST_CASE("overlay: every point of a ring stands at its distance from the nearest footprint",
          "[overlay][Q07]") {
    const std::vector<plane::Box> brigade{box(60, 50, 25, 3, 6), box(64, 50, 25, 3, 6),
                                          box(61, 43, 25, 12, 1.5)};
    for (const Length radius : {ring_radii[0], ring_radii[1], ring_radii[2]}) {
        std::size_t count = 0;
        for (const std::vector<Spot>& run : runs_at(brigade, radius))
            for (const Spot& s : run) {
                double nearest = 1e9;
                for (const plane::Box& b : brigade) nearest = std::min(nearest, mm_to(s, b));
                CHECK(nearest == Approx(10 * in_cm(radius)).margin(0.11));
                ++count;
            }
        CHECK(count > 100);
    }
}

TEST_CASE("overlay: command rings are measured from the centre, contact rings from the edge",
          "[overlay][Q07][Q08][R052]") {
    const RingsQuestion brigade{{box(75, 50, 0, 11, 10)}, box(75, 50, 0, 11, 10)};
    const Canvas canvas = canvas_of_tests();
    CHECK(has_corner_at(ring_of(canvas, brigade, length_from_cm(25)), {75, 75}, Paint::mark));
    CHECK(has_corner_at(ring_of(canvas, brigade, length_from_cm(3)), {75 - 5.5F - 3, 50}, Paint::mark));
    CHECK(has_label(ring_of(canvas, brigade, length_from_cm(25)), "25 cm"));
    for (const Length radius : ring_radii) check_on_table(canvas, ring_of(canvas, brigade, radius));
}

TEST_CASE("overlay: a ring that runs over the edge of the table is cut there", "[overlay]") {
    const RingsQuestion at_edge{{box(10, 5, 0, 6, 3)}, box(10, 5, 0, 6, 3)};
    const Canvas canvas = canvas_of_tests();
    for (const Length radius : ring_radii)
        for (const PictureCorner& c : ring_of(canvas, at_edge, radius).picture.corners)
            CHECK(is_on_table(canvas, c.at));
}

TEST_CASE("3 a battery's reach is drawn from its front edge, ahead of it only",
          "[overlay][R113][R114][R115][Q54][Q60]") {
    const std::array<plane::Box, 1> battery{
        plane::box_behind_front({point(75, 40), {}}, length_from_cm(3), length_from_cm(4))};
    const Canvas canvas = canvas_of_tests();
    for (const plaquette::Weight w :
         {plaquette::Weight::light, plaquette::Weight::medium, plaquette::Weight::heavy}) {
        const Drawing d = gun_ranges_of(canvas, battery, w, {});
        for (const Length range : {plaquette::short_range(w), plaquette::long_range(w)})
            CHECK(has_corner_at(d, {75, 40 + static_cast<float>(in_cm(range))}, Paint::mark));
        for (const PictureCorner& c : d.picture.corners) CHECK(c.at.y >= 40 - 0.01F);
        check_on_table(canvas, d);
    }
    const Drawing medium = gun_ranges_of(canvas, battery, plaquette::Weight::medium, {});
    CHECK(has_label(medium, "short range 15 cm"));
    CHECK(has_label(medium, "long range 30 cm"));
}

TEST_CASE("3 under a narrower arc of fire the reach narrows with it", "[overlay][Q54]") {
    const std::array<plane::Box, 1> battery{
        plane::box_behind_front({point(75, 40), {}}, length_from_cm(3), length_from_cm(4))};
    plaquette::Readings narrow;
    narrow.choose(plaquette::Option::fire_arc, 45);
    const auto widest = [&](const plaquette::Readings& readings) {
        float most = 0;
        for (const PictureCorner& c :
             gun_ranges_of(canvas_of_tests(), battery, plaquette::Weight::light, readings).picture.corners)
            most = std::max(most, std::abs(c.at.x - 75));
        return most;
    };
    CHECK(widest({}) == Approx(21.5).margin(0.1));
    CHECK(widest(narrow) < 16);
    CHECK(widest(narrow) > 12);
}

TEST_CASE("3 two batteries side by side reach as far as either, drawn as one", "[overlay][Q60]") {
    const auto at = [](double x) {
        return plane::box_behind_front({point(x, 40), {}}, length_from_cm(3), length_from_cm(4));
    };
    const std::array<plane::Box, 2> pair{at(70), at(76)};
    const Drawing d = gun_ranges_of(canvas_of_tests(), pair, plaquette::Weight::light, {});
    CHECK(d.labels.size() == 2);
    for (const PictureCorner& c : d.picture.corners) {
        const double nearest = std::min(mm_to(c.at, at(70)), mm_to(c.at, at(76)));
        const bool is_on_range = std::abs(nearest - 100) < 0.3 || std::abs(nearest - 200) < 0.3;
        const bool is_on_front = std::abs(c.at.y - 40) < 0.02F;
        CHECK((is_on_range || is_on_front));
    }
}
