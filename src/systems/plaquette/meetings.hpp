#pragma once
#include "board/plane/zones.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/contact.hpp"
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
    Ruling on_contact;  ///< that they meet, and how surely (R125)
    Ruling on_aspect;   ///< from where, measured from the prolongations of front and back (R131-R134)

    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// Whom an element standing so would engage in attack: the nearest enemy 3 cm away or less, at a tie the one that overlaps its
/// front most (Q67).
std::optional<ElementRef> engaged_from(const LaidTable& table, ElementRef attacker, const plane::Box& body);

/// Every engagement of the table: an element in attack 3 cm or less from an enemy engages the nearest, at a tie the one that
/// overlaps its front most (Q67, Q134). Two that attack each other meet once, the first side's as attacker. Those whose contact the
/// players state meet before all others, wherever they are measured to stand or if they have no place; an attack out of a zone they
/// state comes from there (Q135).
std::vector<Meeting> meetings_of(const LaidTable& table);

/// An element in attack measured beyond 3 cm from its nearest enemy, but too near that to call.
struct NearMiss {
    ElementRef attacker, enemy;
    Ruling ruling;

    friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

/// Of the elements in attack that engage nobody as measured. Each pair once.
std::vector<NearMiss> near_misses_of(const LaidTable& table, const std::vector<Meeting>& meetings);

/// What an element's own attack comes to, whoever attacks it: neither, for one that does not attack.
struct Attack {
    std::optional<Meeting> meeting;
    std::optional<NearMiss> miss;  ///< the nearest enemy too close to call

    friend bool operator==(const Attack&, const Attack&) = default;
};
Attack attack_of(const LaidTable& table, ElementRef ref);

/// Of the attacks of all elements, in the table's order: those that are meetings, two that attack each other once; and the near
/// misses of those that have no part in any.
std::vector<const Meeting*> meetings_among(const std::vector<Attack>& attacks);
std::vector<NearMiss> near_misses_among(const std::vector<Attack>& attacks);

/// One meeting worked out: which units of each meet, and the part every unit plays.
struct MeetingLayout {
    Meeting meeting;
    std::vector<std::size_t> defending;  ///< units of the defender in this part of it (Q80, Q81)
    std::vector<std::pair<std::size_t, std::size_t>> pairs;  ///< attacker's unit, defender's unit
    std::vector<Role> attacker_roles, defender_roles;        ///< one a unit; none outside the part
    Ruling ruling;                                           ///< pairing and supports, with their reasons

    friend bool operator==(const MeetingLayout&, const MeetingLayout&) = default;
};

/// All meetings laid out together, so that several attackers of one element share it.
std::vector<MeetingLayout> lay_out_meetings(const LaidTable& table);

/// The meetings with one defender laid out. Requires: at least one, all with the same defender.
std::vector<MeetingLayout> lay_out_defence(const LaidTable& table,
                                           const std::vector<const Meeting*>& meetings);

/// Meetings by their defender, in the order in which one first stands among them.
std::vector<std::vector<const Meeting*>> by_defender(const std::vector<const Meeting*>& meetings);

struct SupportingElements {
    std::vector<ElementRef> elements;
    Ruling ruling;  ///< its total is their number; subjects are elements

    friend bool operator==(const SupportingElements&, const SupportingElements&) = default;
};

/// Friendly elements that support an engaged one: neither in retreat nor engaged, less than 10 cm from an engaged unit of it
/// (R187), or stated to (Q135).
SupportingElements rule_on_supporting_elements(const LaidTable& table, ElementRef ref,
                                               const std::vector<MeetingLayout>& all);
std::vector<ElementRef> supporting_elements_of(const LaidTable& table, ElementRef ref,
                                               const std::vector<MeetingLayout>& all);

/// Zones of an element in the air and threatened (R188). Subjects are elements. None without a place.
FlankAnswer rule_on_open_zones(const LaidTable& table, ElementRef ref, const std::vector<MeetingLayout>& all);
std::vector<plane::Zone> open_zones_of(const LaidTable& table, ElementRef ref,
                                       const std::vector<MeetingLayout>& all);

/// Has an element a part in one of these engagements?
bool is_engaged(ElementRef ref, const std::vector<MeetingLayout>& all);

/// The engagement of two elements with everything the table tells: roles, opponents, covers, supports, staffs, flanks.
/// None where they do not meet. Sides in the order attacker, defender of the meeting.
std::optional<Engagement> engagement_on(const LaidTable& table, const std::vector<MeetingLayout>& all,
                                        ElementRef a, ElementRef b);

}  // namespace bacler::plaquette
