// What a finger's step shows is what the whole table, laid out anew and without its index, would be ruled.
#include "app/handling/hand.hpp"

#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/live_tables.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

constexpr auto everything = plane::Index::Search::everything;

bool is_same_element(const Element& a, const Element& b) {
    const auto is_same_unit = [](const ScenarioUnit& x, const ScenarioUnit& y) {
        return x.own_front == y.own_front && x.unit.values == y.unit.values && x.unit.id == y.unit.id;
    };
    return a.id == b.id && a.front == b.front && a.rows == b.rows && unit_boxes(a) == unit_boxes(b) &&
           std::equal(a.units.begin(), a.units.end(), b.units.begin(), b.units.end(), is_same_unit);
}

bool is_same_staff(const Staff& a, const Staff& b) {
    return a.id == b.id && a.at == b.at && a.heading == b.heading;
}

void check_same(const Scenario& a, const Scenario& b) {
    RC_ASSERT(a.stated == b.stated);
    for (std::size_t s = 0; s < 2; ++s) {
        const Side &x = a.sides[s], &y = b.sides[s];
        RC_ASSERT(std::equal(x.elements.begin(), x.elements.end(), y.elements.begin(), y.elements.end(),
                             is_same_element));
        RC_ASSERT(
            std::equal(x.staffs.begin(), x.staffs.end(), y.staffs.begin(), y.staffs.end(), is_same_staff));
    }
}

void check_same(const Attempt& a, const Attempt& b) {
    RC_ASSERT(a.question == b.question);
    RC_ASSERT(a.snaps == b.snaps);
    RC_ASSERT(verdict(a.answer.ruling) == verdict(b.answer.ruling));
    RC_ASSERT(a.answer.ruling == b.answer.ruling);
    RC_ASSERT(a.answer == b.answer);
}

/// The fire on an element, asked of every battery on the table.
std::vector<UnderFire> fire_from_anywhere(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                                          ElementAt element) {
    std::vector<UnderFire> out;
    for (const BatteryReport& report : batteries_on(table, meetings))
        for (const BatteryTarget& target : report.targets) {
            const bool counts =
                target.target == element && target.is_allowed && table.laid(report.element).box;
            if (counts) out.push_back({{report.element, report.unit}, target});
        }
    std::stable_sort(out.begin(), out.end(), [](const UnderFire& a, const UnderFire& b) {
        return a.judged.distance < b.judged.distance;
    });
    return out;
}

/// The hand's table, its rulings and what they bring its piece, against the scenario moved and laid out anew.
void check_as_anew(const Hand& hand) {
    const std::vector<plane::Leg>& legs = hand.attempt().question.legs;
    const Scenario tried = legs.empty() ? hand.before() : moved(hand.before(), hand.mover(), legs);
    check_same(hand.tried(), tried);
    const LaidTable table = lay_out(tried, everything);
    const TableRulings rulings = rule_on_table(table);
    RC_ASSERT(hand.rulings() == rulings);
    if (hand.mover().kind == MoverRef::Kind::staff || !table.laid(hand.element()).box) return;
    const Consequences anew = consequences_of(table, rulings, hand.element());
    RC_ASSERT(hand.consequences().engagements == anew.engagements);
    RC_ASSERT(hand.consequences() == anew);
    RC_ASSERT(anew.fire == fire_from_anywhere(table, lay_out_meetings(table), hand.element()));
}

/// Onto or beside somebody, anywhere, or only round.
Wish any_wish(const LaidTable& table) {
    Wish out{std::nullopt, plane::any_heading()};
    const int kind = plane::any_whole(0, 3);
    if (kind == 0) return out;
    out.front = any_place(200, 150);
    const LaidElement& other = table.elements[static_cast<std::size_t>(
        plane::any_whole(0, static_cast<int>(table.elements.size()) - 1))];
    if (kind == 1 || !other.box) return out;
    out.front = plane::offset(other.box->centre, other.box->heading, {100 * plane::any_whole(-90, 90)},
                              {100 * plane::any_whole(-90, 90)});
    if (kind == 2) out.heading = other.box->heading + Angle{90000 * plane::any_whole(0, 3)};
    return out;
}

}  // namespace

TEST_CASE("2 each step of a hand is ruled as the same attempt on a table laid out anew",
          "[app][hand][live][R085][R086][R087][R104][R125][Q135]") {
    REQUIRE(rc::check("steps", [] {
        const Scenario scenario = any_live_table(14);
        const MoverRef mover = any_mover(scenario);
        const LaidTable table = lay_out(scenario, everything);
        if (!body_of(table, mover)) return;
        const std::vector<MeetingLayout> meetings = lay_out_meetings(table);
        const SequenceSoFar so_far{{100 * plane::any_whole(0, 80)}, plane::any_whole(0, 1) == 0};
        const Pull pull = pull_on_glass(plane::any_whole(1, 10));
        Hand hand(scenario, mover, so_far);
        std::vector<plane::Leg> planned;
        for (int step = plane::any_whole(1, 5); step > 0; --step) {
            if (plane::any_whole(0, 2) == 0) {
                const std::vector<plane::Leg> legs = any_legs();
                hand.state(legs);
                check_same(hand.attempt(), stated(table, meetings, {mover, legs, {}, so_far}));
            } else {
                const Wish wish = any_wish(table);
                hand.drag(wish, pull);
                check_same(hand.attempt(), dragged(table, meetings, {mover, planned, wish, pull, so_far}));
            }
            check_as_anew(hand);
            if (plane::any_whole(0, 3) > 0) continue;
            hand.plan();
            planned = hand.attempt().question.legs;
        }
    }));
}
