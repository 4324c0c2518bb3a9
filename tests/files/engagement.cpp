#include "systems/plaquette/engagement.hpp"
#include "files/read.hpp"
#include "files/schema.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const std::string root = bacler::places::source;

const std::string whole_sheet = R"(format = "bacler/engagement/1"
tactical = true
national = true
dice = [3, 10]
[readings]
numerosity = "cumulative_1_2_4"
elites = false
march_angle = 30
fire_arc = "front_zone"
unengaged_value = 0
[[side]]
name = "Petit"
stance = "attack"
nation = "fr"
fatigue = 1
lost = 2
attacked_from = "flank"
cover = "light"
hindrances = 3
supporting_elements = 1
open_threatened = 1
rear_attackers = 2
  [side.staff]
  value = 4
  charisma = 1
  near = true
  in_command = false
  [[side.unit]]
  id = "21-1"
  role = "engaged"
  opponents = ["w1", "w2"]
  line = 2
  arm = "infantry"
  formation = "column"
  values = [5, 4, 4]
  elites = true
  light_infantry = true
  engineers = true
  nation = "en"
  cover = "thick"
  [[side.unit]]
  id = "g"
  role = "support"
  arm = "artillery"
  values = [4, 3]
  weight = "heavy"
[[side]]
name = "Walther"
attacked_from = "rear"
  [[side.unit]]
  id = "w1"
  arm = "cavalry"
  formation = "line"
  values = [6]
  [[side.unit]]
  id = "w2"
  role = "backing"
  arm = "infantry"
  formation = "hollow_square"
  values = [4, 4, 4, 4]
  squares = ["hollow"]
)";

files::EngagementSheet good(const std::string& text) {
    const auto read = files::engagement_from_text(text, "sheet");
    if (!read) FAIL(read.faults()[0].code + " at " + read.faults()[0].path);
    return *read;
}

}  // namespace

TEST_CASE("sheet: every key of an engagement is read") {
    const files::EngagementSheet sheet = good(whole_sheet);
    CHECK(*sheet.dice == ValueDice{3, 10});
    const EngagedSide& a = sheet.engagement.sides[0];
    CHECK(a.name == "Petit");
    CHECK(a.stance == Stance::attack);
    CHECK((a.fatigue == 1 && a.lost == 2 && a.hindrances == 3 && a.supporting_elements == 1 &&
           a.open_threatened == 1));
    CHECK((a.attacked_from == Aspect::flank && a.cover == Cover::light));
    CHECK((a.staff_value == 4 && a.staff_charisma == 1 && a.staff_is_near && !a.staff_commands));
    REQUIRE(a.units.size() == 2);
    const EngagedUnit& u = a.units[0];
    CHECK((u.role == Role::engaged && u.line == 2 && u.cover == Cover::thick));
    CHECK(u.opponents == std::vector<std::uint16_t>{0, 1});
    CHECK(u.unit.values == std::vector<int>{5, 4, 4});
    CHECK((u.unit.elites && u.unit.light_infantry && u.unit.engineers && u.unit.nation == Nation::english));
    CHECK((a.units[1].unit.formation == Formation::battery && a.units[1].unit.weight == Weight::heavy));
    CHECK((a.units[1].role == Role::support && a.units[1].unit.nation == Nation::french));
    CHECK((!a.units[1].cover && !a.units[1].unit.may_form_solid));
    const EngagedUnit& square = sheet.engagement.sides[1].units[1];
    CHECK((square.unit.may_form_hollow && !square.unit.may_form_solid && square.role == Role::backing));
}

TEST_CASE("sheet: the switches come first and a named reading wins (Q90)") {
    const Readings readings = good(whole_sheet).engagement.readings;
    CHECK(readings.on(Option::cav_weight));
    CHECK(readings.on(Option::french_attack));
    CHECK_FALSE(readings.on(Option::elites));
    CHECK(readings.at(Option::numerosity) == value::cumulative_1_2_4);
    CHECK(readings.at(Option::march_angle) == 30);
    CHECK(readings.is_standing(Option::fire_arc));
    CHECK(readings.is_standing(Option::unengaged_value));
}

TEST_CASE(
    "sheet: R191 and R192, who comes at a flank or the rear is counted there unless the sheet says otherwise") {
    const files::EngagementSheet sheet = good(whole_sheet);
    const EngagedSide &a = sheet.engagement.sides[0], &b = sheet.engagement.sides[1];
    CHECK((a.flank_attackers == 1 && a.rear_attackers == 2));
    CHECK((b.flank_attackers == 0 && b.rear_attackers == 1));
    const std::string stated = "attacked_from = \"rear\"\nrear_attackers = 0\n";
    const std::string text =
        std::string(whole_sheet).replace(whole_sheet.find("attacked_from = \"rear\"\n"), 23, stated);
    CHECK(good(text).engagement.sides[1].rear_attackers == 0);
}

TEST_CASE("sheet: what is absent stands as the format says") {
    const files::EngagementSheet sheet = good(R"({"format": "bacler/engagement/1", "side": [
        {"unit": [{"id": "a", "arm": "infantry", "formation": "line", "values": [4, 4]}]},
        {"unit": [{"id": "b", "arm": "artillery", "values": [4.0]}]}]})");
    CHECK_FALSE(sheet.dice);
    CHECK(sheet.engagement.readings == Readings());
    const EngagedSide& a = sheet.engagement.sides[0];
    CHECK((a.stance == Stance::defence && a.attacked_from == Aspect::front && a.cover == Cover::none));
    CHECK(
        (a.fatigue == 0 && a.lost == 0 && a.flank_attackers == 0 && a.staff_value == 0 && a.staff_commands));
    CHECK_FALSE(a.staff_is_near);
    CHECK((a.units[0].role == Role::engaged && a.units[0].line == 1 && a.units[0].opponents.empty()));
    CHECK((a.units[0].unit.may_form_solid && a.units[0].unit.may_form_hollow));
    CHECK(sheet.engagement.sides[1].units[0].unit.weight == Weight::medium);
    CHECK(sheet.engagement.sides[1].units[0].unit.values == std::vector<int>{4});
}

TEST_CASE("sheet: all faults are told at once, in the order of the file") {
    const auto read = files::engagement_from_text(R"(format = "bacler/engagement/1"
tactical = "yes"
[[side]]
stance = "attak"
  [[side.unit]]
  id = "a"
  arm = "infantry"
  formation = "line"
  values = [4, 9]
  opponents = ["c"]
[[side]]
sequence = 3
  [[side.unit]]
  id = "b"
  arm = "infantry"
  values = [4, 4]
)",
                                                  "many.toml");
    REQUIRE_FALSE(read);
    std::vector<std::pair<int, std::string>> found;
    for (const Fault& f : read.faults()) found.emplace_back(f.line, f.code);
    const std::vector<std::pair<int, std::string>> expected{
        {2, "type.flag"},    {4, "word.unknown_near"}, {9, "value.range"}, {10, "opponent.unknown_near"},
        {12, "key.unknown"}, {13, "key.missing"}};
    CHECK(found == expected);
}

TEST_CASE("sheet: beyond a hundred faults the rest is counted") {
    std::string text = "format = \"bacler/engagement/1\"\n";
    for (int i = 0; i < 150; ++i) text += "k" + std::to_string(i) + " = 1\n";
    const auto read = files::engagement_from_text(text, "many.toml");
    REQUIRE_FALSE(read);
    REQUIRE(read.faults().size() == 101);
    CHECK(read.faults()[100].code == "file.more_faults");
    CHECK(read.faults()[100].args ==
          std::vector<std::string>{"51"});  // 50 keys, and the sides that are missing
}

TEST_CASE("sheet: a sheet written as TOML reads back to the same sheet") {
    for (const std::string name : {"e1", "e2", "e3"}) {
        const auto read = files::engagement_from_file(root + "/data/examples/" + name + ".toml");
        REQUIRE(read);
        const std::string text = files::engagement_to_toml(*read);
        CHECK(files::engagement_to_toml(good(text)) == text);
    }
    files::EngagementSheet odd = good(whole_sheet);
    odd.engagement.sides[0].name = "tab\t quote\" back\\slash \x7F line\n \xC3\xA9";
    odd.dice.reset();
    const files::EngagementSheet again = good(files::engagement_to_toml(odd));
    CHECK(again.engagement.sides[0].name == odd.engagement.sides[0].name);
    CHECK(again.engagement.readings == odd.engagement.readings);
    CHECK(again.engagement.sides[0].units[0].opponents == odd.engagement.sides[0].units[0].opponents);
    CHECK_FALSE(again.dice);
    CHECK(files::engagement_to_toml(again) == files::engagement_to_toml(odd));
}

TEST_CASE("sheet: the examples are the book battle's engagements with its dice") {
    const auto dice_of = [](const std::string& name) {
        return *files::engagement_from_file(root + "/data/examples/" + name + ".toml")->dice;
    };
    CHECK(dice_of("e1") == ValueDice{4, 6});
    CHECK(dice_of("e2") == ValueDice{3, 7});
    CHECK(dice_of("e3") == ValueDice{8, 2});
}
