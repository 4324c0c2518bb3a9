// What the rules of one order cannot see: what has gone before it in the sequence.
#include "small_battles.hpp"

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// Foot of the first side in attack, 17 cm below horse of the second.
Scenario attack_on_horse() {
    return scenario_of({element_at("a", Stance::attack, at(50, 40), 0, {foot("a-1")})},
                       {horse("b", Stance::defence, at(50, 57), 180)});
}

/// Two rows of one battalion each.
Element two_rows(std::string id, Stance stance, TablePoint front, double heading) {
    Element e = element_at(id, stance, front, heading, {foot(id + "-1"), foot(id + "-2")});
    e.rows = {{0}, {1}};
    return e;
}

Staff division(std::string id, Stance stance) {
    Staff s;
    s.id = std::move(id);
    s.value = 6;
    s.stance = stance;
    s.at = at(50, 30);
    return s;
}

/// A division in attack and its four elements, all in attack, and an enemy far away.
Scenario division_of_four() {
    std::vector<Element> own;
    for (int i = 0; i < 4; ++i)
        own.push_back(element_at(std::string(1, static_cast<char>('a' + i)), Stance::attack,
                                 at(30 + 12 * i, 40), 0,
                                 {foot(std::string("u") + static_cast<char>('a' + i))}));
    for (Element& e : own) e.under = 0;
    Scenario s =
        scenario_of(std::move(own), {element_at("e", Stance::defence, at(500, 500), 180, {foot("e-1")})});
    s.sides[0].staffs.push_back(division("D", Stance::attack));
    return s;
}

}  // namespace

TEST_CASE("2 cavalry evades as the enemy comes into contact, not a sequence later", "[play][R127][Q77]") {
    Played p = about_to_move(attack_on_horse());
    play(p, "move a 50,54");
    REQUIRE(p.battle.contacts.size() == 1);
    Battle later = p.battle;
    later.contacts[0].since = later.sequence - 1;
    CHECK(refused(later, "evade b") == "b evades only at the moment of contact");
    play(p, "evade b");
    CHECK(p.battle.contacts.empty());
}

TEST_CASE("2 cavalry that has evaded has made its move", "[play][R127][Q77]") {
    Played p = about_to_move(attack_on_horse());
    play(p, "move a 50,54\nevade b");
    wait_for(p, {1, 0});
    const TablePoint behind = p.battle.element({1, 0}).front->at;
    REQUIRE(behind.y > length_from_cm(60));
    CHECK(refused(p.battle, "move b 50,56") == "b has evaded already");
}

TEST_CASE("2 cavalry that evades beyond the edge leaves the table, and none of it is lost",
          "[play][R127][Q77][Q126]") {
    Scenario s = attack_on_horse();
    s.width = s.depth = length_from_cm(62);
    Played p = about_to_move(std::move(s));
    play(p, "move a 50,54\nevade b");
    CHECK(p.battle.element({1, 0}).units.empty());
    CHECK(p.battle.record({1, 0}).gone.size() == 1);
    CHECK(p.battle.element({1, 0}).lost == 0);
}

TEST_CASE("2 an attack turns before it sets out and not after", "[play][R072][Q29]") {
    Played p = about_to_move(attack_on_horse());
    Played turned = p;
    play(turned, "wheel a left 2");
    CHECK(moves_owed(turned.battle).size() == 1);
    CHECK(refused(turned.battle, "wheel a left 2") == "a attacks straight on: it turns only as it sets out");
    const plane::Pose now = *turned.battle.element({0, 0}).front;
    const TablePoint ahead = plane::offset(now.at, now.heading, {}, length_from_cm(8));
    const Order on = Move{"a", ahead, {}, {}};
    REQUIRE(carry_out(turned, "move a 8 cm ahead", on));
    CHECK(moves_owed(turned.battle).empty());
    play(p, "move a 50,48");
    CHECK(refused(p.battle, "wheel a left 2") == "a attacks straight on: it turns only as it sets out");
    play(p, "move a 50,54");
    CHECK(p.battle.contacts.size() == 1);
}

TEST_CASE("2 an attack cannot turn so far that half its move is no longer left", "[play][R072][Q29]") {
    Played p = about_to_move(attack_on_horse());
    CHECK_THAT(refused(p.battle, "wheel a left 179"), Catch::StartsWith("An attack advances at least"));
    CHECK(referee(p.battle, order_of("wheel a left 20")).event);
}

TEST_CASE("2 a unit that closes up uses its element's move, and the attack is still owed",
          "[play][R072][R090]") {
    Scenario s = scenario_of({two_rows("a", Stance::attack, at(50, 30), 0)},
                             {element_at("e", Stance::defence, at(50, 90), 180, {foot("e-1")})});
    Played p = about_to_move(std::move(s));
    play(p, "move a-1 50,30.5");
    CHECK(p.battle.record({0, 0}).used == length_from_cm(0.5));
    CHECK(moves_owed(p.battle).size() == 1);
}

TEST_CASE("2 lines in contact are not swapped", "[play][R097][R140][Q46]") {
    Scenario s = scenario_of({two_rows("a", Stance::attack, at(50, 40), 0)},
                             {element_at("e", Stance::defence, at(50, 57), 180, {foot("e-1")})});
    Played p = about_to_move(std::move(s));
    Played before = p;
    play(before, "swap a-1 a-2");
    play(p, "move a 50,54");
    REQUIRE(p.battle.contacts.size() == 1);
    CHECK(refused(p.battle, "swap a-1 a-2") == "a is in contact: its lines change no more");
}

TEST_CASE("2 those still tied roll again among themselves: no later die outweighs an earlier one",
          "[play][R084][Q36]") {
    Scenario s = scenario_of({element_at("a", Stance::defence, at(50, 20), 0, {foot("a-1")}),
                              element_at("b", Stance::defence, at(80, 20), 0, {foot("b-1")})},
                             {element_at("c", Stance::defence, at(50, 90), 180, {foot("c-1")})});
    Played p{begun(std::move(s)), {}};
    go_on(p);
    play(p, "next");
    REQUIRE(p.battle.dice.size() == 3);
    // a and b tie at 8, c has 3; then a rolls 1 and b rolls 2, both below c's die.
    std::string faces;
    for (const DieRequest& d : p.battle.dice)
        faces += d.who == element_subject({1, 0}) ? "die d10 3\n" : "die d10 8\n";
    play(p, faces);
    REQUIRE(p.battle.dice.size() == 2);
    play(p, "die d10 1\ndie d10 2");
    REQUIRE(p.battle.stage == Stage::choosing);
    std::vector<std::string> chosen;
    while (p.battle.stage == Stage::choosing) {
        const MarchGroup& g = group_in_turn(p.battle);
        chosen.push_back(p.battle.scenario.sides[g.side].elements[*g.element].id);
        play(p, "slot " + chosen.back() + " first");
    }
    REQUIRE_FALSE(chosen.empty());
    CHECK(chosen.front() == "b");
    CHECK(std::find(chosen.begin(), chosen.end(), "c") != chosen.begin());
    CHECK((chosen.size() < 2 || chosen[1] == "a"));
}

TEST_CASE("2 where there is no part of the defender left, one attacker fewer engages", "[play][R129][Q80]") {
    Element line = element_at("e", Stance::defence, at(50, 57), 180, {foot("e-1", Formation::line)});
    Scenario s = scenario_of({element_at("a", Stance::attack, at(46, 40), 0, {foot("a-1")}),
                              element_at("b", Stance::attack, at(54, 40), 0, {foot("b-1")})},
                             {line});
    Played p = about_to_move(std::move(s));
    play(p, "move a 46,54");
    wait_for(p, {0, 1});
    play(p, "move b 54,54");
    REQUIRE(p.battle.contacts.size() == 1);
    CHECK(p.battle.contacts[0].attacker == ElementRef{0, 0});
}

TEST_CASE("1 orders that lie face down count in the quota of particular orders", "[play][R073][Q32]") {
    Played p{begun(division_of_four()), {}};
    play(p, "order D a manoeuvre\norder D b manoeuvre");
    CHECK_THAT(refused(p.battle, "order D c manoeuvre"), Catch::Contains("2"));
    CHECK(refused(p.battle, "order D c manoeuvre") ==
          refused(
              [&] {
                  Battle b = p.battle;
                  b.chits.clear();
                  b.element({0, 0}).stance = b.element({0, 1}).stance = Stance::manoeuvre;
                  return b;
              }(),
              "order D c manoeuvre"));
}

TEST_CASE("1 states that a combat has imposed count in no quota", "[play][R073][Q32]") {
    Battle b = begun(division_of_four());
    for (const std::size_t e : {0U, 1U, 2U}) {
        b.element({0, e}).stance = Stance::manoeuvre;
        b.record({0, e}).is_imposed = true;
    }
    CHECK(referee(b, order_of("order D d manoeuvre")).event);
    b.record({0, 0}).is_imposed = b.record({0, 1}).is_imposed = false;
    CHECK_FALSE(referee(b, order_of("order D d manoeuvre")).event);
}

TEST_CASE("1 elements that are gone count in no quota", "[play][R073][Q32]") {
    Battle b = begun(division_of_four());
    take_losses(b, {0, 2}, {{"uc", 4}});
    take_losses(b, {0, 3}, {{"ud", 4}});
    b.element({0, 0}).stance = Stance::manoeuvre;
    CHECK_FALSE(referee(b, order_of("order D b manoeuvre")).event);  // one of the two left has it
    b.element({0, 0}).stance = Stance::attack;
    CHECK(referee(b, order_of("order D b manoeuvre")).event);
}

TEST_CASE("the staff of a division whose elements are all gone rides with any group of its side",
          "[play][R059]") {
    Scenario s = scenario_of({element_at("a", Stance::manoeuvre, at(50, 20), 0, {foot("a-1")}),
                              element_at("b", Stance::manoeuvre, at(80, 20), 0, {foot("b-1")})},
                             {element_at("e", Stance::manoeuvre, at(50, 90), 180, {foot("e-1")})});
    s.sides[0].staffs.push_back(division("D", Stance::manoeuvre));
    s.sides[0].elements[0].under = 0;
    Battle b = begun(std::move(s));
    take_losses(b, {0, 0}, {{"a-1", 4}});
    Played p = about_to_move(std::move(b));
    wait_for(p, {0, 1});
    play(p, "move D 60,30");
    CHECK(p.battle.scenario.sides[0].staffs[0].at == at(60, 30));
}

TEST_CASE("nothing is stated of a battle that is over", "[play][Q135]") {
    Battle b = begun(attack_on_horse());
    b.stage = Stage::over;
    CHECK(refused(b, "state distance a b 12") == refused(b, "next"));
}

TEST_CASE(
    "3 by the reading that takes everything on one target together, the guns of two elements are one tir",
    "[play][R116][R123][Q56]") {
    Scenario s =
        scenario_of({element_at("a", Stance::defence, at(44, 20), 0, {guns("a-1")}),
                     element_at("b", Stance::defence, at(50, 20), 0, {guns("b-1")})},
                    {element_at("e", Stance::defence, at(47, 35), 180, {foot("e-1", Formation::line)})});
    const auto dice_of = [&](int grouping) {
        Scenario read = s;
        read.readings.choose(Option::fire_grouping, grouping);
        Played p = about_to_move(std::move(read));
        while (p.battle.stage == Stage::moving) play(p, "next");
        play(p, "fire a-1 b-1 at e\nnext");
        std::vector<int> totals;
        for (const DieRequest& d : p.battle.dice) totals.push_back(d.a);
        return std::pair(totals, p);
    };
    const auto [each, apart] = dice_of(value::per_element_and_target);
    auto [joint, together] = dice_of(value::per_target);
    REQUIRE(each.size() == 2);
    REQUIRE(joint.size() == 1);
    CHECK(joint[0] == each[0] + each[1]);
    play(together, "die d10 1");
    // The tens are losses, and the die is within the units.
    CHECK(plaquettes_of(Arm::infantry, together.battle.element({1, 0}).units[0].unit.values.size()) ==
          4 - (joint[0] / 10 + 1));
}
