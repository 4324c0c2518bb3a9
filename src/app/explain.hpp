#pragma once
#include "app/finding_text.hpp"
#include "app/text/catalogue.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/readings.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace bacler {

/// One line of an explanation: a finding in words.
struct ExplainedLine {
    std::string text;  ///< the sentence, figure included ("+1 meilleur état-major (4 contre 3)")
    std::string rule;  ///< "R171 §6"; empty for none
    std::string
        reading;  ///< "Q94", and "Q94 (repli_division = before_die)" where a reading that is not the standing one decided
    int depth{0};
    Does does{Does::no_bearing};
    bool is_considered{false};  ///< looked at without bearing: greyed under "also considered"
    int n{0};
    std::size_t finding{0};  ///< place in the ruling
};

/// A ruling in a player's language: one sentence fit to be read aloud, at most seven lines with the deciding one first,
/// and the whole tree beneath.
struct Explanation {
    std::string sentence;
    std::vector<ExplainedLine> lines;
    std::vector<ExplainedLine> tree;
};

/// One rung of a sum as it is read: what adds, by how much, and the running total.
struct Rung {
    std::string text;
    std::string rule;
    int adds{0};
    int total{0};
    std::size_t finding{0};
};

inline constexpr std::size_t most_lines = 7;

/// Any ruling in words. The sentence is the deciding line's.
Explanation explain_ruling(Lang lang, const Ruling& ruling, const PieceNames& names,
                           const plaquette::Readings& readings);

Explanation explain(Lang lang, const plaquette::Engagement& question,
                    const plaquette::EngagementAnswer& answer);

/// The key of the sentence that tells what an engagement came to.
std::string sentence_key(const plaquette::EngagementAnswer& answer);

/// The names an engagement's findings speak of.
PieceNames names_of(const plaquette::Engagement& question);

/// "2 plaquettes", "aucune plaquette".
std::string count_of_plaquettes(Lang lang, int n);

/// The morale sum of one side as rungs, for the two ladders side by side. Terms without bearing are left out.
std::vector<Rung> morale_ladder(Lang lang, const plaquette::Engagement& question,
                                const plaquette::EngagementAnswer& answer, std::size_t side);

}  // namespace bacler
