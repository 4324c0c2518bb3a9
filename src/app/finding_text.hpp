#pragma once
#include "app/text/catalogue.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/scenario.hpp"

#include <array>
#include <string>
#include <vector>

namespace bacler {

/// What the pieces a ruling speaks of are called.
struct PieceNames {
    std::vector<std::string> sides;  ///< also the groups of an initiative, the attackers of several
    std::vector<std::vector<std::string>> units;          ///< by side
    std::vector<std::vector<std::string>> staffs;         ///< by side
    std::vector<std::vector<std::string>> elements;       ///< by side
    std::vector<std::string> terrain;                     ///< as the question lists it
    std::vector<plaquette::TerrainKind> terrain_kinds{};  ///< of the same; empty where the names say it all

    std::string of(Subject subject) const;
};

/// The names of everything on a table, for rulings that speak of it: units by their place among all of their side's.
PieceNames names_of(const plaquette::Scenario& scenario);

/// The key of the catalogue under which a finding's sentence stands; the same of a message by its number.
std::string phrase_key(const Finding& finding);
std::string message_key(std::uint16_t message);

/// One finding as a sentence of its language.
std::string text_of(Lang lang, const Ruling& ruling, const Finding& finding, const PieceNames& names);

/// "R171 §6", or with the section's title where it has no number: the rule as it is cited beside a line; empty for none.
std::string cite(Lang lang, RuleRef rule);

/// "§6 Valeur des éléments"; empty for none.
std::string section_title(Lang lang, RuleRef rule);

/// "Q94"; empty for 0.
std::string reading_name(std::uint16_t reading);

/// "R171", or the section where a finding rests on no numbered rule: as files write it.
std::string rule_name(RuleRef rule);

/// A signed figure with a true minus: "+1", "−2".
std::string signed_figure(int n);

/// Rounded to the tenth of a mm: the finest figure that words state.
Length to_tenth_of_mm(Length l);

/// A measured length as words and drawings state it: the limit itself where it is at the limit (Q06), else to the tenth of a mm.
Length shown_length(const Measurement& m);

/// A length as the language writes it: "14,5" or "14.5", without trailing zeros.
std::string cm_text(Lang lang, Length l);

}  // namespace bacler
