// Fire that is declared, and then a piece or what is stated of it is another.
#include "app/game/game.hpp"
#include "conforming.hpp"
#include "playing.hpp"

#include <fstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// The book battle, with the grand battery's two batteries aimed at A1c.
Played declared() {
    Played p{tests::Conforming<PlaquetteGame>::book_battle(), {}};
    go_on(p);
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle.orders");
    REQUIRE(in);
    std::string script{std::istreambuf_iterator<char>(in), {}};
    const std::string fire = "fire FGB-1 FGB-2 at A1c";
    script.resize(script.find(fire) + fire.size());
    play(p, script);
    REQUIRE(p.battle.stage == Stage::declaring);
    REQUIRE(p.battle.salvos.size() == 1);
    return p;
}

std::string last_told(const Played& p) {
    return Played::told(p.lines.back());
}

}  // namespace

TEST_CASE("fire falls away, and it is said, where its target or its guns have no place any more",
          "[play][R106][R113]") {
    for (const char* piece : {"A1c", "FGB"}) {
        INFO(piece);
        Played p = declared();
        play(p, std::string("place ") + piece + " off");
        CHECK(p.battle.salvos.empty());
        CHECK_THAT(last_told(p), Catch::Contains("FGB no longer fires at Grande batterie A1c: batteries 2"));
        SECTION("stated, the range is known again") {
            play(p, "state distance FGB A1c 39.6\nfire FGB-1 FGB-2 at A1c\nnext");
            CHECK(p.battle.stage == Stage::firing);
        }
        SECTION("or nobody fires") {
            play(p, "next");
            CHECK(p.battle.stage != Stage::firing);
        }
    }
}

TEST_CASE("fire falls away where by word its guns are gone, its target is, or it is out of their reach",
          "[play][overrule][R106]") {
    const auto left_after = [](const std::string& value) {
        Played p = declared();
        play(p, "overrule 1 \"" + value + "\" because it was so");
        const std::size_t batteries = p.battle.salvos.empty() ? 0 : p.battle.salvos.front().units.size();
        play(p, "next");
        return batteries;
    };
    CHECK(left_after("FGB gone") == 0);
    CHECK(left_after("A1c gone") == 0);
    CHECK(left_after("FGB-1 plaquettes 0") == 1);
    CHECK(left_after("FGB stance manoeuvre") == 0);
    CHECK(left_after("A1c at 150,115") == 0);
    CHECK(left_after("F1a fatigue 2") == 2);
}

TEST_CASE("while its die is owed nothing is stated of who fires and who is fired at", "[play][R122][Q135]") {
    Played p = declared();
    play(p, "next");
    REQUIRE(p.battle.stage == Stage::firing);
    const std::string owed = refused(p.battle, "state distance FGB A1c 12");
    CHECK(owed.find("still to be rolled") != std::string::npos);
    CHECK(refused(p.battle, "state distance A2b FGB-1 12") == owed);
    CHECK(referee(p.battle, order_of("state supporting F2c F2a")).event);
}

TEST_CASE("no order is laid for a body that is not in play", "[play][R063][Q136]") {
    Played p{tests::Conforming<PlaquetteGame>::book_battle(), {}};
    go_on(p);
    REQUIRE(referee(p.battle, order_of("order F2 F2c manoeuvre")).event);
    play(p, "overrule 1 \"F2c gone\" because it was so");
    CHECK(refused(p.battle, "order F2 F2c manoeuvre").find("is not in play") != std::string::npos);
}
