#include "app/text/catalogue.hpp"

/// What the findings of the plaquette game say, a chapter a file. Places are those of app/finding_text; a key with ".not" is
/// for a finding that was looked at and had no bearing. French has no-break spaces before : ; ? ! and within « ».
namespace bacler {

namespace {

constexpr Entry entries[] = {
#include "app/text/plaquette_brigading.inc"
#include "app/text/plaquette_cost.inc"
#include "app/text/plaquette_engaging.inc"
#include "app/text/plaquette_facts.inc"
#include "app/text/plaquette_fire.inc"
#include "app/text/plaquette_mending.inc"
#include "app/text/plaquette_morale.inc"
#include "app/text/plaquette_movement.inc"
#include "app/text/plaquette_moves.inc"
#include "app/text/plaquette_orders.inc"
#include "app/text/plaquette_play.inc"
#include "app/text/plaquette_secrecy.inc"
#include "app/text/plaquette_table.inc"
#include "app/text/plaquette_values.inc"
};

}  // namespace

std::span<const Entry> plaquette_entries() {
    return entries;
}

}  // namespace bacler
