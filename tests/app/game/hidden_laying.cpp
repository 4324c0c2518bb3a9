// Orders that lie face down: what is asked of them while nobody knows what they say, and what when they are told.
#include "app/explain.hpp"
#include "app/game/secret_table.hpp"
#include "base/hash.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace bacler;
using namespace bacler::plaquette;
using namespace bacler::tests;

namespace {

/// A game with chits on the table.
struct ChitTable {
    explicit ChitTable(Scenario scenario) : game(std::move(scenario), OrderKeeping::chits) {}
    Committed commit(const Order& order) { return game.commit(order, author_of(game.battle(), order)); }
    bool go(const Order& order) { return commit(order).is_done; }
    void roll(int face) {
        while (is_die_owed(game.battle())) REQUIRE(go(Roll{game.battle().dice.front().die, face}));
    }
    PlayedGame game;
};

bool says(const Ruling& ruling, Say what) {
    return std::any_of(ruling.findings.begin(), ruling.findings.end(),
                       [&](const Finding& f) { return f.say == static_cast<std::uint16_t>(what); });
}

Staff& staff_of(Scenario& s, const std::string& id) {
    for (Side& side : s.sides)
        for (Staff& staff : side.staffs)
            if (staff.id == id) return staff;
    FAIL(id);
    return s.sides[0].staffs[0];
}

Element& element_of(Scenario& s, const std::string& id) {
    const std::optional<ElementRef> ref = element_named(s, id);
    REQUIRE(ref);
    return s.sides[ref->side].elements[ref->element];
}

/// The corps commander too far from his first division to reach it but by his aide.
Scenario far_corps() {
    Scenario s = book_battle({});
    const TablePoint division = *staff_of(s, "F1").at;
    staff_of(s, "FC").at = TablePoint{division.x, division.y - Length{45000}};
    return s;
}

}  // namespace

TEST_CASE("61 the rules are asked of the plain order before it is sealed, with all that its side has sealed",
          "[R061][R062][R073][Q33][secrecy]") {
    Table t(book_battle({}));
    PlayedGame open(book_battle({}));
    const char* const lines[] = {"order F2 F2c manoeuvre", "order FC F2 attack",     "order F2 F2c manoeuvre",
                                 "order F2 F2a manoeuvre", "order F2 F2b defence",   "order FC A2 attack",
                                 "order FC F1 attack",     "order F2 F2b manoeuvre", "order FC F1 defence",
                                 "order FC F1 attack",     "order FC F1 attack"};
    for (const char* const line : lines) {
        INFO(line);
        const Ruling asked = ask_secretly(t.game.battle(), t.ring, order_in(line));
        const Committed sealed = t.lay(line), plain = open.commit(order_in(line), game::Author::first_side);
        CHECK(asked == plain.ruling);
        CHECK(sealed.ruling == plain.ruling);
        CHECK(sealed.is_done == plain.is_done);
        CHECK(sealed.faults.empty());
    }
    CHECK(t.game.battle().chits.size() == open.battle().chits.size());
    CHECK_FALSE(t.game.commit(order_in("order AC A2 attack"), game::Author::second_side).is_done);
}

TEST_CASE("33 a sealed rally spends its second order when it comes, so that the count tells nothing",
          "[R079][Q33][secrecy]") {
    Scenario scenario = book_battle({});
    for (Element& e : scenario.sides[french].elements)
        if (e.id == "F2c") e.stance = Stance::retreat;
    for (const char* const command : {"fall_back", "defence"}) {
        Table t(scenario);
        t.must_lay("order F2 F2c " + std::string(command));
        const auto& spent = t.game.battle().sides[french].staffs[2].spent;
        CHECK(spent == 1);
        const BattleView own = view_of(t.game.battle(), Viewer::of_side(french), t.ring);
        CHECK(own.battle.sides[french].staffs[2].spent == (command[0] == 'd' ? 2 : 1));
        t.go(Next{});
        t.roll(1);
        REQUIRE(reveal_passed(t.game, t.ring).empty());
        CHECK(t.game.battle().sides[french].staffs[2].spent == (command[0] == 'd' ? 2 : 1));
        t.roll(1);
        const ElementRef f2c = *element_named(t.game.battle().scenario, "F2c");
        CHECK(t.game.battle().element(f2c).stance ==
              (command[0] == 'd' ? Stance::defence : Stance::fall_back));
    }
}

TEST_CASE("63 chits on the table are told when they have passed", "[R063][R065][secrecy]") {
    PlayedGame game(book_battle({}), OrderKeeping::chits);
    const auto go = [&](const Order& order) {
        return game.commit(order, author_of(game.battle(), order)).is_done;
    };
    REQUIRE(go(LayHidden{"FC", "F1", {}}));
    REQUIRE(go(LayHidden{"FC", "F2", {}}));
    CHECK_FALSE(go(LayHidden{"FC", "A2", {}}));
    CHECK_FALSE(go(LayHidden{"FC", "F1", SealedContent{"x", std::string(32, 'h')}}));
    CHECK_FALSE(go(order_in("order FC F1 attack")));
    REQUIRE(go(Next{}));
    REQUIRE(go(Roll{Die::d6, 1}));
    REQUIRE(go(Roll{Die::d6, 6}));
    REQUIRE(game.battle().stage == Stage::revealing);
    CHECK_FALSE(go(Reveal{order_in("order FC F2 attack"), {}, {}}));
    REQUIRE(go(Reveal{order_in("order FC F1 attack"), {}, {}}));
    CHECK(game.battle().stage != Stage::revealing);
    CHECK(game.battle().scenario.sides[french].staffs[1].stance == Stance::attack);
}

TEST_CASE(
    "62 a hidden order is laid only beside a body that its staff commands, that is in play and that it reaches",
    "[R052][R053][R054][R062][Q20][Q136][secrecy]") {
    Scenario s = book_battle({});
    element_of(s, "F2b").units.clear();
    element_of(s, "F2b").rows.clear();
    element_of(s, "F2b").front.reset();
    element_of(s, "F2c").arrives = Arrival{};
    const TablePoint far{element_of(s, "F1a").front->at.x, element_of(s, "F1a").front->at.y - Length{45000}};
    staff_of(s, "F1").at = far;
    ChitTable t(s);
    const auto refused = [&](const LayHidden& order, Say why) {
        INFO(order.staff << " " << order.beside);
        const Committed done = t.commit(order);
        CHECK_FALSE(done.is_done);
        CHECK(says(done.ruling, why));
    };
    refused({"FC", "A1", {}}, Say::lays_for_its_own);
    refused({"F1", "F2a", {}}, Say::no_superior_of_it);
    refused({"F1", "FC", {}}, Say::no_superior_of_it);
    refused({"F1", "F1", {}}, Say::ordered_by_superior);
    refused({"F2", "F2b", {}}, Say::is_not_in_play);
    refused({"F2", "F2c", {}}, Say::is_not_in_play);
    refused({"F1", "F1a", {}}, Say::out_of_command);
    CHECK(t.game.battle().chits.empty());
    CHECK(t.go(LayHidden{"FC", "F2", {}}));
    CHECK(t.go(LayHidden{"FC", "FC", {}}));
    CHECK(t.go(LayHidden{"F2", "F2a", {}}));
}

TEST_CASE("66 a hidden order that goes by aide takes an aide, as an open one does", "[R066][Q26][secrecy]") {
    Scenario s = far_corps();
    staff_of(s, "F2").at = TablePoint{staff_of(s, "F2").at->x, staff_of(s, "FC").at->y + Length{45000}};
    ChitTable hidden(s);
    PlayedGame open(s);
    REQUIRE(hidden.go(LayHidden{"FC", "F1", {}}));
    REQUIRE(open.commit(order_in("order FC F1 attack"), game::Author::first_side).is_done);
    CHECK(hidden.game.battle().chits.at(0).is_by_aide);
    const Committed second = hidden.commit(LayHidden{"FC", "F2", {}});
    CHECK_FALSE(second.is_done);
    CHECK(says(second.ruling, Say::no_aide_left));
    CHECK_FALSE(open.commit(order_in("order FC F2 attack"), game::Author::first_side).is_done);
}

TEST_CASE("65 what was not permitted is told when it is revealed, and not carried out, by aide neither",
          "[R062][R065][R067][R071][Q27][secrecy]") {
    for (const bool is_far : {false, true}) {
        ChitTable t(is_far ? far_corps() : book_battle({}));
        REQUIRE(t.go(LayHidden{"FC", "F1", {}}));
        CHECK(t.game.battle().chits.at(0).is_by_aide == is_far);
        REQUIRE(t.go(Next{}));
        t.roll(1);
        REQUIRE(t.game.battle().stage == Stage::revealing);
        // Nobody is ordered to retreat (R079).
        REQUIRE(t.go(Reveal{order_in("order FC F1 retreat"), {}, {}}));
        CHECK(t.game.battle().aides.empty());
        CHECK(t.game.battle().scenario.sides[french].staffs[1].stance ==
              book_battle({}).sides[french].staffs[1].stance);
        bool is_told = false;
        const BattleTimeline& timeline = t.game.timeline();
        for (const game::LineId id : timeline.path_to(timeline.cursor()))
            is_told = is_told || (says(timeline.line(id).ruling, Say::order_was_not_permitted) &&
                                  says(timeline.line(id).ruling, Say::nobody_is_ordered_to_retreat));
        CHECK(is_told);
        CHECK(t.game.battle().sides[french].staffs[0].spent == 1);
    }
    ChitTable t(far_corps());
    REQUIRE(t.go(LayHidden{"FC", "F1", {}}));
    REQUIRE(t.go(Next{}));
    t.roll(1);
    REQUIRE(t.go(Reveal{order_in("order FC F1 attack"), {}, {}}));
    REQUIRE(t.game.battle().aides.size() == 1);
    CHECK(t.game.battle().aides[0].order.command == Command::attack);
}

TEST_CASE(
    "33 an open rally spends its second order only where the first passes, so that a failed one tells nothing",
    "[R061][R079][Q23][Q33][secrecy]") {
    Scenario s = book_battle({});
    element_of(s, "F2c").stance = Stance::retreat;
    for (const int face : {1, 6}) {
        PlayedGame game(s);
        const auto go = [&](const Order& order) {
            REQUIRE(game.commit(order, author_of(game.battle(), order)).is_done);
        };
        go(order_in("order F2 F2c defence"));
        CHECK(game.battle().sides[french].staffs[2].spent == 2);
        CHECK(view_of(game.battle(), Viewer::of_side(austrian), {}).battle.sides[french].staffs[2].spent ==
              1);
        go(Next{});
        go(Roll{Die::d6, face});
        CHECK(game.battle().sides[french].staffs[2].spent == (face == 1 ? 2 : 1));
        CHECK(view_of(game.battle(), Viewer::of_side(austrian), {}).battle.sides[french].staffs[2].spent ==
              game.battle().sides[french].staffs[2].spent);
    }
}

TEST_CASE("63 a seal of another length is refused with a sentence that says how long it is to be",
          "[R063][secrecy]") {
    Table t(book_battle({}));
    const std::string bytes(sealed_bytes_length, 'b'), hash(seal_hash_length, 'h');
    const auto sentence = [&](const Order& order) {
        const Committed done = t.game.commit(order, game::Author::first_side);
        CHECK_FALSE(done.is_done);
        const Explanation told = explain_ruling(Lang::en, done.ruling, names_of(t.game.battle().scenario),
                                                t.game.battle().scenario.readings);
        REQUIRE_FALSE(told.tree.empty());
        return told.tree.front().text;
    };
    CHECK(sentence(LayHidden{"FC", "F1", SealedContent{"b", hash}})
              .find("the sealed order has 1 bytes, it takes 552") != std::string::npos);
    CHECK(sentence(LayHidden{"FC", "F1", SealedContent{bytes + "b", hash}}).find("553") != std::string::npos);
    CHECK(sentence(LayHidden{"FC", "F1", SealedContent{bytes, hash.substr(1)}})
              .find("the hash of the seal has 31 bytes, it takes 32") != std::string::npos);
    t.must_lay("order FC F1 attack");
    t.go(Next{});
    t.roll(1);
    const GiveOrder said = order_in("order FC F1 attack");
    CHECK(sentence(Reveal{said, {}, {}}).find("has 0 bytes, it takes 64") != std::string::npos);
    CHECK(sentence(Reveal{said, {}, "short"}).find("has 5 bytes, it takes 64") != std::string::npos);
    CHECK(sentence(Reveal{said, {}, std::string(seal_salt_length, 's')})
              .find("not the order that was sealed") != std::string::npos);
    CHECK(sentence(Reveal{order_in("order FC F2 attack"), {}, {}}).find("No passed order waits") !=
          std::string::npos);
    REQUIRE(reveal_passed(t.game, t.ring).empty());
}

TEST_CASE("65 where no seal was kept, a number of proof is refused", "[R065][secrecy]") {
    ChitTable t(book_battle({}));
    REQUIRE(t.go(LayHidden{"FC", "F1", {}}));
    REQUIRE(t.go(Next{}));
    t.roll(1);
    const Committed done =
        t.commit(Reveal{order_in("order FC F1 attack"), {}, std::string(seal_salt_length, 's')});
    CHECK_FALSE(done.is_done);
    CHECK(says(done.ruling, Say::no_seal_was_kept));
}
