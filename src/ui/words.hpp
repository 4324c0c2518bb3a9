#pragma once
#include "ui/desk.hpp"

#include <string>
#include <string_view>

/// The words of the game and of the window in the desk's language.
namespace bacler::ui {

std::string_view word(Lang lang, plaquette::Stance stance);
std::string_view word(Lang lang, plaquette::Cover cover);
std::string_view word(Lang lang, plaquette::Aspect aspect);
std::string_view word(Lang lang, plaquette::CombatResult result);
std::string_view word(Lang lang, plaquette::StaffLevel level);
std::string_view word(Lang lang, plaquette::Arm arm);
std::string_view word(Lang lang, Count count);

/// Three or four letters, for the foot of a flag.
std::string_view short_word(Lang lang, plaquette::Stance stance);

/// Two or three letters, for a cell of the strip.
std::string_view short_word(Lang lang, plaquette::CombatResult result);

/// What a role weighs: "1", "½", "¼", "–".
std::string_view weight_of(plaquette::Role role);

/// "artillerie moyenne", "infanterie en colonne": what a unit is.
std::string described(Lang lang, const plaquette::Unit& unit);

/// Whether its troops are more than ordinary: "élite, légère"; empty for none.
std::string traits_of(Lang lang, const plaquette::Unit& unit);

/// With a capital at its head.
std::string capitalised(std::string_view text);

}  // namespace bacler::ui
