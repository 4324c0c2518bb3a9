#include "app/game/player_view.hpp"

#include "app/game/telling.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <fmt/format.h>

namespace bacler {

using namespace plaquette;

namespace {

const Keyring& no_keys() {
    static const Keyring none;
    return none;
}

}  // namespace

Viewer viewer_unasked(const Battle& battle) {
    return battle.keeping == OrderKeeping::open ? Viewer::umpire() : Viewer::nobody();
}

PlayerView::PlayerView(const BattleTimeline& timeline, const Viewer& who, const Keyring& ring)
    : timeline_(&timeline),
      who_(who),
      ring_(&ring) {}

PlayerView::PlayerView(const BattleTimeline& timeline)
    : PlayerView(timeline, viewer_unasked(timeline.start()), no_keys()) {}

const Battle& PlayerView::battle() const {
    if (!now_) now_ = view_of(timeline_->state(), who_, *ring_).battle;
    return *now_;
}

Battle PlayerView::battle_after(game::LineId line) const {
    return view_of(timeline_->state_at(line), who_, *ring_).battle;
}

LineView PlayerView::line(Lang lang, game::LineId line) const {
    return line_for(lang, *timeline_, line, who_, *ring_);
}

std::vector<std::string> PlayerView::owed(Lang lang) const {
    return owed_in_words(lang, battle());
}

bool PlayerView::is_umpire_let_in(std::size_t side) const {
    return plaquette::is_umpire_let_in(timeline_->state(), side);
}

std::string log_for(Lang lang, const PlayerView& view) {
    std::string out;
    for (const game::LineId id : view.lines()) {
        const LineView seen = view.line(lang, id);
        out += fmt::format("{:>4}  {}", id, seen.is_own() ? "…" : seen.order);
        out += seen.sealed_note.empty() ? "\n" : "  » " + seen.sealed_note + "\n";
        for (const ExplainedLine& l : seen.told.tree)
            out += fmt::format("{:>{}}{}  {}\n", "", 8 + 2 * l.depth, l.text, l.rule);
        if (!seen.note.empty()) out += "      » " + seen.note + "\n";
    }
    return out;
}

std::string log_for(Lang lang, const BattleTimeline& timeline, const Viewer& who, const Keyring& ring) {
    return log_for(lang, PlayerView(timeline, who, ring));
}

}  // namespace bacler
