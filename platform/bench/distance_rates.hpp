#pragma once

namespace bacler::bench {

/// Distances between two boxes a second on one core, the same pairs for each: median of rounds taken in turn.
struct DistanceRates {
    double ours{0}, geos{0}, boost{0};
    double farthest_off_mm{0};  ///< between ours and either of the others
};

/// Ours from the boxes' figures, as rulings ask them; GEOS and Boost.Geometry from polygons made beforehand.
DistanceRates distance_rates();

}  // namespace bacler::bench
