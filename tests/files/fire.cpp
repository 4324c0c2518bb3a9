#include "files/read.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

files::FireSheet good(const std::string& text) {
    const auto read = files::fire_from_text(text, "sheet");
    if (!read) FAIL(read.faults()[0].code + " at " + read.faults()[0].path);
    return *read;
}

const std::string whole_sheet = R"(format = "bacler/fire/1"
tactical = true
stance = "manoeuvre"
grand_battery = false
engaged = false
batteries = [{ unit = "b1", weight = "heavy", values = [5, 5, 5], range = 15.25 }, { values = [4], range = 3, weight = "light" }]
dice = [6]
[readings]
half_cumulative = false
[target]
cover = "light"
square = true
grand_battery = true
ranks = [["a1", { id = "a2", plaquettes = 3 }], ["a3"]]
artillery = [{ id = "a4", plaquettes = 1 }]
)";

}  // namespace

TEST_CASE("sheet: every key of a fire is read") {
    const files::FireSheet sheet = good(whole_sheet);
    const FireQuestion& q = sheet.question;
    CHECK((q.stance == Stance::manoeuvre && !q.is_grand_battery && !q.is_engaged));
    REQUIRE(q.batteries.size() == 2);
    CHECK((q.batteries[0].id == "b1" && q.batteries[0].weight == Weight::heavy &&
           q.batteries[0].range == Length{15250}));
    CHECK(q.batteries[0].gunners == std::vector<int>{5, 5, 5});
    CHECK((q.batteries[1].id == "2" && q.batteries[1].weight == Weight::light));
    CHECK((q.target.cover == Cover::light && q.target.is_in_square && q.target.is_grand_battery));
    REQUIRE(q.target.ranks.size() == 2);
    CHECK((q.target.ranks[0][0].id == "a1" && q.target.ranks[0][0].plaquettes == 0));
    CHECK((q.target.ranks[0][1].id == "a2" && q.target.ranks[0][1].plaquettes == 3));
    CHECK((q.target.artillery[0].id == "a4" && q.target.artillery[0].plaquettes == 1));
    CHECK(q.readings.on(Option::art_vs_square));
    CHECK_FALSE(q.readings.on(Option::half_cumulative));
    CHECK(sheet.dice == std::vector<int>{6});
}

TEST_CASE("sheet: a fire in JSON is the fire in TOML") {
    const files::FireSheet sheet = good(R"({"format": "bacler/fire/1", "stance": "defence",
        "batteries": [{"weight": "medium", "values": [4, 4], "range": 10, "unit": "g"}],
        "target": {"ranks": [["x"]], "artillery": []}})");
    CHECK(sheet.question.batteries[0].id == "g");
    CHECK(sheet.question.target.ranks[0][0].id == "x");
    CHECK(sheet.dice.empty());
}

TEST_CASE("sheet: a fire asks for one die a tir (Q56)") {
    const auto with = [](const std::string& what, const std::string& put) {
        return std::string(whole_sheet).replace(whole_sheet.find(what), what.size(), put);
    };
    const std::string per_battery = with("half_cumulative = false", "fire_grouping = \"per_battery\"");
    const auto one = files::fire_from_text(per_battery, "sheet");
    REQUIRE_FALSE(one);
    CHECK(one.faults()[0].code == "dice.count");
    CHECK(one.faults()[0].args == std::vector<std::string>{"1", "2"});
    CHECK(good(with("dice = [6]", "dice = []")).dice.empty());
}

TEST_CASE("sheet: a fire that may not take place asks for no die") {
    const std::string far = std::string(whole_sheet)
                                .replace(whole_sheet.find("range = 15.25"), 13, "range = 95.25")
                                .replace(whole_sheet.find("range = 3,"), 10, "range = 90,");
    CHECK(good(far).dice.empty());
}
