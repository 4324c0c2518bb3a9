#include "platform/bench/random_player.hpp"

#include "board/plane/sweep.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/stages.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace bacler::bench {

using namespace plaquette;

Order RandomPlayer::next(const Battle& b, int refused_so_far) {
    constexpr int tries = 4;
    for (int i = 0; i < tries; ++i) {
        Order o = choice(b, refused_so_far);
        if (files::faults_of_order(o, b.scenario, {"random", 1}, files::AskedOf::game).empty()) return o;
    }
    return Next{};
}

Order RandomPlayer::choice(const Battle& b, int refused_so_far) {
    if (is_die_owed(b)) return die(b);
    const bool goes_on = (refused_so_far > 3 && refused_so_far % 2 == 0) || whole(0, 7) == 0;
    if (b.stage == Stage::choosing) return slot(b);
    if (goes_on && !(b.stage == Stage::moving && refused_so_far == 0 && whole(0, 2) > 0)) return Next{};
    if (whole(0, 23) == 0) return fact(b);
    switch (b.stage) {
        case Stage::placing: return order(b);
        case Stage::moving: return move(b, refused_so_far);
        case Stage::declaring: return fire(b);
        case Stage::falling: return Lose{any_unit(b)};
        case Stage::squares: return square(b);
        case Stage::advancing: return advance(b);
        default: return Next{};
    }
}

const Element& RandomPlayer::any_element(const Battle& b) {
    return any(any_side(b).elements);
}

std::string RandomPlayer::any_unit(const Battle& b) {
    for (;;) {
        const Element& e = any_element(b);
        if (!e.units.empty()) return any(e.units).unit.id;
    }
}

Order RandomPlayer::die(const Battle& b) {
    for (const DieRequest& d : b.dice)
        if (!d.face) return Roll{d.die, whole(1, d.die == Die::d6 ? 6 : 10)};
    return Next{};
}

/// Mostly what a staff may order whom it commands; now and then anything.
Order RandomPlayer::order(const Battle& b) {
    const Side& side = any_side(b);
    if (side.staffs.empty()) return Next{};
    const auto place = static_cast<std::size_t>(whole(0, static_cast<int>(side.staffs.size()) - 1));
    const bool is_anything = whole(0, 5) == 0;
    std::vector<std::string> receivers;
    for (std::size_t i = 0; i < side.staffs.size(); ++i)
        if (is_anything || side.staffs[i].under == place || i == place)
            receivers.push_back(side.staffs[i].id);
    for (const Element& e : side.elements)
        if (is_anything || e.under == place) receivers.push_back(e.id);
    GiveOrder o;
    o.staff = side.staffs[place].id;
    o.to = any(receivers);
    o.command = whole(0, 2) > 0 ? Command::attack : static_cast<Command>(whole(0, 7));
    if (o.command >= Command::advance || whole(0, 5) == 0)
        o.on =
            whole(0, 1) == 0 && !b.scenario.terrain.empty() ? any(b.scenario.terrain).id : any_element(b).id;
    return o;
}

Order RandomPlayer::slot(const Battle& b) {
    const MarchGroup& g = group_in_turn(b);
    const Side& side = b.scenario.sides[g.side];
    return TakeSlot{g.staff ? side.staffs[*g.staff].id : side.elements[*g.element].id,
                    whole(0, 1) == 0 ? Slot::first : Slot::last};
}

Order RandomPlayer::move(const Battle& b, int refused) {
    if (refused > 2) {
        const std::vector<Move> due = moves_owed(b);
        if (!due.empty()) return any(due);
    }
    const MarchGroup& g = group_in_turn(b);
    const Side& side = b.scenario.sides[g.side];
    std::vector<const Element*> own;
    for (std::size_t e = 0; e < side.elements.size(); ++e)
        if ((g.element ? *g.element == e : side.elements[e].under == g.staff) && is_present(side.elements[e]))
            own.push_back(&side.elements[e]);
    const int kind = whole(0, 11);
    if (kind == 0 && g.staff && side.staffs[*g.staff].at) return ride(side.staffs[*g.staff]);
    if (own.empty()) return Next{};
    const Element& e = *any(own);
    if (kind == 1) return Form{any(e.units).unit.id, static_cast<Formation>(whole(0, 3))};
    if (kind == 2) return Swap{any(e.units).unit.id, any(e.units).unit.id};
    if (kind == 3) return Wheel{e.id, whole(0, 1) == 0 ? Hand::left : Hand::right, {1000 * whole(1, 40)}};
    if (kind == 4) return Evade{any(b.scenario.sides[1 - g.side].elements).id};
    return e.front ? step_of(b, side, e, refused) : fact(b);
}

namespace {

/// Where the nearest enemy of an element stands; none where no enemy has a place.
std::optional<TablePoint> nearest_enemy(const Battle& b, const Side& own, TablePoint from) {
    std::optional<TablePoint> best;
    double least = 0;
    for (const Side& side : b.scenario.sides) {
        if (&side == &own) continue;
        for (const Element& e : side.elements) {
            if (!is_present(e) || !e.front) continue;
            const double x = in_cm(e.front->at.x - from.x), y = in_cm(e.front->at.y - from.y);
            if (best && x * x + y * y >= least) continue;
            best = e.front->at;
            least = x * x + y * y;
        }
    }
    return best;
}

/// How far straight ahead an element meets an enemy; none where it meets nobody within a move.
std::optional<Length> charge_of(const Battle& b, const Side& own, const Element& e) {
    const std::optional<plane::Box> body = element_box(e);
    std::vector<plane::Box> enemies;
    for (const Side& side : b.scenario.sides)
        for (const Element& other : side.elements)
            if (&side != &own && is_present(other))
                if (const std::optional<plane::Box> box = element_box(other)) enemies.push_back(*box);
    if (!body || enemies.empty()) return std::nullopt;
    constexpr Length move{25000};
    const TablePoint to = plane::offset(body->centre, body->heading, {}, move);
    const plane::Leg leg{plane::Leg::Kind::straight, to.x - body->centre.x, to.y - body->centre.y, {}};
    const auto met = plane::first_contact(*body, leg, enemies, contact_distance);
    if (!met) return std::nullopt;
    return Length{static_cast<std::int32_t>(std::floor(move.hundredths_of_mm * met->part))};
}

}  // namespace

Order RandomPlayer::step_of(const Battle& b, const Side& side, const Element& e, int refused) {
    const Length far{1000 * whole(0, 20 - 4 * std::min(refused, 4))};
    const bool back = e.stance == Stance::retreat || e.stance == Stance::fall_back;
    Move m{e.id, plane::offset(e.front->at, e.front->heading, {}, back ? -far : far), {}, {}};
    if (back) m.heading = e.front->heading + Angle{180000};
    if (e.stance == Stance::attack && whole(0, 3) > 0)
        if (const std::optional<Length> charge = charge_of(b, side, e)) {
            m.to = plane::offset(e.front->at, e.front->heading, {}, *charge);
            return m;
        }
    const std::optional<TablePoint> enemy = nearest_enemy(b, side, e.front->at);
    if (!back && enemy && whole(0, 1) == 0) {
        const double x = in_cm(enemy->x - e.front->at.x), y = in_cm(enemy->y - e.front->at.y);
        const double degrees = std::atan2(x, y) * 180 / std::acos(-1.0);
        m.heading = angle_from_degrees(std::round(degrees));
        m.to = plane::offset(e.front->at, *m.heading, {}, far);
    }
    return m;
}

Order RandomPlayer::ride(const Staff& staff) {
    return Move{staff.id,
                {staff.at->x + Length{1000 * whole(-15, 15)}, staff.at->y + Length{1000 * whole(-15, 15)}},
                {},
                {}};
}

Order RandomPlayer::fire(const Battle& b) {
    const std::size_t side =
        static_cast<std::size_t>(whole(0, static_cast<int>(b.scenario.sides.size()) - 1));
    std::vector<std::string> guns;
    for (const Element& e : b.scenario.sides[side].elements)
        for (const ScenarioUnit& u : e.units)
            if (u.unit.arm == Arm::artillery && is_present(e)) guns.push_back(u.unit.id);
    if (guns.empty()) return Next{};
    const Element& target = any(b.scenario.sides[1 - side].elements);
    return is_present(target) ? Order{Fire{{any(guns)}, target.id}} : Order{Next{}};
}

Order RandomPlayer::square(const Battle& b) {
    const std::vector<ElementRef> may = candidates_for_square(b);
    if (may.empty()) return Next{};
    return Form{b.element(any(may)).units.front().unit.id, Formation::hollow_square};
}

Order RandomPlayer::advance(const Battle& b) {
    const std::vector<ElementRef> may = candidates_for_advance(b);
    if (may.empty()) return Next{};
    return Advance{b.element(any(may)).id, {1000 * whole(1, 5)}};
}

/// What players state: most of it of pieces that have no place (Q135).
Order RandomPlayer::fact(const Battle& b) {
    State s;
    s.what = static_cast<FactKind>(whole(0, 6));
    s.a = any_element(b).id;
    s.b = any_element(b).id;
    if (s.what == FactKind::distance) {
        const Side& side = any_side(b);
        if (whole(0, 2) == 0 && !side.staffs.empty()) s.a = any(side.staffs).id;
        s.distance = Length{1000 * whole(1, 60)};
    }
    if (s.what == FactKind::in_zone) s.zone = static_cast<plane::Zone>(whole(0, 3));
    if (s.what == FactKind::covered_by && !b.scenario.terrain.empty()) s.b = any(b.scenario.terrain).id;
    return s.a == s.b ? Order{Next{}} : Order{s};
}

}  // namespace bacler::bench
