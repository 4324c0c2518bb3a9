#include "files/notices.hpp"

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
    return out;
}

}  // namespace bacler::files
