#include "app/casebook/casebook.hpp"
#include "app/casebook/kinds.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <set>
#include <sstream>

using namespace bacler;

namespace {

std::string golden(const std::string& name) {
    std::ifstream in(std::string(bacler::places::source) + "/tests/golden/" + name, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

CasebookReport run(const std::string& text) {
    const Result<CasebookReport> r = run_casebook(text, "cases.json", {});
    REQUIRE(r.is_good());
    return *r;
}

std::string book_of(const std::string& entry) {
    return R"({"examples":[)" + entry + "]}";
}

}  // namespace

TEST_CASE("casebook: every golden case of a built kind passes") {
    const Result<CasebookReport> r = run_casebook(golden("plaquette.json"), "plaquette.json", built_kinds());
    REQUIRE(r.is_good());
    for (const CaseReport& c : r->cases) {
        INFO(c.id << ": expected " << c.expected << ", answered " << c.answered << " " << c.error);
        CHECK(c.passed);
    }
    CHECK(r->passed == 373);
    CHECK(r->failed == 0);
}

TEST_CASE("casebook: the list of built kinds that the checks run is the program's own") {
    std::istringstream in(golden("kinds-built.txt"));
    std::set<std::string> listed;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#') listed.insert(line);
    const std::vector<std::string> built = built_kinds();
    CHECK(listed == std::set<std::string>(built.begin(), built.end()));
}

TEST_CASE("casebook: what is not understood never passes") {
    const auto error_of = [](const std::string& entry) {
        const CasebookReport r = run(book_of(entry));
        CHECK(r.passed == 0);
        return r.cases[0].error;
    };
    CHECK(error_of(R"({"id":"x","kind":"magic","inputs":{},"expected":{"a":1}})") == "cli.case.kind");
    CHECK(
        error_of(
            R"({"id":"x","kind":"numerosity","inputs":{"n":1,"m":1,"k":2},"expected":{"bands_1_2_3":0}})") ==
        "cli.case.key");
    CHECK(error_of(R"({"id":"x","kind":"numerosity","inputs":{"n":1,"m":1},"expected":{}})") ==
          "cli.case.nothing_expected");
    CHECK(error_of(R"({"id":"x","kind":"numerosity","inputs":{"n":1,"m":1},"expected":{"a":0},"why":1})") ==
          "cli.case.key");
    CHECK(error_of(
              R"({"id":"x","kind":"numerosity","inputs":{"n":"one","m":1},"expected":{"bands_1_2_3":0}})") ==
          "cli.case.number");
    CHECK(error_of(R"({"id":"x","kind":"morale","inputs":{"a":{"cover":"thin"}},"expected":{"a":0}})") ==
          "cli.case.word");
    CHECK(error_of(R"({"id":"x","kind":"morale","inputs":{"a":{"speed":3}},"expected":{"a":0}})") ==
          "cli.case.key");
    CHECK(
        error_of(
            R"({"id":"x","kind":"numerosity","inputs":{"n":1,"m":1,"options":{"luck":true}},"expected":{"a":0}})") ==
        "cli.case.option");
    CHECK(
        error_of(
            R"({"id":"x","kind":"numerosity","inputs":{"n":1,"m":1,"options":{"elites":"often"}},"expected":{"a":0}})") ==
        "cli.case.option_value");
    CHECK(error_of(
              R"({"id":"x","kind":"order_test","inputs":{"value":3,"d6":9},"expected":{"passes":true}})") ==
          "cli.case.impossible");
    CHECK(
        error_of(
            R"({"id":"x","kind":"staff_loss","inputs":{"level":"division","losses":12,"dice":[1]},"expected":{"rolls":2}})") ==
        "cli.case.dice");
    // A key the answer does not have, or a figure that differs, is a plain failure.
    CHECK(error_of(R"({"id":"x","kind":"numerosity","inputs":{"n":1,"m":1},"expected":{"weather":0}})")
              .empty());
    CHECK(error_of(R"({"id":"x","kind":"numerosity","inputs":{"n":2,"m":1},"expected":{"bands_1_2_3":0}})")
              .empty());
}

TEST_CASE("casebook: a book that is not one is refused whole") {
    const auto code_of = [](const std::string& text, const std::vector<std::string>& kinds = {}) {
        const Result<CasebookReport> r = run_casebook(text, "cases.json", kinds);
        REQUIRE_FALSE(r.is_good());
        return r.faults().front().code;
    };
    CHECK(code_of("{") == "casebook.not_json");
    CHECK(code_of("[]") == "casebook.no_examples");
    CHECK(code_of(R"({"examples":[]})") == "casebook.no_examples");
    CHECK(code_of(book_of("{}"), {"magic"}) == "casebook.unknown_kind");
}

TEST_CASE("casebook: answers are compared by value") {
    using casebook::agrees;
    using casebook::Json;
    CHECK(agrees(Json::parse(R"({"p":"1/2"})"), Json::parse(R"({"p":"2/4","q":1})")));
    CHECK(agrees(Json::parse(R"({"p":0.333})"), Json::parse(R"({"p":"1/3"})")));
    CHECK_FALSE(agrees(Json::parse(R"({"p":"1/2"})"), Json::parse(R"({"q":"1/2"})")));
    CHECK_FALSE(agrees(Json::parse(R"({"l":[1,2]})"), Json::parse(R"({"l":[2,1]})")));
    CHECK_FALSE(agrees(Json::parse(R"({"l":{"a":1}})"), Json::parse(R"({"l":{"a":1,"b":2}})")));
    CHECK_FALSE(agrees(Json::parse(R"({"v":null})"), Json::parse(R"({"v":0})")));
    CHECK_FALSE(agrees(Json::parse(R"({"v":true})"), Json::parse(R"({"v":1})")));
}
