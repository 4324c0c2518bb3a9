#include "app/overlay/corridor.hpp"

#include "app/overlay/drawings.hpp"
#include "app/overlay/ruler.hpp"
#include "files/read.hpp"
#include "places.hpp"

using namespace bacler;
using namespace bacler::overlay;
using namespace bacler::plaquette;

namespace {

Scenario at_contact() {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle-contact.toml");
    REQUIRE(read);
    return *read;
}

std::vector<RulerLine> fire(const Scenario& scenario, const char* from, const char* at,
                            Lang lang = Lang::en) {
    const Survey survey = survey_of(scenario, lang);
    return fire_on_one(survey, piece_of(*element_named(scenario, from)), *element_named(scenario, at));
}

}  // namespace

TEST_CASE("3 a free field is drawn as the rectangle that was found free, with its range",
          "[overlay][R107][Q54][Q60]") {
    const Scenario scenario = at_contact();
    const std::vector<RulerLine> lines = fire(scenario, "FGB", "A1c");
    REQUIRE(lines.size() == 2);
    for (const RulerLine& line : lines) {
        CHECK(line.tone == Tone::allowed);
        CHECK(has_label(line.drawing, "✓ 39.6 of 40 cm"));
        CHECK(line.drawing.labels.size() == 1);
        check_on_table(canvas_of_tests(), line.drawing);
    }
    const LaidTable table = lay_out(scenario);
    const ElementRef guns = *element_named(scenario, "FGB"), target = *element_named(scenario, "A1c");
    const FieldQuestion before = field_before(table, {guns, 0}, target);
    const FieldAnswer field = rule_on_any_field(before, table.laid(target).units);
    REQUIRE(field.aim);
    const plane::Convex rectangle =
        plane::rectangle_of({plane::front_centre(before.battery), *field.aim, before.battery.w});
    for (const plane::Vec& v : rectangle.points())
        CHECK(has_corner_at(lines[0].drawing, spot_of(plane::rounded_point(v)), Paint::mark_area));
}

TEST_CASE("3 a field that is barred is drawn straight, with what bars it outlined and named",
          "[overlay][R107][Q55]") {
    const Scenario scenario = at_contact();
    const std::vector<RulerLine> lines = fire(scenario, "A1c", "F1a");
    REQUIRE_FALSE(lines.empty());
    const LaidTable table = lay_out(scenario);
    const ElementRef guns = *element_named(scenario, "A1c"), target = *element_named(scenario, "F1a");
    const FieldQuestion before = field_before(table, {guns, 0}, target);
    const FieldAnswer field = rule_on_any_field(before, table.laid(target).units);
    REQUIRE_FALSE(field.blockers.empty());
    CHECK(lines[0].tone == Tone::forbidden);
    for (const std::size_t b : field.blockers)
        for (const Spot& s : spots_of(before.obstacles[b].box))
            CHECK(has_corner_at(lines[0].drawing, s, Paint::mark));
    CHECK(labels_of(lines[0].drawing).find("✗ A1a-") != std::string::npos);
    CHECK(has_label(lines[0].drawing, "✓ 7.6 of 30 cm"));  // the range would let it
    CHECK(lines[0].rule.number == 107);
    CHECK(lines[0].words.text.find("A1c-") == 0);
    CHECK(fire(scenario, "A1c", "F1a", Lang::fr)[0].words.text.find(" sur Brigade F1a : ") !=
          std::string::npos);
}
