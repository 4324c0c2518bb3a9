#include "board/plane/sight.hpp"

#include <algorithm>

namespace bacler::plane {

namespace {

constexpr double grain_mm = grain.hundredths_of_mm / 100.0;

bool relief_hides(const Screen& s, const Viewer& viewer, TablePoint to, int eye_level) {
    if (s.level < eye_level) return false;
    // Nobody is blinded by the ground under him, and what stands on the relief is not beyond it. At its edge, only who is said
    // to stand as high as it does stands on it.
    const Standing from = standing_of(viewer.at, s.ground);
    const bool stands_on_it =
        from == Standing::inside || (from == Standing::at_edge && viewer.level >= s.level);
    if (stands_on_it || standing_of(to, s.ground) == Standing::inside) return false;
    return crossing_of(viewer.at, to, s.ground).mm > grain_mm;
}

bool thicket_hides(const Screen& s, const Viewer& viewer, TablePoint to) {
    const Crossing c = crossing_of(viewer.at, to, s.ground);
    if (c.mm <= grain_mm) return false;
    const Standing from = standing_of(viewer.at, s.ground), end = standing_of(to, s.ground);
    const bool both_in = from != Standing::outside && end != Standing::outside;
    if (both_in && c.is_whole && (from == Standing::inside || end == Standing::inside)) return false;
    const bool looks_over =
        viewer.is_artillery && viewer.level > s.level && from != Standing::inside && end != Standing::inside;
    return !looks_over;
}

}  // namespace

std::vector<std::size_t> hidden_by(const Viewer& viewer, TablePoint target, int eye_level,
                                   const std::vector<Screen>& screens) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < screens.size(); ++i) {
        const Screen& s = screens[i];
        const bool hides = s.kind == Screen::Kind::relief ? relief_hides(s, viewer, target, eye_level)
                                                          : thicket_hides(s, viewer, target);
        if (hides) out.push_back(i);
    }
    return out;
}

int level_at(TablePoint point, const std::vector<Screen>& screens) {
    int level = 0;
    for (const Screen& s : screens)
        if (s.kind == Screen::Kind::relief && standing_of(point, s.ground) != Standing::outside)
            level = std::max(level, s.level);
    return level;
}

}  // namespace bacler::plane
