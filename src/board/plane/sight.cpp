#include "board/plane/sight.hpp"

#include <algorithm>
#include <numeric>

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

namespace {

bool hides(const Screen& s, const Viewer& viewer, TablePoint target, int eye_level) {
    return s.kind == Screen::Kind::relief ? relief_hides(s, viewer, target, eye_level)
                                          : thicket_hides(s, viewer, target);
}

int level_on(const Screen& s, TablePoint point) {
    return s.kind == Screen::Kind::relief && standing_of(point, s.ground) != Standing::outside ? s.level : 0;
}

std::vector<std::size_t> every(const std::vector<Screen>& screens) {
    std::vector<std::size_t> out(screens.size());
    std::iota(out.begin(), out.end(), std::size_t{0});
    return out;
}

}  // namespace

std::vector<std::size_t> hidden_by(const Viewer& viewer, TablePoint target, int eye_level,
                                   const std::vector<Screen>& screens, std::span<const std::size_t> among) {
    std::vector<std::size_t> out;
    for (const std::size_t i : among)
        if (hides(screens[i], viewer, target, eye_level)) out.push_back(i);
    return out;
}

std::vector<std::size_t> hidden_by(const Viewer& viewer, TablePoint target, int eye_level,
                                   const std::vector<Screen>& screens) {
    return hidden_by(viewer, target, eye_level, screens, every(screens));
}

int level_at(TablePoint point, const std::vector<Screen>& screens, std::span<const std::size_t> among) {
    int level = 0;
    for (const std::size_t i : among) level = std::max(level, level_on(screens[i], point));
    return level;
}

int level_at(TablePoint point, const std::vector<Screen>& screens) {
    return level_at(point, screens, every(screens));
}

}  // namespace bacler::plane
