#include "app/overlay/open_zones.hpp"

#include "app/overlay/drawings.hpp"
#include "app/overlay/ruler.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/say.hpp"

using namespace bacler;
using namespace bacler::overlay;

namespace {

plaquette::Scenario open_flank() {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/open-flank.toml");
    REQUIRE(read);
    return *read;
}

RulerLine zone_line(const plaquette::Scenario& scenario, const std::string& zone, Lang lang = Lang::en) {
    const Survey survey = survey_of(scenario, lang);
    const std::optional<plaquette::ElementRef> own = plaquette::element_named(scenario, "Fa");
    for (RulerLine& line : flanks_of(survey, *own)) {
        check_on_table(survey.canvas, line.drawing);
        if (line.name == "zone.Fa." + zone) return std::move(line);
    }
    FAIL(zone);
    return {};
}

/// The two ends of the first way in an element's ruling that is of a kind.
std::array<TablePoint, 2> way_from(const plaquette::Scenario& scenario, const char* id,
                                   std::string_view say) {
    const Survey survey = survey_of(scenario, Lang::en);
    const Ruling ruling =
        plaquette::rule_on_open_zones(survey.table, *plaquette::element_named(scenario, id), survey.meetings)
            .ruling;
    for (const Finding& f : ruling.findings)
        if (plaquette::say_names[f.say] == say) {
            const Measurement& m = ruling.measures.at(static_cast<std::size_t>(f.measure));
            return {m.from, m.to};
        }
    FAIL(say);
    return {};
}

}  // namespace

TEST_CASE("7 a flank in the air is drawn: its zone, both prolongations, the way to who threatens it",
          "[overlay][R188][R190][Q101]") {
    const RulerLine line = zone_line(open_flank(), "left_flank");
    CHECK(line.words.text ==
          "Brigade Fa, left flank in the air and threatened · Threatened by Brigade Ab: at 7\u00a0cm of "
          "10\u00a0cm");
    CHECK(has_label(line.drawing, "flank threatened: 7 ± 0.28 of 10 cm"));
    CHECK(has_label(line.drawing, "left flank"));
    for (const TablePoint end : way_from(open_flank(), "Fa", "zone_threatened_by"))
        CHECK(has_corner_at(line.drawing, spot_of(end), Paint::mark));
    for (const float y : {40.0F, 34.0F}) {
        CHECK(has_corner_at(line.drawing, {0, y}, Paint::mark));
        CHECK(has_corner_at(line.drawing, {120, y}, Paint::mark));
        CHECK(has_corner_at(line.drawing, {0, y}, Paint::mark_area));
        CHECK(std::any_of(line.drawing.picture.corners.begin(), line.drawing.picture.corners.end(),
                          [&](const PictureCorner& c) {
                              return c.shade.paint == Paint::mark_area && apart(c.at, {55, y}) < 0.03F;
                          }));
    }
    const Drawing fr = zone_line(open_flank(), "left_flank", Lang::fr).drawing;
    CHECK(has_label(fr, "flanc menacé : 7 ± 0,28 pour 10 cm"));
    CHECK(has_label(fr, "flanc gauche"));
}

TEST_CASE("7 a flank that is threatened but guarded shows both ways, the guard's too close to call",
          "[overlay][R189][Q101]") {
    const RulerLine line = zone_line(open_flank(), "right_flank");
    CHECK(line.tone == Tone::too_close);
    CHECK(has_label(line.drawing, "flank threatened: 7.5 ± 0.28 of 10 cm"));
    CHECK(has_label(line.drawing, "≈ flank guarded: 9.9 ± 0.28 of 10 cm"));
    CHECK(line.words.text.find("right flank threatened, but held") != std::string::npos);
    CHECK(line.words.text.find("Guarded by Brigade Fb: at 9.9\u00a0cm of 10\u00a0cm") != std::string::npos);
    CHECK(has_label(zone_line(open_flank(), "right_flank", Lang::fr).drawing,
                    "≈ flanc gardé : 9,9 ± 0,28 pour 10 cm"));
}

TEST_CASE("7 a rear that rests on a wood shows the wood", "[overlay][R189][Q101]") {
    const RulerLine line = zone_line(open_flank(), "rear");
    CHECK(line.words.text.find("Sheltered: wood") != std::string::npos);
    CHECK(zone_line(open_flank(), "rear", Lang::fr).words.text.find("bois") != std::string::npos);
    plaquette::Scenario named = open_flank();
    for (plaquette::TerrainFeature& ground : named.terrain)
        if (ground.kind == plaquette::TerrainKind::wood) ground.id = "Bussaco";
    CHECK(zone_line(named, "rear", Lang::fr).words.text.find("bois Bussaco") != std::string::npos);
    CHECK(has_label(line.drawing, "sheltered"));
    CHECK(line.tone == Tone::neutral);  // a guard in doubt: nothing comes of it
    for (const float x : {55.5F, 64.5F})
        CHECK(std::any_of(line.drawing.picture.corners.begin(), line.drawing.picture.corners.end(),
                          [&](const PictureCorner& c) {
                              return apart(c.at, {x, 26.5F}) < 0.01F;
                          }));
    CHECK(has_label(zone_line(open_flank(), "rear", Lang::fr).drawing, "à l’abri"));
}

TEST_CASE("7 between two pieces the zones are drawn that one of them threatens or guards in the other",
          "[overlay][R188][R189]") {
    const plaquette::Scenario scenario = open_flank();
    const Survey survey = survey_of(scenario, Lang::en);
    const auto zones_between = [&](const char* a, const char* b) {
        std::string all;
        for (const RulerLine& l : flanks_between(survey, *plaquette::element_named(scenario, a),
                                                 *plaquette::element_named(scenario, b)))
            all += l.name + " ";
        return all;
    };
    CHECK(zones_between("Fa", "Ab") == "zone.Fa.left_flank zone.Fa.rear ");
    CHECK(zones_between("Fb", "Fa") == "zone.Fa.right_flank zone.Fa.rear ");
    CHECK(zones_between("Fa", "Aa").empty());
}

TEST_CASE("a figure that says the same of the same spot is told once, names and other spots apart",
          "[overlay]") {
    std::vector<Label> labels;
    const Label figure{Label::Kind::figure, Tone::neutral, {10, 20}, {0, 1}, "7 cm", {}};
    add_label(labels, figure);
    add_label(labels, figure);
    CHECK(labels.size() == 1);
    Label other = figure;
    other.text = "7.1 cm";
    add_label(labels, other);
    CHECK(labels.size() == 2);
    other = figure;
    other.at = {10, 20.1F};
    add_label(labels, other);
    CHECK(labels.size() == 3);
    other = figure;
    other.kind = Label::Kind::name;
    add_label(labels, other);
    add_label(labels, other);
    CHECK(labels.size() == 5);
}
