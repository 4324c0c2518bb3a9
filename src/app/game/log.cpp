#include "app/game/log.hpp"

#include <cstddef>

namespace bacler {

namespace {

LogLine in_words(Lang lang, const PlayerView& view, game::LineId id) {
    const LineView seen = view.line(lang, id);
    LogLine out;
    out.line = id;
    out.is_own = seen.is_own();
    if (!out.is_own) out.order = seen.order;
    out.says = seen.says();
    out.note = seen.sealed_note;
    return out;
}

}  // namespace

std::vector<LogLine> ruled_last(const std::vector<LogLine>& lines, std::size_t most) {
    std::size_t from = lines.size();
    while (from > 0 && lines.size() - from < most) {
        --from;
        if (!lines[from].is_own) break;
    }
    return {lines.begin() + static_cast<std::ptrdiff_t>(from), lines.end()};
}

const std::vector<LogLine>& GameLog::lines_to(Lang lang, const PlayerView& view, game::LineId line) {
    const Told now{lang, view.who(), view.keys()};
    if (for_ == now && at_ == line) return lines_;
    if (!(for_ == now)) told_.clear();
    for_ = now;
    at_ = line;
    lines_.clear();
    for (const game::LineId id : view.lines_to(line)) {
        const auto known = told_.find(id);
        lines_.push_back(known != told_.end() ? known->second
                                              : told_.emplace(id, in_words(lang, view, id)).first->second);
    }
    return lines_;
}

}  // namespace bacler
