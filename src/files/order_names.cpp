#include "files/nearest.hpp"
#include "files/order_text.hpp"
#include "files/report.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/order_words.hpp"
#include "systems/plaquette/pieces.hpp"

#include <algorithm>
#include <cstdint>

namespace bacler::files {

using namespace plaquette;
using Is = Named::Kind;

namespace {

/// What a name in an order may stand for; each has its fault for a name that stands for something else.
enum class Wanted : std::uint8_t {
    staff,
    element,
    unit,
    battery,
    body,
    wheeler,
    piece,
    terrain,
    target,
    any
};

constexpr std::string_view code_of(Wanted wanted) {
    switch (wanted) {
        case Wanted::staff: return "order.wants_staff";
        case Wanted::element: return "order.wants_element";
        case Wanted::unit: return "order.wants_unit";
        case Wanted::battery: return "order.wants_battery";
        case Wanted::body: return "order.wants_body";
        case Wanted::wheeler: return "order.wants_wheeler";
        case Wanted::terrain: return "order.wants_terrain";
        case Wanted::target: return "order.wants_target";
        case Wanted::piece:
        case Wanted::any: break;
    }
    return "order.wants_piece";
}

bool suits(Wanted wanted, Is kind) {
    switch (wanted) {
        case Wanted::staff: return kind == Is::staff;
        case Wanted::element: return kind == Is::element;
        case Wanted::unit:
        case Wanted::battery: return kind == Is::unit;
        case Wanted::body: return kind == Is::staff || kind == Is::element;
        case Wanted::wheeler: return kind == Is::element || kind == Is::unit;
        case Wanted::piece: return kind != Is::terrain;
        case Wanted::terrain: return kind == Is::terrain;
        case Wanted::target: return kind == Is::element || kind == Is::terrain;
        case Wanted::any: return true;
    }
    return false;
}

class Names {
public:
    Names(const Scenario& scenario, const OrderPlace& where, AskedOf asked_of)
        : scenario_(scenario),
          where_(where),
          is_game_(asked_of == AskedOf::game) {}

    /// A game may be played without places, and is asked what a scenario is not.
    bool is_game() const { return is_game_; }

    /// What an id stands for; none with a fault where that is not what the order wants.
    std::optional<Named> look_up(const std::string& id, Wanted wanted) {
        const std::optional<Named> found = named(scenario_, id);
        if (!found) {
            unknown(id, wanted);
            return std::nullopt;
        }
        const bool is_gun = found->kind == Is::unit && unit(*found).arm == Arm::artillery;
        if (suits(wanted, found->kind) && (wanted != Wanted::battery || is_gun)) return found;
        fault(code_of(wanted), {id});
        return std::nullopt;
    }

    /// The same, of a piece that has to stand on the table where there is no game.
    std::optional<Named> placed(const std::string& id, Wanted wanted) {
        const std::optional<Named> found = look_up(id, wanted);
        if (!found || is_game_ || stands(*found)) return found;
        fault("order.no_place", {id});
        return std::nullopt;
    }

    void side(const std::string& id) {
        std::vector<std::string_view> ids;
        for (const Side& s : scenario_.sides) ids.push_back(s.id);
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) fault("order.unknown", {id, listed(ids)});
    }

    void on_table(TablePoint p) {
        const bool inside =
            p.x >= Length{} && p.x <= scenario_.width && p.y >= Length{} && p.y <= scenario_.depth;
        if (!inside)
            fault("order.off_table", {shown(in_cm(p.x)), shown(in_cm(p.y)), shown(in_cm(scenario_.width)),
                                      shown(in_cm(scenario_.depth))});
    }

    void fault(std::string_view code, std::vector<std::string> args) {
        faults_.push_back({where_.file, where_.line, "", std::string(code), std::move(args)});
    }

    const Unit& unit(const Named& n) const {
        return scenario_.sides[n.side].elements[n.index].units[n.unit].unit;
    }

    bool has_missions(const Named& n) const {
        return n.kind == Is::staff && scenario_.sides[n.side].staffs[n.index].level != StaffLevel::division;
    }

    Faults faults() && { return std::move(faults_); }

private:
    bool stands(const Named& n) const {
        if (n.kind == Is::terrain) return true;
        const Side& side = scenario_.sides[n.side];
        if (n.kind == Is::staff) return side.staffs[n.index].at && !side.staffs[n.index].arrives;
        const Element& e = side.elements[n.index];
        return !e.arrives && !unit_boxes(e).empty();
    }

    void unknown(const std::string& id, Wanted wanted) {
        std::vector<std::string_view> ids;
        const auto offer = [&](const std::string& known, Is kind) {
            if (suits(wanted, kind)) ids.push_back(known);
        };
        for (const TerrainFeature& t : scenario_.terrain) offer(t.id, Is::terrain);
        for (const Side& side : scenario_.sides) {
            for (const Staff& s : side.staffs) offer(s.id, Is::staff);
            for (const Element& e : side.elements) {
                offer(e.id, Is::element);
                for (const ScenarioUnit& u : e.units)
                    if (wanted != Wanted::battery || u.unit.arm == Arm::artillery) offer(u.unit.id, Is::unit);
            }
        }
        std::sort(ids.begin(), ids.end());
        const std::optional<std::string_view> near = nearest_word(id, ids);
        if (near)
            fault("order.unknown_near", {id, std::string(*near), listed(ids)});
        else
            fault("order.unknown", {id, listed(ids)});
    }

    const Scenario& scenario_;
    const OrderPlace& where_;
    bool is_game_;
    Faults faults_;
};

struct Check {
    Names& names;

    void operator()(const GiveOrder& o) const {
        names.look_up(o.staff, Wanted::staff);
        const std::optional<Named> to = names.look_up(o.to, Wanted::body);
        if (o.on.empty() || !to) return;
        // The one word that is both: a stance, of an element or a division, names nothing.
        const bool is_stance = o.command == Command::defence && !names.has_missions(*to);
        if (mission_of(o.command) && !is_stance)
            of_side(o, *to, names.look_up(o.on, Wanted::target));
        else if (o.command == Command::attack)
            of_side(o, *to, names.look_up(o.on, Wanted::element));
        else
            names.fault("order.names_nothing", {std::string(word_for(command_words, o.command))});
    }
    void operator()(const TakeSlot& o) const {
        names.look_up(o.group, Wanted::body);
        in_play("slot");
    }
    void operator()(const Move& o) const {
        names.placed(o.piece, Wanted::piece);
        names.on_table(o.to);
        for (const TablePoint p : o.via) names.on_table(p);
    }
    void operator()(const Wheel& o) const { names.placed(o.piece, Wanted::wheeler); }
    void operator()(const plaquette::Form& o) const {
        names.look_up(o.unit, names.is_game() ? Wanted::wheeler : Wanted::unit);
    }
    void operator()(const Swap& o) const {
        const std::optional<Named> a = names.placed(o.a, Wanted::unit), b = names.placed(o.b, Wanted::unit);
        if (a && b && !(a->element() == b->element())) names.fault("order.two_elements", {o.a, o.b});
    }
    void operator()(const Evade& o) const { names.placed(o.element, Wanted::element); }
    void operator()(const Fire& o) const {
        std::optional<Named> first;
        for (const std::string& id : o.batteries) {
            const std::optional<Named> battery = names.placed(id, Wanted::battery);
            if (first && battery && !names.is_game() && !(first->element() == battery->element()))
                names.fault("order.two_elements", {o.batteries.front(), id});
            if (!first) first = battery;
        }
        const std::optional<Named> target = names.placed(o.target, Wanted::element);
        if (first && target && first->side == target->side) names.fault("order.own_side", {o.target});
    }
    void operator()(const Lose& o) const {
        names.look_up(o.unit, Wanted::unit);
        in_play("lose");
    }
    void operator()(const Advance& o) const { names.placed(o.element, Wanted::element); }
    void operator()(const State& o) const {
        names.look_up(o.a, Wanted::piece);
        names.look_up(o.b, o.what == FactKind::covered_by
                               ? Wanted::terrain
                               : (o.what == FactKind::distance ? Wanted::any : Wanted::piece));
    }
    void operator()(const Roll& /*o*/) const { in_play("die"); }
    void operator()(const Next& /*o*/) const { in_play("next"); }
    void operator()(const Overrule& o) const {
        in_play("overrule");
        if (!names.is_game()) return;
        if (const Move* move = std::get_if<Move>(&o.what))
            let_through(*move);
        else if (const auto* form = std::get_if<plaquette::Form>(&o.what))
            names.look_up(form->unit, Wanted::unit);
        else
            std::visit(*this, o.what);
    }
    void operator()(const Note& /*o*/) const { in_play("note"); }
    void operator()(const LayHidden& o) const {
        names.look_up(o.staff, Wanted::staff);
        names.look_up(o.beside, Wanted::body);
        in_play("lay");
    }
    void operator()(const Reveal& o) const {
        (*this)(o.order);
        in_play("reveal");
    }
    void operator()(const TakeBack& o) const {
        names.side(o.side);
        in_play("take_back");
    }
    void operator()(const SetLock& o) const {
        if (!o.side.empty()) names.side(o.side);
        in_play("lock");
    }
    void operator()(const PassStaff& o) const {
        names.look_up(o.staff, Wanted::staff);
        in_play("pass");
    }

    void operator()(const Place& o) const {
        names.look_up(o.piece, Wanted::body);
        if (o.at) names.on_table(*o.at);
        in_play("place");
    }
    void operator()(const Choose& /*o*/) const { in_play("choose"); }
    void operator()(RulingWord /*w*/) const {}
    void operator()(const DieFace& /*d*/) const {}
    void operator()(const OutOfPlay& o) const { names.look_up(o.element, Wanted::element); }
    void operator()(const FigureIs& o) const {
        switch (o.what) {
            case FigureKind::plaquettes: names.look_up(o.piece, Wanted::unit); break;
            case FigureKind::fatigue:
            case FigureKind::lost: names.look_up(o.piece, Wanted::element); break;
            case FigureKind::value:
            case FigureKind::charisma:
            case FigureKind::orders: names.look_up(o.piece, Wanted::staff); break;
        }
    }
    void operator()(const ValuesAre& o) const { names.look_up(o.unit, Wanted::unit); }
    void operator()(const StanceIs& o) const { names.look_up(o.body, Wanted::body); }
    void operator()(const ContactIs& o) const {
        const std::optional<Named> a = names.look_up(o.a, Wanted::element),
                                   b = names.look_up(o.b, Wanted::element);
        if (a && b && a->side == b->side) names.fault("order.own_side", {o.b});
    }
    /// Of a move that is let through, as of a place; of a unit it is said by its element.
    void let_through(const Move& o) const {
        names.look_up(o.piece, Wanted::body);
        names.on_table(o.to);
    }

    /// Enemies are attacked and pursued, friends supported (R070).
    void of_side(const GiveOrder& o, const Named& to, const std::optional<Named>& target) const {
        if (!target || target->kind == Is::terrain) return;
        const bool hostile = o.command == Command::attack || o.command == Command::pursuit;
        if (hostile && target->side == to.side) names.fault("order.own_side", {o.on});
        if (o.command == Command::support && target->side != to.side) names.fault("order.enemy", {o.on});
    }
    void in_play(std::string_view verb) const {
        if (!names.is_game()) names.fault("order.in_play", {std::string(verb)});
    }
};

}  // namespace

Faults faults_of_order(const Order& order, const Scenario& scenario, const OrderPlace& where,
                       AskedOf asked_of) {
    Names names(scenario, where, asked_of);
    std::visit(Check{names}, order);
    return std::move(names).faults();
}

}  // namespace bacler::files
