#include "board/plane/index.hpp"

#include "board/plane/kernel/distance.hpp"
#include "random_boxes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plane;

namespace {

using Places = std::vector<std::size_t>;

/// By asking every body, from its corners.
Places asked_in_turn(const std::vector<Box>& bodies, const Bounds& where) {
    Places out;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (meet(bounds_of(bodies[i]), where)) out.push_back(i);
    return out;
}

std::vector<Box> bodies_on(int side, int most) {
    std::vector<Box> out;
    for (int n = any_whole(0, most); n > 0; --n) out.push_back(any_box_on(side, side));
    return out;
}

Bounds any_bounds(int side) {
    const TablePoint a = any_point(side, side), b = any_point(side, side);
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

}  // namespace

TEST_CASE("plane: upright bounds hold every corner of a box and touch it on all four sides",
          "[plane][index]") {
    REQUIRE(rc::check("bounds", [] {
        const Box box = any_box();
        const Bounds b = bounds_of(box), exact = bounds_of(corners(box));
        RC_ASSERT(joined(b, exact) == b);
        RC_ASSERT(joined(wider(exact, {2}), b) == wider(exact, {2}));
    }));
    CHECK(bounds_of(box_cm(10, 20, 90, 4, 2)) == Bounds{at_cm(9, 18), at_cm(11, 22)});
}

TEST_CASE("plane: an index finds what asking every body finds", "[plane][index]") {
    REQUIRE(rc::check("brute force", [] {
        const int side = *rc::gen::element(30000, 200000, 1000000);
        const std::vector<Box> bodies = bodies_on(side, 80);
        const Index tree{bodies};
        const Bounds where = any_bounds(side);
        RC_ASSERT(tree.size() == bodies.size());
        RC_ASSERT(tree.within(where) == asked_in_turn(bodies, where));
        const Box body = any_box_on(side, side);
        const Length reach{any_whole(0, 60000)};
        const Bounds about = wider(bounds_of(body), reach + grain);
        RC_ASSERT(tree.near(body, reach) == asked_in_turn(bodies, about));
        RC_ASSERT(Index(bodies, Index::Search::everything).near(body, reach).size() == bodies.size());
    }));
}

TEST_CASE("plane: an index leaves out no body within reach, the grain included", "[plane][index][Q06]") {
    REQUIRE(rc::check("none too few", [] {
        const std::vector<Box> bodies = any_boxes(30);
        const Index index{bodies};
        const Box body = any_box();
        const Length reach{any_whole(0, 20000)};
        const Places near = index.near(body, reach);
        for (std::size_t i = 0; i < bodies.size(); ++i)
            if (meets(gap(body, bodies[i]).distance, LimitWords::at_most, reach))
                RC_ASSERT(std::binary_search(near.begin(), near.end(), i));
    }));
}

TEST_CASE("plane: an index follows bodies that move, and its copies do not", "[plane][index]") {
    REQUIRE(rc::check("moves", [] {
        constexpr int side = 200000;
        std::vector<Box> bodies = bodies_on(side, 40);
        RC_PRE(!bodies.empty());
        const std::vector<Box> before = bodies;
        Index index{bodies};
        const Index copy = index;
        for (int n = any_whole(1, 30); n > 0; --n) {
            const auto place = static_cast<std::size_t>(any_whole(0, static_cast<int>(bodies.size()) - 1));
            bodies[place] = any_box_on(side, side);
            index.move(place, bodies[place]);
        }
        const Bounds where = any_bounds(side);
        RC_ASSERT(index.within(where) == asked_in_turn(bodies, where));
        RC_ASSERT(copy.within(where) == asked_in_turn(before, where));
        Index assigned;
        assigned = index;
        RC_ASSERT(assigned.within(where) == index.within(where));
        const Index taken = std::move(assigned);
        RC_ASSERT(taken.within(where) == index.within(where));
    }));
}

TEST_CASE("plane: an index of bodies all on one spot, or of none, answers too", "[plane][index]") {
    const std::vector<Box> same(500, box_cm(50, 50, 30, 12, 3));
    CHECK(Index{same}.near(box_cm(50, 50, 0, 1, 1), {}).size() == 500);
    CHECK(Index{same}.near(box_cm(90, 50, 0, 1, 1), {1000}).empty());
    CHECK(Index{}.near(box_cm(50, 50, 0, 1, 1), {1000}).empty());
    CHECK_THROWS_AS(Index{}.move(0, same[0]), BrokenPromise);
}
