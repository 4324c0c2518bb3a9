#pragma once
#include "board/plane/sweep.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/subjects.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// May a piece make this move (section 2)? The preview, the ruling and the drawing are this one answer.
namespace bacler::plaquette {

/// A piece that moves: a whole element, one unit of it (closing up, aligning), or a staff.
struct MoverRef {
    enum class Kind : std::uint8_t { element, unit, staff };
    Kind kind{Kind::element};
    std::size_t side{0};
    std::size_t index{0};  ///< of the element, or of the staff
    std::size_t unit{0};   ///< of a unit, in its element

    ElementRef element() const { return {side, index}; }
    friend bool operator==(const MoverRef&, const MoverRef&) = default;
};

/// What a piece has done already in this sequence; nothing, for a scenario as it stands.
struct SequenceSoFar {
    Length used;
    bool has_moved{false};
    bool goes_on{false};  ///< in a game, where an attack may turn by one order and advance by the next (Q29)

    friend bool operator==(const SequenceSoFar&, const SequenceSoFar&) = default;
};

struct MoveQuestion {
    MoverRef mover;
    std::vector<plane::Leg> legs;       ///< in order; about the element's box, the unit's or the staff's
    std::optional<ElementRef> towards;  ///< the enemy an attack names (Q29); none: the nearest one
    SequenceSoFar so_far;

    friend bool operator==(const MoveQuestion&, const MoveQuestion&) = default;
};

/// What the move would engage where it ends (R125).
struct Engages {
    ElementRef enemy;
    Aspect aspect{Aspect::front};  ///< by the whole path (Q70)
    Length gap;

    friend bool operator==(const Engages&, const Engages&) = default;
};

struct MoveAnswer {
    Ruling
        ruling;  ///< verdict by its findings of depth 0; the deciding one first. Subjects are elements, staffs, units
                 ///< (unit 0 of side 0: the unit that moves); {a:element} is element_word()
    std::vector<plane::Box> stations;  ///< the body at the start and after each leg
    std::vector<TablePoint> path;      ///< of the front's centre
    Length used, allowance, left;      ///< of this move; left never below 0
    std::optional<Length>
        legal_until;  ///< how far along the path it is allowed; none: all of it, or its end decides
    std::optional<Engages> engages;
    std::vector<std::size_t> slowed_by;  ///< places of terrain features (R098)
    std::vector<ElementRef> passed;      ///< friends it goes through (R085)

    const plane::Box& end() const { return stations.back(); }

    friend bool operator==(const MoveAnswer&, const MoveAnswer&) = default;
};

/// Requires: the mover has a place.
MoveAnswer rule_on_move(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                        const MoveQuestion& question);

/// The allowance that the ruling on a move holds it to. Requires: the mover has a place.
Length allowance_of_move(const LaidTable& table, const MoveQuestion& question);

/// A piece somewhere, and what is then stated of the table: all by which a move changes a scenario.
struct Placed {
    std::variant<Element, Staff> piece;  ///< of a unit, its element
    std::vector<StatedFact> stated;
};
Placed as_it_stands(const Scenario& scenario, const MoverRef& mover);
/// With its legs done: the element's front, its units' own places and, after an about-face, its rows turned about; what was stated of it
/// is forgotten (Q135). Requires: the mover has a place.
Placed after_legs(const Scenario& scenario, const MoverRef& mover, const std::vector<plane::Leg>& legs);
/// The piece stands so in place of as it stood.
void put(Scenario& scenario, const MoverRef& mover, Placed placed);

/// The scenario with its piece put where the legs take it. Requires: the mover has a place.
Scenario moved(const Scenario& scenario, const MoverRef& mover, const std::vector<plane::Leg>& legs);

/// The body that moves as it stands: the element's box, the unit's, the staff's base; none without a place.
std::optional<plane::Box> body_of(const LaidTable& table, const MoverRef& mover);

}  // namespace bacler::plaquette
