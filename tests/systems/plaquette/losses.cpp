#include "asking.hpp"
#include "systems/plaquette/result.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

using Places = std::vector<std::size_t>;
const Readings engaged_first = with(Option::loss_distribution, value::engaged_first);

}  // namespace

TEST_CASE("7 losses go one each to the engaged, one each to the supports, and round again", "[R207][Q109]") {
    const LossHits four = share_losses(4, {4, 4, 4}, {4, 4}, {}, {});
    CHECK(four.hits == Places{0, 1, 2, 3});
    CHECK(four.left == std::vector<int>{3, 3, 3, 3, 4});
    CHECK(four.unapplied == 0);
    CHECK(share_losses(7, {4, 4, 4}, {4, 4}, {}, {}).hits == Places{0, 1, 2, 3, 4, 0, 1});
    CHECK(share_losses(0, {4}, {}, {}, {}).hits.empty());
}

TEST_CASE("7 by the reading engaged_first the engaged are exhausted before the supports", "[R207][Q109]") {
    CHECK(share_losses(4, {4, 4, 4}, {4, 4}, {}, engaged_first).hits == Places{0, 1, 2, 0});
    const LossHits many = share_losses(5, {2, 2}, {3}, {}, engaged_first);
    CHECK(many.hits == Places{0, 1, 0, 1, 2});
    CHECK(many.left == std::vector<int>{0, 0, 2});
}

TEST_CASE("7 losses beyond engaged and supports fall on the backing, then on nobody", "[R207][Q110]") {
    for (const Readings& r : {by_the_book, engaged_first}) {
        const LossHits h = share_losses(6, {1}, {1}, {2}, r);
        CHECK(h.hits == Places{0, 1, 2, 2});
        CHECK(h.left == std::vector<int>{0, 0, 0});
        CHECK(h.unapplied == 2);
    }
    const LossHits guns_lost = share_losses(4, {1, 1}, {}, {}, {});  // book battle E1b
    CHECK(guns_lost.hits == Places{0, 1});
    CHECK(guns_lost.unapplied == 2);
    CHECK(share_losses(3, {}, {}, {}, {}).unapplied == 3);
    CHECK(share_losses(2, {}, {4}, {}, {}).hits == Places{0, 0});
}

TEST_CASE("7 a unit with nothing left is passed over", "[R207][Q109]") {
    CHECK(share_losses(5, {1, 3}, {2}, {}, {}).hits == Places{0, 1, 2, 1, 2});
}

TEST_CASE("7 losses are neither lost nor invented, and the engaged bear them evenly", "[R207][Q109][Q110]") {
    REQUIRE(rc::check("share_losses", [] {
        const auto some = rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 7));
        const std::vector<int> first = *some, second = *some, third = *some;
        const int losses = *rc::gen::inRange(0, 60);
        const Readings readings = with(Option::loss_distribution, *rc::gen::inRange(0, 2));
        const LossHits h = share_losses(losses, first, second, third, readings);
        RC_ASSERT(static_cast<int>(h.hits.size()) + h.unapplied == losses);
        RC_ASSERT(h.left.size() == first.size() + second.size() + third.size());
        for (const int n : h.left) RC_ASSERT(n >= 0);
        const auto sum = [](const std::vector<int>& v) { return std::accumulate(v.begin(), v.end(), 0); };
        RC_ASSERT(h.unapplied == 0 || sum(h.left) == 0);
        // No engaged unit that has any left lost less than another by more than one.
        int most = 0;
        for (std::size_t i = 0; i < first.size(); ++i) most = std::max(most, first[i] - h.left[i]);
        for (std::size_t i = 0; i < first.size(); ++i)
            RC_ASSERT(h.left[i] == 0 || first[i] - h.left[i] >= most - 1);
        // Backing is touched only when all else is gone.
        const std::vector<int> ahead(h.left.begin(),
                                     h.left.end() - static_cast<std::ptrdiff_t>(third.size()));
        const std::vector<int> behind(h.left.end() - static_cast<std::ptrdiff_t>(third.size()), h.left.end());
        RC_ASSERT(sum(ahead) == 0 || behind == third);
    }));
}
