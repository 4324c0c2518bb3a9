#pragma once
#include "base/random.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// A player that chooses among what might be done, legal or not, and rolls seeded dice. The games that the benchmark times are also
/// those that tests are tried on.
namespace bacler::bench {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : dice_(seed) {}

    /// The next order to try in a battle that waits for somebody. After a few that are refused it asks to go on.
    /// Its names are the battle's, and fit for what it asks.
    plaquette::Order next(const plaquette::Battle& b, int refused_so_far);

private:
    int whole(int low, int high) { return dice_.between(low, high); }

    template <class List>
    const auto& any(const List& list) {
        return list[static_cast<std::size_t>(whole(0, static_cast<int>(list.size()) - 1))];
    }

    const plaquette::Side& any_side(const plaquette::Battle& b) { return any(b.scenario.sides); }
    const plaquette::Element& any_element(const plaquette::Battle& b);
    std::string any_unit(const plaquette::Battle& b);
    plaquette::Order choice(const plaquette::Battle& b, int refused_so_far);
    plaquette::Order die(const plaquette::Battle& b);
    plaquette::Order order(const plaquette::Battle& b);
    plaquette::Order slot(const plaquette::Battle& b);
    plaquette::Order move(const plaquette::Battle& b, int refused);
    plaquette::Order step_of(const plaquette::Battle& b, const plaquette::Side& side,
                             const plaquette::Element& e, int refused);
    plaquette::Order ride(const plaquette::Staff& staff);
    plaquette::Order fire(const plaquette::Battle& b);
    plaquette::Order square(const plaquette::Battle& b);
    plaquette::Order advance(const plaquette::Battle& b);
    plaquette::Order fact(const plaquette::Battle& b);

    Generator dice_;
};

}  // namespace bacler::bench
