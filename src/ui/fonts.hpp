#pragma once
#include "ui/theme.hpp"

#include <string>
#include <vector>

namespace bacler::ui {

/// The files of DejaVu Sans on this machine; empty where it is not installed.
struct FontFiles {
    std::string plain, bold;
};
FontFiles installed_fonts();

/// Fills ImGui's font atlas with the theme's letters at its scale, sharp at so many pixels to a point, and builds it.
/// Without font files ImGui's own letters are taken, which lack accents beyond Latin-1 and arrows.
/// Requires: an ImGui context between frames.
void load_fonts(Theme& theme, const FontFiles& files, float pixels_per_point);

}  // namespace bacler::ui
