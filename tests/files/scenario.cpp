#include "files/notices.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "systems/plaquette/footprint.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const std::string root = bacler::places::source;

const std::string whole_scenario = R"(format = "bacler/scenario/1"
title = "Two brigades and a hill"
first_hour = "09:20"
last_sequence = 12
stated = [{ what = "contact", a = "petit", b = "walther" }, { what = "distance", a = "davout", b = "butte", cm = 12.5 }]
[table]
width = 180.0
depth = 120
uncertainty = 0.1
[rules]
system = "plaquette"
tactical = true
national = true
[rules.readings]
numerosity = "best_1_1_2"
[[terrain]]
id = "butte"
kind = "hill"
level = 2
outline = [[60.0, 40.0], [90.0, 40.0], [95.0, 60.0]]
holes = [[[70.0, 42.0], [80.0, 42.0], [80.0, 46.0]]]
[[terrain]]
id = "brook"
kind = "stream"
path = [[0.0, 0.0], [90.0, 20.0], [180.0, 120.0]]
width = 1.5
[[side]]
id = "fr"
name = "Français"
nation = "fr"
colour = "#2b4fa0"
stated = [{ what = "in_zone", a = "petit", b = "walther", zone = "left_flank" }]
  [[side.staff]]
  id = "davout"
  level = "corps"
  value = 5
  charisma = 1
  mission = "advance"
  mission_on = "butte"
  at = [90.0, 10.0]
  heading = 45.5
  size = [4.0, 2.0]
  uncertainty = 0.25
  arrives = { sequence = 2, at = [90.0, -5.0] }
  [[side.staff]]
  id = "gudin"
  name = "Division Gudin"
  level = "division"
  under = "davout"
  value = 4
  stance = "attack"
  orders_lost = 1
  [[side.element]]
  id = "petit"
  name = "Brigade Petit"
  under = "gudin"
  stance = "manoeuvre"
  at = [80.0, 40.0]
  heading = 360.0
  fatigue = 1
  lost = 2
  gap = 1.0
  uncertainty = 0.5
  rows = [["21-2", "21-1"], ["guns"]]
  arrives = { sequence = 4, at = [90.0, 0.0], heading = 10.0 }
    [[side.element.unit]]
    id = "21-1"
    arm = "infantry"
    formation = "line"
    values = [4, 4, 5]
    elites = true
    light_infantry = true
    engineers = true
    squares = ["solid"]
    nation = "en"
    [[side.element.unit]]
    id = "21-2"
    arm = "infantry"
    formation = "column"
    values = [4, 4]
    [[side.element.unit]]
    id = "guns"
    arm = "artillery"
    values = [5, 5]
    weight = "heavy"
    [[side.element.unit]]
    id = "away"
    arm = "cavalry"
    formation = "column"
    values = [5, 5]
    weight = "light"
    at = [70.0, 30.0]
    heading = 90.0
    uncertainty = 0.75
  [[side.element]]
  id = "reserve"
  under = "davout"
    [[side.element.unit]]
    id = "old-guard"
    arm = "infantry"
    formation = "column"
    values = [8, 8, 8, 8]
[[side]]
id = "pr"
  [[side.element]]
  id = "walther"
    [[side.element.unit]]
    id = "w1"
    arm = "infantry"
    formation = "solid_square"
    values = [3, 3]
)";

Scenario good(const std::string& text) {
    const auto read = files::scenario_from_toml(text, "scenario");
    if (!read) FAIL(read.faults()[0].code + " at " + read.faults()[0].path);
    return *read;
}

}  // namespace

TEST_CASE("scenario: every key of the head, the rules and the terrain is read") {
    const Scenario s = good(whole_scenario);
    CHECK(s.title == "Two brigades and a hill");
    CHECK((s.first_minute == 560 && s.last_sequence == 12));
    CHECK((s.width == Length{180000} && s.depth == Length{120000} && s.deviation == Length{100}));
    CHECK(
        (s.tactical && s.national && s.readings.on(Option::elites) && s.readings.on(Option::french_attack)));
    CHECK(s.readings.at(Option::numerosity) == value::best_1_1_2);
    REQUIRE(s.terrain.size() == 2);
    const TerrainFeature &butte = s.terrain[0], &brook = s.terrain[1];
    CHECK((butte.id == "butte" && butte.kind == TerrainKind::hill && butte.level == 2));
    CHECK((butte.outline.size() == 3 && butte.holes.size() == 1 && butte.path.empty()));
    CHECK(butte.outline[2] == TablePoint{{95000}, {60000}});
    CHECK((brook.kind == TerrainKind::stream && brook.level == 0 && brook.path.size() == 3));
    CHECK((brook.path_width == Length{1500} && brook.outline.empty()));
}

TEST_CASE("scenario: every key of a staff is read (R051, R055, R068, Q17)") {
    const Side side = good(whole_scenario).sides[0];
    CHECK((side.id == "fr" && side.name == "Français" && side.nation == "fr" && side.colour == "#2b4fa0"));
    REQUIRE(side.staffs.size() == 2);
    const Staff &davout = side.staffs[0], &gudin = side.staffs[1];
    CHECK((davout.level == StaffLevel::corps && davout.value == 5 && davout.charisma == 1 && !davout.under));
    CHECK((davout.name == "davout" && davout.mission == Mission::advance && davout.mission_on == "butte"));
    CHECK((davout.at == TablePoint{{90000}, {10000}} && davout.heading == Angle{45500}));
    CHECK((davout.w == Length{4000} && davout.d == Length{2000} && davout.deviation == Length{250}));
    REQUIRE(davout.arrives);
    CHECK((davout.arrives->sequence == 2 && davout.arrives->at == TablePoint{{90000}, {-5000}}));
    CHECK(davout.arrives->heading == davout.heading);
    CHECK((gudin.under == 0U && gudin.name == "Division Gudin" && gudin.stance == Stance::attack &&
           gudin.orders_lost == 1));
    CHECK((!gudin.at && !gudin.mission && gudin.w == Length{3000} && gudin.d == Length{3000}));
}

TEST_CASE("scenario: every key of an element and its units is read (R024-R028, Q13)") {
    const Element petit = good(whole_scenario).sides[0].elements[0];
    CHECK((petit.name == "Brigade Petit" && petit.under == 1U && petit.stance == Stance::manoeuvre));
    CHECK((petit.front->at == TablePoint{{80000}, {40000}} && petit.front->heading == Angle{0}));
    CHECK((petit.fatigue == 1 && petit.lost == 2 && petit.gap == Length{1000} &&
           petit.deviation == Length{500}));
    CHECK(petit.rows == std::vector<std::vector<std::size_t>>{{1, 0}, {2}});
    CHECK((petit.arrives->sequence == 4 && petit.arrives->heading == Angle{10000}));
    const Unit& first = petit.units[0].unit;
    CHECK((first.arm == Arm::infantry && first.formation == Formation::line &&
           first.values == std::vector<int>{4, 4, 5}));
    CHECK((first.elites && first.light_infantry && first.engineers && first.nation == Nation::english));
    CHECK((first.may_form_solid && !first.may_form_hollow));
    CHECK((petit.units[1].unit.may_form_hollow && petit.units[1].unit.nation == Nation::french));
    CHECK(
        (petit.units[2].unit.formation == Formation::battery && petit.units[2].unit.weight == Weight::heavy));
    const ScenarioUnit& away = petit.units[3];
    CHECK((away.own_front == plane::Pose{{{70000}, {30000}}, {90000}} && away.deviation == Length{750}));
    CHECK((away.unit.weight == Weight::light && !away.unit.may_form_solid));
}

TEST_CASE("scenario: what is absent stands as the format says (Q22)") {
    const Scenario s = good(whole_scenario);
    const Element& reserve = s.sides[0].elements[1];
    CHECK((reserve.under == 0U && reserve.stance == Stance::defence && !reserve.front && !reserve.arrives));
    CHECK((reserve.gap == Length{500} && reserve.fatigue == 0 && reserve.name == "reserve"));
    CHECK(reserve.rows == std::vector<std::vector<std::size_t>>{{0}});
    const Side& pr = s.sides[1];
    CHECK((pr.name == "pr" && pr.nation.empty() && pr.colour.size() == 7 && pr.colour != s.sides[0].colour));
    CHECK((!pr.elements[0].under && pr.elements[0].units[0].unit.nation == Nation::other));
}

TEST_CASE("scenario: facts are read under a side and at top level (Q135)") {
    const Scenario s = good(whole_scenario);
    REQUIRE(s.stated.size() == 3);
    CHECK((s.stated[0].what == FactKind::in_zone && s.stated[0].zone == "left_flank"));
    CHECK((s.stated[1].what == FactKind::contact && s.stated[1].a == "petit" && s.stated[1].b == "walther"));
    CHECK((s.stated[2].what == FactKind::distance && s.stated[2].b == "butte" &&
           s.stated[2].distance == Length{12500}));
}

TEST_CASE("scenario: independent faults of one file are all told, in the order of the file") {
    std::string text = whole_scenario;
    const auto change = [&](const std::string& what, const std::string& put) {
        REQUIRE(text.find(what) != std::string::npos);
        text.replace(text.find(what), what.size(), put);
    };
    change("level = 2", "level = 99");
    change("under = \"davout\"\n  value = 4", "under = \"davut\"\n  value = 4");
    change("heading = 360.0", "heading = -1.0");
    change("values = [3, 3]", "values = [3]");
    const auto read = files::scenario_from_toml(text, "scenario");
    REQUIRE_FALSE(read);
    std::vector<std::string> codes;
    for (const Fault& f : read.faults()) codes.push_back(f.code);
    CHECK(codes == std::vector<std::string>{"value.range", "parent.unknown_near", "value.range",
                                            "unit.one_plaquette"});
}

TEST_CASE("scenario: R037, each level stands under a higher one and never under its like") {
    const std::vector<std::string> levels{"division", "corps", "army"};
    for (std::size_t child = 0; child < levels.size(); ++child)
        for (std::size_t parent = 0; parent < levels.size(); ++parent) {
            const std::string text =
                "format = \"bacler/scenario/1\"\ntable = { width = 10, depth = 10 }\n"
                "[[side]]\nid = \"a\"\nstaff = [{ id = \"p\", level = \"" +
                levels[parent] + "\", value = 1 }, { id = \"c\", level = \"" + levels[child] +
                "\", value = 1, under = \"p\" }]\n[[side]]\nid = \"b\"\n";
            const auto read = files::scenario_from_toml(text, "levels");
            INFO(levels[child] << " under " << levels[parent]);
            CHECK(read.is_good() == (parent > child));
            if (!read) CHECK(read.faults()[0].code == "parent.level");
        }
}

TEST_CASE("scenario: what the rules advise against is a notice, not a fault",
          "[R048][R049][R050][R069][R070]") {
    std::string text = whole_scenario;
    text.erase(text.find("  mission_on = \"butte\"\n"), 23);
    std::vector<std::pair<std::string, std::string>> found;
    for (const Fault& f : files::notices(good(text))) found.emplace_back(f.path, f.code);
    const std::vector<std::pair<std::string, std::string>> expected{{"davout", "notice.corps_small"},
                                                                    {"davout", "notice.mission_on_nothing"},
                                                                    {"gudin", "notice.division_small"}};
    CHECK(found == expected);
    const auto book = files::scenario_from_file(root + "/data/scenarios/book-battle.toml");
    REQUIRE(book);
    CHECK(files::notices(*book).empty());
}

TEST_CASE("scenario: bodies drawn up otherwise than brigaded are told with their distance",
          "[R040][R041][R042]") {
    const auto book = files::scenario_from_file(root + "/data/scenarios/book-battle.toml");
    REQUIRE(book);
    Scenario loose = *book;
    Element& brigade = loose.sides[0].elements[0];
    brigade.units[2].own_front = plane::Pose{brigade.front->at, angle_from_degrees(10)};
    brigade.units[2].own_front->at.x = length_from_cm(95);
    loose.sides[0].elements[4].front->at.y = length_from_cm(34);  // F2c, 2.5 cm behind F2a
    std::vector<std::vector<std::string>> found;
    for (const Fault& f : files::notices(loose)) {
        found.push_back(f.args);
        found.back().push_back(f.code);
    }
    REQUIRE(found.size() == 3);
    CHECK(found[0][0] == "F1a-3");
    CHECK(found[0][3] == "notice.unit_apart");
    CHECK(found[1] == std::vector<std::string>{"F1a-3", "F1a", "10", "notice.unit_turned"});
    CHECK(found[2][3] == "notice.elements_close");
}

TEST_CASE("scenario: one side may be written before the other, and is told") {
    std::string text = whole_scenario;
    text.erase(text.rfind("[[side]]"));
    // What is stated of the other side goes with it.
    for (std::size_t at = text.find("stated = "); at != std::string::npos; at = text.find("stated = "))
        text.erase(at, text.find('\n', at) - at);
    const std::vector<Fault> told = files::notices(good(text));
    CHECK(std::count_if(told.begin(), told.end(),
                        [](const Fault& f) { return f.code == "notice.one_side"; }) == 1);
}

TEST_CASE("scenario: bytes of any kind give faults, never a crash") {
    for (const std::string& text : {std::string(), std::string("\0", 1), std::string(5000, '['),
                                    std::string(100000, '{'), std::string("format"), std::string("[[[[")}) {
        const auto read = files::scenario_from_toml(text, "junk");
        REQUIRE_FALSE(read);
        CHECK(read.faults().size() >= 1);
    }
}
