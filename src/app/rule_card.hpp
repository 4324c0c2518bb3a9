#pragma once
#include "app/text/catalogue.hpp"
#include "ruling/finding.hpp"
#include "systems/plaquette/readings.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bacler {

/// One value a reading may take, and what it would answer here.
struct ReadingChoice {
    std::string value;  ///< as files write it
    std::string text;   ///< what it means
    bool is_in_force{false};
    bool is_standing{false};  ///< the default
    std::string answer;       ///< what the question in hand would give; empty without one
};

struct ReadingCard {
    std::string id;  ///< "Q94"
    std::string title, text;
    bool is_house{false};  ///< a house ruling, not the text's
    std::string option;    ///< name in files; empty where the reading is not switchable
    std::vector<ReadingChoice> choices;
};

/// A rule in our own words, its table cell, the readings in force and what each other one would answer.
struct RuleCard {
    std::string id;       ///< "R171"
    std::string section;  ///< "§6 Valeur des éléments"
    std::string text;
    std::string cell;
    std::vector<ReadingCard> readings;
};

/// How the question in hand would be answered under other readings, in a few words.
using AnswerUnder = std::function<std::string(const plaquette::Readings&)>;

/// The card of a numbered rule, none where there is no such rule. `reading` (94 for Q94, 0 none) is put first: the one
/// a finding rested on.
std::optional<RuleCard> rule_card(Lang lang, RuleRef rule, std::uint16_t reading,
                                  const plaquette::Readings& in_force, const AnswerUnder& answer_under = {});

}  // namespace bacler
