#pragma once
#include "app/text/catalogue.hpp"
#include "base/length.hpp"
#include "systems/plaquette/readings.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Rulings for those who keep no table in the program: what the rules ask, with the usual answer standing, changed by a tap.
namespace bacler::quick {

enum class Topic : std::uint8_t { engagement, fire, order, move, square, retreat };
inline constexpr std::array<Topic, 6> topics{Topic::engagement, Topic::fire,   Topic::order,
                                             Topic::move,       Topic::square, Topic::retreat};

/// "fire": what targets and messages are called by.
std::string_view word_of(Topic topic);

/// What a rule asks before it answers.
enum class Ask : std::uint8_t {
    weight,
    guns,
    gunner_value,
    batteries,
    range,
    stance,
    battery_state,
    cover,
    target,
    depth,
    giver,
    staff_value,
    points_lost,
    recipient,
    distance,
    troops,
    formation,
    with_guns,
    features,
    second_features,
    majority,
    bases,
    changed,
    squares,
    cause,
    rules,
};
inline constexpr std::size_t ask_count = static_cast<std::size_t>(Ask::rules) + 1;

// What the answers of some questions stand for, in the order they are offered in.
enum class Range : std::uint8_t { near, far, beyond };  ///< short, long, out of range (R113-R115)
enum class BatteryState : std::uint8_t { free, engaged, grand_battery };
enum class Target : std::uint8_t { ordinary, square, grand_battery };
enum class Depth : std::uint8_t {
    one_rank,
    two_ranks,
    two_ranks_and_guns
};  ///< whom losses can fall on (R124)
enum class Troops : std::uint8_t {
    infantry,
    light_cavalry,
    medium_cavalry,
    heavy_cavalry,
    artillery,
    general
};
enum class Squares : std::uint8_t { both, solid_only, none };  ///< R032

/// The five lesser rulings: the answer that stands to each question, as a place among those offered, and the die.
struct Form {
    Topic topic{Topic::fire};
    std::array<std::uint8_t, ask_count> chosen{};
    std::optional<int> die;

    friend bool operator==(const Form&, const Form&) = default;
};

/// The usual answers. Requires: not the engagement, which has a table of its own.
Form usual_form(Topic topic);

/// What is asked as the answers stand, in order: what has no bearing on them is left out.
std::vector<Ask> asked(const Form& form);

/// "weight": what targets and messages are called by.
std::string_view word_of(Ask ask);
/// The numbered rule a question comes from.
std::uint16_t rule_of(const Form& form, Ask ask);
/// How many answers are offered.
std::size_t choices_of(const Form& form, Ask ask);
/// A choice in words.
std::string choice_text(Lang lang, const Form& form, Ask ask, std::size_t choice);

/// What the answer stands for: a figure, or the place in its enumeration.
int value_of(const Form& form, Ask ask);
/// Answers a question. Requires: such a choice.
void choose(Form& form, Ask ask, std::size_t choice);
/// The choice that stands for a figure; none.
std::optional<std::size_t> choice_for(Ask ask, int value);

/// The distance an answer stands for: its limit, or a cm beyond the last one.
Length range_of(const Form& form);
Length distance_of(const Form& form);

/// By the book, or with the tactical options.
plaquette::Readings readings_of(const Form& form);

}  // namespace bacler::quick
