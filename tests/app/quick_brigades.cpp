#include "app/explain.hpp"
#include "app/quick/brigades.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <set>

using namespace bacler;
using namespace bacler::quick;
using plaquette::Aspect;
using plaquette::Formation;
using plaquette::Role;
using plaquette::Stance;

namespace {

std::size_t place_of(std::string_view word) {
    const auto all = brigade_templates();
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const BrigadeTemplate& t) { return t.word == word; });
    REQUIRE(it != all.end());
    return static_cast<std::size_t>(it - all.begin());
}

Brigade changed(std::string_view word, const std::vector<std::pair<Part, int>>& steps) {
    Brigade b = brigade_like(place_of(word));
    for (const auto& [part, by] : steps)
        for (int i = 0; i < std::abs(by); ++i) step(b, part, by > 0 ? 1 : -1);
    return b;
}

/// E1 of the book battle from templates: three columns and a battery on two lines.
Meeting e1() {
    Meeting m;
    m.is_tactical = true;
    m.brigades[0] = changed("line_3", {{Part::batteries, 1}, {Part::staff_value, 1}});
    m.brigades[1] = changed("line_3", {{Part::units, -1}, {Part::formation, 1}});
    return m;
}

}  // namespace

TEST_CASE("quick: 7 E1 of the book battle from two templates has the figures of its sheet", "[quick]") {
    auto read = files::engagement_from_file(std::string(places::source) + "/data/examples/e1.toml");
    REQUIRE(read);
    plaquette::Engagement sheet = read->engagement;
    // A template has no nation, and names nobody.
    sheet.readings = plaquette::with_switch({}, plaquette::Switch::tactical);
    EngagementTable table = lay(scenario_of(Lang::fr, e1()));
    table.count(1, Count::supporting_elements, 1);
    CHECK(table.totals() == plaquette::totals_of(sheet));
    for (int face = 1; face <= 10; ++face) {
        table.type_die(0, face);
        table.type_die(1, 11 - face);
        const plaquette::EngagementAnswer expected = plaquette::rule_on_engagement(sheet, {face, 11 - face});
        INFO(face);
        REQUIRE(table.answer());
        CHECK(table.answer()->difference == expected.difference);
        CHECK(table.answer()->winner == expected.winner);
        for (std::size_t side = 0; side < 2; ++side) {
            CHECK(table.answer()->sides[side].value == expected.sides[side].value);
            CHECK(table.answer()->sides[side].morale == expected.sides[side].morale);
            CHECK(table.answer()->sides[side].loss == expected.sides[side].loss);
            CHECK(table.answer()->sides[side].result == expected.sides[side].result);
        }
    }
}

TEST_CASE("quick: every template is a brigade that can meet any other, by names of its own",
          "[quick][R009][R016]") {
    const std::size_t count = brigade_templates().size();
    std::set<std::string> names;
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = 0; b < count; ++b) {
            Meeting m;
            m.brigades = {brigade_like(a), brigade_like(b)};
            EngagementTable table = lay(scenario_of(Lang::en, m));
            CHECK(table.totals()[0] > 0);
            CHECK(table.question().sides[0].stance == Stance::attack);
            CHECK(table.question().sides[1].stance == Stance::defence);
            CHECK(table.question().sides[0].name != table.question().sides[1].name);
            names.insert(table.question().sides[0].name);
            table.type_die(0, 3);
            table.type_die(1, 8);
            CHECK(table.answer());
        }
    }
    CHECK(names.size() == count);
}

TEST_CASE("quick: the weight of a template's guns is that of its calibre, its gunners those of its guns",
          "[quick][R021][R022][R023][R027]") {
    const auto all = brigade_templates();
    CHECK(all[place_of("foot_battery")].weight == plaquette::Weight::medium);
    CHECK(all[place_of("heavy_battery")].weight == plaquette::Weight::heavy);
    CHECK(all[place_of("horse_battery")].weight == plaquette::Weight::light);
    CHECK(all[place_of("foot_battery")].bases == 2);
}

TEST_CASE("quick: whatever is stepped, a brigade stays within what the rules know",
          "[quick][R024][R025][R051][R055]") {
    CHECK(rc::check([] {
        const std::size_t place = *rc::gen::inRange<std::size_t>(0, brigade_templates().size());
        Brigade b = brigade_like(place);
        const plaquette::Arm arm = brigade_templates()[place].arm;
        const auto taps = *rc::gen::container<std::vector<std::pair<int, bool>>>(
            rc::gen::pair(rc::gen::inRange(0, static_cast<int>(parts.size())), rc::gen::arbitrary<bool>()));
        for (const auto& tap : taps)
            step(b, parts.at(static_cast<std::size_t>(tap.first)), tap.second ? 1 : -1);
        RC_ASSERT(b.units >= 1);
        RC_ASSERT(b.front >= 1);
        RC_ASSERT(b.front <= b.units);
        RC_ASSERT(b.bases >= (arm == plaquette::Arm::artillery ? 1 : 2));
        RC_ASSERT(b.troop_value >= 1);
        RC_ASSERT(b.troop_value <= 8);
        RC_ASSERT(b.staff_value >= 0);
        RC_ASSERT(b.staff_value <= 5);
        RC_ASSERT((b.formation == Formation::battery) == (arm == plaquette::Arm::artillery));
        RC_ASSERT(!(arm == plaquette::Arm::cavalry && plaquette::is_square(b.formation)));
        Meeting m;
        m.brigades[0] = b;
        const EngagementTable table = lay(scenario_of(Lang::fr, m));
        RC_ASSERT(static_cast<int>(table.question().sides[0].units.size()) == b.units + b.batteries);
    }));
}

TEST_CASE("quick: another brigade in its place meets what was stated and rolled", "[quick]") {
    Meeting m;
    EngagementTable before = lay(scenario_of(Lang::fr, m));
    before.take_stance(1, Stance::manoeuvre);
    before.take_cover(1, plaquette::Cover::medium);
    before.count(0, Count::supporting_elements, 2);
    before.count(0, Count::hindrances, 1);
    before.cycle_role(0, 1);
    before.type_die(0, 4);
    m.brigades[1] = brigade_like(place_of("cuirassiers"));
    EngagementTable after = lay(scenario_of(Lang::fr, m));
    carry_over(before, after);
    CHECK(after.question().sides[1].stance == Stance::manoeuvre);
    CHECK(after.question().sides[1].cover == plaquette::Cover::medium);
    CHECK(after.question().sides[0].supporting_elements == 2);
    CHECK(after.question().sides[0].hindrances == 1);
    CHECK(after.question().sides[0].units[1].role == Role::support);
    CHECK(after.die(0) == 4);
    CHECK_FALSE(after.die(1));
    CHECK(after.question().sides[1].units.size() == 2);
}

TEST_CASE("quick: 7 who is attacked in flank has one enemy there, until told otherwise",
          "[quick][R191][R192]") {
    EngagementTable table = lay(scenario_of(Lang::fr, {}));
    const auto turn = [&](Aspect aspect) {
        const auto before = aspects_of(table);
        table.attack_from(1, aspect);
        follow_aspects(before, table);
    };
    turn(Aspect::flank);
    CHECK(table.question().sides[1].flank_attackers == 1);
    turn(Aspect::rear);
    CHECK(table.question().sides[1].flank_attackers == 0);
    CHECK(table.question().sides[1].rear_attackers == 1);
    table.count(1, Count::rear_attackers, 2);
    follow_aspects(aspects_of(table), table);
    CHECK(table.question().sides[1].rear_attackers == 2);
    turn(Aspect::front);
    CHECK(table.question().sides[1].rear_attackers == 0);
}

TEST_CASE("quick: 7 an HQ with charisma rides with its brigade, until it is said to be far",
          "[quick][R178]") {
    Meeting m;
    m.brigades[0] = changed("guard", {{Part::charisma, 2}});
    EngagementTable table = lay(scenario_of(Lang::fr, m));
    CHECK(table.question().sides[0].staff_charisma == 2);
    CHECK(table.question().sides[0].staff_is_near);
    CHECK_FALSE(table.question().sides[1].staff_is_near);
}
