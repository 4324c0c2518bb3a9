#include "app/game/dice_seed.hpp"

#include "files/sealing.hpp"

namespace bacler {

Generator generator_after(const BattleTimeline& timeline, std::uint64_t first) {
    for (game::LineId id = timeline.line_count(); id > 0; --id) {
        const auto* roll = std::get_if<plaquette::Roll>(&timeline.line(id).order);
        if (roll == nullptr || !roll->seed || timeline.line(id).origin != 0) continue;
        Generator out(*roll->seed);
        out.between(1, roll->die == plaquette::Die::d6 ? 6 : 10);
        return out;
    }
    return Generator(first);
}

std::uint64_t unforeseen_seed() {
    return files::unforeseen_number();
}

}  // namespace bacler
