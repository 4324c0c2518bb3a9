#include "systems/plaquette/batteries.hpp"

#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/field.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>

namespace bacler::plaquette {

using plane::Box;

namespace {

bool is_engaged(ElementRef ref, const std::vector<MeetingLayout>& meetings) {
    return std::any_of(meetings.begin(), meetings.end(), [&](const MeetingLayout& m) {
        return m.meeting.attacker == ref || m.meeting.defender == ref;
    });
}

bool is_grand_battery(const Element& element) {
    return std::all_of(element.units.begin(), element.units.end(),
                       [](const ScenarioUnit& u) { return u.unit.arm == Arm::artillery; });
}

/// Every unit of either side but the battery and the target's, with its level (Q55).
FieldQuestion field_of(const LaidTable& table, ElementRef own, std::size_t unit, ElementRef target) {
    FieldQuestion q;
    q.battery = table.laid(own).units[unit];
    q.battery_level = level_of(table, q.battery);
    q.readings = table.scenario->readings;
    for (const LaidElement& e : table.elements) {
        if (e.ref == target) continue;
        for (std::size_t i = 0; i < e.units.size(); ++i)
            if (!(e.ref == own && i == unit))
                q.obstacles.push_back({e.units[i], level_of(table, e.units[i])});
    }
    return q;
}

/// From the battery's front edge to the target's nearest point (Q60).
plane::Gap range_to(const Box& battery, const LaidElement& target) {
    const Box front{plane::front_centre(battery), battery.heading, battery.w, {}};
    plane::Gap best{};
    bool first = true;
    for (const Box& unit : target.units) {
        const plane::Gap g = plane::gap(front, unit);
        if (first || g.mm < best.mm) best = g;
        first = false;
    }
    return best;
}

void forbid(BatteryTarget& out, int rule, int reading, Say say) {
    Ledger(out.ruling).write(shown(figure(rule, reading, say, Does::forbids), Shown::deciding));
    if (out.deciding.number == 0) out.deciding = {static_cast<std::uint16_t>(rule)};
}

void judge_range(BatteryTarget& out, const Unit& gun, const plane::Gap& range) {
    out.distance = range.distance;
    const int rule = 113 + static_cast<int>(gun.weight);  // R113-R115
    const bool reaches = meets(range.distance, LimitWords::at_most, long_range(gun.weight));
    const bool near = meets(range.distance, LimitWords::at_most, short_range(gun.weight));
    out.band = near ? RangeBand::short_range : (reaches ? RangeBand::long_range : RangeBand::beyond);
    out.ruling.measures.push_back(
        {range.distance, long_range(gun.weight), LimitWords::at_most, {}, range.from, range.to});
    Finding f = about(figure(rule, 60, reaches ? Say::in_range : Say::out_of_range,
                             reaches ? Does::permits : Does::forbids),
                      unit_subject(0, 0));
    f.measure = 0;
    Ledger(out.ruling).write(shown(f, Shown::line));
    if (!reaches) out.deciding = {static_cast<std::uint16_t>(rule)};
}

BatteryTarget judge(const LaidTable& table, const std::vector<MeetingLayout>& meetings, ElementRef own,
                    std::size_t unit, const LaidElement& target) {
    BatteryTarget out;
    out.target = target.ref;
    const Element& element = table.element(own);
    const Box& battery = table.laid(own).units[unit];
    if (is_engaged(own, meetings)) forbid(out, 106, 53, Say::element_is_engaged);
    if (is_grand_battery(element) && element.stance != Stance::defence)
        forbid(out, 112, 59, Say::grand_battery_not_in_defence);
    if (element.stance == Stance::retreat) forbid(out, 109, 58, Say::no_fire_in_retreat);
    judge_range(out, element.units[unit].unit, range_to(battery, target));
    const FieldQuestion field = field_of(table, own, unit, target.ref);
    const FieldAnswer clear = rule_on_any_field(field, *target.box);
    if (!clear.is_clear)
        forbid(out, 107, clear.is_ahead ? 55 : 54, clear.is_ahead ? Say::no_clear_field : Say::aim_not_ahead);
    const TablePoint aim = clear.aim.value_or(plane::gap(battery, *target.box).to);
    const FieldAnswer sight = rule_on_sight({plane::front_centre(battery), field.battery_level, true}, aim,
                                            table.screens, field.readings);
    if (!sight.is_clear) {
        const bool relief = table.screens[sight.blockers.front()].kind == plane::Screen::Kind::relief;
        forbid(out, relief ? 104 : 105, relief ? 50 : 51, Say::not_in_sight);
    }
    out.is_allowed = verdict(out.ruling) == Verdict::allowed;
    if (out.is_allowed)
        out.deciding = {static_cast<std::uint16_t>(113 + static_cast<int>(element.units[unit].unit.weight))};
    return out;
}

}  // namespace

std::vector<BatteryReport> batteries_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings) {
    std::vector<BatteryReport> out;
    for (const LaidElement& e : table.elements) {
        if (!e.box) continue;
        for (std::size_t u = 0; u < e.units.size(); ++u) {
            if (table.element(e.ref).units[u].unit.arm != Arm::artillery) continue;
            BatteryReport report{e.ref, u, {}};
            for (const LaidElement& target : table.elements)
                if (target.ref.side != e.ref.side && target.box)
                    report.targets.push_back(judge(table, meetings, e.ref, u, target));
            out.push_back(std::move(report));
        }
    }
    return out;
}

TableFire fire_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                  const std::vector<BatteryRef>& batteries, ElementRef target) {
    BACLER_CHECK(!batteries.empty());
    TableFire out;
    const ElementRef own = batteries.front().element;
    FireQuestion& q = out.question;
    q.readings = table.scenario->readings;
    q.stance = table.element(own).stance;
    q.is_grand_battery = is_grand_battery(table.element(own));
    q.is_engaged = is_engaged(own, meetings);
    for (const BatteryRef& b : batteries) {
        BACLER_CHECK(b.element == own);
        out.judged.push_back(judge(table, meetings, own, b.unit, table.laid(target)));
        const Unit& gun = table.element(own).units[b.unit].unit;
        if (out.judged.back().is_allowed)
            q.batteries.push_back({gun.id, gun.weight, gun.values, out.judged.back().distance});
    }
    const Element& victim = table.element(target);
    const std::vector<int> rows = rows_of_units(victim);
    q.target.cover = fire_cover_of(table, target);
    q.target.is_grand_battery = is_grand_battery(victim);
    for (std::size_t i = 0; i < victim.units.size(); ++i) {
        const Unit& u = victim.units[i].unit;
        const FireVictim v{u.id, plaquettes_of(u.arm, u.values.size())};
        q.target.is_in_square = q.target.is_in_square || (rows[i] == 1 && is_square(u.formation));
        if (u.arm == Arm::artillery) {
            q.target.artillery.push_back(v);
            continue;
        }
        const auto rank = static_cast<std::size_t>(rows[i] - 1);
        if (q.target.ranks.size() <= rank) q.target.ranks.resize(rank + 1);
        q.target.ranks[rank].push_back(v);
    }
    return out;
}

}  // namespace bacler::plaquette
