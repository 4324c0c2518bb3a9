#pragma once
#include "base/length.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bacler::plaquette {

/// The house readings a scenario may choose, by their names in files. Each is one line of `all_options()`.
enum class Option : std::uint8_t {
    support_rounding,
    measure_inclusive,
    hollow_min,
    merge_across_elements,
    majority_tie,
    staff_floor,
    any_superior,
    division_order_reaches_all,
    designation_loose,
    one_rally_step,
    repli_free_to_halt,
    artillery_row,
    v_requires_command,
    generals_ignore_terrain,
    free_pivot,
    march_angle,
    reciprocal_los,
    fire_arc,
    fire_grouping,
    half_cumulative,
    fire_cover,
    fire_into_melee,
    rear_keeps_line_bonus,
    guns_answer_all_round,
    square_vs_cavalry_only,
    squares_have_no_flanks,
    cavalry_cover,
    supports_neutral,
    engaged_guns_halved,
    repli_division,
    unengaged_value,
    staff_needs_command,
    numerosity,
    air_logic,
    fatigue_timing,
    defeat_may_improve,
    recoil_keeps_formation,
    loss_distribution,
    advance_chain,
    both_divisions_disordered,
    cost_artillery,
    cost_bonus,
    cav_weight,
    elites,
    light_engineers_cover,
    french_attack,
    english_defence,
    art_vs_square,
    art_vs_grand_battery,
    cavalry_waves,
    infantry_lines,
};
inline constexpr std::size_t option_count = static_cast<std::size_t>(Option::infantry_lines) + 1;

/// The values of the options that are neither on nor off, in the order of `OptionInfo::values`.
namespace value {
enum SupportRounding : int { per_line, per_unit, grand_total };
enum MajorityTie : int { lower, higher };
enum ArtilleryRow : int { by_arm, by_calibre };
enum FireGrouping : int { per_element_and_target, per_battery, per_target };
enum FireCover : int { first_rank_majority, any_part };
enum CavalryCover : int { either, both };
enum RepliDivision : int { after_die, before_die };
enum UnengagedValue : int { zero, front_rank };
enum Numerosity : int { bands_1_2_3, cumulative_1_2_4, best_1_1_2 };
enum AirLogic : int { logic_and, logic_or };
enum FatigueTiming : int { end_of_sequence, immediate };
enum LossDistribution : int { cycle, engaged_first };
enum AdvanceChain : int { unlimited, once };
enum CostArtillery : int { weighted, base };
enum CostBonus : int { flat, per_bonus };
}  // namespace value

/// Which line of a scenario's [rules] switches an optional rule on together with its fellows (Q90).
enum class Switch : std::uint8_t { none, tactical, national };

enum class OptionKind : std::uint8_t {
    on_off,  ///< 0 or 1; `true | false` in files
    words,   ///< index into `values`
    number,  ///< the number itself; `values` names what else may stand there
};

struct OptionInfo {
    Option option;
    std::string_view name;
    OptionKind kind;
    int standing;  ///< the default: by the book
    std::array<std::string_view, 3>
        values;             ///< words: all of them; number: the word that stands for 0, if any
    int lowest, highest;    ///< number: bounds
    std::uint16_t reading;  ///< 94 for Q94
    Switch with;
};

std::span<const OptionInfo> all_options();
const OptionInfo& info(Option option);

/// The option of a name, or nothing.
std::optional<Option> option_named(std::string_view name);

/// The value an option takes from a word ("cumulative_1_2_4", "true") or from a number, or nothing if it is none of its values.
std::optional<int> value_named(Option option, std::string_view word);
std::optional<int> value_numbered(Option option, long long number);

/// How files write a value of an option.
std::string word_of(Option option, int value);

/// The readings in force: one value an option. A value, compared and copied freely.
class Readings {
public:
    Readings();  ///< by the book: every option at its default, optional rules off

    int at(Option option) const { return values_[static_cast<std::size_t>(option)]; }
    bool on(Option option) const { return at(option) != 0; }
    void choose(Option option, int value) {
        values_[static_cast<std::size_t>(option)] = static_cast<std::int16_t>(value);
    }
    bool is_standing(Option option) const { return at(option) == info(option).standing; }

    friend bool operator==(const Readings&, const Readings&) = default;

private:
    std::array<std::int16_t, option_count> values_{};
};

/// The words of a limit as the readings take them (Q06): by measure_inclusive "moins de" lets the limit itself in.
inline LimitWords words_of(LimitWords words, const Readings& readings) {
    const bool inclusive = words == LimitWords::less_than && readings.on(Option::measure_inclusive);
    return inclusive ? LimitWords::at_most : words;
}

/// The readings with every option of a switch on (Q90), to be followed by the options named one by one, which win.
Readings with_switch(Readings readings, Switch which);

}  // namespace bacler::plaquette
