#include "app/handling/hand.hpp"

#include "app/selection.hpp"
#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"

#include <utility>

namespace bacler {

std::optional<plane::Box> body_at(const plaquette::Scenario& scenario, ElementAt element) {
    return plaquette::element_box(element_at(scenario, element));
}

Hand::Hand(const plaquette::Scenario& before, const plaquette::MoverRef& mover,
           const plaquette::SequenceSoFar& so_far)
    : live_(before),
      held_(std::make_unique<const Held>(before, live_.rulings().meetings)),
      mover_(mover),
      so_far_(so_far) {
    const std::optional<plane::Box> body = plaquette::body_of(held_->table, mover);
    BACLER_CHECK(body.has_value());
    planned_body_ = *body;
    state({});
}

void Hand::drag(const Wish& wish, const Pull& pull) {
    try_out(dragged(held_->table, held_->meetings, {mover_, planned_, wish, pull, so_far_}));
}

void Hand::state(const std::vector<plane::Leg>& legs) {
    try_out(stated(held_->table, held_->meetings, {mover_, legs, {}, so_far_}));
}

void Hand::plan() {
    planned_ = attempt_.question.legs;
    planned_body_ = end();
}

void Hand::try_out(Attempt attempt) {
    attempt_ = std::move(attempt);
    const std::vector<plane::Leg>& legs = attempt_.question.legs;
    live_.put(mover_, legs.empty() ? plaquette::as_it_stands(before(), mover_)
                                   : plaquette::after_legs(before(), mover_, legs));
    if (mover_.kind == plaquette::MoverRef::Kind::staff) return;
    consequences_ = consequences_of(live_.table(), live_.rulings(), element());
}

}  // namespace bacler
