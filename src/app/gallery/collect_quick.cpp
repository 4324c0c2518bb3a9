#include "app/gallery/collector.hpp"
#include "app/quick/brigades.hpp"
#include "app/quick/ruling.hpp"

namespace bacler::gallery {

using quick::Ask;
using quick::Form;
using quick::Topic;

namespace {

Chapter chapter_of(Topic topic) {
    switch (topic) {
        case Topic::engagement: return Chapter::engagement;
        case Topic::fire: return Chapter::fire;
        case Topic::order: return Chapter::order;
        case Topic::move: return Chapter::move;
        case Topic::square: return Chapter::square;
        case Topic::retreat: break;
    }
    return Chapter::retreat;
}

/// What was answered to a form's questions, one after another.
std::string answers_of(Lang lang, const Form& form) {
    std::string out;
    for (const Ask ask : quick::asked(form))
        out.append(out.empty() ? "" : " · ")
            .append(choice_text(lang, form, ask, form.chosen.at(static_cast<std::size_t>(ask))));
    return out;
}

void show_form(Collector& into, Form form) {
    const quick::QuickRuling waiting = quick::rule_on(into.lang(), form);
    const auto show = [&](const quick::QuickRuling& ruling) {
        into.show({chapter_of(form.topic), answers_of(into.lang(), form), ruling.ruling, {}, {}}, {},
                  [&](Exhibit& shown) {
                      shown.told.sentence = ruling.sentence;
                      for (const quick::QuickLine& line : ruling.lines) shown.told.tree.push_back(line.line);
                  });
    };
    show(waiting);
    if (!waiting.die) return;
    for (form.die = 1; *form.die <= waiting.die->faces; ++*form.die) show(quick::rule_on(into.lang(), form));
}

/// Every answer to every question, and to every two of them.
void show_forms(Collector& into, Topic topic) {
    const Form usual = quick::usual_form(topic);
    for (const Ask first : quick::asked(usual))
        for (std::size_t i = 0; i < choices_of(usual, first); ++i) {
            Form one = usual;
            choose(one, first, i);
            show_form(into, one);
            for (const Ask second : quick::asked(one))
                for (std::size_t k = 0; second > first && k < choices_of(one, second); ++k) {
                    Form two = one;
                    choose(two, second, k);
                    show_form(into, two);
                }
        }
}

}  // namespace

void show_engagement(Collector& into, const EngagementTable& table) {
    const auto& sides = table.question().sides;
    const std::string asked =
        say(into.lang(), "ui.gallery.engagement",
            {sides[0].name, std::to_string(*table.die(0)), sides[1].name, std::to_string(*table.die(1))});
    into.show({Chapter::engagement, asked, table.answer()->ruling, {}, {}}, sentence_key(*table.answer()),
              [&](Exhibit& shown) {
                  shown.told = explain(into.lang(), table.question(), *table.answer());
                  for (std::size_t side = 0; side < 2; ++side)
                      shown.sums.at(side) =
                          morale_ladder(into.lang(), table.question(), *table.answer(), side);
              });
}

void show_statements(Collector& into, const EngagementTable& before, std::size_t side) {
    for (int i = 0; i < 5; ++i) {
        EngagementTable table = before;
        table.take_stance(side, static_cast<plaquette::Stance>(i));
        show_engagement(into, table);
        table = before;
        table.take_cover(side, static_cast<plaquette::Cover>(i));
        show_engagement(into, table);
    }
    for (const plaquette::Aspect aspect : {plaquette::Aspect::flank, plaquette::Aspect::rear}) {
        EngagementTable table = before;
        table.attack_from(side, aspect);
        show_engagement(into, table);
    }
    for (const Count count : all_counts)
        for (const int figure : {1, highest(count)}) {
            EngagementTable table = before;
            table.count(side, count, figure);
            show_engagement(into, table);
        }
    EngagementTable table = before;
    table.toggle_staff_near(side);
    show_engagement(into, table);
    for (std::size_t unit = 0; unit < before.question().sides.at(side).units.size(); ++unit) {
        table.cycle_role(side, unit);
        show_engagement(into, table);
    }
}

namespace {

EngagementTable thrown(EngagementTable table, int first, int second) {
    table.type_die(0, first);
    table.type_die(1, second);
    return table;
}

void show_meeting(Collector& into, const quick::Meeting& meeting) {
    const plaquette::Scenario scenario = quick::scenario_of(into.lang(), meeting);
    const EngagementTable laid = quick::lay(scenario);
    for (int first = 1; first <= 10; first += 3) show_engagement(into, thrown(laid, first, 11 - first));
    show_engagement(into, thrown(laid, 6, 6));
    for (const std::size_t side : {0U, 1U}) show_statements(into, thrown(laid, 7, 4), side);
}

}  // namespace

void collect_quick(Collector& into) {
    for (const Topic topic : quick::topics)
        if (topic != Topic::engagement) show_forms(into, topic);
    const std::size_t templates = quick::brigade_templates().size();
    for (std::size_t i = 0; i < 2 * templates; ++i) {
        const std::size_t like = i % templates;
        quick::Meeting meeting;
        meeting.is_tactical = i < templates;
        meeting.brigades[0].batteries = 1;
        meeting.brigades[1] = quick::brigade_like(like);
        show_meeting(into, meeting);
    }
}

}  // namespace bacler::gallery
