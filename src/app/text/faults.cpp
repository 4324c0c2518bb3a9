#include "app/text/catalogue.hpp"

#include <array>

namespace bacler {

namespace {

// What is wrong ("fault.", after the place and a colon) and how to mend it ("mend."), for each code of
// src/files/codes.hpp.
constexpr auto entries = std::to_array<Entry>({
#include "app/text/faults_battle.inc"
#include "app/text/faults_form.inc"
#include "app/text/faults_game.inc"
#include "app/text/faults_orders.inc"
});

}  // namespace

std::span<const Entry> fault_entries() {
    return entries;
}

}  // namespace bacler
