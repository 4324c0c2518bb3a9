#include "ruling/deciding.hpp"

#include <catch2/catch.hpp>

using namespace bacler;

namespace {

Finding found(int rule, Does does, int measure = -1, std::uint8_t depth = 0) {
    Finding f;
    f.rule = {static_cast<std::uint16_t>(rule)};
    f.does = does;
    f.measure = measure;
    f.depth = depth;
    return f;
}

Measurement at_most(double cm, double limit, double sd) {
    return {length_from_cm(cm), length_from_cm(limit), LimitWords::at_most, length_from_cm(sd), {}, {}};
}

int deciding_rule(const Ruling& r) {
    return r.findings[deciding_finding(r).value()].rule.number;
}

}  // namespace

TEST_CASE("deciding: what forbids for certain, then what does in doubt, then what permits in doubt") {
    Ruling r;
    CHECK_FALSE(deciding_finding(r));
    r.findings = {found(1, Does::no_bearing), found(2, Does::permits)};
    CHECK(deciding_rule(r) == 2);
    r.measures = {at_most(39.9, 40, 0.1), at_most(40.1, 40, 0.1)};
    r.findings.push_back(found(3, Does::permits, 0));
    REQUIRE(verdict(r) == Verdict::too_close);
    CHECK(deciding_rule(r) == 3);
    r.findings.push_back(found(4, Does::forbids, 1));
    CHECK(deciding_rule(r) == 4);
    r.findings.push_back(found(5, Does::forbids));
    REQUIRE(verdict(r) == Verdict::forbidden);
    CHECK(deciding_rule(r) == 5);
    r.findings.push_back(found(2, Does::forbids));
    REQUIRE(verdict(r) == Verdict::contradictory);
    CHECK(r.findings[*deciding_finding(r)].does == Does::forbids);
    CHECK(deciding_rule(r) == 2);
}

TEST_CASE("deciding: brought first, a finding takes along what explains it and nothing is lost") {
    Ruling r;
    r.findings = {found(1, Does::permits), found(9, Does::sets, -1, 1), found(2, Does::forbids),
                  found(8, Does::sets, -1, 1), found(3, Does::permits)};
    const Ruling out = with_deciding_first(r);
    std::vector<int> rules;
    for (const Finding& f : out.findings) rules.push_back(f.rule.number);
    CHECK(rules == std::vector<int>{2, 8, 1, 9, 3});
    CHECK(verdict(out) == verdict(r));
}

TEST_CASE("deciding: too close to call, both outcomes are shown with the margin") {
    Ruling r;
    r.measures = {at_most(39.9, 40, 0.1)};
    r.findings = {found(1, Does::permits, 0)};
    const Outcomes within = outcomes_of(r).value();
    CHECK(within.met == Verdict::allowed);
    CHECK(within.missed == Verdict::forbidden);
    CHECK(within.margin == length_from_cm(-0.1));
    r.measures = {at_most(40.1, 40, 0.1)};
    r.findings = {found(1, Does::forbids, 0), found(2, Does::permits)};
    const Outcomes beyond = outcomes_of(r).value();
    CHECK(beyond.met == Verdict::allowed);
    CHECK(beyond.missed == Verdict::forbidden);
    CHECK(beyond.margin == length_from_cm(0.1));
    r.measures[0].sd = {};
    CHECK_FALSE(outcomes_of(r));
}
