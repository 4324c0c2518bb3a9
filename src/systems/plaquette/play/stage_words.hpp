#pragma once
#include "systems/plaquette/play/battle.hpp"
#include "systems/plaquette/words.hpp"

namespace bacler::plaquette {

/// The stages of a sequence, by the words that files and scripts have for them.
inline constexpr std::array<Word<Stage>, 17> stage_words{{{Stage::placing, "placing"},
                                                          {Stage::testing, "testing"},
                                                          {Stage::roll_off, "roll_off"},
                                                          {Stage::choosing, "choosing"},
                                                          {Stage::moving, "moving"},
                                                          {Stage::declaring, "declaring"},
                                                          {Stage::firing, "firing"},
                                                          {Stage::falling, "falling"},
                                                          {Stage::squares, "squares"},
                                                          {Stage::valuing, "valuing"},
                                                          {Stage::results, "results"},
                                                          {Stage::advancing, "advancing"},
                                                          {Stage::unengaged, "unengaged"},
                                                          {Stage::staff_losses, "staff_losses"},
                                                          {Stage::ending, "ending"},
                                                          {Stage::over, "over"},
                                                          {Stage::revealing, "revealing"}}};

/// How orders are kept, likewise.
inline constexpr std::array<Word<OrderKeeping>, 3> keeping_words{
    {{OrderKeeping::open, "open"}, {OrderKeeping::sealed, "sealed"}, {OrderKeeping::chits, "chits"}}};

}  // namespace bacler::plaquette
