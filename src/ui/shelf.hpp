#pragma once
#include "app/game/shelf.hpp"

#include <string>
#include <vector>

namespace bacler::ui {

struct Desk;

/// The games on disk, and the screen that shows them.
struct Shelf {
    std::string folder;    ///< where games are kept; empty: a game is kept in memory only
    bool is_shown{false};  ///< in place of the table
    std::vector<ShelvedGame> games;
    Faults faults;           ///< why something did not go, until the next tap
    std::string unwritable;  ///< the game among them that can be read, and played in memory
    std::string done;        ///< what was written where
};

/// Lists the games and shows them.
void show_games(Desk& desk);
/// Back to the table, or to the game that is being played.
void hide_games(Desk& desk);

/// Gives the game that was begun its file in the folder; where that fails it goes on in memory. Requires: a game is played.
void keep_game(Desk& desk);
/// Is all of the game that is played in its file, or none played? One that is nowhere on disk is not left: it would be lost.
bool may_leave(const Desk& desk);
/// Why not: what there is to say where it may not be left.
Faults not_left(const Desk& desk);
/// Goes on with a saved game in place of what lies on the desk. False, and everything is as it was, where it does not open, or the game
/// that is played may not be left.
bool open_game(Desk& desk, const std::string& path);
/// The same in memory only, of a file that cannot be written.
bool read_game(Desk& desk, const std::string& path);
/// Closes the game; its scenario lies on the desk as the game found it. Requires: a game is played, and may be left.
void leave_game(Desk& desk);

/// Writes a copy beside; the game goes on where it is. Requires: a game is played.
void copy_game(Desk& desk, const std::string& path);
/// The game goes on in a new file. Requires: a game is played.
void save_elsewhere(Desk& desk, const std::string& path);
/// The name that a copy is offered under: free, in the player's own folder.
std::string place_for_copy(const Desk& desk);

}  // namespace bacler::ui
