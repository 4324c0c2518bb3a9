#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/ordering.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/play/putting.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// Phase 1 with orders that lie unseen: what is public of them, and what they say once they have passed.
namespace bacler::plaquette {

namespace {

void refuse(Turn& turn, int rule, Say why, Subject who = {}) {
    turn.decide(about(figure(rule, why, Does::forbids), who));
}

void refuse_length(Turn& turn, Say why, Subject who, std::size_t wanted, std::size_t found) {
    turn.decide(about(
        with_words(figure(63, why, Does::forbids), static_cast<int>(wanted), static_cast<int>(found)), who));
}

/// Is the order laid as this game keeps its orders? Where not, says why.
bool is_kept_so(Turn& turn, const LayHidden& order, const Named& giver) {
    const Battle& b = turn.battle;
    const Subject who = staff_subject(giver.side, giver.index);
    switch (b.keeping) {
        case OrderKeeping::open: refuse(turn, 63, Say::orders_lie_open, who); break;
        case OrderKeeping::sealed:
            if (!lock_of(b, giver.side))
                refuse(turn, 63, Say::no_lock_yet, side_subject(giver.side));
            else if (!order.sealed)
                refuse(turn, 63, Say::wants_a_sealed_content, who);
            else if (order.sealed->bytes.size() != sealed_bytes_length)
                refuse_length(turn, Say::sealed_bytes_of_another_length, who, sealed_bytes_length,
                              order.sealed->bytes.size());
            else if (order.sealed->hash.size() != seal_hash_length)
                refuse_length(turn, Say::seal_hash_of_another_length, who, seal_hash_length,
                              order.sealed->hash.size());
            break;
        case OrderKeeping::chits:
            if (order.sealed) refuse(turn, 63, Say::wants_no_sealed_content, who);
            break;
    }
    return !turn.is_forbidden();
}

/// What is public of giving an order to a body: who commands it, how far it is, and whether an aide is left (R062, R066).
Ruling ruling_on_laying(const Battle& b, const Named& giver, const LayHidden& order) {
    const LaidTable table = lay_out(b.scenario);
    return rule_on_laying(table, order.staff, order.beside, {0, aides_out(b, giver.side, giver.index), true});
}

/// The chit that a reveal opens: passed, unseen, of that staff beside that body, and with its hash where one was kept.
struct Found {
    std::optional<std::size_t> chit;
    bool waits_sealed{false}, waits_open{false};  ///< one of that staff and body waits, whatever it says
};
Found chit_for(const Battle& b, const Reveal& order) {
    Found out;
    const std::string proof = proof_of(order);
    for (std::size_t i = 0; i < b.chits.size() && !out.chit; ++i) {
        const Chit& c = b.chits[i];
        const bool is_his = b.scenario.sides[c.side].staffs[c.staff].id == order.order.staff;
        if (!is_his || c.beside != order.order.to || !c.has_passed || !is_unseen(c)) continue;
        (c.sealed ? out.waits_sealed : out.waits_open) = true;
        if (c.sealed ? c.sealed->hash == proof : order.salt.empty()) out.chit = i;
    }
    return out;
}

}  // namespace

void lay_hidden(Turn& turn, const LayHidden& order) {
    Battle& b = turn.battle;
    const std::optional<Named> giver = named(b.scenario, order.staff), to = named(b.scenario, order.beside);
    BACLER_CHECK(giver && to && giver->kind == Named::Kind::staff);
    const Subject who = staff_subject(giver->side, giver->index);
    if (to->side != giver->side) return refuse(turn, 62, Say::lays_for_its_own, who);
    if (!is_kept_so(turn, order, *giver) || !is_in_play(turn, *giver) || !is_in_play(turn, *to)) return;
    Chit chit{giver->side, giver->index, order.beside, {}, order.sealed, goes_by_aide(b, *giver, *to)};
    const bool is_spent = !is_free(b, chit);
    if (is_spent && orders_left(b, giver->side, giver->index) < 1)
        return refuse(turn, 61, Say::no_order_left_to_lay, who);
    Ruling may = ruling_on_laying(b, *giver, order);
    if (verdict(may) == Verdict::forbidden) {
        turn.ruling = std::move(may);
        return;
    }
    turn.decide(about(figure(63, Say::laid_face_down, Does::permits), subject_of(b.scenario, *to)));
    turn.take(std::move(may), subject_of(b.scenario, *to));
    if (is_spent) {
        const Staff& staff = b.scenario.sides[giver->side].staffs[giver->index];
        turn.take(rule_on_orders_available(staff.value, staff.orders_lost), who);
        ++b.sides[giver->side].staffs[giver->index].spent;
    }
    b.chits.push_back(std::move(chit));
}

void reveal(Turn& turn, const Reveal& order) {
    Battle& b = turn.battle;
    const std::optional<Named> to = named(b.scenario, order.order.to);
    const Subject who = to ? subject_of(b.scenario, *to) : Subject{};
    const Found found = chit_for(b, order);
    if (!found.chit) {
        if (!found.waits_sealed)
            return refuse(turn, 65, found.waits_open ? Say::no_seal_was_kept : Say::no_content_is_owed, who);
        if (order.salt.size() != seal_salt_length)
            return refuse_length(turn, Say::seal_salt_of_another_length, who, seal_salt_length,
                                 order.salt.size());
        return refuse(turn, 65, Say::content_is_another, who);
    }
    Chit& chit = b.chits[*found.chit];
    chit.order = order.order;
    turn.decide(
        about(figure(65, chit.sealed ? Say::content_is_proved : Say::content_is_stated, Does::permits), who));
    turn.seal = BattleSeal::reveal;
}

bool is_reveal_owed(const Battle& b) {
    return std::any_of(b.chits.begin(), b.chits.end(),
                       [](const Chit& c) { return c.has_passed && is_unseen(c); });
}

void step_revealing(Turn& turn) {
    Battle& b = turn.battle;
    const auto is_owed = [](const Chit& c) { return c.has_passed && is_unseen(c); };
    if (const auto owed = std::count_if(b.chits.begin(), b.chits.end(), is_owed); owed > 0) {
        turn.decide(with_words(figure(65, Say::contents_are_owed, Does::forbids), static_cast<int>(owed)));
        return;
    }
    std::vector<Chit> passed, others, again;
    for (Chit& c : b.chits) (c.has_passed ? passed : others).push_back(std::move(c));
    b.chits = std::move(others);
    turn.decide(figure(65, Say::passed_orders_are_obeyed, Does::permits));
    for (Chit& c : passed) carry_out_order(turn, c, again);
    b.chits.insert(b.chits.end(), again.begin(), again.end());
    turn.seal = BattleSeal::reveal;
    ask_next_level(turn);
}

void take_back(Turn& turn, const TakeBack& order) {
    Battle& b = turn.battle;
    const std::optional<std::size_t> side = side_named(b, order.side);
    const auto is_his = [&](const Chit& c) { return side && c.side == *side && is_unseen(c) && c.sealed; };
    const auto count = static_cast<int>(std::count_if(b.chits.begin(), b.chits.end(), is_his));
    const Subject who = side ? side_subject(*side) : Subject{};
    if (count == 0) return refuse(turn, 63, Say::no_sealed_orders, who);
    if (b.stage == Stage::placing) {
        turn.decide(about(with_words(figure(63, Say::orders_are_taken_back, Does::permits), count), who));
        for (const Chit& c : b.chits)
            if (is_his(c) && !is_free(b, c)) --b.sides[c.side].staffs[c.staff].spent;
        b.chits.erase(std::remove_if(b.chits.begin(), b.chits.end(), is_his), b.chits.end());
        return;
    }
    // Whoever has seen its tests pass could tell another order than it had sealed.
    if (!order.consent) return refuse(turn, 64, Say::taking_back_wants_consent, who);
    turn.decide(about(with_words(figure(63, Say::seals_are_given_up, Does::permits), count), who));
    turn.write(consent_given(*order.consent));
    for (Chit& c : b.chits)
        if (is_his(c)) c.sealed.reset();
    turn.seal = BattleSeal::reveal;
}

}  // namespace bacler::plaquette
