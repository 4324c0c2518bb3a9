#include "app/game/played_otherwise.hpp"

#include "app/game/table_steps.hpp"
#include "systems/plaquette/play/play.hpp"

#include <optional>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

/// The battle after all of some orders; none where one of them is refused.
std::optional<Battle> after_all(Battle battle, const std::vector<Order>& orders) {
    for (const Order& order : orders) {
        const PlayAnswer answer = referee(battle, order);
        if (!answer.event) return std::nullopt;
        battle = advance(std::move(battle), *answer.event);
    }
    return battle;
}

/// The last line of the program's that follows from a line.
game::LineId end_of_decision(const BattleTimeline& timeline, game::LineId line) {
    game::LineId end = line;
    bool is_past = false;
    for (const game::LineId id : timeline.path_to(timeline.cursor())) {
        if (is_past && timeline.line(id).author != game::Author::program) break;
        is_past = is_past || id == line;
        if (is_past) end = id;
    }
    return end;
}

}  // namespace

game::LineId last_decision(const BattleTimeline& timeline) {
    game::LineId at = timeline.cursor();
    while (at != 0 && timeline.line(at).author == game::Author::program) at = timeline.line(at).parent;
    return at;
}

std::vector<std::string> pieces_concerned(const BattleTimeline& timeline, game::LineId line) {
    while (timeline.line(line).author == game::Author::program && timeline.line(line).parent != 0)
        line = timeline.line(line).parent;
    const Battle before = timeline.state_at(timeline.line(line).parent),
                 after = timeline.state_at(end_of_decision(timeline, line));
    std::vector<std::string> out;
    for (const LyingPiece& piece : lying_pieces(after.scenario)) {
        const std::optional<Correction> was = as_it_stands(before, piece.id);
        const bool is_other = was != as_it_stands(after, piece.id);
        if (is_other && as_it_stands(timeline.state(), piece.id)) out.push_back(piece.id);
    }
    return out;
}

std::vector<Order> orders_of_corrections(const Battle& battle, const std::vector<Correction>& corrections,
                                         game::LineId line, const game::Consent& consent) {
    std::vector<Order> out;
    Battle then = battle;
    std::vector<Correction> left = corrections;
    const auto give = [&](const std::vector<Order>& orders, Battle&& next) {
        out.insert(out.end(), orders.begin(), orders.end());
        then = std::move(next);
    };
    bool was_lifted = false;
    while (!left.empty()) {
        bool goes_on = false;
        for (std::size_t i = 0; i < left.size() && !goes_on; ++i) {
            const std::vector<Order> orders = orders_of_correction(then, left[i], line, consent);
            std::optional<Battle> next = after_all(then, orders);
            if (!next) continue;
            give(orders, *std::move(next));
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
            goes_on = true;
        }
        if (goes_on) continue;
        const Overrule lift{static_cast<int>(line), Place{left.front().piece, {}, {}}, consent.by,
                            consent.reason};
        std::optional<Battle> next = left.front().is_on_table ? after_all(then, {lift}) : std::nullopt;
        if (was_lifted || line == 0 || !next) {
            // Nothing makes room: whoever tries it reads why.
            for (const Correction& one : left) {
                const std::vector<Order> orders = orders_of_correction(then, one, line, consent);
                out.insert(out.end(), orders.begin(), orders.end());
            }
            return out;
        }
        give({lift}, *std::move(next));
        was_lifted = true;
    }
    return out;
}

}  // namespace bacler
