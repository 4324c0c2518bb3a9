#include "ruling/ruling.hpp"

#include "ruling/matchers.hpp"

#include <catch2/catch.hpp>
#include <vector>

using namespace bacler;

namespace {

Finding finding(Does does, int n = 0, int depth = 0, int q = 1) {
    Finding f;
    f.does = does;
    f.n = n;
    f.q = q;
    f.depth = static_cast<std::uint8_t>(depth);
    return f;
}

Finding of_rule(int rule, Does does, int measure = -1) {
    Finding f = finding(does);
    f.rule.number = static_cast<std::uint16_t>(rule);
    f.measure = measure;
    return f;
}

Ruling ruling_of(std::vector<Finding> findings) {
    return {std::move(findings), {}};
}

Measurement measured(double cm, double limit, double sd) {
    Measurement m;
    m.value = length_from_cm(cm);
    m.limit = length_from_cm(limit);
    m.sd = length_from_cm(sd);
    return m;
}

}  // namespace

TEST_CASE("ruling: each operation does to the total what its name says", "[ruling][R060]") {
    CHECK(after(finding(Does::sets, 4), 17) == 4);
    CHECK(after(finding(Does::adds, -3), 17) == 14);
    CHECK(after(finding(Does::scales, 2, 0, 3), 17) == 11);
    CHECK(after(finding(Does::scales, 1, 0, 2), -3) == -2);
    CHECK(after(finding(Does::at_least, 0), -2) == 0);
    CHECK(after(finding(Does::at_least, 0), 3) == 3);
    CHECK(after(finding(Does::at_most, 5), 8) == 5);
    CHECK(after(finding(Does::at_most, 5), 3) == 3);
    for (const Does nothing : {Does::permits, Does::forbids, Does::no_bearing})
        CHECK(after(finding(nothing, 9), 17) == 17);
}

TEST_CASE("ruling: the total folds the findings of depth 0 in order and nothing beneath them", "[ruling]") {
    // (5 + 3) halved is 4; 5 halved + 3 would be 5: order decides.
    const Ruling r = ruling_of({finding(Does::sets, 5), finding(Does::adds, 3), finding(Does::sets, 2, 1),
                                finding(Does::adds, 1, 1), finding(Does::scales, 1, 0, 2)});
    CHECK(total(r) == 4);
    CHECK(fold(r.findings, 2, 1) == 3);
    CHECK(total(Ruling{}) == 0);
}

TEST_CASE("ruling: a figure that its reasons do not give is found out", "[ruling]") {
    const Finding reason = finding(Does::sets, 2, 1), more = finding(Does::adds, 1, 1);
    CHECK(first_unexplained(ruling_of({finding(Does::adds, 3), reason, more})) == 3);
    CHECK(first_unexplained(ruling_of({finding(Does::adds, 4), reason, more})) == 0);
    CHECK(first_unexplained(ruling_of(
              {finding(Does::sets, 1), finding(Does::at_most, 9), reason, finding(Does::adds, 2, 1)})) == 1);
    // A wrong figure deeper down, under one that is right.
    CHECK(first_unexplained(ruling_of({finding(Does::sets, 2), reason, finding(Does::adds, 7, 2)})) == 1);
    // What was looked at and what permits are no reasons for a figure: nothing to hold it against.
    CHECK(first_unexplained(ruling_of({finding(Does::sets, 6), finding(Does::no_bearing, 0, 1)})) == 2);
    CHECK(first_unexplained(ruling_of({finding(Does::sets, 6), finding(Does::permits, 0, 1)})) == 2);
    CHECK(first_unexplained(Ruling{}) == 0);
}

TEST_CASE("ruling: what forbids wins over what permits, and silence is not an answer", "[ruling]") {
    CHECK(verdict(Ruling{}) == Verdict::not_covered);
    CHECK(verdict(ruling_of({of_rule(106, Does::no_bearing)})) == Verdict::not_covered);
    CHECK(verdict(ruling_of({of_rule(113, Does::permits)})) == Verdict::allowed);
    CHECK(verdict(ruling_of({of_rule(113, Does::permits), of_rule(106, Does::forbids)})) ==
          Verdict::forbidden);
    // Only what stands at depth 0 decides.
    Finding beneath = of_rule(106, Does::forbids);
    beneath.depth = 1;
    CHECK(verdict(ruling_of({of_rule(113, Does::permits), beneath})) == Verdict::allowed);
}

TEST_CASE("ruling: one rule that permits and forbids the same body contradicts itself", "[ruling]") {
    CHECK(verdict(ruling_of({of_rule(141, Does::permits), of_rule(141, Does::forbids)})) ==
          Verdict::contradictory);
    Finding other = of_rule(141, Does::forbids);
    other.subject = {SubjectKind::unit, 0, 3};
    CHECK(verdict(ruling_of({of_rule(141, Does::permits), other})) == Verdict::forbidden);
}

TEST_CASE("ruling: within two deviations of its limit a measurement decides nothing", "[ruling]") {
    CHECK_FALSE(is_too_close(measured(15.0, 15.0, 0.0)));
    CHECK(is_too_close(measured(15.19, 15.0, 0.1)));
    CHECK_FALSE(is_too_close(measured(15.2, 15.0, 0.1)));
    CHECK(is_too_close(measured(14.81, 15.0, 0.1)));

    Ruling r = ruling_of({of_rule(113, Does::permits, 0)});
    r.measures = {measured(9.9, 10.0, 0.1)};
    CHECK(verdict(r) == Verdict::too_close);
    r.measures = {measured(9.0, 10.0, 0.1)};
    CHECK(verdict(r) == Verdict::allowed);
    r = ruling_of({of_rule(113, Does::forbids, 0)});
    r.measures = {measured(10.1, 10.0, 0.1)};
    CHECK(verdict(r) == Verdict::too_close);
    // A certain reason to forbid needs no measurement.
    r.findings.push_back(of_rule(106, Does::forbids));
    CHECK(verdict(r) == Verdict::forbidden);
}

TEST_CASE("ruling: a figure that hangs on a doubtful measurement is too close to call", "[ruling]") {
    Ruling r = ruling_of({of_rule(131, Does::sets)});
    CHECK(verdict(r) == Verdict::not_covered);
    r.measures = {measured(0.1, 0, 0.1)};
    r.doubts = {{of_rule(131, Does::sets, 0), of_rule(132, Does::sets, 0), 0, 0}};
    CHECK(verdict(r) == Verdict::too_close);
    CHECK(open_doubts(r).size() == 1);
    CHECK(margin(r.measures[0]) == length_from_cm(0.1));
    // What permits for certain permits; a doubt about a figure beside it stands open.
    r.findings.push_back(of_rule(113, Does::permits));
    CHECK(verdict(r) == Verdict::allowed);
    CHECK(open_doubts(r).size() == 1);
    // What forbids for certain makes every doubt idle.
    r.findings.push_back(of_rule(106, Does::forbids));
    CHECK(verdict(r) == Verdict::forbidden);
    CHECK(open_doubts(r).empty());
}

TEST_CASE("ruling: findings added to a ruling rest on their own measurements", "[ruling]") {
    Ruling into = ruling_of({of_rule(113, Does::permits, 0)}),
           more = ruling_of({of_rule(53, Does::permits, 0)});
    into.measures = {measured(1, 2, 0)};
    more.measures = {measured(24.9, 25, 0.1)};
    more.doubts = {{of_rule(53, Does::permits, 0), of_rule(53, Does::forbids, 0), 0, 7}};
    append(into, more);
    REQUIRE(into.findings.size() == 2);
    CHECK(into.findings[0].measure == 0);
    CHECK(into.findings[1].measure == 1);
    CHECK(into.measures[1].limit == length_from_cm(25));
    REQUIRE(into.doubts.size() == 1);
    CHECK(into.doubts[0].measure == 1);
    CHECK(into.doubts[0].missed.measure == 1);
    CHECK(into.doubts[0].settled_by == 7);
    append(into, ruling_of({of_rule(106, Does::no_bearing)}));
    CHECK(into.findings.back().measure == -1);
}
