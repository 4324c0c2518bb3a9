#include "ui/off_table.hpp"

#include "base/check.hpp"
#include "ui/editor_table_workings.hpp"

#include <algorithm>

namespace bacler::ui {

using namespace editor;

std::vector<Place> off_table(const Desk& desk) {
    std::vector<Place> out;
    for (const Fault& fault : desk.editor->editing.read.faults) {
        if (fault.code != "position.off_table") continue;
        Place place = place_of_path(fault.path);
        if (place.kind == Kind::unit) place = element_of(place);
        if (std::find(out.begin(), out.end(), place) == out.end()) out.push_back(place);
    }
    return out;
}

void bring_on_table(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    const plaquette::Scenario& s = e.editing.scenario;
    forget_last(desk);
    if (const std::optional<Shape> shape = shape_picked(desk)) {
        const LaidGround bare{s.width, s.depth, {}, {}, {}};
        const TablePoint a = corners_of(*shape).front(),
                         b = corners_of(shifted(bare, *shape, {}).shape).front();
        return do_in_editor(desk, ShiftTerrain{e.picked.piece, b.x - a.x, b.y - a.y});
    }
    const std::optional<Standing> piece = piece_picked(desk);
    BACLER_CHECK(piece && piece->pose);
    do_in_editor(desk, PlacePiece{piece->place, kept_on_table(piece->pose->at, s.width, s.depth),
                                  piece->pose->heading});
}

}  // namespace bacler::ui
