#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// The hash of a state: 64 bits over canonical bytes, the same on every machine and with every compiler.
namespace bacler {

/// XXH64 with seed 0, fed byte by byte. For telling states apart, not against forgers.
class ByteHash {
public:
    void feed(std::uint8_t byte) {
        word_ |= static_cast<std::uint64_t>(byte) << (8U * (length_ % 8));
        if (++length_ % 8 != 0) return;
        words_[(length_ / 8 - 1) % 4] = word_;
        word_ = 0;
        if (length_ % 32 == 0)
            for (std::size_t i = 0; i < 4; ++i) lanes_[i] = round(lanes_[i], words_[i]);
    }

    /// The hash of all bytes fed so far; more may be fed afterwards.
    std::uint64_t value() const {
        std::uint64_t h = prime_5;
        if (length_ >= 32) {
            h = turned(lanes_[0], 1) + turned(lanes_[1], 7) + turned(lanes_[2], 12) + turned(lanes_[3], 18);
            for (const std::uint64_t lane : lanes_) h = (h ^ round(0, lane)) * prime_1 + prime_4;
        }
        h += length_;
        for (std::size_t i = 0; i < length_ / 8 % 4; ++i)
            h = turned(h ^ round(0, words_[i]), 27) * prime_1 + prime_4;
        std::uint64_t rest = word_;
        std::size_t left = length_ % 8;
        if (left >= 4) {
            h = turned(h ^ ((rest & 0xffffffffULL) * prime_1), 23) * prime_2 + prime_3;
            rest >>= 32U;
            left -= 4;
        }
        for (; left > 0; --left, rest >>= 8U) h = turned(h ^ ((rest & 0xffU) * prime_5), 11) * prime_1;
        h = (h ^ (h >> 33U)) * prime_2;
        h = (h ^ (h >> 29U)) * prime_3;
        return h ^ (h >> 32U);
    }

private:
    static constexpr std::uint64_t prime_1 = 0x9e3779b185ebca87ULL;
    static constexpr std::uint64_t prime_2 = 0xc2b2ae3d27d4eb4fULL;
    static constexpr std::uint64_t prime_3 = 0x165667b19e3779f9ULL;
    static constexpr std::uint64_t prime_4 = 0x85ebca77c2b2ae63ULL;
    static constexpr std::uint64_t prime_5 = 0x27d4eb2f165667c5ULL;

    static constexpr std::uint64_t turned(std::uint64_t x, unsigned by) {
        return (x << by) | (x >> (64U - by));
    }
    static constexpr std::uint64_t round(std::uint64_t lane, std::uint64_t word) {
        return turned(lane + word * prime_2, 31) * prime_1;
    }

    std::array<std::uint64_t, 4> lanes_{prime_1 + prime_2, prime_2, 0, 0 - prime_1};
    std::array<std::uint64_t, 4> words_{};  ///< the whole words since the lanes were last fed
    std::uint64_t word_{0};                 ///< the bytes since the last whole word
    std::uint64_t length_{0};
};

/// An archive that feeds the bytes of what it is called with to a sink. Whole numbers and enumerators go by their value, in a form that
/// does not depend on the width of their type (std::size_t is 4 bytes on the web); texts and lists with their length; what may be
/// absent with whether it is there; a variant with its place. Other types by their free function serialize(archive, value), found in
/// their namespace. Floating point is refused by the compiler: states hold none. Two values of one type feed the same bytes exactly
/// where all their fields are the same.
template <class Sink>
class FieldArchive {
public:
    template <class... Fields>
    void operator()(const Fields&... fields) {
        (field(fields), ...);
    }

    const Sink& sink() const { return sink_; }

private:
    template <class T>
    void field(const T& t) {
        static_assert(!std::is_floating_point_v<T>, "a state holds no floating point");
        static_assert(!std::is_pointer_v<T>, "a state holds no pointer");
        if constexpr (std::is_enum_v<T>)
            number(static_cast<std::underlying_type_t<T>>(t));
        else if constexpr (std::is_integral_v<T>)
            number(t);
        else
            serialize(*this, const_cast<T&>(t));  // archives only read what they write; cereal's convention
    }

    template <class T>
    void number(T t) {
        if constexpr (std::is_same_v<T, char>)
            whole(static_cast<unsigned char>(t));  // signed on some machines only
        else if constexpr (std::is_signed_v<T>)
            whole((static_cast<std::uint64_t>(t) << 1U) ^ (t < 0 ? ~std::uint64_t{0} : 0U));
        else
            whole(static_cast<std::uint64_t>(t));
    }

    /// Seven bits a byte, the lowest first; all but the last have the highest bit set.
    void whole(std::uint64_t n) {
        for (; n >= 0x80U; n >>= 7U) sink_.feed(static_cast<std::uint8_t>(n | 0x80U));
        sink_.feed(static_cast<std::uint8_t>(n));
    }

    void field(const std::string& text) {
        whole(text.size());
        for (const char c : text) sink_.feed(static_cast<std::uint8_t>(c));
    }
    template <class T>
    void field(const std::vector<T>& list) {
        whole(list.size());
        for (const T& t : list) field(t);
    }
    void field(const std::vector<bool>& list) {
        whole(list.size());
        for (const bool b : list) field(b);
    }
    template <class T, std::size_t n>
    void field(const std::array<T, n>& list) {
        for (const T& t : list) field(t);
    }
    template <class T>
    void field(const std::optional<T>& maybe) {
        field(maybe.has_value());
        if (maybe) field(*maybe);
    }
    template <class A, class B>
    void field(const std::pair<A, B>& both) {
        field(both.first);
        field(both.second);
    }
    template <class... Ts>
    void field(const std::variant<Ts...>& one) {
        whole(one.index());
        std::visit([this](const auto& t) { this->field(t); }, one);
    }
    void field(std::monostate) {}

    Sink sink_;
};

/// The hash of one value.
template <class T>
std::uint64_t hash_of_fields(const T& t) {
    FieldArchive<ByteHash> archive;
    archive(t);
    return archive.sink().value();
}

/// Takes bytes as they come.
class ByteString {
public:
    void feed(std::uint8_t byte) { bytes_.push_back(static_cast<char>(byte)); }
    const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

/// The bytes of one value, for comparing values that have no comparison of their own.
template <class T>
std::string bytes_of_fields(const T& t) {
    FieldArchive<ByteString> archive;
    archive(t);
    return archive.sink().bytes();
}

/// The hash of bare bytes.
inline std::uint64_t hash_of_bytes(std::string_view bytes) {
    ByteHash hash;
    for (const char c : bytes) hash.feed(static_cast<std::uint8_t>(c));
    return hash.value();
}

}  // namespace bacler
