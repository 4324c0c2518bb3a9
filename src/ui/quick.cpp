#include "ui/quick.hpp"

#include "base/check.hpp"

#include <utility>

namespace bacler::ui {

using quick::Topic;

namespace {

/// Lays the two brigades anew, with nothing stated of them yet.
void lay_brigades(Quick& q) {
    Desk& desk = q.engagement;
    desk.scenario = quick::scenario_of(desk.lang, q.meeting);
    desk.spoken = {};
    desk.card.reset();
    desk.rule.reset();
    desk.unfolded.clear();
    desk.also_considered = false;
    desk.tab = Tab::situation;
    desk.table = quick::lay(desk.scenario);
}

/// The same with all that was stated and rolled.
void relay_brigades(Quick& q) {
    const std::optional<EngagementTable> before = std::move(q.engagement.table);
    const Tab tab = q.engagement.tab;
    lay_brigades(q);
    if (!before) return;
    quick::carry_over(*before, *q.engagement.table);
    q.engagement.tab = tab;
}

}  // namespace

Quick::Quick() {
    for (const Topic t : quick::topics)
        if (t != Topic::engagement) forms[static_cast<std::size_t>(t)] = quick::usual_form(t);
    engagement.screen = cards.screen = Screen::quick;
}

void show_quick(Desk& desk) {
    if (desk.screen == Screen::quick) return;
    desk.under_quick = desk.screen;
    desk.screen = Screen::quick;
}

void leave_quick(Desk& desk) {
    if (desk.screen == Screen::quick) desk.screen = desk.under_quick;
}

void put_topic(Quick& q, Topic topic) {
    q.topic = topic;
    q.cards.rule.reset();
    q.engagement.rule.reset();
    if (topic == Topic::engagement && !q.engagement.table) lay_brigades(q);
}

void begin_again(Quick& q) {
    BACLER_CHECK(q.topic.has_value());
    if (*q.topic == Topic::engagement)
        lay_brigades(q);
    else
        form_of(q).die.reset();
}

void take_brigade(Quick& q, std::size_t side, std::size_t place) {
    quick::Brigade& brigade = q.meeting.brigades.at(side);
    const quick::Brigade before = brigade;
    brigade = quick::brigade_like(place);
    // Who commands is not of the template.
    brigade.staff_value = before.staff_value;
    brigade.charisma = before.charisma;
    relay_brigades(q);
}

void step_brigade(Quick& q, std::size_t side, quick::Part part, int by) {
    quick::step(q.meeting.brigades.at(side), part, by);
    relay_brigades(q);
}

void toggle_tactical(Quick& q) {
    q.meeting.is_tactical = !q.meeting.is_tactical;
    relay_brigades(q);
}

void answer_ask(Quick& q, quick::Ask ask, std::size_t choice) {
    quick::choose(form_of(q), ask, choice);
}

void throw_die(Quick& q, int face) {
    form_of(q).die = face;
}

quick::Form& form_of(Quick& q) {
    BACLER_CHECK(q.topic && *q.topic != Topic::engagement);
    return q.forms.at(static_cast<std::size_t>(*q.topic));
}

const quick::QuickRuling& ruling_of(Quick& q, Lang lang) {
    const quick::Form& form = form_of(q);
    if (!q.answer || !(q.answer->form == form) || q.answer->lang != lang)
        q.answer = Quick::Answer{form, lang, quick::rule_on(lang, form)};
    return q.answer->ruling;
}

void follow_desk(Quick& q, const Desk& desk) {
    q.cards.lang = desk.lang;
    if (q.engagement.lang == desk.lang) return;
    q.engagement.lang = desk.lang;
    if (q.engagement.table) relay_brigades(q);
}

}  // namespace bacler::ui
