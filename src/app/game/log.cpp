#include "app/game/log.hpp"

namespace bacler {

namespace {

LogLine told(Lang lang, const BattleTimeline& timeline, game::LineId id) {
    const Explanation e = explain_line(lang, timeline, id);
    LogLine out;
    out.line = id;
    out.is_own = timeline.line(id).author == game::Author::program;
    if (!out.is_own) out.order = order_of_line(timeline, id);
    out.says = e.sentence.empty() && !e.tree.empty() ? e.tree.front().text : e.sentence;
    return out;
}

}  // namespace

const std::vector<LogLine>& GameLog::lines(Lang lang, const BattleTimeline& timeline) {
    if (lang_ == lang && at_ == timeline.cursor()) return lines_;
    if (lang_ != lang) told_.clear();
    lang_ = lang;
    at_ = timeline.cursor();
    lines_.clear();
    for (const game::LineId id : timeline.path_to(timeline.cursor())) {
        const auto known = told_.find(id);
        lines_.push_back(known != told_.end() ? known->second
                                              : told_.emplace(id, told(lang, timeline, id)).first->second);
    }
    return lines_;
}

}  // namespace bacler
