#include "app/finding_text.hpp"
#include "app/game/correcting.hpp"
#include "base/check.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <utility>

/// The fields of a correction as rows of keys.
namespace bacler {

using namespace plaquette;

namespace {

constexpr int most_plaquettes = 20, most_points = 99, best_value = 5, most_charisma = 3;
constexpr Length step_of_place{1000};
constexpr std::int32_t step_of_heading = 5000;

struct Bounds {
    int lowest{0}, highest{0};
};

const Unit& unit_of(const Battle& battle, const std::string& id) {
    const std::optional<Named> at = named(battle.scenario, id);
    BACLER_CHECK(at && at->kind == Named::Kind::unit);
    return battle.element(at->element()).units[at->unit].unit;
}

/// A battery is one plaquette, and a unit of several values gains none of which nobody knows what it is worth.
Bounds of_plaquettes(const Unit& unit) {
    const bool is_alike =
        std::all_of(unit.values.begin(), unit.values.end(), [&](int v) { return v == unit.values.front(); });
    const bool may_grow = unit.arm != Arm::artillery && is_alike;
    return {0, may_grow ? most_plaquettes : plaquettes_of(unit.arm, unit.values.size())};
}

Bounds bounds_of(const Battle& battle, const Correction& c, const FieldRow& row) {
    switch (row.field) {
        case PieceField::plaquettes: return of_plaquettes(unit_of(battle, c.units[row.unit].id));
        case PieceField::value: return {0, best_value};        // R051, Q19
        case PieceField::charisma: return {0, most_charisma};  // R055
        default: return {0, most_points};
    }
}

int* figure_of(Correction& c, const FieldRow& row) {
    switch (row.field) {
        case PieceField::plaquettes: return &c.units[row.unit].plaquettes;
        case PieceField::fatigue: return &c.fatigue;
        case PieceField::lost: return &c.lost;
        case PieceField::value: return &c.value;
        case PieceField::charisma: return &c.charisma;
        case PieceField::orders: return &c.orders;
        default: return nullptr;
    }
}

Length within(Length l, Length most) {
    return std::clamp(l, Length{}, most);
}

std::string degrees_text(Lang lang, Angle heading) {
    return cm_text(lang, {heading.thousandths_of_degree}) + "°";  // thousandths both: written alike
}

/// The rows, one after another.
class Rows {
public:
    Rows(Lang lang, const Battle& battle, const Correction& now, const Correction& then)
        : lang_(lang),
          battle_(battle),
          now_(now),
          then_(then) {}

    void counted(PieceField field, std::string name, std::string label, std::size_t unit = 0) {
        FieldRow row = row_of(field, std::move(name), std::move(label), unit);
        Correction was = now_, is = then_;
        const int figure = *figure_of(is, row);
        const Bounds bounds = bounds_of(battle_, is, row);
        row.figure = std::to_string(figure);
        row.may_less = figure > bounds.lowest;
        row.may_more = figure < bounds.highest;
        row.is_changed = figure != *figure_of(was, row);
        out_.push_back(std::move(row));
    }

    template <class Value, std::size_t N>
    void picked(FieldRow row, const std::array<Word<Value>, N>& words, std::string_view prefix, Value was,
                Value is, Value last) {
        for (const Word<Value>& word : words) {
            if (word.is > last) continue;
            row.keys.push_back({std::string(word.word),
                                std::string(phrase(lang_, std::string(prefix) + std::string(word.word))),
                                static_cast<int>(word.is), word.is == is});
        }
        row.is_changed = was != is;
        out_.push_back(std::move(row));
    }

    void either(FieldRow row, std::string_view no, std::string_view yes, bool was, bool is) {
        row.keys = {{"no", std::string(phrase(lang_, no)), 0, !is},
                    {"yes", std::string(phrase(lang_, yes)), 1, is}};
        row.is_changed = was != is;
        out_.push_back(std::move(row));
    }

    void of_units() {
        for (std::size_t i = 0; i < then_.units.size(); ++i) {
            const Correction::OfUnit& u = then_.units[i];
            const Unit& unit = unit_of(battle_, u.id);
            counted(PieceField::plaquettes, "plaquettes." + u.id, say(lang_, "ui.fix.plaquettes", {u.id}), i);
            if (unit.arm == Arm::artillery || u.plaquettes == 0) continue;
            picked(row_of(PieceField::formation, "formation." + u.id, "", i), formation_words, "formation.",
                   now_.units[i].formation, u.formation,
                   unit.arm == Arm::infantry ? Formation::hollow_square : Formation::column);
        }
    }

    void of_stance(Stance last) {
        picked(row_of(PieceField::stance, "stance", std::string(phrase(lang_, "ui.fix.stance"))),
               stance_words, "stance.", now_.stance, then_.stance, last);
    }

    void of_place() {
        either(row_of(PieceField::on_table, "on_table", std::string(phrase(lang_, "ui.fix.place"))),
               "ui.fix.off_table", "ui.fix.on_table", now_.is_on_table, then_.is_on_table);
        if (!then_.is_on_table) return;
        const auto add = [&](PieceField field, std::string name, std::string figure, bool is_changed) {
            FieldRow row = row_of(field, name, std::string(phrase(lang_, "ui.fix." + name)));
            row.figure = std::move(figure);
            row.may_less = row.may_more = true;
            row.is_changed = is_changed;
            if (field == PieceField::x) bound(row, then_.at.x, battle_.scenario.width);
            if (field == PieceField::y) bound(row, then_.at.y, battle_.scenario.depth);
            out_.push_back(std::move(row));
        };
        add(PieceField::x, "x", cm_text(lang_, then_.at.x) + " cm", !(now_.at.x == then_.at.x));
        add(PieceField::y, "y", cm_text(lang_, then_.at.y) + " cm", !(now_.at.y == then_.at.y));
        add(PieceField::heading, "heading", degrees_text(lang_, then_.heading),
            !(now_.heading == then_.heading));
    }

    FieldRow row_of(PieceField field, std::string name, std::string label, std::size_t unit = 0) const {
        FieldRow row;
        row.field = field;
        row.unit = unit;
        row.name = std::move(name);
        row.label = std::move(label);
        return row;
    }

    std::vector<FieldRow> rows() && { return std::move(out_); }

private:
    static void bound(FieldRow& row, Length at, Length most) {
        row.may_less = at > Length{};
        row.may_more = at < most;
    }

    Lang lang_;
    const Battle& battle_;
    const Correction &now_, &then_;
    std::vector<FieldRow> out_;
};

}  // namespace

std::vector<FieldRow> fields_of(Lang lang, const Battle& battle, const Correction& correction,
                                game::LineId line) {
    const std::optional<Correction> now = as_it_stands(battle, correction.piece);
    const std::optional<Named> piece = named(battle.scenario, correction.piece);
    BACLER_CHECK(now && piece);
    Rows rows(lang, battle, *now, correction);
    const auto count = [&](PieceField field, const std::string& name) {
        rows.counted(field, name, std::string(phrase(lang, "ui.fix." + name)));
    };
    const bool has_figures = line != 0;
    if (has_figures && piece->kind == Named::Kind::staff) {
        count(PieceField::value, "value");
        count(PieceField::charisma, "charisma");
        count(PieceField::orders, "orders");
        const Staff& staff = battle.scenario.sides[piece->side].staffs[piece->index];
        if (staff.level == StaffLevel::division) rows.of_stance(Stance::defence);
    } else if (has_figures) {
        if (!correction.is_gone) {
            rows.of_stance(Stance::retreat);
            count(PieceField::fatigue, "fatigue");
            count(PieceField::lost, "lost");
            rows.of_units();
        }
        rows.either(rows.row_of(PieceField::gone, "gone", std::string(phrase(lang, "ui.fix.gone"))),
                    "ui.fix.in_play", "ui.fix.is_gone", false, correction.is_gone);
        if (correction.is_gone) return std::move(rows).rows();
    }
    rows.of_place();
    return std::move(rows).rows();
}

void step_field(const Battle& battle, Correction& c, const FieldRow& row, int by) {
    BACLER_CHECK(!row.figure.empty());
    if (row.field == PieceField::x) {
        c.at.x = within(c.at.x + step_of_place * by, battle.scenario.width);
    } else if (row.field == PieceField::y) {
        c.at.y = within(c.at.y + step_of_place * by, battle.scenario.depth);
    } else if (row.field == PieceField::heading) {
        c.heading = c.heading + normalised(Angle{step_of_heading * by});
    } else {
        int& figure = *figure_of(c, row);
        const Bounds bounds = bounds_of(battle, c, row);
        const int was = figure;
        figure = std::clamp(figure + by, bounds.lowest, bounds.highest);
        if (row.field != PieceField::value) return;
        const std::optional<Named> piece = named(battle.scenario, c.piece);
        const int lost = battle.scenario.sides[piece->side].staffs[piece->index].orders_lost;
        const auto orders = [&](int value) { return total(rule_on_orders_available(value, lost)); };
        c.orders = std::max(0, c.orders + orders(figure) - orders(was));
    }
}

void pick_in_field(Correction& c, const FieldRow& row, int value) {
    switch (row.field) {
        case PieceField::formation: c.units[row.unit].formation = static_cast<Formation>(value); return;
        case PieceField::stance: c.stance = static_cast<Stance>(value); return;
        case PieceField::gone: c.is_gone = value != 0; return;
        case PieceField::on_table: c.is_on_table = value != 0; return;
        default: break;
    }
    BACLER_CHECK(row.keys.empty());
}

void put_in_pencil(const Battle& battle, Correction& c, TablePoint at) {
    c.is_on_table = true;
    c.at = {within(at.x, battle.scenario.width), within(at.y, battle.scenario.depth)};
}

}  // namespace bacler
