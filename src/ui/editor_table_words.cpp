#include "app/editor/ground_words.hpp"
#include "app/finding_text.hpp"
#include "ui/desk.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <utility>

/// What the page of the table says.
namespace bacler::ui {

using namespace editor;
using What = TableHold::What;

namespace {

std::string words(const Desk& desk, std::string_view key) {
    return std::string(phrase(desk.lang, key));
}

std::string marks_text(const Desk& desk, const std::vector<Snapped>& marks) {
    std::string out;
    for (const auto& [mark, key] : {std::pair{Mark::table_corner, "ui.table.mark.table_corner"},
                                    {Mark::table_edge, "ui.table.mark.table_edge"},
                                    {Mark::corner, "ui.table.mark.corner"},
                                    {Mark::edge, "ui.table.mark.edge"}}) {
        const bool is_there =
            std::any_of(marks.begin(), marks.end(), [m = mark](const Snapped& s) { return s.to == m; });
        if (is_there) out += (out.empty() ? "" : ", ") + words(desk, key);
    }
    return out.empty() ? out : say(desk.lang, "ui.table.drawn_to", {out});
}

std::string drag_hint(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const TableDrag& drag = *e.table.drag;
    const auto* placed = drag.edit ? std::get_if<PlacePiece>(&*drag.edit) : nullptr;
    if (drag.hold.what == What::stroke) return words(desk, "ui.table.hint.lift");
    if (placed == nullptr) return marks_text(desk, drag.marks);
    std::string out = say(desk.lang, "ui.table.stands_at",
                          {cm_text(desk.lang, placed->at.x), cm_text(desk.lang, placed->at.y),
                           std::to_string(placed->heading.thousandths_of_degree / 1000)});
    if (drag.lined.to == Line::none || !drag.lined.fellow) return out;
    Place fellow = e.picked;
    fellow.piece = *drag.lined.fellow;
    const bool is_abreast = drag.lined.to == Line::abreast;
    return out + " · " +
           say(desk.lang, is_abreast ? "ui.table.abreast" : "ui.table.behind",
               {name_of(e.editing.draft, fellow)});
}

std::string drawing_hint(const Desk& desk) {
    const EditorTable& t = desk.editor->table;
    const std::string kind = capitalised(editor::name_of(desk.lang, *t.kind));
    switch (t.as) {
        case DrawnAs::strip: return say(desk.lang, "ui.table.hint.strip", {kind});
        case DrawnAs::rectangle:
        case DrawnAs::oval: return say(desk.lang, "ui.table.hint.between", {kind});
        case DrawnAs::area: break;
    }
    return say(desk.lang, "ui.table.hint.area", {kind});
}

}  // namespace

std::string table_hint(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    if (e.table.drag) return drag_hint(desk);
    if (e.table.to_stand)
        return say(desk.lang, "ui.table.hint.put", {name_of(e.editing.draft, *e.table.to_stand)});
    if (!e.table.marks.empty()) return marks_text(desk, e.table.marks);
    if (e.table.kind) return drawing_hint(desk);
    if (shape_picked(desk)) return words(desk, "ui.table.hint.feature");
    if (piece_picked(desk)) return words(desk, "ui.table.hint.piece");
    return words(desk, "ui.table.hint.pick");
}

}  // namespace bacler::ui
