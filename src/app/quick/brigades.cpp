#include "app/quick/brigades.hpp"

#include "base/check.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <utility>

namespace bacler::quick {

using namespace plaquette;

namespace {

constexpr int guns_of_battery = 8;
constexpr double pounds_of_attached = 6;
constexpr double pounds_of_position = 12;
constexpr int most_units = 8, least_bases = 2, most_bases = 8;                          // R024, R025
constexpr int most_gunners = 6, most_batteries = 3, most_staff = 5, most_charisma = 3;  // R051, R055

struct Bounds {
    int low, high;
};

const BrigadeTemplate& template_of(const Brigade& brigade) {
    return brigade_templates()[brigade.like];
}

Bounds bounds_of(const Brigade& b, Part part) {
    const bool is_guns = template_of(b).arm == Arm::artillery;
    switch (part) {
        case Part::units: return {1, most_units};
        case Part::bases: return is_guns ? Bounds{1, most_gunners} : Bounds{least_bases, most_bases};
        case Part::troop_value: return {worst_troops, best_troops};
        case Part::front: return {1, b.units};
        case Part::batteries: return {0, is_guns ? 0 : most_batteries};
        case Part::staff_value: return {0, most_staff};
        case Part::charisma: return {0, most_charisma};
        case Part::formation: break;
    }
    return {0, 0};
}

int& figure_of(Brigade& b, Part part) {
    switch (part) {
        case Part::units: return b.units;
        case Part::bases: return b.bases;
        case Part::troop_value: return b.troop_value;
        case Part::front: return b.front;
        case Part::batteries: return b.batteries;
        case Part::staff_value: return b.staff_value;
        default: return b.charisma;
    }
}

/// The formations an arm may take, in the order they are stepped through (R030-R034, R088).
std::span<const Formation> formations_of(Arm arm) {
    static constexpr std::array all{Formation::column, Formation::line, Formation::solid_square,
                                    Formation::hollow_square};
    if (arm == Arm::artillery) return {};
    return std::span(all).first(arm == Arm::infantry ? 4 : 2);
}

void step_formation(Brigade& b, int by) {
    const std::span<const Formation> all = formations_of(template_of(b).arm);
    if (all.empty()) return;
    const auto now = std::find(all.begin(), all.end(), b.formation) - all.begin();
    const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
    b.formation = all[static_cast<std::size_t>(std::clamp(now + by, std::ptrdiff_t{0}, last))];
}

Unit unit_of(const Brigade& b) {
    const BrigadeTemplate& t = template_of(b);
    Unit u;
    u.arm = t.arm;
    u.weight = t.weight;
    u.formation = b.formation;
    u.values.assign(static_cast<std::size_t>(b.bases), b.troop_value);
    u.elites = t.elites;
    u.light_infantry = t.light_infantry;
    return u;
}

Unit attached_battery(const Brigade& b) {
    Unit u;
    u.arm = Arm::artillery;
    u.weight = weight_of_calibre(pounds_of_attached);
    u.formation = Formation::battery;
    u.values.assign(static_cast<std::size_t>(gunners_for(guns_of_battery)), b.troop_value);
    return u;
}

Element element_of(Lang lang, const Brigade& b, std::size_t side) {
    const std::string letter(1, static_cast<char>('A' + side));
    Element e;
    e.id = letter;
    e.name = say(lang, "ui.quick.side_named",
                 {phrase(lang, "ui.quick.brigade." + std::string(template_of(b).word)), letter});
    e.under = 0;
    e.stance = side == 0 ? Stance::attack : Stance::defence;
    e.rows.emplace_back();
    for (int i = 0; i < b.units; ++i) {
        if (i == b.front) e.rows.emplace_back();
        e.rows.back().push_back(e.units.size());
        e.units.push_back({unit_of(b), {}, {}});
    }
    if (b.batteries > 0 && e.rows.size() == 1) e.rows.emplace_back();
    for (int i = 0; i < b.batteries; ++i) {
        e.rows.back().push_back(e.units.size());
        e.units.push_back({attached_battery(b), {}, {}});
    }
    for (std::size_t i = 0; i < e.units.size(); ++i) e.units[i].unit.id = letter + std::to_string(i + 1);
    return e;
}

}  // namespace

std::span<const BrigadeTemplate> brigade_templates() {
    static const std::array<BrigadeTemplate, 12> all{{
        {"line_3", Arm::infantry, Weight::medium, 3, 4, 4, 3},
        {"line_4", Arm::infantry, Weight::medium, 4, 4, 4, 2},
        {"light", Arm::infantry, Weight::medium, 3, 4, 5, 3, false, true},
        {"grenadiers", Arm::infantry, Weight::medium, 3, 4, 6, 3, true},
        {"guard", Arm::infantry, Weight::medium, 3, 4, 7, 3, true},
        {"conscripts", Arm::infantry, Weight::medium, 3, 4, 3, 3},
        {"cuirassiers", Arm::cavalry, Weight::heavy, 2, 4, 5, 1},
        {"dragoons", Arm::cavalry, Weight::medium, 2, 4, 4, 1},
        {"light_cavalry", Arm::cavalry, Weight::light, 2, 4, 4, 1},
        {"foot_battery", Arm::artillery, weight_of_calibre(pounds_of_attached), 1,
         gunners_for(guns_of_battery), 4, 1},
        {"heavy_battery", Arm::artillery, weight_of_calibre(pounds_of_position), 1,
         gunners_for(guns_of_battery), 4, 1},
        {"horse_battery", Arm::artillery, weight_of_calibre(4), 1, gunners_for(6), 5, 1},
    }};
    return all;
}

Brigade brigade_like(std::size_t place) {
    BACLER_CHECK(place < brigade_templates().size());
    const BrigadeTemplate& t = brigade_templates()[place];
    Brigade b;
    b.like = place;
    b.units = t.units;
    b.bases = t.bases;
    b.troop_value = t.troop_value;
    b.front = t.front;
    b.formation = t.arm == Arm::infantry  ? Formation::column
                  : t.arm == Arm::cavalry ? Formation::line
                                          : Formation::battery;
    return b;
}

std::string_view word_of(Part part) {
    constexpr std::array<std::string_view, parts.size()> words{
        "units", "bases", "troop_value", "formation", "front", "batteries", "staff_value", "charisma"};
    return words.at(static_cast<std::size_t>(part));
}

bool has_part(const Brigade& b, Part part) {
    const bool is_of_others = part == Part::formation || part == Part::batteries;
    return !is_of_others || template_of(b).arm != Arm::artillery;
}

void step(Brigade& b, Part part, int by) {
    if (part == Part::formation) {
        step_formation(b, by);
        return;
    }
    const bool was_one_row = b.front == b.units;
    const Bounds bounds = bounds_of(b, part);
    int& figure = figure_of(b, part);
    figure = std::clamp(figure + by, bounds.low, bounds.high);
    if (part == Part::units) b.front = was_one_row ? b.units : std::min(b.front, b.units);
}

std::string part_text(Lang lang, const Brigade& b, Part part) {
    if (part == Part::formation)
        return std::string(
            b.formation == Formation::battery
                ? phrase(lang, "formation.battery")
                : phrase(lang, "formation." + std::string(word_for(formation_words, b.formation))));
    const Arm arm = template_of(b).arm;
    Brigade copy = b;
    const std::string figure = std::to_string(figure_of(copy, part));
    if (part == Part::units && arm == Arm::artillery)
        return say(lang, "ui.quick.part.batteries_of_it", {figure});
    if (part == Part::units && arm == Arm::cavalry) return say(lang, "ui.quick.part.regiments", {figure});
    if (part == Part::bases && arm == Arm::artillery) return say(lang, "ui.quick.part.gunners", {figure});
    return say(lang, "ui.quick.part." + std::string(word_of(part)), {figure});
}

Scenario scenario_of(Lang lang, const Meeting& meeting) {
    constexpr std::array<std::string_view, 2> colours{"#2b4fa0", "#b0413a"};
    Scenario s;
    s.title = std::string(phrase(lang, "ui.quick.topic.engagement"));
    s.width = length_from_cm(180);
    s.depth = length_from_cm(120);
    s.tactical = meeting.is_tactical;
    if (s.tactical) s.readings = with_switch(s.readings, Switch::tactical);
    for (std::size_t side = 0; side < 2; ++side) {
        const Brigade& b = meeting.brigades[side];
        Side out;
        out.id = std::string(1, static_cast<char>('a' + side));
        out.name = std::string(1, static_cast<char>('A' + side));
        out.colour = std::string(colours[side]);
        Staff staff;
        staff.id = out.name + "0";
        staff.name = staff.id;
        staff.value = b.staff_value;
        staff.charisma = b.charisma;
        out.staffs.push_back(std::move(staff));
        out.elements.push_back(element_of(lang, b, side));
        s.sides.push_back(std::move(out));
    }
    return s;
}

EngagementTable lay(const Scenario& scenario) {
    EngagementTable table(scenario, {0, 0}, {1, 0});
    // Without places no distance to a staff is known: one whose charisma the players name rides with its brigade.
    for (std::size_t side = 0; side < 2; ++side) {
        const EngagedSide& s = table.question().sides[side];
        if (s.staff_is_near != (s.staff_charisma > 0)) table.toggle_staff_near(side);
    }
    return table;
}

namespace {

void carry_roles(const EngagedSide& before, EngagementTable& onto, std::size_t side) {
    const std::size_t units = onto.question().sides[side].units.size();
    if (before.units.size() != units) return;
    constexpr int roles = 4;
    for (std::size_t u = 0; u < units; ++u)
        for (int i = 0; i < roles && onto.question().sides[side].units[u].role != before.units[u].role; ++i)
            onto.cycle_role(side, u);
}

}  // namespace

void carry_over(const EngagementTable& before, EngagementTable& onto) {
    for (std::size_t side = 0; side < 2; ++side) {
        const EngagedSide& s = before.question().sides[side];
        onto.take_stance(side, s.stance);
        onto.take_cover(side, s.cover);
        onto.attack_from(side, s.attacked_from);
        for (const Count count : all_counts) onto.count(side, count, count_of(s, count));
        carry_roles(s, onto, side);
        const bool had_charisma = s.staff_charisma > 0,
                   has_charisma = onto.question().sides[side].staff_charisma > 0;
        if (had_charisma == has_charisma && onto.question().sides[side].staff_is_near != s.staff_is_near)
            onto.toggle_staff_near(side);
        if (before.die(side)) onto.type_die(side, *before.die(side));
    }
}

std::array<Aspect, 2> aspects_of(const EngagementTable& table) {
    return {table.question().sides[0].attacked_from, table.question().sides[1].attacked_from};
}

void follow_aspects(const std::array<Aspect, 2>& before, EngagementTable& table) {
    const std::array<Aspect, 2> now = aspects_of(table);
    for (std::size_t side = 0; side < 2; ++side) {
        if (now[side] == before[side]) continue;
        table.count(side, Count::flank_attackers, now[side] == Aspect::flank ? 1 : 0);
        table.count(side, Count::rear_attackers, now[side] == Aspect::rear ? 1 : 0);
    }
}

}  // namespace bacler::quick
