// The whole table in a mirror, left and right exchanged: no answer may change but left for right.
#include "random_tables.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/pairing.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Zone;

namespace {

constexpr plane::Relaying mirror{{}, 0, true};

/// Places and headings in the mirror; in each row the left-hand unit is the right-hand one, and in each line the left-hand plaquette.
Scenario mirrored(Scenario s) {
    s = laid_anew(std::move(s), mirror);
    for (Side& side : s.sides)
        for (Element& e : side.elements) {
            for (auto& row : e.rows) std::reverse(row.begin(), row.end());
            for (ScenarioUnit& u : e.units)
                if (u.unit.formation == Formation::line)
                    std::reverse(u.unit.values.begin(), u.unit.values.end());
        }
    return s;
}

Zone mirrored(Zone zone) {
    if (zone == Zone::left_flank) return Zone::right_flank;
    return zone == Zone::right_flank ? Zone::left_flank : zone;
}

std::vector<Zone> mirrored(std::vector<Zone> zones) {
    for (Zone& z : zones) z = mirrored(z);
    std::sort(zones.begin(), zones.end());
    return zones;
}

/// The units that fight on either side of each meeting. Their pairs go by the attacker's left where nothing else tells them apart
/// (Q74), so that a table with such a tie has other pairs in the mirror, by the rule.
std::vector<std::vector<bool>> fighting(const std::vector<MeetingLayout>& all) {
    std::vector<std::vector<bool>> out;
    for (const MeetingLayout& m : all)
        for (const auto* roles : {&m.attacker_roles, &m.defender_roles}) {
            out.emplace_back();
            for (const Role r : *roles) out.back().push_back(r == Role::engaged);
        }
    return out;
}

bool is_same_length(Length a, Length b) {
    const int off = (a - b).hundredths_of_mm;
    return off >= -3 && off <= 3;
}

}  // namespace

TEST_CASE("in a mirror who meets whom, and from where, is the same with left and right exchanged",
          "[mirror][R125][R131][R132][R134]") {
    REQUIRE(rc::check("meetings", [] {
        const Scenario s = any_table(12), other_way = mirrored(s);
        const std::vector<Meeting> here = meetings_of(lay_out(s)), there = meetings_of(lay_out(other_way));
        RC_ASSERT(here.size() == there.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            RC_ASSERT(here[i].attacker == there[i].attacker);
            RC_ASSERT(here[i].defender == there[i].defender);
            RC_ASSERT(here[i].zone == mirrored(there[i].zone));
            RC_ASSERT(here[i].aspect == there[i].aspect);
            RC_ASSERT(is_same_length(here[i].gap, there[i].gap));
        }
    }));
}

TEST_CASE("in a mirror command, charisma, cover, level, supports and open flanks are the same",
          "[mirror][R052][R056][R099][R103][R187][R188]") {
    REQUIRE(rc::check("elements", [] {
        const Scenario s = any_table(12), other_way = mirrored(s);
        const LaidTable here = lay_out(s), there = lay_out(other_way);
        const std::vector<MeetingLayout> here_all = lay_out_meetings(here),
                                         there_all = lay_out_meetings(there);
        const bool is_without_tie = fighting(here_all) == fighting(there_all);
        RC_CLASSIFY(!is_without_tie, "pairs that go by the attacker's left");
        for (const LaidElement& e : here.elements) {
            RC_ASSERT(is_in_command(here, e.ref) == is_in_command(there, e.ref));
            RC_ASSERT(charisma_of(here, e.ref) == charisma_of(there, e.ref));
            RC_ASSERT(cover_of_element(here, e.ref) == cover_of_element(there, e.ref));
            RC_ASSERT(fire_cover_of(here, e.ref) == fire_cover_of(there, e.ref));
            RC_ASSERT(level_of(here, *e.box) == level_of(there, *there.laid(e.ref).box));
            if (is_without_tie)
                RC_ASSERT(supporting_elements_of(here, e.ref, here_all) ==
                          supporting_elements_of(there, e.ref, there_all));
            std::vector<Zone> open = open_zones_of(here, e.ref, here_all);
            std::sort(open.begin(), open.end());
            RC_ASSERT(open == mirrored(open_zones_of(there, e.ref, there_all)));
        }
    }));
}

TEST_CASE("in a mirror a battery may fire at the same elements, as far", "[mirror][R104][R105][R107][R113]") {
    REQUIRE(rc::check("batteries", [] {
        const Scenario s = any_table(10), other_way = mirrored(s);
        const LaidTable here = lay_out(s), there = lay_out(other_way);
        const auto here_all = batteries_on(here, lay_out_meetings(here)),
                   there_all = batteries_on(there, lay_out_meetings(there));
        RC_ASSERT(here_all.size() == there_all.size());
        for (std::size_t b = 0; b < here_all.size(); ++b)
            for (std::size_t t = 0; t < here_all[b].targets.size(); ++t) {
                const BatteryTarget &one = here_all[b].targets[t], &other = there_all[b].targets[t];
                RC_ASSERT(one.target == other.target);
                RC_ASSERT(one.is_allowed == other.is_allowed);
                RC_ASSERT(one.band == other.band);
                RC_ASSERT(is_same_length(one.distance, other.distance));
            }
    }));
}

namespace {

/// Units on a common front in whole millimetres, no two of them as far from its middle: no tie is left to be broken to the left.
std::vector<FrontUnit> any_front() {
    std::vector<FrontUnit> out;
    for (int n = plane::any_whole(1, 5); n > 0; --n) {
        const int left = 100 * plane::any_whole(-200, 200), right = left + 3000 * plane::any_whole(1, 4);
        const auto formation = *rc::gen::element(Formation::line, Formation::column, Formation::solid_square);
        if (std::none_of(out.begin(), out.end(), [&](const FrontUnit& u) {
                return std::abs(u.u0.hundredths_of_mm + u.u1.hundredths_of_mm) == std::abs(left + right);
            }))
            out.push_back({std::to_string(n), {left}, {right}, formation});
    }
    return out;
}

std::vector<FrontUnit> mirrored(std::vector<FrontUnit> front) {
    for (FrontUnit& u : front) u = {u.id, -u.u1, -u.u0, u.formation};
    return front;
}

}  // namespace

TEST_CASE("in a mirror the same units engage each other, where no tie goes to the left",
          "[mirror][R137][R138][Q74]") {
    REQUIRE(rc::check("pairing", [] {
        const std::vector<FrontUnit> attackers = any_front(), defenders = any_front();
        const Pairing here = pair_units(attackers, defenders),
                      there = pair_units(mirrored(attackers), mirrored(defenders));
        RC_ASSERT(here.pairs == there.pairs);
        RC_ASSERT(here.unengaged_attackers == there.unengaged_attackers);
        RC_ASSERT(here.unengaged_defenders == there.unengaged_defenders);
        RC_ASSERT(here.overhanging == there.overhanging);
    }));
}
