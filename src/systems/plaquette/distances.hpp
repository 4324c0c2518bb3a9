#pragma once
#include "systems/plaquette/laid_table.hpp"

#include <optional>

/// How far pieces of a table are apart, and how surely: the one place where rulings, the ruler and the drawing get a distance, its
/// two points and its deviation from. What the players state is taken as they state it, without deviation (Q135).
namespace bacler::plaquette {

struct Distance {
    Length value;
    Length sd;            ///< 0: drawn, stated, set by the 3 cm stop, or within one element
    TablePoint from, to;  ///< on the first piece, on the second; where a stated one lies is not always known
    bool is_stated{false};
};

/// The distance held against a limit.
Measurement against(const Distance& distance, LimitWords words, Length limit);

/// The deviation of what is measured between two pieces that each stand with one: the root of the sum of squares.
Length joint_deviation(Length a, Length b);

/// The deviation of what is measured between two elements: none where the players state them aligned, for then they stand exactly
/// to one another.
Length deviation_between(const LaidTable& table, const LaidElement& a, const LaidElement& b);

/// Centre to centre, for command (R052).
std::optional<Distance> command_reach(const LaidTable& table, std::size_t staff, ElementRef ref);
/// The same from one staff of a side to another.
std::optional<Distance> staff_reach(const LaidTable& table, std::size_t side, std::size_t from,
                                    std::size_t to);
/// From a staff to the nearest unit of an element of its side, for charisma (R056).
std::optional<Distance> charisma_reach(const LaidTable& table, std::size_t staff, ElementRef ref);
/// Between the bodies of two elements, for contact (R125). Stated contact is 3 cm; a gap at the 3 cm stop before the front of an enemy
/// in attack was set by that stop, and is exact.
std::optional<Distance> contact_gap(const LaidTable& table, const LaidElement& a, const LaidElement& b);
/// Do the players state that two elements are in contact?
bool is_contact_stated(const LaidTable& table, ElementRef a, ElementRef b);
/// From the front edge of a battery to the nearest point of an element (R113-R115, Q60). What is stated of a grand battery is
/// stated of each of its batteries.
std::optional<Distance> battery_range(const LaidTable& table, ElementRef own, std::size_t unit,
                                      ElementRef target);
/// Between the nearest units of two elements, of the first only those named (R187). None where one has no place or none is named.
std::optional<Distance> nearest_units(const LaidTable& table, ElementRef a,
                                      const std::vector<std::size_t>& units_of_a, ElementRef b);

/// Between any two pieces by their edges, as the ruler shows it, and between their centres. None where one has no place.
/// Units of one element share its error: between them there is none.
std::optional<Distance> edge_distance(const LaidTable& table, Subject a, Subject b);
std::optional<Distance> centre_distance(const LaidTable& table, Subject a, Subject b);

}  // namespace bacler::plaquette
