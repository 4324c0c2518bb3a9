#include "app/casebook/kinds.hpp"

#include "systems/plaquette/morale.hpp"
#include "systems/plaquette/result.hpp"
#include "systems/plaquette/square.hpp"

#include <cstdlib>

/// Kinds of the morale test and its consequences.
namespace bacler::casebook {

using namespace plaquette;

namespace {

MoraleTerms morale_side(const Json& in) {
    MoraleTerms m;
    m.majority = whole(in, "majority");
    m.charisma = whole(in, "charisma");
    m.fatigue = whole(in, "fatigue");
    m.staff = whole(in, "staff");
    m.plaquettes = whole(in, "plaquettes");
    m.losses = whole(in, "losses");
    m.supports = whole(in, "supports");
    m.cover = cover_in(in);
    m.open_threatened = yes(in, "flank_threatened");
    m.flank_attackers = whole(in, "enemy_flank");
    m.rear_attackers = whole(in, "enemy_rear");
    return m;
}

Json morale(const Json& in, const Readings& readings) {
    const Json &a_in = child(in, "a"), &b_in = child(in, "b");
    const MoraleTerms a = morale_side(a_in), b = morale_side(b_in);
    const int of_a = total(rule_on_morale(whole(a_in, "value"), a, b, readings));
    const int of_b = total(rule_on_morale(whole(b_in, "value"), b, a, readings));
    const int diff = std::abs(of_a - of_b);
    return {{"a", of_a},
            {"b", of_b},
            {"numbers_a", points_for_numbers(a.plaquettes, b.plaquettes, readings)},
            {"numbers_b", points_for_numbers(b.plaquettes, a.plaquettes, readings)},
            {"diff", diff},
            {"loser", diff == 0 ? "none" : (of_a < of_b ? "a" : "b")},
            {"result", french(result_of(diff))}};
}

Json morale_unengaged(const Json& in, const Readings& readings) {
    const int m = total(rule_on_unengaged_morale(morale_side(in), whole(in, "front_rank"), readings));
    return {{"morale", m}, {"result", m < 0 ? french(result_of(-m)) : "none"}};
}

Json numerosity(const Json& in, const Readings& standing) {
    Json out = Json::object();
    Readings readings = standing;
    for (int v = 0; v <= info(Option::numerosity).highest; ++v) {
        readings.choose(Option::numerosity, v);
        out[word_of(Option::numerosity, v)] = points_for_numbers(whole(in, "n"), whole(in, "m"), readings);
    }
    return out;
}

Json order_state_matrix(const Json&, const Readings& readings) {
    Json out = Json::object();
    for (int s = 0; s <= static_cast<int>(Stance::retreat); ++s)
        for (int r = 0; r <= static_cast<int>(CombatResult::rout); ++r) {
            const auto stance = static_cast<Stance>(s);
            const auto result = static_cast<CombatResult>(r);
            out[french(stance)][french(result)] = french(stance_after(stance, result, readings));
        }
    return out;
}

Json combat_result(const Json& in, const Readings& readings) {
    const auto fighter = [&](const char* key) {
        const Json& f = child(in, key);
        return Fighter{whole(f, "value"), stance_in(f), yes(f, "incapable")};
    };
    const CombatConsequences c =
        rule_on_result(whole(in, "diff"), fighter("winner"), fighter("loser"), readings);
    return {{"result", french(c.result)},
            {"winner_losses", c.winner.losses},
            {"loser_losses", c.loser.losses},
            {"winner_order", french(c.winner.stance)},
            {"loser_order", french(c.loser.stance)},
            {"heavy_artillery_lost", c.loser.loses_heavy_guns},
            {"all_artillery_lost", c.loser.loses_all_guns},
            {"winner_fatigue", c.winner.fatigue},
            {"loser_fatigue", c.loser.fatigue},
            {"winner_may_advance", c.winner.may_advance}};
}

Json loss_distribution(const Json& in, const Readings& standing) {
    Readings readings = standing;
    const std::string mode = word(in, "mode");
    if (!mode.empty()) {
        const std::optional<int> v = value_named(Option::loss_distribution, mode);
        if (!v) throw BadCase("cli.case.word", {"mode", mode});
        readings.choose(Option::loss_distribution, *v);
    }
    std::vector<std::string> ids;
    const auto plaquettes = [&](const char* key) {
        std::vector<int> out;
        for (const Json& u : child(in, key)) {
            ids.push_back(word(u, "id"));
            out.push_back(whole(u, "plaquettes"));
        }
        return out;
    };
    const std::vector<int> engaged = plaquettes("engaged"), support = plaquettes("support"),
                           backing = plaquettes("appui");
    const LossHits h = share_losses(whole(in, "losses"), engaged, support, backing, readings);
    Json hits = Json::array(), left = Json::object();
    for (const std::size_t i : h.hits) hits.push_back(ids[i]);
    for (std::size_t i = 0; i < ids.size(); ++i) left[ids[i]] = h.left[i];
    return {{"hits", hits}, {"left", left}, {"unapplied", h.unapplied}};
}

Json multi_result(const Json& in, const Readings&) {
    std::vector<PartResult> parts;
    for (const Json& p : child(in, "parts")) parts.push_back({word(p, "attacker"), whole(p, "diff")});
    const MultiResult r = rule_on_several(parts);
    Json attackers = Json::object();
    for (std::size_t i = 0; i < parts.size(); ++i)
        attackers[parts[i].attacker] = r.attackers[i] ? french(*r.attackers[i]) : "none";
    return {{"element", r.element ? french(*r.element) : "none"},
            {"attackers", attackers},
            {"fatigue", r.fatigue}};
}

Json square_test(const Json& in, const Readings& readings) {
    SquareQuestion q;
    q.majority = whole(in, "majority");
    q.stance = stance_in(in);
    q.already_changed = yes(in, "already_changed");
    if (in.contains("plaquettes")) q.plaquettes = whole(in, "plaquettes");
    if (in.contains("attacker")) q.attacker = arm_in({{"arm", word(in, "attacker")}});
    q.readings = readings;
    const int d10 = whole(in, "d10");
    if (d10 < 1 || d10 > 10) throw BadCase("cli.case.number", {"d10"});
    const SquareAnswer a = rule_on_square_test(q, d10);
    return {{"allowed", verdict(a.ruling) == Verdict::allowed},
            {"result", a.formed ? french(*a.formed) : "none"}};
}

Json square_probabilities(const Json& in, const Readings&) {
    const SquareChances c = square_chances(whole(in, "majority"));
    return {{"carre_creux", to_string(c.hollow)},
            {"carre_plein", to_string(c.solid)},
            {"none", to_string(c.none)}};
}

constexpr std::array<Kind, 9> kinds{{
    {"morale",
     "a.value a.majority a.staff a.plaquettes a.charisma a.fatigue a.losses a.supports a.cover a.enemy_flank a.enemy_rear "
     "a.flank_threatened b.value b.majority b.staff b.plaquettes b.charisma b.fatigue b.losses b.supports b.cover b.enemy_flank "
     "b.enemy_rear b.flank_threatened",
     morale},
    {"morale_unengaged", "majority charisma fatigue losses cover supports flank_threatened front_rank",
     morale_unengaged},
    {"numerosity", "n m", numerosity},
    {"order_state_matrix", "", order_state_matrix},
    {"combat_result",
     "diff winner.value winner.order winner.incapable loser.value loser.order loser.incapable",
     combat_result},
    {"loss_distribution",
     "losses engaged[].id engaged[].plaquettes support[].id support[].plaquettes appui[].id appui[].plaquettes mode",
     loss_distribution},
    {"multi_result", "parts[].attacker parts[].diff", multi_result},
    {"square_test", "majority d10 order already_changed plaquettes attacker", square_test},
    {"square_probabilities", "majority", square_probabilities},
}};

}  // namespace

std::span<const Kind> combat_kinds() {
    return kinds;
}

}  // namespace bacler::casebook
