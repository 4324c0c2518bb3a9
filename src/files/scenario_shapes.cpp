#include "files/common_shapes.hpp"

namespace bacler::files {

namespace {

using namespace shapes;

constexpr auto levels = words_in(plaquette::level_words);
constexpr auto missions = words_in(plaquette::mission_words);
constexpr auto kinds = words_in(plaquette::terrain_words);
constexpr auto facts = words_in(plaquette::fact_words);
constexpr std::string_view zones[] = {"front", "left_flank", "right_flank", "rear"};
constexpr std::string_view systems[] = {"plaquette"};
constexpr std::string_view formats[] = {scenario_format};

constexpr Shape format{Form::format, 0, 0, formats, nullptr, 0, 0, {}};
constexpr Shape sequence = whole(1, 999);
constexpr Shape uncertainty = real(0, 100);
constexpr Shape side_of_table = real(1, widest_table);
constexpr Shape system_word = word(systems);

constexpr Key table_keys[] = {
    {"width", &side_of_table, true, "cm"},
    {"depth", &side_of_table, true, "cm"},
    {"uncertainty", &uncertainty, false, "cm, one standard deviation of a position; 0: drawn"},
};
constexpr Key rules_keys[] = {
    {"system", &system_word},
    {"tactical", &flag, false, "the optional tactical rules"},
    {"national", &flag, false, "the national characteristics"},
    {"readings", &readings, false, "house readings; absent: the default"},
};
constexpr Shape table_of_scenario = table(table_keys), rules = table(rules_keys);

constexpr Shape kind = word(kinds);
constexpr Shape relief = whole(0, 50);
constexpr Shape outline = list(point, 3, 400), path = list(point, 2, 400), holes = list(outline, 0, 50);
constexpr Shape path_width = real(0.1, 100);
constexpr Key terrain_keys[] = {
    {"id", &id, true},
    {"kind", &kind, true},
    {"level", &relief, false, "hills: steps of 10 m"},
    {"outline", &outline, false, "cm"},
    {"holes", &holes, false, "cm"},
    {"path", &path, false, "cm; in place of outline, with width"},
    {"width", &path_width, false, "cm"},
};
constexpr Shape feature = table(terrain_keys);

constexpr Key arrives_keys[] = {
    {"sequence", &sequence, true}, {"at", &point, true, "cm"}, {"heading", &heading, false, "degrees"}};
constexpr Shape arrives = table(arrives_keys);

constexpr Shape level = word(levels), mission = word(missions);
// A division's order: its elements alone may be in fall_back or retreat.
constexpr Shape division_stance = word(std::span(stances).first(3));
constexpr Shape base_side = real(0.1, 50);
constexpr Shape base = list(base_side, 2, 2);
constexpr Key staff_keys[] = {
    {"id", &id, true},
    {"name", &text},
    {"level", &level, true},
    {"under", &id},
    {"value", &staff_value, true},
    {"charisma", &charisma},
    {"mission", &mission, false, "corps, army"},
    {"mission_on", &id, false, "terrain or element"},
    {"stance", &division_stance, false, "division; absent: defence"},
    {"orders_lost", &small_count},
    {"at", &point, false, "cm, centre of the base"},
    {"heading", &heading, false, "degrees"},
    {"size", &base, false, "cm, front and depth"},
    {"arrives", &arrives},
    {"uncertainty", &uncertainty, false, "cm"},
};
constexpr Shape staff = table(staff_keys);

constexpr Shape men = whole(1, 20000), guns = whole(1, 99), calibre = real(0.5, 100);
constexpr Key unit_keys[] = {
    {"id", &id, true},
    {"arm", &arm, true},
    {"formation", &formation, false, "infantry and cavalry; artillery has none"},
    {"values", &unit_values, true,
     "one troop value a plaquette, front or left first; artillery: one a gunner"},
    {"weight", &weight, false, "cavalry and artillery"},
    {"men", &men, false, "as a book gives them; values say what plays"},
    {"guns", &guns, false, "artillery: as a book gives them; values say what plays"},
    {"calibre", &calibre, false, "artillery: pounds, as a book gives them; weight says what plays"},
    {"elites", &flag},
    {"light_infantry", &flag},
    {"engineers", &flag},
    {"squares", &squares, false, "squares this unit may form"},
    {"nation", &text},
    {"at", &point, false, "cm, its own front centre in place of rows"},
    {"heading", &heading, false, "degrees, with at"},
    {"uncertainty", &uncertainty, false, "cm"},
};
constexpr Shape unit = table(unit_keys);
constexpr Shape units = list(unit, 1, most_units);

constexpr Shape row = list(id, 1, most_units), rows = list(row, 1, most_units);
constexpr Shape gap = real(0, 2.99);
constexpr Key element_keys[] = {
    {"id", &id, true},
    {"name", &text},
    {"under", &id},
    {"stance", &stance, false, "absent: defence"},
    {"at", &point, false, "cm, centre of the front line"},
    {"heading", &heading, false, "degrees"},
    {"fatigue", &small_count},
    {"lost", &small_count, false, "plaquettes lost earlier in this sequence"},
    {"rows", &rows, false, "unit ids, front row first, left to right as they face"},
    {"gap", &gap, false, "cm, within a row and between rows"},
    {"arrives", &arrives},
    {"uncertainty", &uncertainty, false, "cm"},
    {"unit", &units, true},
};
constexpr Shape element = table(element_keys);

constexpr Shape what = word(facts), zone = word(zones), tape = real(0, 2000);
constexpr Key fact_keys[] = {
    {"what", &what, true},
    {"a", &id, true},
    {"b", &id, true},
    {"cm", &tape, false, "of distance"},
    {"zone", &zone, false, "of in_zone"},
};
constexpr Shape fact = table(fact_keys);
constexpr Shape stated = list(fact, 0, 1000);

constexpr Shape staffs = list(staff, 0, 200), elements = list(element, 0, 300);
constexpr Key side_keys[] = {
    {"id", &id, true},  {"name", &text},        {"nation", &text},   {"colour", &colour},
    {"staff", &staffs}, {"element", &elements}, {"stated", &stated},
};
constexpr Shape side = table(side_keys);
// One side may be written before the other; what needs two says so.
constexpr Shape sides = list(side, 1, 2);
constexpr Shape terrain = list(feature, 0, 500);

constexpr Key scenario_keys[] = {
    {"format", &format, true},
    {"title", &text},
    {"first_hour", &clock, false, "of sequence 1; a sequence is 20 minutes"},
    {"last_sequence", &sequence},
    {"table", &table_of_scenario, true},
    {"rules", &rules},
    {"terrain", &terrain},
    {"side", &sides, true},
    {"stated", &stated},
};
constexpr Shape scenario = table(scenario_keys);

}  // namespace

const Shape& scenario_shape() {
    return scenario;
}

}  // namespace bacler::files
