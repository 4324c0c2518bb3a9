#include "ui/words.hpp"

namespace bacler::ui {

using plaquette::Arm;
using plaquette::Aspect;
using plaquette::CombatResult;
using plaquette::Cover;
using plaquette::Formation;
using plaquette::Role;
using plaquette::StaffLevel;
using plaquette::Stance;
using plaquette::Unit;
using plaquette::Weight;

namespace {

std::string_view key_of(Stance stance) {
    switch (stance) {
        case Stance::attack: return "stance.attack";
        case Stance::manoeuvre: return "stance.manoeuvre";
        case Stance::defence: return "stance.defence";
        case Stance::fall_back: return "stance.fall_back";
        case Stance::retreat: break;
    }
    return "stance.retreat";
}

std::string_view key_of(Cover cover) {
    switch (cover) {
        case Cover::none: return "cover.none";
        case Cover::rough: return "cover.rough";
        case Cover::light: return "cover.light";
        case Cover::medium: return "cover.medium";
        case Cover::thick: break;
    }
    return "cover.thick";
}

std::string_view key_of(CombatResult result) {
    switch (result) {
        case CombatResult::melee: return "result.melee";
        case CombatResult::recoil: return "result.recoil";
        case CombatResult::fall_back: return "result.fall_back";
        case CombatResult::retreat: return "result.retreat";
        case CombatResult::rout: break;
    }
    return "result.rout";
}

std::string_view key_of(Formation formation) {
    switch (formation) {
        case Formation::line: return "formation.line";
        case Formation::column: return "formation.column";
        case Formation::solid_square: return "formation.solid_square";
        case Formation::hollow_square: return "formation.hollow_square";
        case Formation::battery: break;
    }
    return "formation.battery";
}

std::string_view key_of(Weight weight) {
    switch (weight) {
        case Weight::light: return "weight.light";
        case Weight::medium: return "weight.medium";
        case Weight::heavy: break;
    }
    return "weight.heavy";
}

std::string_view key_of(Count count) {
    switch (count) {
        case Count::supporting_elements: return "ui.count.supporting_elements";
        case Count::open_threatened: return "ui.count.open_threatened";
        case Count::flank_attackers: return "ui.count.flank_attackers";
        case Count::rear_attackers: return "ui.count.rear_attackers";
        case Count::lost: return "ui.count.lost";
        case Count::fatigue: return "ui.count.fatigue";
        case Count::hindrances: break;
    }
    return "ui.count.hindrances";
}

}  // namespace

std::string_view word(Lang lang, Stance stance) {
    return phrase(lang, key_of(stance));
}

std::string_view word(Lang lang, Cover cover) {
    return phrase(lang, key_of(cover));
}

std::string_view word(Lang lang, Aspect aspect) {
    switch (aspect) {
        case Aspect::front: return phrase(lang, "aspect.front");
        case Aspect::flank: return phrase(lang, "aspect.flank");
        case Aspect::rear: break;
    }
    return phrase(lang, "aspect.rear");
}

std::string_view word(Lang lang, CombatResult result) {
    return phrase(lang, key_of(result));
}

std::string_view word(Lang lang, StaffLevel level) {
    switch (level) {
        case StaffLevel::division: return phrase(lang, "level.division");
        case StaffLevel::corps: return phrase(lang, "level.corps");
        case StaffLevel::army: break;
    }
    return phrase(lang, "level.army");
}

std::string_view word(Lang lang, Arm arm) {
    switch (arm) {
        case Arm::infantry: return phrase(lang, "arm.infantry");
        case Arm::cavalry: return phrase(lang, "arm.cavalry");
        case Arm::artillery: break;
    }
    return phrase(lang, "arm.artillery");
}

std::string_view word(Lang lang, Count count) {
    return phrase(lang, key_of(count));
}

std::string_view short_word(Lang lang, Stance stance) {
    switch (stance) {
        case Stance::attack: return phrase(lang, "ui.stance_short.attack");
        case Stance::manoeuvre: return phrase(lang, "ui.stance_short.manoeuvre");
        case Stance::defence: return phrase(lang, "ui.stance_short.defence");
        case Stance::fall_back: return phrase(lang, "ui.stance_short.fall_back");
        case Stance::retreat: break;
    }
    return phrase(lang, "ui.stance_short.retreat");
}

std::string_view short_word(Lang lang, CombatResult result) {
    switch (result) {
        case CombatResult::melee: return phrase(lang, "ui.short.melee");
        case CombatResult::recoil: return phrase(lang, "ui.short.recoil");
        case CombatResult::fall_back: return phrase(lang, "ui.short.fall_back");
        case CombatResult::retreat: return phrase(lang, "ui.short.retreat");
        case CombatResult::rout: break;
    }
    return phrase(lang, "ui.short.rout");
}

std::string_view weight_of(Role role) {
    switch (role) {
        case Role::engaged: return "1";
        case Role::support: return "½";
        case Role::backing: return "¼";
        case Role::none: break;
    }
    return "–";
}

std::string described(Lang lang, const Unit& unit) {
    const std::string_view arm = word(lang, unit.arm);
    if (unit.arm == Arm::infantry)
        return say(lang, "ui.unit_in", {arm, phrase(lang, key_of(unit.formation))});
    const std::string weighed = say(lang, "ui.arm_of_weight", {arm, phrase(lang, key_of(unit.weight))});
    if (unit.arm == Arm::artillery) return weighed;
    return say(lang, "ui.unit_in", {weighed, phrase(lang, key_of(unit.formation))});
}

std::string traits_of(Lang lang, const Unit& unit) {
    std::string out;
    const auto add = [&](std::string_view key) {
        out.append(out.empty() ? "" : ", ").append(phrase(lang, key));
    };
    if (unit.elites) add("ui.trait.elites");
    if (unit.light_infantry) add("ui.trait.light_infantry");
    if (unit.engineers) add("ui.trait.engineers");
    return out;
}

std::string capitalised(std::string_view text) {
    std::string out(text);
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    if (text.substr(0, 2) == "é") out.replace(0, 2, "É");
    return out;
}

}  // namespace bacler::ui
