#pragma once
#include "app/game/game.hpp"

#include <optional>
#include <string>
#include <vector>

/// The games that lie in a folder: found, looked into without touching them, named.
namespace bacler {

/// A game of a folder. What it is about is known once it was looked into.
struct ShelvedGame {
    std::string path;
    std::string played;  ///< when it was last written to: "2026-11-30 14:05", by the clock of this machine
    bool is_unfinished{false};  ///< the program ended while it was played, or it is being played
    bool is_looked_into{false};
    std::string title;    ///< of its scenario
    std::string created;  ///< as it was begun
    int sequence{0};      ///< where it stands
    std::string hour;     ///< "09:40"; empty where the scenario states none
    Faults faults;        ///< why it cannot be read
};

/// The games of a folder, the one played last first; none where there is no such folder.
std::vector<ShelvedGame> games_in(const std::string& folder);

/// Reads a game and changes nothing on disk: its title and where it stands, or its faults.
void look_into(ShelvedGame& game);

/// Does a name mean a game: by its ending, or by what the file begins with?
bool is_named_as_game(const std::string& path);

/// A file name that is free in a folder, of a title and the day: "bataille-du-livret-2026-11-30.bacler".
std::string path_for_game(const std::string& folder, const std::string& title, const std::string& now);

/// Letters that a file may be named with everywhere, small ones, with hyphens between; French accents lose their marks.
std::string plain_name(const std::string& title);

/// Makes a folder and those above it. Faults: the system's, by the folder's name.
Faults make_folder(const std::string& folder);

/// Removes a game that holds no decision of anybody; any other stays. Requires: it is not open.
void remove_unbegun(const std::string& path);

/// Has nobody decided anything yet?
bool is_unbegun(const PlayedGame& game);

/// "2026-11-30 14:05", by the clock of this machine.
std::string time_now();
/// When a file was last written to, in that form.
std::string time_of_file(const std::string& path);

}  // namespace bacler
