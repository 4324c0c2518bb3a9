#include "ui/panels/roster.hpp"

#include "app/game/roster.hpp"
#include "ui/order_cards.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace bacler::ui {

namespace {

constexpr Colour may_move = rgb(250, 214, 92);

/// Is it picked, or a unit of it?
bool is_lit(const Desk& desk, const std::string& id) {
    const Playing& p = *desk.playing;
    return id == p.from || id == p.to || id == p.on;
}

/// Cards in rows down a column; what is tapped.
class Column {
public:
    Column(Ui& ui, const Desk& desk, glm::vec2 corner, float width)
        : ui_(ui),
          desk_(desk),
          corner_(corner),
          width_(width),
          gap_(ui.theme.points(6)),
          high_(std::max(least_touch(ui), ui.theme.points(54))) {
        const float least = std::max(least_touch(ui), ui.theme.points(124));
        columns_ = std::max(1, static_cast<int>((width + gap_) / (least + gap_)));
        wide_ = (width - gap_ * static_cast<float>(columns_ - 1)) / static_cast<float>(columns_);
    }

    void title(std::string_view text, const ImFont* font, Colour colour) {
        const float line = ui_.theme.points(24);
        letter(*ImGui::GetWindowDrawList(), font, {corner_, corner_ + glm::vec2{width_, line}}, text, colour,
               {0, 0.5F});
        corner_.y += line;
    }

    void group(const RosterGroup& group) {
        const plaquette::Side& side = desk_.scenario.sides[group.side];
        place_ = 0;
        if (group.staff)
            draw_staff(group.side, *group.staff);
        else
            title(name_of_superior(side, group), ui_.theme.small, colours::ink_soft());
        for (const ElementAt element : group.elements) draw_element(element);
        corner_.y += high_ + 2 * gap_;
        ImGui::GetWindowDrawList()->AddLine({corner_.x, corner_.y - gap_},
                                            {corner_.x + width_, corner_.y - gap_}, colours::line());
    }

    float bottom() const { return corner_.y; }
    const std::string& tapped() const { return tapped_; }

private:
    std::string name_of_superior(const plaquette::Side& side, const RosterGroup& group) const {
        const auto& under = side.elements[group.elements.front().element].under;
        return under ? side.staffs[*under].id : std::string(phrase(desk_.lang, "ui.roster.no_staff"));
    }

    /// The place of the next card, which is touched there.
    Pane next_card(const std::string& id) {
        if (place_ == columns_) {
            place_ = 0;
            corner_.y += high_ + gap_;
        }
        const glm::vec2 from = corner_ + glm::vec2{static_cast<float>(place_++) * (wide_ + gap_), 0};
        ImGui::SetCursorScreenPos(im(from));
        if (touch(ui_, "card." + id, {wide_, high_})) tapped_ = id;
        return last_pane();
    }

    void frame(const std::string& id, const Pane& card, Colour fill, Colour edge, bool may) {
        ImDrawList& on = *ImGui::GetWindowDrawList();
        const float round = ui_.theme.points(6);
        const Colour shown = ImGui::IsItemActive() ? mixed(fill, rgb(0, 0, 0), 0.16F) : fill;
        on.AddRectFilled(im(card.from), im(card.to), shown, round);
        const bool lit = is_lit(desk_, id);
        const float thick = ui_.theme.points(lit ? 5.0F : may ? 4.0F : 2.0F);
        on.AddRect(im(card.from), im(card.to), lit ? colours::ink() : may ? may_move : edge, round, 0, thick);
        if (lit) on.AddRect(im(card.from), im(card.to), colours::white, round, 0, ui_.theme.points(2));
    }

    /// Orders that lie beside a body, from the right-hand end of a strip. How much of it they took.
    float draw_orders(const std::string& id, const Pane& strip) {
        if (desk_.playing->looked_at) return 0;
        ImDrawList& on = *ImGui::GetWindowDrawList();
        float taken = 0;
        int place = 0;
        for (const plaquette::Chit& chit : battle_now(desk_).chits) {
            if (chit.beside != id) continue;
            const glm::vec2 size = chit.order ? size_of_card_face(ui_) : size_of_card_back(ui_);
            const glm::vec2 from{strip.to.x - taken - size.x, strip.from.y};
            const std::string name = id + "." + std::to_string(place++);
            taken += size.x + ui_.theme.points(2);
            if (chit.order)
                draw_card_face(ui_, on, "order." + name, {from, from + size},
                               colour_of_side(desk_.scenario, chit.side),
                               word_on_chit(desk_.lang, battle_now(desk_), *chit.order));
            else
                draw_card_back(ui_, on, "chit." + name, {from, from + size});
        }
        return taken;
    }

    /// The name over the foot, and the orders at its right.
    void draw_name(const std::string& id, const std::string& name, const Pane& card, float foot,
                   Colour colour) {
        const glm::vec2 margin{ui_.theme.points(7), ui_.theme.points(4)};
        Pane upper{card.from + margin, {card.to.x - margin.x, card.to.y - foot}};
        upper.to.x -= draw_orders(id, upper);
        letter(*ImGui::GetWindowDrawList(), ui_.theme.bold, upper, name, colour, {0, 0.5F});
    }

    void draw_staff(std::size_t side, std::size_t place) {
        const plaquette::Battle& battle = battle_now(desk_);
        const plaquette::Staff& staff = battle.scenario.sides[side].staffs[place];
        const Colour colour = colour_of_side(desk_.scenario, side);
        const Pane card = next_card(staff.id);
        const bool may = !desk_.playing->looked_at && may_be_moved(battle, side, place);
        frame(staff.id, card, colours::white, colour, may);
        const float foot = ui_.theme.points(20);
        draw_name(staff.id, staff.name.empty() ? staff.id : staff.name, card, foot,
                  mixed(colour, colours::ink(), 0.5F));
        const Pane lower{{card.from.x + ui_.theme.points(7), card.to.y - foot},
                         card.to - glm::vec2{ui_.theme.points(7), ui_.theme.points(3)}};
        ImDrawList& on = *ImGui::GetWindowDrawList();
        letter(on, ui_.theme.small, lower,
               say(desk_.lang, "ui.roster.orders", {std::to_string(orders_left(battle, side, place))}),
               colours::ink(), {0, 0.5F});
        letter(on, ui_.theme.small, lower,
               say(desk_.lang, "ui.staff_worth",
                   {staff.id, std::to_string(staff.value), std::to_string(staff.charisma)}),
               colours::ink_soft(), {1, 0.5F});
    }

    void draw_element(ElementAt at) {
        const plaquette::Element& element = element_at(desk_.scenario, at);
        const Colour colour = colour_of_side(desk_.scenario, at.side);
        const Pane card = next_card(element.id);
        frame(element.id, card, colour, mixed(colour, colours::ink(), 0.4F), may_drag(desk_, at));
        const float foot = ui_.theme.points(20), margin = ui_.theme.points(5);
        draw_name(element.id, name_of(desk_, at), card, foot, text_on(colour));
        const Pane strip{{card.from.x + margin, card.to.y - foot}, card.to - glm::vec2{margin, margin}};
        ImDrawList& on = *ImGui::GetWindowDrawList();
        on.AddRectFilled(im(strip.from), im(strip.to), colours::paper(), ui_.theme.points(3));
        const float pip = ui_.theme.points(3);
        Pane words{strip.from + glm::vec2{pip, 0}, strip.to - glm::vec2{pip, 0}};
        letter(on, ui_.theme.small, words,
               say(desk_.lang, "ui.roster.plaquettes", {std::to_string(plaquettes_left(element))}),
               colours::ink(), {1, 0.5F});
        letter(on, ui_.theme.small, words, short_word(desk_.lang, element.stance),
               mixed(colour, colours::ink(), 0.6F), {0, 0.5F});
        const float middle =
            render::centre_of(strip).x - pip * 1.3F * static_cast<float>(element.fatigue - 1);
        for (int i = 0; i < element.fatigue; ++i)
            on.AddCircleFilled({middle + 2.6F * pip * static_cast<float>(i), render::centre_of(strip).y}, pip,
                               colours::bad());
    }

    Ui& ui_;
    const Desk& desk_;
    glm::vec2 corner_;
    float width_, gap_, high_, wide_{0};
    int columns_{1}, place_{0};
    std::string tapped_;
};

/// A column for each side, beside one another. What is tapped.
std::string draw_columns(Ui& ui, const Desk& desk) {
    const float edge = ui.theme.points(3);  // of a card that is ringed
    const glm::vec2 corner = at(ImGui::GetCursorScreenPos()) + glm::vec2{edge, 0};
    const float width = ImGui::GetContentRegionAvail().x - 2 * edge, apart = ui.theme.points(14);
    const std::vector<plaquette::Side>& sides = desk.scenario.sides;
    const auto count = static_cast<float>(std::max<std::size_t>(1, sides.size()));
    const float wide = (width - apart * (count - 1)) / count;
    float bottom = corner.y;
    std::string tapped;
    for (std::size_t s = 0; s < sides.size(); ++s) {
        Column column(ui, desk, corner + glm::vec2{static_cast<float>(s) * (wide + apart), 0}, wide);
        column.title(sides[s].name.empty() ? sides[s].id : sides[s].name, ui.theme.bold,
                     mixed(colour_of_side(desk.scenario, s), colours::ink(), 0.4F));
        for (const RosterGroup& group : desk.playing->roster)
            if (group.side == s) column.group(group);
        bottom = std::max(bottom, column.bottom());
        if (!column.tapped().empty()) tapped = column.tapped();
    }
    ImGui::SetCursorScreenPos(im(corner));
    ImGui::Dummy({width, bottom - corner.y});
    return tapped;
}

}  // namespace

void RosterPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("roster", where);
    ImGui::GetWindowDrawList()->AddRectFilled(im(where.from), im(where.to), colours::paper_dark());
    ui.targets.note("roster", where);
    const float margin = ui.theme.points(10);
    ImGui::SetCursorScreenPos(im(where.from + glm::vec2{margin, margin / 2}));
    std::string tapped;
    const glm::vec2 room = render::size_of(where) - glm::vec2{2 * margin, margin};
    if (ImGui::BeginChild("cards", im(room))) tapped = draw_columns(ui, desk);
    ImGui::EndChild();
    ImGui::End();
    if (tapped.empty()) return;
    if (desk.handling.hand)
        close_hand(desk);
    else
        tap_piece(desk, tapped);
}

}  // namespace bacler::ui
