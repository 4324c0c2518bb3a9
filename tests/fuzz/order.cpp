#include "files/order_text.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Any bytes: an order or faults, never a crash; an order that was read is written and reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const bacler::files::OrderPlace where{"fuzz", 1};
    const auto order = bacler::files::order_from_text(text, where);
    if (!order) return 0;
    const auto again = bacler::files::order_from_text(bacler::files::text_of(*order), where);
    BACLER_CHECK(again.is_good() && *again == *order);
    return 0;
}
