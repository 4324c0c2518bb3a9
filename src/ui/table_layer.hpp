#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"
#include "ui/flags.hpp"
#include "ui/ground_edges.hpp"
#include "ui/placed.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace bacler::ui {

/// What is written over the board, behind the panels: names of ground and staffs, flags with their leader lines, and the
/// weight of each engaged unit on its footprint. All of it keeps its size at every zoom, stays where it is while a piece is
/// dragged, and goes along with what it belongs to while the view moves, to find its place once that rests: what hops about under a
/// finger distracts.
class TableLayer {
public:
    /// What else lies on the table, in panes of the screen.
    struct Beside {
        std::vector<Pane> kept_clear;  ///< flags give way to it where there is room, names always
        std::vector<Pane> taken;       ///< none stands on it
        std::vector<Pane> drawn;  ///< lines and ghosts: flags keep off them where there is room, names always
    };
    /// Requires: inside an ImGui frame, between begin_writing and end_writing (drawn.hpp).
    void draw(Ui& ui, const Desk& desk, const render::View& view, Beside beside);

    /// The element whose flag, as it was last drawn, lies under a point.
    std::optional<ElementAt> flag_at(glm::vec2 point) const;
    /// The flags as they were last drawn.
    struct Flag {
        ElementAt element;
        Pane where;
        std::optional<glm::vec2> foot;  ///< where its leader ends; none without a place
    };
    const std::vector<Flag>& flags() const { return flags_; }
    /// The names of ground and staffs as they were last written, or left out for want of room.
    const std::vector<BoardLabel>& labels() const { return labels_; }
    /// As they stood when it was last drawn.
    const std::vector<PlacedElement>& elements() const { return placed_.elements(); }

private:
    struct Placing;

    void draw_flags(Ui& ui, const Desk& desk, const Placing& placing);
    std::vector<Pane> taken_from_names(const Ui& ui, const Desk& desk, const Placing& placing) const;
    void place_labels(const Ui& ui, const Desk& desk, const Placing& placing);
    void carry_names(const Placing& placing, const std::vector<glm::vec2>& before);
    void draw_labels(Ui& ui, const Desk& desk, const Placing& placing);
    void read_labels(const Desk& desk);
    std::optional<Pane> carried_on(ElementAt element, glm::vec2 foot) const;
    void draw_weights(Ui& ui, const Desk& desk, const render::View& view) const;

    std::vector<Flag> flags_;
    std::optional<Lang> labels_in_;
    std::pair<std::uint64_t, std::uint64_t> labels_of_;
    std::vector<BoardLabel> labels_;
    Placed placed_;
    GroundEdges edges_;
    FlagPlaces flag_places_, label_places_, brief_places_;
    std::vector<std::optional<Pane>> names_;  ///< where each label was drawn
    std::vector<glm::vec2> name_feet_;        ///< and what it named
    std::vector<bool> is_brief_;              ///< and which of them by its id
    std::optional<render::View> drawn_in_;
};

/// The least side of a flag, in mm on the screen.
inline constexpr float flag_mm = 9;

/// The unit of an engaged element under a point of the screen: side of the engagement, then unit.
struct UnitAt {
    std::size_t side, unit;
};
std::optional<UnitAt> engaged_unit_at(const Desk& desk, const render::View& view, glm::vec2 point);

/// The element whose body lies under a point of the screen.
std::optional<ElementAt> element_under(const Desk& desk, const render::View& view, glm::vec2 point);

}  // namespace bacler::ui
