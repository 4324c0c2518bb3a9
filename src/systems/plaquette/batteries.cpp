#include "systems/plaquette/batteries.hpp"

#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace bacler::plaquette {

using plane::Box;

namespace {

void forbid(BatteryTarget& out, int rule, int reading, Say say) {
    Ledger(out.ruling).write(shown(figure(rule, reading, say, Does::forbids), Shown::deciding));
    if (out.deciding.number == 0) out.deciding = {static_cast<std::uint16_t>(rule)};
}

void judge_range(BatteryTarget& out, const Unit& gun, const Distance& range) {
    Ledger ledger(out.ruling);
    out.distance = range.value;
    const int rule = 113 + static_cast<int>(gun.weight);  // R113-R115
    const auto found = [&](Say say, Does does, RangeBand band) {
        return shown(about(figure(rule, 60, say, does, does == Does::sets ? static_cast<int>(band) : 0),
                           unit_subject(0, 0)),
                     Shown::line);
    };
    const Measurement far = against(range, LimitWords::at_most, long_range(gun.weight)),
                      near = against(range, LimitWords::at_most, short_range(gun.weight));
    const bool reaches =
        ledger.weigh(far, found(Say::in_range, Does::permits, RangeBand::long_range),
                     found(Say::out_of_range, Does::forbids, RangeBand::beyond), id(Say::settled_by_tape));
    if (range.is_stated) {
        Finding f = figure(rule, 135, Say::stated_distance, Does::no_bearing);
        f.measure = 0;
        ledger.write(shown(f, Shown::line));
    }
    out.band = RangeBand::beyond;
    if (!reaches) out.deciding = {static_cast<std::uint16_t>(rule)};
    if (!reaches && !is_too_close(far)) return;
    const bool is_near =
        ledger.weigh(near, found(Say::in_short_range, Does::sets, RangeBand::short_range),
                     found(Say::in_long_range, Does::sets, RangeBand::long_range), id(Say::settled_by_tape));
    if (reaches) out.band = is_near ? RangeBand::short_range : RangeBand::long_range;
}

/// What stands between and what hides: nothing is measured where either has no place, and the players see to it.
void judge_field(BatteryTarget& out, const LaidTable& table, const BatteryRef& battery) {
    const LaidElement &own = table.laid(battery.element), &target = table.laid(out.target);
    if (!own.box || !target.box) {
        Ledger(out.ruling)
            .write(shown(figure(107, 135, Say::field_not_measured, Does::no_bearing), Shown::line));
        return;
    }
    const FieldQuestion field = field_before(table, battery, out.target);
    const FieldAnswer clear = rule_on_any_field(field, target.units);
    out.aim = clear.aim;
    const TablePoint aim = clear.aim.value_or(plane::gap(field.battery, *target.box).to);
    const plane::Viewer viewer{plane::front_centre(field.battery), field.battery_level, true};
    const FieldAnswer sight =
        rule_on_sight(viewer, aim, table.screens, screens_between(table, viewer.at, aim), field.readings);
    const auto forbid_field = [&] {
        if (clear.is_clear) return;
        forbid(out, 107, clear.is_ahead ? 55 : 54, clear.is_ahead ? Say::no_clear_field : Say::aim_not_ahead);
    };
    const auto forbid_sight = [&] {
        if (sight.is_clear) return;
        const bool relief = table.screens[sight.blockers.front()].kind == plane::Screen::Kind::relief;
        forbid(out, relief ? 104 : 105, relief ? 50 : 51, Say::not_in_sight);
    };
    // A wood both hides and stands in the way: what nobody sees decides before what only a cover bars.
    if (clear.blockers.empty() && !clear.covers.empty()) {
        forbid_sight();
        forbid_field();
    } else {
        forbid_field();
        forbid_sight();
    }
}

BatteryTarget judge_at(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                       const BatteryRef& battery, ElementRef target, const Distance& range) {
    BatteryTarget out;
    out.target = target;
    const Element& element = table.element(battery.element);
    const Unit& gun = element.units[battery.unit].unit;
    if (is_engaged(battery.element, meetings)) forbid(out, 106, 53, Say::element_is_engaged);
    if (is_grand_battery(element) && element.stance != Stance::defence)
        forbid(out, 112, 59, Say::grand_battery_not_in_defence);
    if (element.stance == Stance::retreat) forbid(out, 109, 58, Say::no_fire_in_retreat);
    if (!table.scenario->readings.on(Option::fire_into_melee) && is_engaged(target, meetings))
        forbid(out, 106, 65, Say::target_is_engaged);
    judge_range(out, gun, range);
    judge_field(out, table, battery);
    out.is_allowed = std::none_of(out.ruling.findings.begin(), out.ruling.findings.end(),
                                  [](const Finding& f) { return f.does == Does::forbids; });
    if (out.is_allowed) out.deciding = {static_cast<std::uint16_t>(113 + static_cast<int>(gun.weight))};
    return out;
}

std::optional<BatteryTarget> judge(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                                   const BatteryRef& battery, const LaidElement& target) {
    const std::optional<Distance> range = battery_range(table, battery.element, battery.unit, target.ref);
    if (!range) return std::nullopt;
    return judge_at(table, meetings, battery, target.ref, *range);
}

}  // namespace

std::optional<BatteryTarget> in_range(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                                      const BatteryRef& battery, ElementRef target) {
    const std::optional<Distance> range = battery_range(table, battery.element, battery.unit, target);
    if (!range) return std::nullopt;
    const Weight weight = table.element(battery.element).units[battery.unit].unit.weight;
    const Measurement far = against(*range, LimitWords::at_most, long_range(weight));
    if (!meets(far.value, far.words, far.limit) && !is_too_close(far)) return std::nullopt;
    return judge_at(table, meetings, battery, target, *range);
}

BatteryReport within_range_of(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                              const BatteryRef& battery) {
    BatteryReport out{battery.element, battery.unit, {}};
    const Weight weight = table.element(battery.element).units[battery.unit].unit.weight;
    for (const LaidElement* e : elements_about(table, table.laid(battery.element), long_range(weight)))
        if (e->ref.side != battery.element.side)
            if (std::optional<BatteryTarget> t = in_range(table, meetings, battery, e->ref))
                out.targets.push_back(std::move(*t));
    return out;
}

plane::Bounds field_bounds(const LaidTable& table, const BatteryRef& battery, ElementRef target) {
    const Box& gun = table.laid(battery.element).units[battery.unit];
    const TablePoint muzzle = plane::front_centre(gun);
    plane::Bounds out{muzzle, muzzle};
    for (const Box& unit : table.laid(target).units) out = plane::joined(out, plane::bounds_of(unit));
    return plane::wider(out, gun.w);
}

FieldQuestion field_before(const LaidTable& table, const BatteryRef& battery, ElementRef target) {
    FieldQuestion q;
    q.battery = table.laid(battery.element).units[battery.unit];
    q.battery_level = level_of(table, q.battery);
    q.readings = table.scenario->readings;
    const plane::Bounds bounds = field_bounds(table, battery, target);
    for (const std::size_t place : elements_within(table, bounds)) {
        const LaidElement& e = table.elements[place];
        if (e.ref == target) continue;
        for (std::size_t i = 0; i < e.units.size(); ++i)
            if (!(e.ref == battery.element && i == battery.unit))
                q.obstacles.push_back({e.units[i], level_of(table, e.units[i])});
    }
    for (const auto& [t, g] : grounds_within(table, bounds)) {
        const plane::Ground& ground = table.terrain[t].grounds[g];
        if (is_shelter(cover_of(table.terrain[t].kind)))
            q.covers.push_back({&ground, level_at(table, ground.outline.front()), t});
    }
    return q;
}

BatteryReport battery_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                         const BatteryRef& battery) {
    BatteryReport report{battery.element, battery.unit, {}};
    for (const LaidElement& target : table.elements)
        if (target.ref.side != battery.element.side)
            if (std::optional<BatteryTarget> t = judge(table, meetings, battery, target))
                report.targets.push_back(std::move(*t));
    return report;
}

std::vector<BatteryReport> batteries_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings) {
    std::vector<BatteryReport> out;
    for (const LaidElement& e : table.elements) {
        const std::vector<ScenarioUnit>& units = table.element(e.ref).units;
        for (std::size_t u = 0; u < units.size(); ++u) {
            if (units[u].unit.arm != Arm::artillery) continue;
            BatteryReport report = battery_on(table, meetings, {e.ref, u});
            if (e.box || !report.targets.empty()) out.push_back(std::move(report));
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
        std::optional<BatteryTarget> judged = judge(table, meetings, b, table.laid(target));
        BACLER_CHECK(judged.has_value());
        out.judged.push_back(std::move(*judged));
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
