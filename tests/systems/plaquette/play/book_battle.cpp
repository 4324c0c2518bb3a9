// The book battle played from its orders to the end of its sequence: every figure of tests/golden/book-battle.md.
#include "files/read.hpp"
#include "places.hpp"
#include "playing.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/initiative.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/fights.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <fstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Battle book_battle() {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    return begun(*read);
}

ElementRef ref_of(const Battle& b, const std::string& id) {
    const std::optional<ElementRef> ref = element_named(b.scenario, id);
    REQUIRE(ref);
    return *ref;
}

const Element& element(const Battle& b, const std::string& id) {
    return b.element(ref_of(b, id));
}

const Staff& staff(const Battle& b, const std::string& id) {
    for (const Side& side : b.scenario.sides)
        for (const Staff& s : side.staffs)
            if (s.id == id) return s;
    throw BrokenPromise("no such staff: " + id);
}

/// What a box covers, in cm: x from, x to, y from, y to.
struct Ground4 {
    double x0, x1, y0, y1;
};

void check_box(const Battle& b, const std::string& id, Ground4 g) {
    INFO(id);
    const std::optional<plane::Box> box = element_box(element(b, id));
    REQUIRE(box);
    CHECK(in_cm(box->centre.x) * 2 == Approx(g.x0 + g.x1));
    CHECK(in_cm(box->centre.y) * 2 == Approx(g.y0 + g.y1));
    CHECK(in_cm(box->w) == Approx(g.x1 - g.x0));
    CHECK(in_cm(box->d) == Approx(g.y1 - g.y0));
}

std::vector<int> plaquettes(const Battle& b, const std::string& id) {
    std::vector<int> out;
    for (const ScenarioUnit& u : element(b, id).units)
        out.push_back(plaquettes_of(u.unit.arm, u.unit.values.size()));
    return out;
}

int army(const Battle& b, std::size_t side) {
    int out = 0;
    for (const Element& e : b.scenario.sides[side].elements)
        for (const ScenarioUnit& u : e.units) out += plaquettes_of(u.unit.arm, u.unit.values.size());
    return out;
}

/// The sum, value and morale of an element in the fights of the present batch, by these dice.
struct Figures {
    int total, value, morale;
    friend bool operator==(const Figures&, const Figures&) = default;
};

Figures figures(const Battle& b, const std::string& id, ValueDice dice) {
    const Ground ground = ground_of(b);
    for (const Fight& f : fights_of(b, ground))
        for (std::size_t side = 0; side < 2; ++side)
            if (f.of(side) == ref_of(b, id)) {
                const EngagementAnswer a = rule_on_engagement(f.engagement, dice);
                return {a.sides[side].total, a.sides[side].value, a.sides[side].morale};
            }
    FAIL(id << " fights nobody");
    return {};
}

const char* const orders = R"(
order FC F1 attack
order FC F2 attack
order AC A2 attack
order F2 F2c manoeuvre
order A2 A2b defence
next
die d6 2
die d6 4
die d6 5
die d6 3
die d6 2)";

const char* const moves = R"(
slot F2 first
slot F1 first
slot FGB last
slot A1 first
move F2a 38,57
move F2b 15.5,57
evade A2b
move F2c 38,45
move F2 29,53
next
move F1a 77,57
move F1b 106,56
next
next
next
next)";

const char* const fire = R"(
fire FGB-1 FGB-2 at A1c
next
die d10 6
next)";

const char* const values = R"(
form A2a-1 solid_square
die d10 6
next
die d10 4
die d10 6
die d10 8
die d10 2)";

const char* const advances = R"(
advance F2a 5
advance F1a 4.6)";

const char* const last_fight = R"(
die d10 9
die d10 3
next)";

}  // namespace

TEST_CASE("1 the book battle's orders: what passes is obeyed, what fails stays unseen",
          "[play][R061][R063][R064][R065][Q21][Q23]") {
    Played p{book_battle(), {}};
    play(p, orders);
    CHECK(p.battle.stage == Stage::choosing);
    for (const char* id : {"F1a", "F1b", "F2a", "F2b", "F1", "F2"}) {
        INFO(id);
        const auto piece = element_named(p.battle.scenario, id);
        CHECK((piece ? p.battle.element(*piece).stance : staff(p.battle, id).stance) == Stance::attack);
    }
    CHECK(element(p.battle, "F2c").stance == Stance::manoeuvre);
    CHECK(element(p.battle, "A2b").stance == Stance::defence);
    CHECK(element(p.battle, "A2a").stance == Stance::manoeuvre);
    CHECK(staff(p.battle, "A2").stance == Stance::manoeuvre);
    CHECK(refused(p.battle, "order A1 A1b manoeuvre") == "Orders are laid only at the start of a sequence");
}

TEST_CASE("1 an element out of its staff's reach gets no order", "[play][R053][R062]") {
    CHECK(refused(book_battle(), "order A1 A1b manoeuvre") == "Out of command: 32.56\u00a0cm of 25\u00a0cm");
}

TEST_CASE("2 the book battle's groups move in the order they chose by initiative",
          "[play][R059][R081][R082][R093][R094][R095][Q35]") {
    Played p{book_battle(), {}};
    play(p, orders);
    std::vector<std::string> ranked;
    const March& march = p.battle.march;
    for (const std::size_t g : march.ranking)
        ranked.push_back(
            march.groups[g].staff
                ? p.battle.scenario.sides[march.groups[g].side].staffs[*march.groups[g].staff].id
                : p.battle.scenario.sides[march.groups[g].side].elements[*march.groups[g].element].id);
    CHECK(ranked == std::vector<std::string>{"F2", "F1", "FGB", "A1", "A2"});
    CHECK(refused(p.battle, "slot F1 first") == "It is for Division F2 to choose");
    CHECK(refused(p.battle, "move F2a 38,57") == "Not now: places in the move are chosen");
}

TEST_CASE("2 the book battle's moves end where the book has them",
          "[play][R072][R074][R085][R086][R125][R127][R128]") {
    Played p{book_battle(), {}};
    play(p, orders);
    play(p, moves);
    check_box(p.battle, "F2a", {32, 44, 50, 57});
    check_box(p.battle, "F2b", {12, 19, 52.5, 57});
    check_box(p.battle, "A2b", {12, 19, 92, 98});
    check_box(p.battle, "F2c", {31.5, 44.5, 42, 45});
    check_box(p.battle, "F1a", {69.5, 80.5, 46, 57});
    check_box(p.battle, "F1b", {100.5, 111.5, 50, 56});
    CHECK(*staff(p.battle, "F2").at == TablePoint{{29000}, {53000}});
    CHECK(p.battle.contacts.size() == 3);
    CHECK(p.battle.stage == Stage::declaring);
    CHECK(p.battle.record(ref_of(p.battle, "F1a")).used == length_from_cm(17));
    CHECK(p.battle.record(ref_of(p.battle, "A2b")).has_evaded);
}

TEST_CASE("3 the book battle's fire takes one battery, its place empty",
          "[play][R108][R110][R122][R123][R124]") {
    Played p{book_battle(), {}};
    play(p, orders);
    play(p, moves);
    CHECK(refused(p.battle, "fire F1a-G at A1a") == "The element is engaged: no fire");
    play(p, fire);
    CHECK(plaquettes(p.battle, "A1c") == std::vector<int>{1, 1});
    check_box(p.battle, "A1c", {71.5, 78.5, 64.6, 68.6});
    CHECK(element(p.battle, "A1c").lost == 1);
}

TEST_CASE("7 the book battle's values and morale are the book's", "[play][R141][R167][R170][R171][R187]") {
    Played p{book_battle(), {}};
    play(p, orders);
    play(p, moves);
    play(p, fire);
    play(p, "form A2a-1 solid_square\ndie d10 6\nnext");
    CHECK(figures(p.battle, "F1a", {4, 6}) == Figures{53, 5, 11});
    CHECK(figures(p.battle, "A1a", {4, 6}) == Figures{36, 4, 9});
    CHECK(figures(p.battle, "F2a", {3, 7}) == Figures{40, 4, 12});
    CHECK(figures(p.battle, "A2a", {3, 7}) == Figures{40, 4, 9});
    CHECK(figures(p.battle, "F1b", {8, 2}) == Figures{27, 2, 8});
    CHECK(figures(p.battle, "A1b", {8, 2}) == Figures{32, 4, 9});
    // Two sums end in 0: no die can change them, and none is asked for.
    CHECK(p.battle.dice.size() == 4);
}

TEST_CASE("7 the book battle's results: who falls back where, in which order",
          "[play][R196][R197][R198][R199][R207][R209]") {
    Played p{book_battle(), {}};
    play(p, orders);
    play(p, moves);
    play(p, fire);
    play(p, values);
    CHECK(p.battle.stage == Stage::advancing);
    check_box(p.battle, "A1a", {71.5, 78.5, 78, 82.5});
    check_box(p.battle, "A2a", {32.5, 43.5, 94, 100});
    CHECK(element(p.battle, "A2a").front->heading == angle_from_degrees(0));
    check_box(p.battle, "F1b", {100.5, 111.5, 41, 47});
    CHECK(plaquettes(p.battle, "F1a") == std::vector<int>{3, 4, 4, 1});
    CHECK(plaquettes(p.battle, "A1a") == std::vector<int>{3, 3});
    CHECK(plaquettes(p.battle, "F1b") == std::vector<int>{4, 3, 3});
    CHECK(p.battle.contacts.empty());
    CHECK(refused(p.battle, "advance F1b 5") ==
          "Brigade F1b has no advance: only an attack that won all its fights has one");
}

TEST_CASE("7 the book battle's advance meets a battery in the open and fights at once",
          "[play][R208][Q112]") {
    Played p{book_battle(), {}};
    play(p, orders);
    play(p, moves);
    play(p, fire);
    play(p, values);
    play(p, advances);
    CHECK(p.battle.batch == 2);
    CHECK(p.battle.stage == Stage::valuing);
    check_box(p.battle, "F1a", {69.5, 80.5, 50.6, 61.6});
    CHECK(figures(p.battle, "F1a", {9, 3}) == Figures{42, 4, 11});
    CHECK(figures(p.battle, "A1c", {9, 3}) == Figures{16, 2, 6});
    play(p, last_fight);
    CHECK(element(p.battle, "A1c").units.empty());
}

TEST_CASE("the book battle ends as the book has it", "[play][R058][R193][R194][R210][R211][R212]") {
    Played p{book_battle(), {}};
    play(p, orders);
    play(p, moves);
    play(p, fire);
    play(p, values);
    play(p, advances);
    play(p, last_fight);
    CHECK(p.battle.stage == Stage::staff_losses);
    CHECK(p.battle.dice.size() == 1);
    play(p, "die d10 1");
    const Battle& b = p.battle;
    CHECK(b.sequence == 2);
    CHECK(b.stage == Stage::placing);
    struct End {
        const char* id;
        Stance stance;
        int fatigue;
        std::vector<int> plaquettes;
        Ground4 box;
    };
    const std::vector<End> ends{
        {"F1a", Stance::attack, 1, {3, 4, 4, 1}, {69.5, 80.5, 50.6, 61.6}},
        {"F1b", Stance::defence, 1, {4, 3, 3}, {100.5, 111.5, 41, 47}},
        {"F2a", Stance::attack, 1, {3, 4}, {32, 44, 55, 62}},
        {"F2b", Stance::attack, 0, {3, 3}, {12, 19, 52.5, 57}},
        {"F2c", Stance::manoeuvre, 0, {2, 2}, {31.5, 44.5, 42, 45}},
        {"FGB", Stance::defence, 0, {1, 1}, {71.5, 78.5, 21, 25}},
        {"A1a", Stance::manoeuvre, 1, {3, 3}, {71.5, 78.5, 78, 82.5}},
        {"A1b", Stance::defence, 1, {3, 4}, {102.5, 109.5, 59, 65}},
        {"A2a", Stance::fall_back, 2, {3, 3, 4}, {32.5, 43.5, 94, 100}},
        {"A2b", Stance::defence, 0, {2, 2}, {12, 19, 92, 98}},
        {"A2c", Stance::manoeuvre, 0, {3, 3}, {33.5, 42.5, 78, 85}},
    };
    for (const End& e : ends) {
        INFO(e.id);
        CHECK(element(b, e.id).stance == e.stance);
        CHECK(element(b, e.id).fatigue == e.fatigue);
        CHECK(plaquettes(b, e.id) == e.plaquettes);
        CHECK(element(b, e.id).lost == 0);
        check_box(b, e.id, e.box);
    }
    CHECK(element(b, "A1c").units.empty());
    CHECK(army(b, 0) == 41);
    CHECK(army(b, 1) == 33);
    const auto next_orders = [&](const char* id) {
        return total(rule_on_orders_available(staff(b, id).value, staff(b, id).orders_lost));
    };
    CHECK(next_orders("FC") == 4);
    CHECK(next_orders("F1") == 4);
    CHECK(next_orders("F2") == 3);
    CHECK(next_orders("AC") == 3);
    CHECK(next_orders("A1") == 2);
    CHECK(next_orders("A2") == 1);
    CHECK(staff(b, "A1").value == 2);
    CHECK(staff(b, "A1").charisma == 0);
}

TEST_CASE("the book battle's script is one file that plays to the same end", "[play][R057]") {
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle.orders");
    REQUIRE(in);
    const std::string script{std::istreambuf_iterator<char>(in), {}};
    Played whole{book_battle(), {}}, parts{book_battle(), {}};
    play(whole, script);
    for (const char* part : {orders, moves, fire, values, advances, last_fight, "die d10 1"})
        play(parts, part);
    CHECK(whole.battle == parts.battle);
}
