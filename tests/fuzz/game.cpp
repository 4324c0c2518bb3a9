#include "files/game_form.hpp"
#include "files/packed.hpp"
#include "game/records.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using Payload =
    std::pair<std::vector<std::variant<bacler::game::CursorMoved, bacler::game::Noted>>, bacler::Ruling>;

}  // namespace

/// Any bytes, as a game's file and as a payload: read or refused, never a crash; a payload that was read has no other bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto game = bacler::files::verified_game_of_bytes(bytes, "fuzz");
    BACLER_CHECK(game.is_good() || !game.faults().front().code.empty());
    const auto payload = bacler::files::unpack<Payload>(bytes, "fuzz", 1);
    if (payload) BACLER_CHECK(bacler::files::pack(*payload) == bytes);
    return 0;
}
