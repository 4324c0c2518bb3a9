#include "app/handling/drag.hpp"

#include "app/handling/battle.hpp"
#include "app/handling/surroundings.hpp"
#include "systems/plaquette/contact.hpp"

#include <rapidcheck.h>

#include <algorithm>

using namespace bacler;
using plaquette::Stance;
using Kind = Snap::Kind;

namespace {

Attempt drag(const plaquette::Scenario& scenario, std::string_view id, const Wish& wish,
             const Pull& pull = unzoomed()) {
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    return dragged(table, plaquette::lay_out_meetings(table), {mover(scenario, id), {}, wish, pull, {}});
}

Attempt drag_to(const plaquette::Scenario& scenario, std::string_view id, double x, double y) {
    return drag(scenario, id, {cm(x, y), body(scenario, id).heading});
}

Length gap_to(const Attempt& attempt, const plaquette::Scenario& scenario, std::string_view enemy) {
    return plane::gap(attempt.answer.end(), body(scenario, enemy)).distance;
}

bool is_at_stop(Length gap) {
    return gap >= plaquette::contact_distance && gap <= plaquette::contact_distance + grain;
}

TablePoint front_of(const Attempt& attempt) {
    return plane::front_centre(attempt.answer.end());
}

}  // namespace

TEST_CASE("2 a drag into an enemy ends at 3.00 cm, and so does one that falls a little short",
          "[app][drag][R086][R125][Q09]") {
    const plaquette::Scenario scenario = battle_with("F1a", Stance::attack);
    for (const double y : {54.0, 55.0, 56.0, 57.0, 58.5, 60.0, 61.0}) {
        const Attempt attempt = drag_to(scenario, "F1a", 79, y);
        INFO(y);
        CHECK(is_at_stop(gap_to(attempt, scenario, "A1a")));
        CHECK(holds(attempt.snaps, Kind::enemy_stop));
        REQUIRE(attempt.answer.engages);
        CHECK(attempt.answer.engages->enemy == at(scenario, "A1a"));
    }
}

TEST_CASE("7 a drag to about the middle of an enemy's front ends with centre on centre",
          "[app][drag][R128]") {
    const plaquette::Scenario scenario = battle_with("F1a", Stance::attack);
    const Attempt attempt = drag_to(scenario, "F1a", 75.8, 56.2);
    CHECK(holds(attempt.snaps, Kind::centre));
    CHECK(holds(attempt.snaps, Kind::enemy_stop));
    CHECK(front_of(attempt).x == length_from_cm(75));
    CHECK(is_at_stop(gap_to(attempt, scenario, "A1a")));
}

TEST_CASE("2 a drag along its own heading goes straight ahead", "[app][drag]") {
    const plaquette::Scenario scenario = battle_with("F1a", Stance::attack);
    const Attempt attempt = drag_to(scenario, "F1a", 78.9, 47);
    CHECK(holds(attempt.snaps, Kind::ahead));
    CHECK(front_of(attempt).x == length_from_cm(77));
}

TEST_CASE("1 a drag of about half a move or a whole one is drawn to it",
          "[app][drag][R072][R088][R089][R090][Q29][Q44]") {
    const plaquette::Scenario scenario = battle_with("F1a", Stance::attack);
    const Attempt half = drag_to(scenario, "F1a", 77, 51.9);
    CHECK(holds(half.snaps, Kind::half_move));
    CHECK(half.answer.used == length_from_cm(9));
    const Attempt whole = drag_to(scenario, "F1a", 57.4, 42);
    CHECK(holds(whole.snaps, Kind::full_move));
    CHECK(whole.answer.used == whole.answer.allowance);
}

TEST_CASE(
    "1 in manoeuvre a drag is drawn to the distance that is to be kept, in defence to the whole adjustment",
    "[app][drag][R074][R077][Q30][Q31]") {
    const plaquette::Scenario scenario = *book_battle();
    const Attempt kept = drag_to(scenario, "F1a", 77, 49);
    CHECK(holds(kept.snaps, Kind::keep_off));
    CHECK(gap_to(kept, scenario, "A1a") >= length_from_cm(9));
    CHECK(gap_to(kept, scenario, "A1a") <= length_from_cm(9) + grain);
    CHECK(verdict(kept.answer.ruling) == Verdict::allowed);
    const Attempt adjusted = drag_to(scenario, "A1b", 106, 62.8);
    CHECK(holds(adjusted.snaps, Kind::adjustment));
    CHECK(adjusted.answer.used == length_from_cm(5));
}

TEST_CASE("2 a piece that stands nearly along an enemy is drawn parallel to it", "[app][drag]") {
    plaquette::Scenario scenario = battle_with("F1a", Stance::attack);
    element(scenario, "F1a").front->heading = angle_from_degrees(3);
    const Attempt attempt = drag_to(scenario, "F1a", 76, 56);
    CHECK(holds(attempt.snaps, Kind::parallel));
    CHECK(attempt.answer.end().heading == Angle{0});
    CHECK(is_at_stop(gap_to(attempt, scenario, "A1a")));
    CHECK(attempt.question.legs.front().kind == plane::Leg::Kind::wheel_left);
}

TEST_CASE(
    "2 a turn is the least wheel, by way of an about-face where that is less, or a pivot where the reading lets it",
    "[app][drag][Q45]") {
    plaquette::Scenario scenario = *book_battle();
    const auto kinds = [&](double degrees) {
        std::vector<plane::Leg::Kind> out;
        for (const plane::Leg& leg :
             drag(scenario, "F2c", {std::nullopt, angle_from_degrees(degrees)}).question.legs)
            out.push_back(leg.kind);
        return out;
    };
    using Leg = plane::Leg::Kind;
    CHECK(kinds(20) == std::vector{Leg::wheel_right});
    CHECK(kinds(-20) == std::vector{Leg::wheel_left});
    CHECK(kinds(180) == std::vector{Leg::about_face});
    CHECK(kinds(160) == std::vector{Leg::about_face, Leg::wheel_left});
    CHECK(kinds(0).empty());
    scenario.readings.choose(plaquette::Option::free_pivot, 1);
    CHECK(kinds(160) == std::vector{Leg::pivot});
}

TEST_CASE("2 a drag that would end on a friend ends 3 cm from him", "[app][drag][R086]") {
    const plaquette::Scenario scenario = *book_battle();
    // The light brigade comes upon the cuirassiers from their left.
    const plane::Box friends = body(scenario, "F2a");
    const double left = in_cm(friends.centre.x) - in_cm(friends.w) / 2;
    const double half = in_cm(body(scenario, "F2b").w) / 2;
    const Attempt attempt = drag_to(scenario, "F2b", left - half - 2, 44);
    CHECK(holds(attempt.snaps, Kind::friend_stop));
    CHECK(is_at_stop(gap_to(attempt, scenario, "F2a")));
}

TEST_CASE("2 with nothing to be drawn to a drag ends where the finger is", "[app][drag]") {
    const plaquette::Scenario scenario = *book_battle();
    const Attempt attempt = drag(scenario, "F2c", {cm(44.4, 31.3), Angle{0}}, {});
    CHECK(attempt.snaps.empty());
    CHECK(front_of(attempt) == cm(44.4, 31.3));
    CHECK(drag(scenario, "F2c", {cm(38, 28), Angle{0}}, {}).question.legs.empty());
}

TEST_CASE("2 a drag never ends nearer an enemy than 3 cm, wherever it goes and however it turns",
          "[app][drag][R086]") {
    const plaquette::Scenario scenario = *book_battle();
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    const std::vector<plaquette::MeetingLayout> meetings = plaquette::lay_out_meetings(table);
    CHECK(rc::check([&] {
        const auto& laid = table.elements[*rc::gen::inRange<std::size_t>(0, table.elements.size())];
        DragQuestion question;
        question.mover = {plaquette::MoverRef::Kind::element, laid.ref.side, laid.ref.element, 0};
        question.pull = unzoomed();
        question.wish.heading = laid.box->heading;
        if (*rc::gen::arbitrary<bool>()) question.wish.heading = Angle{*rc::gen::inRange(0, full_circle)};
        if (*rc::gen::arbitrary<bool>())
            question.wish.front = TablePoint{{*rc::gen::inRange(0, 150000)}, {*rc::gen::inRange(0, 100000)}};
        const Attempt attempt = dragged(table, meetings, question);
        for (const plaquette::LaidElement& other : table.elements) {
            if (other.ref.side == laid.ref.side) continue;
            const Length gap = plane::gap(attempt.answer.end(), *other.box).distance;
            RC_ASSERT(meets(gap, LimitWords::at_least, plaquette::contact_distance));
        }
    }));
}

TEST_CASE("2 the ruling on a drag is that of the move it comes to", "[app][drag]") {
    const plaquette::Scenario scenario = battle_with("F1a", Stance::attack);
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    const std::vector<plaquette::MeetingLayout> meetings = plaquette::lay_out_meetings(table);
    CHECK(rc::check([&] {
        Hand hand(scenario, mover(scenario, "F1a"), {});
        const auto somewhere = [](int low, int high) { return Length{*rc::gen::inRange(low, high)}; };
        hand.drag({TablePoint{somewhere(55000, 95000), somewhere(25000, 70000)},
                   Angle{*rc::gen::inRange(0, 30000)}},
                  unzoomed());
        const plaquette::MoveAnswer& shown = hand.attempt().answer;
        const plaquette::MoveAnswer ruled = plaquette::rule_on_move(table, meetings, hand.attempt().question);
        RC_ASSERT(shown.stations == ruled.stations);
        RC_ASSERT(shown.used == ruled.used);
        RC_ASSERT(verdict(shown.ruling) == verdict(ruled.ruling));
        RC_ASSERT(shown.ruling.findings.size() == ruled.ruling.findings.size());
        for (std::size_t i = 0; i < ruled.ruling.findings.size(); ++i) {
            const Finding &a = shown.ruling.findings[i], &b = ruled.ruling.findings[i];
            const bool is_same = a.rule == b.rule && a.does == b.does && a.n == b.n && a.say == b.say;
            RC_ASSERT(is_same);
        }
        // What is shown on the table stands where the ruling says.
        const plane::Box stands = body(hand.tried(), "F1a");
        const plane::Gap off = plane::gap(plane::Box{stands.centre, {}, {200}, {200}},
                                          plane::Box{hand.end().centre, {}, {200}, {200}});
        RC_ASSERT(off.mm == 0);
        RC_ASSERT(std::abs(degrees_between(stands.heading, hand.end().heading)) <= 0.002);
    }));
}

TEST_CASE("ui: the pull grows as the table is seen smaller, within bounds", "[app][drag]") {
    CHECK(in_cm(pull_on_glass(1).place) == Approx(2.5));
    CHECK(in_cm(pull_on_glass(1).stop) == Approx(3.5));
    CHECK(in_cm(pull_on_glass(10).stop) == Approx(0.35));
    CHECK(in_cm(pull_on_glass(1000).stop) == Approx(0.15));
    CHECK(in_cm(pull_on_glass(0.01).stop) == Approx(6));
}
