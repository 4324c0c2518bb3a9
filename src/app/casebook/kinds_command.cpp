#include "app/casebook/kinds.hpp"

#include "systems/plaquette/initiative.hpp"
#include "systems/plaquette/merging.hpp"
#include "systems/plaquette/movement.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/staff_loss.hpp"

#include <map>

/// Kinds of the chapters on command and movement.
namespace bacler::casebook {

using namespace plaquette;

namespace {

Json order_test(const Json& in, const Readings&) {
    const int value = whole(in, "value");
    return {{"passes", verdict(rule_on_order_test(value, whole(in, "d6"))) == Verdict::allowed},
            {"p_pass", to_string(order_test_chance(value))}};
}

Json orders_available(const Json& in, const Readings&) {
    return {{"orders", total(rule_on_orders_available(whole(in, "value"), whole(in, "points_lost")))}};
}

Json particular_quota(const Json& in, const Readings&) {
    return {{"max", total(rule_on_particular_quota(whole(in, "elements")))}};
}

Json rally(const Json& in, const Readings& readings) {
    const RallyAnswer a = rule_on_rally(
        {stance_in(in, "state"), stance_in(in, "wanted"), whole(in, "value"), wholes(in, "dice"), readings});
    return {{"state", french(a.state)}, {"orders_spent", a.orders_spent}};
}

Json aide_de_camp(const Json& in, const Readings&) {
    return {{"sequences", total(rule_on_aide_ride(length(in, "distance")))}};
}

Json order_limits_kind(const Json& in, const Readings&) {
    const int allowance = whole(in, "allowance");
    const OrderLimits l = order_limits(allowance);
    return {{"attaque", {{"min_advance", l.attack_least}, {"max", allowance}}},
            {"manoeuvre", {{"keep_at_least", l.manoeuvre_keep}, {"max", allowance}}},
            {"defense", {{"max", l.defence_most}}}};
}

MarchQuestion march_in(const Json& in) {
    MarchQuestion q;
    q.staff_value = whole(in, "V");
    for (const Json& unit : child(in, "units")) {
        Mover m;
        m.is_general = word(unit, "arm") == "general";
        if (!m.is_general) m.arm = arm_in(unit);
        m.weight = weight_in(unit);
        m.formation = m.arm == Arm::artillery ? Formation::battery : formation_in(unit);
        q.movers.push_back(m);
    }
    if (q.movers.empty()) throw BadCase("cli.case.list", {"units"});
    return q;
}

Json movement_allowance(const Json& in, const Readings& readings) {
    MarchQuestion q = march_in(in);
    q.features = whole(in, "terrain");
    const Ruling r = rule_on_march(q, readings);
    if (verdict(r) == Verdict::forbidden) return {{"allowance", nullptr}, {"half", nullptr}};
    return {{"allowance", total(r)}, {"half", half_move(total(r))}};
}

Json retreat_distance(const Json& in, const Readings& readings) {
    static const std::map<std::string, WithdrawalCause> causes{{"recul", WithdrawalCause::recoil},
                                                               {"repli", WithdrawalCause::fall_back},
                                                               {"retraite", WithdrawalCause::retreat},
                                                               {"deroute", WithdrawalCause::rout},
                                                               {"esquive", WithdrawalCause::evasion}};
    const auto cause = causes.find(word(in, "result"));
    if (cause == causes.end()) throw BadCase("cli.case.word", {"result", word(in, "result")});
    const WithdrawalAnswer a =
        rule_on_withdrawal({march_in(in), cause->second, wholes(in, "terrain")}, readings);
    return {{"distance", a.move.cm}, {"facing", a.move.facing == Facing::enemy ? "enemy" : "away"}};
}

GroupArm group_arm(const Json& division) {
    const std::string arm = word(division, "arm", "infanterie");
    if (arm == "infanterie") return GroupArm::infantry;
    if (arm == "cavalerie") return GroupArm::cavalry;
    if (arm == "grande_batterie") return GroupArm::grand_battery;
    throw BadCase("cli.case.word", {"arm", arm});
}

Json initiative(const Json& in, const Readings&) {
    std::vector<MovingGroup> groups;
    std::vector<SlotChoice> choices;
    for (const Json& d : child(in, "divisions")) {
        MovingGroup g{word(d, "id"),
                      whole(d, "majority"),
                      whole(d, "staff"),
                      stance_in(d),
                      whole(d, "plaquettes"),
                      group_arm(d),
                      {}};
        if (d.contains("tie_d10")) g.tie_die = whole(d, "tie_d10");
        const std::string choice = word(child(in, "choices"), g.id.c_str(), "first");
        if (choice != "first" && choice != "last")
            throw BadCase("cli.case.word", {"choices." + g.id, choice});
        choices.push_back(choice == "first" ? SlotChoice::first : SlotChoice::last);
        groups.push_back(std::move(g));
    }
    const Ranking r = rank_groups(groups);
    Json out{{"scores", Json::object()}, {"ranking", Json::array()}, {"movement_order", Json::array()}};
    for (std::size_t i = 0; i < groups.size(); ++i) out["scores"][groups[i].id] = r.scores[i];
    for (const std::size_t i : r.order) out["ranking"].push_back(groups[i].id);
    for (const std::size_t i : movement_order(r.order, choices))
        out["movement_order"].push_back(groups[i].id);
    return out;
}

Json staff_loss(const Json& in, const Readings& readings) {
    const StaffLevel level = level_in(in);
    const int losses = whole(in, "losses");
    const int rolls = staff_rolls(level, losses);
    const std::vector<Fraction> chances = staff_hit_chances(rolls);
    Json out{{"rolls", rolls},
             {"p_none", to_string(chances[0])},
             {"p_at_least_one", to_string(Fraction{1} - chances[0])}};
    if (yes(in, "full")) {
        out["distribution"] = Json::array();
        for (const Fraction& f : chances) out["distribution"].push_back(to_string(f));
    }
    const std::vector<int> dice = wholes(in, "dice");
    if (static_cast<int>(dice.size()) == rolls && in.contains("dice")) {
        const StaffAnswer a =
            rule_on_staff_losses(level, losses, whole(in, "value"), whole(in, "charisma"), dice, readings);
        out["value"] = a.value;
        out["charisma"] = a.charisma;
    } else if (in.contains("dice")) {
        throw BadCase("cli.case.dice", {std::to_string(rolls)});
    }
    return out;
}

Json merge(const Json& in, const Readings&) {
    std::vector<MergingUnit> units;
    for (const Json& u : child(in, "units"))
        units.push_back(
            {word(u, "id"), arm_in(u), wholes(u, "plaquettes"), {length(u, "x"), length(u, "y")}});
    Json left = Json::object();
    for (const MergingUnit& u : merge_units(std::move(units)).units) left[u.id] = u.values;
    return {{"units", left}};
}

constexpr std::array<Kind, 11> kinds{{
    {"order_test", "value d6", order_test},
    {"orders_available", "value points_lost", orders_available},
    {"particular_quota", "elements", particular_quota},
    {"rally", "state wanted value dice", rally},
    {"aide_de_camp", "distance", aide_de_camp},
    {"order_limits", "allowance", order_limits_kind},
    {"movement_allowance", "units[].arm units[].type units[].formation V terrain", movement_allowance},
    {"retreat_distance", "units[].arm units[].type units[].formation V terrain result", retreat_distance},
    {"initiative",
     "divisions[].id divisions[].majority divisions[].staff divisions[].order divisions[].plaquettes divisions[].arm "
     "divisions[].tie_d10 choices.*",
     initiative},
    {"staff_loss", "level losses value charisma dice full", staff_loss},
    {"merge", "units[].id units[].arm units[].plaquettes units[].x units[].y", merge},
}};

}  // namespace

std::span<const Kind> command_kinds() {
    return kinds;
}

}  // namespace bacler::casebook
