#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// Whose the keys of sealed orders are, and in whose hands the staffs.
namespace bacler::plaquette {

namespace {

using Party = std::optional<std::size_t>;

Finding refusal(Say why, Subject who = {}) {
    return about(figure(63, why, Does::forbids), who);
}

std::optional<Finding> other_length(Say why, Subject who, std::size_t wanted, std::size_t found) {
    if (wanted == found) return std::nullopt;
    return with_words(refusal(why, who), static_cast<int>(wanted), static_cast<int>(found));
}

/// Is the sequence past the moment when nothing had been sealed yet?
bool is_anything_sealed(const Battle& b) {
    const auto is_sealed = [](const Chit& c) { return c.sealed.has_value(); };
    return b.sequence > 1 || b.stage != Stage::placing ||
           std::any_of(b.chits.begin(), b.chits.end(), is_sealed);
}

int sealed_by(const Battle& b, std::size_t side) {
    return static_cast<int>(std::count_if(b.chits.begin(), b.chits.end(), [&](const Chit& c) {
        return c.side == side && is_unseen(c) && c.sealed;
    }));
}

/// What is wrong with a lock by itself.
std::optional<Finding> wrong_in_itself(const SetLock& o, Subject who) {
    std::optional<Finding> wrong =
        other_length(Say::lock_of_another_length, who, wrapped_key_length, o.lock.size());
    if (!wrong)
        wrong = other_length(Say::key_half_of_another_length, who, key_half_length, o.open_half.size());
    if (!wrong && !o.for_umpire.empty())
        wrong =
            other_length(Say::umpire_copy_of_another_length, who, umpire_copy_length, o.for_umpire.size());
    return wrong;
}

/// Why a side may not have this lock now. Whether the tablet's holder knows its key is asked by whoever holds the keys.
std::optional<Finding> wrong_for_side(const Battle& b, const SetLock& o, std::size_t side,
                                      bool is_other_key) {
    const Subject who = side_subject(side);
    if (!o.for_umpire.empty() && !lock_of(b, std::nullopt)) return refusal(Say::no_umpire_to_let_in, who);
    if (!is_other_key) return std::nullopt;
    if (const int count = sealed_by(b, side); count > 0)
        return with_words(refusal(Say::sealed_under_the_former_key, who), count);
    if (!o.consent) return refusal(Say::another_key_wants_consent, who);
    return std::nullopt;
}

std::optional<Finding> wrong_for_umpire(const Battle& b, const SetLock& o, bool is_other_key) {
    if (!o.for_umpire.empty()) return refusal(Say::umpire_needs_no_copy);
    const bool is_agreed = o.consent && o.consent->by == game::ConsentBy::both_sides;
    if (is_other_key && is_anything_sealed(b) && !is_agreed) return refusal(Say::umpire_wants_both_sides);
    return std::nullopt;
}

/// What setting a lock is told as: whether the umpire opens too is never left unsaid.
Finding told_of(Party side, const KeyLock* before, const SetLock& o, bool is_other_key) {
    if (!side) return figure(63, Say::lock_of_umpire_is_set, Does::permits);
    const bool is_let_in = !o.for_umpire.empty();
    const bool was_let_in = before != nullptr && !is_other_key && !before->for_umpire.empty();
    const Say say = !is_let_in
                        ? Say::lock_is_set
                        : (before != nullptr && !is_other_key && !was_let_in ? Say::umpire_is_let_in
                                                                             : Say::lock_lets_umpire_in);
    return about(figure(63, say, Does::permits), side_subject(*side));
}

}  // namespace

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

bool is_umpire_let_in(const Battle& b, std::size_t side) {
    const KeyLock* lock = lock_of(b, side);
    return lock != nullptr && !lock->for_umpire.empty();
}

Finding consent_given(const game::Consent& consent) {
    return figure(63, consent.by == game::ConsentBy::umpire ? Say::umpire_consents : Say::both_sides_consent,
                  Does::no_bearing);
}

void set_lock(Turn& turn, const SetLock& order) {
    Battle& b = turn.battle;
    const Party side = order.side.empty() ? std::nullopt : side_named(b, order.side);
    BACLER_CHECK(order.side.empty() || side);
    const Subject who = side ? side_subject(*side) : Subject{};
    if (b.keeping != OrderKeeping::sealed) return turn.decide(refusal(Say::secrets_are_for_sealed_orders));
    const KeyLock* before = lock_of(b, side);
    const bool is_other_key = before != nullptr && before->open_half != order.open_half;
    std::optional<Finding> wrong = wrong_in_itself(order, who);
    if (!wrong)
        wrong = side ? wrong_for_side(b, order, *side, is_other_key)
                     : wrong_for_umpire(b, order, is_other_key || before == nullptr);
    if (wrong) return turn.decide(*wrong);
    turn.decide(told_of(side, before, order, is_other_key));
    if (order.consent) turn.write(consent_given(*order.consent));
    bool are_shut_out = false;
    for (KeyLock& l : b.locks) {
        if (side || !is_other_key || l.for_umpire.empty()) continue;
        l.for_umpire.clear();  // it opens with the key that is gone
        are_shut_out = true;
    }
    if (are_shut_out) turn.write(figure(63, Say::former_umpire_is_shut_out, Does::no_bearing));
    const auto is_his = [&](const KeyLock& l) { return l.side == side; };
    b.locks.erase(std::remove_if(b.locks.begin(), b.locks.end(), is_his), b.locks.end());
    b.locks.push_back({side, order.lock, order.open_half, order.for_umpire});
    turn.seal = BattleSeal::reveal;  // a secret is not to be undone by accident
}

void pass_staff(Turn& turn, const PassStaff& order) {
    Battle& b = turn.battle;
    const std::optional<Named> staff = named(b.scenario, order.staff);
    BACLER_CHECK(staff && staff->kind == Named::Kind::staff);
    const Subject who = staff_subject(staff->side, staff->index);
    const auto is_it = [&](const Holding& h) { return h.side == staff->side && h.staff == staff->index; };
    const auto held = std::find_if(b.holdings.begin(), b.holdings.end(), is_it);
    const auto is_enemy = [&](const Holding& h) { return h.side != staff->side && h.player == order.player; };
    const auto refuse = [&](Say why) { turn.decide(about(figure(38, why, Does::forbids), who)); };
    if (held == b.holdings.end() && !order.from.empty()) return refuse(Say::nobody_holds_it);
    if (held != b.holdings.end() && held->player != order.from) return refuse(Say::its_player_passes_it);
    if (std::any_of(b.holdings.begin(), b.holdings.end(), is_enemy))
        return refuse(Say::plays_for_the_other_side);
    if (held != b.holdings.end()) b.holdings.erase(held);
    b.holdings.push_back({staff->side, staff->index, order.player});
    turn.decide(about(figure(38, Say::staff_is_handed_over, Does::permits), who));
}

}  // namespace bacler::plaquette
