#pragma once
#include "app/settings.hpp"

namespace bacler::ui {

struct Desk;

/// The settings become others, in force at once and kept in their file; where that fails the desk says why and goes on.
void change_settings(Desk& desk, const Settings& settings);

/// The settings of a file come into force; its faults are told on the first screen, and the file is left as it is.
void load_settings(Desk& desk, const std::string& path, Lang of_system);

}  // namespace bacler::ui
