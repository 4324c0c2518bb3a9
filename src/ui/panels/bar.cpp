#include "ui/panels/panels.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/icons.hpp"

#include <algorithm>

namespace bacler::ui {

namespace {

KeyLook look_of_bar() {
    return {mixed(colours::night(), colours::white, 0.14F), colours::night_text(),
            mixed(colours::night(), colours::white, 0.3F), nullptr};
}

/// Keys set from the right end of the bar to the left.
class BarKeys {
public:
    /// `free_at_left` points belong to others.
    BarKeys(Ui& ui, const Pane& where, float free_at_left)
        : ui_(ui),
          pad_(ui.theme.points(4)),
          high_(render::size_of(where).y - 2 * pad_),
          left_(where.from.x + free_at_left),
          right_(where.to.x),
          top_(where.from.y + pad_) {}

    bool sign(const char* name, Icon icon, bool is_lit = false, bool may = true) {
        return set(std::max(least_touch(ui_), ui_.theme.points(40))) &&
               icon_key(ui_, name, icon, {wide_, high_}, look(is_lit, may));
    }
    bool word(const char* name, std::string_view label, bool is_lit = false) {
        const KeyLook shown = look(is_lit, true);
        const float letters = room_for(ui_.theme.body, label).x + ui_.theme.points(18);
        return set(std::max(least_touch(ui_), letters)) && key(ui_, name, label, {wide_, high_}, shown);
    }
    float left() const { return right_; }

private:
    /// Room for the next key; false where there is none left.
    bool set(float wide) {
        if (right_ - wide - pad_ < left_) return false;
        wide_ = wide;
        right_ -= wide + pad_;
        ImGui::SetCursorScreenPos({right_, top_});
        return true;
    }
    KeyLook look(bool is_lit, bool may) const {
        if (is_lit) return {colours::night_text(), colours::night(), colours::night_text(), ui_.theme.bold};
        KeyLook look = look_of_bar();
        if (!may) look.text = mixed(colours::night(), colours::white, 0.35F);
        return look;
    }

    Ui& ui_;
    float pad_, high_, left_, right_, top_, wide_{0};
};

/// Undo and redo, once there are moves. Beside an engagement that is being put, only of what was stated.
void draw_moves(BarKeys& keys, Desk& desk) {
    const Handling& h = desk.handling;
    if (!h.moves || !(h.moves->may_undo() || h.moves->may_redo())) return;
    if (desk.table && h.moves->last()) return;
    const bool redoes = keys.sign("redo", Icon::redo, false, h.moves->may_redo());
    const bool undoes = keys.sign("undo", Icon::undo, false, h.moves->may_undo());
    if (redoes) redo_move(desk);
    if (undoes) undo_move(desk);
}

}  // namespace

float height_of_bar(const Ui& ui) {
    return std::max(ui.theme.points(44), least_touch(ui) + ui.theme.points(8));
}

bool BarPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("bar", where);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::night());
    const float pad = ui.theme.points(4), side = std::max(least_touch(ui), ui.theme.points(40));
    BarKeys keys(ui, where, side + 2 * pad);
    if (keys.sign("lock", desk.is_locked ? Icon::locked : Icon::unlocked, desk.is_locked)) toggle_lock(desk);
    const bool wants_all = keys.sign("whole_table", Icon::whole);
    if (keys.word("measure", phrase(desk.lang, "ui.measure"), desk.measuring.is_on)) toggle_measuring(desk);
    const bool begins = !desk.playing && keys.word("play", phrase(desk.lang, "ui.play.begin"));
    draw_moves(keys, desk);
    // The other language is in the settings as well: its key goes first where there is no room.
    if (keys.word("language", phrase(desk.lang, "ui.other_language")))
        speak(desk, desk.lang == Lang::fr ? Lang::en : Lang::fr);
    ImGui::SetCursorScreenPos(im(where.from + glm::vec2{pad, pad}));
    const bool opens_menu =
        icon_key(ui, "menu", Icon::menu, {side, render::size_of(where).y - 2 * pad}, look_of_bar());
    const Pane title{where.from + glm::vec2{side + 3 * pad, 0}, {keys.left() - 2 * pad, where.to.y}};
    if (title.to.x > title.from.x)
        letter_cut(on, ui.theme.large, title, desk.scenario.title, colours::night_text());
    ImGui::End();
    if (begins) begin_game(desk);
    if (opens_menu) show_screen(desk, Screen::start);
    return wants_all || begins;
}

bool FaultPanel::draw(Ui& ui, Lang lang, const std::vector<std::string>& sentences, const Pane& where) {
    bool is_read = false;
    begin_panel("faults", where);
    if (ImGui::BeginChild("fault list", {0, 0}, ImGuiChildFlags_AlwaysUseWindowPadding)) {
        ImGui::PushFont(ui.theme.large);
        ImGui::TextUnformatted(phrase(lang, "ui.cannot_open").data());
        ImGui::PopFont();
        ImGui::Dummy({1, ui.theme.points(8)});
        for (const std::string& sentence : sentences) {
            ImGui::PushTextWrapPos(0);
            ImGui::TextUnformatted(sentence.c_str());
            ImGui::PopTextWrapPos();
        }
        ImGui::Dummy({1, ui.theme.points(12)});
        is_read = wide_key(ui, "faults.read", phrase(lang, "ui.to_first_screen"), plain_key());
    }
    ImGui::EndChild();
    ImGui::End();
    return is_read;
}

}  // namespace bacler::ui
