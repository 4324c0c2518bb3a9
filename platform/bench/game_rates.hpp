#pragma once
#include <cstddef>
#include <string>

namespace bacler::bench {

/// What keeping a game on disk costs, in milliseconds.
struct GameRates {
    std::size_t commits{0}, commit_bytes{0};  ///< events added one by one, and the bytes of each
    std::size_t events{0}, bytes{0};          ///< of the battle opened, and the bytes of an event on average
    double commit_median{0}, commit_p99{0};   ///< one event added, on disk and synced
    double bare_median{0},
        bare_p99{0};   ///< the same bytes in a transaction of SQLite's alone, in the same mode
    double open{0};    ///< the battle opened to be played on, every event verified and replayed: median
    double verify{0};  ///< its file read and verified alone: median
};

/// Of games in a folder, which are removed afterwards. The two kinds of commit take turns, so that what else the disk does falls
/// on both. The payloads of the commits have the size of a small ruling with its event, but are made up; the battle that is opened was
/// played by the random player.
GameRates game_rates(const std::string& folder);

}  // namespace bacler::bench
