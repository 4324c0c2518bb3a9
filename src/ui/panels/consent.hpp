#pragma once
#include "ui/handshake.hpp"
#include "ui/panels/panels.hpp"

namespace bacler::ui {

/// What both sides are asked to agree to, over everything else: the sentence, a mark at each side's edge to be held ("consent.side.0",
/// "consent.side.1"), the umpire's key, and one that lets it be. The marks lie left and right, of an upright window near and far.
class ConsentPanel {
public:
    /// Takes what is about the marks; false for what is left to others.
    bool feed(const PointerEvent& event) { return marks_.feed(event); }
    /// Draws it while it is asked for, and gives it once the marks were held, by the time of ImGui's frame. Requires: inside an ImGui frame.
    void draw(Ui& ui, Desk& desk, const Pane& window);
    /// Does a ring fill?
    bool is_filling() const { return marks_.are_both_held(); }

private:
    void draw_mark(Ui& ui, const Desk& desk, std::size_t side, const Pane& mark) const;
    std::string hint(const Desk& desk) const;

    Handshake marks_;
};

/// Where the marks lie: 14 mm of glass and more, in the middle of opposite edges; the first side's left or near.
std::array<Pane, 2> consent_marks(const Ui& ui, const Pane& window);

}  // namespace bacler::ui
