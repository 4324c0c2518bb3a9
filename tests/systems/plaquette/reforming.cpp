#include "systems/plaquette/reforming.hpp"
#include "systems/plaquette/random_tables.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::at_cm;

namespace {

Ruling formed(const Scenario& s, Formation wanted, std::size_t side = 0) {
    const LaidTable table = lay_out(s);
    return rule_on_reforming(table, lay_out_meetings(table), {{side, 0}, 0, wanted});
}

Scenario alone(ScenarioUnit unit, Stance stance = Stance::defence) {
    return scenario_of({element_at("a", stance, at_cm(100, 100), 0, {std::move(unit)})}, {});
}

/// An attacker's column 3 cm before a battalion in defence.
Scenario engaged(Stance defender = Stance::defence) {
    return scenario_of({element_at("a", Stance::attack, at_cm(100, 100), 0, {foot("a-1")})},
                       {element_at("x", defender, at_cm(100, 103), 180, {foot("x-1", Formation::line)})});
}

void forbids(const Ruling& r, int rule) {
    CHECK(verdict(r) == Verdict::forbidden);
    CHECK(r.findings.front().rule.number == rule);
}

}  // namespace

TEST_CASE("2 a unit changes formation once, and what it stands in already is no change", "[R096]") {
    CHECK(verdict(formed(alone(foot("a-1")), Formation::line)) == Verdict::allowed);
    CHECK(verdict(formed(alone(foot("a-1")), Formation::column)) == Verdict::not_covered);
}

TEST_CASE("Formations: squares are for infantry that knows them", "[R032][Q13]") {
    CHECK(verdict(formed(alone(foot("a-1")), Formation::solid_square)) == Verdict::allowed);
    forbids(formed(alone(unit_of("h", Arm::cavalry, Formation::line, 4)), Formation::solid_square), 32);
    ScenarioUnit raw = foot("a-1");
    raw.unit.may_form_hollow = false;
    forbids(formed(alone(raw), Formation::hollow_square), 32);
    CHECK(verdict(formed(alone(raw), Formation::solid_square)) == Verdict::allowed);
}

TEST_CASE("Formations: a hollow square wants four plaquettes, or three by the reading", "[R034][Q12]") {
    Scenario s = alone(unit_of("a-1", Arm::infantry, Formation::column, 3));
    forbids(formed(s, Formation::hollow_square), 34);
    CHECK(verdict(formed(s, Formation::solid_square)) == Verdict::allowed);
    s.readings.choose(Option::hollow_min, 3);
    CHECK(verdict(formed(s, Formation::hollow_square)) == Verdict::allowed);
}

TEST_CASE("Formations: a battery has no other formation", "[R026]") {
    forbids(formed(alone(guns("g")), Formation::line), 26);
}

TEST_CASE("4 an element in attack that has engaged changes no more", "[R140]") {
    forbids(formed(engaged(), Formation::line), 140);
}

TEST_CASE("4 engaged in defence or manoeuvre, square is formed by its test; in fall back not at all",
          "[R141][Q75]") {
    for (const Stance stance : {Stance::defence, Stance::manoeuvre}) {
        const Ruling r = formed(engaged(stance), Formation::solid_square, 1);
        CHECK(verdict(r) == Verdict::allowed);
        CHECK(r.findings.front().rule.number == 141);
    }
    forbids(formed(engaged(Stance::fall_back), Formation::solid_square, 1), 141);
    Scenario s = engaged();
    s.readings.choose(Option::square_vs_cavalry_only, 1);
    forbids(formed(s, Formation::hollow_square, 1), 141);
    CHECK(verdict(formed(engaged(), Formation::column, 1)) == Verdict::allowed);  // no square: the one change
}
