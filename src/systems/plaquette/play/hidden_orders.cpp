#include "base/blake2b.hpp"
#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// Phase 1 with orders that lie unseen: what is public of them, and what they say once they have passed.
namespace bacler::plaquette {

namespace {

std::optional<std::size_t> side_named(const Battle& b, const std::string& id) {
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s)
        if (b.scenario.sides[s].id == id) return s;
    return std::nullopt;
}

const KeyLock* lock_of(const Battle& b, std::optional<std::size_t> side) {
    for (const KeyLock& l : b.locks)
        if (l.side == side) return &l;
    return nullptr;
}

void refuse(Turn& turn, int rule, Say why, Subject who = {}) {
    turn.decide(about(figure(rule, why, Does::forbids), who));
}

/// Why an order may not be laid in this way of keeping orders; none where it may.
std::optional<Say> wrong_keeping(const Battle& b, const LayHidden& order, std::size_t side) {
    switch (b.keeping) {
        case OrderKeeping::open: return Say::orders_lie_open;
        case OrderKeeping::sealed:
            if (!lock_of(b, side)) return Say::no_lock_yet;
            if (!order.sealed || order.sealed->hash.size() != blake2b_length)
                return Say::wants_a_sealed_content;
            break;
        case OrderKeeping::chits:
            if (order.sealed) return Say::wants_no_sealed_content;
            break;
    }
    return std::nullopt;
}

/// The chit that a reveal opens: passed, unseen, of that staff beside that body, and with its hash where one was kept.
struct Found {
    std::optional<std::size_t> chit;
    bool waits{false};  ///< one of that staff and body waits, whatever it says
};
Found chit_for(const Battle& b, const Reveal& order) {
    Found out;
    const std::string proof = proof_of(order);
    for (std::size_t i = 0; i < b.chits.size() && !out.chit; ++i) {
        const Chit& c = b.chits[i];
        const bool is_his = b.scenario.sides[c.side].staffs[c.staff].id == order.order.staff;
        if (!is_his || c.beside != order.order.to || !c.has_passed || !is_unseen(c)) continue;
        out.waits = true;
        if (!c.sealed || c.sealed->hash == proof) out.chit = i;
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
    if (const std::optional<Say> why = wrong_keeping(b, order, giver->side))
        return refuse(turn, 63, *why, *why == Say::no_lock_yet ? side_subject(giver->side) : who);
    Chit chit{giver->side, giver->index, order.beside, {}, order.sealed, goes_by_aide(b, *giver, *to)};
    const bool is_spent = !is_free(b, chit);
    if (is_spent && orders_left(b, giver->side, giver->index) < 1)
        return refuse(turn, 61, Say::no_order_left_to_lay, who);
    turn.decide(about(figure(63, Say::laid_face_down, Does::permits), subject_of(b.scenario, *to)));
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
    if (!found.chit)
        return refuse(turn, 65, found.waits ? Say::content_is_another : Say::no_content_is_owed, who);
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
        for (const Chit& c : b.chits)
            if (is_his(c) && !is_free(b, c)) --b.sides[c.side].staffs[c.staff].spent;
        b.chits.erase(std::remove_if(b.chits.begin(), b.chits.end(), is_his), b.chits.end());
    } else {
        for (Chit& c : b.chits)
            if (is_his(c)) c.sealed.reset();
    }
    const Say what = b.stage == Stage::placing ? Say::orders_are_taken_back : Say::seals_are_given_up;
    turn.decide(about(with_words(figure(63, what, Does::permits), count), who));
}

void set_lock(Turn& turn, const SetLock& order) {
    Battle& b = turn.battle;
    const std::optional<std::size_t> side = order.side.empty() ? std::nullopt : side_named(b, order.side);
    if (b.keeping != OrderKeeping::sealed) return refuse(turn, 63, Say::orders_lie_open);
    if (order.lock.empty() || (!order.side.empty() && !side)) return refuse(turn, 63, Say::not_a_lock);
    const auto is_his = [&](const KeyLock& l) { return l.side == side; };
    b.locks.erase(std::remove_if(b.locks.begin(), b.locks.end(), is_his), b.locks.end());
    b.locks.push_back({side, order.lock, order.open_half, order.for_umpire});
    turn.decide(side ? about(figure(63, Say::lock_is_set, Does::permits), side_subject(*side))
                     : figure(63, Say::lock_of_umpire_is_set, Does::permits));
    turn.seal = BattleSeal::reveal;  // a secret is not to be undone by accident
}

void pass_staff(Turn& turn, const PassStaff& order) {
    Battle& b = turn.battle;
    const std::optional<Named> staff = named(b.scenario, order.staff);
    BACLER_CHECK(staff && staff->kind == Named::Kind::staff);
    const auto is_it = [&](const Holding& h) { return h.side == staff->side && h.staff == staff->index; };
    b.holdings.erase(std::remove_if(b.holdings.begin(), b.holdings.end(), is_it), b.holdings.end());
    b.holdings.push_back({staff->side, staff->index, order.player});
    turn.decide(about(figure(38, Say::staff_is_handed_over, Does::permits),
                      staff_subject(staff->side, staff->index)));
}

}  // namespace bacler::plaquette
