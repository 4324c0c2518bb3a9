#pragma once
#include "base/point.hpp"

#include <string>

/// A staff that is dragged by its disc in a game; a tap beside it does the same where the ground is free (playing.hpp).
namespace bacler::ui {

struct Desk;

/// A staff under a finger: nothing is done before it is let go.
struct Ride {
    std::string staff;
    TablePoint from, at;
    bool is_allowed{false};  ///< would its move be one of the game?
};

/// May a staff be taken up: it has a place and it is its turn? While the desk is locked, none.
bool may_ride(const Desk& desk, const std::string& staff);
/// Takes a staff up, and picks it. Requires: may_ride.
void take_up_staff(Desk& desk, const std::string& staff);
/// Requires: a staff is ridden.
void ride_to(Desk& desk, TablePoint at);
/// The finger is lifted: the ride is given as an order; refused, its reason stands and the staff is where it was. Requires: a staff is
/// ridden.
void end_ride(Desk& desk);
/// The finger was cancelled.
void drop_ride(Desk& desk);

}  // namespace bacler::ui
