#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bacler {

enum class Lang : std::uint8_t { fr, en };

/// One message in both languages. Places for what the sentence names are written {0}, {1}...
struct Entry {
    std::string_view key;
    std::string_view fr;
    std::string_view en;
};

/// The tables, one a subject; together they are the catalogue. Keys are unique over all of them.
std::span<const Entry> plaquette_entries();  ///< findings: "say.<name of Say>"
std::span<const Entry> word_entries();       ///< words of the game: "stance.attack", "result.rout"...
std::span<const Entry> fault_entries();      ///< "fault.<code>" what, "mend.<code>" remedy
std::span<const Entry> cli_entries();        ///< "cli...."
std::span<const Entry> ui_entries();         ///< "ui...."

/// Every table in turn.
std::span<const std::span<const Entry>> catalogue();

/// The message of a key. Requires: the key exists (a test holds every key written in the sources to that).
std::string_view phrase(Lang lang, std::string_view key);

/// Is there such a key?
bool has_phrase(std::string_view key);

/// The message with its places filled.
std::string say(Lang lang, std::string_view key, std::initializer_list<std::string_view> args = {});

/// "fr" or "en"; else nothing.
std::optional<Lang> lang_named(std::string_view name);

/// The language of the machine's locale (LC_ALL, LC_MESSAGES, LANG as given), English where it is neither.
Lang lang_of_locale(std::string_view locale);

}  // namespace bacler
