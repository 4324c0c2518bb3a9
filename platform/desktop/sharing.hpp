#pragma once
#include "platform/desktop/window.hpp"

#include <string>

namespace bacler::desktop {

/// Draws and writes the picture that is asked for on the desk, if one is, and tells there where it lies or why it does not.
/// Requires: the app is bound to the window.
void share(Window& window, ui::App& app);

/// A file of that name in a folder, with a number where it is taken: nothing is ever written over.
std::string free_picture_path(const std::string& folder, const std::string& name);

}  // namespace bacler::desktop
