#pragma once
#include "files/shapes.hpp"
#include "systems/plaquette/words.hpp"

#include <array>

/// Shapes that several files share: seen by the tables of shapes only.
namespace bacler::files::shapes {

template <class E, std::size_t N>
constexpr std::array<std::string_view, N> words_in(const std::array<plaquette::Word<E>, N>& table) {
    std::array<std::string_view, N> out{};
    for (std::size_t i = 0; i < N; ++i) out[i] = table[i].word;
    return out;
}

constexpr Shape word(std::span<const std::string_view> words) {
    return {Form::word, 0, 0, words, nullptr, 0, 0, {}};
}
constexpr Shape whole(double low, double high) {
    return {Form::whole, low, high, {}, nullptr, 0, 0, {}};
}
constexpr Shape real(double low, double high) {
    return {Form::real, low, high, {}, nullptr, 0, 0, {}};
}
constexpr Shape list(const Shape& item, std::size_t fewest, std::size_t most) {
    return {Form::list, 0, 0, {}, &item, fewest, most, {}};
}
constexpr Shape table(std::span<const Key> keys) {
    return {Form::table, 0, 0, {}, nullptr, 0, 0, keys};
}

inline constexpr auto arms = words_in(plaquette::arm_words);
inline constexpr auto weights = words_in(plaquette::weight_words);
inline constexpr auto formations = words_in(plaquette::formation_words);
inline constexpr auto stances = words_in(plaquette::stance_words);
inline constexpr auto covers = words_in(plaquette::cover_words);

inline constexpr Shape text{Form::text}, id{Form::id}, flag{Form::flag}, colour{Form::colour},
    clock{Form::clock}, readings{Form::readings}, anything{Form::anything};
inline constexpr Shape arm = word(arms), weight = word(weights), formation = word(formations),
                       stance = word(stances), cover = word(covers);

inline constexpr std::array<std::string_view, 2> square_words{"solid", "hollow"};
inline constexpr Shape square = word(square_words);
inline constexpr Shape squares = list(square, 0, 2);

inline constexpr Shape face = whole(1, 10);
inline constexpr Shape troop_value = whole(1, 8);
inline constexpr Shape unit_values = list(troop_value, 0, most_plaquettes);
inline constexpr Shape small_count = whole(0, 99);
inline constexpr Shape staff_value = whole(0, 5);
inline constexpr Shape charisma = whole(0, 3);
inline constexpr Shape coordinate = real(-100000, 100000);
inline constexpr Shape point = list(coordinate, 2, 2);
inline constexpr Shape heading = real(0, 360);

}  // namespace bacler::files::shapes
