#pragma once
#include "app/game/stating.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bacler::ui {

struct Desk;

/// What is about to be stated of the pieces that are picked, where one has no place on the table.
struct Stating {
    std::string first,
        second;           ///< units in place of the pieces that are picked; empty: the pieces themselves
    bool is_said{false};  ///< a fact of the picks was stated: the next tap picks anew

    /// What was put into words, and for what.
    struct Told {
        std::uint64_t of_changes{0};
        Lang lang{Lang::fr};
        std::vector<StatingKey> keys;
        std::vector<StatedLine> lines;
    } told;
};

/// The ids that facts are stated of: what is picked, or units of it. Requires, of all here: a game is played.
const std::string& first_stated(const Desk& desk);
const std::string& second_stated(const Desk& desk);

/// Is there something to state of what is picked? Never while the past is only looked at.
bool may_state(const Desk& desk);
/// Is it what the panel shows: whenever it may, but while orders are laid or told, where the pad of orders comes first?
bool is_stating_shown(const Desk& desk);

/// What may be stated of what is picked, and what is. Requires: may_state.
const Stating::Told& told_of_stating(Desk& desk);

/// Picks a unit of what is picked: it stands for its element, or where a unit of that element does so already, is the second of the
/// two. A unit that is picked is let go.
void pick_unit(Desk& desk, const std::string& unit);

/// States facts, all or none. What is picked stays picked.
bool state_facts(Desk& desk, const std::vector<plaquette::Order>& orders);

/// Opens the pad for a distance of the two that are picked.
void open_distance(Desk& desk);
/// States what is typed on it; refused, it stays open. Requires: it is open, and something is typed.
void record_distance(Desk& desk);

/// Picks what a fact is about, to state more of it.
void come_back_to(Desk& desk, const plaquette::StatedFact& fact);

}  // namespace bacler::ui
