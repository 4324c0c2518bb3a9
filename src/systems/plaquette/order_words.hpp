#pragma once
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/words.hpp"

/// The words of orders, read both ways as those of files are.
namespace bacler::plaquette {

inline constexpr std::array<Word<Command>, 8> command_words{{{Command::attack, "attack"},
                                                             {Command::manoeuvre, "manoeuvre"},
                                                             {Command::defence, "defence"},
                                                             {Command::fall_back, "fall_back"},
                                                             {Command::retreat, "retreat"},
                                                             {Command::advance, "advance"},
                                                             {Command::support, "support"},
                                                             {Command::pursuit, "pursuit"}}};
inline constexpr std::array<Word<Slot>, 2> slot_words{{{Slot::first, "first"}, {Slot::last, "last"}}};
inline constexpr std::array<Word<Hand>, 2> hand_words{{{Hand::left, "left"}, {Hand::right, "right"}}};
inline constexpr std::array<Word<Die>, 2> die_words{{{Die::d6, "d6"}, {Die::d10, "d10"}}};
inline constexpr std::array<Word<FigureKind>, 6> figure_words{{{FigureKind::plaquettes, "plaquettes"},
                                                               {FigureKind::fatigue, "fatigue"},
                                                               {FigureKind::lost, "lost"},
                                                               {FigureKind::value, "value"},
                                                               {FigureKind::charisma, "charisma"},
                                                               {FigureKind::orders, "orders"}}};
inline constexpr std::array<Word<RulingWord>, 2> ruling_words{
    {{RulingWord::allowed, "allowed"}, {RulingWord::refused, "refused"}}};
inline constexpr std::array<Word<game::ConsentBy>, 2> consent_words{
    {{game::ConsentBy::both_sides, "both_sides"}, {game::ConsentBy::umpire, "umpire"}}};
/// How the log names the program's own generator of dice (base/random).
inline constexpr std::string_view generator_word = "splitmix64";
/// Where a piece may be stated to stand to another: the zones but its inside.
inline constexpr std::array<Word<plane::Zone>, 4> stated_zone_words{
    {{plane::Zone::front, "front"},
     {plane::Zone::left_flank, "left_flank"},
     {plane::Zone::right_flank, "right_flank"},
     {plane::Zone::rear, "rear"}}};

}  // namespace bacler::plaquette
