#include "files/read.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Any bytes: a fire or faults, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static_cast<void>(bacler::files::fire_from_text(text, "fuzz"));
    return 0;
}
