#include "ruling/ruling.hpp"

#include "base/whole.hpp"

#include <algorithm>
#include <cstdlib>

namespace bacler {

int after(const Finding& f, int total) {
    switch (f.does) {
        case Does::sets: return f.n;
        case Does::adds: return total + f.n;
        case Does::scales: return scaled_down(total, f.n, f.q);
        case Does::at_least: return std::max(total, f.n);
        case Does::at_most: return std::min(total, f.n);
        case Does::permits:
        case Does::forbids:
        case Does::no_bearing: return total;
    }
    return total;
}

int fold(const std::vector<Finding>& findings, std::size_t first, std::uint8_t depth) {
    int total = 0;
    for (std::size_t i = first; i < findings.size() && findings[i].depth >= depth; ++i)
        if (findings[i].depth == depth) total = after(findings[i], total);
    return total;
}

int total(const Ruling& ruling) {
    return fold(ruling.findings, 0, 0);
}

bool is_too_close(const Measurement& m) {
    const int off = std::abs(m.value.hundredths_of_mm - m.limit.hundredths_of_mm);
    return m.sd.hundredths_of_mm > 0 && off < 2 * m.sd.hundredths_of_mm;
}

Length margin(const Measurement& m) {
    return m.value - m.limit;
}

void append(Ruling& into, const Ruling& more) {
    const auto moved_on = static_cast<std::int32_t>(into.measures.size());
    const auto rebased = [&](Finding f) {
        if (f.measure >= 0) f.measure += moved_on;
        return f;
    };
    for (const Finding& f : more.findings) into.findings.push_back(rebased(f));
    into.measures.insert(into.measures.end(), more.measures.begin(), more.measures.end());
    for (const Doubt& d : more.doubts)
        into.doubts.push_back({rebased(d.met), rebased(d.missed), d.measure + moved_on, d.settled_by});
}

namespace {

bool is_certain(const Ruling& ruling, const Finding& f) {
    return f.measure < 0 || !is_too_close(ruling.measures[static_cast<std::size_t>(f.measure)]);
}

bool contradicts_itself(const Ruling& ruling) {
    for (const Finding& f : ruling.findings) {
        if (f.depth != 0 || f.does != Does::permits || f.rule.number == 0) continue;
        for (const Finding& g : ruling.findings)
            if (g.depth == 0 && g.does == Does::forbids && g.rule == f.rule && g.subject == f.subject)
                return true;
    }
    return false;
}

}  // namespace

Verdict verdict(const Ruling& ruling) {
    if (contradicts_itself(ruling)) return Verdict::contradictory;
    bool permits = false, forbids = false, surely_forbids = false, doubtful_permit = false;
    for (const Finding& f : ruling.findings) {
        if (f.depth != 0) continue;
        const bool certain = is_certain(ruling, f);
        if (f.does == Does::permits) {
            permits = true;
            doubtful_permit = doubtful_permit || !certain;
        } else if (f.does == Does::forbids) {
            forbids = true;
            surely_forbids = surely_forbids || certain;
        }
    }
    if (surely_forbids) return Verdict::forbidden;
    if (forbids || doubtful_permit) return Verdict::too_close;
    if (permits) return Verdict::allowed;
    return ruling.doubts.empty() ? Verdict::not_covered : Verdict::too_close;
}

std::vector<Doubt> open_doubts(const Ruling& ruling) {
    const Verdict v = verdict(ruling);
    return v == Verdict::forbidden || v == Verdict::contradictory ? std::vector<Doubt>{} : ruling.doubts;
}

std::size_t first_unexplained(const Ruling& ruling) {
    const std::vector<Finding>& all = ruling.findings;
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        const Finding& f = all[i];
        const bool is_figure = f.does == Does::sets || f.does == Does::adds || f.does == Does::at_least ||
                               f.does == Does::at_most;
        const auto beneath = static_cast<std::uint8_t>(f.depth + 1);
        if (!is_figure || all[i + 1].depth != beneath) continue;
        bool explains = false;
        for (std::size_t k = i + 1; k < all.size() && all[k].depth >= beneath; ++k)
            explains = explains || (all[k].depth == beneath && all[k].does != Does::no_bearing &&
                                    all[k].does != Does::permits && all[k].does != Does::forbids);
        if (explains && fold(all, i + 1, beneath) != f.n) return i;
    }
    return all.size();
}

}  // namespace bacler
