#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/meetings.hpp"

#include <vector>

/// What on a table is too close to call.
namespace bacler::plaquette {

/// One ruling that a measurement leaves open, and the pieces it lies between. What the program takes meanwhile is the side of the
/// limit it was measured on.
struct OpenRuling {
    Subject a, b;
    Measurement measure;
    Doubt doubt;  ///< its findings rest on measurement 0

    const Finding& meanwhile() const {
        return meets(measure.value, measure.words, measure.limit) ? doubt.met : doubt.missed;
    }
};

/// Every ruling of the table that stands open: command, charisma, contact, aspect, supporting elements, open flanks, ranges.
/// None on a drawn table.
std::vector<OpenRuling> open_rulings(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                                     const std::vector<BatteryReport>& batteries);

/// The open doubts of one ruling between two pieces; none for `b`: each between `a` and the subject it speaks of.
std::vector<OpenRuling> open_between(Subject a, Subject b, const Ruling& ruling);

}  // namespace bacler::plaquette
