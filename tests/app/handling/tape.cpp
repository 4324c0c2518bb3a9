#include "app/handling/tape.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace bacler;
using plane::Box;
using plane::Leg;

namespace {

const Box brigade{{{77000}, {38000}}, {}, {10000}, {8000}};
constexpr Length wide{150000}, deep{100000};

void type(Pad& pad, std::string_view keys) {
    for (const char c : keys) c == ',' ? pad.mark() : pad.digit(c - '0');
}

Box after_legs(Box body, const std::vector<Leg>& legs) {
    for (const Leg& leg : legs) body = plane::after(body, leg);
    return body;
}

}  // namespace

TEST_CASE("tape: a figure is typed digit by digit, with the language's mark, and rubbed out again",
          "[app][tape]") {
    Typed typed;
    for (const int d : {0, 1, 4}) typed.digit(d);
    typed.mark();
    typed.mark();
    for (const int d : {5, 0, 9}) typed.digit(d);
    CHECK(typed.text(Lang::fr) == "14,50");
    CHECK(typed.text(Lang::en) == "14.50");
    CHECK(typed.value() == Approx(14.5));
    for (int i = 0; i < 5; ++i) CHECK(typed.rub_out());
    CHECK(typed.is_empty());
    CHECK_FALSE(typed.rub_out());
    typed.mark();
    CHECK(typed.text(Lang::fr) == "0,");
    Typed whole;
    for (const int d : {1, 2, 3, 4}) whole.digit(d);
    CHECK(whole.text(Lang::en) == "123");
}

TEST_CASE("tape: steps go by the heading that the piece then has", "[app][tape]") {
    Pad pad(brigade, wide, deep);
    pad.begin(TapeWay::forward);
    type(pad, "14,5");
    CHECK(after_legs(brigade, pad.legs()).centre == TablePoint{{77000}, {52500}});
    pad.begin(TapeWay::about_face);
    pad.begin(TapeWay::right);
    type(pad, "2");
    const Box turned = after_legs(brigade, pad.legs());
    CHECK(turned.centre == TablePoint{{75000}, {52500}});  // its right is now the table's left
    CHECK(in_degrees(turned.heading) == 180);
    pad.begin(TapeWay::wheel_left);
    type(pad, "20");
    CHECK(in_degrees(after_legs(brigade, pad.legs()).heading) == 160);
    CHECK(pad.steps().size() == 4);
}

TEST_CASE("tape: a figure by itself goes ahead, and a step without one gives way to the next",
          "[app][tape]") {
    Pad pad(brigade, wide, deep);
    type(pad, "3");
    CHECK(pad.steps() == std::vector<TapeStep>{{TapeWay::forward, 3}});
    pad.begin(TapeWay::left);
    pad.begin(TapeWay::right);
    CHECK(pad.steps().size() == 2);
    CHECK(pad.steps().back().way == TapeWay::right);
    CHECK(pad.legs().size() == 1);
    pad.rub_out();
    CHECK(pad.steps().size() == 1);
    pad.rub_out();
    CHECK(pad.steps().empty());
    pad.rub_out();
    CHECK(pad.steps().empty());
}

TEST_CASE("tape: nudges of 1 mm add up, and opposite ones take each other away", "[app][tape]") {
    Pad pad(brigade, wide, deep);
    for (int i = 0; i < 3; ++i) pad.nudge(TapeWay::left);
    CHECK(after_legs(brigade, pad.legs()).centre.x == Length{77000 - 300});
    CHECK(pad.steps().size() == 1);
    pad.nudge(TapeWay::right);
    CHECK(after_legs(brigade, pad.legs()).centre.x == Length{77000 - 200});
    for (int i = 0; i < 2; ++i) pad.nudge(TapeWay::right);
    CHECK(pad.legs().empty());
    pad.nudge(TapeWay::forward);
    pad.begin(TapeWay::forward);
    type(pad, "1");
    CHECK(pad.steps().size() == 2);
    CHECK(after_legs(brigade, pad.legs()).centre.y == Length{38000 + 1100});
}

TEST_CASE("tape: the readings are those of the nearer edges, to the nearest corner", "[app][tape]") {
    const std::array<EdgeReading, 2> readings = edge_readings(brigade, wide, deep);
    CHECK(readings[0].edge == TableEdge::right);
    CHECK(readings[0].distance == Length{150000 - 82000});
    CHECK(readings[1].edge == TableEdge::near);
    CHECK(readings[1].distance == Length{34000});
}

TEST_CASE("tape: a piece placed by two readings has them, wherever it stands and however it is turned",
          "[app][tape]") {
    CHECK(rc::check([] {
        Box body = brigade;
        body.heading = Angle{*rc::gen::inRange(0, full_circle)};
        Pad pad(body, wide, deep);
        pad.turn_to(Pad::Page::edges);
        const std::array<int, 2> mm{*rc::gen::inRange(0, 9999), *rc::gen::inRange(0, 9999)};
        for (std::size_t i = 0; i < 2; ++i) {
            if (*rc::gen::arbitrary<bool>()) pad.turn_edge(i);
            pad.point_at(i);
            const std::string digits = std::to_string(10000 + mm[i]).substr(1);
            type(pad, digits.substr(0, 3) + "," + digits.substr(3));
        }
        const Box placed = after_legs(body, pad.legs());
        RC_ASSERT(placed.heading == body.heading);
        for (std::size_t i = 0; i < 2; ++i) {
            const Length off = distance_to(placed, pad.edge(i), wide, deep) - Length{mm[i] * 100};
            RC_ASSERT(off.hundredths_of_mm >= -1);
            RC_ASSERT(off.hundredths_of_mm <= 1);
        }
    }));
}

TEST_CASE("tape: a reading that is not typed stays as the piece stands", "[app][tape]") {
    Pad pad(brigade, wide, deep);
    pad.turn_to(Pad::Page::edges);
    CHECK(pad.legs().empty());
    CHECK(pad.edge_text(0, Lang::fr) == "68");
    pad.point_at(1);
    type(pad, "31,5");
    CHECK(pad.edge_text(1, Lang::fr) == "31,5");
    const Box placed = after_legs(brigade, pad.legs());
    CHECK(placed.centre.x == brigade.centre.x);
    CHECK(distance_to(placed, TableEdge::near, wide, deep) == Length{31500});
    pad.turn_edge(0);
    CHECK(pad.edge_text(0, Lang::en) == "72");
}
