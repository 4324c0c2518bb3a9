#include "ui/mending.hpp"

#include "app/game/trying_out.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

using game::Mending;

namespace {

const plaquette::Order& order_of(const Desk& desk, game::LineId line) {
    return desk.playing->game.timeline().line(line).order;
}

/// Does what was forgotten bring losses that their owner might lay elsewhere? Then they fall as the rules lay them, so that the rest is
/// played on top; the log lets him lay them otherwise.
bool leaves_losses_to_choose(BattleTimeline timeline, const game::Mend<plaquette::PlaquetteGame>& mend) {
    if (mend.answers.empty()) return false;
    const game::MendReport report = game::mend(timeline, mend);
    return report.is_done && report.first_unfit != 0 && timeline.state().stage == plaquette::Stage::falling;
}

/// Each with the sentence that lets it pass, and as it is written in a script.
std::string words_of(const Desk& desk, const MendPlan& plan) {
    const BattleTimeline& timeline = desk.playing->game.timeline();
    const Trial trial = try_out(desk.lang, timeline.state_at(timeline.line(plan.line).parent), plan.orders);
    std::string out;
    for (std::size_t i = 0; i < plan.orders.size(); ++i) {
        const std::string order = text_of_order(plan.orders[i]);
        out += out.empty() ? "" : " · ";
        out += i < trial.says.size() ? trial.says[i] + " (" + order + ")" : order;
    }
    return out;
}

/// A plan is consented to as soon as it is whole.
void ask_about_plan(Desk& desk) {
    const MendPlan& plan = *desk.playing->mending;
    if (is_adding(desk) || (plan.asks_die() && !plan.answer)) return;
    ask_consent(desk, {words_of_plan, carry_out_plan});
}

void plan(Desk& desk, game::LineId line, Mending how, std::vector<plaquette::Order> orders) {
    Playing& p = *desk.playing;
    p.mended.reset();
    p.refused.reset();
    p.mending = MendPlan{line, how, std::move(orders), std::nullopt};
    ++p.changes;
    ask_about_plan(desk);
}

}  // namespace

void mend_die(Desk& desk, game::LineId line, int face) {
    const auto* roll = std::get_if<plaquette::Roll>(&order_of(desk, line));
    BACLER_CHECK(roll != nullptr);
    if (face == roll->face)
        drop_plan(desk);
    else
        plan(desk, line, Mending::instead, {plaquette::Roll{roll->die, face}});
}

void mend_order(Desk& desk, game::LineId line, const plaquette::Order& order) {
    plan(desk, line, Mending::instead, {order});
}

void mend_out(Desk& desk, game::LineId line) {
    plan(desk, line, Mending::out, {});
}

void mend_before(Desk& desk, game::LineId line) {
    close_hand(desk);
    const game::LineId before = desk.playing->game.timeline().line(line).parent;
    look_at(desk, before);
    plan(desk, line, Mending::before, {});
    desk.playing->page = Playing::Page::owed;
}

bool is_adding(const Desk& desk) {
    const std::optional<MendPlan>& plan = desk.playing->mending;
    return plan && plan->how == Mending::before && plan->orders.empty();
}

void drop_plan(Desk& desk) {
    Playing& p = *desk.playing;
    if (!p.mending) return;
    const bool was_before = p.mending->how == Mending::before;
    p.mending.reset();
    ++p.changes;
    if (was_before) look_at(desk, std::nullopt);
}

void answer_in_plan(Desk& desk, int face) {
    MendPlan& plan = *desk.playing->mending;
    BACLER_CHECK(plan.asks_die());
    if (plan.answer == face)
        plan.answer.reset();
    else
        plan.answer = face;
    ask_about_plan(desk);
}

bool add_to_plan(Desk& desk, const std::vector<plaquette::Order>& orders) {
    BACLER_CHECK(is_adding(desk));
    Playing& p = *desk.playing;
    plaquette::Battle then = p.game.timeline().state_at(*p.looked_at);
    p.refused.reset();
    for (const plaquette::Order& order : orders) {
        plaquette::PlayAnswer answer = plaquette::referee(then, order);
        if (!answer.event) {
            p.refused = std::move(answer.ruling);
            ++p.changes;
            return false;
        }
        then = plaquette::PlaquetteGame::advance(std::move(then), *answer.event);
    }
    forget_picks(desk);
    p.mending->orders = orders;
    ++p.changes;
    ask_about_plan(desk);
    return true;
}

std::string words_of_plan(const Desk& desk) {
    const MendPlan& plan = *desk.playing->mending;
    const std::string line = std::to_string(plan.line);
    if (plan.how == Mending::out) return say(desk.lang, "ui.log.will_be_out", {line});
    const bool is_instead = plan.how == Mending::instead;
    return say(desk.lang, is_instead ? "ui.log.will_be" : "ui.log.will_be_before",
               {line, words_of(desk, plan)});
}

void carry_out_plan(Desk& desk, game::ConsentBy by) {
    Playing& p = *desk.playing;
    BACLER_CHECK(p.mending && !is_adding(desk));
    const MendPlan plan = *p.mending;
    game::Mend<plaquette::PlaquetteGame> mend;
    mend.line = plan.line;
    mend.how = plan.how;
    mend.consent = {by, {}};
    const BattleTimeline& timeline = p.game.timeline();
    plaquette::Battle then = timeline.state_at(timeline.line(plan.line).parent);
    for (const plaquette::Order& order : plan.orders) {
        mend.orders.push_back({order, author_of(then, order)});
        if (const auto event = plaquette::referee(then, order).event)
            then = plaquette::PlaquetteGame::advance(std::move(then), *event);
    }
    if (plan.answer && plan.asks_die())
        mend.answers.push_back(
            {plaquette::Roll{plaquette::Die::d10, *plan.answer}, mend.orders.front().author});
    if (leaves_losses_to_choose(timeline, mend))
        mend.answers.push_back({plaquette::Next{}, game::Author::umpire});
    Faults faults;
    MendStory story{p.game.mend(mend, faults)};
    const bool is_refused = !story.report.is_done;
    p.refused.reset();
    if (is_refused && faults.empty()) p.refused = std::move(story.report.ruling);
    heed(desk, std::move(faults));
    ++p.changes;
    if (is_refused) return;
    p.mending.reset();
    p.unfolded.reset();
    p.unplayed = story.report.unplayed;
    p.mended = std::move(story);
    p.page = Playing::Page::owed;
    forget_picks(desk);
    show_game(desk);
}

void play_on_after_mend(Desk& desk) {
    Playing& p = *desk.playing;
    Faults faults;
    MendStory story{p.game.play_on(faults)};
    heed(desk, std::move(faults));
    p.refused.reset();
    p.unplayed = story.report.unplayed;
    p.mended = std::move(story);
    forget_picks(desk);
    show_game(desk);
}

std::string why_refused(const Desk& desk) {
    const Playing& p = *desk.playing;
    BACLER_CHECK(p.refused.has_value());
    return explain_ruling(desk.lang, *p.refused, names_of(desk.scenario), desk.scenario.readings).sentence;
}

std::vector<plaquette::Order> other_losses(const Desk& desk, game::LineId line) {
    const auto* lost = std::get_if<plaquette::Lose>(&order_of(desk, line));
    if (lost == nullptr) return {};
    const BattleTimeline& timeline = desk.playing->game.timeline();
    const plaquette::Battle before = timeline.state_at(timeline.line(line).parent);
    std::vector<plaquette::Order> out;
    for (const plaquette::Side& side : before.scenario.sides)
        for (const plaquette::Element& e : side.elements)
            for (const plaquette::ScenarioUnit& u : e.units) {
                const plaquette::Order other = plaquette::Lose{u.unit.id};
                if (u.unit.id != lost->unit && plaquette::referee(before, other).event) out.push_back(other);
            }
    return out;
}

}  // namespace bacler::ui
