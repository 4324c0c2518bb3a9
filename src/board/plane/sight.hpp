#pragma once
#include "board/plane/ground.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bacler::plane {

/// Ground that may hide what lies beyond it: relief of a level, or a wood or village that nothing is seen through (R104, R105).
struct Screen {
    enum class Kind : std::uint8_t { relief, thicket };
    Kind kind{Kind::relief};
    Ground ground;
    int level{0};  ///< of the relief, or that the wood stands on
};

struct Viewer {
    TablePoint at;
    int level{0};
    bool is_artillery{false};  ///< fires over lower woods from a higher level (R108, Q51)
};

/// Places of the screens that stand between a viewer and a target, in their order. `eye_level` is the level that relief is
/// compared with: the viewer's, or by the reading reciprocal_los the higher of both (Q50). Removing a screen never blocks.
/// Relief of that level or higher hides what lies beyond it, but not what it carries: the viewer's own and the target's do not
/// block. A body at a thicket's edge sees and is seen; two in the same thicket see each other; nothing is seen through one,
/// save that artillery on a higher level looks over it at what lies beyond, not into it (Q51).
std::vector<std::size_t> hidden_by(const Viewer& viewer, TablePoint target, int eye_level,
                                   const std::vector<Screen>& screens);

/// The same of some of the screens. Requires: their places in rising order, none left out whose ground the line comes to.
std::vector<std::size_t> hidden_by(const Viewer& viewer, TablePoint target, int eye_level,
                                   const std::vector<Screen>& screens, std::span<const std::size_t> among);

/// The highest relief under a point; 0 on the plain. At an edge counts as on it.
int level_at(TablePoint point, const std::vector<Screen>& screens);

/// The same of some of the screens. Requires: none left out whose ground the point is on or within the grain of.
int level_at(TablePoint point, const std::vector<Screen>& screens, std::span<const std::size_t> among);

}  // namespace bacler::plane
