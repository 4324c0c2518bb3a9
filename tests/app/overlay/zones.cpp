#include "app/overlay/zones.hpp"

#include "app/overlay/drawings.hpp"
#include "board/plane/zones.hpp"
#include "systems/plaquette/contact.hpp"

using namespace bacler;
using namespace bacler::overlay;

namespace {

/// A line of 12 cm facing away, its front on y = 50, its back on y = 48.5.
plane::Box a_line() {
    return plane::box_behind_front({point(75, 50), {}}, length_from_cm(12), length_from_cm(1.5));
}

Drawing drawn(Lang lang, const std::vector<TablePoint>& path, Length deviation = {}) {
    plaquette::Aspect aspect{};
    const Ruling ruling = plaquette::rule_on_aspect(a_line(), path, aspect, deviation);
    return zones_of(canvas_of_tests(lang), {a_line(), path, &ruling});
}

}  // namespace

TEST_CASE("4 both prolongations run across the whole table, and the four zones are named",
          "[overlay][R131][Q69]") {
    const Drawing d = drawn(Lang::en, {point(95, 49)});
    for (const float y : {50.0F, 48.5F}) {
        CHECK(has_corner_at(d, {0, y}, Paint::mark));
        CHECK(has_corner_at(d, {150, y}, Paint::mark));
    }
    for (const char* name : {"front", "left flank", "right flank", "rear"}) CHECK(has_label(d, name));
    for (const char* name : {"front", "flanc gauche", "flanc droit", "dos"})
        CHECK(has_label(drawn(Lang::fr, {point(95, 49)}), name));
    check_on_table(canvas_of_tests(), d);
}

TEST_CASE("4 each zone's name stands in the zone it names", "[overlay][R131]") {
    const Drawing d = drawn(Lang::en, {point(95, 49)});
    const auto zone_under = [&](const std::string& name) {
        for (const Label& l : d.labels)
            if (l.text == name)
                return plane::zone_of(a_line(),
                                      point(static_cast<double>(l.at.x), static_cast<double>(l.at.y)));
        return plane::Zone::inside;
    };
    CHECK(zone_under("front") == plane::Zone::front);
    CHECK(zone_under("left flank") == plane::Zone::left_flank);
    CHECK(zone_under("right flank") == plane::Zone::right_flank);
    CHECK(zone_under("rear") == plane::Zone::rear);
}

TEST_CASE("4 the margin of a flank is drawn from the line to the attacker's front centre, in millimetres",
          "[overlay][R131][R132]") {
    const std::vector<TablePoint> path{point(95, 51.2)};
    const Drawing d = drawn(Lang::en, path);
    CHECK(has_corner_at(d, {95, 51.2F}, Paint::mark));
    CHECK(has_corner_at(d, {95, 50}, Paint::mark));
    CHECK(has_label(d, "12 mm ahead of the front line"));
    CHECK(has_label(drawn(Lang::fr, path), "12 mm devant la ligne de front"));
}

TEST_CASE("4 of the two lines the one that decides is measured from", "[overlay][R132][R134][Q69]") {
    const auto label = [](double y) { return labels_of(drawn(Lang::en, {point(95, y)})); };
    CHECK(label(49.7).find("3 mm behind the front line") == 0);
    CHECK(label(48.6).find("1 mm ahead of the back line") == 0);
    CHECK(label(48.2).find("3 mm behind the back line") == 0);
    CHECK(label(50).find("on the front line") == 0);
}

TEST_CASE("4 of a path the point that comes farthest forward is measured", "[overlay][R132][Q70]") {
    const Drawing d = drawn(Lang::en, {point(100, 50.4), point(95, 49)});
    CHECK(has_label(d, "4 mm ahead of the front line"));
    CHECK(has_corner_at(d, {100, 50}, Paint::mark));
}

TEST_CASE("4 a flank that is too close to call says so, with its two deviations in millimetres",
          "[overlay]") {
    CHECK(has_label(drawn(Lang::en, {point(95, 49.9)}, length_from_cm(0.1)),
                    "≈ 1 ± 2 mm behind the front line"));
    CHECK(has_label(drawn(Lang::fr, {point(95, 48.4)}, length_from_cm(0.1)),
                    "≈ 1 ± 2 mm derrière la ligne du dos"));
    CHECK(has_label(drawn(Lang::en, {point(95, 51)}, length_from_cm(0.1)),
                    "10 ± 2 mm ahead of the front line"));
}
