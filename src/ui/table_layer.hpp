#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"

#include <optional>
#include <span>
#include <vector>

namespace bacler::ui {

/// What is written over the board, behind the panels: names of ground and staffs, flags with their leader lines, and the
/// weight of each engaged unit on its footprint. All of it keeps its size at every zoom.
class TableLayer {
public:
    /// Flags and names give way to what is kept clear, and never stand on what is `taken`. Requires: inside an ImGui frame.
    void draw(Ui& ui, const Desk& desk, const render::View& view, const std::vector<Pane>& kept_clear,
              std::span<const Pane> taken);

    /// The element whose flag, as it was last drawn, lies under a point.
    std::optional<ElementAt> flag_at(glm::vec2 point) const;
    /// The flags as they were last drawn.
    struct Flag {
        ElementAt element;
        Pane where;
    };
    const std::vector<Flag>& flags() const { return flags_; }

private:
    void draw_flags(Ui& ui, const Desk& desk, const render::View& view, std::vector<Pane> bodies,
                    std::span<const Pane> taken);
    void read_labels(const Desk& desk);
    void draw_weights(Ui& ui, const Desk& desk, const render::View& view) const;

    std::vector<Flag> flags_;
    std::optional<Lang> labels_in_;
    std::vector<BoardLabel> labels_;
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
