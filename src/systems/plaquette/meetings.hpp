#pragma once
#include "board/plane/zones.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/laid_table.hpp"

#include <optional>
#include <utility>
#include <vector>

/// Who meets whom on a table as it stands, and the engagement that comes of it (R125-R145; Q67, Q74, Q78-Q81, Q134).
namespace bacler::plaquette {

/// One attacker on one defender.
struct Meeting {
    ElementRef attacker, defender;
    plane::Zone zone{plane::Zone::front};  ///< of the defender, where the attacker's front centre stands
    Aspect aspect{Aspect::front};
    Length gap;
};

/// Every engagement of the table: an element in attack 3 cm or less from an enemy engages the nearest, at a tie the one that
/// overlaps its front most (Q67, Q134). Two that attack each other meet once, the first side's as attacker.
std::vector<Meeting> meetings_of(const LaidTable& table);

/// One meeting worked out: which units of each meet, and the part every unit plays.
struct MeetingLayout {
    Meeting meeting;
    std::vector<std::size_t> defending;  ///< units of the defender in this part of it (Q80, Q81)
    std::vector<std::pair<std::size_t, std::size_t>> pairs;  ///< attacker's unit, defender's unit
    std::vector<Role> attacker_roles, defender_roles;        ///< one a unit; none outside the part
    Ruling ruling;                                           ///< pairing and supports, with their reasons
};

/// All meetings laid out together, so that several attackers of one element share it.
std::vector<MeetingLayout> lay_out_meetings(const LaidTable& table);

/// Friendly elements that support an engaged one: neither in retreat nor engaged, less than 10 cm from an engaged unit of it (R187).
std::vector<ElementRef> supporting_elements_of(const LaidTable& table, ElementRef ref,
                                               const std::vector<MeetingLayout>& all);

/// Zones of an element in the air and threatened (R188).
std::vector<plane::Zone> open_zones_of(const LaidTable& table, ElementRef ref,
                                       const std::vector<MeetingLayout>& all);

/// The engagement of two elements with everything the table tells: roles, opponents, covers, supports, staffs, flanks.
/// None where they do not meet. Sides in the order attacker, defender of the meeting.
std::optional<Engagement> engagement_on(const LaidTable& table, const std::vector<MeetingLayout>& all,
                                        ElementRef a, ElementRef b);

}  // namespace bacler::plaquette
