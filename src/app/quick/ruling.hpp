#pragma once
#include "app/explain.hpp"
#include "app/quick/form.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/movement.hpp"
#include "systems/plaquette/square.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::quick {

/// A die that the ruling waits for, or rests on.
struct DieAsked {
    int faces{10};      ///< 6 or 10
    std::string words;  ///< what it decides, in the player's language
};

/// A line of the ruling, and the rule whose card it opens.
struct QuickLine {
    ExplainedLine line;
    RuleRef rule;
    std::uint16_t reading{0};
};

/// The answer to a form: a sentence, then the sums, each line with its rule; what had no bearing stands last.
struct QuickRuling {
    std::string sentence;
    std::vector<QuickLine> lines;
    std::optional<DieAsked> die;  ///< none where no die is thrown
    bool is_settled{false};       ///< nothing is waited for
    Ruling ruling;                ///< what the lines tell
};

/// The ruling as the answers stand; with a die, what its face makes.
QuickRuling rule_on(Lang lang, const Form& form);

// The questions that the rules' own functions answer, as a form puts them. Requires: a form of that topic.
plaquette::FireQuestion fire_question(const Form& form);
plaquette::MarchQuestion march_question(const Form& form);
plaquette::WithdrawalQuestion withdrawal_question(const Form& form);
plaquette::SquareQuestion square_question(const Form& form);

}  // namespace bacler::quick
