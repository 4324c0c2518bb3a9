#include "ruling/ledger.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/move_track.hpp"
#include "systems/plaquette/movement.hpp"

#include <algorithm>
#include <numbers>

namespace bacler::plaquette {

using plane::Box;
using plane::Leg;

namespace {

constexpr std::int32_t hundredths_of_mm_per_cm = 1000;

Length from_cm(int cm) {
    return {cm * hundredths_of_mm_per_cm};
}

/// The body's parts that stand on the ground: the units of an element, else the body itself.
std::vector<Box> feet_of(const MoveScene& scene) {
    const MoverRef& mover = scene.question->mover;
    if (mover.kind == MoverRef::Kind::element) return scene.table->laid(mover.element()).units;
    return {scene.start()};
}

/// Places of the terrain that a foot passes over in a leg. A turn is looked at every two degrees: no foot is so thin that ground lies
/// between two looks.
std::vector<std::size_t> features_passed(const MoveScene& scene, std::size_t leg, const Box& foot) {
    const Box& from = scene.track.stations()[leg];
    const Leg& l = scene.track.legs()[leg];
    if (l.kind == Leg::Kind::straight)
        return slowing_features(
            *scene.table, plane::swept(foot, {l.dx.hundredths_of_mm / 100.0, l.dy.hundredths_of_mm / 100.0}));
    std::vector<std::size_t> out;
    const int looks = l.turn.thousandths_of_degree / 2000 + 1;
    for (int i = 0; i <= looks; ++i) {
        const Box there = carried(from, plane::after(from, l, static_cast<double>(i) / looks), foot);
        const std::vector<std::size_t> met = slowing_features(*scene.table, there);
        out.insert(out.end(), met.begin(), met.end());
    }
    return out;
}

std::vector<std::size_t> features_met(const MoveScene& scene) {
    std::vector<bool> met(scene.table->terrain.size(), false);
    std::vector<Box> feet = feet_of(scene);
    for (const Box& foot : feet)
        for (const std::size_t f : slowing_features(*scene.table, foot)) met[f] = true;
    for (std::size_t leg = 0; leg < scene.track.legs().size(); ++leg) {
        if (scene.track.legs()[leg].kind == Leg::Kind::about_face) continue;  // nobody leaves his ground
        const Box &from = scene.track.stations()[leg], &to = scene.track.stations()[leg + 1];
        for (Box& foot : feet) {
            for (const std::size_t f : features_passed(scene, leg, foot)) met[f] = true;
            foot = carried(from, to, foot);
        }
    }
    std::vector<std::size_t> out;
    for (std::size_t f = 0; f < met.size(); ++f)
        if (met[f]) out.push_back(f);
    return out;
}

Mover mover_of(const Unit& unit) {
    return {unit.arm, unit.weight, unit.formation, false};
}

MarchQuestion march_of(const MoveScene& scene) {
    const MoverRef& mover = scene.question->mover;
    MarchQuestion q;
    if (mover.kind == MoverRef::Kind::staff) {
        q.movers = {{.is_general = true}};
        return q;
    }
    if (mover.kind == MoverRef::Kind::unit)
        q.movers = {mover_of(scene.element->units[mover.unit].unit)};
    else
        for (const ScenarioUnit& u : scene.element->units) q.movers.push_back(mover_of(u.unit));
    if (scene.element->stance == Stance::retreat)  // a full move in column, Q34
        for (Mover& m : q.movers)
            if (m.arm != Arm::artillery) m.formation = Formation::column;
    if (scene.element->under)
        q.staff_value = scene.table->side(mover.element()).staffs[*scene.element->under].value;
    q.staff_commands = is_in_command(*scene.table, mover.element()).value_or(true);
    return q;
}

bool forbids(const Ruling& ruling) {
    return verdict(ruling) == Verdict::forbidden;
}

void write_beneath(Ruling& into, const Ruling& pace) {
    for (Finding f : pace.findings) {
        ++f.depth;
        f.shown = Shown::folded;
        into.findings.push_back(f);
    }
}

}  // namespace

MoveCheck check_allowance(MoveScene& scene) {
    MarchQuestion march = march_of(scene);
    const Ruling free = rule_on_march(march, scene.readings());
    if (forbids(free)) return {free, Length{}};
    scene.untouched = from_cm(total(free));
    scene.slowed_by = features_met(scene);
    march.features = static_cast<int>(scene.slowed_by.size());
    const Ruling pace = rule_on_march(march, scene.readings());
    scene.allowance = from_cm(total(pace));

    MoveCheck check;
    const Length used = scene.question->so_far.used + scene.track.total();
    const bool within = meets(used, LimitWords::at_most, scene.allowance);
    check.ruling.measures.push_back({used,
                                     scene.allowance,
                                     LimitWords::at_most,
                                     {},
                                     plane::front_centre(scene.start()),
                                     plane::front_centre(scene.end())});
    Finding f =
        figure(pace.findings.front().rule.number, within ? Say::within_its_move : Say::beyond_its_move,
               within ? Does::permits : Does::forbids);
    f.measure = 0;
    check.ruling.findings.push_back(f);
    write_beneath(check.ruling, pace);
    for (const std::size_t t : scene.slowed_by)
        check.ruling.findings.push_back(
            about(figure(98, 43, Say::stands_in_or_enters, Does::no_bearing), terrain_subject(t)));
    if (!within) check.until = std::max(Length{}, scene.allowance - scene.question->so_far.used);
    return check;
}

std::vector<MoveCheck> check_turns(const MoveScene& scene) {
    std::vector<MoveCheck> out;
    const auto& legs = scene.track.legs();
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const Box& body = scene.track.stations()[i];
        MoveCheck check;
        if (legs[i].kind == Leg::Kind::pivot) {
            const bool free = scene.readings().on(Option::free_pivot) || scene.element == nullptr;
            check.ruling.findings.push_back(figure(90, 45, free ? Say::turns_freely : Say::must_wheel,
                                                   free ? Does::no_bearing : Does::forbids));
            if (!free) check.until = scene.track.before(i);
            out.push_back(check);
        }
        const bool left = legs[i].kind == Leg::Kind::wheel_left;
        if (!left && legs[i].kind != Leg::Kind::wheel_right) continue;
        const std::size_t outer = left ? 1 : 0;  // the front corner away from the one that stands still
        check.ruling.measures.push_back({plane::length_of(body, legs[i]),
                                         scene.allowance,
                                         LimitWords::at_most,
                                         {},
                                         plane::corners(body)[outer],
                                         plane::corners(scene.track.stations()[i + 1])[outer]});
        Finding f = figure(90, 45, Say::wheel_costs, Does::no_bearing);
        f.measure = 0;
        check.ruling.findings.push_back(f);
        out.push_back(check);
    }
    return out;
}

}  // namespace bacler::plaquette
