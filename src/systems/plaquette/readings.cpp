#include "systems/plaquette/readings.hpp"

#include "base/check.hpp"

namespace bacler::plaquette {

namespace {

constexpr OptionInfo on_off(Option o, std::string_view name, bool standing, std::uint16_t reading,
                            Switch with = Switch::none) {
    return {o, name, OptionKind::on_off, standing ? 1 : 0, {"false", "true", ""}, 0, 1, reading, with};
}

constexpr OptionInfo words(Option o, std::string_view name, std::uint16_t reading, std::string_view first,
                           std::string_view second, std::string_view third = "") {
    return {o,       name,        OptionKind::words, 0, {first, second, third}, 0, third.empty() ? 1 : 2,
            reading, Switch::none};
}

constexpr OptionInfo number(Option o, std::string_view name, std::uint16_t reading, int standing, int lowest,
                            int highest, std::string_view word_for_0 = "") {
    return {o,       name,    OptionKind::number, standing, {word_for_0, "", ""}, lowest,
            highest, reading, Switch::none};
}

using O = Option;
constexpr std::array<OptionInfo, option_count> table{{
    words(O::support_rounding, "support_rounding", 3, "per_line", "per_unit", "total"),
    on_off(O::measure_inclusive, "measure_inclusive", false, 6),
    number(O::hollow_min, "hollow_min", 12, 4, 3, 4),
    on_off(O::merge_across_elements, "merge_across_elements", false, 14),
    words(O::majority_tie, "majority_tie", 37, "lower", "higher"),
    number(O::staff_floor, "staff_floor", 19, 0, 0, 1),
    on_off(O::any_superior, "any_superior", true, 20),
    on_off(O::division_order_reaches_all, "division_order_reaches_all", false, 25),
    on_off(O::designation_loose, "designation_loose", false, 27),
    on_off(O::one_rally_step, "one_rally_step", false, 33),
    on_off(O::repli_free_to_halt, "repli_free_to_halt", false, 34),
    words(O::artillery_row, "artillery_row", 40, "by_arm", "by_calibre"),
    on_off(O::v_requires_command, "v_requires_command", false, 41),
    on_off(O::generals_ignore_terrain, "generals_ignore_terrain", false, 43),
    on_off(O::free_pivot, "free_pivot", false, 45),
    number(O::march_angle, "march_angle", 49, 45, 1, 89),
    on_off(O::reciprocal_los, "reciprocal_los", false, 50),
    number(O::fire_arc, "fire_arc", 54, 0, 1, 90, "front_zone"),
    words(O::fire_grouping, "fire_grouping", 56, "per_element_and_target", "per_battery", "per_target"),
    on_off(O::half_cumulative, "half_cumulative", true, 57),
    words(O::fire_cover, "fire_cover", 62, "first_rank_majority", "any_part"),
    on_off(O::fire_into_melee, "fire_into_melee", true, 65),
    on_off(O::rear_keeps_line_bonus, "rear_keeps_line_bonus", true, 72),
    on_off(O::guns_answer_all_round, "guns_answer_all_round", false, 73),
    on_off(O::square_vs_cavalry_only, "square_vs_cavalry_only", false, 75),
    on_off(O::squares_have_no_flanks, "squares_have_no_flanks", false, 76),
    words(O::cavalry_cover, "cavalry_cover", 86, "either", "both"),
    on_off(O::supports_neutral, "supports_neutral", false, 88),
    on_off(O::engaged_guns_halved, "engaged_guns_halved", true, 91),
    words(O::repli_division, "repli_division", 94, "after_die", "before_die"),
    {O::unengaged_value,
     "unengaged_value",
     OptionKind::words,
     0,
     {"0", "front_rank", ""},
     0,
     1,
     95,
     Switch::none},
    on_off(O::staff_needs_command, "staff_needs_command", false, 96),
    words(O::numerosity, "numerosity", 98, "bands_1_2_3", "cumulative_1_2_4", "best_1_1_2"),
    words(O::air_logic, "air_logic", 101, "and", "or"),
    words(O::fatigue_timing, "fatigue_timing", 103, "end_of_sequence", "immediate"),
    on_off(O::defeat_may_improve, "defeat_may_improve", false, 106),
    on_off(O::recoil_keeps_formation, "recoil_keeps_formation", false, 107),
    words(O::loss_distribution, "loss_distribution", 109, "cycle", "engaged_first"),
    words(O::advance_chain, "advance_chain", 112, "unlimited", "once"),
    on_off(O::both_divisions_disordered, "both_divisions_disordered", false, 113),
    words(O::cost_artillery, "cost_artillery", 115, "weighted", "base"),
    words(O::cost_bonus, "cost_bonus", 115, "flat", "per_bonus"),
    on_off(O::cav_weight, "cav_weight", false, 90, Switch::tactical),
    on_off(O::elites, "elites", false, 90, Switch::tactical),
    on_off(O::light_engineers_cover, "light_engineers_cover", false, 90, Switch::tactical),
    on_off(O::french_attack, "french_attack", false, 90, Switch::national),
    on_off(O::english_defence, "english_defence", false, 90, Switch::national),
    on_off(O::art_vs_square, "art_vs_square", false, 90, Switch::tactical),
    on_off(O::art_vs_grand_battery, "art_vs_grand_battery", false, 90, Switch::tactical),
    on_off(O::cavalry_waves, "cavalry_waves", false, 90, Switch::tactical),
    on_off(O::infantry_lines, "infantry_lines", false, 90, Switch::tactical),
}};

constexpr bool in_enum_order() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].option) != i) return false;
    return true;
}
static_assert(in_enum_order(), "one line an option, in the order of Option");

}  // namespace

std::span<const OptionInfo> all_options() {
    return table;
}

const OptionInfo& info(Option option) {
    return table[static_cast<std::size_t>(option)];
}

std::optional<Option> option_named(std::string_view name) {
    for (const OptionInfo& o : table)
        if (o.name == name) return o.option;
    return std::nullopt;
}

std::optional<int> value_named(Option option, std::string_view word) {
    const OptionInfo& o = info(option);
    if (word.empty()) return std::nullopt;
    if (o.kind == OptionKind::number) return word == o.values[0] ? std::optional(0) : std::nullopt;
    for (std::size_t i = 0; i < o.values.size(); ++i)
        if (o.values[i] == word) return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> value_numbered(Option option, long long number) {
    const OptionInfo& o = info(option);
    if (o.kind == OptionKind::number && number >= o.lowest && number <= o.highest)
        return static_cast<int>(number);
    if (o.kind == OptionKind::words) return value_named(option, std::to_string(number));
    return std::nullopt;
}

std::string word_of(Option option, int value) {
    const OptionInfo& o = info(option);
    if (o.kind == OptionKind::number)
        return value == 0 && !o.values[0].empty() ? std::string(o.values[0]) : std::to_string(value);
    BACLER_CHECK(value >= 0 && value <= o.highest);
    return std::string(o.values[static_cast<std::size_t>(value)]);
}

Readings::Readings() {
    for (const OptionInfo& o : table) choose(o.option, o.standing);
}

Readings with_switch(Readings readings, Switch which) {
    for (const OptionInfo& o : table)
        if (which != Switch::none && o.with == which) readings.choose(o.option, 1);
    return readings;
}

}  // namespace bacler::plaquette
