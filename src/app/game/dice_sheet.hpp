#pragma once
#include "app/text/catalogue.hpp"
#include "base/random.hpp"
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace bacler {

/// The dice a battle waits for, on one sheet. A face on it is in pencil: it may be changed freely, and nothing is rolled in the game
/// until the sheet is accepted and its orders are given.
class DiceSheet {
public:
    /// The dice that wait now.
    explicit DiceSheet(const plaquette::Battle& battle);

    std::size_t count() const { return asked_.size(); }
    const plaquette::DieRequest& request(std::size_t die) const { return asked_.at(die); }
    /// Its place among the dice that the battle asks.
    std::size_t place(std::size_t die) const { return places_.at(die); }
    /// The highest face: 6 or 10.
    int highest(std::size_t die) const;
    std::optional<int> face(std::size_t die) const { return faces_.at(die); }

    /// Writes a face in pencil, or rubs it out where it stands already. Requires: the die has that face.
    void pencil(std::size_t die, int face);
    /// Rolls every die anew. Each tells, in its order, the seed from which the generator gives its face; one changed by hand does not.
    void roll(Generator& generator);
    bool is_full() const;

    /// The faces as orders, in the order in which they are asked. Requires: the sheet is full.
    std::vector<plaquette::Order> orders() const;

private:
    std::vector<plaquette::DieRequest> asked_;
    std::vector<std::size_t> places_;
    std::vector<std::optional<int>> faces_;
    std::vector<std::optional<std::uint64_t>> seeds_;  ///< of the generator before each face it rolled
};

/// What the die at a place among the battle's is for: "Fire of A1c: total 7", "Test of the order given by Corps FC, value 4 · for Division F1".
/// Requires: the battle asks so many.
std::string reason_of(Lang lang, const plaquette::Battle& battle, std::size_t request);
/// What each of its faces does: "1–4 the order passes · 5–6 the order fails".
std::string faces_in_words(Lang lang, const plaquette::Battle& battle, const plaquette::DieRequest& die);

}  // namespace bacler
