#include "platform/bench/tiled.hpp"
#include "app/open_scenario.hpp"
#include "systems/plaquette/live_table.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const Scenario& battle() {
    static const Scenario scenario = book_battle().value();
    return scenario;
}

std::vector<std::string> ids_of(const Scenario& s) {
    std::vector<std::string> out;
    for (const TerrainFeature& f : s.terrain) out.push_back(f.id);
    for (const Side& side : s.sides) {
        for (const Staff& staff : side.staffs) out.push_back(staff.id);
        for (const Element& e : side.elements) {
            out.push_back(e.id);
            for (const ScenarioUnit& u : e.units) out.push_back(u.unit.id);
        }
    }
    return out;
}

}  // namespace

TEST_CASE("bench: tiles hold every piece of the battle once each, under names of their own", "[bench]") {
    for (const std::size_t tiles : {std::size_t{1}, std::size_t{3}, std::size_t{29}}) {
        const Scenario table = bench::tiled(battle(), tiles);
        CHECK(bench::plaquettes_on(table) == tiles * bench::plaquettes_on(battle()));
        std::vector<std::string> ids = ids_of(table);
        CHECK(ids.size() == tiles * ids_of(battle()).size());
        std::sort(ids.begin(), ids.end());
        CHECK(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    }
    CHECK(bench::plaquettes_on(bench::tiled(battle(), 29)) >= 2400);
}

TEST_CASE("bench: in every tile command, charisma, cover and level are those of the battle by itself",
          "[bench]") {
    constexpr std::size_t tiles = 5;
    const Scenario table = bench::tiled(battle(), tiles);
    const TableRulings one = rule_on_table(lay_out(battle())), all = rule_on_table(lay_out(table));
    const LaidTable alone = lay_out(battle()), laid = lay_out(table);
    for (const LaidElement& e : alone.elements)
        for (std::size_t t = 0; t < tiles; ++t) {
            const std::size_t count = battle().sides[e.ref.side].elements.size();
            const ElementRef there{e.ref.side, t * count + e.ref.element};
            const ElementRulings &a = one.elements[alone.place_of(e.ref)],
                                 &b = all.elements[laid.place_of(there)];
            CHECK(a.command.is_in_command == b.command.is_in_command);
            CHECK(total(a.charisma) == total(b.charisma));
            CHECK(a.cover == b.cover);
            CHECK(a.level == b.level);
        }
}

TEST_CASE("bench: a march through a tiled battle leaves the rulings of the whole table ruled on anew",
          "[bench][live]") {
    LiveTable live(bench::tiled(battle(), 3));
    for (std::size_t i = 0; i < live.table().elements.size(); i += 5) {
        const ElementRef ref = live.table().elements[i].ref;
        for (int step = 0; step < 12; ++step) {
            const plane::Box body = *live.table().laid(ref).box;
            live.move(ref, {plane::offset(plane::front_centre(body), body.heading, {}, {2500}),
                            body.heading + Angle{4000}});
        }
        REQUIRE(live.rulings() == rule_on_table(lay_out(live.scenario())));
    }
}
