#include "systems/plaquette/scenario.hpp"

#include "systems/plaquette/sections.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

TEST_CASE("2 hills, snow, ploughed fields, streams and marshes are difficult", "[R099]") {
    for (const TerrainKind k :
         {TerrainKind::hill, TerrainKind::snow, TerrainKind::plough, TerrainKind::stream, TerrainKind::marsh})
        CHECK(cover_of(k) == Cover::rough);
    CHECK_FALSE(is_shelter(Cover::rough));
}

TEST_CASE("2 orchards, woods and hedges are light cover", "[R100]") {
    for (const TerrainKind k : {TerrainKind::orchard, TerrainKind::wood, TerrainKind::hedge})
        CHECK(cover_of(k) == Cover::light);
    CHECK(is_shelter(Cover::light));
}

TEST_CASE("2 houses and thick walls are medium cover", "[R101]") {
    for (const TerrainKind k : {TerrainKind::house, TerrainKind::wall, TerrainKind::village})
        CHECK(cover_of(k) == Cover::medium);
}

TEST_CASE("2 earthworks and redoubts are thick cover", "[R102]") {
    for (const TerrainKind k : {TerrainKind::earthwork, TerrainKind::redoubt})
        CHECK(cover_of(k) == Cover::thick);
}

TEST_CASE("2 roads and open ground are neither", "[R099][Q127]") {
    CHECK(cover_of(TerrainKind::road) == Cover::none);
    CHECK(cover_of(TerrainKind::open) == Cover::none);
}

TEST_CASE("5 only the French and the English have national traits", "[R160][R161]") {
    CHECK(nation_of("fr") == Nation::french);
    CHECK(nation_of("en") == Nation::english);
    CHECK(nation_of("at") == Nation::other);
    CHECK(nation_of("") == Nation::other);
}

namespace {

template <class Body>
concept HasOrder = requires(Body body) {
    body.stance = Stance::attack;
};

}  // namespace

TEST_CASE("Brigading: the element is the smallest body that has an order; staffs have their own",
          "[R035][R036][R038][R046][Q22]") {
    STATIC_REQUIRE(HasOrder<Element>);
    STATIC_REQUIRE(HasOrder<Staff>);
    STATIC_REQUIRE_FALSE(HasOrder<ScenarioUnit>);
    STATIC_REQUIRE_FALSE(HasOrder<Unit>);
    CHECK(Element{}.stance == Stance::defence);  // without any order: defence (Q22)
    CHECK(Staff{}.stance == Stance::defence);
    CHECK_FALSE(Staff{}.mission.has_value());
}

TEST_CASE("Sequence: seven phases in the printed order", "[R057]") {
    CHECK(Phase::orders < Phase::movement);
    CHECK(Phase::movement < Phase::fire);
    CHECK(Phase::fire < Phase::engagements);
    CHECK(Phase::engagements < Phase::unit_values);
    CHECK(Phase::unit_values < Phase::element_values);
    CHECK(Phase::element_values < Phase::morale);
}

TEST_CASE("Sequence: both camps act at once but in movement, which goes by initiative", "[R058][R059][Q63]") {
    for (const Phase p : {Phase::orders, Phase::fire, Phase::engagements, Phase::morale})
        CHECK(is_simultaneous(p));
    CHECK_FALSE(is_simultaneous(Phase::movement));
}

TEST_CASE("Sections: every rule stands in the section it is printed in", "[R001][R060][R233]") {
    const auto of = [](int rule) { return section_of(RuleRef{static_cast<std::uint16_t>(rule)}); };
    CHECK(of(60) == "sequence");
    CHECK(of(61) == "1");
    CHECK(of(80) == "1");
    CHECK(of(81) == "2");
    CHECK(of(105) == "2");
    CHECK(of(106) == "3");
    CHECK(of(145) == "4");
    CHECK(of(166) == "5");
    CHECK(of(174) == "6");
    CHECK(of(213) == "7");
    CHECK(of(222) == "reduction");
    CHECK(of(233) == "8");
    for (int rule = 1; rule <= 233; ++rule) CHECK_FALSE(of(rule).empty());
    CHECK(of(0).empty());
    CHECK(of(234).empty());
}
