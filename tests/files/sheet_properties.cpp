#include "app/answers/answers.hpp"
#include "files/read.hpp"
#include "platform/bench/random_engagement.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// A random engagement as a sheet may state it: what only cavalry, guns or infantry have is left to them.
files::EngagementSheet any_sheet(std::uint64_t seed) {
    Generator g(seed);
    files::EngagementSheet sheet{bench::random_engagement(g), ValueDice{g.between(1, 10), g.between(1, 10)}};
    for (EngagedSide& side : sheet.engagement.sides)
        for (EngagedUnit& u : side.units) {
            const bool infantry = u.unit.arm == Arm::infantry;
            if (infantry) u.unit.weight = Weight::medium;
            u.unit.may_form_solid = infantry;
            u.unit.may_form_hollow = infantry;
        }
    return sheet;
}

}  // namespace

TEST_CASE("sheet: whatever sheet is written and read again gives the same ruling, finding by finding") {
    REQUIRE(rc::check([](std::uint64_t seed) {
        const files::EngagementSheet sheet = any_sheet(seed);
        const auto again = files::engagement_from_text(files::engagement_to_toml(sheet), "again");
        RC_ASSERT(again.is_good());
        const Ruling a = rule_on_engagement(sheet.engagement, *sheet.dice).ruling;
        const Ruling b = rule_on_engagement(again->engagement, *again->dice).ruling;
        RC_ASSERT(answers::ruling_json(a, {}).dump() == answers::ruling_json(b, {}).dump());
    }));
}

TEST_CASE("verbs: whatever the engagement, its text and its JSON carry the same figures") {
    REQUIRE(rc::check([](std::uint64_t seed) {
        const files::EngagementSheet sheet = any_sheet(seed);
        const EngagementAnswer answer = rule_on_engagement(sheet.engagement, *sheet.dice);
        const answers::Json json = answers::engagement_json(sheet.engagement, answer);
        const std::string text = answers::engagement_text(Lang::en, sheet.engagement, answer);
        for (const answers::Json& side : json["sides"]) {
            const std::string who = side["name"].get<std::string>();
            const std::string morale = "Morale of " + who + ": ";
            const int figure = side["morale"].get<int>();
            const std::string shown =
                figure < 0 ? "\u2212" + std::to_string(-figure) : std::to_string(figure);
            RC_ASSERT(text.find(morale + shown + "  [") != std::string::npos);
            if (!side["move"].is_null())
                RC_ASSERT(text.find(std::to_string(side["move"]["cm"].get<int>())) != std::string::npos);
        }
    }));
}
