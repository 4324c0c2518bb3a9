#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/readings.hpp"

#include <algorithm>

/// Readings that the players change by consent. They alter no earlier ruling: each holds from the sequence after.
namespace bacler::plaquette {

namespace {

Finding of_reading(Say say, Option option, int value, Does does) {
    return with_words(figure(57, info(option).reading, say, does), static_cast<int>(option), value);
}

}  // namespace

void choose_reading(Turn& turn, const Choose& order) {
    Battle& b = turn.battle;
    const auto is_it = [&](const ChosenReading& c) { return c.option == order.option; };
    const auto chosen = std::find_if(b.chosen.begin(), b.chosen.end(), is_it);
    const int next = chosen == b.chosen.end() ? b.scenario.readings.at(order.option) : chosen->value;
    if (next == order.value) {
        turn.decide(of_reading(Say::reading_holds_already, order.option, order.value, Does::forbids));
        return;
    }
    if (chosen != b.chosen.end()) b.chosen.erase(chosen);
    if (b.scenario.readings.at(order.option) != order.value) b.chosen.push_back({order.option, order.value});
    turn.decide(of_reading(Say::reading_is_chosen, order.option, order.value, Does::permits));
}

void hold_chosen_readings(Turn& turn) {
    Battle& b = turn.battle;
    for (const ChosenReading& c : b.chosen) {
        b.scenario.readings.choose(c.option, c.value);
        turn.write(of_reading(Say::reading_holds_now, c.option, c.value, Does::no_bearing));
    }
    b.chosen.clear();
}

}  // namespace bacler::plaquette
