#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace bacler::files {

/// The JSON Schema (draft 2020-12) of `scenario`, `engagement`, `fire` or of the answer of `inspect`, made
/// from the same tables the readers check by; nothing for any other word. What one file alone cannot show (a
/// parent that exists, an outline that does not cross itself) is left to the readers.
std::optional<std::string> schema(std::string_view what);

}  // namespace bacler::files
