// Table and tablet in step: what hands have to do on the real table after a ruling.
#include "app/game/table_steps.hpp"

#include "../../systems/plaquette/play/conforming.hpp"
#include "app/game/player_view.hpp"
#include "app/game/trying_out.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/play.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

using Kind = HandAct::Kind;

/// What lay before, once every step is done by hand.
std::vector<LyingPiece> after_hands(std::vector<LyingPiece> lying, const std::vector<TableStep>& steps) {
    for (const TableStep& step : steps)
        for (LyingPiece& piece : lying)
            if (piece.id == step.piece) piece = done_by_hand(std::move(piece), step);
    return lying;
}

int count_of(const std::vector<TableStep>& steps, Kind kind) {
    int out = 0;
    for (const TableStep& step : steps)
        out += static_cast<int>(std::count_if(step.acts.begin(), step.acts.end(),
                                              [&](const HandAct& act) { return act.kind == kind; }));
    return out;
}

/// What random games have seen, over all of them: a law that nothing tries is none.
struct Seen {
    int steps{0}, carried{0}, turned{0}, counted{0}, formed{0}, taken{0}, lifted{0}, put{0};

    void take(const std::vector<TableStep>& all) {
        steps += static_cast<int>(all.size());
        carried += count_of(all, Kind::carry);
        turned += count_of(all, Kind::turn);
        counted += count_of(all, Kind::count);
        formed += count_of(all, Kind::form);
        taken += count_of(all, Kind::take_away);
        lifted += count_of(all, Kind::lift);
        put += count_of(all, Kind::put_down);
    }
};

void check_law(const Scenario& before, const Scenario& after, Seen& seen) {
    const std::vector<TableStep> steps = table_steps(before, after);
    seen.take(steps);
    std::set<std::string> pieces;
    for (const TableStep& step : steps) {
        CHECK(pieces.insert(step.piece).second);
        if (!is_worth_doing(step)) continue;
        for (const Lang lang : {Lang::fr, Lang::en}) {
            const std::string words = words_of_step(lang, step);
            CHECK(words.size() > step.name.size() + 3);
            CHECK(words.find('{') == std::string::npos);
        }
    }
    CHECK(after_hands(lying_pieces(before), steps) == lying_pieces(after));
}

const Element& element_named(const Battle& b, const std::string& id) {
    return b.element(named(b.scenario, id)->element());
}

/// The book battle with some of it put otherwise by what the players agree.
Battle agreed(Battle b, const std::vector<Decree>& decrees) {
    for (const Decree& decree : decrees) {
        const PlayAnswer answer = referee(b, Overrule{1, decree, {}, "agreed"});
        REQUIRE(answer.event);
        b = advance(std::move(b), *answer.event);
    }
    return b;
}

std::string words(const Battle& before, const Battle& after, const std::string& piece, Lang lang = Lang::en) {
    for (const TableStep& step : table_steps(before.scenario, after.scenario))
        if (step.piece == piece) return words_of_step(lang, step);
    return {};
}

Battle moved(const Battle& b, const std::string& id, double right, double ahead, int turn = 0) {
    const plane::Pose front = *element_named(b, id).front;
    Battle out = b;
    Element& e = out.element(named(b.scenario, id)->element());
    e.front =
        plane::Pose{plane::offset(front.at, front.heading, length_from_cm(right), length_from_cm(ahead)),
                    front.heading + Angle{1000 * turn}};
    return out;
}

}  // namespace

TEST_CASE("what hands are told to do makes of the table before the table after, in games played at random",
          "[table_steps]") {
    Seen seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        INFO(seed);
        Battle b = tests::Conforming<PlaquetteGame>::any_start(seed);
        MeddlingPlayer player(seed);
        Scenario marked = b.scenario;
        int refused = 0;
        for (int orders = 0; orders < 250 && b.stage != Stage::over; ++orders) {
            const std::optional<Order> step = automatic(b);
            const PlayAnswer answer = referee(b, step ? *step : player.next(b, refused));
            refused = answer.event ? 0 : refused + 1;
            if (!answer.event) continue;
            const Scenario before = b.scenario;
            b = advance(std::move(b), *answer.event);
            check_law(before, b.scenario, seen);
            check_law(b.scenario, before, seen);  // an undo is done by hand, too
            if (orders % 20 == 19) {
                check_law(marked, b.scenario, seen);
                marked = b.scenario;
            }
        }
    }
    CHECK(seen.steps > 400);
    for (const int count :
         {seen.carried, seen.turned, seen.counted, seen.formed, seen.taken, seen.lifted, seen.put})
        CHECK(count > 5);
}

TEST_CASE(
    "steps are told as they are done: how many bases, how far by its own front, which way it then faces",
    "[table_steps]") {
    const Battle start = tests::Conforming<PlaquetteGame>::book_battle();
    CHECK(table_steps(start.scenario, start.scenario).empty());
    SECTION("bases") {
        const Battle then = agreed(start, {FigureIs{"F1a-1", FigureKind::plaquettes, 2}});
        CHECK(words(start, then, "F1a") == "Brigade F1a: remove 2 bases from F1a-1");
        CHECK(words(start, then, "F1a", Lang::fr) == "Brigade F1a : retirez 2 plaquettes de F1a-1");
        CHECK(words(then, start, "F1a") == "Brigade F1a: add 2 bases to F1a-1");
    }
    SECTION("a move") {
        CHECK(words(start, moved(start, "F2b", 0, 6), "F2b", Lang::fr) ==
              "Brigade légère F2b : avance de 6 cm");
        CHECK(words(start, moved(start, "F2b", -2.5, -18), "F2b", Lang::fr) ==
              "Brigade légère F2b : recule de 18 cm, 2,5 cm à sa gauche, face à l’ennemi");
        CHECK(words(start, moved(start, "F2b", 0, -18, 180), "F2b") ==
              "Brigade légère F2b: back 18 cm, turns about, its back to the enemy");
        CHECK(words(start, moved(start, "F2b", 0, 1, 10), "F2b") ==
              "Brigade légère F2b: advances 1 cm, turns 10° right, facing the enemy");
    }
    SECTION("formations: one for all of them, or each by its name") {
        const Battle one = agreed(start, {Form{"F1a-1", Formation::line}});
        CHECK(words(start, one, "F1a") == "Brigade F1a: in line");
        const Battle two =
            agreed(start, {Form{"F1a-1", Formation::line}, Form{"F1a-2", Formation::hollow_square}});
        CHECK(words(start, two, "F1a") == "Brigade F1a: F1a-1 in line, F1a-2 in hollow square");
    }
    SECTION("off the table, and gone for good") {
        CHECK(words(start, agreed(start, {Place{"F1b", {}, {}}}), "F1b") ==
              "Brigade F1b: lay beside the table");
        const Battle gone = agreed(start, {OutOfPlay{"F1b"}});
        CHECK(words(start, gone, "F1b", Lang::fr) == "Brigade F1b : retirez-le de la table");
        CHECK(words(gone, start, "F1b").find("set down") != std::string::npos);
    }
}

TEST_CASE("what is too little for hands is in the steps and not on the list", "[table_steps]") {
    const Battle start = tests::Conforming<PlaquetteGame>::book_battle();
    const Battle then = moved(start, "F2b", 0.1, 0.2);
    const std::vector<TableStep> steps = table_steps(start.scenario, then.scenario);
    REQUIRE(steps.size() == 1);
    CHECK_FALSE(is_worth_doing(steps.front()));
    CHECK(after_hands(lying_pieces(start.scenario), steps) == lying_pieces(then.scenario));
}

TEST_CASE("what leaves goes first, who makes room goes before who comes, staffs go last", "[table_steps]") {
    const Battle start = tests::Conforming<PlaquetteGame>::book_battle();
    Battle then = agreed(start, {OutOfPlay{"A1b"}});
    const Element &first = element_named(start, "F2a"), &second = element_named(start, "F2c");
    const plane::Pose there = *second.front;
    then = moved(then, "F2c", 0, -30);
    then.element(named(then.scenario, first.id)->element()).front = there;
    then.scenario.sides[0].staffs[0].at = TablePoint{length_from_cm(5), length_from_cm(5)};
    const std::vector<TableStep> steps = table_steps(start.scenario, then.scenario);
    REQUIRE(steps.size() == 4);
    CHECK(steps[0].piece == "A1b");
    CHECK(steps[1].piece == "F2c");
    CHECK(steps[2].piece == "F2a");
    CHECK(steps[3].piece == start.scenario.sides[0].staffs[0].id);
}

TEST_CASE("steps tell nothing of orders, whoever looks", "[table_steps]") {
    Battle one = tests::Conforming<PlaquetteGame>::book_battle(), other = one;
    for (Side& side : other.scenario.sides) {
        for (Element& e : side.elements) e.stance = Stance::retreat;
        for (Staff& s : side.staffs) s.stance = Stance::attack;
    }
    CHECK(table_steps(one.scenario, other.scenario).empty());
}

TEST_CASE("a piece that is ticked lies as it stands, the others as they lay", "[table_steps]") {
    const Battle start = tests::Conforming<PlaquetteGame>::book_battle();
    const Battle then = moved(moved(start, "F2b", 0, 6), "F1b", 0, 6);
    Scenario on_table = start.scenario;
    lay_as(on_table, then.scenario, "F2b");
    const std::vector<TableStep> left = table_steps(on_table, then.scenario);
    REQUIRE(left.size() == 1);
    CHECK(left.front().piece == "F1b");
    CHECK_FALSE(step_picture(on_table, then.scenario, left.front()).corners.empty());
}
