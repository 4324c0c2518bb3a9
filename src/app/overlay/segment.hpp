#pragma once
#include "app/overlay/drawing.hpp"

namespace bacler::overlay {

/// A measured length: the line between its two points with a stroke at either end, where its limit falls on that line,
/// the stretch of two deviations about its end, its length and limit in words.
Drawing segment_of(const Canvas& canvas, const Measurement& m, Tone tone);

/// The same with other words in place of its length and limit.
Drawing segment_of(const Canvas& canvas, const Measurement& m, Tone tone, const std::string& words);

}  // namespace bacler::overlay
