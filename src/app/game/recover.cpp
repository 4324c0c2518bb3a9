#include "app/game/recover.hpp"

#include <utility>

namespace bacler {

Faults recover_key(const plaquette::Battle& battle, Keyring& ring, std::size_t side) {
    const std::string& where = battle.scenario.sides.at(side).id;
    const files::SealingKey* umpire = ring.of(std::nullopt);
    for (const plaquette::KeyLock& lock : battle.locks) {
        if (lock.side != Party(side) || lock.for_umpire.empty() || umpire == nullptr) continue;
        Result<files::SealingKey> key = files::key_from(lock.for_umpire, *umpire, where);
        if (!key) return key.faults();
        ring.take(side, std::move(key).value());
        return {};
    }
    return {{where, 0, "", "seal.no_key", {}}};
}

}  // namespace bacler
