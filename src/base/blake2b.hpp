#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace bacler {

inline constexpr std::size_t blake2b_length = 32;

/// BLAKE2b (RFC 7693) of bytes, without a key, 32 bytes long: what a rule system proves a revealed content with. It is held to the
/// one of libsodium by a test.
std::string blake2b(std::string_view bytes);

}  // namespace bacler
