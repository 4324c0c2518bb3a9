#pragma once
#include "ui/desk.hpp"

#include <string>
#include <string_view>

struct ImDrawList;

/// Orders that lie beside a body, as cards. Requires, of all: inside an ImGui frame.
namespace bacler::ui {

/// In points of the window; of a card face down.
glm::vec2 size_of_card_back(const Ui& ui);
/// The same of one face up.
glm::vec2 size_of_card_face(const Ui& ui);

/// An order face down: the back of a card.
void draw_card_back(Ui& ui, ImDrawList& on, const std::string& name, const Pane& card);

/// An order of whoever looks, face up for him alone.
void draw_card_face(Ui& ui, ImDrawList& on, const std::string& name, const Pane& card, Colour colour,
                    std::string_view word);

}  // namespace bacler::ui
