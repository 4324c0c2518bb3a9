#pragma once
#include "base/result.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

/// Contents sealed so that only whoever knows a secret opens them (libsodium). Bytes in, bytes out: what a content means is not
/// known here. Keys live in memory that is guarded and wiped, and leave it only wrapped.
namespace bacler::files {

/// The random key of a side or of the umpire. Movable; its memory is wiped at its end.
class SealingKey {
public:
    static SealingKey random();

    /// What others may seal for the holder of this key, and only he can open. May be told to everybody.
    std::string open_half() const;

    SealingKey(SealingKey&&) noexcept;
    SealingKey& operator=(SealingKey&&) noexcept;
    ~SealingKey();

private:
    friend class SealingAccess;
    struct Guarded;
    SealingKey();
    std::unique_ptr<Guarded> guarded_;
};

/// What one try of a secret costs: Argon2id's passes, and its memory in bytes. Stored with each lock.
struct LockCost {
    std::uint64_t passes{3};
    std::uint64_t memory{128ULL << 20U};
};

/// The least that libsodium allows: for tests, and for nothing else.
LockCost least_lock_cost();

/// Shorter secrets are refused: six digits, or a phrase.
inline constexpr std::size_t shortest_secret = 6;

/// The key, wrapped: only the secret opens it again. Wrapped anew under another secret it is the same key.
/// Faults: seal.secret_short, seal.no_memory. `where` names the lock in them.
Result<std::string> lock_key(const SealingKey& key, std::string_view secret, const LockCost& cost,
                             const std::string& where);

/// The key in a lock. Faults: seal.lock_damaged (cut short, changed, or not a lock), seal.wrong_secret, seal.no_memory.
Result<SealingKey> unlock_key(std::string_view lock, std::string_view secret, const std::string& where);

/// The key, wrapped for whoever holds the key of this open half: the umpire need not be there.
/// Fault: seal.lock_damaged where it is no open half.
Result<std::string> key_for(std::string_view open_half, const SealingKey& key, const std::string& where);

/// The key that was wrapped for the holder. Fault: seal.not_for_this_key.
Result<SealingKey> key_from(std::string_view wrapped, const SealingKey& holder, const std::string& where);

/// A sealed content: bytes of one length whatever the content, and a hash that proves it when it is opened. The hash is taken over a
/// salt and the content; the salt is inside, so that trying the few likely contents against the hash leads nowhere. What is kept beside
/// the content is bound by the hash too, through the salt, but stays unknown to whoever is told salt and content.
struct Sealed {
    std::string bytes, hash;

    friend bool operator==(const Sealed&, const Sealed&) = default;
};

struct Opened {
    std::string content, salt;
    std::string kept;
};

/// Of the content and what is kept beside it, together.
inline constexpr std::size_t longest_content = 444;
/// A number that nobody foresees, of the system's own: to seed the dice of a game with.
std::uint64_t unforeseen_number();

/// Random bytes, and the hash of what is kept with random bytes of its own.
inline constexpr std::size_t salt_length = 32 + 32;
/// Of Sealed::bytes: nonce, tag, and both random numbers, both lengths, content and what is kept filled up to 512.
inline constexpr std::size_t sealed_length = 24 + 16 + 512;
/// Of a lock, of an open half, and of a key wrapped for the holder of one.
inline constexpr std::size_t lock_length = 149, open_half_length = 32, wrapped_length = 80;

/// Fault: seal.too_long.
Result<Sealed> seal(const SealingKey& key, std::string_view content, const std::string& where,
                    std::string_view kept = {});

/// The content, proved to be the one that was sealed. Faults: seal.cut_short, seal.changed (another key, or bytes that were altered),
/// seal.other_hash.
Result<Opened> open(const SealingKey& key, const Sealed& sealed, const std::string& where);

}  // namespace bacler::files
