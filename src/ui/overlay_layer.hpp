#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"
#include "ui/flags.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace bacler::ui {

/// The words of what is drawn over the table: figures on slips of paper, names of zones with a halo. They keep their size at
/// every zoom, stay in the pane and off one another, and where there is room off what is measured and its lines.
class OverlayLayer {
public:
    /// Finds the places of the labels, off what is kept clear; flags then keep off them. Requires: inside an ImGui frame.
    void place(const Ui& ui, const Desk& desk, const render::View& view, const std::vector<Pane>& kept_clear);
    /// Requires: inside an ImGui frame, between begin_writing and end_writing (drawn.hpp).
    void draw(Ui& ui, const Desk& desk) const;

    /// Where the labels stand, as they were last placed; none for one that had no room.
    const std::vector<std::optional<Pane>>& places() const { return places_; }
    /// The same of those that stand.
    std::vector<Pane> taken() const;
    /// Does a leader lead from it: a figure, or a name that found no room in its area? Requires: a label that was placed.
    bool is_slip(std::size_t label) const { return is_slip_.at(label); }
    /// Where the drawing's strokes and the labels' leaders lie.
    const std::vector<Pane>& lines() const { return lines_; }

private:
    std::optional<glm::vec2> start_of_leader(const Ui& ui, std::size_t label) const;
    bool is_run_through(const Ui& ui, std::size_t label) const;
    void draw_leaders(const Ui& ui, const Desk& desk) const;
    void find_lines(const Ui& ui);
    void find_strokes(const Ui& ui, const Desk& desk, const render::View& view);
    Pane around_feet(float margin) const;
    void find_units(const Desk& desk, const render::View& view);
    void place_names(const Ui& ui, const Desk& desk, const render::View& view,
                     const std::vector<Pane>& kept_clear);

    void place_figures(const Ui& ui, const Desk& desk, const render::View& view,
                       const std::vector<Pane>& kept_clear);
    std::vector<std::optional<Pane>> found_room(const Ui& ui, const render::View& view,
                                                const std::vector<FlagWish>& wishes,
                                                const std::vector<Pane>& off);
    bool go_along(const Ui& ui, const Desk& desk, const render::View& view,
                  const std::vector<Pane>& kept_clear);

    /// Where words and their feet were last, and how the table was seen then.
    struct Last {
        render::View view;
        std::uint64_t changes{0};  ///< of what is measured
        std::vector<glm::vec2> feet;
        std::vector<std::optional<Pane>> places;
    };

    Last of_last_;
    std::vector<glm::vec2> feet_;
    std::vector<std::optional<Pane>> places_;
    std::vector<bool> is_slip_;  ///< a figure, or a name beside its area; a leader leads from it
    std::vector<Pane> strokes_, units_, lines_;
    std::vector<Pane> ends_;  ///< where lines end that figures belong to
    std::optional<std::pair<std::uint64_t, render::View>> found_for_;
    std::vector<std::array<Spot, 4>> bodies_;  ///< of units, on the table
    std::optional<std::pair<std::uint64_t, std::uint64_t>> bodies_of_;
    FlagPlaces figures_;
};

/// The view that brings a drawing before the eye: all of it in the pane, large enough to be read. The same view where it is so already.
render::View view_on(const overlay::Drawing& drawing, const render::View& now, const Theme& theme);

}  // namespace bacler::ui
