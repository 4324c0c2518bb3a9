#include "systems/plaquette/reduction.hpp"

#include "base/check.hpp"
#include "base/whole.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

namespace bacler::plaquette {

namespace {

struct Share {
    int p, q;
};

constexpr Share share_of(Reduction column) {
    switch (column) {
        case Reduction::minus_third: return {2, 3};
        case Reduction::half: return {1, 2};
        case Reduction::minus_two_thirds: return {1, 3};
        case Reduction::quarter_of: return {1, 4};
    }
    return {1, 1};
}

}  // namespace

int reduced(int value, Reduction column) {
    BACLER_CHECK(value >= 0);
    const Share s = share_of(column);
    return scaled_down(value, s.p, s.q);
}

RuleRef reduction_row(int value) {
    // R214-R222 are the rows of 2 to 10.
    return value >= 2 && value <= 10 ? RuleRef{static_cast<std::uint16_t>(212 + value)} : RuleRef{60};
}

Ruling rule_on_reduction(int value, Reduction column) {
    const Share s = share_of(column);
    Ruling ruling;
    Ledger ledger(ruling);
    ledger.write(figure(60, Say::value_to_reduce, Does::sets, value));
    Finding cell = scaling(60, column == Reduction::quarter_of ? 4 : 5, Say::reduction_cell, s.p, s.q);
    cell.rule = reduction_row(value);
    cell.shown = Shown::deciding;
    cell.a = value;
    cell.b = reduced(value, column);
    ledger.write(cell);
    return ruling;
}

}  // namespace bacler::plaquette
