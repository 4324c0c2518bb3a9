// Nearest words, outlines, places in a text.
#include "files/nearest.hpp"
#include "files/node.hpp"
#include "files/outline.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <rapidcheck/catch.h>

#include <algorithm>

using namespace bacler;
using files::OutlineFlaw;

namespace {

std::vector<TablePoint> points(const std::vector<std::pair<double, double>>& cm) {
    std::vector<TablePoint> out;
    for (const auto& p : cm) out.push_back({length_from_cm(p.first), length_from_cm(p.second)});
    return out;
}

}  // namespace

TEST_CASE("scenario: the nearest word is the one most likely meant, and none where nothing is near") {
    const std::vector<std::string_view> stances{"attack", "manoeuvre", "defence", "fall_back", "retreat"};
    CHECK(files::nearest_word("atack", stances) == "attack");
    CHECK(files::nearest_word("attakc", stances) == "attack");
    CHECK(files::nearest_word("defense", stances) == "defence");
    CHECK(files::nearest_word("Maneuver", stances) == "manoeuvre");
    CHECK(files::nearest_word("fallback", stances) == "fall_back");
    CHECK_FALSE(files::nearest_word("charge", stances));
    CHECK_FALSE(files::nearest_word("", stances));
    CHECK(files::nearest_word("w2", {"w1"}) == "w1");
    CHECK_FALSE(files::nearest_word("w2", {"x1"}));
}

TEST_CASE("scenario: letters apart is symmetric and 0 only for the same word, case apart") {
    rc::prop("distance", [](const std::string& a, const std::string& b) {
        RC_ASSERT(files::letters_apart(a, b) == files::letters_apart(b, a));
        RC_ASSERT(files::letters_apart(a, a) == 0);
        RC_ASSERT(files::letters_apart(a, b) <= static_cast<int>(std::max(a.size(), b.size())));
    });
}

TEST_CASE("scenario: an outline that crosses, touches or lies on itself is refused, others are not") {
    CHECK_FALSE(files::flaw_of_outline(points({{0, 0}, {10, 0}, {10, 10}, {0, 10}})));
    CHECK_FALSE(files::flaw_of_outline(points({{0, 10}, {10, 10}, {10, 0}, {0, 0}})));
    CHECK_FALSE(files::flaw_of_outline(points({{0, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}})));
    CHECK_FALSE(files::flaw_of_outline(points({{0, 0}, {5, 0}, {10, 0}, {10, 10}})));  // a straight angle
    const auto flaw = [](const std::vector<std::pair<double, double>>& cm) {
        return files::flaw_of_outline(points(cm));
    };
    const auto bow = flaw({{0, 0}, {10, 10}, {10, 0}, {0, 10}});
    REQUIRE(bow);
    CHECK((bow->is == OutlineFlaw::Is::crossing && bow->a == 0 && bow->b == 2));
    CHECK(flaw({{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}));          // touches an edge
    CHECK(flaw({{0, 0}, {10, 0}, {5, 5}, {10, 10}, {0, 10}, {5, 5}}));  // meets itself in a point
    CHECK(flaw({{0, 0}, {10, 0}, {20, 0}}));                            // no area
    CHECK(flaw({{0, 0}, {10, 0}, {10, 10}, {10, 5}}));                  // a spike
    const auto closed = flaw({{0, 0}, {10, 0}, {10, 10}, {0, 0}});
    REQUIRE(closed);
    CHECK((closed->is == OutlineFlaw::Is::short_edge && closed->a == 3));
    CHECK(flaw({{0, 0}, {10, 0}, {10, 10}, {10, 10.009}}));
    CHECK_FALSE(flaw({{0, 0}, {10, 0}, {10, 10}, {10, 10.01}, {0, 10}}));
}

TEST_CASE(
    "scenario: an outline has a flaw or none whichever point it starts from and whichever way it goes") {
    rc::prop("start and sense", [] {
        const auto count = *rc::gen::inRange<std::size_t>(3, 8);
        const auto cm = *rc::gen::container<std::vector<std::pair<int, int>>>(
            count, rc::gen::pair(rc::gen::inRange(0, 6), rc::gen::inRange(0, 6)));
        std::vector<TablePoint> ring;
        for (const auto& p : cm) ring.push_back({length_from_cm(p.first), length_from_cm(p.second)});
        const bool sound = !files::flaw_of_outline(ring);
        std::rotate(ring.begin(), ring.begin() + 1, ring.end());
        RC_ASSERT(!files::flaw_of_outline(ring) == sound);
        std::reverse(ring.begin(), ring.end());
        RC_ASSERT(!files::flaw_of_outline(ring) == sound);
        RC_CLASSIFY(sound);
    });
}

TEST_CASE("sheet: JSON opens with a brace or a list, TOML with anything else") {
    CHECK(files::looks_like_json("  {\"format\": 1}"));
    CHECK(files::looks_like_json("\xEF\xBB\xBF{}"));
    CHECK(files::looks_like_json("[1, 2]"));
    CHECK(files::looks_like_json("[{\"a\": 1}]"));
    CHECK_FALSE(files::looks_like_json("[table]\n"));
    CHECK_FALSE(files::looks_like_json("[[side]]\n"));
    CHECK_FALSE(files::looks_like_json("# {\n"));
    CHECK_FALSE(files::looks_like_json(""));
}

TEST_CASE("sheet: a place in a text counts lines and characters from 1") {
    const std::string text =
        "a\n\xC3\xA9"
        "b\n";
    const files::TextPlace place = files::place_of_byte(text, 4);
    CHECK((place.line == 2 && place.column == 2));
    CHECK(files::line_around(text, 4) ==
          "\xC3\xA9"
          "b");
    CHECK(files::line_around("", 4).empty());
    CHECK(files::line_around("x = 1", 400) == "x = 1");
}

TEST_CASE(
    "sheet: a string over lines may end in quotes of its own, and what follows is still read as what it is") {
    const std::string euro = "\xE2\x82\xAC";
    for (const std::string quote : {"\"", "'"}) {
        const std::string three = quote + quote + quote;
        for (int quotes = 0; quotes < 3; ++quotes) {
            const std::string own(static_cast<std::size_t>(quotes), quote[0]);
            const auto read =
                files::node_from_toml("a = " + three + euro + own + three + "\nb = \"" + euro + "\"\n", "t");
            REQUIRE(read);
            CHECK(read->member("a")->text == euro + own);
            CHECK(read->member("b")->text == euro);
        }
        CHECK(files::node_from_toml("a = " + three + three + " # " + euro + "\n", "t"));
    }
    const auto outside = files::node_from_toml("a = 1\n\xC3\xA9t\xC3\xA9 = 2\n", "t");
    REQUIRE_FALSE(outside);
    CHECK((outside.faults()[0].code == "toml.not_ascii" && outside.faults()[0].line == 2));
    CHECK(
        files::node_from_toml("\xEF\xBB\xBF"
                              "a = 1\n",
                              "t"));
}

TEST_CASE("sheet: a text of endless values is refused before it fills the memory") {
    std::string many = "1";
    for (int i = 0; i < files::most_values; ++i) many += ",1";
    const auto toml = files::node_from_toml("a = [" + many + "]", "t"),
               json = files::node_from_json("[" + many + "]", "j");
    REQUIRE_FALSE(toml);
    REQUIRE_FALSE(json);
    CHECK(toml.faults()[0].code == "file.too_many");
    CHECK(json.faults()[0].code == "file.too_many");
    CHECK(files::node_from_json("[1, 2, 3]", "j"));
}

TEST_CASE("sheet: brackets and dots within strings and comments do not count as depth") {
    const std::string many(100, '['), dots(100, '.');
    CHECK(files::node_from_toml(
        "a = \"" + many + dots + "\" # " + many + dots + "\nb = '''" + many + "\n'" + dots + "'''\n", "t"));
    CHECK(files::node_from_toml("a = \"\\\"" + many + "\"\n", "t"));
    CHECK_FALSE(files::node_from_toml("a = " + many + std::string(100, ']'), "t"));
    CHECK_FALSE(files::node_from_toml("\"a\"" + dots + "b = 1", "t"));
}
