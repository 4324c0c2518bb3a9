#pragma once
#include "base/check.hpp"
#include "ruling/ruling.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace bacler {

/// Writes a ruling as it is worked out. Opening a finding makes the findings that follow explain it; closing it gives it
/// the fold of those findings as its figure, so that no figure can be stated that its reasons do not give.
class Ledger {
public:
    explicit Ledger(Ruling& into) : into_(into) {}

    /// Writes one finding at the present depth and returns the running total there.
    int write(Finding f) {
        f.depth = depth_;
        into_.findings.push_back(f);
        return totals_[depth_] = after(f, totals_[depth_]);
    }

    /// Writes what a measurement decides: `met` where it meets its limit, else `missed`; where it lies too near to call, both are
    /// kept as a doubt, with the message of what would settle it. Returns whether it meets its limit.
    bool weigh(const Measurement& m, Finding met, Finding missed, std::uint16_t settled_by) {
        met.measure = missed.measure = measured(m);
        const bool is_met = meets(m.value, m.words, m.limit);
        write(is_met ? met : missed);
        met.depth = missed.depth = depth_;
        if (is_too_close(m)) into_.doubts.push_back({met, missed, met.measure, settled_by});
        return is_met;
    }

    /// Takes in a measurement for a finding to rest on; returns its place.
    std::int32_t measured(const Measurement& m) {
        into_.measures.push_back(m);
        return static_cast<std::int32_t>(into_.measures.size()) - 1;
    }

    /// Begins a finding that the next ones explain. Requires: fewer than max_depth open.
    void open(Finding f) {
        BACLER_CHECK(depth_ + 1U < max_depth);
        f.depth = depth_;
        opened_[depth_] = into_.findings.size();
        into_.findings.push_back(f);
        totals_[++depth_] = 0;
    }

    /// Ends the last opened finding: what sets or adds takes as its figure the fold of what stands beneath it, which is
    /// returned; a mere heading (no_bearing) keeps none.
    /// Requires: one is open.
    int close() {
        BACLER_CHECK(depth_ > 0);
        const int figure = totals_[depth_--];
        Finding& f = into_.findings[opened_[depth_]];
        if (f.does == Does::sets || f.does == Does::adds) f.n = figure;
        totals_[depth_] = after(f, totals_[depth_]);
        return figure;
    }

    /// Goes on with a ruling begun by another ledger whose total is known. Requires: nothing open, nothing written yet.
    void resume(int total) {
        BACLER_CHECK(depth_ == 0);
        totals_[0] = total;
    }

    /// The running total at the present depth.
    int total() const { return totals_[depth_]; }

    /// The finding last opened and not yet closed, to complete its words. Requires: one is open.
    Finding& opened() {
        BACLER_CHECK(depth_ > 0);
        return into_.findings[opened_[depth_ - 1U]];
    }

    static constexpr std::size_t max_depth = 12;

private:
    Ruling& into_;
    std::uint8_t depth_{0};
    std::array<int, max_depth> totals_{};
    std::array<std::size_t, max_depth> opened_{};
};

}  // namespace bacler
