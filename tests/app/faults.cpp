#include "app/text/catalogue.hpp"
#include "files/codes.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

using namespace bacler;

namespace {

/// The places {0}, {1}... of a message.
std::set<int> places_of(std::string_view text) {
    std::set<int> places;
    for (std::size_t i = 0; i + 2 < text.size(); ++i)
        if (text[i] == '{' && text[i + 1] >= '0' && text[i + 1] <= '9' && text[i + 2] == '}')
            places.insert(text[i + 1] - '0');
    return places;
}

std::map<std::string, Entry> entries_by_key() {
    std::map<std::string, Entry> out;
    for (const Entry& e : fault_entries()) CHECK(out.emplace(std::string(e.key), e).second);
    return out;
}

bool is_code(const std::string& text) {
    const std::string letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    const std::size_t dot = text.find('.');
    return dot != std::string::npos && dot > 0 && text.find_first_not_of(letters) == dot &&
           dot + 1 < text.size() && text.find_first_not_of(letters + "_", dot + 1) == std::string::npos;
}

/// The codes that the readers' sources write: "key.unknown", each in quotes.
std::set<std::string> codes_in_sources() {
    std::set<std::string> out;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(bacler::places::source) + "/src/files")) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream in(entry.path());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        for (std::size_t from = text.find('"'); from != std::string::npos; from = text.find('"', from + 1)) {
            const std::size_t to = text.find('"', from + 1);
            if (to == std::string::npos) break;
            if (is_code(text.substr(from + 1, to - from - 1)))
                out.insert(text.substr(from + 1, to - from - 1));
        }
    }
    return out;
}

}  // namespace

TEST_CASE(
    "files: every code of a fault has what and remedy in both languages, with its arguments and no others") {
    const std::map<std::string, Entry> entries = entries_by_key();
    CHECK(entries.size() == 2 * files::fault_codes.size());
    for (const files::FaultCode& code : files::fault_codes) {
        INFO(code.code);
        for (const std::string part : {"fault.", "mend."}) {
            const auto found = entries.find(part + std::string(code.code));
            REQUIRE(found != entries.end());
            for (const std::string_view text : {found->second.fr, found->second.en}) {
                CHECK_FALSE(text.empty());
                const std::set<int> places = places_of(text);
                if (!places.empty()) CHECK(*places.rbegin() < code.args);
            }
        }
    }
}

TEST_CASE("files: the readers write no code that is not in the list, and each of the list") {
    const std::set<std::string> written = codes_in_sources();
    std::set<std::string> known;
    for (const files::FaultCode& c : files::fault_codes) known.insert(std::string(c.code));
    for (const std::string& code : written) {
        INFO(code);
        CHECK(known.count(code) == 1);
    }
    for (const std::string& code : known) {
        INFO(code);
        const std::string suffix = "_near";
        const bool near = code.size() > suffix.size() &&
                          code.compare(code.size() - suffix.size(), suffix.size(), suffix) == 0;
        CHECK(written.count(near ? code.substr(0, code.size() - suffix.size()) : code) == 1);
    }
}
