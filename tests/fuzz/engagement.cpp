#include "files/read.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Any bytes: a sheet or faults, never a crash; a sheet that was read is written and reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto sheet = bacler::files::engagement_from_text(text, "fuzz");
    if (!sheet) return 0;
    const std::string written = bacler::files::engagement_to_toml(*sheet);
    const auto again = bacler::files::engagement_from_text(written, "written");
    BACLER_CHECK(again.is_good() && bacler::files::engagement_to_toml(*again) == written);
    return 0;
}
