#include "ui/panels/decision.hpp"
#include "ui/widgets/findings.hpp"

#include <string>

namespace bacler::ui {

namespace {

bool has_children(const std::vector<ExplainedLine>& tree, std::size_t place) {
    for (std::size_t i = place + 1; i < tree.size() && tree[i].depth > tree[place].depth; ++i)
        if (tree[i].does != Does::no_bearing) return true;
    return false;
}

/// A tap unfolds what has something beneath it, and opens the rule of what has not; on the rule itself it always opens it.
void tap(Desk& desk, std::size_t place, bool folds, LineTap tapped, std::size_t finding) {
    if (tapped == LineTap::none) return;
    if (tapped == LineTap::measurement) {
        draw_finding(desk, finding);
        return;
    }
    if (!folds || tapped == LineTap::rule)
        open_rule_of(desk, finding);
    else if (desk.unfolded.erase(place) == 0)
        desk.unfolded.insert(place);
}

void draw_node(Ui& ui, Desk& desk, const std::vector<ExplainedLine>& tree, std::size_t place) {
    const ExplainedLine& line = tree[place];
    const bool folds = has_children(tree, place), is_open = desk.unfolded.count(place) != 0;
    LineLook look{line.depth == 0 ? ui.theme.body : ui.theme.small, colours::ink,
                  ui.theme.points(16) * static_cast<float>(line.depth), folds ? (is_open ? "▾" : "▸") : "·"};
    look.draw_mark = draw_mark_of(desk, line.finding);
    const LineTap tapped = explained_line(ui, "finding." + std::to_string(place), line, look);
    tap(desk, place, folds, tapped, line.finding);
}

void draw_also_considered(Ui& ui, Desk& desk, const std::vector<ExplainedLine>& tree) {
    ExplainedLine title;
    title.text = std::string(phrase(desk.lang, "ui.also_considered"));
    const LineLook heading{ui.theme.body, colours::ink_soft, 0, desk.also_considered ? "▾" : "▸"};
    if (explained_line(ui, "also_considered", title, heading) != LineTap::none)
        desk.also_considered = !desk.also_considered;
    if (!desk.also_considered) return;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        if (tree[i].does != Does::no_bearing) continue;
        LineLook grey{ui.theme.small, colours::ink_faint, ui.theme.points(16), "·"};
        grey.draw_mark = draw_mark_of(desk, tree[i].finding);
        const LineTap tapped = explained_line(ui, "considered." + std::to_string(i), tree[i], grey);
        tap(desk, i, false, tapped, tree[i].finding);
    }
}

}  // namespace

void draw_tree(Ui& ui, Desk& desk) {
    const std::vector<ExplainedLine>& tree = spoken(desk).explanation.tree;
    int folded_below = -1;  // the depth of a folded line whose branch is being left out
    for (std::size_t i = 0; i < tree.size(); ++i) {
        if (folded_below >= 0 && tree[i].depth > folded_below) continue;
        folded_below = -1;
        if (tree[i].does == Does::no_bearing) {
            folded_below = tree[i].depth;
            continue;
        }
        draw_node(ui, desk, tree, i);
        if (has_children(tree, i) && desk.unfolded.count(i) == 0) folded_below = tree[i].depth;
    }
    draw_also_considered(ui, desk, tree);
}

}  // namespace bacler::ui
