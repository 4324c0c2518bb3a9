#include "systems/plaquette/order_ids.hpp"

#include "systems/plaquette/pieces.hpp"

#include <algorithm>
#include <optional>

namespace bacler::plaquette {

namespace {

using Is = Named::Kind;

struct Ids {
    const Scenario& scenario;

    bool is(const std::string& id, std::initializer_list<Is> kinds) const {
        const std::optional<Named> found = named(scenario, id);
        return found && std::find(kinds.begin(), kinds.end(), found->kind) != kinds.end();
    }
    bool is_body(const std::string& id) const { return is(id, {Is::staff, Is::element}); }
    bool is_troops(const std::string& id) const { return is(id, {Is::element, Is::unit}); }
    bool is_piece(const std::string& id) const { return is(id, {Is::staff, Is::element, Is::unit}); }
    bool is_side(const std::string& id) const {
        return std::any_of(scenario.sides.begin(), scenario.sides.end(),
                           [&](const Side& s) { return s.id == id; });
    }
    bool is_battery(const std::string& id) const {
        const std::optional<Named> n = named(scenario, id);
        return n && n->kind == Is::unit &&
               scenario.sides[n->side].elements[n->index].units[n->unit].unit.arm == Arm::artillery;
    }

    bool operator()(const GiveOrder& o) const {
        return is(o.staff, {Is::staff}) && is_body(o.to) &&
               (o.on.empty() || is(o.on, {Is::terrain, Is::element}));
    }
    bool operator()(const TakeSlot& o) const { return is_body(o.group); }
    bool operator()(const Move& o) const { return is_piece(o.piece); }
    bool operator()(const Wheel& o) const { return is_troops(o.piece); }
    bool operator()(const Form& o) const { return is_troops(o.unit); }
    bool operator()(const Swap& o) const {
        const std::optional<Named> a = named(scenario, o.a), b = named(scenario, o.b);
        return is(o.a, {Is::unit}) && is(o.b, {Is::unit}) && a->element() == b->element();
    }
    bool operator()(const Evade& o) const { return is(o.element, {Is::element}); }
    bool operator()(const Fire& o) const {
        if (o.batteries.empty() || !is(o.target, {Is::element})) return false;
        const std::size_t own = named(scenario, o.target)->side;
        return std::all_of(o.batteries.begin(), o.batteries.end(), [&](const std::string& id) {
            return is_battery(id) && named(scenario, id)->side != own;
        });
    }
    bool operator()(const Lose& o) const { return is(o.unit, {Is::unit}); }
    bool operator()(const Advance& o) const { return is(o.element, {Is::element}); }
    bool operator()(const State& o) const {
        if (!is_piece(o.a)) return false;
        if (o.what == FactKind::covered_by) return is(o.b, {Is::terrain});
        return o.what == FactKind::distance ? named(scenario, o.b).has_value() : is_piece(o.b);
    }
    bool operator()(const LayHidden& o) const { return is(o.staff, {Is::staff}) && is_body(o.beside); }
    bool operator()(const Reveal& o) const { return (*this)(o.order); }
    bool operator()(const TakeBack& o) const { return is_side(o.side); }
    bool operator()(const SetLock& o) const { return o.side.empty() || is_side(o.side); }
    bool operator()(const PassStaff& o) const { return is(o.staff, {Is::staff}); }
    bool operator()(const Roll& /*o*/) const { return true; }
    bool operator()(const Next& /*o*/) const { return true; }
    bool operator()(const Place& o) const { return is_body(o.piece); }
    bool operator()(const Choose& /*o*/) const { return true; }
    bool operator()(RulingWord /*w*/) const { return true; }
    bool operator()(const DieFace& /*d*/) const { return true; }
    bool operator()(const OutOfPlay& o) const { return is(o.element, {Is::element}); }
    bool operator()(const FigureIs& o) const {
        if (o.what == FigureKind::plaquettes) return is(o.piece, {Is::unit});
        const bool is_of_element = o.what == FigureKind::fatigue || o.what == FigureKind::lost;
        return is(o.piece, {is_of_element ? Is::element : Is::staff});
    }
    bool operator()(const ValuesAre& o) const { return is(o.unit, {Is::unit}); }
    bool operator()(const StanceIs& o) const { return is_body(o.body); }
    bool operator()(const ContactIs& o) const {
        return is(o.a, {Is::element}) && is(o.b, {Is::element}) &&
               named(scenario, o.a)->side != named(scenario, o.b)->side;
    }
    bool operator()(const Overrule& o) const {
        if (const Move* move = std::get_if<Move>(&o.what)) return is_body(move->piece);
        if (const Form* form = std::get_if<Form>(&o.what)) return is(form->unit, {Is::unit});
        return std::visit(*this, o.what);
    }
    bool operator()(const Note& /*o*/) const { return true; }
};

}  // namespace

bool has_its_names(const Scenario& scenario, const Order& order) {
    return std::visit(Ids{scenario}, order);
}

}  // namespace bacler::plaquette
