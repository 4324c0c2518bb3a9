#include "systems/plaquette/troops.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <array>

namespace bacler::plaquette {

int gunners_for(int guns) {
    BACLER_CHECK(guns >= 1);
    return std::max(1, guns / guns_per_gunner);
}

int plaquettes_for(int men) {
    BACLER_CHECK(men >= 1);
    return std::max(1, (men + men_per_plaquette / 2 - 1) / men_per_plaquette);
}

Weight weight_of_calibre(double pounds) {
    if (pounds < 6.0) return Weight::light;
    return pounds < 12.0 ? Weight::medium : Weight::heavy;
}

Majority majority_of(std::span<const ClassCount> counts, bool tie_to_higher) {
    std::array<int, best_troops + 1> per_class{};
    for (const ClassCount& c : counts) {
        BACLER_CHECK(c.troop_value >= worst_troops && c.troop_value <= best_troops);
        per_class[static_cast<std::size_t>(c.troop_value)] += c.plaquettes;
    }
    Majority best;
    for (int v = worst_troops; v <= best_troops; ++v) {
        const int n = per_class[static_cast<std::size_t>(v)];
        if (n > best.plaquettes || (n == best.plaquettes && n > 0 && tie_to_higher)) best = {v, n};
    }
    return best;
}

int battery_class(std::span<const int> gunners, bool tie_to_higher) {
    std::array<ClassCount, 64> counts{};
    BACLER_CHECK(gunners.size() <= counts.size());
    std::size_t used = 0;
    for (const int g : gunners) counts[used++] = {g, 1};
    return majority_of(std::span(counts.data(), used), tie_to_higher).troop_value;
}

}  // namespace bacler::plaquette
