#include "ui/mending.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

using game::Mending;

namespace {

const plaquette::Order& order_of(const Desk& desk, game::LineId line) {
    return desk.playing->game.timeline().line(line).order;
}

void plan(Desk& desk, game::LineId line, Mending how, std::vector<plaquette::Order> orders) {
    Playing& p = *desk.playing;
    p.mended.reset();
    p.refused.reset();
    p.mending = MendPlan{line, how, std::move(orders), std::nullopt};
    ++p.changes;
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
    return true;
}

void carry_out_plan(Desk& desk, game::ConsentBy by) {
    Playing& p = *desk.playing;
    BACLER_CHECK(p.mending && !is_adding(desk));
    const MendPlan plan = *p.mending;
    game::Mend<plaquette::PlaquetteGame> mend;
    mend.line = plan.line;
    mend.how = plan.how;
    mend.consent = {by, {}};
    const plaquette::Battle then = p.game.timeline().state_at(p.game.timeline().line(plan.line).parent);
    if (!plan.orders.empty()) {
        mend.order = plan.orders.front();
        mend.author = author_of(then, plan.orders.front());
    }
    Faults faults;
    MendStory story{p.game.mend(mend, faults)};
    heed(desk, std::move(faults));
    p.refused.reset();
    if (!story.report.is_done) {
        p.refused = std::move(story.report.ruling);
        ++p.changes;
        return;
    }
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
    p.unplayed.clear();
    ++p.changes;
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
