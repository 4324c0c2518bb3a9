#pragma once
#include <cstdint>
#include <string_view>

namespace bacler::files {

/// What a file of ours claims to be, by its `format` line.
enum class FileKind : std::uint8_t { scenario, engagement, fire, unknown };

/// The kind stated by the first `format = "bacler/…"` (TOML) or `"format": "bacler/…"` (JSON) of a text. A claim, not a check:
/// the reader of that kind checks.
FileKind kind_of(std::string_view text);

}  // namespace bacler::files
