// Orders whose names, places or moment do not suit the book battle.
#include "files/codes.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Scenario book_battle() {
    const auto read =
        files::scenario_from_file(std::string(bacler::places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    return *read;
}

std::vector<std::string> codes_of(const Scenario& scenario, const std::string& line) {
    const Result<Order> order = files::order_from_text(line, {"orders.txt", 3});
    INFO(line);
    REQUIRE(order);
    std::vector<std::string> codes;
    for (const Fault& f : files::faults_of_order(*order, scenario, {"orders.txt", 3})) {
        codes.push_back(f.code);
        CHECK(f.file == "orders.txt");
        CHECK(f.line == 3);
    }
    return codes;
}

struct BadOrder {
    const char* line;
    std::vector<std::string> codes;
};

using Codes = std::vector<std::string>;

const BadOrder bad_orders[] = {
    {"order F1 F9 attack", {"order.unknown_near"}},
    {"order F1 nobody-at-all attack", {"order.unknown"}},
    {"order F1a F1 attack", {"order.wants_staff"}},
    {"order F1 F1a-1 attack", {"order.wants_body"}},
    {"order F1 hill attack", {"order.wants_body"}},
    {"order F1 F1a attack on hill", {"order.wants_element"}},
    {"order F1 F1a attack on F1b", {"order.own_side"}},
    {"order F1 F1a manoeuvre on A1a", {"order.names_nothing"}},
    {"order F1 F1a defence on hill", {"order.names_nothing"}},
    {"order FC FC defence on F1a-1", {"order.wants_target"}},
    {"order FC FC pursuit on F1a", {"order.own_side"}},
    {"order FC FC support on A1a", {"order.enemy"}},
    {"move hill 70,50", {"order.wants_piece"}},
    {"move F1a 151,50,0 via 70,101", {"order.off_table", "order.off_table"}},
    {"wheel F1 left 20", {"order.wants_wheeler"}},
    {"form F1a line", {"order.wants_unit"}},
    {"fire F1a-1 FGB-1 at A1a", {"order.wants_battery"}},
    {"fire F1a-G FGB-1 at A1a", {"order.two_elements"}},
    {"fire FGB-1 FGB-2 at F1a", {"order.own_side"}},
    {"fire FGB-3 at A1x", {"order.unknown_near", "order.unknown_near"}},
    {"state contact F1a hill", {"order.wants_piece"}},
    {"state covered_by F1a A1a", {"order.wants_terrain"}},
    {"slot F1 first", {"order.in_play"}},
    {"lose F1", {"order.wants_unit", "order.in_play"}},
    {"die d6 3", {"order.in_play"}},
    {"next", {"order.in_play"}},
    {"overrule 1 allowed because so", {"order.in_play"}},
    {"note rain", {"order.in_play"}},
};

}  // namespace

TEST_CASE("orders: names that do not suit are told, all of them", "[R036][R047][R069][R070][Q136]") {
    const Scenario scenario = book_battle();
    std::set<std::string> met;
    for (const BadOrder& bad : bad_orders) {
        CHECK(codes_of(scenario, bad.line) == bad.codes);
        met.insert(bad.codes.begin(), bad.codes.end());
    }
    Scenario later = scenario;
    later.sides[0].elements[0].arrives = Arrival{4, {}, {}};
    CHECK(codes_of(later, "move F1a 70,50") == Codes{"order.no_place"});
    later = scenario;
    later.sides[0].staffs[0].at.reset();
    CHECK(codes_of(later, "move FC 70,50") == Codes{"order.no_place"});
    met.insert("order.no_place");
    bool about_names = false;
    for (const files::FaultCode& c : files::fault_codes) {
        about_names = about_names || c.code == "order.unknown";
        INFO(c.code);
        if (about_names && c.code.substr(0, 6) == "order.") CHECK(met.count(std::string(c.code)) == 1);
    }
}

TEST_CASE("orders: what the table has is found no fault in") {
    const Scenario scenario = book_battle();
    for (const char* line :
         {"order F1 F1a attack on A1a", "order FC FC defence on hill", "move F1a 77,50,10", "move F1 80,30",
          "move F1a-1 77,50", "wheel F1a left 10", "form F1a-1 line", "fire FGB-1 FGB-2 at A1a",
          "state covered_by F1a-1 hill", "state distance F1 hill 3", "order F1 A1a attack"}) {
        INFO(line);
        CHECK(codes_of(scenario, line).empty());
    }
}

TEST_CASE("orders: the nearest name of the right sort is proposed") {
    const Result<Order> order = files::order_from_text("fire F1a-H at A1a", {"", 1});
    const Faults faults = files::faults_of_order(*order, book_battle(), {"", 1});
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].args[1] == "F1a-G");
}
