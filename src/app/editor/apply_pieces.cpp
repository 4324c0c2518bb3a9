#include "app/editor/apply.hpp"
#include "app/editor/naming.hpp"
#include "app/editor/tree.hpp"
#include "files/pick.hpp"

#include <algorithm>
#include <utility>

/// Pieces that come and go.
namespace bacler::editor {

using files::Node;

namespace {

constexpr std::size_t most_sides = 2;
constexpr int most_copies = 20;

Node named_table(const std::string& name) {
    Node out = table_node();
    put(out, "id", text_node(name));
    return out;
}

/// Under which staff a piece stands, where it names one.
void put_under(Node& piece, const std::string& under) {
    if (!under.empty()) put(piece, "under", text_node(under));
}

/// Every id within a copied piece, made free.
void rename_within(Node& piece, Node& copy_root, std::set<std::string>& taken) {
    if (Node* id = piece.member("id"); id != nullptr && id->kind == files::Kind::text) {
        const std::string before = id->text;
        id->text = free_name(before, taken);
        taken.insert(id->text);
        rename_references(copy_root, before, id->text);
        // A name of its own goes along, or copy and model could not be told apart.
        if (Node* name = piece.member("name");
            name != nullptr && name->kind == files::Kind::text && id->text != before)
            name->text = next_in_series(name->text, taken);
    }
    for (const char* key : {"staff", "element", "unit"})
        for (Node& n : files::items_of(piece, key)) rename_within(n, copy_root, taken);
}

void take_off_table(Node& piece) {
    for (const char* key : {"at", "heading", "arrives"}) drop(piece, key);
    for (const char* key : {"staff", "element", "unit"})
        for (Node& n : files::items_of(piece, key)) take_off_table(n);
}

bool names(const Node& fact, const std::string& id) {
    return files::text_of(fact, "a", "") == id || files::text_of(fact, "b", "") == id;
}

/// Facts and missions that name what is gone go with it.
void forget(Node& owner, const std::string& id) {
    if (Node* stated = owner.member("stated"); stated != nullptr && stated->kind == files::Kind::list) {
        std::vector<Node>& all = stated->items;
        all.erase(std::remove_if(all.begin(), all.end(), [&](const Node& n) { return names(n, id); }),
                  all.end());
        if (all.empty()) drop(owner, "stated");
    }
    for (Node& side : files::items_of(owner, "side")) forget(side, id);
    for (Node& staff : files::items_of(owner, "staff"))
        if (files::text_of(staff, "mission_on", "") == id) drop(staff, "mission_on");
}

/// What stood under a staff comes under its superior, if it had one.
void pass_on(Node& side, const std::string& staff, const std::string& superior) {
    for (const char* key : {"staff", "element"})
        for (Node& n : files::items_of(side, key)) {
            if (files::text_of(n, "under", "") != staff) continue;
            drop(n, "under");
            put_under(n, superior);
        }
}

void forget_all_within(Draft& draft, const Node& piece) {
    if (const std::string id = files::text_of(piece, "id", ""); !id.empty()) forget(draft.tree, id);
    for (const char* key : {"staff", "element", "unit"})
        for (const Node& n : files::items_of(piece, key)) forget_all_within(draft, n);
}

Node new_unit(const std::string& name, plaquette::Arm arm) {
    Node out = named_table(name);
    put(out, "arm", text_node(std::string(word_for(plaquette::arm_words, arm))));
    if (arm == plaquette::Arm::artillery)
        put(out, "weight", text_node("medium"));
    else
        put(out, "formation", text_node("column"));
    put(out, "values", list_node());
    return out;
}

/// A feature beside the one it was copied from.
constexpr Length beside{5000};

}  // namespace

Faults change(Draft& draft, const AddSide& edit) {
    if (edit.name.empty()) return refusal("edit.no_name");
    Node& sides = list_in(draft.tree, "side");
    if (sides.items.size() >= most_sides) return refusal("edit.two_sides");
    std::set<std::string> taken;
    for (const Node& n : sides.items) taken.insert(files::text_of(n, "id", ""));
    Node side = named_table(free_name(edit.name, taken));
    if (!edit.nation.empty()) put(side, "nation", text_node(edit.nation));
    sides.items.push_back(std::move(side));
    return {};
}

Faults change(Draft& draft, const AddStaff& edit) {
    Node* side = node_at(draft, side_at(edit.side));
    if (side == nullptr) return refusal("edit.not_there");
    if (edit.name.empty()) return refusal("edit.no_name");
    Node staff = named_table(free_name(edit.name, ids_of(draft)));
    put(staff, "level", text_node(std::string(word_for(plaquette::level_words, edit.level))));
    put_under(staff, edit.under);
    put(staff, "value", whole_node(3));
    list_in(*side, "staff").items.push_back(std::move(staff));
    return {};
}

Faults change(Draft& draft, const AddElement& edit) {
    Node* side = node_at(draft, side_at(edit.side));
    if (side == nullptr) return refusal("edit.not_there");
    if (edit.name.empty()) return refusal("edit.no_name");
    Node element = named_table(free_name(edit.name, ids_of(draft)));
    put_under(element, edit.under);
    put(element, "unit", list_node());
    list_in(*side, "element").items.push_back(std::move(element));
    return {};
}

Faults change(Draft& draft, const AddUnit& edit) {
    Node* element = node_at(draft, edit.element);
    if (element == nullptr || edit.element.kind != Kind::element) return refusal("edit.not_there");
    const std::string name = edit.name.empty() ? free_regiment(draft) : free_name(edit.name, ids_of(draft));
    list_in(*element, "unit").items.push_back(new_unit(name, edit.arm));
    stand_in_rows(*element, name, "");
    return {};
}

Faults change(Draft& draft, const Remove& edit) {
    Node* list = list_of(draft, edit.what);
    if (list == nullptr) return refusal("edit.not_there");
    const Node gone = *node_at(draft, edit.what);
    const std::string id = files::text_of(gone, "id", "");
    list->items.erase(list->items.begin() + static_cast<std::ptrdiff_t>(index_in_list(edit.what)));
    if (edit.what.kind == Kind::unit) leave_rows(*node_at(draft, element_of(edit.what)), id);
    if (edit.what.kind == Kind::staff)
        pass_on(*node_at(draft, side_at(edit.what.side)), id, files::text_of(gone, "under", ""));
    forget_all_within(draft, gone);
    return {};
}

Faults change(Draft& draft, const Duplicate& edit) {
    Node* list = list_of(draft, edit.what);
    if (list == nullptr) return refusal("edit.not_there");
    if (edit.what.kind == Kind::side && list->items.size() >= most_sides) return refusal("edit.two_sides");
    Node copy = *node_at(draft, edit.what);
    const std::string before = files::text_of(copy, "id", "");
    std::set<std::string> taken = ids_of(draft);
    if (edit.what.kind == Kind::side) taken.insert(before);
    rename_within(copy, copy, taken);
    if (edit.what.kind != Kind::terrain) take_off_table(copy);
    const std::size_t behind = index_in_list(edit.what) + 1;
    const std::string id = files::text_of(copy, "id", "");
    list->items.insert(list->items.begin() + static_cast<std::ptrdiff_t>(behind), std::move(copy));
    if (edit.what.kind == Kind::unit) stand_in_rows(*node_at(draft, element_of(edit.what)), id, before);
    if (edit.what.kind == Kind::terrain)
        return change(draft, ShiftTerrain{behind, beside, Length{} - beside});
    return {};
}

Faults change(Draft& draft, const Number& edit) {
    if (edit.unit.kind != Kind::unit || node_at(draft, edit.unit) == nullptr)
        return refusal("edit.not_there");
    if (Faults faults = out_of(edit.count, 2, most_copies); !faults.empty()) return faults;
    const std::string name = id_of(draft, edit.unit);
    if (const std::string first = first_of_series(name); first != name)
        if (Faults faults = change(draft, Rename{edit.unit, free_name(first, ids_of(draft))});
            !faults.empty())
            return faults;
    for (int i = 1; i < edit.count; ++i) {
        Place last = edit.unit;
        last.unit += static_cast<std::size_t>(i) - 1;
        if (Faults faults = change(draft, Duplicate{last}); !faults.empty()) return faults;
    }
    return {};
}

Faults change(Draft& draft, const Shift& edit) {
    Node* list = list_of(draft, edit.what);
    if (list == nullptr) return refusal("edit.not_there");
    const auto from = static_cast<long long>(index_in_list(edit.what)), to = from + edit.by;
    if (to < 0 || to >= static_cast<long long>(list->items.size())) return refusal("edit.no_further");
    const auto at = [&](long long i) { return list->items.begin() + static_cast<std::ptrdiff_t>(i); };
    if (to > from)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    return {};
}

Faults change(Draft& draft, const MoveUnit& edit) {
    const Place to = element_at(edit.unit.side, edit.element);
    Node* list = edit.unit.kind == Kind::unit ? list_of(draft, edit.unit) : nullptr;
    if (list == nullptr || node_at(draft, to) == nullptr) return refusal("edit.not_there");
    Node unit = *node_at(draft, edit.unit);
    const std::string id = files::text_of(unit, "id", "");
    list->items.erase(list->items.begin() + static_cast<std::ptrdiff_t>(edit.unit.unit));
    leave_rows(*node_at(draft, element_of(edit.unit)), id);
    take_off_table(unit);
    Node& element = *node_at(draft, to);
    list_in(element, "unit").items.push_back(std::move(unit));
    stand_in_rows(element, id, "");
    return {};
}

Faults change(Draft& draft, const Rename& edit) {
    Node* n = node_at(draft, edit.what);
    if (n == nullptr) return refusal("edit.not_there");
    if (edit.name.empty()) return refusal("edit.no_name");
    if (edit.what.kind == Kind::scenario) {
        put(*n, "title", text_node(edit.name));
        return {};
    }
    // A name that stands beside an id is the one that shows: the id may be written in orders elsewhere.
    if (n->member("name") != nullptr) {
        put(*n, "name", text_node(edit.name));
        return {};
    }
    const std::string before = files::text_of(*n, "id", "");
    if (edit.name == before) return {};
    bool is_taken = ids_of(draft).count(edit.name) != 0;
    if (edit.what.kind == Kind::side) {
        is_taken = false;
        for (const Node& side : files::items_of(draft.tree, "side"))
            is_taken = is_taken || files::text_of(side, "id", "") == edit.name;
    }
    if (is_taken) return refusal("edit.name_taken", {edit.name});
    put(*n, "id", text_node(edit.name));
    if (edit.what.kind != Kind::side && !before.empty()) rename_references(draft.tree, before, edit.name);
    return {};
}

}  // namespace bacler::editor
