#include "app/answers/answers.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

bool wide_key(Ui& ui, const std::string& name, std::string_view label, const KeyLook& look) {
    const bool is_tapped =
        key(ui, name, label, {ImGui::GetContentRegionAvail().x, height_of_big_key(ui)}, look);
    ImGui::Dummy({1, ui.theme.points(4)});
    return is_tapped;
}

void fault_paragraphs(Ui& ui, Lang lang, const Faults& faults) {
    for (const Fault& fault : faults)
        play_paragraph(ui.theme.body, answers::fault_text(lang, fault), colours::bad());
    if (!faults.empty()) ImGui::Dummy({1, ui.theme.points(6)});
}

namespace {

/// What a row of the list says of a game, line by line.
std::string standing_of(Lang lang, const ShelvedGame& game) {
    const std::string sequence = std::to_string(game.sequence);
    const std::string stands = game.hour.empty() ? say(lang, "ui.play.sequence", {sequence})
                                                 : say(lang, "ui.play.sequence_at", {sequence, game.hour});
    return say(lang, "ui.games.stands", {stands, game.played});
}

std::string name_of_file(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

/// A game of the list. Was it tapped?
bool draw_game(Ui& ui, Lang lang, const ShelvedGame& game, const std::string& name) {
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(8);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const std::string title =
        wrapped(ui.theme.bold, game.title.empty() ? name_of_file(game.path) : game.title, width - 2 * pad);
    std::string beneath = name_of_file(game.path);
    if (!game.faults.empty())
        beneath = answers::fault_text(lang, game.faults.front());
    else if (game.is_looked_into)
        beneath = standing_of(lang, game) + "\n" + beneath;
    beneath = wrapped(ui.theme.small, beneath, width - 2 * pad);
    const float first = room_for(ui.theme.bold, title).y;
    const float high = std::max(height_of_big_key(ui), first + room_for(ui.theme.small, beneath).y + 2 * pad);
    const bool is_tapped = touch(ui, name, {width, high});
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const bool is_pressed = ImGui::IsItemActive();
    on.AddRectFilled(im(from), {from.x + width, from.y + high},
                     is_pressed ? colours::key_pressed() : colours::key(), ui.theme.points(6));
    on.AddRect(im(from), {from.x + width, from.y + high}, colours::line(), ui.theme.points(6));
    on.AddText(ui.theme.bold, height_of(ui.theme.bold), im(from + glm::vec2{pad, pad}), colours::ink(),
               title.data(), title.data() + title.size());
    on.AddText(ui.theme.small, height_of(ui.theme.small), im(from + glm::vec2{pad, pad + first}),
               game.faults.empty() ? colours::ink_soft() : colours::bad(), beneath.data(),
               beneath.data() + beneath.size());
    ImGui::Dummy({1, ui.theme.points(2)});
    return is_tapped;
}

/// The game that is played, and what may be done with it.
void draw_played(Ui& ui, Desk& desk) {
    const Playing& p = *desk.playing;
    const PlayedGame& game = p.game;
    play_paragraph(ui.theme.bold, game.battle().scenario.title, colours::ink());
    play_paragraph(ui.theme.body, sequence_in_words(desk.lang, game.battle()), colours::ink());
    play_paragraph(ui.theme.small,
                   p.path.empty() ? std::string(phrase(desk.lang, "ui.games.in_memory"))
                                  : say(desk.lang, "ui.games.kept_in", {p.path}),
                   p.path.empty() ? colours::bad() : colours::ink_soft());
    fault_paragraphs(ui, desk.lang, p.unsaved);
    ImGui::Dummy({1, ui.theme.points(4)});
    KeyLook go = chosen_key(colours::night());
    go.font = ui.theme.bold;
    const bool goes_on = wide_key(ui, "games.back", phrase(desk.lang, "ui.games.back"), go);
    const bool copies = wide_key(ui, "games.copy", phrase(desk.lang, "ui.games.copy"), plain_key());
    const bool saves = p.path.empty() &&
                       wide_key(ui, "games.elsewhere", phrase(desk.lang, "ui.games.elsewhere"), plain_key());
    const bool leaves =
        may_leave(desk) && wide_key(ui, "games.leave", phrase(desk.lang, "ui.games.leave"), plain_key());
    if (copies) begin_typing(desk, {Typing::Of::copy, place_for_copy(desk), 0, {}});
    if (saves) begin_typing(desk, {Typing::Of::elsewhere, place_for_copy(desk), 0, {}});
    if (goes_on) hide_games(desk);
    if (leaves) leave_game(desk);
}

}  // namespace

void draw_last_game(Ui& ui, Desk& desk) {
    if (desk.shelf.games.empty()) return;
    ShelvedGame& last = desk.shelf.games.front();
    if (!last.is_looked_into) look_into(last);
    if (!last.faults.empty()) return;
    KeyLook go = chosen_key(colours::night());
    go.font = ui.theme.large;
    const std::string path = last.path;
    play_paragraph(ui.theme.bold, last.title, colours::ink());
    play_paragraph(ui.theme.body, standing_of(desk.lang, last), colours::ink());
    ImGui::Dummy({1, ui.theme.points(4)});
    if (wide_key(ui, "games.go_on", phrase(desk.lang, "ui.games.go_on"), go)) open_game(desk, path);
}

void draw_shelf_faults(Ui& ui, Desk& desk) {
    fault_paragraphs(ui, desk.lang, desk.shelf.faults);
    if (!desk.shelf.unwritable.empty() &&
        wide_key(ui, "games.read", phrase(desk.lang, "ui.games.read_only"), plain_key()))
        read_game(desk, std::string(desk.shelf.unwritable));
}

namespace {

/// Is a pane at ImGui's cursor, so high, in sight of the list?
bool is_in_sight(float high) {
    return ImGui::IsRectVisible({1, high});
}

}  // namespace

void begin_page(Ui& ui, const char* name, const Pane& window, std::string_view title) {
    begin_panel(name, window);
    ImGui::GetWindowDrawList()->AddRectFilled(im(window.from), im(window.to), colours::paper());
    const float wide = std::min(render::size_of(window).x - ui.theme.points(40), ui.theme.points(720));
    const float left = (window.from.x + window.to.x - wide) / 2, margin = ui.theme.points(20);
    ImGui::SetCursorScreenPos({left, window.from.y + margin});
    ImGui::BeginChild("page", {wide, render::size_of(window).y - 2 * margin});
    play_paragraph(ui.theme.huge, title, colours::ink());
    ImGui::Dummy({1, ui.theme.points(8)});
}

void end_page() {
    ImGui::EndChild();
    ImGui::End();
}

void GamesPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_page(ui, "games", window, phrase(desk.lang, "ui.games"));
    is_reading_ = false;
    std::optional<std::string> tapped;
    bool is_left = false;
    draw_shelf_faults(ui, desk);
    if (!desk.shelf.done.empty())
        play_paragraph(ui.theme.body, say(desk.lang, "ui.games.written", {desk.shelf.done}), colours::good());
    if (desk.playing)
        draw_played(ui, desk);
    else
        draw_last_game(ui, desk);
    if (!desk.playing)
        is_left = wide_key(ui, "games.close", phrase(desk.lang, "ui.games.table"), plain_key());
    const bool goes_back =
        !desk.playing && wide_key(ui, "games.back", phrase(desk.lang, "ui.start.back"), plain_key());
    if (!desk.shelf.games.empty()) {
        ImGui::Dummy({1, ui.theme.points(8)});
        play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.games.all"), colours::ink_soft());
    }
    if (desk.shelf.games.empty() && !desk.playing)
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.games.none"), colours::ink_soft());
    std::size_t place = 0;
    for (ShelvedGame& game : desk.shelf.games) {
        const bool is_due = !game.is_looked_into && is_in_sight(height_of_big_key(ui));
        // One a frame, so that the screen goes on answering.
        if (is_due && !is_reading_) look_into(game);
        is_reading_ = is_reading_ || is_due;
        if (draw_game(ui, desk.lang, game, "shelf." + std::to_string(place++))) tapped = game.path;
    }
    end_page();
    if (tapped) open_game(desk, *tapped);
    if (is_left) hide_games(desk);
    if (goes_back) show_screen(desk, Screen::start);
}

}  // namespace bacler::ui
