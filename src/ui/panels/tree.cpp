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
void tap(Desk& desk, Tree& tree, std::size_t place, bool folds, LineTap tapped) {
    if (tapped == LineTap::none) return;
    const std::size_t finding = tree.lines[place].finding;
    if (tapped == LineTap::measurement) {
        draw_finding(desk, finding);
        return;
    }
    if (!folds || tapped == LineTap::rule)
        open_rule(desk, tree.ruling.findings.at(finding));
    else if (tree.unfolded.erase(place) == 0)
        tree.unfolded.insert(place);
}

std::string_view mark_of(const Desk& desk, const Tree& tree, std::size_t finding) {
    return tree.is_of_engagement ? draw_mark_of(desk, finding) : std::string_view{};
}

void draw_node(Ui& ui, Desk& desk, Tree& tree, std::size_t place) {
    const ExplainedLine& line = tree.lines[place];
    const bool folds = has_children(tree.lines, place), is_open = tree.unfolded.count(place) != 0;
    LineLook look{line.depth == 0 ? ui.theme.body : ui.theme.small, colours::ink(),
                  ui.theme.points(16) * static_cast<float>(line.depth), folds ? (is_open ? "▾" : "▸") : "·"};
    look.draw_mark = mark_of(desk, tree, line.finding);
    const LineTap tapped = explained_line(ui, "finding." + std::to_string(place), line, look);
    tap(desk, tree, place, folds, tapped);
}

void draw_also_considered(Ui& ui, Desk& desk, Tree& tree) {
    ExplainedLine title;
    title.text = std::string(phrase(desk.lang, "ui.also_considered"));
    const LineLook heading{ui.theme.body, colours::ink_soft(), 0, tree.also_considered ? "▾" : "▸"};
    if (explained_line(ui, "also_considered", title, heading) != LineTap::none)
        tree.also_considered = !tree.also_considered;
    if (!tree.also_considered) return;
    for (std::size_t i = 0; i < tree.lines.size(); ++i) {
        if (tree.lines[i].does != Does::no_bearing) continue;
        LineLook grey{ui.theme.small, colours::ink_faint(), ui.theme.points(16), "·"};
        grey.draw_mark = mark_of(desk, tree, tree.lines[i].finding);
        const LineTap tapped = explained_line(ui, "considered." + std::to_string(i), tree.lines[i], grey);
        tap(desk, tree, i, false, tapped);
    }
}

}  // namespace

void draw_tree(Ui& ui, Desk& desk, Tree tree) {
    int folded_below = -1;  // the depth of a folded line whose branch is being left out
    for (std::size_t i = 0; i < tree.lines.size(); ++i) {
        if (folded_below >= 0 && tree.lines[i].depth > folded_below) continue;
        folded_below = -1;
        if (tree.lines[i].does == Does::no_bearing) {
            folded_below = tree.lines[i].depth;
            continue;
        }
        draw_node(ui, desk, tree, i);
        if (has_children(tree.lines, i) && tree.unfolded.count(i) == 0) folded_below = tree.lines[i].depth;
    }
    draw_also_considered(ui, desk, tree);
}

void draw_tree(Ui& ui, Desk& desk) {
    draw_tree(ui, desk,
              Tree{spoken(desk).explanation.tree, desk.table->standing().ruling, desk.unfolded,
                   desk.also_considered, true});
}

}  // namespace bacler::ui
