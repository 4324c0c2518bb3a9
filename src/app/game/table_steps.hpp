#pragma once
#include "app/picture.hpp"
#include "app/text/catalogue.hpp"
#include "board/plane/box.hpp"
#include "systems/plaquette/scenario.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Keeping the real table in step with the tablet's: what hands have to do so that what lies there is what stands here.
namespace bacler {

/// What of a unit hands can see.
struct LyingUnit {
    std::string id;
    plaquette::Arm arm{plaquette::Arm::infantry};
    int count{0};  ///< plaquettes; of a battery, gunners
    plaquette::Formation formation{plaquette::Formation::column};
    std::optional<plane::Pose> own_front;

    friend bool operator==(const LyingUnit&, const LyingUnit&) = default;
};

/// What of an element or a staff hands can see: nothing of what it was ordered, nor of what it is worth.
struct LyingPiece {
    std::string id, name;
    std::size_t side{0};
    bool is_staff{false};
    std::optional<plane::Pose>
        at;  ///< the front's centre; of a staff, the centre of its base; none: not on the table
    std::vector<LyingUnit> units;                ///< by their ids
    std::vector<std::vector<std::string>> rows;  ///< ids, front row first, left to right as they face

    friend bool operator==(const LyingPiece&, const LyingPiece&) = default;
};

/// Everything of a scenario as it lies, elements and staffs as the scenario lists them; what is destroyed has no unit left.
std::vector<LyingPiece> lying_pieces(const plaquette::Scenario& scenario);

/// The ground that an element or a staff covers; none where it is not on the table.
std::optional<plane::Box> ground_of_piece(const plaquette::Scenario& scenario, const std::string& piece);

/// One thing that hands do to a piece.
struct HandAct {
    enum class Kind : std::uint8_t {
        take_away,  ///< what is left of it leaves the table for good
        lift,       ///< it is laid beside the table
        put_down,   ///< it comes onto the table
        carry,      ///< to another place, as it faces
        turn,       ///< where it stands
        count,      ///< plaquettes or gunners of a unit are taken off, or put back
        form,       ///< a unit changes its formation
        stand,      ///< a unit stands elsewhere beside its element's rows
        rows,       ///< units change places within their element
    } kind{Kind::carry};
    std::string unit;               ///< of count, form, stand
    LyingUnit becomes;              ///< the same: as it then lies; without a count it is gone
    std::optional<plane::Pose> to;  ///< of put_down, carry, turn, and stand
    Length ahead, right;            ///< of carry: by how much, for someone who faces as it faced
    Angle by;                       ///< of turn: clockwise
    int change{0};                  ///< of count
    std::vector<std::vector<std::string>> rows;
};

/// Whom a piece faces once it is done.
enum class LooksAt : std::uint8_t { enemy, away, aside };

/// What hands do to one piece, in the order in which they would.
struct TableStep {
    std::string piece, name;
    std::size_t side{0};
    std::vector<HandAct> acts;
    LooksAt facing{LooksAt::aside};  ///< the nearest enemy, by 45 degrees either way
};

/// What makes one table into the other, one step a piece that lies otherwise: first what is taken away, then whoever makes room for
/// others before those, staffs last. Requires: both of one battle.
std::vector<TableStep> table_steps(const plaquette::Scenario& before, const plaquette::Scenario& after);

/// The piece once its step is done. Law: over all steps, what lay before lies as after. Requires: the step is of this piece.
LyingPiece done_by_hand(LyingPiece piece, const TableStep& step);

/// Is there anything to it that hands can do: not less than 3 mm or 2 degrees?
bool is_worth_doing(const TableStep& step);

/// What there is to be done in words, without what is too little to do. "Petit back 18 cm, in column, facing the enemy".
std::string words_of_step(Lang lang, const TableStep& step);

/// Where the piece lies and where it is to lie: a ghost, and an arrow. Empty where neither is on the table.
Picture step_picture(const plaquette::Scenario& before, const plaquette::Scenario& after,
                     const TableStep& step);

/// The piece of one scenario lies in the other as it does there: what a tick comes to. Requires: both of one battle.
void lay_as(plaquette::Scenario& on_table, const plaquette::Scenario& now, const std::string& piece);

}  // namespace bacler
