#include "ui/shelf.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <cstdlib>
#include <utility>

namespace bacler::ui {

namespace {

/// Closes what is played, so that its file is free. Its path; empty for none.
void put_game_away(Desk& desk) {
    if (!desk.playing) return;
    close_hand(desk);
    desk.playing.reset();
}

bool go_on_with(Desk& desk, Result<PlayedGame> opened, const std::string& path) {
    if (!opened) {
        desk.shelf.faults = opened.faults();
        return false;
    }
    play_game(desk, std::move(opened).value(), path);
    desk.screen = Screen::table;
    desk.shelf = {desk.shelf.folder, false, {}, {}, {}, {}};
    return true;
}

}  // namespace

void show_games(Desk& desk) {
    if (desk.playing) close_hand(desk);
    desk.typing.reset();
    desk.shelf = {desk.shelf.folder, true, games_in(desk.shelf.folder), {}, {}, {}};
}

void hide_games(Desk& desk) {
    desk.screen = Screen::table;
    desk.typing.reset();
    desk.shelf = {desk.shelf.folder, false, {}, {}, {}, {}};
}

void keep_game(Desk& desk) {
    BACLER_CHECK(desk.playing.has_value());
    Playing& p = *desk.playing;
    const std::string& folder = desk.shelf.folder;
    if (folder.empty()) return;
    Faults faults = make_folder(folder);
    const std::string now = time_now();
    const std::string path = path_for_game(folder, p.game.battle().scenario.title, now);
    if (faults.empty()) faults = p.game.save_as(path, now);
    if (faults.empty()) p.path = path;
    heed(desk, std::move(faults));
}

bool may_leave(const Desk& desk) {
    return !desk.playing || (!desk.playing->path.empty() && desk.playing->unsaved.empty()) ||
           is_unbegun(desk.playing->game);
}

Faults not_left(const Desk& desk) {
    return {{"", 0, "", "shelf.not_left", {desk.playing->game.battle().scenario.title}}};
}

bool open_game(Desk& desk, const std::string& path) {
    if (desk.playing && !path.empty() && desk.playing->path == path) {
        hide_games(desk);
        return true;
    }
    desk.shelf.unwritable.clear();
    if (!may_leave(desk)) {
        desk.shelf.faults = not_left(desk);
        return false;
    }
    if (go_on_with(desk, PlayedGame::open(path), path)) return true;
    const std::string& code = desk.shelf.faults.front().code;
    if (code == "game.no_writing" || code == "game.disk_full" || code == "game.write_failed")
        desk.shelf.unwritable = path;
    return false;
}

bool read_game(Desk& desk, const std::string& path) {
    if (!may_leave(desk)) {
        desk.shelf.faults = not_left(desk);
        return false;
    }
    return go_on_with(desk, PlayedGame::read(path), "");
}

void leave_game(Desk& desk) {
    BACLER_CHECK(desk.playing && may_leave(desk));
    const plaquette::Scenario start = desk.playing->game.timeline().start().scenario;
    put_game_away(desk);
    lay_scenario(desk, start);
    show_games(desk);
}

void copy_game(Desk& desk, const std::string& path) {
    BACLER_CHECK(desk.playing.has_value());
    desk.shelf.faults = desk.playing->game.write_copy(path, time_now());
    desk.shelf.done = desk.shelf.faults.empty() ? path : std::string();
}

void save_elsewhere(Desk& desk, const std::string& path) {
    BACLER_CHECK(desk.playing.has_value());
    Faults faults = desk.playing->game.save_as(path, time_now());
    if (faults.empty()) desk.playing->path = path;
    heed(desk, std::move(faults));
}

std::string place_for_copy(const Desk& desk) {
    BACLER_CHECK(desk.playing.has_value());
    const char* home = std::getenv("HOME");
    const std::string folder = home != nullptr ? home : desk.shelf.folder;
    return path_for_game(folder, desk.playing->game.battle().scenario.title, time_now());
}

}  // namespace bacler::ui
