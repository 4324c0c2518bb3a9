#include "files/read.hpp"
#include "systems/plaquette/random_engagements.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <algorithm>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// A sheet that a person could have written: every unit with its own id, opponents named once, no weight on infantry.
files::EngagementSheet any_sheet() {
    files::EngagementSheet sheet;
    sheet.engagement = any_engagement();
    int number = 0;
    for (EngagedSide& side : sheet.engagement.sides)
        for (EngagedUnit& u : side.units) {
            u.unit.id = "u" + std::to_string(++number);
            std::sort(u.opponents.begin(), u.opponents.end());
            u.opponents.erase(std::unique(u.opponents.begin(), u.opponents.end()), u.opponents.end());
            if (u.unit.arm == Arm::infantry) u.unit.weight = Weight::medium;
        }
    sheet.dice = ValueDice{*rc::gen::inRange(1, 11), *rc::gen::inRange(1, 11)};
    return sheet;
}

}  // namespace

TEST_CASE("sheet: any sheet written and read again gives the same ruling") {
    rc::prop("round trip", [] {
        const files::EngagementSheet sheet = any_sheet();
        const std::string text = files::engagement_to_toml(sheet);
        const auto read = files::engagement_from_text(text, "written");
        if (!read) RC_LOG() << read.faults()[0].code << " at " << read.faults()[0].path << "\n" << text;
        RC_ASSERT(read.is_good());
        RC_ASSERT(files::engagement_to_toml(*read) == text);
        RC_ASSERT(*read->dice == *sheet.dice);
        RC_ASSERT(read->engagement.readings == sheet.engagement.readings);
        const EngagementAnswer before = rule_on_engagement(sheet.engagement, *sheet.dice);
        const EngagementAnswer after = rule_on_engagement(read->engagement, *read->dice);
        RC_ASSERT(after.difference == before.difference);
        RC_ASSERT(after.winner == before.winner);
        RC_ASSERT(after.ruling.findings.size() == before.ruling.findings.size());
        for (std::size_t s = 0; s < 2; ++s) {
            RC_ASSERT(after.sides[s].total == before.sides[s].total);
            RC_ASSERT(after.sides[s].morale == before.sides[s].morale);
            RC_ASSERT(after.sides[s].loss == before.sides[s].loss);
            RC_ASSERT(after.sides[s].result == before.sides[s].result);
            RC_ASSERT(after.sides[s].stance_after == before.sides[s].stance_after);
        }
    });
}
