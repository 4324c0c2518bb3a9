#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/pairing.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

/// Sharing of an engaged front between several attackers (R129, R130; Q80).
namespace bacler::plaquette {

namespace {

using Parts = std::vector<std::vector<std::size_t>>;

struct Front {
    int low, high;
};

Front front_of(const std::vector<SharedUnit>& units) {
    Front f{units.front().u.hundredths_of_mm, units.front().u.hundredths_of_mm};
    for (const SharedUnit& s : units) {
        f.low = std::min(f.low, s.u.hundredths_of_mm - s.w.hundredths_of_mm / 2);
        f.high = std::max(f.high, s.u.hundredths_of_mm + s.w.hundredths_of_mm / 2);
    }
    return f;
}

int cut_at(const Front& f, int attackers, int k) {
    return f.low + static_cast<int>(static_cast<long long>(f.high - f.low) * k / attackers);
}

int plaquettes_in(const std::vector<SharedUnit>& units, const std::vector<std::size_t>& part) {
    int n = 0;
    for (const std::size_t i : part) n += units[i].plaquettes;
    return n;
}

/// Each unit to the part that holds its centre; those on a cut afterwards, to the weaker side, then to the left.
Parts divide(const std::vector<SharedUnit>& units, const Front& f, int attackers) {
    Parts parts(static_cast<std::size_t>(attackers));
    std::vector<std::pair<std::size_t, std::size_t>> on_cut;  // unit, part to its left
    for (std::size_t i = 0; i < units.size(); ++i) {
        const int u = units[i].u.hundredths_of_mm;
        std::size_t part = 0;
        bool on = false;
        for (int k = 1; k < attackers; ++k) {
            const int off = u - cut_at(f, attackers, k);
            if (std::abs(off) <= grain.hundredths_of_mm) {
                on_cut.emplace_back(i, static_cast<std::size_t>(k) - 1);
                on = true;
            }
            if (off > 0) part = static_cast<std::size_t>(k);
        }
        if (!on) parts[part].push_back(i);
    }
    for (const auto& entry : on_cut) {
        const bool right_is_weaker =
            plaquettes_in(units, parts[entry.second + 1]) < plaquettes_in(units, parts[entry.second]);
        parts[entry.second + (right_is_weaker ? 1 : 0)].push_back(entry.first);
    }
    for (std::vector<std::size_t>& p : parts)
        std::sort(p.begin(), p.end(), [&](std::size_t a, std::size_t b) { return units[a].u < units[b].u; });
    return parts;
}

bool is_guns_only(const std::vector<SharedUnit>& units, const std::vector<std::size_t>& part) {
    for (const std::size_t i : part)
        if (units[i].arm != Arm::artillery) return false;
    return true;
}

/// The unit of the neighbouring parts nearest to a part of guns, left at a tie; never one whose part would be left without
/// troops of its own.
struct Neighbour {
    std::size_t part, place;
    int distance;
};
std::optional<Neighbour> nearest_neighbour(const std::vector<SharedUnit>& units, const Parts& parts,
                                           std::size_t guns) {
    std::optional<Neighbour> best;
    const auto look_at = [&](std::size_t part, std::size_t place, std::size_t from) {
        const std::size_t unit = parts[part][place];
        const int d = std::abs(units[unit].u.hundredths_of_mm - units[from].u.hundredths_of_mm);
        if (units[unit].arm != Arm::artillery && (!best || d < best->distance))
            best = Neighbour{part, place, d};
    };
    if (guns > 0 && !parts[guns - 1].empty())
        look_at(guns - 1, parts[guns - 1].size() - 1, parts[guns].front());
    if (guns + 1 < parts.size() && !parts[guns + 1].empty()) look_at(guns + 1, 0, parts[guns].back());
    if (!best) return std::nullopt;
    std::vector<std::size_t> rest = parts[best->part];
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(best->place));
    if (is_guns_only(units, rest)) return std::nullopt;
    return best;
}

/// Gives parts of batteries their nearest neighbour; false where that cannot be, or a part is empty.
bool mend_parts(const std::vector<SharedUnit>& units, Parts& parts, Ledger& ledger) {
    for (const std::vector<std::size_t>& p : parts)
        if (p.empty()) return false;
    if (parts.size() == 1) return true;
    for (std::size_t k = 0; k < parts.size(); ++k) {
        if (!is_guns_only(units, parts[k])) continue;
        const std::optional<Neighbour> n = nearest_neighbour(units, parts, k);
        if (!n) return false;
        const std::size_t unit = parts[n->part][n->place];
        parts[n->part].erase(parts[n->part].begin() + static_cast<std::ptrdiff_t>(n->place));
        if (n->part < k)
            parts[k].insert(parts[k].begin(), unit);
        else
            parts[k].push_back(unit);
        ledger.write(
            about(figure(129, 80, Say::guns_take_neighbour, Does::no_bearing), unit_subject(0, unit)));
    }
    return true;
}

Length centre_of(const std::vector<SharedUnit>& units, const std::vector<std::size_t>& part) {
    std::vector<SharedUnit> of_part;
    for (const std::size_t i : part) of_part.push_back(units[i]);
    const Front f = front_of(of_part);
    return {(f.low + f.high) / 2};
}

}  // namespace

FrontShare share_front(const std::vector<SharedUnit>& first_line, int attackers) {
    BACLER_CHECK(!first_line.empty() && attackers >= 1);
    FrontShare out;
    Ledger ledger(out.ruling);
    const Front front = front_of(first_line);
    int count = attackers;
    Parts parts = divide(first_line, front, count);
    while (count > 1 && !mend_parts(first_line, parts, ledger)) {
        ledger.write(
            with_words(figure(129, 80, Say::one_attacker_fewer, Does::no_bearing), count, count - 1));
        parts = divide(first_line, front, --count);
    }
    out.attackers = count;
    for (int k = 1; k < count; ++k) out.cuts.push_back({cut_at(front, count, k)});
    for (const std::vector<std::size_t>& p : parts) out.centres.push_back(centre_of(first_line, p));
    out.parts = std::move(parts);
    ledger.write(shown(with_words(figure(130, 80, Say::front_shared, Does::no_bearing), count, attackers),
                       Shown::deciding));
    return out;
}

}  // namespace bacler::plaquette
