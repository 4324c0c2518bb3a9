#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace bacler::files {

/// BLAKE2b of bytes, 32 bytes long. Tells that something was changed; whoever may write the file may also write the digest.
std::string digest(std::string_view bytes);

/// Bytes as two digits of base 16 each.
std::string in_hex(std::string_view bytes);

/// The bytes that such digits tell; none where they are no such digits, or an odd number of them.
std::optional<std::string> from_hex(std::string_view digits);

inline constexpr std::size_t digest_length = 32;

}  // namespace bacler::files
