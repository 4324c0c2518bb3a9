#include "app/answers/answers.hpp"
#include "app/answers/parts.hpp"
#include "systems/plaquette/brigading.hpp"

namespace bacler::answers {

using namespace plaquette;

namespace {

/// How the bodies of a table are drawn up, in one ruling: units of each element, then elements among one another.
Ruling brigading_of(const LaidTable& table) {
    std::vector<Ruling> all;
    for (const LaidElement& e : table.elements) all.push_back(rule_on_spacing(table, e.ref));
    all.push_back(rule_on_intervals(table));
    Ruling out;
    for (const Ruling& r : all) {
        const auto base = static_cast<std::int32_t>(out.measures.size());
        out.measures.insert(out.measures.end(), r.measures.begin(), r.measures.end());
        for (Finding f : r.findings) {
            if (f.does != Does::forbids) continue;
            if (f.measure >= 0) f.measure += base;
            out.findings.push_back(f);
        }
    }
    return out;
}

}  // namespace

Json spacing_json(const LaidTable& table) {
    const Ruling ruling = brigading_of(table);
    const PieceNames ids = ids_of(*table.scenario);
    Json out = Json::array();
    for (const Finding& f : ruling.findings) out.push_back(finding_json(ruling, f, ids));
    return out;
}

std::string spacing_text(Lang lang, const LaidTable& table) {
    const Ruling ruling = brigading_of(table);
    const PieceNames names = bacler::names_of(*table.scenario);
    std::string out;
    for (const Finding& f : ruling.findings)
        out += text_of(lang, ruling, f, names) + "  [" + cite(lang, f.rule) + "]\n";
    return out.empty() ? out : "\n" + out;
}

}  // namespace bacler::answers
