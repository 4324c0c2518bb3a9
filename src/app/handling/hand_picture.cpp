#include "app/handling/hand_picture.hpp"

#include "app/fallen_back.hpp"
#include "app/selection.hpp"
#include "app/troop_picture.hpp"

namespace bacler {

namespace {

Picture ghost_in(const plaquette::Scenario& scenario, const Hand& hand) {
    Picture picture;
    const bool is_element = hand.mover().kind != plaquette::MoverRef::Kind::staff;
    if (!hand.has_moved() || !is_element) return picture;
    draw_ghost(picture, plaquettes_of(element_at(scenario, hand.element())), hand.mover().side);
    return picture;
}

}  // namespace

Picture start_ghost(const Hand& hand) {
    return ghost_in(hand.before(), hand);
}

Picture tried_ghost(const Hand& hand) {
    return ghost_in(hand.tried(), hand);
}

}  // namespace bacler
