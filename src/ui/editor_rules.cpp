#include "ui/desk.hpp"

/// The rules of a scenario that is being written.
namespace bacler::ui {

using namespace editor;

namespace {

plaquette::Readings readings_of(const SetRules& rules) {
    plaquette::Readings out;
    if (rules.tactical) out = plaquette::with_switch(out, plaquette::Switch::tactical);
    if (rules.national) out = plaquette::with_switch(out, plaquette::Switch::national);
    return out;
}

/// The rules of the scenario that was written last before this one; by the book where there is none.
SetRules last_rules(const Desk& desk) {
    for (const FoundScenario& found : scenarios_in(desk.editor_folder)) {
        if (found.path == desk.editor->editing.path) continue;
        const Result<Editing> last = open_draft(found.path);
        if (!last) continue;
        const plaquette::Scenario& s = last->read.scenario;
        return {s.tactical, s.national, s.readings};
    }
    return {};
}

SetRules rules_of(Desk& desk, RulesChoice choice) {
    if (choice == RulesChoice::as_last_time) {
        // Read once: the folder's other scenarios do not change while this one is written.
        std::optional<SetRules>& last = desk.editor->last_rules;
        if (!last) last = last_rules(desk);
        return *last;
    }
    SetRules out{choice == RulesChoice::tactical, false, {}};
    out.readings = readings_of(out);
    return out;
}

}  // namespace

void choose_rules(Desk& desk, RulesChoice choice) {
    do_in_editor(desk, rules_of(desk, choice));
}

void choose_reading(Desk& desk, plaquette::Option option, int value) {
    const plaquette::Scenario& now = desk.editor->editing.read.scenario;
    SetRules rules{now.tactical, now.national, now.readings};
    rules.readings.choose(option, value);
    do_in_editor(desk, rules);
}

std::optional<RulesChoice> rules_chosen(Desk& desk) {
    const plaquette::Scenario& now = desk.editor->editing.read.scenario;
    for (const RulesChoice choice :
         {RulesChoice::by_the_book, RulesChoice::tactical, RulesChoice::as_last_time}) {
        const SetRules rules = rules_of(desk, choice);
        if (rules.readings == now.readings && rules.tactical == now.tactical &&
            rules.national == now.national)
            return choice;
    }
    return std::nullopt;
}

}  // namespace bacler::ui
