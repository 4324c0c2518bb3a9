#pragma once
#include <cstddef>
#include <string>

namespace bacler::bench {

/// What a frame costs the main thread: the processor's milliseconds from the events to ImGui's draw data and the batches of the
/// board, GL calls left out. Medians of many frames, and what 99 in 100 stay below.
struct FrameRates {
    std::size_t plaquettes{0}, elements{0}, targets{0};
    std::size_t flags{0};               ///< in sight
    double still{0}, still_p99{0};      ///< nothing moves
    double panned{0}, panned_p99{0};    ///< two fingers drag, zoom and turn the view
    double dragged{0}, dragged_p99{0};  ///< a finger drags an element: the ruling of its step included
};

/// Frames of a window of 1280 by 800 points over so many copies of a scenario, the whole table in sight, with every overlay about a piece
/// drawn. Requires: no other App.
FrameRates frame_rates(std::size_t tiles);

/// A frame of the same while a battle is played and its log lies open at its end.
struct LogRates {
    std::size_t lines{0};
    double still{0}, still_p99{0};
};
/// Of a book battle played at random for so many lines, or to its end. Requires: no other App.
LogRates log_rates(std::size_t lines);

/// How long from the beginning of a process to the first picture on the screen, in milliseconds by the clock: medians of so many
/// processes each, in turn.
struct StartTimes {
    double ours{0};       ///< a drawn table with its panels
    double empty{0};      ///< a window of SDL and Dear ImGui with nothing in it
    std::string trouble;  ///< where no window opens
};
StartTimes start_times(int rounds);

}  // namespace bacler::bench
