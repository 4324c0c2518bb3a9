#include "files/digest.hpp"

#include "base/check.hpp"

#include <sodium.h>

namespace bacler::files {

std::string digest(std::string_view bytes) {
    static_assert(digest_length == crypto_generichash_BYTES);
    static const bool is_ready = sodium_init() >= 0;
    BACLER_CHECK(is_ready);
    std::string out(digest_length, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(out.data()), out.size(),
                       reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), nullptr, 0);
    return out;
}

std::string in_hex(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4U];
        out += digits[byte & 15U];
    }
    return out;
}

std::optional<std::string> from_hex(std::string_view digits) {
    const auto digit = [](char c) {
        if (c >= '0' && c <= '9') return c - '0';
        return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    };
    if (digits.size() % 2 != 0) return std::nullopt;
    std::string out;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        const int high = digit(digits[i]), low = digit(digits[i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        out += static_cast<char>(static_cast<unsigned char>(high * 16 + low));
    }
    return out;
}

}  // namespace bacler::files
