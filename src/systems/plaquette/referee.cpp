#include "systems/plaquette/referee.hpp"

#include "base/check.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/legs.hpp"
#include "systems/plaquette/ordering.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/reacting.hpp"
#include "systems/plaquette/reforming.hpp"
#include "systems/plaquette/stating.hpp"
#include "systems/plaquette/subjects.hpp"

namespace bacler::plaquette {

namespace {

class Referee {
public:
    Referee(const LaidTable& table, const std::vector<MeetingLayout>& meetings, const OrderContext& context)
        : table_(table),
          meetings_(meetings),
          context_(context) {}

    OrderAnswer operator()(const GiveOrder& o) const {
        return {rule_on_giving(table_, meetings_, o, context_.given), {}, {}};
    }

    OrderAnswer operator()(const Move& o) const {
        const MoverRef mover = mover_of(piece(o.piece));
        return answer_to(
            {mover, legs_of(o, body(mover), mover.kind, table_.scenario->readings), {}, context_.so_far});
    }

    OrderAnswer operator()(const Wheel& o) const {
        return answer_to({mover_of(piece(o.piece)), {leg_of(o)}, {}, context_.so_far});
    }

    OrderAnswer operator()(const Form& o) const {
        const Named unit = piece(o.unit);
        return {rule_on_reforming(table_, meetings_,
                                  {unit.element(), unit.unit, o.formation, context_.has_changed_formation}),
                {},
                {}};
    }

    OrderAnswer operator()(const Fire& o) const {
        std::vector<BatteryRef> batteries;
        for (const std::string& id : o.batteries) batteries.push_back({piece(id).element(), piece(id).unit});
        const TableFire fire = fire_on(table_, meetings_, batteries, piece(o.target).element());
        OrderAnswer out;
        for (std::size_t i = 0; i < batteries.size(); ++i) {
            const Subject who = table_unit_subject(*table_.scenario, batteries[i].element, batteries[i].unit);
            take(out.ruling, fire.judged[i].ruling, who);
        }
        return out;
    }

    OrderAnswer operator()(const Swap& o) const {
        const Named a = piece(o.a), b = piece(o.b);
        return {rule_on_swap(table_, {a.element(), a.unit, b.unit, context_.has_changed_formation}), {}, {}};
    }

    OrderAnswer operator()(const Evade& o) const {
        EvasionAnswer evasion =
            rule_on_evasion(table_, meetings_, piece(o.element).element(), context_.so_far);
        return {std::move(evasion.ruling), {}, std::move(evasion.way)};
    }

    OrderAnswer operator()(const Advance& o) const {
        MoveAnswer move = rule_on_advance(table_, piece(o.element).element(), o.by);
        Ruling ruling = move.ruling;
        return {std::move(ruling), std::move(move), {}};
    }

    OrderAnswer operator()(const State& o) const { return {rule_on_stating(table_, o), {}, {}}; }

    /// What only a game being played is asked never comes here.
    template <class Other>
    OrderAnswer operator()(const Other& /*o*/) const {
        throw BrokenPromise("an order of a game being played was asked of a scenario");
    }

private:
    Named piece(const std::string& id) const {
        const std::optional<Named> found = named(*table_.scenario, id);
        BACLER_CHECK(found.has_value());
        return *found;
    }

    plane::Box body(const MoverRef& mover) const {
        const std::optional<plane::Box> found = body_of(table_, mover);
        BACLER_CHECK(found.has_value());
        return *found;
    }

    OrderAnswer answer_to(const MoveQuestion& question) const {
        MoveAnswer move = rule_on_move(table_, meetings_, question);
        Ruling ruling = move.ruling;
        return {std::move(ruling), std::move(move), {}};
    }

    /// Takes in what was found of one battery: its rulings speak of it as the only unit.
    static void take(Ruling& into, Ruling more, Subject who) {
        for (Finding& f : more.findings)
            if (f.depth == 0) f.subject = who;
        for (Doubt& d : more.doubts) d.met.subject = d.missed.subject = who;
        append(into, more);
    }

    const LaidTable& table_;
    const std::vector<MeetingLayout>& meetings_;
    const OrderContext& context_;
};

}  // namespace

OrderAnswer rule_on_order(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                          const Order& order, const OrderContext& context) {
    OrderAnswer out = std::visit(Referee(table, meetings, context), order);
    out.ruling = with_deciding_first(out.ruling);
    return out;
}

}  // namespace bacler::plaquette
