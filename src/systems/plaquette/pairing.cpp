#include "systems/plaquette/pairing.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <cstdlib>

namespace bacler::plaquette {

namespace {

int middle_twice(const FrontUnit& u) {
    return u.u0.hundredths_of_mm + u.u1.hundredths_of_mm;
}

int overlap(const FrontUnit& a, const FrontUnit& b) {
    return std::min(a.u1, b.u1).hundredths_of_mm - std::max(a.u0, b.u0).hundredths_of_mm;
}

bool overlaps_any(const FrontUnit& unit, const std::vector<FrontUnit>& others) {
    return std::any_of(others.begin(), others.end(),
                       [&](const FrontUnit& o) { return overlap(unit, o) > grain.hundredths_of_mm; });
}

struct Candidate {
    std::size_t attacker, defender;
    int overlap;
    int attacker_off, defender_off;  ///< from the axis, in half hundredths
    int attacker_u, defender_u;
};

bool comes_first(const Candidate& a, const Candidate& b) {
    // Figures within the grain are equal: a tie goes by place, not by luck of rounding in an oblique heading.
    const auto apart = [](int x, int y, int within) { return std::abs(x - y) > within; };
    constexpr int within = grain.hundredths_of_mm, within_twice = 2 * within;  // places are kept doubled
    if (apart(a.overlap, b.overlap, within)) return a.overlap > b.overlap;
    if (apart(a.attacker_off, b.attacker_off, within_twice)) return a.attacker_off < b.attacker_off;
    if (apart(a.defender_off, b.defender_off, within_twice)) return a.defender_off < b.defender_off;
    if (apart(a.attacker_u, b.attacker_u, within_twice)) return a.attacker_u < b.attacker_u;
    return a.defender_u < b.defender_u;
}

std::vector<Candidate> candidates(const std::vector<FrontUnit>& attackers,
                                  const std::vector<FrontUnit>& defenders) {
    std::vector<Candidate> out;
    for (std::size_t a = 0; a < attackers.size(); ++a) {
        if (attackers[a].formation == Formation::battery) continue;  // R139
        for (std::size_t d = 0; d < defenders.size(); ++d) {
            const int o = overlap(attackers[a], defenders[d]);
            const int ua = middle_twice(attackers[a]), ud = middle_twice(defenders[d]);
            if (o > grain.hundredths_of_mm) out.push_back({a, d, o, std::abs(ua), std::abs(ud), ua, ud});
        }
    }
    return out;
}

/// Has a unit room for one more opponent (R137, R138)?
bool has_room(const FrontUnit& unit, const std::vector<const FrontUnit*>& opponents, const FrontUnit& next) {
    if (opponents.empty()) return true;
    if (opponents.size() > 1 || unit.formation != Formation::line) return false;
    return opponents.front()->formation != Formation::line && next.formation != Formation::line;
}

void write_pair(Ledger& ledger, std::size_t a, std::size_t d, bool second) {
    ledger.write(about(with_words(figure(second ? 138 : 137, 74,
                                         second ? Say::line_faces_two : Say::engages_one, Does::permits),
                                  static_cast<int>(a), static_cast<int>(d)),
                       unit_subject(0, a)));
}

}  // namespace

Pairing pair_units(const std::vector<FrontUnit>& attackers, const std::vector<FrontUnit>& defenders) {
    Pairing out;
    Ledger ledger(out.ruling);
    std::vector<std::vector<const FrontUnit*>> of_attacker(attackers.size()), of_defender(defenders.size());
    std::vector<Candidate> rest = candidates(attackers, defenders);
    while (!rest.empty()) {
        // The best is searched anew each time: "within the grain" is no order to sort by.
        auto best = rest.begin();
        for (auto it = rest.begin(); it != rest.end(); ++it)
            if (comes_first(*it, *best)) best = it;
        const Candidate c = *best;
        rest.erase(best);
        const FrontUnit& a = attackers[c.attacker];
        const FrontUnit& d = defenders[c.defender];
        if (!has_room(a, of_attacker[c.attacker], d) || !has_room(d, of_defender[c.defender], a)) continue;
        const bool second = !of_attacker[c.attacker].empty() || !of_defender[c.defender].empty();
        of_attacker[c.attacker].push_back(&d);
        of_defender[c.defender].push_back(&a);
        out.pairs.emplace_back(c.attacker, c.defender);
        write_pair(ledger, c.attacker, c.defender, second);
    }
    for (std::size_t a = 0; a < attackers.size(); ++a) {
        const bool is_battery = attackers[a].formation == Formation::battery;
        if (of_attacker[a].empty()) {
            out.unengaged_attackers.push_back(a);
            if (!is_battery)
                ledger.write(
                    about(figure(142, Say::aligns_without_engaging, Does::no_bearing), unit_subject(0, a)));
        }
        if (!overlaps_any(attackers[a], defenders)) out.overhanging.push_back(a);
        if (is_battery)
            ledger.write(
                about(figure(139, Say::battery_does_not_engage, Does::no_bearing), unit_subject(0, a)));
    }
    for (std::size_t d = 0; d < defenders.size(); ++d)
        if (of_defender[d].empty()) out.unengaged_defenders.push_back(d);
    out.overhang_may_support = out.unengaged_defenders.empty();
    ledger.write(figure(145, 79,
                        out.overhang_may_support ? Say::overlap_may_support : Say::overlap_may_not_support,
                        out.overhang_may_support ? Does::permits : Does::forbids));
    return out;
}

Alignment align(Length offset, Length remaining) {
    Alignment out;
    Ledger ledger(out.ruling);
    const Length need{std::abs(offset.hundredths_of_mm)};
    out.shift = std::min(need, remaining);
    const Length left = need - out.shift;
    out.residual = offset.hundredths_of_mm < 0 ? -left : left;
    const bool whole = left.hundredths_of_mm == 0;
    out.ruling.measures.push_back({need, remaining, LimitWords::at_most, {}, {}, {}});
    Finding f =
        figure(128, 68, whole ? Say::aligned_on_centre : Say::aligned_as_far_as_it_goes, Does::permits);
    f.measure = 0;
    ledger.write(shown(f, Shown::deciding));
    return out;
}

}  // namespace bacler::plaquette
