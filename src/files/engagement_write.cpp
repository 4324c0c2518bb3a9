#include "files/read.hpp"
#include "files/shapes.hpp"
#include "files/toml_write.hpp"
#include "systems/plaquette/words.hpp"

namespace bacler::files {

using plaquette::Arm;
using plaquette::EngagedSide;
using plaquette::EngagedUnit;

namespace {

void put(std::string& out, std::string_view key, std::string_view value) {
    out += key;
    out += " = ";
    out += value;
    out += '\n';
}

void put_text(std::string& out, std::string_view key, std::string_view text) {
    put(out, key, toml_text(text));
}

void put_whole(std::string& out, std::string_view key, int value) {
    put(out, key, std::to_string(value));
}

void put_flag(std::string& out, std::string_view key, bool value) {
    put(out, key, value ? "true" : "false");
}

void put_readings(std::string& out, const plaquette::Readings& readings) {
    out += "[readings]\n";
    for (const plaquette::OptionInfo& o : plaquette::all_options()) {
        if (readings.is_standing(o.option)) continue;
        const std::string word = plaquette::word_of(o.option, readings.at(o.option));
        const bool is_word = o.kind == plaquette::OptionKind::words ||
                             (o.kind == plaquette::OptionKind::number && word == o.values[0]);
        put(out, o.name, is_word ? toml_text(word) : word);
    }
}

std::string opponents_of(const EngagedUnit& unit, const EngagedSide& other) {
    std::string out = "[";
    for (const std::uint16_t place : unit.opponents) {
        if (out.size() > 1) out += ", ";
        out += toml_text(other.units[place].unit.id);
    }
    return out + "]";
}

void put_squares(std::string& out, const plaquette::Unit& unit) {
    if (unit.arm != Arm::infantry || (unit.may_form_solid && unit.may_form_hollow)) return;
    const std::string_view kept = unit.may_form_solid    ? "[\"solid\"]"
                                  : unit.may_form_hollow ? "[\"hollow\"]"
                                                         : "[]";
    put(out, "squares", kept);
}

void put_unit(std::string& out, const EngagedUnit& engaged, const EngagedSide& other) {
    const plaquette::Unit& unit = engaged.unit;
    out += "  [[side.unit]]\n";
    put_text(out, "  id", unit.id);
    put_text(out, "  role", word_for(plaquette::role_words, engaged.role));
    if (!engaged.opponents.empty()) put(out, "  opponents", opponents_of(engaged, other));
    put_whole(out, "  line", engaged.line);
    put_text(out, "  arm", word_for(plaquette::arm_words, unit.arm));
    if (unit.arm != Arm::artillery)
        put_text(out, "  formation", word_for(plaquette::formation_words, unit.formation));
    std::string values = "[";
    for (const int v : unit.values) values += (values.size() > 1 ? ", " : "") + std::to_string(v);
    put(out, "  values", values + "]");
    if (unit.arm != Arm::infantry) put_text(out, "  weight", word_for(plaquette::weight_words, unit.weight));
    if (unit.elites) put_flag(out, "  elites", true);
    if (unit.light_infantry) put_flag(out, "  light_infantry", true);
    if (unit.engineers) put_flag(out, "  engineers", true);
    put_squares(out, unit);
    if (unit.nation == plaquette::Nation::french) put_text(out, "  nation", "fr");
    if (unit.nation == plaquette::Nation::english) put_text(out, "  nation", "en");
    if (engaged.cover) put_text(out, "  cover", word_for(plaquette::cover_words, *engaged.cover));
}

void put_side(std::string& out, const EngagedSide& side, const EngagedSide& other) {
    out += "[[side]]\n";
    put_text(out, "name", side.name);
    put_text(out, "stance", word_for(plaquette::stance_words, side.stance));
    put_whole(out, "fatigue", side.fatigue);
    put_whole(out, "lost", side.lost);
    put_text(out, "attacked_from", word_for(plaquette::aspect_words, side.attacked_from));
    put_text(out, "cover", word_for(plaquette::cover_words, side.cover));
    put_whole(out, "hindrances", side.hindrances);
    put_whole(out, "supporting_elements", side.supporting_elements);
    put_whole(out, "open_threatened", side.open_threatened);
    put_whole(out, "flank_attackers", side.flank_attackers);
    put_whole(out, "rear_attackers", side.rear_attackers);
    out += "  [side.staff]\n";
    put_whole(out, "  value", side.staff_value);
    put_whole(out, "  charisma", side.staff_charisma);
    put_flag(out, "  near", side.staff_is_near);
    put_flag(out, "  in_command", side.staff_commands);
    for (const EngagedUnit& unit : side.units) put_unit(out, unit, other);
}

}  // namespace

std::string engagement_to_toml(const EngagementSheet& sheet) {
    std::string out;
    put_text(out, "format", engagement_format);
    if (sheet.dice)
        put(out, "dice",
            "[" + std::to_string((*sheet.dice)[0]) + ", " + std::to_string((*sheet.dice)[1]) + "]");
    put_readings(out, sheet.engagement.readings);
    const auto& sides = sheet.engagement.sides;
    put_side(out, sides[0], sides[1]);
    put_side(out, sides[1], sides[0]);
    return out;
}

}  // namespace bacler::files
