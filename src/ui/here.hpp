#pragma once
#include "ui/desk.hpp"

#include <string>
#include <vector>

/// What a long press opens: all that could be done where the finger lies.
namespace bacler::ui {

/// Something that could be done at a place.
struct HereKey {
    enum class Does : std::uint8_t {
        pick,       ///< or let go
        card,       ///< what there is to know of it
        steps,      ///< moved by the tape
        edges,      ///< placed by its distances to the table's edges
        measure,    ///< from it, to it, about it
        put_right,  ///< in a game: what the table says otherwise
        come_near,  ///< the view, to this place
        whole,      ///< the view, to the whole table
        lock,       ///< or unlock
    } does;
    std::string name;   ///< "here.card"
    std::string label;  ///< in the desk's language
};

/// The sheet of a long press, until something of it is done or it is put away.
struct Here {
    glm::vec2 point{0, 0};  ///< of the window
    TablePoint at;
    std::optional<ElementAt> element;
    std::optional<std::string> staff;  ///< by its id
    std::string title;
    std::string ground;  ///< where on the table, on what terrain
    std::vector<HereKey> keys;
};

/// What could be done at a point of the window, which is a place of the table, on an element or a staff if one was meant.
Here what_is_here(const Desk& desk, glm::vec2 point, TablePoint at, std::optional<ElementAt> element,
                  std::optional<std::string> staff);

/// Does it; what is asked of the view is left to the window. The sheet is put away.
void do_here(Desk& desk, const Here& here, HereKey::Does does);

}  // namespace bacler::ui
