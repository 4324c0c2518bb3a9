#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bacler::plaquette {

/// A unit in an engagement: what it is, and the part it plays.
struct EngagedUnit {
    Unit unit;
    Role role{Role::engaged};
    int line{1};  ///< row in the element, 1 = front: double lines, waves, order of losses
    std::vector<std::uint16_t>
        opponents;  ///< places in the other side's units; of a support, those of the unit it supports.
                    ///< None: the least favourable counts (Q88)
    std::optional<Cover> cover;  ///< where it differs from the side's
};

/// One side of an engagement, in figures.
struct EngagedSide {
    std::string name;
    Stance stance{Stance::defence};  ///< no order: defence (Q22)
    int fatigue{0};
    int lost{0};                          ///< plaquettes lost earlier in this sequence (Q97)
    Aspect attacked_from{Aspect::front};  ///< where the other side comes from
    Cover cover{Cover::none};             ///< what it stands in
    int hindrances{0};                    ///< terrain features in the way of a retreat (R098)
    /// The same by result, where a table tells: recoil, fall back, retreat, first and second move of a rout. Wins over `hindrances`.
    std::optional<std::array<int, 5>> hindrances_met{};
    int supporting_elements{0};  ///< R187
    int open_threatened{0};      ///< 1 where a flank or rear is in the air and threatened (R188)
    int flank_attackers{0};      ///< R191
    int rear_attackers{0};       ///< R192
    int staff_value{0};
    int staff_charisma{0};
    bool staff_is_near{false};  ///< less than 5 cm: charisma counts (R056)
    bool staff_commands{true};  ///< within command distance: only the readings of Q41 and Q96 ask
    std::vector<EngagedUnit> units;
};

/// Two elements that meet, in figures. Sides in the order of the sheet.
struct Engagement {
    std::array<EngagedSide, 2> sides;
    Readings readings;
};

/// The faces of the two value dice, 1 to 10 (Q01), one a side.
using ValueDice = std::array<int, 2>;

enum class Facing : std::uint8_t { enemy, away };
enum class GunsLost : std::uint8_t { none, heavy, all };

/// A compulsory move after a combat: straight along the enemy's heading (Q107).
struct Withdrawal {
    int cm{0};
    Facing facing{Facing::enemy};
    bool keeps_formation{false};  ///< else each unit in column
};

struct UnitAnswer {
    Role role{Role::none};  ///< the part it played, after double lines and waves
    int value{0};
    int lost{0};  ///< plaquettes
};

struct SideAnswer {
    std::vector<UnitAnswer> units;
    int total{0};  ///< undivided sum of R167-R169
    int value{0};  ///< after the die and R174
    int morale{0};
    int loss{0};      ///< plaquettes really lost to the combat
    int loss_due{0};  ///< the fraction of the opponent's value, before running out of plaquettes (Q110)
    std::optional<CombatResult> result;  ///< none for a winner
    Stance stance_after{Stance::defence};
    GunsLost artillery_lost{
        GunsLost::none};  ///< what the result takes, were there any (Q111); the ruling counts the batteries
    int fatigue_after{0};
    bool may_advance{false};   ///< R208
    bool is_incapable{false};  ///< R136
    std::optional<Withdrawal> move;
};

/// The whole ruling on an engagement: figures read off the findings, and the findings.
/// The ruling's total is the difference of morale, the first side's less the second's.
struct EngagementAnswer {
    std::array<SideAnswer, 2> sides;
    int difference{0};
    std::optional<int> winner;
    Ruling ruling;
};

/// Who is worth what, who wins, who loses what, who falls back: rules R146-R204, R207 with the dice as rolled.
/// The same question always gives the same answer; swapping the sides mirrors it.
/// Requires: at least one unit a side, faces 1 to 10 (or no_die where a side's units digit is 0), opponents that exist.
EngagementAnswer rule_on_engagement(const Engagement& engagement, const ValueDice& dice);

/// The undivided value of each side (R167-R169): what the dice are compared with, dice unknown.
std::array<int, 2> totals_of(const Engagement& engagement);

}  // namespace bacler::plaquette
