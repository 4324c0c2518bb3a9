#include "moves_of_tests.hpp"
#include "systems/plaquette/footprint.hpp"

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// The book battle after its orders: F1 and F2 attack, F2c and A2 manoeuvre, A2b and A1 defend.
Scenario after_orders() {
    Scenario s = scenario_file("book-battle.toml");
    for (const char* id : {"F1a", "F1b", "F2a", "F2b"}) element_of(s, id).stance = Stance::attack;
    element_of(s, "A2b").stance = Stance::defence;
    return s;
}

struct Bounds {
    double left, right, near, far;
};

void check_box(const plane::Box& box, const Bounds& b) {
    double x0 = 1e9, x1 = -1e9, y0 = 1e9, y1 = -1e9;
    for (const TablePoint p : plane::corners(box)) {
        x0 = std::min(x0, in_cm(p.x));
        x1 = std::max(x1, in_cm(p.x));
        y0 = std::min(y0, in_cm(p.y));
        y1 = std::max(y1, in_cm(p.y));
    }
    CHECK(x0 == Approx(b.left).margin(0.001));
    CHECK(x1 == Approx(b.right).margin(0.001));
    CHECK(y0 == Approx(b.near).margin(0.001));
    CHECK(y1 == Approx(b.far).margin(0.001));
}

}  // namespace

TEST_CASE("2 F2a advances 17 of 23 and engages A2a at 3.0", "[R072][R086][R089][R125]") {
    const Scenario s = after_orders();
    const MoveAnswer a = move_on(s, named(s, "F2a"), {straight(0, 17)});
    CHECK(verdict(a.ruling) == Verdict::allowed);
    CHECK(a.used == length_from_cm(17));
    CHECK(a.allowance == length_from_cm(23));
    CHECK(a.left == length_from_cm(6));
    REQUIRE(a.engages.has_value());
    CHECK(a.engages->enemy == named(s, "A2a"));
    CHECK(a.engages->aspect == Aspect::front);
    CHECK(a.engages->gap == length_from_cm(3));
    CHECK_FALSE(a.legal_until.has_value());
    CHECK(deciding(a.ruling).rule == RuleRef{89});
    CHECK(deciding_measure(a.ruling).from == TablePoint{length_from_cm(38), length_from_cm(40)});
    CHECK(deciding_measure(a.ruling).to == TablePoint{length_from_cm(38), length_from_cm(57)});
}

TEST_CASE("2 a millimetre nearer than 3 cm is refused from that very place", "[R086][Q09]") {
    const Scenario s = after_orders();
    const MoveAnswer a = move_on(s, named(s, "F2a"), {straight(0, 17.2)});
    CHECK(verdict(a.ruling) == Verdict::forbidden);
    CHECK(deciding(a.ruling).rule == RuleRef{86});
    CHECK(deciding_measure(a.ruling).value == length_from_cm(2.8));
    REQUIRE(a.legal_until.has_value());
    CHECK(in_cm(*a.legal_until) == Approx(17.0).margin(0.011));
}

TEST_CASE("2 less than half its move is no attack unless something stops it", "[R072][Q29]") {
    const Scenario s = after_orders();
    CHECK(rules_so(move_on(s, named(s, "F2b"), {straight(0, 8.9)}).ruling, 72, Does::forbids));
    const MoveAnswer half = move_on(s, named(s, "F2b"), {straight(0, 9)});
    CHECK(verdict(half.ruling) == Verdict::allowed);
    CHECK(half.allowance == length_from_cm(18));
    // F1b's minimum is 9; A1b 9 cm nearer stops it at 3 cm after 3.
    Scenario near = s;
    element_of(near, "A1b").front->at.y = length_from_cm(50);
    const MoveAnswer stopped = move_on(near, named(near, "F1b"), {straight(0, 3)});
    CHECK(verdict(stopped.ruling) == Verdict::allowed);
    CHECK(stopped.engages.has_value());
}

TEST_CASE("2 F1a goes 15 ahead and 2 aside to align: 17 of 19", "[R072][R128][Q120]") {
    const Scenario s = after_orders();
    const MoveAnswer a = move_on(s, named(s, "F1a"), {straight(0, 15), straight(-2, 0)});
    CHECK(verdict(a.ruling) == Verdict::allowed);
    CHECK(a.used == length_from_cm(17));
    CHECK(a.allowance == length_from_cm(19));
    check_box(a.end(), {69.5, 80.5, 46, 57});
    // The same bend before contact is no straight line.
    const MoveAnswer bent = move_on(s, named(s, "F1a"), {straight(-2, 0), straight(0, 15)});
    CHECK(verdict(bent.ruling) == Verdict::forbidden);
    CHECK(rules_so(bent.ruling, 72, Does::forbids));
}

TEST_CASE("2 F2c manoeuvres 17 to 15.0 from A2a; a centimetre and a bit more is too near its 14",
          "[R074][Q30]") {
    Scenario s = after_orders();
    s = moved_on(s, named(s, "F2a"), {straight(0, 17)});
    const MoveAnswer a = move_on(s, named(s, "F2c"), {straight(0, 17)});
    CHECK(verdict(a.ruling) == Verdict::allowed);
    CHECK(a.allowance == length_from_cm(28));
    check_box(a.end(), {31.5, 44.5, 42, 45});
    const MoveAnswer near = move_on(s, named(s, "F2c"), {straight(0, 18.2)});
    CHECK(verdict(near.ruling) == Verdict::forbidden);
    const Finding& f = deciding(near.ruling);
    CHECK(f.rule == RuleRef{74});
    CHECK(deciding_measure(near.ruling).value == length_from_cm(13.8));
    CHECK(deciding_measure(near.ruling).limit == length_from_cm(14));
    REQUIRE(near.legal_until.has_value());
    CHECK(in_cm(*near.legal_until) == Approx(18.0).margin(0.011));
}

TEST_CASE("2 the hill takes 5 cm from whoever stands in it or enters it, once", "[R098][Q43]") {
    Scenario s = after_orders();
    element_of(s, "FGB").stance = Stance::manoeuvre;
    const MoveAnswer a = move_on(s, named(s, "FGB"), {straight(0, -2)});
    CHECK(a.allowance == length_from_cm(15 + 4 - 5));
    REQUIRE(a.slowed_by.size() == 1);
    CHECK(s.terrain[a.slowed_by[0]].id == "hill");
    CHECK(move_on(s, named(s, "F1b"), {straight(0, 9)}).slowed_by.empty());
}

TEST_CASE("2 in defence it adjusts by 5 cm and no more", "[R076][R077][Q31]") {
    const Scenario s = after_orders();
    CHECK(verdict(move_on(s, named(s, "A1a"), {straight(0, -5)}).ruling) == Verdict::allowed);
    const MoveAnswer a = move_on(s, named(s, "A1a"), {straight(0, -5.2)});
    CHECK(verdict(a.ruling) == Verdict::forbidden);
    CHECK(deciding(a.ruling).rule == RuleRef{77});
    // A wheel of its 25 cm front: the far corner goes 4.79 cm at 11 degrees, 5.23 at 12.
    CHECK(verdict(move_on(s, named(s, "A1a"), {turn(plane::Leg::Kind::wheel_left, 11)}).ruling) ==
          Verdict::allowed);
    CHECK(verdict(move_on(s, named(s, "A1a"), {turn(plane::Leg::Kind::wheel_left, 12)}).ruling) ==
          Verdict::forbidden);
}

TEST_CASE("2 the moves of the book battle meet as its sheet says", "[R125][R128]") {
    Scenario s = after_orders();
    s = moved_on(s, named(s, "F2a"), {straight(0, 17)});
    s = moved_on(s, named(s, "F2c"), {straight(0, 17)});
    s = moved_on(s, named(s, "F1a"), {straight(0, 15), straight(-2, 0)});
    s = moved_on(s, named(s, "F1b"), {straight(0, 12)});
    const LaidTable table = lay_out(s);
    CHECK(lay_out_meetings(table).size() == 3);
    // Engaged elements stay.
    const MoveAnswer pinned =
        rule_on_move(table, lay_out_meetings(table),
                     {{MoverRef::Kind::element, 1, named(s, "A2a").element, 0}, {straight(0, 5)}, {}, {}});
    CHECK(verdict(pinned.ruling) == Verdict::forbidden);
    CHECK(deciding(pinned.ruling).rule == RuleRef{126});
}

TEST_CASE("2 A2b evades F2b: 32 in columns, straight away, facing it", "[R127][Q77][Q133]") {
    Scenario s = after_orders();
    s = moved_on(s, named(s, "F2b"), {straight(0, 13)});
    const LaidTable table = lay_out(s);
    const EvasionAnswer a = rule_on_evasion(table, lay_out_meetings(table), named(s, "A2b"));
    CHECK(verdict(a.ruling) == Verdict::allowed);
    REQUIRE(a.way.has_value());
    check_box(a.way->end, {12, 19, 92, 98});
    CHECK(a.way->moved == length_from_cm(32));
    CHECK(a.way->after.front->heading == angle_from_degrees(180));
    CHECK(verdict(rule_on_evasion(table, lay_out_meetings(table), named(s, "A2b"), {{}, true}).ruling) ==
          Verdict::forbidden);
    CHECK(verdict(rule_on_evasion(table, lay_out_meetings(table), named(s, "A2c")).ruling) ==
          Verdict::forbidden);
}

TEST_CASE("7 A1a falls back 18, A2a retreats through A2c's place, F1b recoils 9",
          "[R197][R198][R199][R209][R210][Q107][Q113][Q133]") {
    Scenario s = after_orders();
    s = moved_on(s, named(s, "F2a"), {straight(0, 17)});
    s = moved_on(s, named(s, "F1a"), {straight(0, 15), straight(-2, 0)});
    s = moved_on(s, named(s, "F1b"), {straight(0, 12)});
    const LaidTable table = lay_out(s);
    const LeavingAnswer a1a = rule_on_leaving(
        table, {named(s, "A1a"), WithdrawalCause::fall_back, angle_from_degrees(0), {1, 1}, {}});
    check_box(a1a.end, {71.5, 78.5, 78, 82.5});
    CHECK(a1a.order_points_lost == 0);
    const LeavingAnswer a2a = rule_on_leaving(
        table, {named(s, "A2a"), WithdrawalCause::retreat, angle_from_degrees(0), {1, 1, 0}, {}});
    check_box(a2a.end, {32.5, 43.5, 94, 100});
    CHECK(a2a.after.front->heading == angle_from_degrees(0));
    CHECK(a2a.order_points_lost == 1);
    CHECK(a2a.moved == length_from_cm(34));
    const LeavingAnswer f1b = rule_on_leaving(
        table, {named(s, "F1b"), WithdrawalCause::recoil, angle_from_degrees(180), {0, 1, 1}, {}});
    check_box(f1b.end, {100.5, 111.5, 41, 47});
    const Element& after = f1b.after;
    CHECK(after.front->heading == angle_from_degrees(0));
    // What stands is what was ruled.
    check_box(*element_box(after), {100.5, 111.5, 41, 47});
    check_box(*element_box(a2a.after), {32.5, 43.5, 94, 100});
}

TEST_CASE("7 F1a presses on 4.6 to 3.0 of A1c, which is in the open: fought at once", "[R208][Q112]") {
    Scenario s = after_orders();
    element_of(s, "F1a").front->at = {length_from_cm(75), length_from_cm(57)};
    element_of(s, "A1a").front->at.y = length_from_cm(90);
    element_of(s, "A1c").units.erase(element_of(s, "A1c").units.begin());
    element_of(s, "A1c").rows = {{0, 1}};
    element_of(s, "A1c").front->at.x = length_from_cm(75);
    const LaidTable table = lay_out(s);
    const MoveAnswer a = rule_on_advance(table, named(s, "F1a"), length_from_cm(4.6));
    CHECK(verdict(a.ruling) == Verdict::allowed);
    REQUIRE(a.engages.has_value());
    CHECK(a.engages->enemy == named(s, "A1c"));
    CHECK(verdict(rule_on_advance(table, named(s, "F1a"), length_from_cm(5.2)).ruling) == Verdict::forbidden);
    CHECK(verdict(rule_on_advance(table, named(s, "F2c"), length_from_cm(3)).ruling) == Verdict::forbidden);
}

TEST_CASE("2 laid by hand to 1 mm, the 3 cm stop itself is exact; a millimetre short of it nobody can call",
          "[R086][Q135]") {
    Scenario s = after_orders();
    s.deviation = length_from_cm(0.1);
    CHECK(verdict(move_on(s, named(s, "F2a"), {straight(0, 17)}).ruling) == Verdict::allowed);
    const MoveAnswer near = move_on(s, named(s, "F2a"), {straight(0, 16.9)});
    CHECK(verdict(near.ruling) == Verdict::too_close);
    CHECK(deciding(near.ruling).rule == RuleRef{86});
    CHECK(deciding_measure(near.ruling).sd == Length{141});
    CHECK(verdict(move_on(s, named(s, "F2a"), {straight(0, 16)}).ruling) == Verdict::allowed);
    s.deviation = {};
    CHECK(verdict(move_on(s, named(s, "F2a"), {straight(0, 16.9)}).ruling) == Verdict::allowed);
}

TEST_CASE("4 a move that engages tells whence, and by how much it is in dispute", "[R131][R132][Q70][Q135]") {
    Scenario s = after_orders();
    s.deviation = length_from_cm(0.1);
    // F2b comes upon A1a's right flank from its left: its front's centre keeps 1 mm behind the front line, y 60.
    Element& f2b = element_of(s, "F2b");
    f2b.front = plane::Pose{{length_from_cm(50), length_from_cm(60.1)}, angle_from_degrees(90)};
    const MoveAnswer a = move_on(s, named(s, "F2b"), {straight(9.5, 0)});
    REQUIRE(a.engages.has_value());
    CHECK(a.engages->enemy == named(s, "A1a"));
    const auto& doubts = a.ruling.doubts;
    const bool in_dispute = std::any_of(doubts.begin(), doubts.end(), [&](const Doubt& d) {
        const Measurement& m = a.ruling.measures[static_cast<std::size_t>(d.measure)];
        return d.met.say != d.missed.say || d.met.n != d.missed.n ? m.sd == Length{141} : false;
    });
    CHECK(in_dispute);
    s.deviation = {};
    CHECK(move_on(s, named(s, "F2b"), {straight(9.5, 0)}).ruling.doubts.empty());
}
