#pragma once
#include "platform/desktop/window.hpp"

#include <string>

namespace bacler::desktop {

/// Writes pixels as a PNG. False where the file cannot be written.
bool write_png(const std::string& path, const Window::Pixels& pixels);

}  // namespace bacler::desktop
