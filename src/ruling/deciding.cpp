#include "ruling/deciding.hpp"

#include <algorithm>

namespace bacler {

namespace {

bool is_doubtful(const Ruling& ruling, const Finding& f) {
    return f.measure >= 0 && is_too_close(ruling.measures[static_cast<std::size_t>(f.measure)]);
}

/// How much a finding weighs in its ruling's verdict: the heaviest decides. 0: nothing.
int weight(const Ruling& ruling, const Finding& f, Verdict v) {
    const bool forbids = f.does == Does::forbids, permits = f.does == Does::permits;
    const bool doubtful = is_doubtful(ruling, f);
    if (v == Verdict::contradictory && forbids)
        return std::any_of(ruling.findings.begin(), ruling.findings.end(),
                           [&](const Finding& g) {
                               return g.depth == 0 && g.does == Does::permits && g.rule == f.rule &&
                                      g.subject == f.subject;
                           })
                   ? 7
                   : 6;
    if (forbids) return doubtful ? 5 : 6;
    if (permits && doubtful && v == Verdict::too_close) return 4;
    if (permits) return f.shown == Shown::deciding ? 3 : 2;
    return 1;
}

}  // namespace

std::optional<std::size_t> deciding_finding(const Ruling& ruling) {
    const Verdict v = verdict(ruling);
    std::optional<std::size_t> best;
    int heaviest = 0;
    for (std::size_t i = 0; i < ruling.findings.size(); ++i) {
        if (ruling.findings[i].depth != 0) continue;
        const int w = weight(ruling, ruling.findings[i], v);
        if (w <= heaviest) continue;
        heaviest = w;
        best = i;
    }
    return best;
}

Ruling with_deciding_first(const Ruling& ruling) {
    Ruling out = ruling;
    const std::optional<std::size_t> first = deciding_finding(ruling);
    if (!first) return out;
    std::size_t end = *first + 1;
    while (end < out.findings.size() && out.findings[end].depth > 0) ++end;
    const auto place = [&](std::size_t i) { return out.findings.begin() + static_cast<std::ptrdiff_t>(i); };
    std::rotate(out.findings.begin(), place(*first), place(end));
    return out;
}

std::optional<Outcomes> outcomes_of(const Ruling& ruling) {
    const std::optional<std::size_t> first = deciding_finding(ruling);
    if (verdict(ruling) != Verdict::too_close || !first || ruling.findings[*first].measure < 0)
        return std::nullopt;
    const auto which = ruling.findings[*first].measure;
    Ruling as_measured = ruling;
    for (Measurement& m : as_measured.measures) m.sd = {};
    Ruling otherwise = as_measured;
    for (Finding& f : otherwise.findings) {
        if (f.measure != which) continue;
        if (f.does == Does::permits || f.does == Does::forbids)
            f.does = f.does == Does::permits ? Does::forbids : Does::permits;
    }
    const Measurement& m = ruling.measures[static_cast<std::size_t>(which)];
    const Length margin = m.value - m.limit;
    const Verdict now = verdict(as_measured), other = verdict(otherwise);
    if (meets(m.value, m.words, m.limit)) return Outcomes{now, other, margin};
    return Outcomes{other, now, margin};
}

}  // namespace bacler
