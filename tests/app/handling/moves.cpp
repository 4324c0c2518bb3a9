#include "app/handling/moves.hpp"

#include "app/handling/battle.hpp"

using namespace bacler;

namespace {

/// The hand that takes an element of a table so many cm ahead.
Hand ahead(const Moves& moves, std::string_view id, double by) {
    const plaquette::MoverRef piece = mover(moves.now(), id);
    Hand hand(moves.now(), piece, moves.so_far(piece));
    hand.state({{plane::Leg::Kind::straight, {}, length_from_cm(by), {}}});
    return hand;
}

double front_of(const Moves& moves, std::string_view id) {
    return in_cm(plane::front_centre(body(moves.now(), id)).y);
}

}  // namespace

TEST_CASE("moves: each makes a table, and the cursor goes back and forth over them", "[app][moves]") {
    Moves moves(*book_battle());
    CHECK_FALSE(moves.may_undo());
    moves.make(ahead(moves, "F1a", 4), Made::How::by_the_rules);
    moves.make(ahead(moves, "F1b", 2), Made::How::by_the_rules);
    CHECK(front_of(moves, "F1a") == Approx(46));
    CHECK(front_of(moves, "F1b") == Approx(46));
    moves.undo();
    CHECK(front_of(moves, "F1b") == Approx(44));
    CHECK(front_of(moves, "F1a") == Approx(46));
    moves.undo();
    CHECK(front_of(moves, "F1a") == Approx(42));
    CHECK_FALSE(moves.may_undo());
    moves.redo();
    CHECK(front_of(moves, "F1a") == Approx(46));
    REQUIRE(moves.may_redo());
    moves.make(ahead(moves, "F1a", 1), Made::How::by_the_rules);  // what was undone is gone
    CHECK_FALSE(moves.may_redo());
    CHECK(front_of(moves, "F1a") == Approx(47));
}

TEST_CASE("2 what a piece has moved counts against its next move of the sequence, and no further",
          "[app][moves][R088]") {
    Moves moves(*book_battle());
    const plaquette::MoverRef piece = mover(moves.now(), "F1a");
    CHECK_FALSE(moves.so_far(piece).has_moved);
    moves.make(ahead(moves, "F1a", 4), Made::How::by_the_rules);
    moves.make(ahead(moves, "F1a", 3), Made::How::by_the_rules);
    CHECK(moves.so_far(piece).used == length_from_cm(7));
    CHECK_FALSE(moves.so_far(mover(moves.now(), "F1b")).has_moved);
    const Hand hand = ahead(moves, "F1a", 1);
    CHECK(hand.attempt().answer.left == length_from_cm(19 - 8));
    moves.begin_sequence();
    CHECK(moves.sequence() == 2);
    CHECK_FALSE(moves.so_far(piece).has_moved);
    moves.undo();
    CHECK(moves.so_far(piece).used == length_from_cm(7));
}

TEST_CASE("moves: what is placed all the same is kept as such, and is no part of what a piece has moved",
          "[app][moves]") {
    Moves moves(*book_battle());
    const plaquette::MoverRef piece = mover(moves.now(), "F1a");
    const Hand hand = ahead(moves, "F1a", 40);
    CHECK_FALSE(hand.is_allowed());
    moves.make(hand, Made::How::all_the_same);
    REQUIRE(moves.last());
    CHECK(moves.last()->how == Made::How::all_the_same);
    CHECK(front_of(moves, "F1a") == Approx(82));
    CHECK_FALSE(moves.so_far(piece).has_moved);
}

TEST_CASE("hand: a further drag adds to what is planned, and stating legs replaces it", "[app][hand]") {
    const plaquette::Scenario scenario = *book_battle();
    Hand hand(scenario, mover(scenario, "F2c"), {});
    CHECK_FALSE(hand.has_moved());
    hand.drag({std::nullopt, angle_from_degrees(20)}, {});
    hand.plan();
    const plane::Box turned = hand.end();
    CHECK(in_degrees(turned.heading) == Approx(20));
    hand.drag({plane::offset(plane::front_centre(turned), turned.heading, {}, {4000}), turned.heading}, {});
    CHECK(hand.attempt().question.legs.size() == 2);
    hand.state({});
    CHECK_FALSE(hand.has_moved());
    CHECK(body(hand.tried(), "F2c") == body(scenario, "F2c"));
}
