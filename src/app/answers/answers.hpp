#pragma once
#include "app/casebook/casebook.hpp"
#include "app/explain.hpp"
#include "app/finding_text.hpp"
#include "app/text/catalogue.hpp"
#include "base/result.hpp"
#include "odds/engagement_odds.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/cost.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/referee.hpp"
#include "systems/plaquette/scenario.hpp"

#include <nlohmann/json.hpp>

#include <string>

/// The answers of the program as JSON (formats) and as text for a terminal: the same figures both ways.
namespace bacler::answers {

using Json = nlohmann::ordered_json;

/// "rivoli.toml:41: element 'petit': heading 400 is outside 0..360. Write a heading from 0 to 360."
std::string fault_text(Lang lang, const Fault& fault);
Json faults_json(Lang lang, const Faults& faults);

/// The word of a verdict in files and scripts: "too_close".
std::string_view verdict_word(Verdict verdict);

/// One finding, with its measurement where it has one.
Json finding_json(const Ruling& ruling, const Finding& f, const PieceNames& names);

/// {"verdict", "findings": [...]}
Json ruling_json(const Ruling& ruling, const PieceNames& names);

Json engagement_json(const plaquette::Engagement& question, const plaquette::EngagementAnswer& answer);
std::string engagement_text(Lang lang, const plaquette::Engagement& question,
                            const plaquette::EngagementAnswer& answer);

Json odds_json(const plaquette::Engagement& question, const odds::EngagementOdds& odds);
std::string odds_text(Lang lang, const plaquette::Engagement& question, const odds::EngagementOdds& odds);

/// The names a fire question's findings speak of: its batteries.
PieceNames names_of(const plaquette::FireQuestion& question);
Json fire_json(const plaquette::FireQuestion& question, const plaquette::FireAnswer& answer,
               bool with_rulings);
std::string fire_text(Lang lang, const plaquette::FireQuestion& question,
                      const plaquette::FireAnswer& answer);

struct SideCostAnswer {
    std::string id;
    std::string name;
    plaquette::SideCost cost;
    Fraction sheltered{0};  ///< share of its plaquettes that touch hill, wood or cover (R224)
    PieceNames names;
};
struct CostAnswer {
    std::vector<SideCostAnswer> sides;
    double ratio{0};  ///< the cheaper army's cost over the dearer's
};
CostAnswer cost_of(const plaquette::Scenario& scenario);
Json cost_json(const CostAnswer& answer);
std::string cost_text(Lang lang, const plaquette::Scenario& scenario, const CostAnswer& answer);

/// What the table of a scenario says: elements, engagements, batteries, and all that is too close to call (formats, `inspect`).
Json inspect_json(const plaquette::Scenario& scenario);
std::string inspect_text(Lang lang, const plaquette::Scenario& scenario);

/// What stands otherwise than brigaded (R040-R042): a finding each, with its measurement. Empty where nothing does.
Json spacing_json(const plaquette::LaidTable& table);
std::string spacing_text(Lang lang, const plaquette::LaidTable& table);

/// Distances between two pieces: elements, units or staffs. None where one of them is unknown or has no place.
struct MeasureAnswer {
    Measurement edge, centre;
    bool is_stated{false};  ///< the edge distance is what the players state
};
Result<MeasureAnswer> measure_between(const plaquette::Scenario& scenario, const std::string& file,
                                      const std::string& a, const std::string& b);
Json measure_json(const MeasureAnswer& answer);
std::string measure_text(Lang lang, const std::string& a, const std::string& b, const MeasureAnswer& answer);

/// The engagement of two elements as the table stands; a fault where they are unknown or do not meet.
Result<plaquette::Engagement> engagement_of(const plaquette::Scenario& scenario, const std::string& file,
                                            const std::string& a, const std::string& b);

/// The fire of batteries (unit ids) on an element, as the table stands; a fault where one is unknown, no battery, of different elements,
/// or on its own side.
Result<plaquette::TableFire> fire_of(const plaquette::Scenario& scenario, const std::string& file,
                                     const std::vector<std::string>& batteries, const std::string& target);
Json table_fire_json(const plaquette::TableFire& fire, const plaquette::FireAnswer& answer,
                     const std::vector<std::string>& batteries);
std::string table_fire_text(Lang lang, const plaquette::Scenario& scenario, const plaquette::TableFire& fire,
                            const plaquette::FireAnswer& answer, const std::vector<std::string>& batteries);

/// The answer to one order (formats, `may`): the deciding finding first, the whole ruling, what becomes of it where it is too close to call,
/// and of a move its figures.
Json may_json(const plaquette::Scenario& scenario, const plaquette::Order& order,
              const plaquette::OrderAnswer& answer);
std::string may_text(Lang lang, const plaquette::Scenario& scenario, const plaquette::Order& order,
                     const plaquette::OrderAnswer& answer);

Json casebook_json(Lang lang, const CasebookReport& report);
/// A line a case that differs with both answers, then "N passed, N failed".
std::string casebook_text(Lang lang, const CasebookReport& report);

/// An explanation as a terminal shows it: the sentence, the lines, the tree.
std::string ruling_text(Lang lang, const Ruling& ruling, const PieceNames& names,
                        const plaquette::Readings& readings);

/// All findings of an explanation under one heading, each beneath what it explains.
std::string tree_text(Lang lang, const Explanation& explanation);

/// A rule ("R182") or every rule of a section ("6") in our own words: its cell, the readings in force and what each other one
/// would answer for this engagement. Empty where nothing has that name.
std::string rule_text(Lang lang, const std::string& rule, const plaquette::Engagement& question,
                      const plaquette::ValueDice& dice);

}  // namespace bacler::answers
