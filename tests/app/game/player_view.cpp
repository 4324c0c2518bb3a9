// What a window draws from: a game as one pair of eyes sees it.
#include "app/game/log.hpp"
#include "app/game/secret_table.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace bacler;
using namespace bacler::plaquette;
using namespace bacler::tests;

namespace {

std::string all_of(const std::vector<LogLine>& lines) {
    std::string out;
    for (const LogLine& l : lines) out += l.order + "|" + l.says + "|" + l.note + "\n";
    return out;
}

}  // namespace

TEST_CASE("63 the log of a window tells a side its own orders and the other only that they lie there",
          "[R063][secrecy]") {
    Table t(book_battle({}));
    const std::string note = random_token();
    t.must_lay("order FC F1 attack", note);
    GameLog log;
    const auto seen_by = [&](const Viewer& who) {
        return all_of(log.lines(Lang::en, PlayerView(t.game.timeline(), who, t.ring)));
    };
    const std::string own = seen_by(Viewer::of_side(french));
    CHECK(own.find("order FC F1 attack") != std::string::npos);
    CHECK(own.find(note) != std::string::npos);
    for (const Viewer& who : {Viewer::of_side(austrian), Viewer::nobody()}) {
        const std::string other = seen_by(who);
        CHECK(other.find("lay FC F1") != std::string::npos);
        CHECK(other.find("attack") == std::string::npos);
        CHECK(other.find(note) == std::string::npos);
    }
    // Nothing of what one saw stays for the next, nor for himself once his secret is forgotten.
    CHECK(seen_by(Viewer::of_side(french)) == own);
    t.ring.forget_all();
    CHECK(seen_by(Viewer::of_side(french)).find(note) == std::string::npos);
}

TEST_CASE("63 whoever is not asked who he is sees an open game whole, and of a sealed one what is public",
          "[R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    const PlayerView sealed(t.game.timeline());
    CHECK(sealed.who() == Viewer::nobody());
    CHECK_FALSE(sealed.battle().chits.at(0).order);
    PlayedGame open(book_battle({}));
    REQUIRE(open.commit(order_in("order FC F1 attack"), game::Author::first_side).is_done);
    const PlayerView whole(open.timeline());
    CHECK(whole.battle().chits.at(0).order);
    GameLog log;
    CHECK(all_of(log.lines(Lang::en, open.timeline())).find("order FC F1 attack") != std::string::npos);
}

TEST_CASE("63 a view tells what is owed by the orders it knows of, and shows any line as its eyes saw it",
          "[R061][R063][secrecy]") {
    Scenario scenario = book_battle({});
    for (Element& e : scenario.sides[french].elements)
        if (e.id == "F2c") e.stance = Stance::retreat;
    PlayedGame open(scenario);
    REQUIRE(open.commit(order_in("order F2 F2c defence"), game::Author::first_side).is_done);
    const Keyring none;
    const PlayerView own(open.timeline(), Viewer::of_side(french), none),
        other(open.timeline(), Viewer::of_side(austrian), none);
    // The rally takes two orders; that it is one is not to be told by the count.
    const auto tells = [](const PlayerView& view, const std::string& what) {
        const std::vector<std::string> owed = view.owed(Lang::en);
        return std::find(owed.begin(), owed.end(), what) != owed.end();
    };
    CHECK(tells(own, "Division F2: 1 order to place"));
    CHECK(tells(other, "Division F2: 2 orders to place"));
    const game::LineId line = open.timeline().cursor();
    CHECK(own.battle_after(line).chits.at(0).order.has_value());
    CHECK_FALSE(other.battle_after(line).chits.at(0).order.has_value());
    CHECK(other.battle_after(0).chits.empty());
    CHECK(other.line(Lang::fr, line).order == "lay F2 F2c");
    CHECK(own.line(Lang::fr, line).order == "order F2 F2c defence");
}
