#include "files/sealing.hpp"

#include "base/blake2b.hpp"
#include "files/digest.hpp"
#include "files/games.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::files;
using bacler::tests::code_of;

namespace {

const std::string where = "partie";

std::string locked(const SealingKey& key, const std::string& secret) {
    return lock_key(key, secret, least_lock_cost(), where).value();
}

std::string flipped(std::string bytes, std::size_t bit) {
    bytes[bit / 8] = static_cast<char>(static_cast<unsigned char>(bytes[bit / 8]) ^ (1U << (bit % 8)));
    return bytes;
}

std::string content_of_any_length() {
    const auto length = *rc::gen::inRange<std::size_t>(0, longest_content + 1);
    return *rc::gen::container<std::string>(length, rc::gen::arbitrary<char>());
}

}  // namespace

TEST_CASE("base: BLAKE2b gives the bytes that libsodium gives, at every length around a block", "[seal]") {
    std::string bytes;
    for (std::size_t n = 0; n < 400; ++n) {
        REQUIRE(blake2b(bytes) == digest(bytes));
        bytes += static_cast<char>(static_cast<unsigned char>(n * 37 % 251));
    }
}

TEST_CASE("sealing: what was sealed is opened with its key, proved by its hash, and always of one length",
          "[seal]") {
    REQUIRE(rc::check("sealed and opened", [] {
        const SealingKey key = SealingKey::random();
        const std::string content = content_of_any_length();
        const Result<Sealed> sealed = seal(key, content, where);
        RC_ASSERT(sealed.is_good());
        RC_ASSERT(sealed->bytes.size() == sealed_length);
        RC_ASSERT(sealed->hash.size() == digest_length);
        const Result<Opened> opened = open(key, *sealed, where);
        RC_ASSERT(opened.is_good());
        RC_ASSERT(opened->content == content);
        RC_ASSERT(blake2b(opened->salt + opened->content) == sealed->hash);
        RC_ASSERT(!(*seal(key, content, where) == *sealed));
        if (content.size() >= 8) RC_ASSERT(sealed->bytes.find(content) == std::string::npos);
    }));
}

TEST_CASE(
    "sealing: what is kept beside a content is bound by the hash and unknown to whoever sees the content proved",
    "[seal]") {
    REQUIRE(rc::check("kept", [] {
        const SealingKey key = SealingKey::random();
        const std::string both = content_of_any_length();
        const auto cut = *rc::gen::inRange<std::size_t>(0, both.size() + 1);
        const std::string content = both.substr(0, cut), kept = both.substr(cut);
        const Sealed sealed = seal(key, content, where, kept).value();
        RC_ASSERT(sealed.bytes.size() == sealed_length);
        const Opened opened = open(key, sealed, where).value();
        RC_ASSERT(opened.content == content);
        RC_ASSERT(opened.kept == kept);
        RC_ASSERT(opened.salt.size() == salt_length);
        RC_ASSERT(blake2b(opened.salt + content) == sealed.hash);
        // The second half of the salt is a hash with a random number that stays sealed: of one kept text it is never the same.
        const Opened again = open(key, seal(key, content, where, kept).value(), where).value();
        RC_ASSERT(again.salt.substr(32) != opened.salt.substr(32));
        RC_ASSERT(blake2b(kept) != opened.salt.substr(32));
    }));
    const SealingKey key = SealingKey::random();
    CHECK(code_of(seal(key, "attack", where, std::string(longest_content - 5, 'x'))) == "seal.too_long");
    CHECK(seal(key, "attack", where, std::string(longest_content - 6, 'x')));
}

TEST_CASE("sealing: another key opens nothing", "[seal]") {
    const Result<Sealed> sealed = seal(SealingKey::random(), "attack", where);
    CHECK(code_of(open(SealingKey::random(), *sealed, where)) == "seal.changed");
}

TEST_CASE("sealing: one bit altered anywhere, in the bytes or in the hash, is found", "[seal]") {
    const SealingKey key = SealingKey::random();
    const Sealed sealed = seal(key, "attack", where).value();
    for (std::size_t bit = 0; bit < sealed.bytes.size() * 8; ++bit)
        REQUIRE(code_of(open(key, {flipped(sealed.bytes, bit), sealed.hash}, where)) == "seal.changed");
    for (std::size_t bit = 0; bit < sealed.hash.size() * 8; ++bit)
        REQUIRE(code_of(open(key, {sealed.bytes, flipped(sealed.hash, bit)}, where)) == "seal.other_hash");
}

TEST_CASE("sealing: what was cut short, or is too long, is refused", "[seal]") {
    const SealingKey key = SealingKey::random();
    const Sealed sealed = seal(key, "attack", where).value();
    for (std::size_t n = 0; n < sealed.bytes.size(); ++n)
        REQUIRE(code_of(open(key, {sealed.bytes.substr(0, n), sealed.hash}, where)) == "seal.cut_short");
    CHECK(code_of(open(key, {sealed.bytes + "x", sealed.hash}, where)) == "seal.cut_short");
    CHECK(code_of(open(key, {sealed.bytes, ""}, where)) == "seal.cut_short");
    CHECK(code_of(seal(key, std::string(longest_content + 1, 'x'), where)) == "seal.too_long");
}

TEST_CASE("sealing: a lock opens to its secret alone, and a new secret leaves the key what it was",
          "[seal]") {
    const SealingKey key = SealingKey::random();
    const Sealed sealed = seal(key, "defence", where).value();
    const std::string lock = locked(key, "180648");
    CHECK(code_of(unlock_key(lock, "180649", where)) == "seal.wrong_secret");
    CHECK(code_of(unlock_key(lock, "", where)) == "seal.wrong_secret");
    const Result<SealingKey> again = unlock_key(lock, "180648", where);
    REQUIRE(again);
    CHECK(open(*again, sealed, where)->content == "defence");
    const Result<SealingKey> after = unlock_key(locked(*again, "le vieux moulin"), "le vieux moulin", where);
    REQUIRE(after);
    CHECK(open(*after, sealed, where)->content == "defence");
    CHECK(code_of(lock_key(key, "12345", least_lock_cost(), where)) == "seal.secret_short");
}

TEST_CASE("sealing: a lock with one bit altered, or cut short, is said to be damaged", "[seal]") {
    const std::string lock = locked(SealingKey::random(), "180648");
    for (std::size_t bit = 0; bit < lock.size() * 8; ++bit)
        REQUIRE(code_of(unlock_key(flipped(lock, bit), "180648", where)) == "seal.lock_damaged");
    for (std::size_t n = 0; n < lock.size(); ++n)
        REQUIRE(code_of(unlock_key(lock.substr(0, n), "180648", where)) == "seal.lock_damaged");
}

TEST_CASE("sealing: a side's key may be wrapped for the umpire, who alone opens it", "[seal]") {
    const SealingKey umpire = SealingKey::random(), side = SealingKey::random();
    const Sealed sealed = seal(side, "retreat", where).value();
    const std::string wrapped = key_for(umpire.open_half(), side, where).value();
    CHECK(umpire.open_half().size() == open_half_length);
    CHECK(wrapped.size() == wrapped_length);
    CHECK(locked(side, "180648").size() == lock_length);
    for (const std::string& no_half :
         {std::string(), std::string(open_half_length - 1, 'x'), std::string(open_half_length, '\0')})
        CHECK(code_of(key_for(no_half, side, where)) == "seal.lock_damaged");
    const Result<SealingKey> his = key_from(wrapped, umpire, where);
    REQUIRE(his);
    CHECK(open(*his, sealed, where)->content == "retreat");
    CHECK(code_of(key_from(wrapped, side, where)) == "seal.not_for_this_key");
    for (std::size_t bit = 0; bit < wrapped.size() * 8; bit += 7)
        REQUIRE(code_of(key_from(flipped(wrapped, bit), umpire, where)) == "seal.not_for_this_key");
    CHECK(code_of(key_from("", umpire, where)) == "seal.not_for_this_key");
}
