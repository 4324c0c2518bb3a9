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
inline constexpr std::array<Word<game::ConsentBy>, 2> consent_words{
    {{game::ConsentBy::both_sides, "both_sides"}, {game::ConsentBy::umpire, "umpire"}}};
/// Where a piece may be stated to stand to another: the zones but its inside.
inline constexpr std::array<Word<plane::Zone>, 4> stated_zone_words{
    {{plane::Zone::front, "front"},
     {plane::Zone::left_flank, "left_flank"},
     {plane::Zone::right_flank, "right_flank"},
     {plane::Zone::rear, "rear"}}};

}  // namespace bacler::plaquette
