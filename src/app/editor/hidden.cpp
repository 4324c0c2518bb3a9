#include "app/editor/hidden.hpp"

#include "app/editor/lying.hpp"

#include <algorithm>

namespace bacler::editor {

std::vector<Place> hidden(const Editing& editing) {
    std::vector<Place> out, seen = waiting(editing);
    for (const Standing& s : standing(editing)) seen.push_back(s.place);
    const auto& sides = editing.read.scenario.sides;
    for (std::size_t s = 0; s < sides.size(); ++s)
        for (std::size_t i = 0; i < sides[s].elements.size(); ++i)
            if (std::find(seen.begin(), seen.end(), element_at(s, i)) == seen.end() &&
                !sides[s].elements[i].arrives)
                out.push_back(element_at(s, i));
    return out;
}

}  // namespace bacler::editor
