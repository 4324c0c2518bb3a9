#include "app/handling/consequences.hpp"

#include "app/handling/battle.hpp"

#include <algorithm>

using namespace bacler;
using plaquette::Stance;

namespace {

Consequences of(const plaquette::Scenario& scenario, ElementAt element) {
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    return consequences_of(table, plaquette::rule_on_table(table), element);
}

plaquette::Scenario with_front(plaquette::Scenario scenario, std::string_view id, double x, double y) {
    element(scenario, id).front->at = cm(x, y);
    return scenario;
}

}  // namespace

TEST_CASE("3 what an element is under fire of is what the batteries' rulings say",
          "[app][handling][R104][R107]") {
    for (const double y : {42.0, 50.0, 57.0}) {
        const plaquette::Scenario scenario = with_front(*book_battle(), "F1a", 77, y);
        const plaquette::LaidTable table = plaquette::lay_out(scenario);
        const plaquette::TableRulings rulings = plaquette::rule_on_table(table);
        for (const plaquette::LaidElement& e : table.elements) {
            std::size_t expected = 0;
            for (const plaquette::BatteryReport& report : plaquette::batteries_on(table, rulings.meetings))
                for (const plaquette::BatteryTarget& target : report.targets)
                    if (target.target == e.ref && target.is_allowed) ++expected;
            const Consequences found = consequences_of(table, rulings, e.ref);
            CHECK(found.fire.size() == expected);
            CHECK(std::is_sorted(found.fire.begin(), found.fire.end(),
                                 [](const UnderFire& a, const UnderFire& b) {
                                     return a.judged.distance < b.judged.distance;
                                 }));
        }
    }
    // The grand battery of the French reaches over its own from the hill.
    CHECK_FALSE(of(*book_battle(), at(*book_battle(), "A1c")).fire.empty());
}

TEST_CASE("0 an element is in command as the table has it, at the distance that is told",
          "[app][handling][R053][Q20]") {
    const plaquette::Scenario near = *book_battle();
    const Consequences in = of(near, at(near, "F1a"));
    CHECK(in.is_in_command == true);
    REQUIRE(in.command.size() >= 1);
    const double dx = 90 - in_cm(body(near, "F1a").centre.x), dy = 34 - in_cm(body(near, "F1a").centre.y);
    CHECK(in_cm(in.command.front().ruling.measures.at(0).value) == Approx(std::hypot(dx, dy)).margin(0.01));
    const plaquette::Scenario far = with_front(near, "F1a", 20, 95);
    const Consequences out = of(far, at(far, "F1a"));
    CHECK(out.is_in_command == false);
    for (const CommandReach& reach : out.command) CHECK(verdict(reach.ruling) == Verdict::forbidden);
}

TEST_CASE("7 an attacker that stands 3 cm off is told whom it engages and from where",
          "[app][handling][R125]") {
    plaquette::Scenario scenario = with_front(battle_with("F1a", Stance::attack), "F1a", 75, 57);
    const Consequences attacker = of(scenario, at(scenario, "F1a"));
    REQUIRE(attacker.engagements.size() == 1);
    CHECK(attacker.engagements[0].defender == at(scenario, "A1a"));
    CHECK(attacker.engagements[0].aspect == plaquette::Aspect::front);
    CHECK(of(scenario, at(scenario, "A1a")).engagements.size() == 1);
    CHECK(of(scenario, at(scenario, "A2c")).engagements.empty());
}

TEST_CASE("0 charisma in force is told where its staff is near", "[app][handling][R056][Q18]") {
    plaquette::Scenario scenario = *book_battle();
    CHECK(of(scenario, at(scenario, "F1a")).charisma == 0);
    scenario = with_front(scenario, "F1a", 62, 36);
    CHECK(of(scenario, at(scenario, "F1a")).charisma == 1);  // Corps FC at 62, 30
}

TEST_CASE("an element without a place brings nothing", "[app][handling]") {
    plaquette::Scenario scenario = *book_battle();
    element(scenario, "F1a").front.reset();
    const Consequences none = of(scenario, at(scenario, "F1a"));
    CHECK_FALSE(none.is_in_command);
    CHECK(none.fire.empty());
    CHECK(none.command.empty());
}
