#include "ui/placed.hpp"

#include <algorithm>

namespace bacler::ui {

namespace {

std::optional<ElementAt> under_a_finger(const Desk& desk) {
    const std::optional<Hand>& hand = desk.handling.hand;
    if (!hand || !is_dragged(desk.handling, hand->element())) return std::nullopt;
    return hand->element();
}

}  // namespace

void Placed::read(const Desk& desk) {
    const std::array<std::uint64_t, 3> of{desk.grounds, desk.handling.rest_changes, desk.handling.changes};
    if (read_of_ == of) return;
    const std::optional<ElementAt> held = under_a_finger(desk);
    const bool is_it_alone =
        held && held == held_ && read_of_ && (*read_of_)[0] == of[0] && (*read_of_)[1] == of[1];
    read_of_ = of;
    held_ = held;
    const auto known = std::find_if(elements_.begin(), elements_.end(),
                                    [&](const PlacedElement& e) { return held && e.element == *held; });
    if (is_it_alone && known != elements_.end()) {
        if (const std::optional<PlacedElement> now = placed_element(desk.scenario, *held)) {
            *known = *now;
            return;
        }
    }
    elements_ = placed_elements(desk.scenario);
    without_place_ = unplaced_elements(desk.scenario);
}

}  // namespace bacler::ui
