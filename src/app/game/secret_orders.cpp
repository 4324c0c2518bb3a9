#include "app/game/secret_orders.hpp"

#include "files/order_text.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <algorithm>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

std::string id_of(const Battle& battle, Party party) {
    return party ? battle.scenario.sides[*party].id : std::string();
}

Faults fault(const std::string& where, std::string code) {
    return {{where, 0, "", std::move(code), {}}};
}

game::Author author_for(Party party) {
    if (!party) return game::Author::umpire;
    return *party == 0 ? game::Author::first_side : game::Author::second_side;
}

Faults commit_lock(PlayedGame& game, Party party, const SetLock& lock) {
    const Committed done = game.commit(lock, author_for(party));
    return done.is_done ? done.faults : fault(lock.side, "seal.refused");
}

/// The key of a party's lock, where it is in the ring; null also where the ring has another one, of another game.
const files::SealingKey* key_in(const Battle& battle, const Keyring& ring, Party party) {
    const KeyLock* lock = lock_of(battle, party);
    const files::SealingKey* key = ring.of(party);
    return lock && key && key->open_half() == lock->open_half ? key : nullptr;
}

bool has_sealed_orders(const Battle& battle, Party party) {
    return std::any_of(battle.chits.begin(), battle.chits.end(),
                       [&](const Chit& c) { return party && c.side == *party && is_unseen(c) && c.sealed; });
}

/// The fault of what no line of an order can hold: a scripted game could not tell it again.
Faults faults_of_text(const Reveal& reveal) {
    const Result<Order> read = files::order_from_text(files::text_of(Order(reveal)), {reveal.order.to, 1});
    return read ? Faults{} : read.faults();
}

/// A side's lock, its key given to the umpire.
Result<SetLock> with_umpire(const Battle& battle, SetLock lock, const files::SealingKey& key) {
    const KeyLock* umpire = lock_of(battle, std::nullopt);
    if (!umpire) return fault(lock.side, "seal.no_umpire");
    Result<std::string> copy = files::key_for(umpire->open_half, key, "");
    if (!copy) return copy.faults();
    lock.for_umpire = std::move(copy).value();
    return lock;
}

Faults faults_of_consent(SecretWants wants, const SecretTerms& terms, const std::string& where) {
    const bool is_of_both = terms.consent && terms.consent->by == game::ConsentBy::both_sides;
    switch (wants) {
        case SecretWants::nobody: break;
        case SecretWants::any_consent:
            if (!terms.consent) return fault(where, "seal.wants_consent");
            break;
        case SecretWants::both_sides:
            if (!is_of_both) return fault(where, "seal.wants_both_sides");
            break;
        case SecretWants::taking_back: return fault(where, "seal.no_key");
    }
    return {};
}

}  // namespace

static_assert(sealed_bytes_length == files::sealed_length && seal_salt_length == files::salt_length);
static_assert(wrapped_key_length == files::lock_length && key_half_length == files::open_half_length);
static_assert(umpire_copy_length == files::wrapped_length);

SecretWants wanted_for_secret(const Battle& battle, const Keyring& ring, Party party) {
    if (key_in(battle, ring, party)) return SecretWants::nobody;
    const KeyLock* lock = lock_of(battle, party);
    if (has_sealed_orders(battle, party)) return SecretWants::taking_back;
    if (party) return lock ? SecretWants::any_consent : SecretWants::nobody;
    const bool is_early = battle.sequence == 1 && battle.stage == Stage::placing &&
                          std::none_of(battle.chits.begin(), battle.chits.end(),
                                       [](const Chit& c) { return c.sealed.has_value(); });
    return is_early ? SecretWants::nobody : SecretWants::both_sides;
}

Faults set_secret(PlayedGame& game, Keyring& ring, Party party, std::string_view secret,
                  const files::LockCost& cost, const SecretTerms& terms) {
    const std::string where = id_of(game.battle(), party);
    Faults faults = faults_of_consent(wanted_for_secret(game.battle(), ring, party), terms, where);
    if (!faults.empty()) return faults;
    const files::SealingKey* known = key_in(game.battle(), ring, party);
    files::SealingKey fresh = files::SealingKey::random();
    const files::SealingKey& key = known ? *known : fresh;
    Result<std::string> lock = files::lock_key(key, secret, cost, where);
    if (!lock) return lock.faults();
    SetLock order{where, *lock, key.open_half(), {}, terms.consent};
    if (known) {
        order.for_umpire = lock_of(game.battle(), party)->for_umpire;
    } else if (party && lock_of(game.battle(), std::nullopt) &&
               terms.umpire == SecretTerms::Umpire::opens_too) {
        Result<SetLock> shared = with_umpire(game.battle(), order, key);
        if (!shared) return shared.faults();
        order = std::move(shared).value();
    }
    faults = commit_lock(game, party, order);
    if (faults.empty() && !known) ring.take(party, std::move(fresh));
    return faults;
}

Faults unlock(const Battle& battle, Keyring& ring, Party party, std::string_view secret) {
    const std::string where = id_of(battle, party);
    const KeyLock* lock = lock_of(battle, party);
    if (!lock) return fault(where, "seal.no_key");
    Result<files::SealingKey> key = files::unlock_key(lock->lock, secret, where);
    if (!key) return key.faults();
    ring.take(party, std::move(key).value());
    return {};
}

Faults share_key_with_umpire(PlayedGame& game, const Keyring& ring, std::size_t side) {
    const std::string where = id_of(game.battle(), side);
    const files::SealingKey* key = key_in(game.battle(), ring, side);
    if (!key) return fault(where, "seal.no_key");
    const KeyLock* lock = lock_of(game.battle(), side);
    Result<SetLock> shared = with_umpire(game.battle(), {where, lock->lock, lock->open_half, {}, {}}, *key);
    if (!shared) return shared.faults();
    return commit_lock(game, side, *shared);
}

Ruling ask_secretly(const Battle& battle, const Keyring& ring, const GiveOrder& order) {
    const std::optional<Named> staff = named(battle.scenario, order.staff);
    BACLER_CHECK(staff.has_value());
    BattleView own = view_of(battle, Viewer::of_side(staff->side), ring);
    own.battle.keeping = OrderKeeping::open;
    return referee(own.battle, order).ruling;
}

Committed lay_sealed(PlayedGame& game, const Keyring& ring, const GiveOrder& order, const std::string& note) {
    Committed out;
    const Battle& battle = game.battle();
    out.faults = files::faults_of_order(order, battle.scenario, {order.staff, 1}, files::AskedOf::game);
    if (out.faults.empty()) out.faults = faults_of_text({order, note, {}});
    if (!out.faults.empty()) return out;
    const std::size_t side = named(battle.scenario, order.staff)->side;
    const files::SealingKey* key = key_in(battle, ring, side);
    if (!key) {
        out.faults = fault(id_of(battle, side), "seal.no_key");
        return out;
    }
    out.ruling = ask_secretly(battle, ring, order);
    const Verdict v = verdict(out.ruling);
    if (v == Verdict::forbidden || v == Verdict::contradictory) return out;
    const Result<files::Sealed> sealed = files::seal(*key, bytes_of_order(order), order.to, note);
    if (!sealed) {
        out.faults = sealed.faults();
        return out;
    }
    Committed laid = game.commit(LayHidden{order.staff, order.to, SealedContent{sealed->bytes, sealed->hash}},
                                 author_for(side));
    if (!laid.is_done) return laid;
    out.is_done = true;
    out.faults = std::move(laid.faults);
    return out;
}

Faults reveal_passed(PlayedGame& game, const Keyring& ring) {
    Faults faults;
    const Battle before = game.battle();
    for (const Chit& c : before.chits) {
        if (!c.has_passed || !is_unseen(c) || !c.sealed) continue;
        const LayHidden laid{before.scenario.sides[c.side].staffs[c.staff].id, c.beside, c.sealed};
        const auto known = sealed_order_for(before, c.side, laid, Viewer::umpire(), ring);
        if (!known) {
            const bool has_key = ring.of(c.side) || ring.of(std::nullopt);
            faults.push_back({c.beside, 0, "", has_key ? "seal.changed" : "seal.no_key", {}});
            continue;
        }
        const Reveal reveal{known->order, {}, known->salt};
        Faults named_wrong =
            files::faults_of_order(reveal, game.battle().scenario, {c.beside, 1}, files::AskedOf::game);
        if (named_wrong.empty()) {
            const Committed done = game.commit(reveal, author_for(c.side));
            named_wrong = done.is_done ? done.faults : fault(c.beside, "seal.refused");
        }
        faults.insert(faults.end(), named_wrong.begin(), named_wrong.end());
    }
    return faults;
}

Faults share_note(PlayedGame& game, const Keyring& ring, game::LineId id) {
    const BattleTimeline& timeline = game.timeline();
    const auto* laid = std::get_if<LayHidden>(&timeline.line(id).order);
    const Battle before = timeline.state_at(timeline.line(id).parent);
    const std::optional<Named> staff = laid ? named(before.scenario, laid->staff) : std::nullopt;
    if (!staff) return fault({}, "seal.no_note");
    const auto known = sealed_order_for(before, staff->side, *laid, Viewer::of_side(staff->side), ring);
    if (!known) return fault(laid->beside, "seal.no_key");
    if (known->note.empty()) return fault(laid->beside, "seal.no_note");
    return game.note(id, author_for(staff->side), known->note);
}

Committed take_back_orders(PlayedGame& game, std::size_t side, std::optional<game::Consent> consent) {
    return game.commit(TakeBack{id_of(game.battle(), side), std::move(consent)}, author_for(side));
}

std::string holder_of(const Battle& battle, std::size_t side, std::size_t staff) {
    for (const Holding& h : battle.holdings)
        if (h.side == side && h.staff == staff) return h.player;
    return {};
}

Committed pass_staff(PlayedGame& game, const std::string& staff, const std::string& from,
                     const std::string& to) {
    const PassStaff order{staff, to, from};
    return game.commit(order, author_of(game.battle(), order));
}

}  // namespace bacler
