#include "app/handling/tape_reading.hpp"

#include "app/answers/answers.hpp"
#include "app/explain.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/facts.hpp"
#include "systems/plaquette/referee.hpp"
#include "systems/plaquette/stating.hpp"

namespace bacler {

using plaquette::FactKind;

TapeReading read_tape(Lang lang, const plaquette::Scenario& scenario, const TapedPair& pair,
                      Length distance) {
    const files::OrderPlace where{"state", 1};
    const plaquette::State stated{FactKind::distance, pair[0], pair[1], distance, {}};
    const Result<plaquette::Order> order = files::order_from_text(files::text_of(stated), where);
    const Faults faults = order ? files::faults_of_order(*order, scenario, where) : order.faults();
    if (!faults.empty()) return {{}, answers::fault_text(lang, faults.front())};
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    const Ruling ruling = plaquette::rule_on_order(table, plaquette::lay_out_meetings(table), *order).ruling;
    if (verdict(ruling) == Verdict::allowed) return {plaquette::with_stated(scenario, stated), {}};
    const Explanation said = explain_ruling(lang, ruling, names_of(scenario), scenario.readings);
    return {{}, said.sentence + "  [" + said.lines.front().rule + ", " + said.lines.front().reading + "]"};
}

bool is_taped(const plaquette::Scenario& scenario, const TapedPair& pair) {
    const std::optional<Subject> a = plaquette::subject_named(scenario, pair[0]),
                                 b = plaquette::subject_named(scenario, pair[1]);
    return a && b &&
           plaquette::fact_about(plaquette::laid_facts(scenario), FactKind::distance, *a, *b) != nullptr;
}

}  // namespace bacler
