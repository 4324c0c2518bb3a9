#include "platform/desktop/replay.hpp"

#include <fmt/core.h>

#include <array>

namespace bacler::desktop {

namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

/// The piece in hand, or the move last made.
std::string hand_of(const ui::Desk& desk) {
    const std::optional<Hand>& hand = desk.handling.hand;
    if (!hand) return "null";
    const plane::Box end = hand->end();
    const TablePoint front = plane::front_centre(end);
    const plaquette::MoveAnswer& answer = hand->attempt().answer;
    constexpr std::array<const char*, 4> phases{"dragged", "padded", "refused", "made"};
    return fmt::format(
        "{{\"element\":{},\"phase\":\"{}\",\"allowed\":{},\"front\":[{:.3f},{:.3f}],\"heading\":{:.3f},\"used\":{:.3f},"
        "\"left\":{:.3f}}}",
        quoted(element_at(desk.scenario, hand->element()).id),
        phases.at(static_cast<std::size_t>(desk.handling.phase)), hand->is_allowed(), in_cm(front.x),
        in_cm(front.y), in_degrees(end.heading), in_cm(answer.used), in_cm(answer.left));
}

}  // namespace

namespace {

/// Where the game stands, as far as the screen tells it: nothing of what lies face down.
std::string game_of(const ui::App& app) {
    if (!app.desk().playing) return "null";
    const ui::Playing& p = *app.desk().playing;
    return fmt::format(
        "{{\"file\":{},\"sequence\":{},\"lines\":{},\"face_down\":{},\"neutral\":{},\"saved\":{}}}",
        quoted(p.path), p.game.battle().sequence, p.game.timeline().line_count(),
        p.game.battle().chits.size(), p.seat.is_between, p.unsaved.empty() && !p.path.empty());
}

/// What came of a ruling that was shared: the path of its picture, or the code of the first fault.
std::string shared_of(const ui::Desk& desk) {
    if (!desk.sharing) return "null";
    return quoted(desk.sharing->faults.empty() ? desk.sharing->path : desk.sharing->faults.front().code);
}

/// Which screen stands where the table would.
std::string_view screen_of(const ui::App& app) {
    if (app.desk().shelf.is_shown) return "games";
    switch (app.desk().screen) {
        case ui::Screen::start: return "start";
        case ui::Screen::quick: return "quick";
        case ui::Screen::editor: return "editor";
        case ui::Screen::settings: return "settings";
        case ui::Screen::about: return "about";
        case ui::Screen::gallery: return "gallery";
        case ui::Screen::table: break;
    }
    return app.shows_table() ? "table" : "neutral";
}

}  // namespace

std::string state_of(ui::App& app) {
    ui::Desk& desk = app.desk();
    std::string picked;
    for (const std::optional<ElementAt>& at : desk.selection.picked)
        if (at) picked += (picked.empty() ? "" : ",") + quoted(element_at(desk.scenario, *at).id);
    std::string dice = "null", difference = "null", sentence = "null";
    if (desk.table)
        dice = fmt::format("[{},{}]", desk.table->die(0).value_or(0), desk.table->die(1).value_or(0));
    if (desk.table && desk.table->answer()) {
        difference = std::to_string(desk.table->answer()->difference);
        sentence = quoted(ui::spoken(desk).explanation.sentence);
    }
    const render::View& view = app.view();
    return fmt::format(
        "{{\"picked\":[{}],\"dice\":{},\"difference\":{},\"sentence\":{},\"view\":{{\"centre\":[{:.3f},{:.3f}],\"scale\":{:.4f}}},\"hand\":{},\"screen\":\"{}\",\"game\":{},\"shared\":{}}}",
        picked, dice, difference, sentence, view.centre.x, view.centre.y, view.scale, hand_of(desk),
        screen_of(app), game_of(app), shared_of(desk));
}

}  // namespace bacler::desktop
