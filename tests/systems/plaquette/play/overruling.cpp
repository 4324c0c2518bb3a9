// Figures, positions and contacts put otherwise than a line came to, places given and taken, readings chosen on the way.
#include "../random_tables.hpp"
#include "app/game/game.hpp"
#include "conforming.hpp"
#include "game/mend.hpp"
#include "playing.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <fstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

std::string orders_of_file(const std::string& name) {
    std::ifstream in(std::string(places::source) + "/tests/games/" + name + ".orders");
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string up_to(std::string script, const std::string& line) {
    script.resize(script.find(line));
    return script;
}

Played book_battle() {
    Played p{tests::Conforming<PlaquetteGame>::book_battle(), {}};
    go_on(p);
    return p;
}

/// The book battle up to a line of its script.
Played book_battle_to(const std::string& line) {
    Played p = book_battle();
    play(p, up_to(orders_of_file("book-battle"), line));
    return p;
}

void overrule(Played& p, const std::string& value) {
    play(p, "overrule 1 \"" + value + "\" because it was so");
}

std::string refused_value(const Played& p, const std::string& value) {
    return refused(p.battle, "overrule 1 \"" + value + "\" because it was so");
}

const Element& element(const Played& p, const char* id) {
    return p.battle.element(*element_named(p.battle.scenario, id));
}

const Staff& staff(const Played& p, const char* id) {
    const std::optional<Named> found = named(p.battle.scenario, id);
    REQUIRE(found);
    return p.battle.scenario.sides[found->side].staffs[found->index];
}

std::size_t plaquettes(const Played& p, const char* element_id, std::size_t unit) {
    return element(p, element_id).units.at(unit).unit.values.size();
}

TablePoint at(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

}  // namespace

TEST_CASE("an overruling puts a figure otherwise from where the battle stands", "[play][overrule]") {
    Played p = book_battle_to("move F2a");
    overrule(p, "F1a fatigue 3");
    CHECK(element(p, "F1a").fatigue == 3);
    overrule(p, "F1a lost 2");
    CHECK(element(p, "F1a").lost == 2);
    overrule(p, "F1a stance defence");
    CHECK(element(p, "F1a").stance == Stance::defence);
    overrule(p, "F1 stance defence");
    CHECK(staff(p, "F1").stance == Stance::defence);
    overrule(p, "F1 value 2");
    CHECK(staff(p, "F1").value == 2);
    overrule(p, "F1 charisma 3");
    CHECK(staff(p, "F1").charisma == 3);
    overrule(p, "F1a-1 plaquettes 2");
    CHECK(plaquettes(p, "F1a", 0) == 2);
    CHECK(element(p, "F1a").lost == 2);
    overrule(p, "F1a-1 plaquettes 4");
    CHECK(element(p, "F1a").units[0].unit.values == std::vector<int>{4, 4, 4, 4});
    overrule(p, "F1a-1 values 4 4 3");
    CHECK(element(p, "F1a").units[0].unit.values == std::vector<int>{4, 4, 3});
    overrule(p, "F1a-1 formation solid_square");
    CHECK(element(p, "F1a").units[0].unit.formation == Formation::solid_square);
    overrule(p, "F1a-2 plaquettes 0");
    CHECK(element(p, "F1a").units.size() == 3);
    overrule(p, "F1b gone");
    CHECK(element(p, "F1b").units.empty());
    CHECK(p.battle.record(*element_named(p.battle.scenario, "F1b")).gone.size() == 3);
    CHECK(refused_value(p, "F1b at 20,20") == "Brigade F1b is not in play");
}

TEST_CASE("the orders that a staff has left are what an overruling says", "[play][overrule][R061]") {
    Played p = book_battle();
    const auto left = [&](const char* id) {
        const std::optional<Named> n = named(p.battle.scenario, id);
        return total(rule_on_orders_available(staff(p, id).value, staff(p, id).orders_lost)) -
               p.battle.sides[n->side].staffs[n->index].spent;
    };
    play(p, "order FC F1 attack");
    overrule(p, "FC orders 0");
    CHECK(left("FC") == 0);
    CHECK_FALSE(referee(p.battle, order_of("order FC F2 attack")).event);
    overrule(p, "FC orders 1");
    play(p, "order FC F2 attack");
    CHECK(left("FC") == 0);
}

TEST_CASE("what cannot be so is refused, and the battle is as it was", "[play][overrule]") {
    const Played p = book_battle_to("move F2a");
    CHECK(refused_value(p, "F1a at 106,44") == "Brigade F1a and Brigade F1b overlap by 3 cm");
    CHECK(refused_value(p, "FGB-1 formation line").find("cannot be in formation: line") != std::string::npos);
    CHECK(refused_value(p, "F2a-1 formation solid_square").find("cannot be in formation") !=
          std::string::npos);
    CHECK(refused_value(p, "FGB-1 plaquettes 2").find("is a battery") != std::string::npos);
    CHECK(refused_value(p, "FC stance attack").find("cannot have the order: attack") != std::string::npos);
    CHECK(refused_value(p, "F1 stance retreat").find("cannot have the order: retreat") != std::string::npos);
    CHECK(refused_value(p, "F1a clear A1a").find("is not in contact") != std::string::npos);
    CHECK(refused_value(p, "F1a contact A1a").find("is in contact with") != std::string::npos);
    CHECK(refused(p.battle, "overrule 1 allowed because x") == "That is for the log, not for the table");
    CHECK(refused(p.battle, "overrule 1 4 because x") == "That is for the log, not for the table");
    Played mixed = p;
    overrule(mixed, "F1a-1 values 4 4 3");
    CHECK(refused_value(mixed, "F1a-1 plaquettes 4").find("are not alike") != std::string::npos);
    // While dice are owed nothing is changed that they may rest on.
    const Played owing = book_battle_to("die d6 2");
    CHECK(refused_value(owing, "F1a fatigue 1") == "3 dice still to be rolled");
    CHECK(refused(owing.battle, "place F1a off") == "3 dice still to be rolled");
}

TEST_CASE("a move that was refused may be let through, and counts as one", "[play][overrule][R098]") {
    Played p = book_battle_to("move F2a");
    REQUIRE_FALSE(referee(p.battle, order_of("move F2a 38,75")).event);
    overrule(p, "move F2a 60,55,10");
    const ElementRef ref = *element_named(p.battle.scenario, "F2a");
    CHECK(p.battle.element(ref).front->at == at(60, 55));
    CHECK(p.battle.element(ref).front->heading == angle_from_degrees(10));
    CHECK(p.battle.record(ref).has_moved);
    CHECK(p.battle.record(ref).path.size() == 2);
    const Played later = book_battle_to("fire FGB-1");
    CHECK(refused_value(later, "move F2a 60,55").find("Not now") != std::string::npos);
}

TEST_CASE("a contact may be said to be, or not to be", "[play][overrule][R125]") {
    Played p = book_battle_to("move F2a");
    const Stance was = element(p, "F1a").stance;
    overrule(p, "F1a at 80,57");
    CHECK(element(p, "F1a").front->at == at(80, 57));
    CHECK(was == Stance::attack);
    for (const char* enemy : {"A1a", "A1b", "A1c"}) {
        const std::optional<plane::Box> body = element_box(element(p, enemy));
        REQUIRE(body);
        const TablePoint before =
            plane::offset(plane::front_centre(*body), body->heading, {}, length_from_cm(2));
        // Moved in front of it, an element in attack meets it; off it again, it does not.
        Played q = book_battle_to("move F2a");
        const PlayAnswer there =
            referee(q.battle, Overrule{1, Place{"F2a", before, body->heading + Angle{180000}}, {}, "x"});
        if (!there.event) continue;
        q.battle = advance(q.battle, *there.event);
        if (!is_in_contact(q.battle, *element_named(q.battle.scenario, "F2a"))) continue;
        INFO(enemy);
        CHECK(refused_value(q, std::string("F2a clear ") + enemy).find("is in attack within 3 cm") !=
              std::string::npos);
        CHECK(refused_value(q, "F2a at 38,40").find("is in contact with") != std::string::npos);
        overrule(q, "F2a stance manoeuvre");
        overrule(q, std::string("F2a clear ") + enemy);
        CHECK_FALSE(is_in_contact(q.battle, *element_named(q.battle.scenario, "F2a")));
        overrule(q, std::string("F2a contact ") + enemy + " left_flank");
        CHECK(q.battle.contacts.back().aspect == Aspect::flank);
        CHECK(refused_value(q, std::string("F2a contact ") + enemy) ==
              "Cuirassiers F2a is in contact already");
        return;
    }
    FAIL("no enemy to meet");
}

TEST_CASE("a reading chosen on the way holds from the next sequence, and alters no earlier ruling",
          "[play][choose][Q12]") {
    Played p = book_battle();
    play(p, "choose hollow_min 3 because we forgot it");
    CHECK(p.battle.scenario.readings.at(Option::hollow_min) == 4);
    CHECK(refused(p.battle, "choose hollow_min 3 because again") == "It is so already: hollow_min = 3");
    play(p, "choose elites false by umpire because agreed");
    play(p, "choose elites true because better not");
    CHECK(p.battle.chosen.size() == 1);
    play(p, orders_of_file("book-battle"));
    REQUIRE(p.battle.sequence == 2);
    CHECK(p.battle.scenario.readings.at(Option::hollow_min) == 3);
    CHECK(p.battle.scenario.readings.on(Option::elites));
    CHECK(p.battle.chosen.empty());
    const Ruling& end = p.lines.back().answer.ruling;
    bool is_told = false;
    for (const Finding& f : end.findings)
        is_told =
            is_told || text_of(Lang::fr, end, f, names_of(p.battle.scenario)) == "Désormais : hollow_min = 3";
    CHECK(is_told);
    for (const PlayedLine& line : p.lines)
        if (line.before.sequence == 1) CHECK(line.before.scenario.readings.at(Option::hollow_min) == 4);
}

namespace {

Scenario without_places(Scenario s) {
    for (Side& side : s.sides) {
        for (Staff& st : side.staffs) st.at.reset();
        for (Element& e : side.elements) {
            e.front.reset();
            for (ScenarioUnit& u : e.units) u.own_front.reset();
        }
    }
    return s;
}

/// The line that puts a piece where another battle has it.
std::string placing_of(const std::string& id, TablePoint where, Angle heading) {
    return files::text_of(Place{id, where, heading}) + "\n";
}

std::string placing_of_all(const Battle& b) {
    std::string out;
    for (const Side& side : b.scenario.sides) {
        for (const Staff& s : side.staffs)
            if (s.at) out += placing_of(s.id, *s.at, s.heading);
        for (const Element& e : side.elements)
            if (e.front) out += placing_of(e.id, e.front->at, e.front->heading);
    }
    return out;
}

std::string lifting_of_all(const Battle& b) {
    std::string out;
    for (const Side& side : b.scenario.sides) {
        for (const Staff& s : side.staffs)
            if (s.at) out += "place " + s.id + " off\n";
        for (const Element& e : side.elements)
            if (e.front) out += "place " + e.id + " off\n";
    }
    return out;
}

}  // namespace

TEST_CASE("a battle begun without places gets them, and goes on as if it had always had them",
          "[play][place][Q135]") {
    const Played whole = [] {
        Played p = book_battle();
        play(p, orders_of_file("book-battle"));
        return p;
    }();
    Battle start = book_battle().battle;
    start = begun(without_places(start.scenario));
    Played p{start, {}};
    play(p, placing_of_all(book_battle().battle));
    play(p, orders_of_file("book-battle"));
    CHECK(hash_of(p.battle) == hash_of(whole.battle));
}

TEST_CASE("a battle that loses its places in the middle goes on by what is stated, with its contacts",
          "[play][place][Q135]") {
    Played p = book_battle_to("advance F2a 5");
    Played fighting = book_battle_to("form A2a-1");
    const std::size_t contacts = fighting.battle.contacts.size();
    REQUIRE(contacts > 0);
    play(fighting, lifting_of_all(fighting.battle));
    CHECK(fighting.battle.contacts.size() == contacts);
    for (const Side& side : fighting.battle.scenario.sides)
        for (const Element& e : side.elements) CHECK_FALSE(element_box(e));
    CHECK(refused(fighting.battle, "place F1a off") == "Brigade F1a has no place on the table");
    // On to the end of the sequence, whatever dice are asked.
    for (int i = 0; i < 60 && fighting.battle.sequence == 1; ++i) {
        if (is_die_owed(fighting.battle)) {
            for (const DieRequest& d : fighting.battle.dice)
                if (!d.face) {
                    play(fighting, d.die == Die::d6 ? "die d6 3" : "die d10 5");
                    break;
                }
        } else {
            play(fighting, "next");
        }
    }
    CHECK(fighting.battle.sequence == 2);
}

TEST_CASE("a piece gains its place only where it may stand, and what the table tells is stated no longer",
          "[play][place][Q135]") {
    Scenario s = scenario_of({element_at("a", Stance::attack, at(50, 20), 0, {foot("a-1")}),
                              element_at("c", Stance::attack, at(90, 20), 0, {foot("c-1")})},
                             {element_at("b", Stance::defence, at(50, 60), 180, {foot("b-1")}),
                              element_at("late", Stance::defence, at(90, 60), 180, {foot("l-1")})});
    s.sides[0].elements[0].front.reset();
    s.sides[0].elements[1].front.reset();
    s.sides[1].elements[1].arrives = Arrival{4, at(90, 60), angle_from_degrees(180)};
    Played p{begun(s), {}};
    play(p, "state contact a b\nstate distance a c 20\nnext");
    while (p.battle.stage == Stage::roll_off) play(p, "die d10 4\ndie d10 7");
    while (p.battle.stage == Stage::choosing) {
        const MarchGroup& g = group_in_turn(p.battle);
        play(p, "slot " + p.battle.scenario.sides[g.side].elements[*g.element].id + " first");
    }
    REQUIRE(p.battle.contacts.size() == 1);
    CHECK(refused(p.battle, "place late at 80,80") == "late is not in play");
    CHECK(refused(p.battle, "place b at 80,80").find("has its place already") != std::string::npos);
    CHECK(refused(p.battle, "place a at 50,61").find("overlap by") != std::string::npos);
    CHECK(refused(p.battle, "place a at 50,40") == "a is in contact with b: within 3 cm, not at 20 cm");
    CHECK(files::faults_of_order(order_of("place a at 99999,40"), p.battle.scenario, {"", 1},
                                 files::AskedOf::game)
              .front()
              .code == "order.off_table");
    play(p, "place a at 50,58");
    REQUIRE(p.battle.scenario.stated.size() == 1);  // c has no place yet: nobody measures how far it is
    CHECK(p.battle.scenario.stated[0].what == FactKind::distance);
    play(p, "place c at 90,30");
    CHECK(p.battle.scenario.stated.empty());
    CHECK(p.battle.contacts.size() == 1);
}

TEST_CASE("an overruling and a place are undone, replayed and mended over like any other line",
          "[play][overrule][place]") {
    PlayedGame game(tests::Conforming<PlaquetteGame>::book_battle().scenario);
    const auto give = [&](const char* line) {
        INFO(line);
        REQUIRE(game.commit(order_of(line), game::Author::umpire).is_done);
    };
    give("order FC F1 attack");
    const std::uint64_t before = hash_of(game.battle());
    give("overrule 1 \"F1a fatigue 2\" because it marched all night");
    give("place F1b off");
    give("choose elites false because all agree");
    const std::uint64_t after = hash_of(game.battle());
    CHECK(game.undo().is_done);
    CHECK(game.undo().is_done);
    CHECK(game.undo().is_done);
    CHECK(hash_of(game.battle()) == before);
    while (game.redo().is_done) {}
    CHECK(hash_of(game.battle()) == after);
    CHECK_FALSE(game::first_difference(game.timeline()));
    CHECK(game::rejudge(game.timeline()).empty());
    Faults faults;
    const game::MendReport report = game.mend(
        {1, game::Mending::instead, {{order_of("order FC F2 attack"), game::Author::first_side}}, {}, {}},
        faults);
    CHECK(faults.empty());
    CHECK(report.first_unfit == 0);
    CHECK(game.battle().chits.front().beside == "F2");
    CHECK(game.battle().element(*element_named(game.battle().scenario, "F1a")).fatigue == 2);
    CHECK(game.battle().chosen.size() == 1);
    const game::MendReport none = game.mend(
        {5, game::Mending::instead, {{order_of("order FC nobody attack"), game::Author::first_side}}, {}, {}},
        faults);
    CHECK_FALSE(none.is_done);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].code == "order.unknown");
}
