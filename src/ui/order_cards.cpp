#include "ui/order_cards.hpp"

#include "ui/widgets/lettering.hpp"

namespace bacler::ui {

glm::vec2 size_of_card_back(const Ui& ui) {
    return {ui.theme.points(18), ui.theme.points(24)};
}

glm::vec2 size_of_card_face(const Ui& ui) {
    return {ui.theme.points(44), ui.theme.points(24)};
}

void draw_card_back(Ui& ui, ImDrawList& on, const std::string& name, const Pane& card) {
    const float round = ui.theme.points(3);
    on.AddRectFilled(im(card.from + glm::vec2{1, 2}), im(card.to + glm::vec2{1, 2}), rgb(0, 0, 0, 90), round);
    on.AddRectFilled(im(card.from), im(card.to), colours::night(), round);
    on.AddRect(im(card.from), im(card.to), colours::night_text(), round, 0, ui.theme.points(1.5F));
    letter(on, ui.theme.bold, card, "?", colours::night_text());
    ui.targets.note(name, card);
}

void draw_card_face(Ui& ui, ImDrawList& on, const std::string& name, const Pane& card, Colour colour,
                    std::string_view word) {
    const float round = ui.theme.points(3), edge = ui.theme.points(2);
    on.AddRectFilled(im(card.from), im(card.to), colours::paper(), round);
    on.AddRect(im(card.from), im(card.to), colour, round, 0, edge);
    letter(on, ui.theme.small, {card.from + glm::vec2{edge, 0}, card.to - glm::vec2{edge, 0}}, word,
           colours::ink());
    ui.targets.note(name, card);
}

}  // namespace bacler::ui
