#pragma once
#include "base/result.hpp"

#include <string>
#include <string_view>

namespace bacler::files {

/// Writes a text in place of a file, or of none: whole under another name first, so that whatever goes wrong leaves the file
/// that was there. Faults: by the file's name, what the system refused.
Faults write_text_file(const std::string& path, std::string_view text);

}  // namespace bacler::files
