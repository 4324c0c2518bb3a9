#pragma once
#include "base/random.hpp"
#include "systems/plaquette/play/play.hpp"
#include "systems/plaquette/play/stages.hpp"

#include <string>
#include <vector>

/// A player that chooses among what might be done, legal or not, and rolls seeded dice.
namespace bacler::plaquette {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : dice_(seed) {}

    /// The next order to try in a battle that waits for somebody. After a few that are refused it asks to go on.
    Order next(const Battle& b, int refused_so_far) {
        if (is_die_owed(b)) return die(b);
        const bool goes_on = (refused_so_far > 3 && refused_so_far % 2 == 0) || whole(0, 3) == 0;
        if (b.stage == Stage::choosing) return slot(b);
        if (goes_on && !(b.stage == Stage::moving && refused_so_far == 0 && whole(0, 2) > 0)) return Next{};
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

private:
    int whole(int low, int high) { return dice_.between(low, high); }

    template <class List>
    const auto& any(const List& list) {
        return list[static_cast<std::size_t>(whole(0, static_cast<int>(list.size()) - 1))];
    }

    const Side& any_side(const Battle& b) { return any(b.scenario.sides); }

    std::string any_unit(const Battle& b) {
        for (;;) {
            const Element& e = any(any_side(b).elements);
            if (!e.units.empty()) return any(e.units).unit.id;
        }
    }

    Order die(const Battle& b) {
        for (const DieRequest& d : b.dice)
            if (!d.face) return Roll{d.die, whole(1, d.die == Die::d6 ? 6 : 10)};
        return Next{};
    }

    Order order(const Battle& b) {
        const Side& side = any_side(b);
        if (side.staffs.empty()) return Next{};
        GiveOrder o;
        o.staff = any(side.staffs).id;
        o.to = whole(0, 1) == 0 ? any(side.staffs).id : any(side.elements).id;
        o.command = static_cast<Command>(whole(0, 7));
        if (o.command >= Command::advance || whole(0, 5) == 0)
            o.on = whole(0, 1) == 0 && !b.scenario.terrain.empty() ? any(b.scenario.terrain).id
                                                                   : any(any_side(b).elements).id;
        return o;
    }

    Order slot(const Battle& b) {
        const MarchGroup& g = group_in_turn(b);
        const Side& side = b.scenario.sides[g.side];
        return TakeSlot{g.staff ? side.staffs[*g.staff].id : side.elements[*g.element].id,
                        whole(0, 1) == 0 ? Slot::first : Slot::last};
    }

    Order move(const Battle& b, int refused) {
        if (refused > 2) {
            const std::vector<Move> due = moves_owed(b);
            if (!due.empty()) return any(due);
        }
        const MarchGroup& g = group_in_turn(b);
        const Side& side = b.scenario.sides[g.side];
        std::vector<const Element*> own;
        for (std::size_t e = 0; e < side.elements.size(); ++e)
            if ((g.element ? *g.element == e : side.elements[e].under == g.staff) &&
                is_present(side.elements[e]) && side.elements[e].front)
                own.push_back(&side.elements[e]);
        const int kind = whole(0, 11);
        if (kind == 0 && g.staff && side.staffs[*g.staff].at) return ride(side.staffs[*g.staff]);
        if (own.empty()) return Next{};
        const Element& e = *any(own);
        if (kind == 1) return Form{any(e.units).unit.id, static_cast<Formation>(whole(0, 3))};
        if (kind == 2) return Swap{any(e.units).unit.id, any(e.units).unit.id};
        if (kind == 3) return Wheel{e.id, whole(0, 1) == 0 ? Hand::left : Hand::right, {1000 * whole(1, 40)}};
        if (kind == 4) return Evade{any(b.scenario.sides[1 - g.side].elements).id};
        const Length far{1000 * whole(0, 20 - 4 * std::min(refused, 4))};
        const bool back = e.stance == Stance::retreat || e.stance == Stance::fall_back;
        Move m{e.id, plane::offset(e.front->at, e.front->heading, {}, back ? -far : far), {}, {}};
        if (back) m.heading = e.front->heading + Angle{180000};
        return m;
    }

    Order ride(const Staff& staff) {
        return Move{
            staff.id,
            {staff.at->x + Length{1000 * whole(-15, 15)}, staff.at->y + Length{1000 * whole(-15, 15)}},
            {},
            {}};
    }

    Order fire(const Battle& b) {
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

    Order square(const Battle& b) {
        const std::vector<ElementRef> may = candidates_for_square(b);
        if (may.empty()) return Next{};
        return Form{b.element(any(may)).units.front().unit.id, Formation::hollow_square};
    }

    Order advance(const Battle& b) {
        const std::vector<ElementRef> may = candidates_for_advance(b);
        if (may.empty()) return Next{};
        return Advance{b.element(any(may)).id, {1000 * whole(1, 5)}};
    }

    Generator dice_;
};

}  // namespace bacler::plaquette
