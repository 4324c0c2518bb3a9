// The laws on the smallest and on the largest table: 30 cm and 1,000 cm either way, corner to corner.
#include "board/plane/corridor.hpp"
#include "board/plane/kernel/distance.hpp"
#include "board/plane/sight.hpp"
#include "random_legs.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plane;

namespace {

constexpr std::array sides{30000, 1000000};

int any_side() {
    return sides[static_cast<std::size_t>(any_whole(0, 1))];
}

/// Two opposite corners of the table, each way round.
struct Diagonal {
    TablePoint from, to;
    double mm;
    Vec along;

    TablePoint at(double share, double aside) const {
        return rounded_point(in_mm(from) + along * (mm * share) + Vec{along.y, -along.x} * aside);
    }
    Angle heading() const {
        return angle_from_degrees(std::atan2(along.x, along.y) * 180.0 / std::numbers::pi);
    }
};

Diagonal diagonal_of(int side, int corner) {
    const std::array<TablePoint, 4> c{TablePoint{{0}, {0}}, {{side}, {0}}, {{side}, {side}}, {{0}, {side}}};
    const TablePoint from = c[static_cast<std::size_t>(corner % 4)],
                     to = c[static_cast<std::size_t>((corner + 2) % 4)];
    const Vec step = in_mm(to) - in_mm(from);
    const double mm = std::hypot(step.x, step.y);
    return {from, to, mm, step / mm};
}

Diagonal any_diagonal() {
    return diagonal_of(any_side(), any_whole(0, 3));
}

Box post_at(TablePoint at) {
    return {at, any_heading(), {100}, {100}};
}

}  // namespace

TEST_CASE("plane: from corner to corner of a table of 30 cm or 1,000 cm a distance is right to 0.01 mm",
          "[plane][sizes][Q07]") {
    for (const int side : sides)
        for (int corner = 0; corner < 4; ++corner) {
            const Diagonal d = diagonal_of(side, corner);
            const Box a{d.from, d.heading(), {3000}, {1500}}, b{d.to, d.heading(), {3000}, {1500}};
            CHECK(std::abs(gap(a, b).mm - (d.mm - 15.0)) < 0.01);
            CHECK(std::abs(gap(b, a).mm - (d.mm - 15.0)) < 0.01);
        }
}

TEST_CASE("plane: distances keep their laws on a table of 30 cm and on one of 1,000 cm",
          "[plane][sizes][Q07]") {
    REQUIRE(rc::check("laws", [] {
        const int side = any_side();
        const Box a = any_box_on(side, side), b = any_box_on(side, side);
        const Relaying r = any_relaying();
        RC_ASSERT(gap(a, b).distance == gap(b, a).distance);
        RC_ASSERT(gap(laid_anew(a, r), laid_anew(b, r)).distance == gap(a, b).distance);
        RC_ASSERT(overlaps(a, b) == overlaps(laid_anew(b, r), laid_anew(a, r)));
    }));
}

TEST_CASE(
    "3 a post of 1 mm anywhere in a corridor from corner to corner blocks it, one 0.2 mm outside does not",
    "[plane][sizes][R107][Q54]") {
    REQUIRE(rc::check("corridor", [] {
        const Diagonal d = any_diagonal();
        const Corridor corridor{d.from, d.to, {3000}};
        const double share = any_whole(1, 999) / 1000.0, side = any_whole(0, 1) == 0 ? 1.0 : -1.0;
        const auto blocks = [&](const Box& b) { return !blockers(corridor, std::vector<Box>{b}).empty(); };
        RC_ASSERT(blocks(post_at(d.at(share, side * any_whole(0, 1490) / 100.0))));
        // Half its diagonal reaches 0.71 mm; set square to the corridor half a millimetre.
        Box post = post_at(d.at(share, side * (15.0 + 0.5 + 0.2)));
        post.heading = d.heading();
        RC_ASSERT_FALSE(blocks(post));
    }));
}

TEST_CASE("2 a march from corner to corner stops 3 cm from a post of 1 mm anywhere in its way",
          "[plane][sizes][R086]") {
    REQUIRE(rc::check("march", [] {
        const Diagonal d = any_diagonal();
        const Box body{d.from, d.heading(), {12000}, {3000}};
        const double share = any_whole(0, 1000) / 1000.0;
        const Box post = post_at(d.at(share, any_whole(-590, 590) / 10.0));
        RC_PRE(gap(body, post).distance > Length{3010});
        const Leg march{Leg::Kind::straight, d.to.x - d.from.x, d.to.y - d.from.y, {}};
        const auto hit = first_contact(body, march, std::vector<Box>{post}, {3000});
        RC_ASSERT(hit.has_value());
        RC_ASSERT(hit->gap.distance >= Length{3000});
        RC_ASSERT(hit->gap.distance <= Length{3010});
    }));
}

TEST_CASE("2 a turn keeps its laws on a table of 30 cm and on one of 1,000 cm", "[plane][sizes][R086]") {
    REQUIRE(rc::check("turn", [] {
        const int side = any_side();
        const Box body = any_box_on(side, side);
        const Leg leg = any_turning();
        std::vector<Box> posts;
        for (int i = 0; i < 6; ++i) posts.push_back(any_box_on(side, side));
        const Relaying r = any_relaying();
        const auto here = first_contact(body, leg, posts, {3000});
        const auto there = first_contact(laid_anew(body, r), laid_anew(leg, r), laid_anew(posts, r), {3000});
        RC_ASSERT(here.has_value() == there.has_value());
        if (here) RC_ASSERT(std::abs(here->part - there->part) <= 1e-6);
    }));
}

TEST_CASE("3 a wood of 1 cm anywhere on the diagonal hides one corner of the table from the other",
          "[plane][sizes][R105][Q51]") {
    REQUIRE(rc::check("sight", [] {
        const Diagonal d = any_diagonal();
        const Box wood{
            d.at(any_whole(50, 950) / 1000.0, any_whole(-40, 40) / 10.0), d.heading(), {1000}, {1000}};
        const std::vector<Screen> screens{{Screen::Kind::thicket, ground_of(wood), 0}};
        RC_ASSERT(hidden_by({d.from, 0, false}, d.to, 0, screens).size() == 1);
        RC_ASSERT(hidden_by({d.to, 0, false}, d.from, 0, screens).size() == 1);
        Box beside = wood;
        beside.centre = d.at(0.5, 5.0 + 0.2);
        const std::vector<Screen> free{{Screen::Kind::thicket, ground_of(beside), 0}};
        RC_ASSERT(hidden_by({d.from, 0, false}, d.to, 0, free).empty());
    }));
}
