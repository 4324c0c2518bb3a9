#include "game/play.hpp"
#include "game/replay.hpp"

#include <catch2/catch.hpp>

#include <utility>

using namespace bacler;
using namespace bacler::game;
using nim::Nim;

namespace {

std::uint64_t hash_at(const nim::Timeline& t, LineId id) {
    return Nim::hash_of(t.state_at(id));
}

nim::State replayed(const nim::Timeline& t, LineId id) {
    nim::State state = t.start();
    for (const LineId at : t.path_to(id)) state = Nim::advance(state, t.line(at).event);
    return state;
}

/// Heaps of 5, 4 and 0: the first side takes 2 from five, which wants a die.
nim::Timeline with_a_die(int face) {
    nim::Timeline t(nim::start_of(5, 4, 0));
    t.settle();
    REQUIRE(t.commit(nim::Take{0, 2}, Author::first_side).event);
    REQUIRE(t.commit(nim::Die{face}, Author::first_side).event);
    return t;
}

}  // namespace

TEST_CASE("timeline: a refused order leaves no trace", "[game]") {
    nim::Timeline t(nim::start_of(5, 4, 0));
    const nim::Timeline before = t;
    const Answer<Nim> answer = t.commit(nim::Take{2, 1}, Author::first_side);
    CHECK_FALSE(answer.event);
    CHECK(verdict(answer.ruling) == Verdict::forbidden);
    CHECK(t == before);
}

TEST_CASE("timeline: a step that has one outcome is taken by the program, a line for each", "[game]") {
    nim::Timeline t(nim::start_of(3, 0, 0));
    t.settle();
    REQUIRE(t.commit(nim::Lay{1}, Author::first_side).event);
    REQUIRE(t.commit(nim::Take{0, 2}, Author::first_side).event);
    REQUIRE(t.line_count() == 4);
    CHECK(t.line(2).author == Author::first_side);
    CHECK(t.line(3).author == Author::program);
    CHECK(t.line(4).author == Author::program);
    CHECK(t.state().is_over);
    SECTION("undo takes them back with the decision that caused them, and redo brings them again") {
        const std::uint64_t end = hash_at(t, t.cursor());
        REQUIRE(t.undo());
        CHECK(t.cursor() == 1);
        REQUIRE(t.redo());
        CHECK(t.cursor() == 4);
        CHECK(Nim::hash_of(t.state()) == end);
    }
    SECTION("a jump into their midst ends after them, but the state amid them can be looked at") {
        REQUIRE(t.jump(0));
        REQUIRE(t.jump(3));
        CHECK(t.cursor() == 4);
        CHECK_FALSE(t.state_at(3).is_over);
    }
}

TEST_CASE("timeline: a game that begins with a step of the program cannot be undone past it", "[game]") {
    nim::Timeline t(nim::start_of(1, 0, 0));
    t.settle();
    CHECK(t.line_count() == 1);
    CHECK(t.state().is_over);
    CHECK_FALSE(t.undo_passage());
    CHECK_FALSE(t.undo(nim::agreed()));
}

TEST_CASE("timeline: undo is free before an accepted die, and asks for consent after it", "[game]") {
    nim::Timeline t = with_a_die(3);
    REQUIRE(t.undo_passage());
    CHECK(t.undo_passage()->sealed_by == 2);
    CHECK_FALSE(t.undo());
    CHECK(t.cursor() == 2);
    REQUIRE(t.commit(nim::Take{1, 1}, Author::second_side).event);
    CHECK(t.undo_passage()->is_free());
    CHECK(t.undo());
    CHECK_FALSE(t.jump(0));
    CHECK(t.jump(0, Consent{ConsentBy::umpire, "the heap was miscounted"}));
    const auto& moved = std::get<CursorMoved>(t.records().back());
    REQUIRE(moved.consent);
    CHECK(moved.consent->by == ConsentBy::umpire);
    CHECK(moved.consent->reason == "the heap was miscounted");
    CHECK(t.jump(2));  // forward, over what is known
}

TEST_CASE("timeline: the branch that is left stays, and redo follows the one last stood on", "[game]") {
    nim::Timeline t(nim::start_of(4, 4, 4));
    t.commit(nim::Take{0, 1}, Author::first_side);
    REQUIRE(t.undo());
    t.commit(nim::Take{1, 1}, Author::first_side);
    CHECK(t.children(0) == std::vector<LineId>{1, 2});
    CHECK(t.tips() == std::vector<LineId>{1, 2});
    CHECK(t.state_at(1).heaps == std::array<int, 3>{3, 4, 4});
    REQUIRE(t.undo());
    REQUIRE(t.redo());
    CHECK(t.cursor() == 2);
    REQUIRE(t.jump(1));
    REQUIRE(t.undo());
    REQUIRE(t.redo());
    CHECK(t.cursor() == 1);
}

TEST_CASE("timeline: a note stands on its line until another takes its place", "[game]") {
    nim::Timeline t = with_a_die(3);
    t.note(1, Author::second_side, "too fast");
    t.note(0, Author::umpire, "table 3");
    REQUIRE(t.note_on(1));
    CHECK(t.note_on(1)->text == "too fast");
    t.note(1, Author::umpire, "");
    CHECK_FALSE(t.note_on(1));
    CHECK(t.note_on(0)->text == "table 3");
    CHECK(t.records().size() == 5);
}

TEST_CASE("timeline: a record that does not fit is refused, and nothing is changed", "[game]") {
    nim::Timeline t = with_a_die(3);
    const nim::Timeline before = t;
    LineAdded<Nim> elsewhere{t.line(2)};
    CHECK_FALSE(t.apply(elsewhere));
    elsewhere.line.parent = 2;
    elsewhere.line.origin = 9;
    CHECK_FALSE(t.apply(elsewhere));
    CHECK_FALSE(t.apply(CursorMoved{7, std::nullopt}));
    CHECK_FALSE(t.apply(Noted{3, Author::umpire, "x"}));
    CHECK_FALSE(t.apply(Remark{0, "1", nim::agreed()}));
    CHECK_FALSE(t.apply(Mended{3, Mending::out, nim::agreed()}));
    CHECK(t == before);
}

TEST_CASE("timeline: what was played can be undone to an equal hash and redone to an equal hash", "[game]") {
    REQUIRE(rc::check("undo and redo", [] {
        nim::Timeline t = nim::any_game();
        const LineId before = t.cursor();
        if (!t.commit(nim::any_order(), Author::first_side).event) RC_DISCARD("refused");
        const LineId after = t.cursor();
        const std::uint64_t end = Nim::hash_of(t.state());
        RC_ASSERT(end == t.line(after).hash_after);
        RC_ASSERT(t.undo(nim::agreed()));
        RC_ASSERT(t.cursor() == before);
        RC_ASSERT(t.state() == replayed(t, before));
        RC_ASSERT(t.redo());
        RC_ASSERT(t.cursor() == after && Nim::hash_of(t.state()) == end);
    }));
}

TEST_CASE("timeline: scrubbing to any line equals linear replay", "[game]") {
    REQUIRE(rc::check("scrub", [] {
        const nim::Timeline t = nim::any_game();
        for (int i = 0; i < 20; ++i) {
            const LineId id = nim::any_line(t);
            RC_ASSERT(t.state_at(id) == replayed(t, id));
            if (id != 0) RC_ASSERT(hash_at(t, id) == t.line(id).hash_after);
        }
        RC_ASSERT(t.state() == replayed(t, t.cursor()));
        RC_ASSERT(!first_difference(t));
    }));
}

TEST_CASE("timeline: whatever is done, no record and no line is lost, and asking changes nothing", "[game]") {
    REQUIRE(rc::check("append only", [] {
        nim::Timeline t = nim::any_beginning();
        for (int i = 0; i < 30; ++i) {
            const nim::Timeline before = t;
            const nim::Order order = nim::any_order();
            RC_ASSERT(t.ask(order) == t.ask(order));
            RC_ASSERT(t == before);
            nim::any_step(t);
            RC_ASSERT(t.records().size() >= before.records().size());
            RC_ASSERT(std::equal(before.records().begin(), before.records().end(), t.records().begin()));
            for (LineId id = 1; id <= before.line_count(); ++id) RC_ASSERT(t.line(id) == before.line(id));
        }
    }));
}

TEST_CASE("timeline: the records on the start state give an equal timeline, from any point on", "[game]") {
    REQUIRE(rc::check("records", [] {
        nim::Timeline t = nim::any_game();
        nim::Timeline again(t.start());
        for (const Record<Nim>& r : t.records()) RC_ASSERT(again.apply(r));
        RC_ASSERT(again == t);
        RC_ASSERT(again.state() == t.state());
        const nim::Order order = nim::any_order();
        RC_ASSERT(t.commit(order, Author::umpire) == again.commit(order, Author::umpire));
        RC_ASSERT(again == t);
    }));
}

TEST_CASE("timeline: no free move passes back over a seal", "[game]") {
    REQUIRE(rc::check("doors", [] {
        nim::Timeline t = nim::any_game();
        const std::vector<LineId> left = t.path_to(t.cursor());
        const Passage way = t.passage_to(nim::any_line(t));
        const std::vector<LineId> to = t.path_to(way.to);
        bool is_sealed = false;
        for (const LineId id : left)
            is_sealed = is_sealed || (std::count(to.begin(), to.end(), id) == 0 &&
                                      Nim::seal_of(t.line(id).event) != Seal::open);
        RC_ASSERT(way.is_free() == !is_sealed);
        const LineId from = t.cursor();
        const bool is_moved = t.move(way);
        RC_ASSERT(is_moved == (!is_sealed && way.to != from));
        RC_ASSERT(t.cursor() == (is_moved ? way.to : from));
    }));
}
