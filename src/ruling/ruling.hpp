#pragma once
#include "ruling/finding.hpp"

#include <cstddef>
#include <vector>

namespace bacler {

/// A measurement too near its limit to call: what would be found were it surely within its limit, and were it surely not.
struct Doubt {
    Finding met, missed;
    std::int32_t measure{-1};     ///< place in the ruling's measurements
    std::uint16_t settled_by{0};  ///< key of the rule system's messages: what would settle it

    friend constexpr bool operator==(const Doubt&, const Doubt&) = default;
};

/// An answer with its reasons: findings in reading order, each with its depth. The findings beneath a finding explain it.
struct Ruling {
    std::vector<Finding> findings;
    std::vector<Measurement> measures;
    std::vector<Doubt> doubts{};  ///< what hangs on a measurement; none on a drawn table

    friend bool operator==(const Ruling&, const Ruling&) = default;
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
/// limit, or where a figure that neither permits nor forbids hangs on one; not_covered where none permits or forbids.
Verdict verdict(const Ruling& ruling);

/// Does the measurement lie within two of its deviations of its limit? False for a drawn table (deviation 0).
bool is_too_close(const Measurement& m);

/// How far a measurement lies beyond its limit: above it positive, below it negative.
Length margin(const Measurement& m);

/// The doubts that leave an answer open: all of a ruling's, unless it forbids for certain whatever they turn out to be.
std::vector<Doubt> open_doubts(const Ruling& ruling);

/// Adds to a ruling the findings of another, with the measurements and doubts they rest on.
void append(Ruling& into, const Ruling& more);

/// The first finding whose figure is not the fold of the figures beneath it, or findings.size(): the law that keeps an
/// explanation from drifting from its answer. Permissions and findings without bearing are not figures.
std::size_t first_unexplained(const Ruling& ruling);

}  // namespace bacler
