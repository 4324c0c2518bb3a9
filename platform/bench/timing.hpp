#pragma once
#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace bacler::bench {

/// How long work kept the processor, to the microsecond: what others do on the same machine meanwhile is not counted.
template <class Work>
double milliseconds(const Work& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// The figure that a share of all stay below or at: 0.5 the median. Requires: at least one.
inline double below(std::vector<double> figures, double share) {
    std::sort(figures.begin(), figures.end());
    return figures[static_cast<std::size_t>(share * static_cast<double>(figures.size() - 1))];
}

}  // namespace bacler::bench
