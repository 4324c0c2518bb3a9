#include "app/overlay/segment.hpp"

#include "app/finding_text.hpp"

#include "app/overlay/drawings.hpp"
#include "systems/plaquette/command.hpp"

#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::overlay;

namespace {

Drawing command_drawn(Lang lang, TablePoint staff, TablePoint element, Length sd) {
    const Ruling r = plaquette::rule_on_command(staff, element, plaquette::Recipient::element, sd);
    return segment_of(canvas_of_tests(lang), r.measures.at(0), tone_of(r, r.findings.at(0)));
}

}  // namespace

TEST_CASE("overlay: a segment runs between the two points that were measured, and states length and limit",
          "[overlay][R053][Q08]") {
    const Drawing d = command_drawn(Lang::en, point(20, 30), point(34.2, 30), {});
    CHECK(has_corner_at(d, {20, 30}, Paint::mark));
    CHECK(has_corner_at(d, {34.2F, 30}, Paint::mark));
    CHECK(has_corner_at(d, {45, 30}, Paint::mark));  // where the 25 cm end
    CHECK(has_label(d, "✓ 14.2 of 25 cm"));
    CHECK(has_label(command_drawn(Lang::fr, point(20, 30), point(34.2, 30), {}), "✓ 14,2 pour 25 cm"));
    CHECK(has_label(command_drawn(Lang::en, point(20, 30), point(45.3, 30), {}), "✗ 25.3 of 25 cm"));
}

TEST_CASE(
    "overlay: two deviations are drawn as a band about the end, and the tone says when they are too many",
    "[overlay]") {
    const Drawing d = command_drawn(Lang::en, point(20, 30), point(44.9, 30), length_from_cm(0.14));
    CHECK(has_label(d, "≈ 24.9 ± 0.28 of 25 cm"));
    CHECK(has_corner_at(d, {44.62F, 30}, Paint::mark_band));
    CHECK(has_corner_at(d, {45.18F, 30}, Paint::mark_band));
    CHECK(has_label(command_drawn(Lang::en, point(20, 30), point(34.2, 30), length_from_cm(0.14)),
                    "✓ 14.2 ± 0.28 of 25 cm"));
}

TEST_CASE("overlay: a length at its limit is shown as the limit, and no other length is", "[overlay][Q06]") {
    const Length limit = length_from_cm(25);
    CHECK(shown_length({limit + grain, limit, LimitWords::at_most, {}, {}, {}}) == limit);
    CHECK(shown_length({limit - grain, limit, LimitWords::at_most, {}, {}, {}}) == limit);
    CHECK(rc::check("what is not at its limit is never shown as it", [limit] {
        const Length value{*rc::gen::inRange(0, 60000)};
        const Length shown = shown_length({value, limit, LimitWords::at_most, {}, {}, {}});
        const Length off = value - shown;
        RC_ASSERT(off <= grain && -off <= grain);
        const bool is_at =
            meets(value, LimitWords::at_most, limit) && meets(value, LimitWords::at_least, limit);
        RC_ASSERT((shown == limit) == is_at);
    }));
}

TEST_CASE("overlay: whatever is measured on a table, its label stands on the table", "[overlay]") {
    CHECK(rc::check([] {
        const auto cm = [](int most) { return *rc::gen::inRange(0, most * 1000 + 1) / 1000.0; };
        const Measurement m{length_from_cm(cm(180)), length_from_cm(cm(60)),  LimitWords::at_most,
                            length_from_cm(cm(1)),   point(cm(150), cm(100)), point(cm(150), cm(100))};
        const Canvas canvas = canvas_of_tests();
        for (const Label& l : segment_of(canvas, m, Tone::neutral).labels)
            RC_ASSERT(is_on_table(canvas, l.at));
    }));
}
