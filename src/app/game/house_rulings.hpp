#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <optional>
#include <string>
#include <vector>

/// The readings and optional rules of a game as a list: what holds, what holds from the next sequence, and what else may be chosen.
namespace bacler {

/// A value that a reading may take.
struct HouseValue {
    int value{0};
    std::string word;     ///< as files write it
    std::string text;     ///< what it means
    bool is_next{false};  ///< holds in the next sequence, as things stand
};

/// A reading or an optional rule.
struct HouseRuling {
    plaquette::Option option{plaquette::Option::support_rounding};
    std::string name;           ///< in files
    std::string id;             ///< "Q94"
    std::string title;          ///< of the reading
    std::string now;            ///< what the value that holds means
    std::string next;           ///< the same of the one that is settled for the next sequence; empty: none is
    bool is_by_the_book{true};  ///< is the standing value the one that holds?
};

/// All of them, in the order of the rulebook's readings.
std::vector<HouseRuling> house_rulings(Lang lang, const plaquette::Battle& battle);

/// The value of an option in the next sequence, as things stand.
int value_next(const plaquette::Battle& battle, plaquette::Option option);

/// The values an option may be given: all of them; of an angle, those about the one in pencil, and the standing one.
std::vector<HouseValue> house_values(Lang lang, const plaquette::Battle& battle, plaquette::Option option,
                                     std::optional<int> pencilled);

}  // namespace bacler
