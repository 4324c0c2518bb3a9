#pragma once
#include <string>
#include <string_view>

namespace bacler::files {

/// BLAKE2b of bytes, 32 bytes long. Tells that something was changed; whoever may write the file may also write the digest.
std::string digest(std::string_view bytes);

/// Bytes as two digits of base 16 each.
std::string in_hex(std::string_view bytes);

inline constexpr std::size_t digest_length = 32;

}  // namespace bacler::files
