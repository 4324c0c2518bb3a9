#pragma once
#include "base/result.hpp"
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/scenario.hpp"

#include <cstdint>
#include <string>
#include <string_view>

/// Orders as people write them, one a line (formats, "Orders").
namespace bacler::files {

/// Where a line stands, for its faults.
struct OrderPlace {
    std::string file;
    int line{1};
};

/// What a line orders, or every fault of it with its column (counted in characters from 1). Words are parted by blanks; a word
/// in double quotes may hold blanks and is never a word of the order's own ("at", "via"), \" and \\ stand for a quote and a
/// backslash in it. Blanks around the commas of a position, and a "to" before who receives an order, are allowed.
Result<plaquette::Order> order_from_text(std::string_view line, const OrderPlace& where);

/// The VALUE of an overruling as it is written, without the quotes of its line.
std::string value_text(const plaquette::Decree& decree);

/// The line that reads back to an equal order. Requires: ids and texts as order_from_text gives them.
std::string text_of(const plaquette::Order& order);

/// Whom an order is asked of: a scenario as it stands, or a game being played.
enum class AskedOf : std::uint8_t { scenario, game };

/// Every name in an order that this scenario has not, or not for that purpose; positions off its table; of a scenario also pieces
/// without a place, and what is only asked of a game. Empty: it may be refereed.
Faults faults_of_order(const plaquette::Order& order, const plaquette::Scenario& scenario,
                       const OrderPlace& where, AskedOf asked_of = AskedOf::scenario);

}  // namespace bacler::files
