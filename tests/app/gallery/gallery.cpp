// Every shape of ruling is shown once, in both languages, by the rules themselves.
#include "app/gallery/gallery.hpp"

#include "app/rule_card.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace bacler;
using namespace bacler::gallery;

namespace {

/// Messages that no ruling of the gallery says yet.
constexpr std::size_t most_unsaid = 111;

/// A place of a message that nothing was put in, or a key that was taken for a message.
bool is_unfilled(const std::string& text) {
    return text.find('{') != std::string::npos || text.find("say.") != std::string::npos;
}

void check_texts(const Exhibit& exhibit) {
    INFO(word_of(exhibit.chapter) << ": " << exhibit.asked << ": " << exhibit.told.sentence);
    CHECK_FALSE(exhibit.told.sentence.empty());
    CHECK_FALSE(is_unfilled(exhibit.told.sentence));
    for (const ExplainedLine& line : exhibit.told.tree) {
        CHECK_FALSE(line.text.empty());
        CHECK_FALSE(is_unfilled(line.text));
    }
    for (const std::string& line : exhibit.doubts) CHECK_FALSE(is_unfilled(line));
}

}  // namespace

TEST_CASE("the gallery shows every shape of ruling in both languages, and all its rules have a card",
          "[gallery]") {
    const Gallery french = gallery_of(Lang::fr), english = gallery_of(Lang::en);
    CHECK(french.said == english.said);
    REQUIRE(french.exhibits.size() == english.exhibits.size());
    std::set<Chapter> met;
    std::set<Verdict> verdicts;
    std::set<std::uint16_t> rules;
    for (const Gallery* gallery : {&french, &english})
        for (const Exhibit& exhibit : gallery->exhibits) {
            check_texts(exhibit);
            met.insert(exhibit.chapter);
            if (exhibit.ruling.findings.empty()) continue;
            verdicts.insert(verdict(exhibit.ruling));
            for (const Finding& f : exhibit.ruling.findings)
                if (f.rule.number != 0) rules.insert(f.rule.number);
        }
    CHECK(met.size() == chapters.size());
    for (const Verdict wanted :
         {Verdict::allowed, Verdict::forbidden, Verdict::too_close, Verdict::not_covered})
        CHECK(verdicts.count(wanted) == 1);
    for (const std::uint16_t rule : rules) {
        INFO("R" << rule);
        CHECK(rule_card(Lang::fr, RuleRef{rule}, 0, plaquette::Readings{}).has_value());
    }
    const std::vector<std::string> left = unsaid(french);
    for (const std::string& key : left) UNSCOPED_INFO(key);
    // None of these may join them: a new message wants a ruling that says it.
    CHECK(left.size() <= most_unsaid);
}
