#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/order.hpp"

namespace bacler::plaquette {

/// What a staff has done already in this sequence of a game; nothing, for a scenario as it stands.
struct GivenSoFar {
    int orders{0};              ///< spent
    int aides{0};               ///< on the road
    bool may_send_aide{false};  ///< beyond command distance an order to a staff goes by aide (R066)
};

/// May this staff give this order (section 1)? Looked at in turn: is it a superior (R062, Q20, Q24), within command distance by the
/// recipient's own limit (R052-R054), is it an order this body may have (R068, R079, R080, Q33), within the quota of particular orders
/// (R073, R075, R078), naming what it should (R069, R070) near enough (R071), and has the staff orders left (R061, R210)? What it tells
/// beside: the test to come (R065), the elements that a division's order does not reach (Q25). Subjects are staffs and
/// elements. A distance that nobody knows leaves the rest to decide, and the whole not covered where nothing forbids.
/// Requires: names that `files::faults_of_order` finds no fault in.
Ruling rule_on_giving(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                      const GiveOrder& order, const GivenSoFar& so_far = {});

/// What is public of giving an order that lies face down, whatever it says: is the staff a superior of the body beside which it lies
/// (R062, Q20, Q24), and is that within its command distance (R052-R054) or has it an aide left to send (R066)? Requires: ids of a
/// staff, and of a staff or an element.
Ruling rule_on_laying(const LaidTable& table, const std::string& staff, const std::string& beside,
                      const GivenSoFar& so_far = {});

}  // namespace bacler::plaquette
