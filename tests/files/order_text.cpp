#include "files/order_text.hpp"
#include "base/random.hpp"
#include "files/codes.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <rapidcheck/catch.h>

#include <set>
#include <string>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const files::OrderPlace here{"orders.txt", 7};

Order read(const std::string& line) {
    const Result<Order> order = files::order_from_text(line, here);
    INFO(line);
    if (!order) FAIL(order.faults()[0].code);
    return *order;
}

template <class T>
T read_as(const std::string& line) {
    const Order order = read(line);
    REQUIRE(std::holds_alternative<T>(order));
    return std::get<T>(order);
}

TablePoint at_cm(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

struct BadLine {
    const char* line;
    const char* code;
    int column;
};

constexpr BadLine bad_lines[] = {
    {"", "order.empty", 0},
    {" \t ", "order.empty", 0},
    {"note a\x01z", "order.control", 7},
    {"note a\nmove b 1,2", "order.control", 7},
    {"note \xff", "order.not_utf8", 0},
    {"mvoe petit 1,2", "order.verb_near", 1},
    {"march petit 1,2", "order.verb", 1},
    {"\"move\" petit 1,2", "order.verb_near", 1},
    {"move", "order.missing", 5},
    {"move petit", "order.missing", 11},
    {"move petit 1", "order.numbers", 12},
    {"move petit 1,2,3,4", "order.numbers", 12},
    {"move petit 1,,2", "order.number", 14},
    {"move petit 1,nan", "order.number", 14},
    {"move petit 1,1e3", "order.number", 14},
    {"move petit 1,100001", "order.range", 14},
    {"move petit 1,2,361", "order.range", 16},
    {"move petit 1,2 via", "order.missing", 19},
    {"move petit 1,2 via 3,4,90", "order.numbers", 20},
    {"move petit 1,2 by 3,4", "order.trailing", 16},
    {"wheel petit left 0", "order.range", 18},
    {"wheel petit left 360", "order.range", 18},
    {"wheel petit up 20", "order.word", 13},
    {"wheel petit lefft 20", "order.word_near", 13},
    {"form 21-1 battery", "order.word", 11},
    {"swap 21-1 21-1", "order.same", 11},
    {"fire g1 g1 at walther", "order.same", 9},
    {"fire g1 g2 walther", "order.missing", 19},
    {"fire at at", "order.missing", 11},
    {"state contact petit petit", "order.same", 21},
    {"state distance petit walther", "order.missing", 29},
    {"state distance petit walther -1", "order.range", 30},
    {"state contact petit walther 3", "order.trailing", 29},
    {"state in_zone petit walther inside", "order.word", 29},
    {"die d6 7", "order.range", 8},
    {"die d10 2.5", "order.whole", 9},
    {"die d10 0", "order.range", 9},
    {"advance petit -1", "order.range", 15},
    {"next one", "order.trailing", 6},
    {"overrule 3 allowed", "order.missing", 19},
    {"overrule 3 allowed because", "order.missing", 27},
    {"overrule 0 allowed because so", "order.range", 10},
    {"note", "order.missing", 5},
    {"lose \"21 1", "order.quote", 6},
    {"lose \"21\"1", "order.after_quote", 10},
    {"lose \"\"", "order.no_name", 6},
    {"évade petit", "order.verb_near", 1},
    {"lose é ü", "order.trailing", 8},
    {"lay F1 F1a sealed 0g 00", "order.hex", 19},
    {"lay F1 F1a sealed 00", "order.missing", 21},
    {"reveal F1 F1a attack salt 123", "order.hex", 27},
    {"pass F1 anna", "order.missing", 9},
    {"pass F1 from to anna", "order.missing", 17},
    {"take_back fr by", "order.missing", 16},
    {"take_back fr by umpire", "order.missing", 23},
    {"take_back fr by umpire because", "order.missing", 31},
    {"take_back fr by me because so", "order.word", 17},
    {"take_back fr because so", "order.trailing", 14},
    {"lock fr 61 by both_side because so", "order.word_near", 15},
    {"place F1a", "order.missing", 10},
    {"place F1a at 3", "order.numbers", 14},
    {"place F1a on 3,4", "order.missing", 11},
    {"overrule 3 flies because x", "order.decree", 12},
    {"overrule 3 \"F1a flies\" because x", "order.decree", 13},
    {"overrule 3 \"fire F1a-G at A1a\" because x", "order.not_let_through", 13},
    {"overrule 3 11 because x", "order.range", 12},
    {"overrule 3 \"F1a at 3\" because x", "order.numbers", 20},
    {"overrule 3 \"F1a stance angry\" because x", "order.word", 24},
    {"overrule 3 \"F1a-1 plaquettes\" because x", "order.missing", 29},
    {"overrule 3 \"F1a-1 plaquettes 3 now\" because x", "order.trailing", 32},
    {"overrule 3 \"F1a-1 values 4 9\" because x", "order.range", 28},
    {"overrule 3 \"F1 value 6\" because x", "order.range", 22},
    {"overrule 3 \"\" because x", "order.no_name", 12},
    {"overrule 3 allowed by nobody because x", "order.word", 23},
    {"choose numerosty bands_1_2_3 because x", "order.reading_near", 8},
    {"choose weather fine because x", "order.reading", 8},
    {"choose numerosity 4 because x", "order.reading_value", 19},
    {"choose elites maybe because x", "order.reading_value", 15},
    {"choose march_angle 90 because x", "order.reading_value", 20},
    {"choose elites true", "order.missing", 19},
    {"die d10 5 by splitmix64 1813", "order.seed", 25},
    {"die d10 3 by splitmix64 -1", "order.seed_form", 25},
    {"die d10 3 by hand", "order.missing", 14},
};

}  // namespace

TEST_CASE("orders: each verb is read", "[R062][R096][R097][R127][R208][Q35][Q64][Q135]") {
    CHECK(read_as<GiveOrder>("order gudin petit attack") == GiveOrder{"gudin", "petit", Command::attack, ""});
    CHECK(read_as<GiveOrder>("order davout gudin defence on butte") ==
          GiveOrder{"davout", "gudin", Command::defence, "butte"});
    CHECK(read_as<TakeSlot>("slot gudin last") == TakeSlot{"gudin", Slot::last});
    CHECK(read_as<Move>("move petit 77,54.5") == Move{"petit", at_cm(77, 54.5), {}, {}});
    CHECK(read_as<Move>("move petit 77,54.5,90 via 1,2 via 3,4") ==
          Move{"petit", at_cm(77, 54.5), angle_from_degrees(90), {at_cm(1, 2), at_cm(3, 4)}});
    CHECK(read_as<Wheel>("wheel petit right 22.5") == Wheel{"petit", Hand::right, angle_from_degrees(22.5)});
    CHECK(read_as<plaquette::Form>("form 21-1 hollow_square") ==
          plaquette::Form{"21-1", Formation::hollow_square});
    CHECK(read_as<Swap>("swap 21-1 21-2") == Swap{"21-1", "21-2"});
    CHECK(read_as<Evade>("evade walther") == Evade{"walther"});
    CHECK(read_as<Fire>("fire g1 g2 at walther") == Fire{{"g1", "g2"}, "walther"});
    CHECK(read_as<Lose>("lose 21-1") == Lose{"21-1"});
    CHECK(read_as<Advance>("advance petit 0") == Advance{"petit", {}});
    CHECK(read_as<LayHidden>("lay gudin petit") == LayHidden{"gudin", "petit", {}});
    CHECK(read_as<LayHidden>("lay gudin petit sealed 6162 2f") ==
          LayHidden{"gudin", "petit", SealedContent{"ab", "/"}});
    CHECK(read_as<Reveal>("reveal gudin petit attack on walther salt 61 note au pont") ==
          Reveal{{"gudin", "petit", Command::attack, "walther"}, "au pont", "a"});
    CHECK(read_as<TakeBack>("take_back fr") == TakeBack{"fr"});
    CHECK(read_as<TakeBack>("take_back fr by both_sides because the digits are forgotten") ==
          TakeBack{"fr", game::Consent{game::ConsentBy::both_sides, "the digits are forgotten"}});
    CHECK(read_as<SetLock>("lock umpire 61 open 62 by umpire because so") ==
          SetLock{"", "a", "b", "", game::Consent{game::ConsentBy::umpire, "so"}});
    CHECK(read_as<SetLock>("lock umpire 61 open 62") == SetLock{"", "a", "b", ""});
    CHECK(read_as<SetLock>("lock fr 61 umpire 63") == SetLock{"fr", "a", "", "c"});
    CHECK(read_as<PassStaff>("pass davout from \"Anna M.\" to Basile D.") ==
          PassStaff{"davout", "Basile D.", "Anna M."});
    CHECK(read_as<PassStaff>("pass davout to Anna M.") == PassStaff{"davout", "Anna M."});
    CHECK(read_as<State>("state distance a b 12.5") ==
          State{FactKind::distance, "a", "b", length_from_cm(12.5), {}});
    CHECK(read_as<State>("state in_zone a b left_flank") ==
          State{FactKind::in_zone, "a", "b", {}, plane::Zone::left_flank});
    CHECK(read_as<Roll>("die d10 10") == Roll{Die::d10, 10});
    CHECK(read_as<Next>("next") == Next{});
    CHECK(read_as<Overrule>("overrule 12 allowed because  the tape slipped ") ==
          Overrule{12, RulingWord::allowed, game::ConsentBy::umpire, "the tape slipped"});
    CHECK(read_as<Overrule>("overrule 3 7 by both_sides because misread") ==
          Overrule{3, DieFace{7}, game::ConsentBy::both_sides, "misread"});
    const auto what = [](const std::string& value) {
        return read_as<Overrule>(("overrule 3 \"" + value + "\" because x").c_str()).what;
    };
    CHECK(
        what("petit at 80, 45.5,90") ==
        Decree(Place{"petit", TablePoint{length_from_cm(80), length_from_cm(45.5)}, angle_from_degrees(90)}));
    CHECK(what("petit off") == Decree(Place{"petit", {}, {}}));
    CHECK(what("petit gone") == Decree(OutOfPlay{"petit"}));
    CHECK(what("21-1 plaquettes 3") == Decree(FigureIs{"21-1", FigureKind::plaquettes, 3}));
    CHECK(what("21-1 values 4 4 3") == Decree(ValuesAre{"21-1", {4, 4, 3}}));
    CHECK(what("21-1 formation line") == Decree(plaquette::Form{"21-1", Formation::line}));
    CHECK(what("petit stance retreat") == Decree(StanceIs{"petit", Stance::retreat}));
    CHECK(what("davout orders 2") == Decree(FigureIs{"davout", FigureKind::orders, 2}));
    CHECK(what("petit contact walther") == Decree(ContactIs{"petit", "walther", plane::Zone::front}));
    CHECK(what("petit contact walther rear") == Decree(ContactIs{"petit", "walther", plane::Zone::rear}));
    CHECK(what("petit clear walther") == Decree(ContactIs{"petit", "walther", {}}));
    CHECK(what("move petit 80,45") ==
          Decree(Move{"petit", {length_from_cm(80), length_from_cm(45)}, {}, {}}));
    CHECK(what(R"(\"a b\" off)") == Decree(Place{"a b", {}, {}}));
    CHECK(read_as<Place>("place petit at 80,45") ==
          Place{"petit", TablePoint{length_from_cm(80), length_from_cm(45)}, {}});
    CHECK(read_as<Place>("place petit off") == Place{"petit", {}, {}});
    CHECK(read_as<Choose>("choose numerosity best_1_1_2 because it is known") ==
          Choose{Option::numerosity, value::best_1_1_2, game::ConsentBy::both_sides, "it is known"});
    CHECK(read_as<Choose>("choose march_angle 60 by umpire because x") ==
          Choose{Option::march_angle, 60, game::ConsentBy::umpire, "x"});
    CHECK(read_as<Choose>("choose elites true because x").value == 1);
    CHECK(read_as<Roll>("die d10 4 by splitmix64 1813") == Roll{Die::d10, 4, 1813});
    CHECK(read_as<Note>("note  rain, at \"last\"  ") == Note{"rain, at \"last\""});
}

TEST_CASE("orders: blanks about commas, line ends, and a to before the recipient are allowed") {
    const Order plain = read("move petit 77,54.5,90");
    CHECK(read("  move\tpetit 77 , 54.5 ,90 \r\n") == plain);
    CHECK(read("move petit +77.0,54.50,090") == plain);
    CHECK(read("order gudin to petit attack") == read("order gudin petit attack"));
    CHECK(read_as<GiveOrder>("order gudin to attack").to == "to");
}

TEST_CASE("orders: a quoted name may hold blanks and words of the order's own") {
    CHECK(read_as<Evade>(R"(evade "Brigade \"Petit\" \\")").element == R"(Brigade "Petit" \)");
    CHECK(read_as<Fire>(R"(fire "at" at at)") == Fire{{"at"}, "at"});
    CHECK(files::text_of(Fire{{"at"}, "x y"}) == R"(fire "at" at "x y")");
}

TEST_CASE("orders: each malformed line has its fault, at its column") {
    std::set<std::string> met{"order.too_long"};
    for (const BadLine& bad : bad_lines) {
        INFO(bad.line);
        const Result<Order> order = files::order_from_text(bad.line, here);
        REQUIRE_FALSE(order);
        const Fault& f = order.faults()[0];
        CHECK(f.code == bad.code);
        CHECK(f.column == bad.column);
        CHECK(f.file == "orders.txt");
        CHECK(f.line == 7);
        met.insert(f.code);
    }
    const Result<Order> longest = files::order_from_text("note " + std::string(5000, 'x'), here);
    REQUIRE_FALSE(longest);
    CHECK(longest.faults()[0].code == "order.too_long");
    for (const files::FaultCode& c : files::fault_codes) {
        const bool of_lines = c.code.substr(0, 6) == "order." && c.code != "order.unknown";
        INFO(c.code);
        if (c.code == "order.unknown") break;  // from here on they are about names
        if (of_lines) CHECK(met.count(std::string(c.code)) == 1);
    }
}

TEST_CASE("orders: every fault of a line is told") {
    const Result<Order> order = files::order_from_text("move petit x,y,400 via 1 then", here);
    REQUIRE_FALSE(order);
    std::vector<std::string> codes;
    for (const Fault& f : order.faults()) codes.push_back(f.code);
    CHECK(codes == std::vector<std::string>{"order.number", "order.number", "order.range", "order.numbers",
                                            "order.trailing"});
}
