#pragma once
#include "board/plane/sweep.hpp"
#include "systems/plaquette/moving.hpp"

#include <vector>

/// A move as it is judged: the body all along its legs, and one small ruling a rule, put in order at the end.
namespace bacler::plaquette {

/// The body at each distance along its legs. What costs nothing (an about-face) has no length.
class Track {
public:
    Track(const plane::Box& start, std::vector<plane::Leg> legs);

    const std::vector<plane::Leg>& legs() const { return legs_; }
    /// The start, then the body after each leg.
    const std::vector<plane::Box>& stations() const { return stations_; }
    /// Length of the legs before one; of all of them where it is the last plus one.
    Length before(std::size_t leg) const { return before_[leg]; }
    Length total() const { return before_.back(); }
    /// How far along lies a part of a leg.
    Length along(std::size_t leg, double part) const;
    std::vector<TablePoint> path_of_front() const;

private:
    std::vector<plane::Leg> legs_;
    std::vector<plane::Box> stations_;
    std::vector<Length> before_;
};

/// What one rule says of a move, and how far along the path it lets it go.
struct MoveCheck {
    Ruling ruling;
    std::optional<Length> until;
};

/// The findings of all checks in reading order: what forbids first, the earliest on the path first, then what permits, then
/// what was looked at. The first finding is the deciding one.
Ruling in_order(std::vector<MoveCheck> checks);

/// Everything the checks of one move ask of.
struct MoveScene {
    const LaidTable* table{nullptr};
    const MoveQuestion* question{nullptr};
    const Element* element{nullptr};  ///< of an element or a unit
    Track track;
    Length allowance{};  ///< after terrain
    Length untouched{};  ///< before terrain (Q30)
    std::vector<std::size_t> slowed_by{};
    std::vector<const LaidElement*> near{};  ///< other elements that the move can come to at all
    std::optional<Engages> engages{};
    std::size_t aligning_from{0};  ///< the first leg after contact: from there sideways steps align (R128)

    const plane::Box& start() const { return track.stations().front(); }
    const plane::Box& end() const { return track.stations().back(); }
    const Readings& readings() const { return table->scenario->readings; }
    bool is_own(ElementRef ref) const {
        return question->mover.kind != MoverRef::Kind::staff && ref == question->mover.element();
    }
    bool is_friend(ElementRef ref) const { return ref.side == question->mover.side; }
    /// Of the distance to an element: none where it stands at the 3 cm stop, which the move itself set (Q135).
    Length deviation_to(ElementRef ref, Length gap) const;
};

/// Other elements within so much of the ground between the stations, in the table's order.
std::vector<const LaidElement*> elements_near(const MoveScene& scene, Length reach);

/// Pace, ground, wheels (R088-R092, R098, Q40-Q45). Sets what the other checks need to know.
MoveCheck check_allowance(MoveScene& scene);
/// Turns that no reading allows, and what wheels cost (Q45).
std::vector<MoveCheck> check_turns(const MoveScene& scene);
/// What the order asks (R072, R074, R077, Q29-Q31, Q34).
std::vector<MoveCheck> check_order(const MoveScene& scene);
/// Stops, friends passed, fronts crossed, contact, edges (R085-R087, R125, Q126).
std::vector<MoveCheck> check_neighbours(MoveScene& scene, std::vector<ElementRef>& passed);
/// A unit among those of its element (R040, R041).
std::vector<MoveCheck> check_ranks(const MoveScene& scene);

}  // namespace bacler::plaquette
