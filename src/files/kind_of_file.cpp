#include "files/kind_of_file.hpp"

#include <array>
#include <utility>

namespace bacler::files {

namespace {

/// What follows the word `format`, its quotes and its sign, if that is a value in quotes.
std::string_view value_after(std::string_view rest) {
    const std::size_t sign = rest.find_first_not_of(" \t\"'");
    if (sign == std::string_view::npos || (rest[sign] != '=' && rest[sign] != ':')) return {};
    const std::size_t value = rest.find_first_not_of(" \t\r\n", sign + 1);
    if (value == std::string_view::npos || (rest[value] != '"' && rest[value] != '\'')) return {};
    return rest.substr(value + 1);
}

}  // namespace

FileKind kind_of(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, FileKind>, 3> kinds{
        {{"bacler/scenario/", FileKind::scenario},
         {"bacler/engagement/", FileKind::engagement},
         {"bacler/fire/", FileKind::fire}}};
    constexpr std::string_view key = "format";
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        const std::string_view value = value_after(text.substr(at + key.size()));
        for (const auto& kind : kinds)
            if (value.substr(0, kind.first.size()) == kind.first) return kind.second;
    }
    return FileKind::unknown;
}

}  // namespace bacler::files
