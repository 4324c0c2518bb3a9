#include "ui/riding.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <optional>

namespace bacler::ui {

namespace {

struct StaffAt {
    std::size_t side, staff;
};

std::optional<StaffAt> staff_named(const plaquette::Scenario& scenario, const std::string& id) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t i = 0; i < scenario.sides[s].staffs.size(); ++i)
            if (scenario.sides[s].staffs[i].id == id) return StaffAt{s, i};
    return std::nullopt;
}

std::optional<TablePoint> place_of_staff(const Desk& desk, const std::string& id) {
    const std::optional<StaffAt> found = staff_named(desk.scenario, id);
    return found ? desk.scenario.sides[found->side].staffs[found->staff].at : std::nullopt;
}

bool would_be_allowed(const Desk& desk, const Ride& ride) {
    return plaquette::referee(battle_now(desk), plaquette::Move{ride.staff, ride.at, {}, {}})
        .event.has_value();
}

}  // namespace

bool may_ride(const Desk& desk, const std::string& staff) {
    if (!desk.playing || desk.is_locked || desk.measuring.is_on) return false;
    const Playing& p = *desk.playing;
    if (p.looked_at || p.decreeing || p.looking || !place_of_staff(desk, staff)) return false;
    const plaquette::Battle& battle = battle_now(desk);
    const std::optional<StaffAt> found = staff_named(battle.scenario, staff);
    return found && battle.stage == plaquette::Stage::moving &&
           may_be_moved(battle, found->side, found->staff);
}

void take_up_staff(Desk& desk, const std::string& staff) {
    BACLER_CHECK(may_ride(desk, staff));
    close_hand(desk);
    forget_picks(desk);
    Playing& p = *desk.playing;
    p.from = staff;
    const TablePoint at = *place_of_staff(desk, staff);
    p.ride = {staff, at, at, true};
    ++p.changes;
}

void ride_to(Desk& desk, TablePoint at) {
    BACLER_CHECK(desk.playing && desk.playing->ride);
    Ride& ride = *desk.playing->ride;
    ride.at = at;
    ride.is_allowed = would_be_allowed(desk, ride);
}

void end_ride(Desk& desk) {
    BACLER_CHECK(desk.playing && desk.playing->ride);
    const TablePoint at = desk.playing->ride->at;
    desk.playing->ride.reset();
    tap_ground(desk, at);
}

void drop_ride(Desk& desk) {
    if (desk.playing) desk.playing->ride.reset();
}

}  // namespace bacler::ui
