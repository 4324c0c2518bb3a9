#include "files/common_shapes.hpp"

namespace bacler::files {

namespace {

using namespace shapes;

constexpr auto aspects = words_in(plaquette::aspect_words);
constexpr auto roles = words_in(plaquette::role_words);
constexpr std::string_view engagement_formats[] = {engagement_format};
constexpr std::string_view fire_formats[] = {fire_format};
constexpr Shape engagement_word{Form::format, 0, 0, engagement_formats, nullptr, 0, 0, {}};
constexpr Shape fire_word{Form::format, 0, 0, fire_formats, nullptr, 0, 0, {}};

// Engagement sheets.

constexpr Shape aspect = word(aspects), role = word(roles);
constexpr Shape two_faces = list(face, 2, 2);
constexpr Shape opponents = list(id, 0, most_units);
constexpr Shape line = whole(1, 20);
constexpr Shape one_at_most = whole(0, 1);

constexpr Key sheet_staff_keys[] = {
    {"value", &staff_value},
    {"charisma", &charisma},
    {"near", &flag},
    {"in_command", &flag},
};
constexpr Shape sheet_staff = table(sheet_staff_keys);

constexpr Key sheet_unit_keys[] = {
    {"id", &id, true},   {"role", &role},           {"opponents", &opponents},      {"line", &line},
    {"arm", &arm, true}, {"formation", &formation}, {"values", &unit_values, true}, {"weight", &weight},
    {"elites", &flag},   {"light_infantry", &flag}, {"engineers", &flag},           {"nation", &text},
    {"cover", &cover},   {"squares", &squares},
};
constexpr Shape sheet_unit = table(sheet_unit_keys);
constexpr Shape sheet_units = list(sheet_unit, 1, most_units);

constexpr Key sheet_side_keys[] = {
    {"name", &text},
    {"stance", &stance},
    {"nation", &text},
    {"fatigue", &small_count},
    {"lost", &small_count, false, "plaquettes lost earlier in this sequence"},
    {"attacked_from", &aspect},
    {"cover", &cover},
    {"hindrances", &small_count},
    {"supporting_elements", &small_count},
    {"open_threatened", &one_at_most},
    {"flank_attackers", &small_count},
    {"rear_attackers", &small_count},
    {"staff", &sheet_staff},
    {"unit", &sheet_units, true},
};
constexpr Shape sheet_side = table(sheet_side_keys);
constexpr Shape two_sides = list(sheet_side, 2, 2);

constexpr Key engagement_keys[] = {
    {"format", &engagement_word, true},
    {"tactical", &flag},
    {"national", &flag},
    {"dice", &two_faces},
    {"readings", &readings},
    {"side", &two_sides, true},
};
constexpr Shape engagement = table(engagement_keys);

// Fire sheets.

constexpr Shape gunners = list(troop_value, 0, most_gunners);
constexpr Shape range = real(0, widest_table);
constexpr Key battery_keys[] = {
    {"unit", &id},
    {"weight", &weight},
    {"values", &gunners, true},
    {"range", &range, true, "cm"},
};
constexpr Shape battery = table(battery_keys);
constexpr Shape batteries = list(battery, 1, most_units);

constexpr Shape victim_plaquettes = whole(1, most_plaquettes);
constexpr Key victim_keys[] = {{"id", &id, true}, {"plaquettes", &victim_plaquettes}};
constexpr Shape victim{Form::id_or_table, 0, 0, {}, nullptr, 0, 0, victim_keys};
constexpr Shape victims = list(victim, 0, most_units);
constexpr Shape ranks = list(victims, 0, 20);
constexpr Key target_keys[] = {
    {"cover", &cover}, {"square", &flag},       {"grand_battery", &flag},
    {"ranks", &ranks}, {"artillery", &victims},
};
constexpr Shape target = table(target_keys);
constexpr Shape faces = list(face, 0, most_units);

constexpr Key fire_keys[] = {
    {"format", &fire_word, true}, {"tactical", &flag},
    {"national", &flag},          {"readings", &readings},
    {"stance", &stance},          {"grand_battery", &flag},
    {"engaged", &flag},           {"batteries", &batteries, true},
    {"target", &target, true},    {"dice", &faces},
};
constexpr Shape fire = table(fire_keys);

}  // namespace

const Shape& engagement_shape() {
    return engagement;
}

const Shape& fire_shape() {
    return fire;
}

}  // namespace bacler::files
