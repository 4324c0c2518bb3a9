#pragma once
#include "files/sealing.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace bacler {

/// Who may have a secret: a side by its place, or the umpire (none).
using Party = std::optional<std::size_t>;

/// The keys whose secrets were given on this tablet since it was last handed over. They are nowhere else: no state, log or file has them.
class Keyring {
public:
    /// The key of a party; null while its secret has not been given.
    const files::SealingKey* of(Party party) const {
        const auto found = keys_.find(party);
        return found == keys_.end() ? nullptr : &found->second;
    }
    void take(Party party, files::SealingKey key) {
        keys_.insert_or_assign(party, std::move(key));
        ++changes_;
    }
    void forget(Party party) {
        keys_.erase(party);
        ++changes_;
    }
    /// The tablet is handed over: every secret is asked for again.
    void forget_all() {
        keys_.clear();
        ++changes_;
    }
    /// How often a key was taken or forgotten.
    std::uint64_t changes() const { return changes_; }

private:
    std::map<Party, files::SealingKey> keys_;
    std::uint64_t changes_{0};
};

}  // namespace bacler
