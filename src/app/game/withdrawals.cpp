#include "app/game/withdrawals.hpp"

#include "app/fallen_back.hpp"
#include "app/troop_picture.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

/// Do results drive bodies off as this stage ends?
bool drives_off(Stage stage) {
    return stage == Stage::results || stage == Stage::unengaged;
}

/// Is what is decided in this stage about fights and what follows from them?
bool is_of_fights(Stage stage) {
    return stage == Stage::squares || stage == Stage::valuing || stage == Stage::results ||
           stage == Stage::advancing || stage == Stage::unengaged || stage == Stage::staff_losses ||
           stage == Stage::ending;
}

Stage after(const BattleEvent& event, Stage before) {
    for (const Change& change : event.changes)
        if (const auto* now = std::get_if<SequenceStands>(&change)) before = now->stage;
    return before;
}

/// The lines at whose end bodies were driven off, since the players last decided anything else.
std::vector<game::LineId> lines_of_results(const BattleTimeline& timeline, game::LineId at) {
    std::vector<game::LineId> out;
    Stage stage = timeline.start().stage;
    for (const game::LineId id : timeline.path_to(at)) {
        const auto& line = timeline.line(id);
        if (line.author != game::Author::program && !is_of_fights(stage)) out.clear();
        if (drives_off(stage)) out.push_back(id);
        stage = after(line.event, stage);
    }
    return out;
}

/// Where the fronts of those have come that a ruling drove off.
std::vector<TablePoint> ends_of(const Ruling& ruling) {
    std::vector<TablePoint> out;
    for (const Finding& f : ruling.findings)
        if (f.say == id(Say::goes_away_by) && f.measure >= 0)
            out.push_back(ruling.measures.at(static_cast<std::size_t>(f.measure)).to);
    return out;
}

void compare(const Battle& before, const Battle& now, const Ruling& ruling, std::vector<Withdrawn>& out) {
    const std::vector<TablePoint> ends = ends_of(ruling);
    for (const ElementRef ref : all_elements(before)) {
        const Element &was = before.element(ref), &is = now.element(ref);
        if (!element_box(was)) continue;
        const std::optional<plane::Box> to = element_box(is);
        const bool has_left = !to && before.record(ref).gone.empty() && !now.record(ref).gone.empty();
        const bool is_driven =
            to && std::find(ends.begin(), ends.end(), plane::front_centre(*to)) != ends.end();
        if (has_left || is_driven) out.push_back({ref, was, is});
    }
}

}  // namespace

std::vector<Withdrawn> withdrawn_last(const BattleTimeline& timeline, game::LineId at) {
    std::vector<Withdrawn> out;
    for (const game::LineId id : lines_of_results(timeline, at))
        compare(timeline.state_at(timeline.line(id).parent), timeline.state_at(id), timeline.line(id).ruling,
                out);
    return out;
}

Picture withdrawals_picture(const std::vector<Withdrawn>& withdrawn) {
    Picture out;
    for (const Withdrawn& w : withdrawn) {
        draw_ghost(out, plaquettes_of(w.before), w.element.side);
        const std::optional<plane::Box> from = element_box(w.before), to = element_box(w.after);
        if (from && to)
            draw_arrow(out, spot_of(from->centre), spot_of(to->centre), {0.25F, 2},
                       {Paint::arrow, static_cast<std::uint8_t>(w.element.side)});
    }
    return out;
}

}  // namespace bacler
