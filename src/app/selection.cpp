#include "app/selection.hpp"

#include "base/check.hpp"

#include <utility>

namespace bacler {

Selection after_pick(Selection selection, ElementAt element) {
    auto& [first, second] = selection.picked;
    if (first == element) {
        first = std::exchange(second, std::nullopt);
        return selection;
    }
    if (second == element) {
        second.reset();
        return selection;
    }
    const bool is_first = !first || first->side == element.side;
    (is_first ? first : second) = element;
    return selection;
}

bool is_picked(const Selection& selection, ElementAt element) {
    return selection.picked[0] == element || selection.picked[1] == element;
}

bool is_pair(const Selection& selection) {
    return selection.picked[0] && selection.picked[1];
}

const plaquette::Element& element_at(const plaquette::Scenario& scenario, ElementAt at) {
    BACLER_CHECK(at.side < scenario.sides.size() && at.element < scenario.sides[at.side].elements.size());
    return scenario.sides[at.side].elements[at.element];
}

}  // namespace bacler
