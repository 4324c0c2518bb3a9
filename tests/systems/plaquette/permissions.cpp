#include "systems/plaquette/permissions.hpp"
#include "systems/plaquette/say.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

TEST_CASE("1 orders are placed before the first is tested, and not after", "[R063][R064]") {
    CHECK(verdict(rule_on_placing_orders(OrderStep::placing)) == Verdict::allowed);
    const Ruling late = rule_on_placing_orders(OrderStep::testing);
    CHECK(verdict(late) == Verdict::forbidden);
    CHECK(late.findings.front().rule.number == 63);
}

TEST_CASE("4 an engaged element stays, whatever its arm", "[R126]") {
    for (const Arm arm : {Arm::infantry, Arm::artillery}) {
        const Ruling r = rule_on_breaking_off({arm, Stance::defence, false, Arm::infantry});
        CHECK(verdict(r) == Verdict::forbidden);
        CHECK(r.findings.front().rule.number == 126);
    }
}

TEST_CASE("4 cavalry evades infantry only unmoved and in manoeuvre or defence", "[R126][R127][Q77]") {
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::defence, false, Arm::infantry})) ==
          Verdict::allowed);
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::manoeuvre, false, Arm::infantry})) ==
          Verdict::allowed);
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::attack, false, Arm::infantry})) ==
          Verdict::forbidden);
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::fall_back, false, Arm::infantry})) ==
          Verdict::forbidden);
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::retreat, false, Arm::infantry})) ==
          Verdict::forbidden);
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::defence, true, Arm::infantry})) ==
          Verdict::forbidden);
    CHECK(verdict(rule_on_breaking_off({Arm::cavalry, Stance::defence, false, Arm::cavalry})) ==
          Verdict::forbidden);
    CHECK(rule_on_breaking_off({Arm::cavalry, Stance::defence, false, Arm::infantry})
              .findings.front()
              .rule.number == 127);
}

TEST_CASE("2 a unit changes formation once a sequence", "[R096][Q46]") {
    CHECK(verdict(rule_on_formation_change({Stance::manoeuvre, false, false})) == Verdict::allowed);
    CHECK(verdict(rule_on_formation_change({Stance::manoeuvre, true, false})) == Verdict::forbidden);
}

TEST_CASE("4 a unit in attack does not change formation where its engagement move ends", "[R140]") {
    const Ruling r = rule_on_formation_change({Stance::attack, false, true});
    CHECK(verdict(r) == Verdict::forbidden);
    CHECK(r.findings.front().rule.number == 140);
    CHECK(verdict(rule_on_formation_change({Stance::attack, false, false})) == Verdict::allowed);
    CHECK(verdict(rule_on_formation_change({Stance::defence, false, true})) == Verdict::allowed);
}
