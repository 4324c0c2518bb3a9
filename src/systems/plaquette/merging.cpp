#include "systems/plaquette/merging.hpp"

#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <optional>

namespace bacler::plaquette {

namespace {

/// Square of the distance, in hundredths of a millimetre: exact, so that equal distances are equal.
long long apart(TablePoint a, TablePoint b) {
    const long long dx = static_cast<long long>(a.x.hundredths_of_mm) - b.x.hundredths_of_mm;
    const long long dy = static_cast<long long>(a.y.hundredths_of_mm) - b.y.hundredths_of_mm;
    return dx * dx + dy * dy;
}

std::optional<std::size_t> nearest_of_arm(const std::vector<MergingUnit>& units, std::size_t from) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i == from || units[i].arm != units[from].arm || units[i].values.empty()) continue;
        if (!best ||
            apart(units[i].centre, units[from].centre) < apart(units[*best].centre, units[from].centre))
            best = i;
    }
    return best;
}

}  // namespace

MergeAnswer merge_units(std::vector<MergingUnit> units) {
    MergeAnswer out;
    Ledger ledger(out.ruling);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].values.size() != 1) continue;
        if (units[i].arm == Arm::artillery) {
            ledger.write(about(figure(45, Say::battery_stays, Does::no_bearing), unit_subject(0, i)));
            continue;
        }
        const std::optional<std::size_t> into = nearest_of_arm(units, i);
        if (!into) {
            ledger.write(about(figure(43, 14, Say::nobody_of_its_arm, Does::no_bearing), unit_subject(0, i)));
            continue;
        }
        units[*into].values.push_back(units[i].values.front());
        units[i].values.clear();
        ledger.write(
            about(with_words(figure(43, 14, Say::joins_unit, Does::adds, 1), static_cast<int>(*into)),
                  unit_subject(0, i)));
    }
    for (MergingUnit& u : units)
        if (!u.values.empty()) out.units.push_back(std::move(u));
    return out;
}

std::vector<ElementMerge> merge_elements(const std::vector<MergingElement>& elements) {
    std::vector<ElementMerge> out;
    std::vector<bool> gone(elements.size(), false);
    std::vector<int> units;
    for (const MergingElement& e : elements) units.push_back(e.units);
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const MergingElement& e = elements[i];
        if (units[i] != 1 || e.units_at_start <= 1 || e.is_grand_battery) continue;
        std::optional<std::size_t> best;
        for (std::size_t k = 0; k < elements.size(); ++k) {
            if (k == i || gone[k] || units[k] == 0 || elements[k].majority_arm != e.majority_arm) continue;
            if (!best || apart(elements[k].centre, e.centre) < apart(elements[*best].centre, e.centre))
                best = k;
        }
        if (!best) continue;
        gone[i] = true;
        units[*best] += units[i];
        out.push_back({i, *best});
    }
    return out;
}

}  // namespace bacler::plaquette
