#include "ui/in_question.hpp"

#include "app/board_picture.hpp"
#include "ui/drawn.hpp"

#include <array>

namespace bacler::ui {

namespace {

constexpr float breadth_of_frame = 14;  // points: half of it lies outside what is picked

}  // namespace

std::vector<Pane> panes_in_question(const Desk& desk, const render::View& view) {
    std::vector<Pane> out;
    const Onto onto(view);
    for (const std::optional<ElementAt>& picked : desk.selection.picked) {
        const std::optional<PlacedElement> placed =
            picked ? placed_element(desk.scenario, *picked) : std::nullopt;
        if (!placed) continue;
        for (const std::array<Spot, 4>& unit : placed_units(element_at(desk.scenario, *picked)))
            out.push_back(around(onto, unit));
        for (std::size_t i = 0; i < 4; ++i) {
            const std::vector<Pane> side =
                panes_of_line(onto(placed->body[i]), onto(placed->body[(i + 1) % 4]), breadth_of_frame);
            out.insert(out.end(), side.begin(), side.end());
        }
    }
    if (!desk.measuring.is_on) return out;
    for (const overlay::Piece& piece : desk.measuring.pieces) {
        if (piece.kind == overlay::Piece::Kind::staff) continue;
        const auto units = placed_units(element_at(desk.scenario, piece.element()));
        for (std::size_t u = 0; u < units.size(); ++u)
            if (piece.kind == overlay::Piece::Kind::element || u == piece.unit)
                out.push_back(around(onto, units[u]));
    }
    return out;
}

}  // namespace bacler::ui
