#include "app/editor/apply.hpp"
#include "app/editor/naming.hpp"
#include "app/editor/tree.hpp"
#include "files/pick.hpp"
#include "files/shapes.hpp"

#include <utility>

/// Strengths and troop values.
namespace bacler::editor {

using files::Node;
using plaquette::Arm;

namespace {

constexpr int usual_class = 4;
constexpr int most_men = static_cast<int>(files::most_plaquettes) * plaquette::men_per_plaquette;
constexpr int most_guns = static_cast<int>(files::most_gunners) * plaquette::guns_per_gunner;

Node* unit_in(Draft& draft, const Place& place) {
    return place.kind == Kind::unit ? node_at(draft, place) : nullptr;
}

bool is_artillery(const Node& unit) {
    return files::word_of(unit, "arm", plaquette::arm_words, Arm::infantry) == Arm::artillery;
}

/// So many values: those there are, then more of the last one's class.
void resize_values(Node& unit, int count) {
    std::vector<int> values = files::wholes_of(unit, "values");
    values.resize(static_cast<std::size_t>(count), values.empty() ? usual_class : values.back());
    put(unit, "values", wholes_node(values));
}

int most_of(const Node& unit) {
    return static_cast<int>(is_artillery(unit) ? files::most_gunners : files::most_plaquettes);
}

}  // namespace

Faults change(Draft& draft, const SetMen& edit) {
    Node* unit = unit_in(draft, edit.unit);
    if (unit == nullptr) return refusal("edit.not_there");
    if (is_artillery(*unit)) return refusal("edit.men_of_guns");
    if (Faults faults = out_of(edit.men, 1, most_men); !faults.empty()) return faults;
    put(*unit, "men", whole_node(edit.men));
    resize_values(*unit, plaquette::plaquettes_for(edit.men));
    return {};
}

Faults change(Draft& draft, const SetGuns& edit) {
    Node* unit = unit_in(draft, edit.unit);
    if (unit == nullptr) return refusal("edit.not_there");
    if (!is_artillery(*unit)) return refusal("edit.guns_of_men");
    if (Faults faults = out_of(edit.guns, 1, most_guns); !faults.empty()) return faults;
    put(*unit, "guns", whole_node(edit.guns));
    resize_values(*unit, plaquette::gunners_for(edit.guns));
    return {};
}

Faults change(Draft& draft, const SetCalibre& edit) {
    Node* unit = unit_in(draft, edit.unit);
    if (unit == nullptr) return refusal("edit.not_there");
    if (!is_artillery(*unit)) return refusal("edit.guns_of_men");
    if (Faults faults = out_of(static_cast<int>(edit.pounds), 1, 99); !faults.empty()) return faults;
    put(*unit, "calibre", real_node(edit.pounds));
    put(*unit, "weight",
        text_node(std::string(word_for(plaquette::weight_words, plaquette::weight_of_calibre(edit.pounds)))));
    return {};
}

Faults change(Draft& draft, const SetStrength& edit) {
    Node* unit = unit_in(draft, edit.unit);
    if (unit == nullptr) return refusal("edit.not_there");
    if (Faults faults = out_of(edit.count, 1, most_of(*unit)); !faults.empty()) return faults;
    resize_values(*unit, edit.count);
    return {};
}

Faults change(Draft& draft, const SetClass& edit) {
    Node* unit = unit_in(draft, edit.unit);
    if (unit == nullptr) return refusal("edit.not_there");
    if (Faults faults = out_of(edit.troop_value, plaquette::worst_troops, plaquette::best_troops);
        !faults.empty())
        return faults;
    std::vector<int> values = files::wholes_of(*unit, "values");
    if (values.empty()) return refusal("edit.no_strength");
    if (edit.plaquette && *edit.plaquette >= values.size()) return refusal("edit.not_there");
    if (edit.plaquette)
        values[*edit.plaquette] = edit.troop_value;
    else
        values.assign(values.size(), edit.troop_value);
    put(*unit, "values", wholes_node(values));
    return {};
}

namespace {

Faults add_unit(Draft& draft, const Place& element, const UnitRow& row) {
    if (row.name.empty()) return refusal("edit.no_name");
    if (ids_of(draft).count(row.name) != 0) return refusal("edit.name_taken", {row.name});
    if (Faults faults = change(draft, AddUnit{element, row.arm, row.name}); !faults.empty()) return faults;
    const Place unit = unit_at(element.side, element.piece, count_of(draft, Kind::unit, element) - 1);
    Faults faults;
    const auto also = [&](const auto& edit) {
        if (faults.empty()) faults = change(draft, edit);
    };
    if (row.men) also(SetMen{unit, *row.men});
    if (row.guns) also(SetGuns{unit, *row.guns});
    if (row.pounds) also(SetCalibre{unit, *row.pounds});
    if (row.strength) also(SetStrength{unit, *row.strength});
    if (row.weight)
        also(Set{unit, Field::weight, std::string(word_for(plaquette::weight_words, *row.weight))});
    also(SetClass{unit, row.troop_value, {}});
    return faults;
}

}  // namespace

Faults change(Draft& draft, const AddUnits& edit) {
    if (edit.element.kind != Kind::element || node_at(draft, edit.element) == nullptr)
        return refusal("edit.not_there");
    for (const UnitRow& row : edit.rows)
        if (Faults faults = add_unit(draft, edit.element, row); !faults.empty()) return faults;
    return {};
}

}  // namespace bacler::editor
