#include "app/game/telling.hpp"

#include "files/order_text.hpp"
#include "systems/plaquette/play/fights.hpp"

#include <fmt/format.h>

namespace bacler {

using namespace plaquette;

namespace {

/// The fight that a step judges; none for every other line.
std::optional<Engagement> fight_of(const Battle& before, const Order& order) {
    if (before.stage != Stage::valuing || !std::holds_alternative<Next>(order)) return std::nullopt;
    const Ground ground = ground_of(before);
    std::vector<Fight> fights = fights_of(before, ground);
    const std::optional<std::size_t> next = next_to_judge(before, fights);
    if (!next) return std::nullopt;
    return std::move(fights[*next].engagement);
}

}  // namespace

PieceNames names_of_line(const BattleTimeline& timeline, game::LineId id) {
    const auto& line = timeline.line(id);
    const Battle before = timeline.state_at(line.parent);
    if (const std::optional<Engagement> fight = fight_of(before, line.order)) return names_of(*fight);
    return names_of(before.scenario);
}

Explanation explain_line(Lang lang, const BattleTimeline& timeline, game::LineId id) {
    const auto& line = timeline.line(id);
    const Battle before = timeline.state_at(line.parent);
    return explain_ruling(lang, line.ruling, names_of_line(timeline, id), before.scenario.readings);
}

std::string shown_order(const Order& order) {
    if (const auto* laid = std::get_if<LayHidden>(&order))
        return files::text_of(Order(LayHidden{laid->staff, laid->beside, {}}));
    if (const auto* told = std::get_if<Reveal>(&order))
        return files::text_of(Order(Reveal{told->order, told->note, {}}));
    const auto* lock = std::get_if<SetLock>(&order);
    if (!lock) return files::text_of(order);
    std::string out = "lock " + (lock->side.empty() ? std::string("umpire") : lock->side);
    if (!lock->consent) return out;
    const bool is_umpire = lock->consent->by == game::ConsentBy::umpire;
    return out + (is_umpire ? " by umpire because " : " by both_sides because ") + lock->consent->reason;
}

std::string order_of_line(const BattleTimeline& timeline, game::LineId id) {
    return shown_order(timeline.line(id).order);
}

std::string hour_of(const Battle& battle) {
    if (!battle.scenario.first_minute) return {};
    const int minute = *battle.scenario.first_minute + (battle.sequence - 1) * minutes_per_sequence;
    return fmt::format("{:02}:{:02}", minute / 60 % 24, minute % 60);
}

std::string message_text(Lang lang, std::uint16_t what, Subject who, int a, int b, const PieceNames& names) {
    Finding f;
    f.say = what;
    f.subject = who;
    f.does = Does::permits;
    f.a = a;
    f.b = b;
    return text_of(lang, Ruling{{f}, {}, {}}, f, names);
}

std::vector<std::string> owed_in_words(Lang lang, const Battle& battle) {
    const PieceNames names = names_of(battle.scenario);
    std::vector<std::string> out;
    for (const Owed& o : owed(battle)) out.push_back(message_text(lang, o.what, o.who, o.a, o.b, names));
    return out;
}

}  // namespace bacler
