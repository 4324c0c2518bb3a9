#include "ui/desk.hpp"

#include "base/check.hpp"

namespace bacler::ui {

void pick(Desk& desk, ElementAt element) {
    close_hand(desk);
    desk.selection = after_pick(desk.selection, element);
    desk.card.reset();
    desk.rule.reset();
    desk.unfolded.clear();
    desk.table.reset();
    desk.spoken = {};
    forget_measures(desk);
    if (!is_pair(desk.selection)) return;
    for (const std::optional<ElementAt>& at : desk.selection.picked)
        if (element_at(desk.scenario, *at).units.empty()) return;  // nobody to meet
    desk.table.emplace(desk.scenario, *desk.selection.picked[0], *desk.selection.picked[1]);
    desk.tab = Tab::situation;
    measure_engagement(desk);
}

void close_engagement(Desk& desk) {
    desk.selection = {};
    desk.card.reset();
    desk.rule.reset();
    desk.table.reset();
    desk.spoken = {};
    forget_measures(desk);
}

void toggle_lock(Desk& desk) {
    close_hand(desk);
    desk.is_locked = !desk.is_locked;
}

void speak(Desk& desk, Lang lang) {
    Settings settings = desk.settings;
    settings.lang = lang;
    desk.lang = lang;
    measure_again(desk);
    change_settings(desk, settings);
}

void show_screen(Desk& desk, Screen screen) {
    desk.typing.reset();
    desk.rule.reset();
    desk.card.reset();
    desk.screen = screen;
    if (screen != Screen::start) return;
    desk.shelf.games = games_in(desk.shelf.folder);
    desk.scenarios = editor::scenarios_in(desk.editor_folder);
    desk.scenario_faults.clear();
}

void type_die(Desk& desk, std::size_t side, int face) {
    BACLER_CHECK(desk.table.has_value());
    const bool was_answered = desk.table->answer().has_value();
    desk.table->type_die(side, face);
    if (!was_answered && desk.table->answer()) desk.tab = Tab::decision;
}

const Spoken& spoken(Desk& desk) {
    BACLER_CHECK(desk.table.has_value());
    Spoken& s = desk.spoken;
    if (s.of_changes == desk.table->changes() && s.lang == desk.lang) return s;
    const plaquette::Engagement& question = desk.table->question();
    const plaquette::EngagementAnswer& answer = desk.table->standing();
    s.of_changes = desk.table->changes();
    s.lang = desk.lang;
    s.explanation = explain(desk.lang, question, answer);
    for (std::size_t side = 0; side < 2; ++side)
        s.ladders[side] = morale_ladder(desk.lang, question, answer, side);
    return s;
}

const std::string& name_of(const Desk& desk, ElementAt element) {
    const plaquette::Element& e = element_at(desk.scenario, element);
    return e.name.empty() ? e.id : e.name;
}

const std::string& name_of(const Desk& desk, std::size_t side) {
    BACLER_CHECK(desk.table.has_value());
    return name_of(desk, desk.table->elements().at(side));
}

Colour colour_of(const Desk& desk, std::size_t side) {
    BACLER_CHECK(desk.table.has_value());
    return colour_of_side(desk.scenario, desk.table->elements().at(side).side);
}

}  // namespace bacler::ui
