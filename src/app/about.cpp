#include "app/about.hpp"

#include "app/game/game.hpp"
#include "files/rulebook.hpp"
#include "files/shapes.hpp"
#include "files/versions.hpp"

namespace bacler {

std::vector<std::string> about_lines(Lang lang) {
    const files::Rulebook& book = files::plaquette_rulebook();
    const std::string rules = std::to_string(book.rules.size()),
                      readings = std::to_string(book.readings.size());
    return {std::string(phrase(lang, "ui.start.about_it")) + ".",
            std::string(phrase(lang, "ui.about.name")),
            say(lang, "ui.about.version", {program_version}),
            say(lang, "ui.about.rules", {rules, readings}),
            say(lang, "ui.about.forms", {files::scenario_format, std::to_string(plaquette_form)}),
            std::string(phrase(lang, "ui.about.licence"))};
}

std::string library_line(Lang lang, std::string_view name, std::string_view version) {
    return say(lang, "ui.about.library", {name, version});
}

std::vector<std::string> library_lines(Lang lang) {
    std::vector<std::string> out;
    for (const files::LibraryVersion& library : files::library_versions())
        out.push_back(library_line(lang, library.name, library.version));
    return out;
}

}  // namespace bacler
