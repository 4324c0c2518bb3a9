#include "systems/plaquette/readings.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace bacler;
using namespace bacler::plaquette;

TEST_CASE("readings: every option is found by its name and stands at its default", "[Q90]") {
    CHECK(all_options().size() == 51);
    std::set<std::string_view> names;
    for (const OptionInfo& o : all_options()) {
        CAPTURE(o.name);
        names.insert(o.name);
        CHECK(option_named(o.name) == o.option);
        CHECK(by_the_book.at(o.option) == o.standing);
        CHECK(by_the_book.is_standing(o.option));
        CHECK(o.reading >= 1);
        CHECK(o.reading <= 136);
    }
    CHECK(names.size() == 51);
    CHECK(option_named("suport_rounding") == std::nullopt);
    CHECK(option_named("") == std::nullopt);
}

TEST_CASE("readings: every value is written and read back", "[Q90]") {
    for (const OptionInfo& o : all_options())
        for (int v = o.lowest; v <= o.highest; ++v) {
            CAPTURE(o.name, v);
            const std::string word = word_of(o.option, v);
            const bool as_number = o.kind == OptionKind::number;
            CHECK((as_number ? value_numbered(o.option, v) : value_named(o.option, word)) == v);
        }
    CHECK(word_of(Option::numerosity, value::cumulative_1_2_4) == "cumulative_1_2_4");
    CHECK(word_of(Option::support_rounding, value::grand_total) == "total");
    CHECK(word_of(Option::hollow_min, 3) == "3");
    CHECK(word_of(Option::fire_arc, 0) == "front_zone");
    CHECK(word_of(Option::fire_arc, 30) == "30");
    CHECK(word_of(Option::staff_floor, 0) == "0");
    CHECK(word_of(Option::half_cumulative, 1) == "true");
}

TEST_CASE("readings: a value an option has not is none of its values", "[Q90]") {
    CHECK(value_named(Option::numerosity, "bands") == std::nullopt);
    CHECK(value_named(Option::numerosity, "") == std::nullopt);
    CHECK(value_named(Option::elites, "on") == std::nullopt);
    CHECK(value_numbered(Option::hollow_min, 5) == std::nullopt);
    CHECK(value_numbered(Option::staff_floor, -1) == std::nullopt);
    CHECK(value_numbered(Option::march_angle, 90) == std::nullopt);
    CHECK(value_numbered(Option::unengaged_value, 0) == value::zero);
    CHECK(value_named(Option::fire_arc, "front_zone") == 0);
}

TEST_CASE("readings: the book's defaults that are not off", "[Q12][Q20][Q49][Q57][Q65][Q72][Q91]") {
    CHECK(by_the_book.at(Option::hollow_min) == 4);
    CHECK(by_the_book.at(Option::march_angle) == 45);
    for (const Option o : {Option::any_superior, Option::half_cumulative, Option::fire_into_melee,
                           Option::rear_keeps_line_bonus, Option::engaged_guns_halved})
        CHECK(by_the_book.on(o));
}

TEST_CASE("readings: tactical and national switch their optional rules and no others", "[Q90]") {
    const std::set<Option> tactical{Option::cav_weight,
                                    Option::elites,
                                    Option::light_engineers_cover,
                                    Option::art_vs_square,
                                    Option::art_vs_grand_battery,
                                    Option::cavalry_waves,
                                    Option::infantry_lines};
    const std::set<Option> national{Option::french_attack, Option::english_defence};
    const Readings t = with_switch({}, Switch::tactical), n = with_switch({}, Switch::national);
    for (const OptionInfo& o : all_options()) {
        CAPTURE(o.name);
        CHECK(t.at(o.option) == (tactical.count(o.option) > 0 ? 1 : o.standing));
        CHECK(n.at(o.option) == (national.count(o.option) > 0 ? 1 : o.standing));
    }
    CHECK(with_switch({}, Switch::none) == Readings{});
}

TEST_CASE("readings: a reading named explicitly wins over the switch", "[Q90]") {
    const Readings r = with(Option::elites, 0, with_switch({}, Switch::tactical));
    CHECK_FALSE(r.on(Option::elites));
    CHECK(r.on(Option::cav_weight));
    CHECK(r.is_standing(Option::elites));
    CHECK_FALSE(r == with_switch({}, Switch::tactical));
}

TEST_CASE("readings: by measure_inclusive 'moins de' lets the limit itself in, and nothing else changes",
          "[Q06]") {
    const Readings inclusive = with(Option::measure_inclusive, 1);
    CHECK(words_of(LimitWords::less_than, by_the_book) == LimitWords::less_than);
    CHECK(words_of(LimitWords::less_than, inclusive) == LimitWords::at_most);
    for (const LimitWords w : {LimitWords::at_most, LimitWords::more_than, LimitWords::at_least})
        CHECK(words_of(w, inclusive) == w);
}
