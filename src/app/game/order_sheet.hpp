#pragma once
#include "app/game/player_view.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bacler {

/// What has come of an order (R063-R067, Q22, Q23).
enum class OrderFate : std::uint8_t {
    lies,         ///< face down, not tested yet
    on_the_road,  ///< it has passed, and an aide carries it
    obeyed,
    failed,        ///< its test
    void_by_then,  ///< it passed, and could no longer be obeyed as it reached its body
    taken_back,
};

/// An order in the course of the battle.
struct OrderEntry {
    int sequence{1};                            ///< in which it was laid
    std::size_t side{0}, staff{0};              ///< who spent it
    std::string beside;                         ///< the id of the body it was laid beside
    std::optional<plaquette::GiveOrder> order;  ///< what it says; none: these eyes may not read it
    bool is_by_aide{false};
    std::vector<int> dice;  ///< its tests; more than one of a rally in two steps (Q33)
    OrderFate fate{OrderFate::lies};
    int ended{0};          ///< the sequence of its fate; 0: not yet
    game::LineId line{0};  ///< of the log, where it was laid
};

/// The order sheet: every order of the cursor's branch, as it was laid, with what came of it. An order of another side can be read
/// once it has passed its test and never where it failed it (Q23).
std::vector<OrderEntry> order_sheet(const BattleTimeline& timeline, const Viewer& who, const Keyring& ring);

/// The entries a sequence and a side after another, each side's as they were laid.
std::vector<OrderEntry> by_sequence(std::vector<OrderEntry> sheet);
/// What stands over the entries of a sequence and side: "Séquence 2, France".
std::string order_heading_text(Lang lang, const plaquette::Scenario& scenario, const OrderEntry& entry);

/// The sheet in words, a sequence and a side after another: "F2 → F2a : attaque · d6 3 · obéi". Only of one side or one staff where
/// an id is given. Requires: an id of the battle's, or empty.
std::string order_sheet_text(Lang lang, const plaquette::Scenario& scenario,
                             const std::vector<OrderEntry>& sheet, const std::string& only);

/// One order of it: to whom and what, its dice and its fate.
std::string order_entry_text(Lang lang, const plaquette::Scenario& scenario, const OrderEntry& entry);

std::string_view word_of(OrderFate fate);

/// Is there a side or a staff of this id?
bool has_order_sheet(const plaquette::Scenario& scenario, const std::string& id);
/// The ids of all sides and staffs, as a sentence lists them.
std::string sheets_of(const plaquette::Scenario& scenario);
/// Does an entry belong to that side or staff? An empty id stands for all.
bool is_entry_of(const plaquette::Scenario& scenario, const OrderEntry& entry, const std::string& id);

}  // namespace bacler
