#include "app/text/catalogue.hpp"
#include "files/rulebook.hpp"
#include "places.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/sections.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace bacler;

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

/// All our sources but the tables themselves.
std::string sources() {
    std::string all;
    for (const char* room : {"src", "platform"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(
                 std::filesystem::path(bacler::places::source) / room)) {
            const std::filesystem::path& p = entry.path();
            const bool is_source = p.extension() == ".cpp" || p.extension() == ".hpp";
            const bool is_table = p.parent_path().filename() == "text" && p.stem() != "catalogue";
            if (is_source && !is_table) all += text_of(p);
        }
    return all;
}

std::set<std::string> places_of(std::string_view text) {
    std::set<std::string> out;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        REQUIRE(close != std::string_view::npos);
        const std::string_view place = text.substr(open + 1, close - open - 1);
        const bool is_place = place.find(' ') == std::string_view::npos;
        if (is_place && place.substr(0, 2) != "s:" && place.substr(0, 2) != "x:") out.emplace(place);
    }
    return out;
}

/// Keys put together from a word, so that no source holds them whole.
bool is_composed(std::string_view key, const std::string& all) {
    const std::size_t dot = key.rfind('.');
    const std::string kind(key.substr(0, dot));
    return all.find("\"" + kind + ".\"") != std::string::npos ||
           all.find("kind == \"" + kind + "\"") != std::string::npos;
}

}  // namespace

TEST_CASE("catalogue: every message is written in both languages, with the same places") {
    std::set<std::string_view> keys;
    for (const std::span<const Entry> table : catalogue())
        for (const Entry& e : table) {
            INFO(e.key);
            CHECK(keys.insert(e.key).second);
            CHECK_FALSE(e.fr.empty());
            CHECK_FALSE(e.en.empty());
            // The parser's description of a syntax fault is English: the French message shows the text at fault instead.
            if (e.key != "fault.toml.syntax") CHECK(places_of(e.fr) == places_of(e.en));
        }
}

TEST_CASE("catalogue: every finding has a message") {
    for (const std::string_view name : plaquette::say_names) {
        if (name.empty()) continue;  // a message that is no longer said
        INFO(name);
        CHECK(has_phrase("say." + std::string(name)));
    }
}

TEST_CASE("catalogue: every message is used, and every message used exists") {
    const std::string all = sources();
    for (const std::span<const Entry> table : catalogue())
        for (const Entry& e : table) {
            INFO(e.key);
            if (e.key.substr(0, 4) == "say.") {
                const std::string_view name = e.key.substr(4, e.key.find('.', 4) - 4);
                CHECK(all.find("Say::" + std::string(name)) != std::string::npos);
            } else if (e.key.substr(0, 6) == "fault." || e.key.substr(0, 5) == "mend.") {
                const std::string code(e.key.substr(e.key.find('.') + 1));
                CHECK(all.find("\"" + code + "\"") != std::string::npos);
            } else {
                CHECK((all.find("\"" + std::string(e.key) + "\"") != std::string::npos ||
                       is_composed(e.key, all)));
            }
        }
    for (std::size_t at = all.find("phrase(lang, \""); at != std::string::npos;
         at = all.find("phrase(lang, \"", at + 1)) {
        const std::size_t open = all.find('"', at), close = all.find('"', open + 1);
        const std::string key = all.substr(open + 1, close - open - 1);
        if (key.empty() || key.back() == '.') continue;
        INFO(key);
        CHECK(has_phrase(key));
    }
}

TEST_CASE("catalogue: a message fills its places in order, and leaves other braces alone") {
    CHECK(say(Lang::en, "cli.cell", {"+1"}) == "Cell: +1");
    CHECK(lang_of_locale("fr_FR.UTF-8") == Lang::fr);
    CHECK(lang_of_locale("C") == Lang::en);
    CHECK(lang_named("de") == std::nullopt);
    CHECK_THROWS(phrase(Lang::fr, "no.such.key"));
}

TEST_CASE("rulebook: every rule from R001 to R233 stands in its section, in both languages") {
    const files::Rulebook& book = files::plaquette_rulebook();
    REQUIRE(book.rules.size() == 233);
    for (std::uint16_t n = 1; n <= 233; ++n) {
        const files::RuleEntry* rule = book.rule(n);
        INFO("R" << n);
        REQUIRE(rule != nullptr);
        CHECK(rule->section == plaquette::section_of({n}));
        CHECK_FALSE(rule->text.fr.empty());
        CHECK_FALSE(rule->text.en.empty());
        for (const std::string& q : rule->cites) CHECK(book.reading(q) != nullptr);
        for (const std::string& o : rule->options) CHECK(plaquette::option_named(o));
    }
    CHECK(plaquette::section_of({0}).empty());
}

TEST_CASE("rulebook: every option has its reading and a meaning for every value") {
    const files::Rulebook& book = files::plaquette_rulebook();
    CHECK(book.readings.size() == 136);
    for (const plaquette::OptionInfo& o : plaquette::all_options()) {
        INFO(o.name);
        const files::OptionEntry* entry = book.option(o.name);
        REQUIRE(entry != nullptr);
        CHECK(std::stoi(entry->reading.substr(1)) == o.reading);
        if (o.kind == plaquette::OptionKind::number) continue;
        REQUIRE(static_cast<int>(entry->values.size()) == o.highest + 1);
        for (const files::OptionValueEntry& v : entry->values)
            CHECK(plaquette::value_named(o.option, v.value));
    }
}
