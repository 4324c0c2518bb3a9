#include "files/sealing.hpp"

#include "base/check.hpp"
#include "files/digest.hpp"

#include <sodium.h>

#include <utility>

namespace bacler::files {

namespace {

constexpr std::size_t key_length = crypto_secretbox_xchacha20poly1305_KEYBYTES;
constexpr std::size_t nonce_length = crypto_secretbox_xchacha20poly1305_NONCEBYTES;
constexpr std::size_t tag_length = crypto_secretbox_xchacha20poly1305_MACBYTES;
constexpr std::size_t filled_length = 512;
constexpr std::size_t number_length = 8;
constexpr std::string_view lock_mark = "bacler/lock/1";
constexpr std::uint64_t most_passes = 64, most_memory = 1ULL << 30U;

static_assert(sealed_length == nonce_length + tag_length + filled_length);
constexpr std::size_t random_length = 32, lengths_at = 2 * random_length, content_at = lengths_at + 4;
constexpr std::string_view box_mark = "bacler/box/1";

static_assert(salt_length == random_length + digest_length);
static_assert(longest_content + content_at == filled_length);
static_assert(lock_length == lock_mark.size() + 2 * number_length + crypto_pwhash_SALTBYTES + nonce_length +
                                 tag_length + key_length + digest_length);
static_assert(open_half_length == crypto_box_PUBLICKEYBYTES);
static_assert(wrapped_length == crypto_box_SEALBYTES + key_length);
static_assert(key_length == crypto_box_SEEDBYTES);

void be_ready() {
    static const bool is_ready = sodium_init() >= 0;
    BACLER_CHECK(is_ready);
}

unsigned char* raw(std::string& bytes) {
    return reinterpret_cast<unsigned char*>(bytes.data());
}
const unsigned char* raw(std::string_view bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::string random_bytes(std::size_t length) {
    be_ready();
    std::string out(length, '\0');
    randombytes_buf(out.data(), out.size());
    return out;
}

void add_number(std::string& to, std::uint64_t n) {
    for (std::size_t i = 0; i < number_length; ++i, n >>= 8U)
        to += static_cast<char>(static_cast<unsigned char>(n));
}

std::uint64_t number_in(std::string_view bytes) {
    std::uint64_t n = 0;
    for (std::size_t i = number_length; i-- > 0;) n = (n << 8U) | static_cast<unsigned char>(bytes[i]);
    return n;
}

Faults fault(const std::string& where, std::string code, std::vector<std::string> args = {}) {
    return {{where, 0, "", std::move(code), std::move(args)}};
}

/// Bytes that hold what nobody else is to see: wiped at their end.
struct Wiped {
    explicit Wiped(std::size_t length) : bytes(length, '\0') {}
    Wiped(const Wiped&) = delete;
    Wiped& operator=(const Wiped&) = delete;
    ~Wiped() { sodium_memzero(bytes.data(), bytes.size()); }
    std::string bytes;
};

}  // namespace

struct SealingKey::Guarded {
    Guarded() : bytes(static_cast<unsigned char*>(sodium_malloc(key_length))) { BACLER_CHECK(bytes); }
    Guarded(const Guarded&) = delete;
    Guarded& operator=(const Guarded&) = delete;
    ~Guarded() { sodium_free(bytes); }
    unsigned char* bytes;
};

/// Whoever in this file works with the bytes of a key.
class SealingAccess {
public:
    static unsigned char* of(const SealingKey& key) { return key.guarded_->bytes; }
    static SealingKey empty() { return {}; }
};

namespace {

/// The two halves of a box that belong to a key: made from it, so that the key itself serves for sealing only.
void halves_of(const unsigned char* key, std::string& open_half, Wiped& secret_half) {
    Wiped seed(crypto_box_SEEDBYTES);
    crypto_generichash(raw(seed.bytes), seed.bytes.size(), raw(box_mark), box_mark.size(), key, key_length);
    crypto_box_seed_keypair(raw(open_half), raw(secret_half.bytes), raw(seed.bytes));
}

}  // namespace

SealingKey::SealingKey() {
    be_ready();
    guarded_ = std::make_unique<Guarded>();
}
SealingKey::SealingKey(SealingKey&&) noexcept = default;
SealingKey& SealingKey::operator=(SealingKey&&) noexcept = default;
SealingKey::~SealingKey() = default;

SealingKey SealingKey::random() {
    SealingKey out;
    randombytes_buf(out.guarded_->bytes, key_length);
    return out;
}

std::string SealingKey::open_half() const {
    std::string out(open_half_length, '\0');
    Wiped secret_half(crypto_box_SECRETKEYBYTES);
    halves_of(guarded_->bytes, out, secret_half);
    return out;
}

LockCost least_lock_cost() {
    return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

namespace {

/// The key that a secret stretches to; false where there is not the memory for it.
bool stretch(unsigned char* into, std::string_view secret, std::string_view salt, const LockCost& cost) {
    return crypto_pwhash(into, key_length, secret.data(), secret.size(), raw(salt), cost.passes,
                         static_cast<std::size_t>(cost.memory), crypto_pwhash_ALG_ARGON2ID13) == 0;
}

}  // namespace

Result<std::string> lock_key(const SealingKey& key, std::string_view secret, const LockCost& cost,
                             const std::string& where) {
    be_ready();
    if (secret.size() < shortest_secret)
        return fault(where, "seal.secret_short", {std::to_string(shortest_secret)});
    const std::string salt = random_bytes(crypto_pwhash_SALTBYTES), nonce = random_bytes(nonce_length);
    const SealingKey stretched = SealingAccess::empty();
    if (!stretch(SealingAccess::of(stretched), secret, salt, cost))
        return fault(where, "seal.no_memory", {std::to_string(cost.memory >> 20U)});
    std::string wrapped(tag_length + key_length, '\0');
    crypto_secretbox_xchacha20poly1305_easy(raw(wrapped), SealingAccess::of(key), key_length,
                                            raw(std::string_view(nonce)), SealingAccess::of(stretched));
    std::string out(lock_mark);
    add_number(out, cost.passes);
    add_number(out, cost.memory);
    out += salt + nonce + wrapped;
    return out + digest(out);
}

Result<SealingKey> unlock_key(std::string_view lock, std::string_view secret, const std::string& where) {
    be_ready();
    if (lock.size() != lock_length || lock.substr(0, lock_mark.size()) != lock_mark ||
        digest(lock.substr(0, lock_length - digest_length)) != lock.substr(lock_length - digest_length))
        return fault(where, "seal.lock_damaged");
    std::string_view rest = lock.substr(lock_mark.size());
    const auto take = [&](std::size_t length) {
        const std::string_view out = rest.substr(0, length);
        rest.remove_prefix(length);
        return out;
    };
    LockCost cost;
    cost.passes = number_in(take(number_length));
    cost.memory = number_in(take(number_length));
    if (cost.passes > most_passes || cost.memory > most_memory) return fault(where, "seal.lock_damaged");
    const std::string_view salt = take(crypto_pwhash_SALTBYTES), nonce = take(nonce_length),
                           wrapped = take(tag_length + key_length);
    const SealingKey stretched = SealingAccess::empty();
    if (!stretch(SealingAccess::of(stretched), secret, salt, cost))
        return fault(where, "seal.no_memory", {std::to_string(cost.memory >> 20U)});
    SealingKey key = SealingAccess::empty();
    if (crypto_secretbox_xchacha20poly1305_open_easy(SealingAccess::of(key), raw(wrapped), wrapped.size(),
                                                     raw(nonce), SealingAccess::of(stretched)) != 0)
        return fault(where, "seal.wrong_secret");
    return key;
}

Result<std::string> key_for(std::string_view open_half, const SealingKey& key, const std::string& where) {
    be_ready();
    if (open_half.size() != open_half_length) return fault(where, "seal.lock_damaged");
    std::string out(wrapped_length, '\0');
    if (crypto_box_seal(raw(out), SealingAccess::of(key), key_length, raw(open_half)) != 0)
        return fault(where, "seal.lock_damaged");
    return out;
}

Result<SealingKey> key_from(std::string_view wrapped, const SealingKey& holder, const std::string& where) {
    SealingKey key = SealingAccess::empty();
    std::string half(open_half_length, '\0');
    Wiped secret_half(crypto_box_SECRETKEYBYTES);
    halves_of(SealingAccess::of(holder), half, secret_half);
    if (wrapped.size() != wrapped_length ||
        crypto_box_seal_open(SealingAccess::of(key), raw(wrapped), wrapped.size(),
                             raw(std::string_view(half)), raw(std::string_view(secret_half.bytes))) != 0)
        return fault(where, "seal.not_for_this_key");
    return key;
}

namespace {

/// What is told to prove a content: its random number, and the hash of what is kept beside it.
std::string salt_in(std::string_view inside, std::string_view kept) {
    Wiped bound(random_length + kept.size());
    bound.bytes.replace(0, random_length, inside.substr(random_length, random_length));
    bound.bytes.replace(random_length, kept.size(), kept);
    return std::string(inside.substr(0, random_length)) + digest(bound.bytes);
}

std::string proof_of(std::string_view salt, std::string_view content) {
    Wiped proved(salt.size() + content.size());
    proved.bytes.replace(0, salt.size(), salt);
    proved.bytes.replace(salt.size(), content.size(), content);
    return digest(proved.bytes);
}

void put_length(std::string& bytes, std::size_t at, std::size_t length) {
    bytes[at] = static_cast<char>(static_cast<unsigned char>(length & 0xffU));
    bytes[at + 1] = static_cast<char>(static_cast<unsigned char>(length >> 8U));
}

std::size_t length_at(std::string_view bytes, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(bytes[i]));
    };
    return byte(at) | byte(at + 1) << 8U;
}

}  // namespace

Result<Sealed> seal(const SealingKey& key, std::string_view content, const std::string& where,
                    std::string_view kept) {
    be_ready();
    if (content.size() + kept.size() > longest_content)
        return fault(where, "seal.too_long",
                     {std::to_string(content.size() + kept.size()), std::to_string(longest_content)});
    Wiped inside(filled_length);
    std::string& bytes = inside.bytes;
    randombytes_buf(bytes.data(), lengths_at);
    put_length(bytes, lengths_at, content.size());
    put_length(bytes, lengths_at + 2, kept.size());
    bytes.replace(content_at, content.size(), content);
    bytes.replace(content_at + content.size(), kept.size(), kept);
    Sealed out;
    out.hash = proof_of(salt_in(bytes, kept), content);
    out.bytes = random_bytes(nonce_length);
    std::string box(tag_length + filled_length, '\0');
    crypto_secretbox_xchacha20poly1305_easy(raw(box), raw(std::string_view(bytes)), bytes.size(),
                                            raw(std::string_view(out.bytes)), SealingAccess::of(key));
    out.bytes += box;
    return out;
}

Result<Opened> open(const SealingKey& key, const Sealed& sealed, const std::string& where) {
    be_ready();
    if (sealed.bytes.size() != sealed_length || sealed.hash.size() != digest_length)
        return fault(where, "seal.cut_short");
    const std::string_view all = sealed.bytes, nonce = all.substr(0, nonce_length),
                           box = all.substr(nonce_length);
    Wiped inside(filled_length);
    if (crypto_secretbox_xchacha20poly1305_open_easy(raw(inside.bytes), raw(box), box.size(), raw(nonce),
                                                     SealingAccess::of(key)) != 0)
        return fault(where, "seal.changed");
    const std::string_view bytes = inside.bytes;
    const std::size_t length = length_at(bytes, lengths_at), kept = length_at(bytes, lengths_at + 2);
    if (length + kept > longest_content) return fault(where, "seal.changed");
    const std::string_view beside = bytes.substr(content_at + length, kept);
    Opened out{std::string(bytes.substr(content_at, length)), salt_in(bytes, beside), std::string(beside)};
    if (proof_of(out.salt, out.content) != sealed.hash) return fault(where, "seal.other_hash");
    return out;
}

std::uint64_t unforeseen_number() {
    return number_in(random_bytes(number_length));
}

}  // namespace bacler::files
