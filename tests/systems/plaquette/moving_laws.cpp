#include "board/plane/kernel/distance.hpp"
#include "moves_of_tests.hpp"
#include "random_tables.hpp"
#include "systems/plaquette/contact.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Leg;

namespace {

/// A table in the middle of a large floor, so that no edge has a say wherever it is laid.
Scenario in_the_middle(Scenario s, Length by) {
    const plane::Relaying shift{{by, by}, 0, false};
    s = laid_anew(std::move(s), shift);
    s.width = s.depth = length_from_cm(6000);
    return s;
}

Leg any_leg() {
    switch (plane::any_whole(0, 5)) {
        case 0: return turn(Leg::Kind::wheel_left, plane::any_whole(1, 60));
        case 1: return turn(Leg::Kind::wheel_right, plane::any_whole(1, 60));
        case 2: return turn(Leg::Kind::about_face, 0);
        default:
            return {Leg::Kind::straight,
                    {100 * plane::any_whole(-200, 200)},
                    {100 * plane::any_whole(-200, 200)},
                    {}};
    }
}

std::vector<Leg> any_legs() {
    std::vector<Leg> legs;
    for (int i = plane::any_whole(1, 3); i > 0; --i) legs.push_back(any_leg());
    return legs;
}

ElementRef any_of(const Scenario& s) {
    const auto side = static_cast<std::size_t>(plane::any_whole(0, 1));
    return {side, static_cast<std::size_t>(
                      plane::any_whole(0, static_cast<int>(s.sides[side].elements.size()) - 1))};
}

Leg laid_anew_leg(Leg leg, const plane::Relaying& r) {
    const TablePoint step = plane::laid_anew(TablePoint{leg.dx, leg.dy}, {{}, r.quarters, false});
    leg.dx = step.x;
    leg.dy = step.y;
    return leg;
}

/// Whether some measurement lies so near its limit that rounding another pose decides it.
bool is_on_edge(const Ruling& ruling) {
    for (const Measurement& m : ruling.measures) {
        const int off = std::abs(std::abs((m.value - m.limit).hundredths_of_mm) - grain.hundredths_of_mm);
        if (off <= 3) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("2 a move is ruled alike wherever the table lies and however it is turned", "[laws]") {
    CHECK(rc::check([] {
        Scenario s = in_the_middle(any_table(12), length_from_cm(1500));
        const ElementRef ref = any_of(s);
        if (s.sides[ref.side].elements[ref.element].stance == Stance::retreat)
            return;  // its edge is the table's
        const plane::Relaying r{{{plane::any_whole(-400000, 400000)}, {plane::any_whole(-400000, 400000)}},
                                plane::any_whole(0, 3),
                                false};
        const std::vector<Leg> legs = any_legs();
        std::vector<Leg> there;
        for (const Leg& l : legs) there.push_back(laid_anew_leg(l, r));
        const Length back =
            length_from_cm(3000);  // a quarter turn lays it beyond the corner, a shift up to 4 m farther
        const Scenario t = in_the_middle(laid_anew(s, r), r.quarters == 0 ? Length{} : back);
        const MoveAnswer a = move_on(s, ref, legs), b = move_on(t, ref, there);
        if (is_on_edge(a.ruling) || is_on_edge(b.ruling)) return;
        RC_ASSERT(verdict(a.ruling) == verdict(b.ruling));
        RC_ASSERT(a.allowance == b.allowance);
        RC_ASSERT(std::abs((a.used - b.used).hundredths_of_mm) <= 1);
        RC_ASSERT(a.engages.has_value() == b.engages.has_value());
        RC_ASSERT(a.passed == b.passed);
    }));
}

TEST_CASE("2 what the preview shows is where the piece then stands", "[laws]") {
    CHECK(rc::check([] {
        const Scenario s = any_table(8);
        const ElementRef ref = any_of(s);
        const std::vector<Leg> legs = any_legs();
        const MoveAnswer a = move_on(s, ref, legs), again = move_on(s, ref, legs);
        RC_ASSERT(a.ruling.findings.size() == again.ruling.findings.size());
        const Scenario after = moved_on(s, ref, legs);
        const plane::Box box = *element_box(after.sides[ref.side].elements[ref.element]);
        RC_ASSERT(std::abs((box.centre.x - a.end().centre.x).hundredths_of_mm) <= 6);
        RC_ASSERT(std::abs((box.centre.y - a.end().centre.y).hundredths_of_mm) <= 6);
        RC_ASSERT(box.heading == a.end().heading);
        if (a.engages && verdict(a.ruling) == Verdict::allowed) {
            const auto engaged = engaged_from(lay_out(after), ref, box);
            RC_ASSERT((engaged.has_value() && *engaged == a.engages->enemy));
        }
    }));
}

TEST_CASE("2 an allowed move ends overlapping nobody, and 3 cm from whoever it did not stand near",
          "[laws][R086]") {
    CHECK(rc::check([] {
        const Scenario s = any_table(30);
        const ElementRef ref = any_of(s);
        const MoveAnswer a = move_on(s, ref, any_legs());
        if (verdict(a.ruling) != Verdict::allowed) return;
        const LaidTable table = lay_out(s);
        for (const LaidElement& e : table.elements) {
            if (e.ref == ref || !e.box) continue;
            const Length before = plane::gap(a.stations.front(), *e.box).distance;
            const Length after = plane::gap(a.end(), *e.box).distance;
            const bool clear = meets(after, LimitWords::at_least, contact_distance);
            RC_ASSERT((clear || meets(after, LimitWords::at_least, before)));
        }
    }));
}

TEST_CASE("2 a straight step cut in two is ruled as one, and costs as much", "[laws]") {
    CHECK(rc::check([] {
        const Scenario s = any_table(8);
        const ElementRef ref = any_of(s);
        const int dx = 200 * plane::any_whole(-80, 80), dy = 200 * plane::any_whole(-80, 80);
        const Leg whole{Leg::Kind::straight, {dx}, {dy}, {}},
            half{Leg::Kind::straight, {dx / 2}, {dy / 2}, {}};
        const MoveAnswer a = move_on(s, ref, {whole}), b = move_on(s, ref, {half, half});
        if (is_on_edge(a.ruling) || is_on_edge(b.ruling)) return;
        RC_ASSERT(std::abs((a.used - b.used).hundredths_of_mm) <= 1);
        RC_ASSERT(a.end() == b.end());
        RC_ASSERT(verdict(a.ruling) == verdict(b.ruling));
    }));
}

TEST_CASE("2 up to the first illegal centimetre nothing on the way forbids it", "[laws]") {
    CHECK(rc::check([] {
        const Scenario s = any_table(12);
        const ElementRef ref = any_of(s);
        const Stance stance = s.sides[ref.side].elements[ref.element].stance;
        if (stance == Stance::fall_back || stance == Stance::retreat) return;  // where they end counts
        const Leg whole{Leg::Kind::straight,
                        {100 * plane::any_whole(-300, 300)},
                        {100 * plane::any_whole(-300, 300)},
                        {}};
        const MoveAnswer a = move_on(s, ref, {whole});
        if (!a.legal_until || a.used.hundredths_of_mm == 0 || a.legal_until->hundredths_of_mm < 100) return;
        const double part = (a.legal_until->hundredths_of_mm - 30.0) / a.used.hundredths_of_mm;
        const Leg shorter{Leg::Kind::straight,
                          {static_cast<int>(whole.dx.hundredths_of_mm * part)},
                          {static_cast<int>(whole.dy.hundredths_of_mm * part)},
                          {}};
        const MoveAnswer b = move_on(s, ref, {shorter});
        for (const int rule : {87, 88, 89, 90, 91, 126})
            RC_ASSERT_FALSE(rules_so(b.ruling, rule, Does::forbids));
        if (b.legal_until) RC_ASSERT(*b.legal_until >= b.used);
    }));
}
