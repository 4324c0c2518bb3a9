#include "app/casebook/kinds.hpp"

#include "board/plane/box.hpp"
#include "odds/engagement_odds.hpp"
#include "systems/plaquette/pairing.hpp"

#include <algorithm>
#include <map>

/// Kinds of who meets whom, the element's box, and exact odds.
namespace bacler::casebook {

using namespace plaquette;

namespace {

std::vector<FrontUnit> front_units(const Json& in, const char* key) {
    std::vector<FrontUnit> out;
    for (const Json& u : child(in, key))
        out.push_back({word(u, "id"), length(u, "u0"), length(u, "u1"), formation_in(u)});
    return out;
}

template <class Unit>
Json ids_of(const std::vector<std::size_t>& places, const std::vector<Unit>& units) {
    std::vector<std::string> ids;
    for (const std::size_t i : places) ids.push_back(units[i].id);
    return ids;
}

Json pairing(const Json& in, const Readings&) {
    const std::vector<FrontUnit> attackers = front_units(in, "attackers"),
                                 defenders = front_units(in, "defenders");
    const Pairing p = pair_units(attackers, defenders);
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& pair : p.pairs) pairs.emplace_back(attackers[pair.first].id, defenders[pair.second].id);
    std::sort(pairs.begin(), pairs.end());
    Json listed = Json::array();
    for (const auto& pair : pairs) listed.push_back({pair.first, pair.second});
    return {{"pairs", listed},
            {"unengaged_attackers", ids_of(p.unengaged_attackers, attackers)},
            {"unengaged_defenders", ids_of(p.unengaged_defenders, defenders)},
            {"overhanging", ids_of(p.overhanging, attackers)},
            {"overhang_support_allowed", p.overhang_may_support}};
}

Json share_front_kind(const Json& in, const Readings&) {
    std::vector<SharedUnit> units;
    for (const Json& u : child(in, "first_line"))
        units.push_back({word(u, "id"), length(u, "u"), length(u, "w"), arm_in(u), whole(u, "plaquettes")});
    const int attackers = whole(in, "attackers");
    if (units.empty() || attackers < 1) throw BadCase("cli.case.list", {"first_line"});
    const FrontShare s = share_front(units, attackers);
    Json cuts = Json::array(), parts = Json::array(), centres = Json::array();
    for (const Length c : s.cuts) cuts.push_back(in_cm(c));
    for (const std::vector<std::size_t>& part : s.parts) parts.push_back(ids_of(part, units));
    for (const Length c : s.centres) centres.push_back(in_cm(c));
    return {{"engaging_attackers", s.attackers}, {"cuts", cuts}, {"parts", parts}, {"centres", centres}};
}

Json align_kind(const Json& in, const Readings&) {
    const Alignment a = align(length(in, "offset"), length(in, "remaining"));
    return {{"shift", in_cm(a.shift)}, {"residual_offset", in_cm(a.residual)}};
}

Json element_box_kind(const Json& in, const Readings&) {
    std::vector<plane::Box> boxes;
    for (const Json& u : child(in, "units"))
        boxes.push_back({{length(u, "cx"), length(u, "cy")},
                         angle_from_degrees(decimal(u, "heading")),
                         length(u, "w"),
                         length(u, "d")});
    if (boxes.empty()) throw BadCase("cli.case.list", {"units"});
    const plane::Box b = plane::bounding_box(boxes, angle_from_degrees(decimal(in, "heading")));
    return {{"centre", {in_cm(b.centre.x), in_cm(b.centre.y)}}, {"w", in_cm(b.w)}, {"d", in_cm(b.d)}};
}

Fraction fraction_in(const Json& v) {
    if (v.is_number_integer()) return Fraction{v.get<int>()};
    if (!v.is_string()) throw BadCase("cli.case.fraction", {v.dump()});
    const std::string text = v.get<std::string>();
    const std::size_t slash = text.find('/');
    const std::string p = text.substr(0, slash),
                      q = slash == std::string::npos ? "1" : text.substr(slash + 1);
    const bool digits = !p.empty() && !q.empty() && p.size() < 10 && q.size() < 10 &&
                        p.find_first_not_of("0123456789") == std::string::npos &&
                        q.find_first_not_of("0123456789") == std::string::npos;
    if (!digits || std::stoi(q) == 0) throw BadCase("cli.case.fraction", {text});
    return Fraction{std::stoi(p), std::stoi(q)};
}

odds::FigureSide figure_side(const Json& in) {
    odds::FigureSide side;
    side.base = whole(in, "base");
    side.stance = stance_in(in, "state");
    if (!in.contains("mix")) side.totals.emplace_back(Fraction{1}, whole(in, "total"));
    for (const Json& entry : child(in, "mix")) {
        if (!entry.is_array() || entry.size() != 2 || !entry[1].is_number_integer())
            throw BadCase("cli.case.list", {"mix"});
        side.totals.emplace_back(fraction_in(entry[0]), entry[1].get<int>());
    }
    return side;
}

Json engagement_distribution(const Json& in, const Readings& readings) {
    const odds::FigureOdds o =
        odds::odds_of_figures(figure_side(child(in, "a")), figure_side(child(in, "d")), readings);
    Json outcomes = Json::array();
    std::map<std::string, Fraction> results;
    for (const odds::FigureOutcome& f : o.outcomes) {
        const std::string result = french(f.result) + (f.loser ? std::string("_") + *f.loser : "");
        outcomes.push_back(
            {f.value_a, f.value_d, to_string(f.chance), f.difference, result, f.losses_a, f.losses_d});
        results[result] = results[result] + f.chance;
    }
    Json listed = Json::object();
    for (const auto& entry : results) listed[entry.first] = to_string(entry.second);
    return {{"outcomes", outcomes},
            {"results", listed},
            {"exp_loss_a", to_string(o.expected_loss_a)},
            {"exp_loss_d", to_string(o.expected_loss_d)}};
}

constexpr std::array<Kind, 5> kinds{{
    {"pairing",
     "attackers[].id attackers[].u0 attackers[].u1 attackers[].formation defenders[].id defenders[].u0 defenders[].u1 "
     "defenders[].formation",
     pairing},
    {"share_front",
     "first_line[].id first_line[].u first_line[].w first_line[].arm first_line[].plaquettes attackers",
     share_front_kind},
    {"align", "offset remaining", align_kind},
    {"element_box", "units[].cx units[].cy units[].heading units[].w units[].d heading", element_box_kind},
    {"engagement_distribution", "a.total a.mix a.base a.state d.total d.mix d.base d.state",
     engagement_distribution},
}};

}  // namespace

std::span<const Kind> engagement_kinds() {
    return kinds;
}

}  // namespace bacler::casebook
