#include "app/text/catalogue.hpp"

#include "base/check.hpp"

#include <array>
#include <unordered_map>

namespace bacler {

std::span<const std::span<const Entry>> catalogue() {
    static const std::array<std::span<const Entry>, 5> tables{plaquette_entries(), word_entries(),
                                                              fault_entries(), cli_entries(), ui_entries()};
    return tables;
}

namespace {

const std::unordered_map<std::string_view, const Entry*>& by_key() {
    static const std::unordered_map<std::string_view, const Entry*> map = [] {
        std::unordered_map<std::string_view, const Entry*> m;
        for (const std::span<const Entry> table : catalogue())
            for (const Entry& e : table) m.emplace(e.key, &e);
        return m;
    }();
    return map;
}

}  // namespace

bool has_phrase(std::string_view key) {
    return by_key().find(key) != by_key().end();
}

std::string_view phrase(Lang lang, std::string_view key) {
    const auto it = by_key().find(key);
    if (it == by_key().end()) throw BrokenPromise("no message for the key " + std::string(key));
    return lang == Lang::fr ? it->second->fr : it->second->en;
}

std::string say(Lang lang, std::string_view key, std::initializer_list<std::string_view> args) {
    const std::string_view text = phrase(lang, key);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_place = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' &&
                              text[i + 1] >= '0' && text[i + 1] <= '9';
        if (!is_place) {
            out += text[i];
            continue;
        }
        const auto place = static_cast<std::size_t>(text[i + 1] - '0');
        if (place < args.size()) out += *(args.begin() + place);
        i += 2;
    }
    return out;
}

std::optional<Lang> lang_named(std::string_view name) {
    if (name == "fr") return Lang::fr;
    if (name == "en") return Lang::en;
    return std::nullopt;
}

Lang lang_of_locale(std::string_view locale) {
    return locale.substr(0, 2) == "fr" ? Lang::fr : Lang::en;
}

}  // namespace bacler
