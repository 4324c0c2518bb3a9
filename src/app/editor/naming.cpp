#include "app/editor/naming.hpp"

#include "base/check.hpp"
#include "files/pick.hpp"

#include <array>
#include <optional>
#include <utility>

namespace bacler::editor {

namespace {

constexpr std::array<std::pair<int, const char*>, 13> numerals{{{1000, "M"},
                                                                {900, "CM"},
                                                                {500, "D"},
                                                                {400, "CD"},
                                                                {100, "C"},
                                                                {90, "XC"},
                                                                {50, "L"},
                                                                {40, "XL"},
                                                                {10, "X"},
                                                                {9, "IX"},
                                                                {5, "V"},
                                                                {4, "IV"},
                                                                {1, "I"}}};
constexpr int highest_numeral = 3999;
constexpr std::size_t most_digits = 6;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// 0 where it is no numeral as one writes it.
int from_roman(std::string_view text) {
    int number = 0;
    std::string_view left = text;
    for (const auto& [worth, letters] : numerals)
        for (const std::string_view sign = letters; left.substr(0, sign.size()) == sign;
             left.remove_prefix(sign.size()))
            number += worth;
    const bool is_whole = left.empty() && number >= 1 && number <= highest_numeral;
    return is_whole && roman(number) == text ? number : 0;
}

/// A name taken apart about its number.
struct Numbered {
    std::string before;
    int number{0};
    std::string after;
    bool is_roman{false};

    std::string with(int n) const { return before + (is_roman ? roman(n) : std::to_string(n)) + after; }
};

std::optional<Numbered> with_leading_number(std::string_view name) {
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos || slash == 0 || slash + 1 == name.size()) return std::nullopt;
    const std::string head(name.substr(0, slash)), after(name.substr(slash));
    if (const int n = from_roman(head); n > 0) return Numbered{"", n, after, true};
    if (head.size() > most_digits || head.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    return Numbered{"", std::stoi(head), after, false};
}

std::optional<Numbered> with_trailing_number(std::string_view name) {
    std::size_t from = name.size();
    while (from > 0 && is_digit(name[from - 1])) --from;
    const std::size_t digits = name.size() - from;
    if (digits == 0 || digits > most_digits || from < 2) return std::nullopt;
    const char separator = name[from - 1];
    if (separator != ' ' && separator != '-' && separator != '.' && separator != '_') return std::nullopt;
    return Numbered{std::string(name.substr(0, from)), std::stoi(std::string(name.substr(from))), "", false};
}

std::optional<Numbered> taken_apart(std::string_view name) {
    const std::optional<Numbered> leading = with_leading_number(name);
    return leading ? leading : with_trailing_number(name);
}

/// The regiment of a unit's name: 21 of "21", "III/21" and "21-4"; 0 where it begins with no number.
int regiment_of(std::string_view name) {
    const std::size_t slash = name.find('/');
    if (slash != std::string_view::npos && slash + 1 < name.size() && is_digit(name[slash + 1]))
        name.remove_prefix(slash + 1);
    std::size_t digits = 0;
    while (digits < name.size() && is_digit(name[digits])) ++digits;
    return digits == 0 || digits > most_digits ? 0 : std::stoi(std::string(name.substr(0, digits)));
}

void add_ids(std::set<std::string>& out, const files::Node& owner, std::string_view key) {
    for (const files::Node& n : files::items_of(owner, key)) {
        out.insert(files::text_of(n, "id", ""));
        add_ids(out, n, "unit");
    }
}

}  // namespace

std::set<std::string> ids_of(const Draft& draft) {
    std::set<std::string> out;
    add_ids(out, draft.tree, "terrain");
    for (const files::Node& side : files::items_of(draft.tree, "side")) {
        add_ids(out, side, "staff");
        add_ids(out, side, "element");
    }
    return out;
}

std::string roman(int number) {
    BACLER_CHECK(number >= 1 && number <= highest_numeral);
    std::string out;
    for (const auto& [worth, letters] : numerals)
        for (; number >= worth; number -= worth) out += letters;
    return out;
}

bool is_numbered(std::string_view name) {
    return taken_apart(name).has_value();
}

std::string first_of_series(const std::string& name) {
    return is_numbered(name) ? name : "I/" + name;
}

std::string next_in_series(const std::string& name, const std::set<std::string>& taken) {
    const Numbered series = taken_apart(name).value_or(Numbered{name + " ", 1, "", false});
    const int highest = series.is_roman ? highest_numeral : 1'000'000;
    for (int n = series.number + 1; n <= highest; ++n)
        if (const std::string next = series.with(n); taken.count(next) == 0) return next;
    return next_in_series(name + " 1", taken);
}

std::string free_name(const std::string& name, const std::set<std::string>& taken) {
    return taken.count(name) == 0 ? name : next_in_series(name, taken);
}

std::string free_regiment(const Draft& draft) {
    const std::set<std::string> taken = ids_of(draft);
    std::set<int> regiments;
    for (const std::string& id : taken) regiments.insert(regiment_of(id));
    int n = 1;
    while (regiments.count(n) != 0) ++n;
    return std::to_string(n);
}

}  // namespace bacler::editor
