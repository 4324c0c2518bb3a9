#pragma once
#include <cstddef>
#include <string>

namespace bacler::bench {

/// What keeping a game on disk costs, in milliseconds by the clock on the wall.
struct GameRates {
    std::size_t events{0}, bytes{0};         ///< rows of the battle, and the bytes of one on average
    double commit_median{0}, commit_p99{0};  ///< one row added, on disk and synced
    double bare_median{0},
        bare_p99{0};  ///< the same bytes in a transaction of SQLite's alone, in the same mode
    std::size_t decisions{0};
    double decision_median{0},
        decision_p99{
            0};        ///< a decision given: ruled on, with the steps that follow of themselves, and on disk
    double open{0};    ///< the battle opened to be played on, every event verified and replayed: median
    double verify{0};  ///< its file read and verified alone: median
};

/// Of a battle that the random player plays, in files of a folder which are removed afterwards. The two kinds of commit take turns, so
/// that what else the disk does falls on both.
GameRates game_rates(const std::string& folder);

}  // namespace bacler::bench
