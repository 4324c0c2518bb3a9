#include "app/casebook/kinds.hpp"

#include "systems/plaquette/cost.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/morale.hpp"
#include "systems/plaquette/reduction.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <algorithm>

/// Kinds that are a value: units, elements, fire, cost.
namespace bacler::casebook {

using namespace plaquette;

namespace {

Json reduction_table(const Json& in, const Readings&) {
    const int v = whole(in, "value");
    if (v < 0) throw BadCase("cli.case.number", {"value"});
    return {{"minus_third", total(rule_on_reduction(v, Reduction::minus_third))},
            {"half", total(rule_on_reduction(v, Reduction::half))},
            {"minus_two_thirds", total(rule_on_reduction(v, Reduction::minus_two_thirds))},
            {"quarter_of", total(rule_on_reduction(v, Reduction::quarter_of))}};
}

bool has_flag(const Json& in, std::string_view flag) {
    for (const Json& f : child(in, "flags"))
        if (f == flag) return true;
    return false;
}

void check_flags(const Json& in) {
    for (const Json& f : child(in, "flags"))
        if (f != "elites" && f != "light" && f != "engineers" && f != "french" && f != "english")
            throw BadCase("cli.case.word", {"flags", f.dump()});
}

Json unit_value(const Json& in, const Readings& readings) {
    check_flags(in);
    const std::vector<int> values = wholes(in, "plaquettes");
    UnitQuestion q;
    q.arm = arm_in(in);
    q.weight = weight_in(in);
    q.formation = q.arm == Arm::artillery ? Formation::battery : formation_in(in);
    q.values = values;
    q.elites = has_flag(in, "elites");
    q.light_infantry = has_flag(in, "light");
    q.engineers = has_flag(in, "engineers");
    if (has_flag(in, "french")) q.nation = Nation::french;
    if (has_flag(in, "english")) q.nation = Nation::english;
    q.stance = stance_in(in);
    q.own_cover = cover_in(in, "own_cover");
    q.against = {formation_in(in, "enemy_formation"), cover_in(in, "enemy_cover")};
    q.aspect = aspect_in(in);
    const UnitValue v = unit_terms(q, readings).figures;
    return {{"counted", v.counted},          {"sum", v.sum},
            {"modifiers", v.modifiers},      {"weighted", v.weighted},
            {"factor", to_string(v.factor)}, {"value", total(rule_on_unit(q, readings))}};
}

std::vector<ValuedUnit> valued(const Json& in, const char* key) {
    std::vector<ValuedUnit> out;
    for (const int v : wholes(in, key)) out.push_back({v, {}, nullptr});
    return out;
}

Json element_value(const Json& in, const Readings& readings) {
    const Stance state = stance_in(in, "state");
    const int sum = total(rule_on_element({valued(in, "engaged"), valued(in, "support"), valued(in, "appui")},
                                          state, std::nullopt, readings));
    const ValueOdds o = value_odds(sum, state, readings);
    Json out{{"total", sum},
             {"tens", o.tens},
             {"units", o.units},
             {"p_extra", to_string(o.extra_chance)},
             {"value_no_extra", o.without},
             {"value_extra", nullptr}};
    if (o.with) out["value_extra"] = *o.with;
    return out;
}

Lines lines_in(const Json& in) {
    const std::string option = word(in, "option", "none");
    if (option == "none") return Lines::ordinary;
    if (option == "cavalry_waves") return Lines::cavalry_waves;
    if (option == "infantry_lines") return Lines::infantry_double;
    throw BadCase("cli.case.word", {"option", option});
}

Json waves(const Json& in, const Readings& readings) {
    ElementLines lines;
    int engaged = 0, support = 0, backing = 0, number = 0;
    for (const int v : wholes(in, "lines")) {
        const ValuedUnit unit{v, {}, nullptr};
        switch (role_of_line(++number, lines_in(in))) {
            case Role::engaged:
                lines.engaged.push_back(unit);
                engaged += v;
                break;
            case Role::support:
                lines.support.push_back(unit);
                support += v;
                break;
            case Role::backing:
                lines.backing.push_back(unit);
                backing += v;
                break;
            case Role::none: break;
        }
    }
    const int sum = total(rule_on_element(lines, Stance::defence, std::nullopt, readings));
    return {{"engaged", engaged}, {"support", support}, {"appui", backing}, {"total", sum}};
}

Json majority(const Json& in, const Readings& standing) {
    std::vector<ClassCount> counts;
    for (const Json& pair : child(in, "plaquettes")) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_integer() ||
            !pair[1].is_number_integer())
            throw BadCase("cli.case.list", {"plaquettes"});
        counts.push_back({pair[0].get<int>(), pair[1].get<int>()});
    }
    Readings readings = standing;
    const std::string tie = word(in, "tie");
    if (!tie.empty()) {
        const std::optional<int> v = value_named(Option::majority_tie, tie);
        if (!v) throw BadCase("cli.case.word", {"tie", tie});
        readings.choose(Option::majority_tie, *v);
    }
    return {{"majority", total(rule_on_majority(counts, readings))}};
}

FireQuestion fire_question(const Json& in, const Readings& readings) {
    FireQuestion q;
    q.stance = stance_in(in);
    q.is_engaged = yes(in, "engaged");
    q.is_grand_battery = yes(in, "grand_battery");
    for (const Json& b : child(in, "batteries"))
        q.batteries.push_back({"", weight_in(b, "calibre"), wholes(b, "gunners"), length(b, "range_cm")});
    const Json& target = child(in, "target");
    q.target.cover = cover_in(target);
    q.target.is_in_square = yes(target, "square");
    q.target.is_grand_battery = yes(target, "grand_battery");
    q.readings = readings;
    return q;
}

std::vector<int> fire_dice(const Json& in) {
    if (child(in, "d10").is_array()) return wholes(in, "d10");
    return in.contains("d10") ? std::vector<int>{whole(in, "d10")} : std::vector<int>{};
}

Json artillery_fire(const Json& in, const Readings& readings) {
    const FireQuestion q = fire_question(in, readings);
    std::vector<int> dice = fire_dice(in);
    const std::size_t wanted = tirs_of(q);
    if (wanted == 0) dice.clear();
    if (!dice.empty() && dice.size() != wanted) throw BadCase("cli.case.dice", {std::to_string(wanted)});
    const FireAnswer a = rule_on_fire(q, dice);
    Json out{{"may_fire", verdict(a.may) == Verdict::allowed}, {"losses", 0}};
    if (a.tirs.empty()) return out;
    int losses = 0;
    out["tirs"] = Json::array();
    out["losses_per_tir"] = Json::array();
    for (const Tir& t : a.tirs) {
        losses += t.losses;
        out["tirs"].push_back(t.total);
        out["losses_per_tir"].push_back(t.losses);
    }
    out["losses"] = losses;
    out["total"] = a.tirs.front().total;
    out["tens"] = a.tirs.front().total / 10;
    out["units"] = a.tirs.front().total % 10;
    out["extra"] = a.tirs.front().losses > a.tirs.front().total / 10;
    return out;
}

std::vector<FireVictim> victims(const Json& in, const char* key) {
    std::vector<FireVictim> out;
    for (const Json& u : child(in, key)) out.push_back({word(u, "id"), whole(u, "plaquettes")});
    return out;
}

Json fire_loss_allocation(const Json& in, const Readings&) {
    FireTarget target;
    target.ranks = {victims(in, "rank1"), victims(in, "rank2")};
    target.artillery = victims(in, "artillery");
    const FireHits hits = allot_fire_losses(wholes(in, "tirs"), std::move(target));
    Json left = Json::object();
    for (const std::vector<FireVictim>& rank : hits.left.ranks)
        for (const FireVictim& v : rank) left[v.id] = v.plaquettes;
    for (const FireVictim& v : hits.left.artillery) left[v.id] = v.plaquettes;
    return {{"hits", hits.hits}, {"left", left}};
}

Json army_cost(const Json& in, const Readings& readings) {
    Json units = Json::array(), staffs = Json::array();
    int units_total = 0, sum = 0;
    for (const Json& u : child(in, "units")) {
        const int bonuses = static_cast<int>(child(u, "bonuses").size());
        const int cost = total(rule_on_unit_cost(
            {arm_in(u), weight_in(u), wholes(u, "plaquettes"), whole(u, "staff", 3), bonuses}, readings));
        units.push_back(cost);
        units_total += cost;
    }
    sum = units_total;
    for (const Json& s : child(in, "staffs")) {
        const int cost = total(rule_on_staff_cost(level_in(s), whole(s, "value"), whole(s, "charisma")));
        staffs.push_back(cost);
        sum += cost;
    }
    return {{"units", units}, {"units_total", units_total}, {"staffs", staffs}, {"total", sum}};
}

constexpr std::array<Kind, 8> kinds{{
    {"reduction_table", "value", reduction_table},
    {"unit_value", "order formation arm type plaquettes own_cover enemy_cover enemy_formation aspect flags",
     unit_value},
    {"element_value", "engaged support appui state", element_value},
    {"waves", "lines option", waves},
    {"majority", "plaquettes tie", majority},
    {"artillery_fire",
     "order engaged grand_battery batteries[].calibre batteries[].gunners batteries[].range_cm target.cover target.square "
     "target.grand_battery d10",
     artillery_fire},
    {"fire_loss_allocation",
     "tirs rank1[].id rank1[].plaquettes rank2[].id rank2[].plaquettes artillery[].id artillery[].plaquettes",
     fire_loss_allocation},
    {"army_cost",
     "units[].arm units[].type units[].plaquettes units[].staff units[].bonuses staffs[].level staffs[].value staffs[].charisma",
     army_cost},
}};

}  // namespace

std::span<const Kind> value_kinds() {
    return kinds;
}

}  // namespace bacler::casebook
