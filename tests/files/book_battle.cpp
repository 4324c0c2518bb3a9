// data/scenarios/book-battle.toml against the set-up of the golden file.
#include "files/read.hpp"
#include "places.hpp"
#include "systems/plaquette/footprint.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <map>
#include <set>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;
using nlohmann::json;

namespace {

const std::string root = bacler::places::source;

Scenario book() {
    const auto read = files::scenario_from_file(root + "/data/scenarios/book-battle.toml");
    if (!read) FAIL(read.faults()[0].code + " at " + read.faults()[0].path);
    return *read;
}

json setup() {
    std::ifstream in(root + "/tests/golden/plaquette.json");
    return json::parse(in)["battle"]["setup"];
}

/// The elements of a side of the golden file, each with the id of the staff it stands under.
std::vector<std::pair<json, std::string>> golden_elements(const json& side) {
    std::vector<std::pair<json, std::string>> out;
    for (const json& division : side["divisions"])
        for (const json& e : division["elements"]) out.emplace_back(e, division["id"]);
    for (const json& e : side["reserve"]) out.emplace_back(e, e["attached_to"]);
    return out;
}

const Element& element_named(const Side& side, const std::string& id) {
    for (const Element& e : side.elements)
        if (e.id == id) return e;
    FAIL("no element " + id);
    return side.elements.front();
}

template <class E>
void check_word(const std::map<std::string, E>& words, const json& word, E is) {
    CHECK(words.at(word.get<std::string>()) == is);
}

void check_unit(const json& golden, const ScenarioUnit& unit, const plane::Box& box) {
    INFO(unit.unit.id);
    CHECK(golden["id"] == unit.unit.id);
    check_word<Arm>(
        {{"infanterie", Arm::infantry}, {"cavalerie", Arm::cavalry}, {"artillerie", Arm::artillery}},
        golden["arm"], unit.unit.arm);
    check_word<Formation>(
        {{"ligne", Formation::line}, {"colonne", Formation::column}, {"batterie", Formation::battery}},
        golden["formation"], unit.unit.formation);
    if (!golden["type"].is_null())
        check_word<Weight>(
            {{"legere", Weight::light}, {"moyenne", Weight::medium}, {"lourde", Weight::heavy}},
            golden["type"], unit.unit.weight);
    CHECK(golden["plaquettes"].get<std::vector<int>>() == unit.unit.values);
    CHECK(golden.contains("flags") == unit.unit.light_infantry);
    const json& b = golden["box"];
    const double off = 0.001;
    CHECK(std::abs(in_cm(box.centre.x) - b["cx"].get<double>()) <= off);
    CHECK(std::abs(in_cm(box.centre.y) - b["cy"].get<double>()) <= off);
    CHECK((in_degrees(box.heading) == b["heading"] && in_cm(box.w) == b["w"] && in_cm(box.d) == b["d"]));
}

const std::map<std::string, Stance> stances{
    {"attaque", Stance::attack}, {"manoeuvre", Stance::manoeuvre}, {"defense", Stance::defence}};

}  // namespace

TEST_CASE("scenario: each unit of the book battle is and stands as the golden file says (R024-R031)") {
    const Scenario battle = book();
    const json golden = setup();
    CHECK((in_cm(battle.width) == golden["table"]["width"] &&
           in_cm(battle.depth) == golden["table"]["height"]));
    for (std::size_t s = 0; s < 2; ++s) {
        const Side& side = battle.sides[s];
        const auto elements = golden_elements(golden["sides"][s]);
        CHECK(elements.size() == side.elements.size());
        for (const auto& entry : elements) {
            const Element& element = element_named(side, entry.first["id"]);
            INFO(element.id);
            REQUIRE(element.under);
            CHECK(side.staffs[*element.under].id == entry.second);
            check_word(stances, entry.first["order"], element.stance);
            CHECK(element.fatigue == entry.first["fatigue"]);
            const std::vector<plane::Box> boxes = unit_boxes(element);
            REQUIRE(boxes.size() == entry.first["units"].size());
            for (std::size_t u = 0; u < boxes.size(); ++u)
                check_unit(entry.first["units"][u], element.units[u], boxes[u]);
        }
    }
}

TEST_CASE("scenario: each staff of the book battle is and stands as the golden file says (R048-R055)") {
    const Scenario battle = book();
    const json golden = setup();
    for (std::size_t s = 0; s < 2; ++s) {
        const Side& side = battle.sides[s];
        std::map<std::string, std::string> orders;
        for (const json& d : golden["sides"][s]["divisions"]) orders[d["id"]] = d["order"];
        REQUIRE(side.staffs.size() == golden["sides"][s]["staffs"].size());
        for (std::size_t i = 0; i < side.staffs.size(); ++i) {
            const json& g = golden["sides"][s]["staffs"][i];
            const Staff& staff = side.staffs[i];
            INFO(staff.id);
            CHECK(staff.id == g.value("of", g["id"].get<std::string>()));
            CHECK((staff.value == g["value"] && staff.charisma == g["charisma"]));
            CHECK((in_cm(staff.at->x) == g["at"][0] && in_cm(staff.at->y) == g["at"][1]));
            CHECK((staff.level == StaffLevel::division) == (g["level"] == "division"));
            if (staff.level == StaffLevel::division)
                check_word(stances, json(orders.at(staff.id)), staff.stance);
            CHECK(staff.under.has_value() == g.contains("of"));
        }
    }
}

TEST_CASE("scenario: the book battle is played with its terrain and every optional rule (Q90)") {
    const Scenario battle = book();
    const json golden = setup();
    for (const auto& option : golden["options"].items()) {
        INFO(option.key());
        const std::optional<Option> known = option_named(option.key());
        REQUIRE(known);
        const std::string word = option.value().is_boolean() ? (option.value().get<bool>() ? "true" : "false")
                                                             : option.value().get<std::string>();
        CHECK(battle.readings.at(*known) == value_named(*known, word));
    }
    REQUIRE(battle.terrain.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const json& rect = golden["terrain"][i]["rect"];
        std::set<double> xs, ys;
        for (const TablePoint& p : battle.terrain[i].outline) {
            xs.insert(in_cm(p.x));
            ys.insert(in_cm(p.y));
        }
        CHECK(xs == std::set<double>{rect[0], rect[2]});
        CHECK(ys == std::set<double>{rect[1], rect[3]});
    }
    CHECK((battle.terrain[0].kind == TerrainKind::hill && battle.terrain[0].level == 1));
    CHECK(battle.terrain[1].kind == TerrainKind::village);
}
