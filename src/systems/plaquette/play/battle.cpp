#include "systems/plaquette/play/battle.hpp"

#include "systems/plaquette/play/contacts.hpp"

#include <algorithm>
#include <utility>

namespace bacler::plaquette {

bool is_present(const Element& element) {
    return !element.units.empty() && !element.arrives;
}

bool is_die_owed(const Battle& battle) {
    return std::any_of(battle.dice.begin(), battle.dice.end(), [](const DieRequest& d) { return !d.face; });
}

Battle begun(Scenario scenario, OrderKeeping keeping) {
    Battle out;
    out.keeping = keeping;
    out.scenario = std::move(scenario);
    for (const Side& side : out.scenario.sides) {
        SideRecord record;
        for (const Element& e : side.elements) {
            record.elements.emplace_back();
            record.elements.back().units_at_first = e.units.size();
        }
        record.staffs.resize(side.staffs.size());
        out.sides.push_back(std::move(record));
    }
    note_contacts(out);
    return out;
}

}  // namespace bacler::plaquette
