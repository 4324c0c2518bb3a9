#include "app/engagement_table.hpp"
#include "systems/plaquette/words.hpp"

#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace bacler {

namespace {

constexpr std::array<std::pair<Count, std::string_view>, 7> count_words{{
    {Count::supporting_elements, "supporting_elements"},
    {Count::open_threatened, "open_threatened"},
    {Count::flank_attackers, "flank_attackers"},
    {Count::rear_attackers, "rear_attackers"},
    {Count::lost, "lost"},
    {Count::fatigue, "fatigue"},
    {Count::hindrances, "hindrances"},
}};

template <class E, std::size_t N>
Refusal refused_word(std::string_view key, std::string_view value,
                     const std::array<plaquette::Word<E>, N>& words) {
    std::string known;
    for (const plaquette::Word<E>& w : words) known.append(known.empty() ? "" : ", ").append(w.word);
    return {"ui.refused.word", {std::string(key), std::string(value), known}};
}

std::optional<Refusal> change_count(EngagementTable& table, std::size_t side, Count count,
                                    std::string_view value) {
    int figure = -1;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), figure);
    const bool is_whole = read.ec == std::errc{} && read.ptr == value.data() + value.size();
    if (!is_whole || figure < 0 || figure > highest(count))
        return Refusal{"ui.refused.count", {std::string(value), std::to_string(highest(count))}};
    table.count(side, count, figure);
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> change_by_words(EngagementTable& table, std::size_t side, std::string_view key,
                                       std::string_view value) {
    if (key == "stance") {
        const auto stance = plaquette::meaning_of(plaquette::stance_words, value);
        if (!stance) return refused_word(key, value, plaquette::stance_words);
        table.take_stance(side, *stance);
        return std::nullopt;
    }
    if (key == "cover") {
        const auto cover = plaquette::meaning_of(plaquette::cover_words, value);
        if (!cover) return refused_word(key, value, plaquette::cover_words);
        table.take_cover(side, *cover);
        return std::nullopt;
    }
    if (key == "attacked_from") {
        const auto aspect = plaquette::meaning_of(plaquette::aspect_words, value);
        if (!aspect) return refused_word(key, value, plaquette::aspect_words);
        table.attack_from(side, *aspect);
        return std::nullopt;
    }
    if (key == "near") {
        if (value != "true" && value != "false")
            return Refusal{"ui.refused.word", {std::string(key), std::string(value), "true, false"}};
        if (table.question().sides.at(side).staff_is_near != (value == "true")) table.toggle_staff_near(side);
        return std::nullopt;
    }
    for (const auto& [count, word] : count_words)
        if (word == key) return change_count(table, side, count, value);
    return Refusal{"ui.refused.key", {std::string(key)}};
}

}  // namespace bacler
