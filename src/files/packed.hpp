#pragma once
#include "base/result.hpp"

#include <cereal/cereal.hpp>
#include <cereal/types/array.hpp>
#include <cereal/types/optional.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/utility.hpp>
#include <cereal/types/variant.hpp>
#include <cereal/types/vector.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

/// Values as bytes and back: anything with a free function serialize(archive, value), through cereal. The bytes are those of
/// cereal's portable binary archive (little-endian) without its leading byte, and std::size_t is 8 bytes on every machine. The
/// archive that reads is ours, because cereal's own takes any byte for a bool and any number for a length.
namespace bacler::files {

/// The width in which a whole number is written: `long` differs between machines, so it always has 8 bytes.
template <class T>
inline constexpr std::size_t packed_width = std::is_same_v<T, long> || std::is_same_v<T, unsigned long>
                                                ? 8
                                                : sizeof(T);

class PackingArchive : public cereal::OutputArchive<PackingArchive, cereal::AllowEmptyClassElision> {
public:
    explicit PackingArchive(std::string& out) : OutputArchive(this), out_(out) {}

    template <class T>
    void write(T t) {
        auto rest = static_cast<std::uint64_t>(t);
        for (std::size_t i = 0; i < packed_width<T>; ++i, rest >>= 8U)
            out_ += static_cast<char>(static_cast<unsigned char>(rest));
    }
    void write_bytes(const char* bytes, std::size_t length) { out_.append(bytes, length); }

private:
    std::string& out_;
};

/// Throws cereal::Exception where the bytes are not what the value needs.
class UnpackingArchive : public cereal::InputArchive<UnpackingArchive, cereal::AllowEmptyClassElision> {
public:
    explicit UnpackingArchive(std::string_view bytes) : InputArchive(this), bytes_(bytes) {}

    template <class T>
    void read(T& t) {
        need(packed_width<T>);
        std::uint64_t n = 0;
        for (std::size_t i = 0; i < packed_width<T>; ++i)
            n |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes_[i])) << (8U * i);
        bytes_.remove_prefix(packed_width<T>);
        if constexpr (std::is_same_v<T, bool>)
            if (n > 1) throw cereal::Exception("neither true nor false");
        t = static_cast<T>(n);
        if constexpr (packed_width<T> != sizeof(T))
            if (static_cast<std::uint64_t>(t) != n) throw cereal::Exception("too great a number");
    }
    void read_bytes(char* into, std::size_t length) {
        need(length);
        bytes_.copy(into, length);
        bytes_.remove_prefix(length);
    }
    /// What has a length has at least a byte for each of its items.
    void need(std::uint64_t length) const {
        if (length > bytes_.size()) throw cereal::Exception("the bytes end too soon");
    }
    bool is_at_end() const { return bytes_.empty(); }

private:
    std::string_view bytes_;
};

// What cereal asks of an archive. The names are its own.

template <class T>
std::enable_if_t<std::is_integral_v<T>> CEREAL_SAVE_FUNCTION_NAME(PackingArchive& archive, const T& t) {
    archive.write(t);
}
template <class T>
std::enable_if_t<std::is_integral_v<T>> CEREAL_LOAD_FUNCTION_NAME(UnpackingArchive& archive, T& t) {
    archive.read(t);
}
template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(PackingArchive& archive, cereal::NameValuePair<T>& pair) {
    archive(pair.value);
}
template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(UnpackingArchive& archive, cereal::NameValuePair<T>& pair) {
    archive(pair.value);
}
template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(PackingArchive& archive, cereal::SizeTag<T>& tag) {
    archive(tag.size);
}
template <class T>
void CEREAL_SERIALIZE_FUNCTION_NAME(UnpackingArchive& archive, cereal::SizeTag<T>& tag) {
    archive(tag.size);
    archive.need(tag.size);
}
/// Texts only; other lists go item by item. (Cereal asks about char, and then hands over a pointer.)
template <class T>
inline constexpr bool is_text_data = std::is_same_v<std::remove_cv_t<std::remove_pointer_t<T>>, char>;

template <class T>
std::enable_if_t<is_text_data<T>> CEREAL_SAVE_FUNCTION_NAME(PackingArchive& archive,
                                                            const cereal::BinaryData<T>& data) {
    archive.write_bytes(static_cast<const char*>(data.data), static_cast<std::size_t>(data.size));
}
template <class T>
std::enable_if_t<is_text_data<T>> CEREAL_LOAD_FUNCTION_NAME(UnpackingArchive& archive,
                                                            cereal::BinaryData<T>& data) {
    archive.read_bytes(static_cast<char*>(data.data), static_cast<std::size_t>(data.size));
}

/// The fault of bytes that hold no such value. `event` is their row in the file, 0 the start state.
Faults fault_of_bytes(const std::string& file, std::uint64_t event);

template <class T>
std::string pack(const T& t) {
    std::string out;
    PackingArchive archive(out);
    archive(t);
    return out;
}

/// The value that bytes hold. A fault where they end too soon or go on, or where a bool, a length, or the kind of a variant is none;
/// never throws. Enumerators are not checked against their lists. `file` and `event` are for the fault.
template <class T>
Result<T> unpack(std::string_view bytes, const std::string& file, std::uint64_t event) {
    try {
        T t{};
        UnpackingArchive archive(bytes);
        archive(t);
        if (!archive.is_at_end()) return fault_of_bytes(file, event);
        return t;
    } catch (const std::exception&) {
        return fault_of_bytes(file, event);
    }
}

}  // namespace bacler::files

CEREAL_SETUP_ARCHIVE_TRAITS(bacler::files::UnpackingArchive, bacler::files::PackingArchive)
