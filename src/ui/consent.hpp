#pragma once
#include "app/game/game.hpp"

#include <string>

namespace bacler::ui {

struct Desk;

/// What both sides, or the umpire, are asked to agree to. While it is asked nothing else on the window is heeded.
struct ConsentRequest {
    std::string (*says)(const Desk&){nullptr};      ///< what each side must know first
    void (*give)(Desk&, game::ConsentBy){nullptr};  ///< what is done once it is agreed to
    void (*drop)(Desk&){nullptr};                   ///< what is done where it is not; none: nothing
};

/// Requires: the request says something and does something.
void ask_consent(Desk& desk, const ConsentRequest& request);
/// It is agreed to. Requires: it is asked for.
void give_consent(Desk& desk, game::ConsentBy by);
/// It is not. Nothing where nothing is asked.
void drop_consent(Desk& desk);

/// The name of a side as its players say it.
const std::string& name_of_side(const Desk& desk, std::size_t side);
/// The letter that stands for a side: the first of its name, large; of both sides alike, its number.
std::string letter_of_side(const Desk& desk, std::size_t side);

}  // namespace bacler::ui
