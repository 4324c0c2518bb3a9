#pragma once
#include "ruling/finding.hpp"

#include <cstddef>
#include <vector>

namespace bacler {

/// An answer with its reasons: findings in reading order, each with its depth. The findings beneath a finding explain it.
struct Ruling {
    std::vector<Finding> findings;
    std::vector<Measurement> measures;
};

enum class Verdict : std::uint8_t { allowed, forbidden, too_close, not_covered, contradictory };

/// What one finding makes of a running total. permits, forbids and no_bearing leave it as it is. Rounds down (R060).
int after(const Finding& f, int total);

/// The total of the findings at `depth` from `first` up to the first shallower one, folded in order from 0. Findings
/// beneath them explain and are not counted again.
int fold(const std::vector<Finding>& findings, std::size_t first, std::uint8_t depth);

/// The total of a ruling: its findings of depth 0, folded.
int total(const Ruling& ruling);

/// The verdict of a ruling, from its findings of depth 0:
/// contradictory where one rule both permits and forbids; else forbidden or allowed by what forbids and permits, a forbidding
/// finding winning; too_close where every finding that decides this rests on a measurement within two deviations of its
/// limit; not_covered where none permits or forbids.
Verdict verdict(const Ruling& ruling);

/// Does the measurement lie within two of its deviations of its limit? False for a drawn table (deviation 0).
bool is_too_close(const Measurement& m);

/// The first finding whose figure is not the fold of the figures beneath it, or findings.size(): the law that keeps an
/// explanation from drifting from its answer. Permissions and findings without bearing are not figures.
std::size_t first_unexplained(const Ruling& ruling);

}  // namespace bacler
