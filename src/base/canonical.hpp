#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace bacler {

/// An archive (base/fields) that writes fields as bytes that are the same on every machine: whole numbers least byte first, lists and
/// texts behind their length, what may be absent behind a 0 or 1, a variant behind its place. Two values of one type have
/// the same bytes exactly where all their fields are the same.
class CanonicalBytes {
public:
    template <class... Fields>
    void operator()(const Fields&... fields) {
        (put(fields), ...);
    }

    const std::string& bytes() const { return bytes_; }

private:
    template <class T>
    void put(const T& value) {
        if constexpr (std::is_enum_v<T>)
            put_whole(static_cast<std::underlying_type_t<T>>(value));
        else if constexpr (std::is_integral_v<T>)
            put_whole(value);
        else
            put_value(value);
    }

    template <class T>
    void put_whole(T value) {
        const auto wide = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
        for (std::size_t i = 0; i < (std::is_same_v<T, bool> ? 1 : sizeof(T)); ++i)
            bytes_.push_back(static_cast<char>((wide >> (8 * i)) & 0xFFU));
    }

    void put_length(std::size_t length) { put_whole(static_cast<std::uint32_t>(length)); }

    void put_value(const std::string& text) {
        put_length(text.size());
        bytes_ += text;
    }

    template <class T>
    void put_value(const std::vector<T>& list) {
        put_length(list.size());
        for (const T& item : list) put(item);
    }

    template <class T, std::size_t N>
    void put_value(const std::array<T, N>& list) {
        for (const T& item : list) put(item);
    }

    template <class T>
    void put_value(const std::optional<T>& maybe) {
        put_whole(maybe.has_value());
        if (maybe) put(*maybe);
    }

    template <class A, class B>
    void put_value(const std::pair<A, B>& both) {
        put(both.first);
        put(both.second);
    }

    template <class... T>
    void put_value(const std::variant<T...>& one) {
        put_whole(static_cast<std::uint32_t>(one.index()));
        std::visit([this](const auto& held) { put(held); }, one);
    }

    /// Fields are told for reading and writing alike, so that they are told of what may be changed: this archive changes nothing.
    template <class T>
    void put_value(const T& value) {
        serialize(*this, const_cast<T&>(value));
    }

    std::string bytes_;
};

template <class T>
std::string canonical_bytes(const T& value) {
    CanonicalBytes archive;
    archive(value);
    return archive.bytes();
}

}  // namespace bacler
