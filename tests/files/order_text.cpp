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

namespace {

std::string any_id() {
    static const std::string letters[] = {"a", "B", "7", "-", "_", "é", " ", "\"", "\\", ",", "'", "№", "\t"};
    if (*rc::gen::inRange(0, 12) == 0)
        return *rc::gen::element<std::string>("at", "via", "on", "to", "because");
    std::string out;
    for (int i = *rc::gen::inRange(1, 6); i > 0; --i)
        out += letters[static_cast<std::size_t>(*rc::gen::inRange(0, 13))];
    return out;
}

std::string other_than(const std::string& id) {
    std::string other = any_id();
    return other == id ? other + "2" : other;
}

/// What is left of a line: no blank at its ends.
std::string any_text() {
    return "x" + any_id() + "x";
}

std::optional<game::Consent> any_consent() {
    if (*rc::gen::inRange(0, 2) == 0) return std::nullopt;
    return game::Consent{*rc::gen::element(game::ConsentBy::both_sides, game::ConsentBy::umpire), any_text()};
}

Length any_length(int low = -100000) {
    return {*rc::gen::inRange(low * 100, 100000 * 100)};
}

TablePoint any_point() {
    return {any_length(), any_length()};
}

Angle any_angle(int least = 0) {
    return {*rc::gen::inRange(least, full_circle)};
}

game::ConsentBy any_consenting() {
    return *rc::gen::element(game::ConsentBy::both_sides, game::ConsentBy::umpire);
}

Place any_place(const std::string& id) {
    Place out{id, {}, {}};
    if (*rc::gen::inRange(0, 3) == 0) return out;
    out.at = any_point();
    if (*rc::gen::inRange(0, 2) == 0) out.heading = any_angle();
    return out;
}

Decree any_decree(const std::string& a, const std::string& b) {
    switch (*rc::gen::inRange(0, 10)) {
        case 0: return *rc::gen::element(RulingWord::allowed, RulingWord::refused);
        case 1: return DieFace{*rc::gen::inRange(1, 11)};
        case 2: return OutOfPlay{a};
        case 3: return FigureIs{a, static_cast<FigureKind>(*rc::gen::inRange(0, 6)), *rc::gen::inRange(0, 4)};
        case 4: return ValuesAre{a, {*rc::gen::inRange(1, 9), *rc::gen::inRange(1, 9)}};
        case 5: return plaquette::Form{a, static_cast<Formation>(*rc::gen::inRange(0, 4))};
        case 6: return StanceIs{a, static_cast<Stance>(*rc::gen::inRange(0, 5))};
        case 7: return ContactIs{a, b, {}};
        case 8: return ContactIs{a, b, static_cast<plane::Zone>(*rc::gen::inRange(0, 4))};
        default: {
            const Place place = any_place(a);
            return place.at && *rc::gen::inRange(0, 2) == 0 ? Decree(Move{a, *place.at, place.heading, {}})
                                                            : Decree(place);
        }
    }
}

Choose any_choice() {
    Choose out{static_cast<Option>(*rc::gen::inRange(0, static_cast<int>(option_count))), 0, any_consenting(),
               any_text()};
    out.value = *rc::gen::inRange(info(out.option).lowest, info(out.option).highest + 1);
    return out;
}

/// A die as the program rolls it.
Roll any_rolled() {
    const std::uint64_t seed = *rc::gen::arbitrary<std::uint64_t>();
    return Roll{Die::d6, Generator(seed).between(1, 6), seed};
}

Order any_order() {
    const std::string a = any_id(), b = other_than(a);
    switch (*rc::gen::inRange(0, 25)) {
        case 21: return any_place(a);
        case 22: return any_choice();
        case 23: return any_rolled();
        case 0: {
            GiveOrder o{a, b, static_cast<Command>(*rc::gen::inRange(0, 8)), ""};
            if (*rc::gen::inRange(0, 2) == 0) o.on = any_id();
            return o;
        }
        case 1: return TakeSlot{a, static_cast<Slot>(*rc::gen::inRange(0, 2))};
        case 2: {
            Move o{a, any_point(), {}, {}};
            if (*rc::gen::inRange(0, 2) == 0) o.heading = any_angle();
            for (int i = *rc::gen::inRange(0, 3); i > 0; --i) o.via.push_back(any_point());
            return o;
        }
        case 3: return Wheel{a, static_cast<Hand>(*rc::gen::inRange(0, 2)), any_angle(1)};
        case 4: return plaquette::Form{a, static_cast<Formation>(*rc::gen::inRange(0, 4))};
        case 5: return Swap{a, b};
        case 6: return Evade{a};
        case 7: return Fire{*rc::gen::inRange(0, 2) == 0 ? std::vector{a} : std::vector{a, b}, any_id()};
        case 8: return Lose{a};
        case 9: return Advance{a, any_length(0)};
        case 10: {
            State o{static_cast<FactKind>(*rc::gen::inRange(0, 7)), a, b, {}, {}};
            if (o.what == FactKind::distance) o.distance = any_length(0);
            if (o.what == FactKind::in_zone) o.zone = static_cast<plane::Zone>(*rc::gen::inRange(0, 4));
            return o;
        }
        case 11: return Roll{Die::d10, *rc::gen::inRange(1, 11)};
        case 12: return Overrule{*rc::gen::inRange(1, 1000), any_decree(a, b), any_consenting(), any_text()};
        case 13: return Note{any_text()};
        case 15: return LayHidden{a, b, {}};
        case 16: return LayHidden{a, b, SealedContent{any_text(), any_text()}};
        case 17: return Reveal{{a, b, Command::retreat, any_id()}, any_text(), any_text()};
        case 18:
            return SetLock{*rc::gen::element<std::string>("", "umpire", a), any_text(), any_text(), b,
                           any_consent()};
        case 19: return PassStaff{a, any_text(), *rc::gen::element<std::string>("", "from", b)};
        case 20: return TakeBack{a, any_consent()};
        default: return Next{};
    }
}

}  // namespace

TEST_CASE("orders: what is written is read back the same") {
    rc::prop("text_of and order_from_text", [] {
        const Order order = any_order();
        const std::string line = files::text_of(order);
        const Result<Order> again = files::order_from_text(line, here);
        if (!again) RC_FAIL(line + ": " + again.faults()[0].code);
        RC_ASSERT(*again == order);
    });
}

TEST_CASE("orders: any line is an order or has a fault, and an order that was read is written again") {
    rc::prop("no line breaks the reader", [] {
        static const std::string pieces[] = {"move ", "fire ", "state ", "via ", "at ",    "\"",
                                             "1,2",   ",",     " ",      "-",    "9e9",    "x",
                                             "on ",   "\\",    "\t",     "é",    "order ", "because "};
        std::string line;
        for (int i = *rc::gen::inRange(0, 9); i > 0; --i)
            line += pieces[static_cast<std::size_t>(*rc::gen::inRange(0, 18))];
        const Result<Order> order = files::order_from_text(line, here);
        if (!order) {
            RC_ASSERT(!order.faults().empty());
            return;
        }
        const Result<Order> again = files::order_from_text(files::text_of(*order), here);
        RC_ASSERT(again.is_good());
        RC_ASSERT(*again == *order);
    });
}
