#pragma once
#include "app/engagement_table.hpp"
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// Two brigades made from templates, and the scratch table that their engagement is put on.
namespace bacler::quick {

/// A brigade as books know it. Troop values: R009-R016; weights: R018-R023.
struct BrigadeTemplate {
    std::string_view word;  ///< "line_3": targets and messages are called by it
    plaquette::Arm arm{plaquette::Arm::infantry};
    plaquette::Weight weight{plaquette::Weight::medium};
    int units{3};
    int bases{4};  ///< of a unit; of a battery its gunners
    int troop_value{4};
    int front{3};  ///< units of the first row; those behind support them
    bool elites{false};
    bool light_infantry{false};
};
std::span<const BrigadeTemplate> brigade_templates();

/// A template as the players have changed it.
struct Brigade {
    std::size_t like{0};  ///< place among the templates
    int units{3};
    int bases{4};
    int troop_value{4};
    plaquette::Formation formation{plaquette::Formation::column};
    int front{3};
    int batteries{0};  ///< of eight 6-pounders, behind the others
    int staff_value{3};
    int charisma{0};

    friend bool operator==(const Brigade&, const Brigade&) = default;
};
/// Requires: such a template.
Brigade brigade_like(std::size_t place);

/// What of a brigade is stepped up and down.
enum class Part : std::uint8_t {
    units,
    bases,
    troop_value,
    formation,
    front,
    batteries,
    staff_value,
    charisma
};
inline constexpr std::array<Part, 8> parts{Part::units, Part::bases,     Part::troop_value, Part::formation,
                                           Part::front, Part::batteries, Part::staff_value, Part::charisma};

/// "units": what targets are called by.
std::string_view word_of(Part part);
/// Guns have one formation, and no batteries behind them.
bool has_part(const Brigade& brigade, Part part);
/// One up or down; at its bounds it stays. Nothing that a part has no bearing on (the formation of guns) changes.
void step(Brigade& brigade, Part part, int by);
/// What a part stands at: "3 bataillons", "colonne".
std::string part_text(Lang lang, const Brigade& brigade, Part part);

/// The two that meet, and whether the tactical options are in play.
struct Meeting {
    std::array<Brigade, 2> brigades{brigade_like(0), brigade_like(0)};
    bool is_tactical{false};

    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// A table of its own for the two: nothing on it has a place, the first attacks, the second defends.
plaquette::Scenario scenario_of(Lang lang, const Meeting& meeting);

/// The engagement of the two on a scenario of `scenario_of`.
EngagementTable lay(const plaquette::Scenario& scenario);

/// Puts on a table what the players had stated and rolled on the one before it: stances, covers, counts, dice; the part of each unit
/// where a side still has as many.
void carry_over(const EngagementTable& before, EngagementTable& onto);

/// Attacked in flank or rear by one enemy at least (R191, R192): where the aspect has changed since, the count follows it.
void follow_aspects(const std::array<plaquette::Aspect, 2>& before, EngagementTable& table);
std::array<plaquette::Aspect, 2> aspects_of(const EngagementTable& table);

}  // namespace bacler::quick
