#include "game/replay.hpp"
#include "game/play.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::game;
using nim::Nim;

TEST_CASE("timeline: what was recorded under today's rules is judged as it was", "[game]") {
    REQUIRE(rc::check("rejudge finds nothing", [] {
        const nim::Timeline t = nim::any_game();
        RC_ASSERT(rejudge(t).empty());
    }));
}

TEST_CASE("timeline: rejudge lists each line that other rules see otherwise, and no consequence of it",
          "[game]") {
    nim::Timeline t(nim::start_of(5, 5, 0));
    t.commit(nim::Take{0, 2}, Author::first_side);
    t.commit(nim::Die{5}, Author::first_side);
    t.commit(nim::Take{1, 1}, Author::second_side);
    t.commit(nim::Die{2}, Author::second_side);
    nim::back_from_face = 4;  // a change of the rules
    const std::vector<Rejudged<Nim>> found = rejudge(t);
    nim::back_from_face = 6;
    REQUIRE(found.size() == 1);
    CHECK(found[0].line == 2);
    CHECK(found[0].is_other_ruling);
    CHECK(found[0].is_other_event);
    CHECK_FALSE(found[0].is_other_state);
    CHECK_FALSE(found[0].is_other_step);
    CHECK(found[0].today.event->back == 2);
}

TEST_CASE("timeline: a replay tells the first line whose state is not the recorded one", "[game]") {
    REQUIRE(rc::check("a falsified line is found", [] {
        const nim::Timeline t = nim::any_game();
        if (t.line_count() == 0) return;
        const LineId at =
            static_cast<LineId>(*rc::gen::inRange<int>(1, static_cast<int>(t.line_count()) + 1));
        nim::Timeline falsified(t.start());
        for (Record<Nim> r : t.records()) {
            if (auto* added = std::get_if<LineAdded<Nim>>(&r); added && falsified.line_count() + 1 == at)
                added->line.hash_after ^= 1U;
            RC_ASSERT(falsified.apply(std::move(r)));
        }
        const std::optional<Difference> found = first_difference(falsified);
        RC_ASSERT(found.has_value());
        RC_ASSERT(found->line == at && found->found == t.line(at).hash_after);
    }));
}
