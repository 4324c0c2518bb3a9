#pragma once
#include "app/text/catalogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace bacler {

/// The program's own version, as screens and reports state it.
inline constexpr std::string_view program_version = "0.5";

/// What the program is, line by line: its name's story, its version, what rules and forms of files it knows, its licence.
std::vector<std::string> about_lines(Lang lang);

/// A library under the program, by its name and version.
std::string library_line(Lang lang, std::string_view name, std::string_view version);
/// Those that this room and the ones below stand on.
std::vector<std::string> library_lines(Lang lang);

}  // namespace bacler
