// Which facts a window offers of two pieces, and which pieces it lists because they have no place.
#include "app/game/stating.hpp"

#include "app/game/roster.hpp"
#include "app/open_scenario.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/pieces.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Scenario without_places() {
    Scenario s = *book_battle();
    for (Side& side : s.sides) {
        for (Staff& staff : side.staffs) staff.at.reset();
        for (Element& e : side.elements) e.front.reset();
    }
    return s;
}

Battle moving(Scenario s) {
    Battle b = begun(std::move(s));
    b.stage = Stage::moving;
    return b;
}

std::vector<std::string> names_of_keys(const std::vector<StatingKey>& keys) {
    std::vector<std::string> out;
    for (const StatingKey& k : keys) out.push_back(k.name);
    return out;
}

const StatingKey& key_named(const std::vector<StatingKey>& keys, const std::string& name) {
    const auto it = std::find_if(keys.begin(), keys.end(), [&](const auto& k) { return k.name == name; });
    INFO(name);
    REQUIRE(it != keys.end());
    return *it;
}

std::string written(const std::vector<Order>& orders) {
    std::string out;
    for (const Order& o : orders) out += files::text_of(o) + "\n";
    return out;
}

Battle after(Battle battle, const std::vector<Order>& orders) {
    for (const Order& o : orders) {
        const PlayAnswer answer = referee(battle, o);
        REQUIRE(answer.event);
        battle = advance(battle, *answer.event);
    }
    return battle;
}

Element& element_of(Scenario& s, const std::string& id) {
    const std::optional<Named> piece = named(s, id);
    REQUIRE(piece);
    return s.sides[piece->side].elements[piece->index];
}

}  // namespace

TEST_CASE("125 contact of two enemies is offered with where it comes from, while they move and press on",
          "[game][stating][Q135][R125]") {
    Scenario s = without_places();
    element_of(s, "F2a").stance = Stance::attack;
    Battle b = moving(std::move(s));
    const auto keys = stating_keys(Lang::en, b, "F2a", "A2a");
    CHECK(names_of_keys(keys) == std::vector<std::string>{"state.contact", "state.contact.front",
                                                          "state.contact.left_flank",
                                                          "state.contact.right_flank", "state.contact.rear"});
    CHECK(written(key_named(keys, "state.contact").orders) == "state contact F2a A2a\n");
    CHECK(written(key_named(keys, "state.contact.rear").orders) ==
          "state in_zone F2a A2a rear\nstate contact F2a A2a\n");
    SECTION("whoever attacks comes at the other, whichever was picked first") {
        CHECK(written(key_named(stating_keys(Lang::en, b, "A2a", "F2a"), "state.contact").orders) ==
              "state contact F2a A2a\n");
    }
    SECTION("elsewhere it would meet nobody") {
        b.stage = Stage::declaring;
        CHECK(stating_keys(Lang::en, b, "F2a", "A2a").empty());
    }
    SECTION("from the rear it is a contact in the rear; then it is not asked again") {
        const Battle met = after(b, key_named(keys, "state.contact.rear").orders);
        REQUIRE(met.contacts.size() == 1);
        CHECK(met.contacts.front().zone == plane::Zone::rear);
        const auto again = stating_keys(Lang::en, met, "F2a", "A2a");
        REQUIRE(names_of_keys(again) == std::vector<std::string>{"state.contact"});
        CHECK(again.front().is_stated);
    }
}

TEST_CASE(
    "143 support and backing are offered both ways round, of a side's elements and of an element's units",
    "[game][stating][Q135][R143][R144]") {
    const Battle b = moving(without_places());
    CHECK(names_of_keys(stating_keys(Lang::en, b, "F2c", "F2a")) ==
          std::vector<std::string>{"state.supporting", "state.supporting.back", "state.aligned"});
    const auto units = stating_keys(Lang::en, b, "A2a-3", "A2a-2");
    CHECK(names_of_keys(units) == std::vector<std::string>{"state.supporting", "state.supporting.back",
                                                           "state.backing", "state.backing.back",
                                                           "state.aligned"});
    CHECK(written(key_named(units, "state.supporting.back").orders) == "state supporting A2a-2 A2a-3\n");
    SECTION("a unit of one element and one of another have none") {
        CHECK(stating_keys(Lang::en, b, "F2a-1", "F2b-1").empty());
    }
    SECTION("what supports does not back: the key is there and says why not") {
        const Battle said = after(b, key_named(units, "state.supporting").orders);
        const auto now = stating_keys(Lang::en, said, "A2a-3", "A2a-2");
        CHECK(key_named(now, "state.supporting").is_stated);
        CHECK_FALSE(key_named(now, "state.backing").is_allowed);
        CHECK_FALSE(key_named(now, "state.backing").reason.empty());
    }
}

TEST_CASE("185 the ground that covers is offered of one piece; a staff has none",
          "[game][stating][Q135][R185]") {
    const Battle b = moving(without_places());
    const auto keys = stating_keys(Lang::fr, b, "A1b", "");
    CHECK(names_of_keys(keys) ==
          std::vector<std::string>{"state.covered_by.hill", "state.covered_by.village"});
    CHECK(written(keys.back().orders) == "state covered_by A1b village\n");
    CHECK(stating_keys(Lang::fr, b, "F1", "").empty());
}

TEST_CASE("what is stated of two pieces is told with their units, in both languages, and nothing of others",
          "[game][stating][Q135]") {
    Battle b = moving(without_places());
    b = after(b, {State{FactKind::distance, "F2", "F2a", Length{150}, {}},
                  State{FactKind::supporting, "A2a-3", "A2a-2", {}, {}},
                  State{FactKind::covered_by, "A1b", "village", {}, {}}});
    const auto of = [&](Lang lang, const std::string& first, const std::string& second) {
        std::string out;
        for (const StatedLine& line : stated_lines(lang, b.scenario, first, second)) out += line.text + "\n";
        return out;
    };
    CHECK(of(Lang::fr, "F2a", "F2") == "De F2 à F2a : 0,15 cm\n");
    CHECK(of(Lang::en, "F2", "F2a") == "F2 to F2a: 0.15 cm\n");
    CHECK(of(Lang::en, "A2a", "") == "A2a-3 supports A2a-2\n");
    CHECK(of(Lang::en, "A1b", "") == "A1b is in cover: village\n");
    CHECK(of(Lang::en, "F2a", "A2a").empty());
    CHECK(whole_of(b.scenario, "A2a-3") == "A2a");
    CHECK(whole_of(b.scenario, "F2") == "F2");
}

TEST_CASE("the roster lists what has no place under its staff; what stands, arrives or is gone is not in it",
          "[game][stating][Q135]") {
    CHECK(roster_of(begun(*book_battle())).empty());
    const Battle none = begun(without_places());
    CHECK(is_all_unplaced(none));
    const std::vector<RosterGroup> all = roster_of(none);
    std::size_t elements = 0, staffs = 0;
    for (const RosterGroup& g : all) {
        elements += g.elements.size();
        staffs += g.staff ? 1 : 0;
    }
    CHECK(elements == 12);
    CHECK(staffs == 6);

    Scenario mixed = *book_battle();
    element_of(mixed, "F2c").front.reset();
    element_of(mixed, "A2a").front.reset();
    element_of(mixed, "A2b").front.reset();
    element_of(mixed, "A2b").arrives = Arrival{3, {}, {}};
    element_of(mixed, "A2c").front.reset();
    Battle b = begun(std::move(mixed));
    element_of(b.scenario, "A2c").units.clear();
    CHECK_FALSE(is_all_unplaced(b));
    const std::vector<RosterGroup> some = roster_of(b);
    REQUIRE(some.size() == 2);
    CHECK_FALSE(some[0].staff);
    REQUIRE(some[0].elements.size() == 1);
    CHECK(element_at(b.scenario, some[0].elements[0]).id == "F2c");
    REQUIRE(some[1].elements.size() == 1);
    CHECK(element_at(b.scenario, some[1].elements[0]).id == "A2a");
    CHECK(lacks_place(b.scenario, "A2a-1"));
    CHECK_FALSE(lacks_place(b.scenario, "A2b"));
    CHECK_FALSE(lacks_place(b.scenario, "village"));
    CHECK_FALSE(may_be_stated(b.scenario, "F1a", "A1a"));
    CHECK(may_be_stated(b.scenario, "F1a", "A2a"));
}
