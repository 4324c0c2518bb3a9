#include "ui/settings.hpp"

#include "ui/desk.hpp"

namespace bacler::ui {

void change_settings(Desk& desk, const Settings& settings) {
    desk.settings = settings;
    const Lang lang = settings.lang.value_or(desk.system_lang);
    if (lang != desk.lang) {
        desk.lang = lang;
        measure_again(desk);
    }
    desk.settings_faults.clear();
    if (!desk.settings_path.empty()) desk.settings_faults = write_settings(desk.settings_path, settings);
}

void load_settings(Desk& desk, const std::string& path, Lang of_system) {
    desk.settings_path = path;
    desk.system_lang = of_system;
    Result<Settings> read = read_settings(path);
    if (read)
        desk.settings = std::move(read).value();
    else
        desk.settings_faults = read.faults();
    desk.lang = desk.settings.lang.value_or(of_system);
}

}  // namespace bacler::ui
