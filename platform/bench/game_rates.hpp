#pragma once
#include <cstddef>
#include <string>

namespace bacler::bench {

/// What keeping a game on disk costs, in milliseconds.
struct GameRates {
    std::size_t commits{0}, events{0},
        bytes{0};                            ///< commits timed; events of the game opened; bytes of a payload
    double commit_median{0}, commit_p99{0};  ///< one event added, on disk and synced
    double bare_median{0},
        bare_p99{0};  ///< the same bytes in a transaction of SQLite's alone, in the same mode
    double open{0};   ///< a game of so many events opened, every one verified: median
};

/// Of games in a folder, which are removed afterwards. The two kinds of commit take turns, so that what else the disk does falls
/// on both. The payloads have the size of a ruling with its event, but are made up.
GameRates game_rates(const std::string& folder);

}  // namespace bacler::bench
