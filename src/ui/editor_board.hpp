#pragma once
#include "render/board_renderer.hpp"
#include "ui/desk.hpp"
#include "ui/hand_layer.hpp"
#include "ui/one_finger.hpp"
#include "ui/pointers.hpp"
#include "ui/table_layer.hpp"

#include <array>
#include <optional>
#include <vector>

namespace bacler::ui {

/// The table of a draft on the screen: drawn as the table of a game is, with the handles of what is picked, and the one finger that draws
/// or drags there. Requires, of feed and draw: the editor is open.
class EditorBoard {
public:
    EditorBoard();

    /// Takes a finger or button; what it does on the table is done to the draft, what it does on panels is passed on.
    void feed(const PointerEvent& event, Desk& desk, const Ui& ui, Pointers& pointers);
    /// Inside an ImGui frame: behind the panels, in a pane of the window.
    void draw(Ui& ui, Desk& desk, const Pane& pane);

    const render::View& view() const { return view_; }
    /// Ground, pieces, what is picked; nothing beyond.
    const render::BoardBatch& batch(std::size_t layer) const;

private:
    /// A handle of a corner, or of the middle of the edge behind one.
    struct Handle {
        TableHold hold;
        glm::vec2 at;
    };

    FingerAt finger_at(const Ui& ui, glm::vec2 point) const;
    bool takes_hold(const PointerEvent& down, Desk& desk, const Ui& ui);
    std::optional<TableHold> hold_at(const Desk& desk, const Ui& ui, glm::vec2 point) const;
    std::optional<Handle> handle_at(const Ui& ui, glm::vec2 point) const;
    void begin(Desk& desk, const Ui& ui);
    void follow(Desk& desk, const Ui& ui, glm::vec2 point);
    void tap(Desk& desk, const Ui& ui, glm::vec2 point);

    void repaint(const Desk& desk);
    void lay_out_handles(const Ui& ui, const Desk& desk);
    render::View home(const Ui& ui) const;
    void draw_handles(Ui& ui, const Desk& desk) const;
    void draw_stroke(const Ui& ui, const Desk& desk) const;
    void draw_marks(const Ui& ui, const Desk& desk) const;
    float height_of_hint(const Ui& ui, const std::string& hint) const;
    void draw_hint(const Ui& ui, const Desk& desk) const;

    render::View view_;
    bool is_home_{true};
    Desk laid_;  ///< the draft laid on a table of its own, so that flags and names are those of any table
    TableLayer layer_;
    std::array<render::BoardBatch, 3> batches_;

    OneFinger finger_;
    std::optional<TableHold> hold_;
    std::optional<ElementAt> held_flag_;  ///< that the finger came down on
    double heading_{0};                   ///< of the piece that is turned, as the finger took hold; degrees
    std::vector<Handle> handles_;
    std::optional<Ring> ring_;

    /// What was painted last.
    struct Painted {
        std::string path;
        std::uint64_t edits{0}, changes{0};
        editor::Place picked;
        Lang lang{Lang::fr};

        friend bool operator==(const Painted&, const Painted&) = default;
    };
    std::optional<Painted> painted_;
};

}  // namespace bacler::ui
