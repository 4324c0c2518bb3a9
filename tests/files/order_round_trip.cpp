#include "base/random.hpp"
#include "files/codes.hpp"
#include "files/order_text.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <rapidcheck/catch.h>

#include <set>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const files::OrderPlace here{"orders.txt", 7};

std::string any_id() {
    static const std::string letters[] = {"a", "B", "7", "-", "_", "é", " ", "\"", "\\", ",", "'", "№", "\t"};
    if (*rc::gen::inRange(0, 12) == 0)
        return *rc::gen::element<std::string>("at", "via", "on", "to", "because");
    std::string out;
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i)
        out += letters[static_cast<std::size_t>(*rc::gen::inRange(0, 13))];
    return out;
}

std::string other_than(const std::string& id) {
    std::string other = any_id();
    return other == id ? other + "2" : other;
}

/// What is left of a line: no blank at its ends.
std::string any_text() {
    return "x" + any_id() + "x";
}

std::optional<game::Consent> any_consent() {
    if (*rc::gen::inRange(0, 2) == 0) return std::nullopt;
    return game::Consent{*rc::gen::element(game::ConsentBy::both_sides, game::ConsentBy::umpire), any_text()};
}

Length any_length(int low = -100000) {
    return {*rc::gen::inRange(low * 100, 100000 * 100)};
}

TablePoint any_point() {
    return {any_length(), any_length()};
}

Angle any_angle(int least = 0) {
    return {*rc::gen::inRange(least, full_circle)};
}

game::ConsentBy any_consenting() {
    return *rc::gen::element(game::ConsentBy::both_sides, game::ConsentBy::umpire);
}

Place any_place(const std::string& id) {
    Place out{id, {}, {}};
    if (*rc::gen::inRange(0, 3) == 0) return out;
    out.at = any_point();
    if (*rc::gen::inRange(0, 2) == 0) out.heading = any_angle();
    return out;
}

Decree any_decree(const std::string& a, const std::string& b) {
    switch (*rc::gen::inRange(0, 10)) {
        case 0: return *rc::gen::element(RulingWord::allowed, RulingWord::refused);
        case 1: return DieFace{*rc::gen::inRange(1, 11)};
        case 2: return OutOfPlay{a};
        case 3: return FigureIs{a, static_cast<FigureKind>(*rc::gen::inRange(0, 6)), *rc::gen::inRange(0, 4)};
        case 4: return ValuesAre{a, {*rc::gen::inRange(1, 9), *rc::gen::inRange(1, 9)}};
        case 5: return plaquette::Form{a, static_cast<Formation>(*rc::gen::inRange(0, 4))};
        case 6: return StanceIs{a, static_cast<Stance>(*rc::gen::inRange(0, 5))};
        case 7: return ContactIs{a, b, {}};
        case 8: return ContactIs{a, b, static_cast<plane::Zone>(*rc::gen::inRange(0, 4))};
        default: {
            const Place place = any_place(a);
            return place.at && *rc::gen::inRange(0, 2) == 0 ? Decree(Move{a, *place.at, place.heading, {}})
                                                            : Decree(place);
        }
    }
}

Choose any_choice() {
    Choose out{static_cast<Option>(*rc::gen::inRange(0, static_cast<int>(option_count))), 0, any_consenting(),
               any_text()};
    out.value = *rc::gen::inRange(info(out.option).lowest, info(out.option).highest + 1);
    return out;
}

/// A die as the program rolls it.
Roll any_rolled() {
    const std::uint64_t seed = *rc::gen::arbitrary<std::uint64_t>();
    return Roll{Die::d6, Generator(seed).between(1, 6), seed};
}

Order any_order() {
    const std::string a = any_id(), b = other_than(a);
    switch (*rc::gen::inRange(0, 25)) {
        case 21: return any_place(a);
        case 22: return any_choice();
        case 23: return any_rolled();
        case 0: {
            GiveOrder o{a, b, static_cast<Command>(*rc::gen::inRange(0, 8)), ""};
            if (*rc::gen::inRange(0, 2) == 0) o.on = any_id();
            return o;
        }
        case 1: return TakeSlot{a, static_cast<Slot>(*rc::gen::inRange(0, 2))};
        case 2: {
            Move o{a, any_point(), {}, {}};
            if (*rc::gen::inRange(0, 2) == 0) o.heading = any_angle();
            for (int i = *rc::gen::inRange(0, 3); i > 0; --i) o.via.push_back(any_point());
            return o;
        }
        case 3: return Wheel{a, static_cast<Hand>(*rc::gen::inRange(0, 2)), any_angle(1)};
        case 4: return plaquette::Form{a, static_cast<Formation>(*rc::gen::inRange(0, 4))};
        case 5: return Swap{a, b};
        case 6: return Evade{a};
        case 7: return Fire{*rc::gen::inRange(0, 2) == 0 ? std::vector{a} : std::vector{a, b}, any_id()};
        case 8: return Lose{a};
        case 9: return Advance{a, any_length(0)};
        case 10: {
            State o{static_cast<FactKind>(*rc::gen::inRange(0, 7)), a, b, {}, {}};
            if (o.what == FactKind::distance) o.distance = any_length(0);
            if (o.what == FactKind::in_zone) o.zone = static_cast<plane::Zone>(*rc::gen::inRange(0, 4));
            return o;
        }
        case 11: return Roll{Die::d10, *rc::gen::inRange(1, 11)};
        case 12: return Overrule{*rc::gen::inRange(1, 1000), any_decree(a, b), any_consenting(), any_text()};
        case 13: return Note{any_text()};
        case 15: return LayHidden{a, b, {}};
        case 16: return LayHidden{a, b, SealedContent{any_text(), any_text()}};
        case 17: return Reveal{{a, b, Command::retreat, any_id()}, any_text(), any_text()};
        case 18:
            return SetLock{*rc::gen::element<std::string>("", "umpire", a), any_text(), any_text(), b,
                           any_consent()};
        case 19: return PassStaff{a, any_text(), *rc::gen::element<std::string>("", "from", b)};
        case 20: return TakeBack{a, any_consent()};
        default: return Next{};
    }
}

}  // namespace

TEST_CASE("orders: what is written is read back the same") {
    rc::prop("text_of and order_from_text", [] {
        const Order order = any_order();
        const std::string line = files::text_of(order);
        const Result<Order> again = files::order_from_text(line, here);
        if (!again) RC_FAIL(line + ": " + again.faults()[0].code);
        RC_ASSERT(*again == order);
    });
}

TEST_CASE("orders: any line is an order or has a fault, and an order that was read is written again") {
    rc::prop("no line breaks the reader", [] {
        static const std::string pieces[] = {"move ", "fire ", "state ", "via ", "at ",    "\"",
                                             "1,2",   ",",     " ",      "-",    "9e9",    "x",
                                             "on ",   "\\",    "\t",     "é",    "order ", "because "};
        std::string line;
        for (int i = *rc::gen::inRange(0, 9); i > 0; --i)
            line += pieces[static_cast<std::size_t>(*rc::gen::inRange(0, 18))];
        const Result<Order> order = files::order_from_text(line, here);
        if (!order) {
            RC_ASSERT(!order.faults().empty());
            return;
        }
        const Result<Order> again = files::order_from_text(files::text_of(*order), here);
        RC_ASSERT(again.is_good());
        RC_ASSERT(*again == *order);
    });
}
