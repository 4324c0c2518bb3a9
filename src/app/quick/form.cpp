#include "app/quick/form.hpp"

#include "app/finding_text.hpp"
#include "base/check.hpp"
#include "systems/plaquette/fire.hpp"

#include <algorithm>

namespace bacler::quick {

using plaquette::Cover;
using plaquette::Formation;
using plaquette::StaffLevel;
using plaquette::Stance;
using plaquette::Weight;

namespace {

struct Choice {
    std::string_view key;  ///< of a message, in which {0} is the figure
    int value;
};

constexpr int of(auto word) {
    return static_cast<int>(word);
}

constexpr std::string_view figure = "ui.quick.figure", cm = "ui.quick.up_to", beyond = "ui.quick.over";

constexpr std::array weights{Choice{"weight.light", of(Weight::light)},
                             Choice{"weight.medium", of(Weight::medium)},
                             Choice{"weight.heavy", of(Weight::heavy)}};
constexpr std::array guns{Choice{figure, 3}, Choice{figure, 6}, Choice{figure, 8}, Choice{figure, 9},
                          Choice{figure, 12}};
constexpr std::array classes{Choice{figure, 1}, Choice{figure, 2}, Choice{figure, 3}, Choice{figure, 4},
                             Choice{figure, 5}, Choice{figure, 6}, Choice{figure, 7}, Choice{figure, 8}};
constexpr std::array one_to_four{Choice{figure, 1}, Choice{figure, 2}, Choice{figure, 3}, Choice{figure, 4}};
constexpr std::array zero_to_five{Choice{figure, 0}, Choice{figure, 1}, Choice{figure, 2},
                                  Choice{figure, 3}, Choice{figure, 4}, Choice{figure, 5}};
constexpr std::array zero_to_four{Choice{figure, 0}, Choice{figure, 1}, Choice{figure, 2}, Choice{figure, 3},
                                  Choice{figure, 4}};
constexpr std::array two_to_six{Choice{figure, 2}, Choice{figure, 3}, Choice{figure, 4}, Choice{figure, 5},
                                Choice{figure, 6}};
constexpr std::array ranges{Choice{cm, of(Range::near)}, Choice{cm, of(Range::far)},
                            Choice{beyond, of(Range::beyond)}};
constexpr std::array stances{
    Choice{"stance.attack", of(Stance::attack)}, Choice{"stance.manoeuvre", of(Stance::manoeuvre)},
    Choice{"stance.defence", of(Stance::defence)}, Choice{"stance.fall_back", of(Stance::fall_back)},
    Choice{"stance.retreat", of(Stance::retreat)}};
constexpr std::array battery_states{Choice{"ui.quick.free", of(BatteryState::free)},
                                    Choice{"ui.quick.engaged", of(BatteryState::engaged)},
                                    Choice{"ui.quick.grand_battery", of(BatteryState::grand_battery)}};
constexpr std::array covers{
    Choice{"ui.quick.in_the_open", of(Cover::none)}, Choice{"ui.quick.rough", of(Cover::rough)},
    Choice{"ui.quick.light", of(Cover::light)}, Choice{"ui.quick.medium", of(Cover::medium)},
    Choice{"ui.quick.thick", of(Cover::thick)}};
constexpr std::array targets{Choice{"ui.quick.ordinary", of(Target::ordinary)},
                             Choice{"ui.quick.in_square", of(Target::square)},
                             Choice{"ui.quick.grand_battery", of(Target::grand_battery)}};
constexpr std::array depths{Choice{"ui.quick.one_rank", of(Depth::one_rank)},
                            Choice{"ui.quick.two_ranks", of(Depth::two_ranks)},
                            Choice{"ui.quick.ranks_and_guns", of(Depth::two_ranks_and_guns)}};
constexpr std::array givers{Choice{"level.division", of(StaffLevel::division)},
                            Choice{"level.corps", of(StaffLevel::corps)},
                            Choice{"level.army", of(StaffLevel::army)}};
constexpr std::array recipients{Choice{"ui.quick.to_element", 0}, Choice{"ui.quick.to_staff", 1}};
constexpr std::array distances{Choice{cm, 25}, Choice{cm, 40}, Choice{cm, 80}, Choice{cm, 120},
                               Choice{cm, 160}};
constexpr std::array troops{Choice{"arm.infantry", of(Troops::infantry)},
                            Choice{"ui.quick.light_cavalry", of(Troops::light_cavalry)},
                            Choice{"ui.quick.medium_cavalry", of(Troops::medium_cavalry)},
                            Choice{"ui.quick.heavy_cavalry", of(Troops::heavy_cavalry)},
                            Choice{"ui.quick.artillery", of(Troops::artillery)},
                            Choice{"ui.quick.general", of(Troops::general)}};
constexpr std::array formations{Choice{"formation.column", of(Formation::column)},
                                Choice{"formation.line", of(Formation::line)},
                                Choice{"ui.quick.square", of(Formation::solid_square)}};
constexpr std::array no_or_yes{Choice{"ui.no", 0}, Choice{"ui.yes", 1}};
constexpr std::array squares{Choice{"ui.quick.both_squares", of(Squares::both)},
                             Choice{"ui.quick.solid_only", of(Squares::solid_only)},
                             Choice{"ui.quick.no_square", of(Squares::none)}};
constexpr std::array causes{Choice{"result.recoil", 0}, Choice{"result.fall_back", 1},
                            Choice{"result.retreat", 2}, Choice{"result.rout", 3},
                            Choice{"ui.quick.evasion", 4}};
constexpr std::array rules{Choice{"ui.quick.by_the_book", 0}, Choice{"ui.quick.tactical", 1}};

struct AskSpec {
    std::string_view word;
    std::uint16_t rule;
    std::span<const Choice> choices;
    std::uint8_t usual;
};

constexpr std::array<AskSpec, ask_count> specs{{
    {"weight", 17, weights, 1},
    {"guns", 27, guns, 2},
    {"gunner_value", 116, classes, 3},
    {"batteries", 26, one_to_four, 0},
    {"range", 110, ranges, 0},
    {"stance", 109, stances, 2},
    {"battery_state", 106, battery_states, 0},
    {"cover", 111, covers, 0},
    {"target", 120, targets, 0},
    {"depth", 124, depths, 1},
    {"giver", 46, givers, 0},
    {"staff_value", 51, zero_to_five, 3},
    {"points_lost", 210, zero_to_four, 0},
    {"recipient", 53, recipients, 0},
    {"distance", 62, distances, 0},
    {"troops", 90, troops, 0},
    {"formation", 89, formations, 0},
    {"with_guns", 91, no_or_yes, 0},
    {"features", 98, zero_to_four, 0},
    {"second_features", 98, zero_to_four, 0},
    {"majority", 141, classes, 3},
    {"bases", 34, two_to_six, 2},
    {"changed", 96, no_or_yes, 0},
    {"squares", 32, squares, 0},
    {"cause", 195, causes, 0},
    {"rules", 120, rules, 0},
}};

const AskSpec& spec(Ask ask) {
    return specs.at(static_cast<std::size_t>(ask));
}

constexpr std::array fire_asks{Ask::weight, Ask::guns,   Ask::gunner_value,  Ask::batteries,
                               Ask::range,  Ask::stance, Ask::battery_state, Ask::cover,
                               Ask::target, Ask::depth,  Ask::rules};
constexpr std::array order_asks{Ask::giver, Ask::staff_value, Ask::points_lost, Ask::recipient,
                                Ask::distance};
constexpr std::array move_asks{Ask::troops, Ask::formation, Ask::with_guns, Ask::staff_value, Ask::features};
constexpr std::array square_asks{Ask::majority, Ask::stance, Ask::bases, Ask::changed, Ask::squares};
constexpr std::array retreat_asks{Ask::cause,       Ask::stance,   Ask::troops,         Ask::with_guns,
                                  Ask::staff_value, Ask::features, Ask::second_features};

std::span<const Ask> all_asks(Topic topic) {
    switch (topic) {
        case Topic::fire: return fire_asks;
        case Topic::order: return order_asks;
        case Topic::move: return move_asks;
        case Topic::square: return square_asks;
        case Topic::retreat: return retreat_asks;
        case Topic::engagement: break;
    }
    return {};
}

bool has_bearing(const Form& form, Ask ask) {
    const auto moves = static_cast<Troops>(value_of(form, Ask::troops));
    switch (ask) {
        case Ask::formation: return moves < Troops::artillery;
        case Ask::with_guns: return moves < Troops::artillery;
        case Ask::staff_value: return form.topic == Topic::order || moves != Troops::general;
        case Ask::second_features: return value_of(form, Ask::cause) == 3;  // a rout makes two moves (R200)
        default: return true;
    }
}

/// A general is not beaten back by himself: the troops of a retreat are the others.
std::size_t offered(Topic topic, Ask ask) {
    const std::size_t all = spec(ask).choices.size();
    return topic == Topic::retreat && ask == Ask::troops ? all - 1 : all;
}

Length limit_of(const Form& form, Range range) {
    const auto weight = static_cast<Weight>(value_of(form, Ask::weight));
    return range == Range::near ? plaquette::short_range(weight) : plaquette::long_range(weight);
}

}  // namespace

std::string_view word_of(Topic topic) {
    constexpr std::array<std::string_view, topics.size()> words{"engagement", "fire",   "order",
                                                                "move",       "square", "retreat"};
    return words.at(static_cast<std::size_t>(topic));
}

Form usual_form(Topic topic) {
    BACLER_CHECK(topic != Topic::engagement);
    Form form;
    form.topic = topic;
    for (std::size_t i = 0; i < ask_count; ++i) form.chosen[i] = specs[i].usual;
    return form;
}

std::vector<Ask> asked(const Form& form) {
    std::vector<Ask> out;
    for (const Ask ask : all_asks(form.topic))
        if (has_bearing(form, ask)) out.push_back(ask);
    return out;
}

std::string_view word_of(Ask ask) {
    return spec(ask).word;
}

std::uint16_t rule_of(const Form& form, Ask ask) {
    constexpr std::uint16_t order_in_square = 141, order_after_results = 197;
    if (ask == Ask::stance && form.topic == Topic::square) return order_in_square;
    if (ask == Ask::stance && form.topic == Topic::retreat) return order_after_results;
    return spec(ask).rule;
}

std::size_t choices_of(const Form& form, Ask ask) {
    return offered(form.topic, ask);
}

std::string choice_text(Lang lang, const Form& form, Ask ask, std::size_t choice) {
    const Choice& c = spec(ask).choices[choice];
    if (ask != Ask::range) return say(lang, c.key, {std::to_string(c.value)});
    return say(lang, c.key, {cm_text(lang, limit_of(form, static_cast<Range>(c.value)))});
}

int value_of(const Form& form, Ask ask) {
    return spec(ask).choices[form.chosen.at(static_cast<std::size_t>(ask))].value;
}

void choose(Form& form, Ask ask, std::size_t choice) {
    BACLER_CHECK(choice < choices_of(form, ask));
    form.chosen.at(static_cast<std::size_t>(ask)) = static_cast<std::uint8_t>(choice);
}

std::optional<std::size_t> choice_for(Ask ask, int value) {
    const std::span<const Choice> all = spec(ask).choices;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].value == value) return i;
    return std::nullopt;
}

Length range_of(const Form& form) {
    const auto range = static_cast<Range>(value_of(form, Ask::range));
    const Length limit = limit_of(form, range);
    return range == Range::beyond ? limit + length_from_cm(1) : limit;
}

Length distance_of(const Form& form) {
    return length_from_cm(value_of(form, Ask::distance));
}

plaquette::Readings readings_of(const Form& form) {
    const bool is_tactical = value_of(form, Ask::rules) == 1;
    return is_tactical ? plaquette::with_switch({}, plaquette::Switch::tactical) : plaquette::Readings{};
}

}  // namespace bacler::quick
