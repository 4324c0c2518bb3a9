#include "app/game/table_steps.hpp"

#include "app/fallen_back.hpp"
#include "app/troop_picture.hpp"
#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

using Kind = HandAct::Kind;

/// Rows without those that have gone.
std::vector<std::vector<std::string>> rows_of_those(const std::vector<std::vector<std::string>>& rows,
                                                    const std::vector<LyingUnit>& units) {
    std::vector<std::vector<std::string>> out;
    for (const std::vector<std::string>& row : rows) {
        std::vector<std::string> left;
        for (const std::string& id : row)
            if (std::any_of(units.begin(), units.end(), [&](const LyingUnit& u) { return u.id == id; }))
                left.push_back(id);
        if (!left.empty()) out.push_back(std::move(left));
    }
    return out;
}

LyingPiece lying(const Element& e, std::size_t side) {
    LyingPiece out;
    out.id = e.id;
    out.name = e.name.empty() ? e.id : e.name;
    out.side = side;
    for (const ScenarioUnit& u : e.units)
        if (!u.unit.values.empty())
            out.units.push_back({u.unit.id, u.unit.arm, static_cast<int>(u.unit.values.size()),
                                 u.unit.formation, u.own_front});
    if (!out.units.empty()) out.at = e.front;
    for (const std::vector<std::size_t>& row : e.rows) {
        std::vector<std::string> ids;
        for (const std::size_t unit : row) ids.push_back(e.units.at(unit).unit.id);
        out.rows.push_back(std::move(ids));
    }
    out.rows = rows_of_those(out.rows, out.units);
    std::sort(out.units.begin(), out.units.end(),
              [](const LyingUnit& a, const LyingUnit& b) { return a.id < b.id; });
    return out;
}

LyingPiece lying(const Staff& s, std::size_t side) {
    LyingPiece out;
    out.id = s.id;
    out.name = s.name.empty() ? s.id : s.name;
    out.side = side;
    out.is_staff = true;
    if (s.at) out.at = plane::Pose{*s.at, s.heading};
    return out;
}

const LyingUnit* unit_in(const std::vector<LyingUnit>& units, const std::string& id) {
    const auto it = std::find_if(units.begin(), units.end(), [&](const LyingUnit& u) { return u.id == id; });
    return it == units.end() ? nullptr : &*it;
}

HandAct of_unit(Kind kind, const LyingUnit& becomes) {
    HandAct act;
    act.kind = kind;
    act.unit = becomes.id;
    act.becomes = becomes;
    return act;
}

HandAct of_place(Kind kind, const plane::Pose& to) {
    HandAct act;
    act.kind = kind;
    act.to = to;
    return act;
}

HandAct carried(const plane::Pose& from, const plane::Pose& to) {
    HandAct act = of_place(Kind::carry, {to.at, from.heading});
    constexpr double radians = 3.14159265358979323846 / 180;
    const double x = in_cm(to.at.x - from.at.x), y = in_cm(to.at.y - from.at.y);
    const double sine = std::sin(in_degrees(from.heading) * radians),
                 cosine = std::cos(in_degrees(from.heading) * radians);
    act.ahead = length_from_cm(x * sine + y * cosine);
    act.right = length_from_cm(x * cosine - y * sine);
    return act;
}

/// What happens to the units: losses first, then formations, then whoever stands beside the rows.
void acts_of_units(const LyingPiece& before, const LyingPiece& after, std::vector<HandAct>& out) {
    for (const LyingUnit& was : before.units) {
        LyingUnit is = was;
        const LyingUnit* then = unit_in(after.units, was.id);
        is.count = then == nullptr ? 0 : then->count;
        if (is.count == was.count) continue;
        out.push_back(of_unit(Kind::count, is));
        out.back().change = is.count - was.count;
    }
    for (const LyingUnit& is : after.units) {
        const LyingUnit* was = unit_in(before.units, is.id);
        if (was == nullptr) {
            out.push_back(of_unit(Kind::count, is));
            out.back().change = is.count;
            continue;
        }
        if (was->formation != is.formation) out.push_back(of_unit(Kind::form, is));
        if (was->own_front != is.own_front) {
            out.push_back(of_unit(Kind::stand, is));
            out.back().to = is.own_front;
        }
    }
}

std::vector<HandAct> acts_between(const LyingPiece& before, const LyingPiece& after) {
    std::vector<HandAct> out;
    if (!before.is_staff && !before.units.empty() && after.units.empty()) {
        out.emplace_back().kind = Kind::take_away;
        return out;
    }
    acts_of_units(before, after, out);
    if (before.at && !after.at) out.emplace_back().kind = Kind::lift;
    if (!before.at && after.at) out.push_back(of_place(Kind::put_down, *after.at));
    if (before.at && after.at) {
        if (!(before.at->at == after.at->at)) out.push_back(carried(*before.at, *after.at));
        if (before.at->heading != after.at->heading) {
            out.push_back(of_place(Kind::turn, *after.at));
            out.back().by = normalised(
                {after.at->heading.thousandths_of_degree - before.at->heading.thousandths_of_degree});
        }
    }
    if (rows_of_those(before.rows, after.units) != after.rows) {
        out.emplace_back().kind = Kind::rows;
        out.back().rows = after.rows;
    }
    return out;
}

/// Where a staff looks nobody asks.
bool is_staff_of(const Scenario& scenario, const TableStep& step) {
    const std::vector<Staff>& staffs = scenario.sides.at(step.side).staffs;
    return std::any_of(staffs.begin(), staffs.end(), [&](const Staff& s) { return s.id == step.piece; });
}

/// Whom a body faces among those of the other sides.
LooksAt facing_of(const Scenario& scenario, const TableStep& step) {
    const std::optional<plane::Box> body = ground_of_piece(scenario, step.piece);
    if (!body || is_staff_of(scenario, step)) return LooksAt::aside;
    std::optional<double> least;
    double bearing = 0;
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        if (side == step.side) continue;
        for (const Element& e : scenario.sides[side].elements) {
            const std::optional<plane::Box> enemy = e.units.empty() ? std::nullopt : element_box(e);
            if (!enemy) continue;
            const double x = in_cm(enemy->centre.x - body->centre.x),
                         y = in_cm(enemy->centre.y - body->centre.y);
            if (least && x * x + y * y >= *least) continue;
            least = x * x + y * y;
            bearing = std::atan2(x, y) * 180 / 3.14159265358979323846;
        }
    }
    if (!least) return LooksAt::aside;
    const double off = std::abs(std::remainder(bearing - in_degrees(body->heading), 360));
    return off <= 45 ? LooksAt::enemy : off >= 135 ? LooksAt::away : LooksAt::aside;
}

/// Circles about two bodies that meet: near enough to say who makes room for whom.
bool may_touch(const plane::Box& a, const plane::Box& b) {
    const auto reach = [](const plane::Box& box) { return std::hypot(in_cm(box.w), in_cm(box.d)) / 2; };
    return std::hypot(in_cm(a.centre.x - b.centre.x), in_cm(a.centre.y - b.centre.y)) < reach(a) + reach(b);
}

bool is_removal(const TableStep& step) {
    return step.acts.front().kind == Kind::take_away || step.acts.front().kind == Kind::lift;
}

/// Must the first go before the second can come?
bool makes_room(const Scenario& before, const Scenario& after, const TableStep& first,
                const TableStep& second) {
    const std::optional<plane::Box> was = ground_of_piece(before, first.piece),
                                    is = ground_of_piece(after, second.piece);
    return was && is && may_touch(*was, *is);
}

/// As hands would do them: as long as somebody can be moved whose place is free, he is; where all stand in each other's way, the
/// first one.
std::vector<TableStep> in_order(const Scenario& before, const Scenario& after, std::vector<TableStep> steps) {
    std::vector<TableStep> out;
    while (!steps.empty()) {
        const auto is_free = [&](const TableStep& step) {
            return is_removal(step) || std::none_of(steps.begin(), steps.end(), [&](const TableStep& other) {
                       return other.piece != step.piece && makes_room(before, after, other, step);
                   });
        };
        auto next = std::find_if(steps.begin(), steps.end(), is_free);
        if (next == steps.end()) next = steps.begin();
        out.push_back(std::move(*next));
        steps.erase(next);
    }
    return out;
}

}  // namespace

std::optional<plane::Box> ground_of_piece(const Scenario& scenario, const std::string& piece) {
    for (const Side& side : scenario.sides) {
        for (const Element& e : side.elements)
            if (e.id == piece) return e.units.empty() ? std::nullopt : element_box(e);
        for (const Staff& s : side.staffs)
            if (s.id == piece) return staff_box(s);
    }
    return std::nullopt;
}

std::vector<LyingPiece> lying_pieces(const Scenario& scenario) {
    std::vector<LyingPiece> out;
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        for (const Element& e : scenario.sides[side].elements) out.push_back(lying(e, side));
        for (const Staff& s : scenario.sides[side].staffs) out.push_back(lying(s, side));
    }
    return out;
}

std::vector<TableStep> table_steps(const Scenario& before, const Scenario& after) {
    const std::vector<LyingPiece> was = lying_pieces(before), is = lying_pieces(after);
    BACLER_CHECK(was.size() == is.size());
    std::vector<TableStep> elements, staffs;
    for (std::size_t i = 0; i < was.size(); ++i) {
        BACLER_CHECK(was[i].id == is[i].id);
        TableStep step{was[i].id, was[i].name, was[i].side, acts_between(was[i], is[i]), LooksAt::aside};
        if (step.acts.empty()) continue;
        step.facing = facing_of(after, step);
        (was[i].is_staff ? staffs : elements).push_back(std::move(step));
    }
    std::stable_partition(elements.begin(), elements.end(), is_removal);
    std::vector<TableStep> out = in_order(before, after, std::move(elements));
    out.insert(out.end(), staffs.begin(), staffs.end());
    return out;
}

LyingPiece done_by_hand(LyingPiece piece, const TableStep& step) {
    BACLER_CHECK(piece.id == step.piece);
    const auto drop_unit = [&](const std::string& id) {
        piece.units.erase(std::remove_if(piece.units.begin(), piece.units.end(),
                                         [&](const LyingUnit& u) { return u.id == id; }),
                          piece.units.end());
    };
    for (const HandAct& act : step.acts) {
        switch (act.kind) {
            case Kind::take_away:
                piece.units.clear();
                piece.rows.clear();
                piece.at.reset();
                break;
            case Kind::lift: piece.at.reset(); break;
            case Kind::put_down:
            case Kind::carry:
            case Kind::turn: piece.at = act.to; break;
            case Kind::count:
            case Kind::form:
            case Kind::stand:
                drop_unit(act.unit);
                if (act.becomes.count > 0) piece.units.push_back(act.becomes);
                break;
            case Kind::rows: piece.rows = act.rows; break;
        }
    }
    std::sort(piece.units.begin(), piece.units.end(),
              [](const LyingUnit& a, const LyingUnit& b) { return a.id < b.id; });
    piece.rows = rows_of_those(piece.rows, piece.units);
    return piece;
}

Picture step_picture(const Scenario& before, const Scenario& after, const TableStep& step) {
    Picture out;
    for (const Side& side : before.sides)
        for (const Element& e : side.elements)
            if (e.id == step.piece) draw_ghost(out, plaquettes_of(e), step.side);
    const std::optional<plane::Box> from = ground_of_piece(before, step.piece),
                                    to = ground_of_piece(after, step.piece);
    if (from && to && !(from->centre == to->centre))
        draw_arrow(out, spot_of(from->centre), spot_of(to->centre), {0.25F, 2},
                   {Paint::arrow, static_cast<std::uint8_t>(step.side)});
    return out;
}

void lay_as(Scenario& on_table, const Scenario& now, const std::string& piece) {
    for (std::size_t side = 0; side < on_table.sides.size(); ++side) {
        for (std::size_t i = 0; i < on_table.sides[side].elements.size(); ++i)
            if (on_table.sides[side].elements[i].id == piece)
                on_table.sides[side].elements[i] = now.sides[side].elements[i];
        for (std::size_t i = 0; i < on_table.sides[side].staffs.size(); ++i)
            if (on_table.sides[side].staffs[i].id == piece)
                on_table.sides[side].staffs[i] = now.sides[side].staffs[i];
    }
}

}  // namespace bacler
