#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/permissions.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/play/play.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/reacting.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

/// What a battle waits for, and from whom.
namespace bacler::plaquette {

namespace {

void add_dice(const Battle& b, std::vector<Owed>& out) {
    for (const DieRequest& d : b.dice)
        if (!d.face) out.push_back({d.who, d.why, d.a, d.b, false});
}

/// Staffs that still have orders to lay face down, and how many (R061).
void add_orders(const Battle& b, std::vector<Owed>& out) {
    for (std::size_t s = 0; s < b.sides.size(); ++s)
        for (std::size_t i = 0; i < b.sides[s].staffs.size(); ++i) {
            if (b.scenario.sides[s].staffs[i].arrives) continue;
            const int left = orders_left(b, s, i);
            if (left > 0) out.push_back({staff_subject(s, i), id(Say::owes_orders), left, 0, true});
        }
}

/// Cavalry that has just been engaged by infantry may still be gone (R127).
void add_evasions(const Battle& b, std::vector<Owed>& out) {
    if (b.contacts.empty()) return;
    const Ground ground = ground_of(b);
    for (const Contact& c : b.contacts) {
        if (c.since != b.sequence) continue;
        const ElementRecord& record = b.record(c.defender);
        const EvasionAnswer may =
            rule_on_evasion(ground.table, ground.layouts, c.defender, {record.used, record.has_moved});
        if (verdict(may.ruling) != Verdict::forbidden)
            out.push_back(
                {element_subject(c.defender), id(Say::evasion_is_open), element_word(c.attacker), 0, true});
    }
}

Subject subject_of_group(const MarchGroup& g) {
    return g.staff ? staff_subject(g.side, *g.staff) : element_subject({g.side, *g.element});
}

void add_group(const Battle& b, std::vector<Owed>& out) {
    const bool chooses = b.stage == Stage::choosing;
    out.push_back({subject_of_group(group_in_turn(b)), id(chooses ? Say::chooses_its_place : Say::moves_now),
                   0, 0, !chooses});
}

}  // namespace

std::vector<Owed> owed(const Battle& b) {
    std::vector<Owed> out;
    add_dice(b, out);
    switch (b.stage) {
        case Stage::placing: add_orders(b, out); break;
        case Stage::revealing:
            for (const Chit& c : b.chits)
                if (c.has_passed && is_unseen(c))
                    out.push_back({staff_subject(c.side, c.staff), id(Say::owes_content), 0, 0, false});
            break;
        case Stage::choosing: add_group(b, out); break;
        case Stage::moving:
            add_evasions(b, out);
            for (const Move& move : moves_owed(b)) {
                const ElementRef ref = *element_named(b.scenario, move.piece);
                out.push_back({element_subject(ref), id(Say::owes_its_move),
                               static_cast<int>(b.element(ref).stance), 0, false});
            }
            add_group(b, out);
            break;
        case Stage::declaring:
            if (may_anybody_fire(b)) out.push_back({{}, id(Say::may_declare_fire), 0, 0, true});
            break;
        case Stage::falling:
            out.push_back({{}, id(Say::may_lay_losses), static_cast<int>(b.hits.size()), 0, true});
            break;
        case Stage::squares:
            for (const ElementRef ref : candidates_for_square(b))
                out.push_back({element_subject(ref), id(Say::may_form_square), 0, 0, true});
            break;
        case Stage::advancing:
            for (const ElementRef ref : candidates_for_advance(b))
                out.push_back({element_subject(ref), id(Say::may_advance_now), 0, 0, true});
            break;
        case Stage::over: out.push_back({{}, id(Say::battle_is_over), 0, 0, true}); break;
        default: break;
    }
    return out;
}

}  // namespace bacler::plaquette
