#include "base/check.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// Phase 3: fire is declared, rolled for together, and its losses taken off at the end (R106-R124, Q63).
namespace bacler::plaquette {

namespace {

std::optional<std::size_t> place_of_unit(const Element& element, const std::string& id) {
    for (std::size_t u = 0; u < element.units.size(); ++u)
        if (element.units[u].unit.id == id) return u;
    return std::nullopt;
}

std::vector<BatteryRef> batteries_of(const Battle& b, const Salvo& s) {
    std::vector<BatteryRef> out;
    for (const std::string& id : s.units)
        if (const auto u = place_of_unit(b.element(s.element), id)) out.push_back({s.element, *u});
    return out;
}

bool has_declared(const Battle& b, const std::string& battery) {
    return std::any_of(b.salvos.begin(), b.salvos.end(), [&](const Salvo& s) {
        return std::find(s.units.begin(), s.units.end(), battery) != s.units.end();
    });
}

/// The batteries of an order, by their elements.
std::vector<Salvo> salvos_of(const Battle& b, const Fire& order, ElementRef target) {
    std::vector<Salvo> out;
    for (const std::string& id : order.batteries) {
        const std::optional<Named> piece = named(b.scenario, id);
        BACLER_CHECK(piece && piece->kind == Named::Kind::unit);
        auto s = std::find_if(out.begin(), out.end(),
                              [&](const Salvo& x) { return x.element == piece->element(); });
        if (s == out.end()) s = out.insert(out.end(), {piece->element(), target, {}});
        s->units.push_back(id);
    }
    return out;
}

/// What stands in a battery's way before the table is asked: it has fired, its range is not known, or the target is in a melee.
std::optional<Finding> refusal(const Battle& b, const Ground& ground, const Salvo& s, const std::string& id) {
    const auto unit = place_of_unit(b.element(s.element), id);
    BACLER_CHECK(unit.has_value());
    const Subject who = table_unit_subject(b.scenario, s.element, *unit);
    if (has_declared(b, id)) return about(figure(106, 66, Say::battery_has_its_target, Does::forbids), who);
    if (!battery_range(ground.table, s.element, *unit, s.target))
        return about(figure(113, Say::range_is_unknown, Does::forbids), who);
    if (!b.scenario.readings.on(Option::fire_into_melee) && is_in_contact(b, s.target))
        return about(figure(106, 65, Say::no_fire_into_melee, Does::forbids), who);
    return std::nullopt;
}

/// Batteries of one element on one target fire as one, whenever they were declared (Q56).
void join(std::vector<Salvo>& salvos, const Salvo& more) {
    for (Salvo& s : salvos)
        if (s.element == more.element && s.target == more.target) {
            s.units.insert(s.units.end(), more.units.begin(), more.units.end());
            return;
        }
    salvos.push_back(more);
}

}  // namespace

namespace {

/// May a battery that has its target still fire at it, as the table and the facts are now? One too near the limit stays with what the
/// players said of it.
bool still_fires(const Battle& b, const Ground& ground, const Salvo& s, const std::string& id) {
    const auto unit = place_of_unit(b.element(s.element), id);
    if (!unit || !is_present(b.element(s.target))) return false;
    if (!battery_range(ground.table, s.element, *unit, s.target)) return false;
    if (!b.scenario.readings.on(Option::fire_into_melee) && is_in_contact(b, s.target)) return false;
    const TableFire fire = fire_on(ground.table, ground.layouts, {{s.element, *unit}}, s.target);
    return verdict(fire.judged.front().ruling) != Verdict::forbidden &&
           verdict(rule_on_fire(fire.question, {}).may) != Verdict::forbidden;
}

}  // namespace

void review_fire(Turn& turn) {
    Battle& b = turn.battle;
    if (b.stage != Stage::declaring) return;
    const Ground ground = ground_of(b);
    for (Salvo& s : b.salvos) {
        std::vector<std::string> kept;
        for (const std::string& id : s.units)
            if (still_fires(b, ground, s, id)) kept.push_back(id);
        if (kept.size() < s.units.size())
            turn.write(
                about(with_words(figure(106, Say::fire_is_no_longer_declared, Does::no_bearing),
                                 static_cast<int>(s.units.size() - kept.size()), element_word(s.target)),
                      element_subject(s.element)));
        s.units = std::move(kept);
    }
    b.salvos.erase(
        std::remove_if(b.salvos.begin(), b.salvos.end(), [](const Salvo& s) { return s.units.empty(); }),
        b.salvos.end());
}

bool is_fired_upon(const Battle& battle, const Named& piece) {
    if (battle.stage != Stage::firing || piece.kind == Named::Kind::staff) return false;
    return std::any_of(battle.salvos.begin(), battle.salvos.end(), [&](const Salvo& s) {
        return piece.kind != Named::Kind::terrain &&
               (s.element == piece.element() || s.target == piece.element());
    });
}

void declare_fire(Turn& turn, const Fire& order) {
    Battle& b = turn.battle;
    const std::optional<Named> target = named(b.scenario, order.target);
    BACLER_CHECK(target && target->kind == Named::Kind::element);
    const Ground ground = ground_of(b);
    const std::vector<Salvo> salvos = salvos_of(b, order, target->element());
    for (const Salvo& s : salvos) {
        for (const std::string& id : s.units)
            if (const std::optional<Finding> no = refusal(b, ground, s, id)) turn.decide(*no);
        if (turn.is_forbidden()) return;
        turn.take(rule_on_order(ground.table, ground.layouts, Fire{s.units, order.target}).ruling);
        const TableFire fire = fire_on(ground.table, ground.layouts, batteries_of(b, s), s.target);
        Ruling may = rule_on_fire(fire.question, {}).may;
        for (Finding& f : may.findings) f.subject = element_subject(s.element);
        if (verdict(may) == Verdict::forbidden) turn.take(std::move(may));
    }
    if (turn.is_forbidden()) return;
    for (const Salvo& s : salvos) join(b.salvos, s);
}

namespace {

/// Whose batteries fire together on one die at a target (Q56).
struct Volley {
    ElementRef first, target;
    Tir tir;

    /// With nothing over the tens no die tells anything (R123).
    bool wants_die() const { return tir.total % 10 != 0; }
};

FireQuestion question_of(const Battle& b, const Ground& ground, const Salvo& s) {
    return fire_on(ground.table, ground.layouts, batteries_of(b, s), s.target).question;
}

/// By the reading that takes everything on one target together.
std::vector<Volley> volleys_by_target(const Battle& b, const Ground& ground) {
    std::vector<Volley> out;
    std::vector<std::vector<FireQuestion>> questions;
    std::vector<std::vector<Subject>> whose;
    for (const Salvo& s : b.salvos) {
        FireQuestion q = question_of(b, ground, s);
        if (tirs_of(q) == 0) continue;
        const auto at =
            std::find_if(out.begin(), out.end(), [&](const Volley& v) { return v.target == s.target; });
        const auto place = static_cast<std::size_t>(at - out.begin());
        if (at == out.end()) {
            out.push_back({s.element, s.target, {}});
            questions.emplace_back();
            whose.emplace_back();
        }
        questions[place].push_back(std::move(q));
        whose[place].push_back(element_subject(s.element));
    }
    for (std::size_t i = 0; i < out.size(); ++i) out[i].tir = joint_tir(questions[i], whose[i]);
    return out;
}

std::vector<Volley> volleys_of(const Battle& b, const Ground& ground) {
    if (b.scenario.readings.at(Option::fire_grouping) == value::per_target)
        return volleys_by_target(b, ground);
    std::vector<Volley> out;
    for (const Salvo& s : b.salvos)
        for (Tir& tir : rule_on_fire(question_of(b, ground, s), {}).tirs)
            out.push_back({s.element, s.target, std::move(tir)});
    return out;
}

}  // namespace

void step_declaring(Turn& turn) {
    Battle& b = turn.battle;
    turn.decide(
        with_words(figure(106, Say::fire_is_declared, Does::permits), static_cast<int>(b.salvos.size())));
    b.dice.clear();
    b.batch = 1;
    b.stage = b.salvos.empty() ? Stage::squares : Stage::firing;
    const Ground ground = ground_of(b);
    for (const Volley& v : volleys_of(b, ground)) {
        if (!v.wants_die()) continue;
        const int units = v.tir.total % 10;
        b.dice.push_back({Die::d10,
                          id(Say::asks_fire),
                          element_subject(v.first),
                          {123},
                          v.tir.total,
                          element_word(v.target),
                          {{units, id(Say::face_one_more)}, {10, id(Say::face_no_more)}},
                          {}});
    }
}

namespace {

/// Where the losses of all tirs on a target fall (R124), by default.
std::vector<Hit> hits_on(ElementRef target, const std::vector<int>& losses, const FireTarget& standing) {
    std::vector<Hit> out;
    for (const std::string& unit : allot_fire_losses(losses, standing).hits)
        out.push_back({target, unit, false});
    return out;
}

/// The target as its losses find it.
FireTarget standing(const Battle& b, const Ground& ground, ElementRef target) {
    const auto s =
        std::find_if(b.salvos.begin(), b.salvos.end(), [&](const Salvo& x) { return x.target == target; });
    BACLER_CHECK(s != b.salvos.end());
    return question_of(b, ground, *s).target;
}

void tell_volley(Turn& turn, const Volley& v) {
    turn.write(about(
        with_words(figure(122, 56, Say::tir_costs, Does::no_bearing), v.tir.losses, element_word(v.target)),
        element_subject(v.first)));
    for (Finding f : v.tir.ruling.findings) {
        ++f.depth;
        if (f.subject.kind != SubjectKind::element) f.subject = element_subject(v.first);
        turn.write(f);
    }
}

}  // namespace

void step_firing(Turn& turn) {
    Battle& b = turn.battle;
    const std::vector<int> faces = faces_of(b);
    const Ground ground = ground_of(b);
    std::size_t die = 0;
    turn.decide(figure(122, 63, Say::fire_is_read, Does::permits));
    std::vector<std::pair<ElementRef, std::vector<int>>> by_target;
    for (Volley& v : volleys_of(b, ground)) {
        read_die(v.tir, v.wants_die() ? faces[die++] : 0);
        tell_volley(turn, v);
        auto at = std::find_if(by_target.begin(), by_target.end(),
                               [&](const auto& t) { return t.first == v.target; });
        if (at == by_target.end()) at = by_target.insert(by_target.end(), {v.target, {}});
        at->second.push_back(v.tir.losses);
    }
    b.hits.clear();
    for (const auto& [target, losses] : by_target)
        for (Hit& h : hits_on(target, losses, standing(b, ground, target))) b.hits.push_back(std::move(h));
    b.dice.clear();
    b.salvos.clear();
    b.stage = Stage::falling;
}

namespace {

/// May a loss fall on one unit as well as on another: are they of one class, and has the other a plaquette to lose (Q64)?
bool is_of_one_class(const Element& e, std::size_t a, std::size_t other) {
    const bool guns = e.units[a].unit.arm == Arm::artillery;
    if (guns != (e.units[other].unit.arm == Arm::artillery)) return false;
    const std::vector<int> rows = rows_of_units(e);
    return guns || rows[a] == rows[other];
}

int fallen_on(const Battle& b, ElementRef ref, const std::string& unit) {
    return static_cast<int>(std::count_if(b.hits.begin(), b.hits.end(),
                                          [&](const Hit& h) { return h.element == ref && h.unit == unit; }));
}

bool has_room(const Battle& b, ElementRef ref, std::size_t unit) {
    const Unit& u = b.element(ref).units[unit].unit;
    return fallen_on(b, ref, u.id) < plaquettes_of(u.arm, u.values.size());
}

}  // namespace

bool may_losses_be_picked(const Battle& b) {
    return std::any_of(b.hits.begin(), b.hits.end(), [&](const Hit& h) {
        const Element& e = b.element(h.element);
        const auto from = place_of_unit(e, h.unit);
        if (h.is_picked || !from) return false;
        for (std::size_t u = 0; u < e.units.size(); ++u)
            if (u != *from && is_of_one_class(e, *from, u) && has_room(b, h.element, u)) return true;
        return false;
    });
}

void pick_loss(Turn& turn, const Lose& order) {
    Battle& b = turn.battle;
    const std::optional<Named> piece = named(b.scenario, order.unit);
    BACLER_CHECK(piece && piece->kind == Named::Kind::unit);
    const ElementRef ref = piece->element();
    const Element& e = b.element(ref);
    const Subject who = table_unit_subject(b.scenario, ref, piece->unit);
    for (Hit& h : b.hits) {
        const auto from = place_of_unit(e, h.unit);
        if (!(h.element == ref) || h.is_picked || !from || !is_of_one_class(e, *from, piece->unit)) continue;
        if (h.unit != order.unit && !has_room(b, ref, piece->unit)) continue;
        h.unit = order.unit;
        h.is_picked = true;
        turn.decide(about(figure(124, 64, Say::loss_is_laid_on, Does::permits), who));
        return;
    }
    turn.decide(about(figure(124, 64, Say::no_loss_to_lay_on, Does::forbids), who));
}

void step_falling(Turn& turn) {
    Battle& b = turn.battle;
    turn.decide(
        with_words(figure(124, 63, Say::losses_are_taken, Does::permits), static_cast<int>(b.hits.size())));
    const std::vector<Hit> hits = std::exchange(b.hits, {});
    for (const ElementRef ref : all_elements(b)) {
        std::vector<UnitLoss> lost;
        for (const Hit& h : hits)
            if (h.element == ref) lost.push_back({h.unit, 1});
        if (lost.empty()) continue;
        take_losses(b, ref, lost);
        turn.write(about(
            with_words(figure(124, Say::element_loses, Does::no_bearing), static_cast<int>(lost.size())),
            element_subject(ref)));
    }
    b.stage = Stage::squares;
}

bool may_anybody_fire(const Battle& b) {
    const Ground ground = ground_of(b);
    for (const ElementRef own : all_elements(b)) {
        const Element& e = b.element(own);
        if (!is_present(e) || is_in_contact(b, own)) continue;
        for (std::size_t u = 0; u < e.units.size(); ++u) {
            if (e.units[u].unit.arm != Arm::artillery || has_declared(b, e.units[u].unit.id)) continue;
            for (const ElementRef target : all_elements(b)) {
                if (target.side == own.side || !is_present(b.element(target))) continue;
                const bool is_target =
                    !is_in_contact(b, target) || b.scenario.readings.on(Option::fire_into_melee);
                if (!battery_range(ground.table, own, u, target)) {
                    if (is_target) return true;  // without a place: the players may yet state the range
                    continue;
                }
                const std::optional<BatteryTarget> judged =
                    in_range(ground.table, ground.layouts, {own, u}, target);
                if (!judged || !judged->is_allowed) continue;
                if (tirs_of(fire_on(ground.table, ground.layouts, {{own, u}}, target).question) > 0)
                    return true;
            }
        }
    }
    return false;
}

}  // namespace bacler::plaquette
