#include "files/notices.hpp"

#include "files/report.hpp"
#include "systems/plaquette/brigading.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/words.hpp"

#include <string>

namespace bacler::files {

using plaquette::Side;
using plaquette::Staff;
using plaquette::StaffLevel;

namespace {

constexpr int fewest_under = 2;

int bodies_under(const Side& side, std::size_t staff) {
    const StaffLevel level = side.staffs[staff].level;
    int bodies = 0;
    if (level == StaffLevel::division) {
        for (const plaquette::Element& e : side.elements) bodies += e.under == staff ? 1 : 0;
        return bodies;
    }
    const StaffLevel below = level == StaffLevel::army ? StaffLevel::corps : StaffLevel::division;
    for (const Staff& s : side.staffs) bodies += s.under == staff && s.level == below ? 1 : 0;
    return bodies;
}

std::string_view code_for(StaffLevel level) {
    switch (level) {
        case StaffLevel::division: return "notice.division_small";  // R048
        case StaffLevel::corps: return "notice.corps_small";        // R049
        case StaffLevel::army: return "notice.army_small";          // R050
    }
    return "";
}

const plaquette::Element& element_at(const plaquette::Scenario& scenario, plaquette::ElementRef ref) {
    return scenario.sides[ref.side].elements[ref.element];
}

std::string cm_of(const Ruling& ruling, const Finding& f) {
    return shown(in_cm(ruling.measures[static_cast<std::size_t>(f.measure)].value));
}

/// The unit that a finding about an element speaks of, by its place among all of its side.
const std::string& unit_of(const plaquette::Scenario& scenario, Subject subject) {
    std::size_t place = subject.index, e = 0;
    const Side& side = scenario.sides[subject.side];
    while (place >= side.elements[e].units.size()) place -= side.elements[e++].units.size();
    return side.elements[e].units[place].unit.id;
}

void note_spacing(const plaquette::LaidTable& table, plaquette::ElementRef ref, std::vector<Fault>& out) {
    const std::string& element = element_at(*table.scenario, ref).id;
    const Ruling spacing = rule_on_spacing(table, ref);
    for (const Finding& f : spacing.findings) {
        if (f.does != Does::forbids) continue;
        const std::string& unit = unit_of(*table.scenario, f.subject);
        if (f.measure >= 0)
            out.push_back({"", 0, unit, "notice.unit_apart", {unit, element, cm_of(spacing, f)}});
        else
            out.push_back({"", 0, unit, "notice.unit_turned", {unit, element, std::to_string(f.a)}});
    }
}

/// How the bodies are drawn up (R040-R042).
void note_brigading(const plaquette::Scenario& scenario, std::vector<Fault>& out) {
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    for (const plaquette::LaidElement& e : table.elements) note_spacing(table, e.ref, out);
    const Ruling intervals = rule_on_intervals(table);
    for (const Finding& f : intervals.findings) {
        if (f.does != Does::forbids) continue;
        const std::string& a = element_at(scenario, {f.subject.side, f.subject.index}).id;
        const std::string& b = element_at(scenario, plaquette::element_of_word(f.a)).id;
        out.push_back({"", 0, a, "notice.elements_close", {a, b, cm_of(intervals, f)}});
    }
}

}  // namespace

std::vector<Fault> notices(const plaquette::Scenario& scenario) {
    std::vector<Fault> out;
    if (scenario.sides.size() == 1)
        out.push_back({"", 0, scenario.sides[0].id, "notice.one_side", {scenario.sides[0].id}});
    for (const Side& side : scenario.sides)
        for (std::size_t i = 0; i < side.staffs.size(); ++i) {
            const Staff& staff = side.staffs[i];
            const int bodies = bodies_under(side, i);
            if (bodies < fewest_under)
                out.push_back({"",
                               0,
                               staff.id,
                               std::string(code_for(staff.level)),
                               {staff.id, std::to_string(bodies)}});
            if (staff.mission && staff.mission_on.empty())
                out.push_back({"",
                               0,
                               staff.id,
                               "notice.mission_on_nothing",
                               {staff.id, std::string(word_for(plaquette::mission_words, *staff.mission))}});
        }
    note_brigading(scenario, out);
    return out;
}

}  // namespace bacler::files
