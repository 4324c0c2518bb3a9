#include "systems/plaquette/engagement_workings.hpp"

#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

Lines lines_kind_of(const EngagedSide& side, const Readings& readings) {
    std::vector<const Unit*> units;
    std::vector<int> rows;
    units.reserve(side.units.size());
    rows.reserve(side.units.size());
    for (const EngagedUnit& u : side.units) {
        units.push_back(&u.unit);
        rows.push_back(u.line);
    }
    return lines_of({units, rows, side.stance, side.attacked_from}, readings);
}

Role role_in(const EngagedUnit& unit, Lines lines) {
    return lines == Lines::ordinary || unit.line <= 1 ? unit.role : role_of_line(unit.line, lines);
}

Cover cover_of_unit(const EngagedSide& side, const EngagedUnit& unit) {
    return unit.cover.value_or(side.cover);
}

void count_side(const EngagedSide& side, const Readings& readings, SideWorkings& w) {
    const bool tie_to_higher = readings.at(Option::majority_tie) == value::higher;
    std::array<ClassCount, best_troops + 1> counts{};
    for (int v = worst_troops; v <= best_troops; ++v) counts[static_cast<std::size_t>(v)].troop_value = v;
    counts[0].troop_value = worst_troops;
    w.best_cover = side.cover;
    bool any_engaged = false, all_square = true;
    for (std::size_t i = 0; i < side.units.size(); ++i) {
        const Unit& u = side.units[i].unit;
        w.plaquettes += plaquettes_of(u.arm, u.values.size());
        if (u.arm == Arm::artillery && !u.values.empty())
            ++counts[static_cast<std::size_t>(battery_class(u.values, tie_to_higher))].plaquettes;
        else
            for (const int v : u.values) ++counts[static_cast<std::size_t>(v)].plaquettes;
        w.best_cover = std::max(w.best_cover, cover_of_unit(side, side.units[i]));
        if (w.roles[i] != Role::engaged) continue;
        any_engaged = true;
        all_square = all_square && is_square(u.formation);
    }
    w.squares_only = any_engaged && all_square;
    w.majority = majority_of(counts, tie_to_higher).troop_value;
}

bool all_guns(const EngagedSide& side) {
    for (const EngagedUnit& u : side.units)
        if (u.unit.arm != Arm::artillery) return false;
    return true;
}

/// What a unit faces: its stated opponents, else every engaged enemy unit (Q88), each kind of opposition once.
std::vector<Opposition> oppositions(const EngagedUnit& unit, const EngagedSide& enemy,
                                    const std::vector<Role>& enemy_roles) {
    std::vector<Opposition> out;
    const auto face = [&](std::size_t i) {
        const Opposition o{enemy.units[i].unit.formation, cover_of_unit(enemy, enemy.units[i])};
        if (std::find(out.begin(), out.end(), o) == out.end()) out.push_back(o);
    };
    if (!unit.opponents.empty()) {
        for (const std::uint16_t i : unit.opponents) face(i);
        return out;
    }
    for (std::size_t i = 0; i < enemy.units.size(); ++i)
        if (enemy_roles[i] == Role::engaged) face(i);
    if (out.empty()) out.push_back({Formation::column, enemy.cover});
    return out;
}

void value_units(const Engagement& e, std::size_t side, Workings& w) {
    const EngagedSide& own = e.sides[side];
    const EngagedSide& enemy = e.sides[1 - side];
    SideWorkings& out = w.sides[side];
    const bool enemy_is_guns = all_guns(enemy);
    out.terms.resize(own.units.size());
    out.is_incapable = true;
    for (std::size_t i = 0; i < own.units.size(); ++i) {
        const EngagedUnit& u = own.units[i];
        const Role role = out.roles[i];
        if (role == Role::none) continue;
        UnitQuestion q = question_of(u.unit, own.stance);
        q.own_cover = cover_of_unit(own, u);
        q.against_grand_battery =
            enemy_is_guns && role == Role::engaged;  // a support takes square and cover only (Q88)
        q.faces_nobody = role != Role::engaged && e.readings.on(Option::supports_neutral);
        if (role == Role::engaged) q.aspect = own.attacked_from;
        out.terms[i] = least_favourable(q, oppositions(u, enemy, w.sides[1 - side].roles), e.readings);
        if (role == Role::engaged && out.terms[i].figures.value > 0) out.is_incapable = false;
    }
}

void sort_into_lines(std::size_t side, SideWorkings& w) {
    for (std::size_t i = 0; i < w.roles.size(); ++i) {
        const ValuedUnit v{w.terms[i].figures.value, unit_subject(side, i), &w.terms[i]};
        if (w.roles[i] == Role::engaged) w.lines.engaged.push_back(v);
        if (w.roles[i] == Role::support) w.lines.support.push_back(v);
        if (w.roles[i] == Role::backing) w.lines.backing.push_back(v);
    }
}

}  // namespace

Workings workings_of(const Engagement& engagement) {
    Workings w;
    for (std::size_t side = 0; side < 2; ++side) {
        const EngagedSide& s = engagement.sides[side];
        BACLER_CHECK(!s.units.empty());
        SideWorkings& out = w.sides[side];
        out.lines_kind = lines_kind_of(s, engagement.readings);
        out.drops_supports = s.attacked_from == Aspect::rear;
        for (const EngagedUnit& u : s.units) {
            Role role = role_in(u, out.lines_kind);
            const bool helps = role == Role::support || role == Role::backing;
            out.has_supports = out.has_supports || helps;
            if (helps && out.drops_supports) role = Role::none;
            out.roles.push_back(role);
        }
        count_side(s, engagement.readings, out);
    }
    for (std::size_t side = 0; side < 2; ++side) {
        value_units(engagement, side, w);
        sort_into_lines(side, w.sides[side]);
    }
    return w;
}

void write_lines_note(Ledger& ledger, const SideWorkings& side) {
    if (side.drops_supports && side.has_supports)
        ledger.write(figure(135, 72, Say::rear_drops_supports, Does::no_bearing));
    if (side.lines_kind == Lines::cavalry_waves)
        ledger.write(figure(172, 92, Say::attack_in_waves, Does::permits));
    if (side.lines_kind == Lines::infantry_double)
        ledger.write(figure(173, 93, Say::defence_in_lines, Does::permits));
}

void copy_units(const SideWorkings& workings, SideAnswer& answer) {
    answer.is_incapable = workings.is_incapable;
    for (std::size_t i = 0; i < workings.roles.size(); ++i) {
        UnitAnswer u;
        u.role = workings.roles[i];
        u.value = workings.roles[i] == Role::none ? 0 : workings.terms[i].figures.value;
        answer.units.push_back(u);
    }
}

}  // namespace bacler::plaquette
