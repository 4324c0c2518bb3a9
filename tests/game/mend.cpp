#include "game/play.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::game;
using nim::Nim;

namespace {

/// 5, 4, 0: two taken, a three thrown, one taken from the second heap, one from the first.
nim::Timeline a_game() {
    nim::Timeline t(nim::start_of(5, 4, 0));
    t.settle();
    REQUIRE(t.commit(nim::Take{0, 2}, Author::first_side).event);
    REQUIRE(t.commit(nim::Die{3}, Author::first_side).event);
    REQUIRE(t.commit(nim::Take{1, 1}, Author::second_side).event);
    REQUIRE(t.commit(nim::Take{0, 1}, Author::first_side).event);
    return t;
}

Mend<Nim> put(Mending how, LineId line, std::optional<nim::Order> order) {
    Mend<Nim> out{line, how, {}, {}, nim::agreed()};
    if (order) out.orders = {{std::move(*order), Author::first_side}};
    return out;
}

}  // namespace

TEST_CASE("timeline: a misread die is mended at its place, and what came after is played on top", "[game]") {
    nim::Timeline t = a_game();
    const MendReport report = mend(t, put(Mending::instead, 2, nim::Die{6}));
    REQUIRE(report.is_done);
    // Two sticks are back: five again, so that the last order now wants a die, but is accepted as before.
    CHECK(t.state().heaps == std::array<int, 3>{4, 3, 0});
    CHECK(t.state().owed_die_for == 1);
    CHECK(report.changed.empty());
    CHECK(report.first_unfit == 0);
    CHECK(t.line(5).origin == 2);
    CHECK(t.line(7).origin == 4);
    CHECK(t.line(7).author == Author::first_side);
    CHECK(t.state_at(4).heaps == std::array<int, 3>{2, 3, 0});
    CHECK(t.children(1) == std::vector<LineId>{2, 5});
}

TEST_CASE("timeline: a mend tells the first later decision that no longer fits, and what remains", "[game]") {
    nim::Timeline t = a_game();
    const MendReport report = mend(t, put(Mending::instead, 3, nim::Take{0, 3}));
    REQUIRE(report.is_done);
    CHECK(report.first_unfit == 4);
    CHECK(verdict(report.unfit_ruling) == Verdict::forbidden);
    CHECK(report.unplayed == std::vector<LineId>{4});
    CHECK(t.cursor() == 5);
    CHECK(t.state().heaps == std::array<int, 3>{0, 4, 0});
    CHECK(left_unplayed(t) == report.unplayed);
    CHECK(t.jump(4));  // the branch left behind is all there
    CHECK(t.state().heaps == std::array<int, 3>{2, 3, 0});
    CHECK(left_unplayed(t).empty());
}

TEST_CASE("timeline: a die that nothing asks for any more is left out and told, and the rest is played",
          "[game]") {
    nim::Timeline t = a_game();
    const MendReport report = mend(t, put(Mending::instead, 1, nim::Take{1, 2}));
    REQUIRE(report.is_done);
    CHECK(report.dropped == std::vector<LineId>{2});
    CHECK(report.first_unfit == 0);
    CHECK(t.path_to(t.cursor()) == std::vector<LineId>{5, 6, 7});
    CHECK(t.state().heaps == std::array<int, 3>{4, 1, 0});
    CHECK(t.state().owed_die_for == 1);  // the last one was taken from five
}

TEST_CASE("timeline: where a mend makes something new be asked, its answer is given there, or it stops there",
          "[game]") {
    nim::Timeline t(nim::start_of(6, 4, 0));
    t.commit(nim::Take{0, 2}, Author::first_side);
    t.commit(nim::Take{1, 1}, Author::second_side);
    Mend<Nim> wanted = put(Mending::before, 1, nim::Take{0, 1});
    const nim::Timeline before = t;
    SECTION("without an answer") {
        const MendReport report = mend(t, wanted);
        REQUIRE(report.is_done);  // five are left when line 1 takes two: a die is owed
        CHECK(report.first_unfit == 2);
        CHECK(report.unplayed == std::vector<LineId>{2});
        CHECK(t.state().owed_die_for == 2);
        t.commit(nim::Die{6}, Author::second_side);
        const MendReport rest = play_on(t, left_unplayed(t));
        CHECK(rest.is_done);
        CHECK(rest.first_unfit == 0);
        CHECK(t.state().heaps == std::array<int, 3>{5, 3, 0});
        CHECK(left_unplayed(t).empty());
    }
    SECTION("with one") {
        wanted.answers = {{nim::Die{3}, Author::second_side}, {nim::Die{2}, Author::second_side}};
        const MendReport report = mend(t, wanted);
        REQUIRE(report.is_done);
        CHECK(report.first_unfit == 0);
        CHECK(report.answers_left == 1);
        CHECK(t.state().heaps == std::array<int, 3>{3, 3, 0});
        CHECK(t.line(5).author == Author::second_side);
        CHECK(t.line(5).origin == 0);
    }
    SECTION("with one that is refused, nothing is changed") {
        wanted.answers = {{nim::Die{7}, Author::second_side}};
        const MendReport report = mend(t, wanted);
        CHECK_FALSE(report.is_done);
        CHECK(verdict(report.ruling) == Verdict::forbidden);
        CHECK(t == before);
    }
    SECTION("with several orders at the place, of which one is refused, nothing is changed") {
        wanted.orders.push_back({nim::Take{2, 1}, Author::first_side});
        CHECK_FALSE(mend(t, wanted).is_done);
        CHECK(t == before);
    }
}

TEST_CASE("timeline: a mend during which the system breaks down changes nothing", "[game]") {
    nim::Timeline t = a_game();
    const nim::Timeline before = t;
    nim::breaks_down_at = nim::Take{0, 1};
    CHECK_THROWS(mend(t, put(Mending::instead, 2, nim::Die{2})));
    nim::breaks_down_at.reset();
    CHECK(t == before);
    CHECK(mend(t, put(Mending::instead, 2, nim::Die{2})).is_done);
}

TEST_CASE("timeline: a forgotten order is put in, and one given by mistake taken out", "[game]") {
    nim::Timeline t = a_game();
    SECTION("before a line") {
        const MendReport report = mend(t, put(Mending::before, 3, nim::Lay{2}));
        REQUIRE(report.is_done);
        CHECK(report.first_unfit == 0);
        CHECK(t.path_to(t.cursor()) == std::vector<LineId>{1, 2, 5, 6, 7});
        CHECK(t.line(5).origin == 0);
        CHECK(t.line(6).origin == 3);
        CHECK(t.state().chits[1] == 2);
    }
    SECTION("out") {
        const MendReport report = mend(t, put(Mending::out, 3, std::nullopt));
        REQUIRE(report.is_done);
        CHECK(t.path_to(t.cursor()) == std::vector<LineId>{1, 2, 5});
        CHECK(t.state().heaps == std::array<int, 3>{2, 4, 0});
    }
}

TEST_CASE("timeline: a mend lists each ruling that changed, and the steps of the program that came or went",
          "[game]") {
    nim::Timeline t(nim::start_of(4, 0, 0));
    t.commit(nim::Lay{3}, Author::first_side);
    t.commit(nim::Turn{}, Author::first_side);  // takes three; one is left, and the program ends the game
    REQUIRE(t.line_count() == 3);
    REQUIRE(t.state().is_over);
    const MendReport report = mend(t, put(Mending::instead, 1, nim::Lay{2}));
    REQUIRE(report.is_done);
    CHECK(report.changed == std::vector<ChangedLine>{{2, 5, true}, {3, 0, true}});
    CHECK_FALSE(t.state().is_over);
}

TEST_CASE("timeline: a mend whose order is refused changes nothing", "[game]") {
    nim::Timeline t = a_game();
    const nim::Timeline before = t;
    const MendReport report = mend(t, put(Mending::instead, 2, nim::Die{7}));
    CHECK_FALSE(report.is_done);
    CHECK(verdict(report.ruling) == Verdict::forbidden);
    CHECK(t == before);
}

TEST_CASE("timeline: a mend with the same order changes nothing but the branch", "[game]") {
    REQUIRE(rc::check("mend with the same", [] {
        nim::Timeline t = nim::any_game();
        const std::vector<LineId> lines = nim::decisions(t);
        if (lines.empty()) return;
        const LineId at = *rc::gen::elementOf(lines);
        const std::vector<LineId> before = t.path_to(t.cursor());
        const MendReport report =
            mend(t, {at, Mending::instead, {{t.line(at).order, t.line(at).author}}, {}, nim::agreed()});
        RC_ASSERT(report.is_done && report.changed.empty() && report.first_unfit == 0);
        const std::vector<LineId> after = t.path_to(t.cursor());
        RC_ASSERT(after.size() == before.size());
        for (std::size_t i = 0; i < after.size(); ++i) {
            const Line<Nim>& was = t.line(before[i]);
            const Line<Nim>& is = t.line(after[i]);
            RC_ASSERT(was.order == is.order && was.event == is.event && was.ruling == is.ruling &&
                      was.author == is.author && was.hash_after == is.hash_after);
        }
    }));
}

TEST_CASE("timeline: what a mend could not play, it leaves whole, and all that it played is accepted",
          "[game]") {
    REQUIRE(rc::check("mend in parts", [] {
        nim::Timeline t = nim::any_game();
        const std::vector<LineId> lines = nim::decisions(t);
        if (lines.empty()) return;
        const LineId at = *rc::gen::elementOf(lines);
        const std::size_t later =
            static_cast<std::size_t>(lines.end() - std::find(lines.begin(), lines.end(), at)) - 1;
        const MendReport report = mend(t, put(Mending::out, at, std::nullopt));
        RC_ASSERT(report.is_done);
        std::size_t played = 0;
        for (const LineId id : t.path_to(t.cursor())) {
            if (id <= lines.back() || t.line(id).author == Author::program) continue;
            ++played;
            RC_ASSERT(t.line(id).order == t.line(t.line(id).origin).order);
        }
        RC_ASSERT(played + report.dropped.size() + report.unplayed.size() == later);
        if (report.first_unfit == 0) return;
        const Line<Nim>& unfit = t.line(report.first_unfit);
        const Fit fit = Nim::fitting(t.state_at(unfit.parent), unfit.order, t.state()).fit;
        RC_ASSERT(fit == Fit::otherwise || !t.ask(unfit.order).event);
    }));
}
