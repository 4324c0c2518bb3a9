#include "systems/plaquette/ordering.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "ruling/deciding.hpp"
#include "ruling/matchers.hpp"
#include "systems/plaquette/random_tables.hpp"
#include "systems/plaquette/say.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::at_cm;

namespace {

Staff staff(const std::string& id, StaffLevel level, std::optional<std::size_t> under, TablePoint at,
            int value = 3) {
    Staff s;
    s.id = id;
    s.level = level;
    s.under = under;
    s.at = at;
    s.value = value;
    return s;
}

Element brigade(const std::string& id, std::optional<std::size_t> under, TablePoint centre,
                Stance stance = Stance::attack) {
    // A column of 3 x 6 cm: its centre lies 3 cm behind its front.
    Element e = element_at(id, stance, {centre.x, centre.y + length_from_cm(3)}, 0, {foot(id + "-1")});
    e.under = under;
    return e;
}

/// An army K over a corps C over a division D in attack, with its brigades at 10, 20, 25 and 25.1 cm; an enemy and a hill.
Scenario chain() {
    Scenario s = scenario_of({}, {});
    s.sides[0].staffs = {staff("K", StaffLevel::army, {}, at_cm(100, 60)),
                         staff("C", StaffLevel::corps, 0, at_cm(100, 80)),
                         staff("D", StaffLevel::division, 1, at_cm(100, 100))};
    s.sides[0].staffs[2].stance = Stance::attack;
    s.sides[0].elements = {brigade("a", 2, at_cm(100, 110)), brigade("b", 2, at_cm(120, 100)),
                           brigade("c", 2, at_cm(75, 100)), brigade("d", 2, at_cm(100, 125.1)),
                           brigade("r", 1, at_cm(100, 88))};
    s.sides[1].staffs = {staff("X", StaffLevel::division, {}, at_cm(100, 200))};
    s.sides[1].elements = {brigade("x", 0, at_cm(100, 170)), brigade("y", 0, at_cm(100, 190))};
    s.terrain = {feature("hill", TerrainKind::hill, plane::square_cm(80, 121, 120, 140), 1)};
    return s;
}

Ruling given(const Scenario& s, const GiveOrder& order) {
    const LaidTable table = lay_out(s);
    const Ruling r = with_deciding_first(rule_on_giving(table, lay_out_meetings(table), order));
    CHECK_THAT(r, is_explained());
    return r;
}

int rule_that_decides(const Ruling& r) {
    return r.findings[deciding_finding(r).value()].rule.number;
}

const Finding* finding(const Ruling& r, Say say) {
    for (const Finding& f : r.findings)
        if (f.say == static_cast<std::uint16_t>(say)) return &f;
    return nullptr;
}

}  // namespace

TEST_CASE("1 an element takes orders from any superior within 25 cm, measured from centre to centre",
          "[R052][R053][R062][Q20]") {
    const Scenario s = chain();
    const Ruling near = given(s, {"D", "c", Command::manoeuvre, ""});
    CHECK(verdict(near) == Verdict::allowed);
    REQUIRE(rule_that_decides(near) == 53);
    const Measurement m = near.measures[static_cast<std::size_t>(near.findings[0].measure)];
    CHECK(m.value == length_from_cm(25));
    CHECK(m.from == at_cm(100, 100));
    CHECK(m.to == at_cm(75, 100));
    const Ruling far = given(s, {"D", "d", Command::manoeuvre, ""});
    CHECK(verdict(far) == Verdict::forbidden);
    CHECK(rule_that_decides(far) == 53);
    CHECK(verdict(given(s, {"C", "r", Command::defence, ""})) == Verdict::allowed);  // a reserve: 8 cm
    CHECK(verdict(given(s, {"C", "a", Command::manoeuvre, ""})) ==
          Verdict::forbidden);  // 30 cm, though its corps
}

TEST_CASE("1 a staff takes orders at 40 cm", "[R054][R062][Q20]") {
    Scenario s = chain();
    CHECK(verdict(given(s, {"K", "D", Command::defence, ""})) == Verdict::allowed);  // 40 cm
    s.sides[0].staffs[0].at = at_cm(100, 59.9);
    const Ruling far = given(s, {"K", "D", Command::defence, ""});
    CHECK(verdict(far) == Verdict::forbidden);
    CHECK(rule_that_decides(far) == 54);
    s.readings.choose(Option::any_superior, 0);
    CHECK(rule_that_decides(given(s, {"K", "D", Command::defence, ""})) == 62);  // the corps alone
    CHECK(verdict(given(s, {"C", "D", Command::defence, ""})) == Verdict::allowed);
}

TEST_CASE("1 nobody takes orders from a staff that is no superior of his", "[R062]") {
    const Scenario s = chain();
    for (const GiveOrder& order :
         {GiveOrder{"X", "a", Command::defence, ""}, GiveOrder{"D", "r", Command::defence, ""},
          GiveOrder{"D", "C", Command::defence, "hill"}}) {
        const Ruling r = given(s, order);
        CHECK(verdict(r) == Verdict::forbidden);
        CHECK(finding(r, Say::no_superior_of_it) != nullptr);
    }
}

TEST_CASE("1 a division with no superior on the table orders itself, a staff at the top needs no order",
          "[R062][Q24]") {
    Scenario s = chain();
    CHECK(verdict(given(s, {"D", "D", Command::defence, ""})) == Verdict::forbidden);
    s.sides[0].staffs[0].at.reset();
    s.sides[0].staffs[1].at.reset();
    const Ruling own = given(s, {"D", "D", Command::defence, ""});
    CHECK(verdict(own) == Verdict::allowed);
    CHECK(finding(own, Say::orders_suffice) != nullptr);
    const Ruling top = given(chain(), {"K", "K", Command::defence, "hill"});
    CHECK(verdict(top) == Verdict::allowed);
    CHECK(finding(top, Say::orders_suffice) == nullptr);  // it spends none
}

TEST_CASE("1 particular orders go to at most half the elements of a division", "[R073][R075][R078][Q32]") {
    Scenario s = chain();
    s.sides[0].elements[0].stance = Stance::manoeuvre;
    CHECK(verdict(given(s, {"D", "b", Command::manoeuvre, ""})) == Verdict::allowed);  // the second of four
    CHECK(verdict(given(s, {"D", "a", Command::manoeuvre, ""})) ==
          Verdict::allowed);  // has it already: one of two
    s.sides[0].elements[1].stance = Stance::manoeuvre;
    const Ruling third = given(s, {"D", "c", Command::manoeuvre, ""});
    CHECK(verdict(third) == Verdict::forbidden);
    CHECK(rule_that_decides(third) == 73);
    CHECK(verdict(given(s, {"D", "c", Command::attack, ""})) == Verdict::allowed);  // the division's own
    CHECK(rule_that_decides(given(s, {"D", "c", Command::defence, ""})) == 73);     // not open to it
    s.sides[0].elements[1].arrives = Arrival{3, {}, {}};
    s.sides[0].elements[3].arrives = Arrival{3, {}, {}};
    CHECK(verdict(given(s, {"D", "c", Command::manoeuvre, ""})) ==
          Verdict::forbidden);  // one of the two present
    s.sides[0].staffs[2].stance = Stance::manoeuvre;
    CHECK(rule_that_decides(given(s, {"D", "c", Command::attack, ""})) == 75);
    s.sides[0].staffs[2].stance = Stance::defence;
    CHECK(rule_that_decides(given(s, {"D", "c", Command::attack, ""})) == 78);
    CHECK(verdict(given(chain(), {"C", "r", Command::defence, ""})) ==
          Verdict::allowed);  // a reserve has no division
}

TEST_CASE("1 an order is spent from those that the staff has left", "[R061][R210]") {
    Scenario s = chain();
    s.sides[0].staffs[2].value = 1;
    CHECK(verdict(given(s, {"D", "a", Command::manoeuvre, ""})) == Verdict::allowed);
    s.sides[0].staffs[2].orders_lost = 1;
    const Ruling none = given(s, {"D", "a", Command::manoeuvre, ""});
    CHECK(verdict(none) == Verdict::forbidden);
    CHECK(rule_that_decides(none) == 61);
}

TEST_CASE("1 the test to come is told", "[R065][Q21]") {
    const Ruling r = given(chain(), {"D", "a", Command::manoeuvre, ""});
    const Finding* test = finding(r, Say::order_will_be_tested);
    REQUIRE(test != nullptr);
    CHECK(test->a == 3);
}

TEST_CASE("1 a retreat takes one order to fall back and two to be in hand again", "[R079][R080][Q33]") {
    Scenario s = chain();
    s.sides[0].elements[0].stance = Stance::retreat;
    s.sides[0].staffs[2].value = 1;
    CHECK(verdict(given(s, {"D", "a", Command::fall_back, ""})) == Verdict::allowed);
    const Ruling two = given(s, {"D", "a", Command::attack, ""});
    CHECK(verdict(two) == Verdict::forbidden);
    CHECK(rule_that_decides(two) == 61);  // has one, needs two
    s.sides[0].staffs[2].value = 2;
    CHECK(verdict(given(s, {"D", "a", Command::attack, ""})) == Verdict::allowed);
    s.readings.choose(Option::one_rally_step, 1);
    CHECK(rule_that_decides(given(s, {"D", "a", Command::attack, ""})) == 79);
    CHECK(verdict(given(s, {"D", "a", Command::fall_back, ""})) == Verdict::allowed);
    s.sides[0].elements[0].stance = Stance::fall_back;
    s.sides[0].staffs[2].value = 1;
    CHECK(verdict(given(s, {"D", "a", Command::attack, ""})) == Verdict::allowed);
}

TEST_CASE("1 nobody is ordered to retreat, nor to fall back but from a retreat", "[R079]") {
    const Scenario s = chain();
    CHECK(rule_that_decides(given(s, {"D", "a", Command::retreat, ""})) == 79);
    CHECK(rule_that_decides(given(s, {"D", "a", Command::fall_back, ""})) == 79);
    CHECK(rule_that_decides(given(s, {"C", "D", Command::fall_back, ""})) == 79);
}

TEST_CASE("1 missions are for corps and armies, stances for the rest", "[R068]") {
    const Scenario s = chain();
    CHECK(rule_that_decides(given(s, {"D", "a", Command::advance, "hill"})) == 68);
    CHECK(rule_that_decides(given(s, {"C", "D", Command::advance, "hill"})) == 68);
    CHECK(rule_that_decides(given(s, {"K", "C", Command::attack, ""})) == 68);
    CHECK(verdict(given(s, {"K", "C", Command::defence, "hill"})) == Verdict::allowed);
}

TEST_CASE("1 a mission names terrain to hold or an element to follow", "[R069][R070]") {
    const Scenario s = chain();
    CHECK(verdict(given(s, {"K", "C", Command::support, "a"})) == Verdict::allowed);
    CHECK(rule_that_decides(given(s, {"K", "C", Command::support, "hill"})) == 70);
    CHECK(rule_that_decides(given(s, {"K", "C", Command::advance, "a"})) == 69);
    CHECK(rule_that_decides(given(s, {"K", "C", Command::advance, ""})) == 69);
}

TEST_CASE("1 an order names nothing more than 60 cm from its formation or its staff", "[R071][Q27]") {
    Scenario s = chain();
    // x stands from 167 to 173; a's front is at 113, D's base ends at 101.5.
    const Ruling far = given(s, {"D", "a", Command::attack, "x"});
    CHECK(verdict(far) == Verdict::forbidden);
    REQUIRE(rule_that_decides(far) == 71);
    const Measurement m = far.measures[static_cast<std::size_t>(far.findings[0].measure)];
    CHECK(m.value == length_from_cm(65.5));
    CHECK(m.from.y == length_from_cm(101.5));
    CHECK(m.to.y == length_from_cm(167));
    s.readings.choose(Option::designation_loose, 1);
    CHECK(verdict(given(s, {"D", "a", Command::attack, "x"})) == Verdict::allowed);
    s = chain();
    s.sides[0].staffs[2].at = at_cm(100, 105.5);
    CHECK(verdict(given(s, {"D", "a", Command::attack, "x"})) == Verdict::allowed);  // 60.0
    // A corps' formation is all it commands, and d stands on the hill: what is too far is the army's own base.
    s = chain();
    s.sides[0].staffs[0].at = at_cm(100, 59.3);
    const Ruling corps = given(s, {"K", "C", Command::advance, "hill"});
    CHECK(verdict(corps) == Verdict::forbidden);  // the army's base ends at 60.8, the hill begins at 121
    CHECK(corps.measures[static_cast<std::size_t>(corps.findings[0].measure)].value == length_from_cm(60.2));
}

TEST_CASE("1 a division's order does not reach its elements beyond 25 cm", "[R053][R062][Q25]") {
    Scenario s = chain();
    const Ruling r = given(s, {"C", "D", Command::defence, ""});
    CHECK(verdict(r) == Verdict::allowed);
    const Finding* out = finding(r, Say::order_does_not_reach);
    REQUIRE(out != nullptr);
    CHECK(out->subject.index == 3);
    CHECK(r.measures[static_cast<std::size_t>(out->measure)].value == length_from_cm(25.1));
    s.readings.choose(Option::division_order_reaches_all, 1);
    CHECK(finding(given(s, {"C", "D", Command::defence, ""}), Say::order_does_not_reach) == nullptr);
}

TEST_CASE("1 an engaged element may be given orders", "[R126][Q123]") {
    Scenario s = chain();
    s.sides[1].elements[0].front->at = at_cm(100, 122);
    s.sides[1].elements[0].front->heading = angle_from_degrees(180);
    s.sides[1].elements[0].front->at = at_cm(100, 116);
    s.sides[0].elements[3].front->at = at_cm(130, 128.1);
    const Ruling r = given(s, {"D", "a", Command::manoeuvre, ""});
    CHECK(verdict(r) == Verdict::allowed);
    CHECK(finding(r, Say::engaged_takes_orders) != nullptr);
}

TEST_CASE("1 where a place is not known the order is not covered, unless it is forbidden anyway", "[R062]") {
    Scenario s = chain();
    s.sides[0].staffs[2].at.reset();
    CHECK(verdict(given(s, {"D", "a", Command::manoeuvre, ""})) == Verdict::not_covered);
    CHECK(verdict(given(s, {"D", "a", Command::retreat, ""})) == Verdict::forbidden);
}

TEST_CASE("1 a command distance within two deviations of its limit is too close to call", "[R053][Q06]") {
    Scenario s = chain();
    s.deviation = length_from_cm(0.1);
    const Ruling r = given(s, {"D", "d", Command::manoeuvre, ""});  // 25.1 of 25, two deviations 0.28
    CHECK(verdict(r) == Verdict::too_close);
    const Outcomes both = outcomes_of(r).value();
    CHECK(both.met == Verdict::allowed);
    CHECK(both.missed == Verdict::forbidden);
    CHECK(both.margin == length_from_cm(0.1));
    s.sides[0].elements[3].front->at = at_cm(100, 128.3);
    CHECK(verdict(given(s, {"D", "d", Command::manoeuvre, ""})) == Verdict::forbidden);  // 25.3
}

TEST_CASE("1 an order goes by the distance the players state, as the table's own answer does",
          "[R053][R062][Q135]") {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    Scenario s = *read;
    GiveOrder order;
    order.staff = "A1";
    order.to = "A1b";
    order.command = Command::manoeuvre;
    const auto ruled = [&] {
        const LaidTable table = lay_out(s);
        return verdict(rule_on_giving(table, lay_out_meetings(table), order));
    };
    CHECK(ruled() == Verdict::forbidden);  // 32.6 of 25 cm as they stand
    s.stated.push_back({FactKind::distance, "A1", "A1b", length_from_cm(24), ""});
    CHECK(ruled() == Verdict::allowed);
    CHECK(is_in_command(lay_out(s), *element_named(s, "A1b")) == true);
}
