#include "ruling/ledger.hpp"

#include "ruling/matchers.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <rapidcheck.h>

using namespace bacler;

namespace {

Finding finding(Does does, int n = 0, int q = 1) {
    Finding f;
    f.does = does;
    f.n = n;
    f.q = q;
    return f;
}

}  // namespace

TEST_CASE("ruling: an opened finding takes as its figure what its reasons give", "[ruling]") {
    Ruling r;
    Ledger ledger(r);
    ledger.write(finding(Does::sets, 2));
    ledger.open(finding(Does::adds));
    ledger.write(finding(Does::sets, 17));
    CHECK(ledger.write(finding(Does::scales, 1, 2)) == 8);
    CHECK(ledger.close() == 8);
    CHECK(ledger.total() == 10);
    CHECK(r.findings[1].n == 8);
    CHECK(r.findings[2].depth == 1);
    CHECK(total(r) == 10);
    CHECK_THAT(r, is_explained());
}

TEST_CASE("ruling: a heading keeps no figure and leaves the total as it was", "[ruling]") {
    Ruling r;
    Ledger ledger(r);
    ledger.write(finding(Does::sets, 3));
    ledger.open(finding(Does::no_bearing));
    ledger.write(finding(Does::sets, 99));
    CHECK(ledger.close() == 99);
    CHECK(r.findings[1].n == 0);
    CHECK(total(r) == 3);
}

TEST_CASE("ruling: a ledger holds its own promises", "[ruling]") {
    Ruling r;
    Ledger ledger(r);
    CHECK_THROWS_AS(ledger.close(), BrokenPromise);
    CHECK_THROWS_AS(ledger.opened(), BrokenPromise);
    for (std::size_t i = 0; i + 1 < Ledger::max_depth; ++i) ledger.open(finding(Does::sets));
    CHECK_THROWS_AS(ledger.open(finding(Does::sets)), BrokenPromise);
    CHECK_THROWS_AS(ledger.resume(1), BrokenPromise);
}

TEST_CASE("ruling: a ledger may go on where another ended", "[ruling]") {
    Ruling r;
    Ledger(r).write(finding(Does::sets, 24));
    Ledger next(r);
    next.resume(total(r));
    next.write(finding(Does::scales, 1, 10));
    CHECK(next.write(finding(Does::adds, 1)) == 3);
    CHECK(total(r) == 3);
}

TEST_CASE("ruling: whatever a ledger writes, its running total is the fold and every figure is explained",
          "[ruling]") {
    REQUIRE(rc::check("random trees of findings", [] {
        Ruling r;
        Ledger ledger(r);
        int open = 0;
        for (int steps = *rc::gen::inRange(0, 40); steps > 0; --steps) {
            const int what = *rc::gen::inRange(0, 4);
            const auto does = *rc::gen::element(Does::sets, Does::adds, Does::scales, Does::at_least,
                                                Does::at_most, Does::no_bearing, Does::permits);
            if (what == 0 && open < 5) {
                // Only what sets or adds is opened: the fold is its figure.
                ledger.open(finding(*rc::gen::element(Does::sets, Does::adds)));
                ++open;
            } else if (what == 1 && open > 0) {
                ledger.close();
                --open;
            } else {
                ledger.write(finding(does, *rc::gen::inRange(-20, 20), *rc::gen::inRange(1, 5)));
            }
        }
        for (; open > 0; --open) ledger.close();
        RC_ASSERT(ledger.total() == total(r));
        RC_ASSERT(first_unexplained(r) == r.findings.size());
    }));
}

TEST_CASE("ruling: what a measurement decides is written as it fell, and as a doubt where it is too near",
          "[ruling]") {
    const auto weighed = [](double cm, double sd, Ruling& r) {
        const Measurement m{
            length_from_cm(cm), length_from_cm(25), LimitWords::at_most, length_from_cm(sd), {}, {}};
        return Ledger(r).weigh(m, finding(Does::permits), finding(Does::forbids), 3);
    };
    Ruling within, beyond, doubtful;
    CHECK(weighed(24.9, 0, within));
    CHECK(within.findings[0].does == Does::permits);
    CHECK(within.doubts.empty());
    CHECK_FALSE(weighed(25.1, 0, beyond));
    CHECK(beyond.findings[0].does == Does::forbids);
    CHECK_FALSE(weighed(25.1, 0.1, doubtful));
    CHECK(doubtful.findings[0].does == Does::forbids);
    REQUIRE(doubtful.doubts.size() == 1);
    CHECK(doubtful.doubts[0].met.does == Does::permits);
    CHECK(doubtful.doubts[0].missed.does == Does::forbids);
    CHECK(doubtful.doubts[0].settled_by == 3);
    CHECK(doubtful.doubts[0].measure == doubtful.findings[0].measure);
}
