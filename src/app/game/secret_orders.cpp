#include "app/game/secret_orders.hpp"

#include "files/order_text.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <algorithm>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

const KeyLock* lock_of(const Battle& battle, Party party) {
    for (const KeyLock& l : battle.locks)
        if (l.side == party) return &l;
    return nullptr;
}

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

Faults commit_lock(PlayedGame& game, Party party, SetLock lock) {
    lock.side = id_of(game.battle(), party);
    const Committed done = game.commit(lock, author_for(party));
    return done.is_done ? done.faults : fault(lock.side, "seal.refused");
}

bool has_sealed_orders(const Battle& battle, Party party) {
    return std::any_of(battle.chits.begin(), battle.chits.end(),
                       [&](const Chit& c) { return party && c.side == *party && is_unseen(c) && c.sealed; });
}

/// A side's lock as it has to be for the umpire to open it.
SetLock with_umpire(const Battle& battle, SetLock lock, const files::SealingKey& key) {
    const KeyLock* umpire = lock_of(battle, std::nullopt);
    if (!umpire) return lock;
    lock.open_half = umpire->open_half;
    lock.for_umpire = files::key_for(umpire->open_half, key);
    return lock;
}

/// Wraps for the umpire the keys in the ring that he cannot open yet.
Faults share_with_umpire(PlayedGame& game, const Keyring& ring) {
    for (std::size_t side = 0; side < game.battle().scenario.sides.size(); ++side) {
        const KeyLock *umpire = lock_of(game.battle(), std::nullopt), *his = lock_of(game.battle(), side);
        const files::SealingKey* key = ring.of(side);
        if (!umpire || !his || !key || his->open_half == umpire->open_half) continue;
        const SetLock shared = with_umpire(game.battle(), {{}, his->lock, {}, {}}, *key);
        if (Faults faults = commit_lock(game, side, shared); !faults.empty()) return faults;
    }
    return {};
}

/// The fault of what no line of an order can hold: a scripted game could not tell it again.
Faults faults_of_text(const Reveal& reveal) {
    const Result<Order> read = files::order_from_text(files::text_of(Order(reveal)), {reveal.order.to, 1});
    return read ? Faults{} : read.faults();
}

}  // namespace

Faults set_secret(PlayedGame& game, Keyring& ring, Party party, std::string_view secret,
                  const files::LockCost& cost) {
    const std::string where = id_of(game.battle(), party);
    const bool is_known = ring.of(party) && lock_of(game.battle(), party);
    if (!is_known && has_sealed_orders(game.battle(), party)) return fault(where, "seal.no_key");
    files::SealingKey fresh = files::SealingKey::random();
    const files::SealingKey& key = is_known ? *ring.of(party) : fresh;
    Result<std::string> lock = files::lock_key(key, secret, cost, where);
    if (!lock) return lock.faults();
    SetLock order{{}, *lock, {}, {}};
    if (party)
        order = with_umpire(game.battle(), std::move(order), key);
    else
        order.open_half = key.open_half();
    if (Faults faults = commit_lock(game, party, std::move(order)); !faults.empty()) return faults;
    if (!is_known) ring.take(party, std::move(fresh));
    return share_with_umpire(game, ring);
}

Faults unlock(PlayedGame& game, Keyring& ring, Party party, std::string_view secret) {
    const std::string where = id_of(game.battle(), party);
    const KeyLock* lock = lock_of(game.battle(), party);
    if (!lock) return fault(where, "seal.no_key");
    Result<files::SealingKey> key = files::unlock_key(lock->lock, secret, where);
    if (!key) return key.faults();
    ring.take(party, std::move(key).value());
    return share_with_umpire(game, ring);
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
    const files::SealingKey* key = ring.of(side);
    if (!key) {
        out.faults = fault(id_of(battle, side), "seal.no_key");
        return out;
    }
    out.ruling = ask_secretly(battle, ring, order);
    const Verdict v = verdict(out.ruling);
    if (v == Verdict::forbidden || v == Verdict::contradictory) return out;
    const Result<files::Sealed> sealed = files::seal(*key, bytes_of_content({order, note}), order.to);
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
        const auto opened = opened_for(before, c.side, *c.sealed, Viewer::umpire(), ring);
        const auto content = opened ? content_from_bytes(opened->content) : std::nullopt;
        if (!content) {
            const bool has_key = ring.of(c.side) || ring.of(std::nullopt);
            faults.push_back({c.beside, 0, "", has_key ? "seal.changed" : "seal.no_key", {}});
            continue;
        }
        const Reveal reveal{content->order, content->note, opened->salt};
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

}  // namespace bacler
