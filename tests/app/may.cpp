// What may be done on the book battle's table, asked as a terminal or a script does.
#include "app/text/catalogue.hpp"
#include "app/verbs.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace bacler;
using Json = nlohmann::json;

namespace {

const std::string book = std::string(bacler::places::source) + "/data/scenarios/book-battle.toml";
const std::string contact = std::string(bacler::places::source) + "/data/scenarios/book-battle-contact.toml";

struct Asked {
    int status{0};
    std::string out, err;
    Json json() const { return Json::parse(out); }
};

Asked ask(const std::string& file, const std::string& order, bool json, Lang lang = Lang::en) {
    std::istringstream in;
    std::ostringstream out, err;
    const verbs::Manner manner{lang, json, false, &in, &out, &err};
    const int status = verbs::may(manner, file, order);
    return {status, out.str(), err.str()};
}

Json answer(const std::string& file, const std::string& order) {
    const Asked a = ask(file, order, true);
    INFO(order << ": " << a.out);
    REQUIRE(a.status == verbs::answered);
    return a.json();
}

void decides(const Json& a, const std::string& verdict, const std::string& rule) {
    INFO(a.dump());
    CHECK(a["verdict"] == verdict);
    CHECK(a["deciding"]["rule"] == rule);
    CHECK(a["ruling"]["verdict"] == verdict);
    CHECK(a["ruling"]["findings"][0] == a["deciding"]);
}

/// A copy of the book battle with some texts of it put in place of others.
std::string altered(const std::vector<std::pair<std::string, std::string>>& changes) {
    std::ifstream in(book);
    std::ostringstream text;
    text << in.rdbuf();
    std::string out = text.str();
    for (const auto& change : changes) {
        const std::size_t at = out.find(change.first);
        REQUIRE(at != std::string::npos);
        out.replace(at, change.first.size(), change.second);
    }
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("bacler-may-" + std::to_string(::getpid()) + ".toml");
    std::ofstream(file) << out;
    return file.string();
}

}  // namespace

TEST_CASE("1 may: an order within 25 cm names its distance and the two centres", "[R052][R053]") {
    const Json a = answer(book, "order F1 F1a defence");
    decides(a, "allowed", "R053");
    const Json m = a["deciding"]["measure"];
    CHECK(m["limit"] == 25.0);
    CHECK(m["words"] == "at_most");
    CHECK(m["from"] == Json({90.0, 34.0}));
    CHECK(m["to"] == Json({77.0, 36.5}));  // the box of F1a is 11 x 11 cm behind its front at 42
    CHECK(m["cm"].get<double>() == Approx(13.238).margin(0.001));
    CHECK(a["deciding"]["subject"] == "F1a");
}

TEST_CASE("1 may: orders out of reach, beyond the quota, to the wrong body", "[R053][R062][R068][R075]") {
    decides(answer(book, "order FC F2b defence"), "forbidden", "R053");  // 48 cm
    decides(answer(book, "order F1 F2a manoeuvre"), "forbidden", "R062");
    decides(answer(book, "order F1 F1a attack"), "forbidden", "R075");
    decides(answer(book, "order FC F1 advance on hill"), "forbidden", "R068");
    decides(answer(book, "order FC F1 attack"), "allowed", "R054");
    decides(answer(book, "order FC FC advance on hill"), "allowed", "R062");
}

TEST_CASE("2 may: a move tells what it uses, what is left, where it ends, and what stops it",
          "[R074][R086][R090]") {
    const Json a = answer(book, "move F1a 77,50");
    decides(a, "allowed", "R090");
    CHECK(a["used"] == 8.0);
    CHECK(a["allowance"] == 19.0);
    CHECK(a["left"] == 11.0);
    CHECK(a["end"]["at"] == Json({77.0, 50.0}));
    CHECK(a["end"]["heading"] == 0.0);
    CHECK(a["engages"].is_null());
    const Json near = answer(book, "move F1a 77,57");
    decides(near, "forbidden", "R074");
    CHECK(near["legal_until"] == 9.0);  // half of 19 from A1a's front at 60: stops at 51
    const Json turned = answer(book, "move F1a 77,50,20");
    CHECK(turned["end"]["at"] == Json({77.0, 50.0}));
    CHECK(turned["end"]["heading"] == 20.0);
    const Json by = answer(book, "move F1a 77,50 via 77,46");
    CHECK(by["used"] == 8.0);
    CHECK(answer(book, "move F1 90,44")["end"]["at"] == Json({90.0, 44.0}));  // a staff: its centre
}

TEST_CASE("2 may: a wheel goes by its outer corner", "[Q45]") {
    const Json a = answer(book, "wheel F1a left 20");
    CHECK(a["used"].get<double>() == Approx(11.0 * 20 * 3.14159265 / 180).margin(0.005));
    CHECK(a["end"]["heading"] == 340.0);
    CHECK(answer(book, "wheel F1a right 20")["end"]["heading"] == 20.0);
}

TEST_CASE("2 may: formations, squares and lines that change places", "[R032][R034][R096][R097]") {
    decides(answer(book, "form F1a-1 line"), "allowed", "R096");
    decides(answer(book, "form F2a-1 solid_square"), "forbidden", "R032");
    decides(answer(book, "form F2b-1 hollow_square"), "forbidden", "R034");
    decides(answer(book, "swap F2a-1 F2a-2"), "allowed", "R097");
    CHECK(answer(book, "form F1a-1 column")["verdict"] == "not_covered");
}

TEST_CASE("3 may: fire is allowed by its range and refused by what blocks it", "[R106][R107][R115]") {
    const Json a = answer(book, "fire FGB-1 FGB-2 at A1a");
    decides(a, "allowed", "R115");
    CHECK(a["deciding"]["subject"] == "FGB-1");
    CHECK(a["deciding"]["measure"]["cm"] == 35.0);
    decides(answer(book, "fire F1a-G at A1a"), "forbidden", "R107");  // its own columns stand before it
    decides(answer(contact, "fire F1a-G at A1a"), "forbidden", "R106");
}

TEST_CASE("4 may: nobody evades who is not engaged by infantry", "[R127]") {
    CHECK(answer(book, "evade A2b")["verdict"] == "forbidden");
}

TEST_CASE("4 may: a fact beside one that it cannot hold with is contradictory", "[Q135]") {
    decides(answer(book, "state contact F1a A1a"), "allowed", "R125");
    const std::string file = altered(
        {{"[table]", "stated = [{ what = \"distance\", a = \"F1a\", b = \"A1a\", cm = 7.0 }]\n[table]"}});
    decides(answer(file, "state contact F1a A1a"), "contradictory", "R125");
    decides(answer(file, "state distance F1a A1a 7"), "allowed", "R052");
}

TEST_CASE("1 may: too close to call, the margin and both outcomes are given", "[R053][Q06]") {
    // F1 comes to 24.9 cm from the centre of F1a, each place known to a millimetre.
    const std::string file = altered(
        {{"depth = 100.0", "depth = 100.0\nuncertainty = 0.1"}, {"at = [90.0, 34.0]", "at = [101.9, 36.5]"}});
    const Json a = answer(file, "order F1 F1a defence");
    decides(a, "too_close", "R053");
    CHECK(a["margin_mm"] == -1.0);
    CHECK(a["outcomes"] == Json({{"met", "allowed"}, {"missed", "forbidden"}}));
    const Asked text_form = ask(file, "order F1 F1a defence", false);
    CHECK(text_form.out.find("1 mm from the limit") != std::string::npos);
    CHECK_FALSE(answer(book, "order F1 F1a defence").contains("margin_mm"));
}

TEST_CASE("may: the sentence that decides comes first, with its rule and its two points") {
    for (const Lang lang : {Lang::fr, Lang::en}) {
        const Asked a = ask(book, "order FC F2b defence", false, lang);
        REQUIRE(a.status == verbs::answered);
        const std::string first = a.out.substr(0, a.out.find('\n'));
        CHECK(first.find(std::string(phrase(lang, "verdict.forbidden"))) == 1);
        CHECK(first.find("R053") != std::string::npos);
        const std::string second = a.out.substr(first.size() + 1, a.out.find('\n', first.size() + 1));
        CHECK(second.find(lang == Lang::fr ? "(62 ; 30)" : "(62, 30)") != std::string::npos);
        CHECK(second.find(lang == Lang::fr ? "41,75" : "41.75") != std::string::npos);
    }
}

TEST_CASE("may: a forbidden order is answered, a malformed one is wrong input, told with its column") {
    CHECK(ask(book, "order FC F2b defence", false).status == verbs::answered);
    const Asked bad = ask(book, "move F1a 77,x", false);
    CHECK(bad.status == verbs::wrong_input);
    CHECK(bad.out.empty());
    CHECK(bad.err.find("ORDER:1:13: ") == 0);
    CHECK(ask(book, "move A2bb 77,50", false).err.find("\"A2b\"") != std::string::npos);
    const Asked json = ask(book, "evade A2b now", true);
    CHECK(json.status == verbs::wrong_input);
    CHECK(json.json()["errors"][0]["column"] == 11);
    const Asked both = ask("no-such-file.toml", "evade", true);
    CHECK(both.json()["errors"].size() == 2);
    CHECK(ask(book, "note rain", false).status == verbs::wrong_input);
}
