#include "app/game/stating.hpp"

#include "app/finding_text.hpp"
#include "app/game/choices.hpp"
#include "app/game/roster.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

using Kind = Named::Kind;

constexpr std::array<plane::Zone, 4> zones{plane::Zone::front, plane::Zone::left_flank,
                                           plane::Zone::right_flank, plane::Zone::rear};

/// Contacts are noted while the groups move and while winners press on; a fact of contact stated elsewhere would meet nobody.
bool is_time_of_contact(Stage stage) {
    return stage == Stage::moving || stage == Stage::advancing;
}

const Element& element_of(const Scenario& scenario, const Named& piece) {
    return scenario.sides[piece.side].elements[piece.element().element];
}

/// A feature of the ground as people speak of it: its kind, and its id where there are several of that kind.
std::string ground_in_words(Lang lang, const Scenario& scenario, const std::string& id) {
    const std::vector<TerrainFeature>& terrain = scenario.terrain;
    const auto it = std::find_if(terrain.begin(), terrain.end(), [&](const auto& t) { return t.id == id; });
    if (it == terrain.end()) return id;
    const std::string kind(phrase(lang, "terrain." + std::string(word_for(terrain_words, it->kind))));
    const auto same = std::count_if(terrain.begin(), terrain.end(),
                                    [&](const TerrainFeature& t) { return t.kind == it->kind; });
    return same > 1 ? kind + " " + id : kind;
}

bool is_same(const StatedFact& fact, const State& order) {
    const bool either_way = order.what == FactKind::contact || order.what == FactKind::aligned;
    const bool is_zone = order.what != FactKind::in_zone || word_for(zone_words, *order.zone) == fact.zone;
    const bool is_of =
        (fact.a == order.a && fact.b == order.b) || (either_way && fact.a == order.b && fact.b == order.a);
    return fact.what == order.what && is_of && is_zone;
}

/// The keys of one pair.
class Keys {
public:
    Keys(Lang lang, const Battle& battle) : lang_(lang), battle_(battle) {}

    void add(std::string name, std::string label, const std::vector<State>& facts) {
        StatingKey key{std::move(name), std::move(label), {}, true, true, {}};
        for (const State& fact : facts) {
            key.is_stated = key.is_stated && is_stated(fact);
            key.orders.emplace_back(fact);
            const PlayAnswer answer = referee(battle_, fact);
            if (answer.event || !key.is_allowed) continue;
            key.is_allowed = false;
            key.reason = why_not(lang_, battle_, answer.ruling);
        }
        out_.push_back(std::move(key));
    }

    /// Whoever is in attack comes at the other.
    void add_contact(const Named& first, const Named& second) {
        if (!is_time_of_contact(battle_.stage)) return;
        const Element &one = element_of(battle_.scenario, first),
                      &other = element_of(battle_.scenario, second);
        const bool is_turned = one.stance != Stance::attack && other.stance == Stance::attack;
        const std::string &attacker = is_turned ? other.id : one.id,
                          &defender = is_turned ? one.id : other.id;
        const State contact{FactKind::contact, attacker, defender, {}, {}};
        add("state.contact", say(lang_, "ui.state.contact", {attacker, defender}), {contact});
        if (is_stated(contact)) return;  // from where was said with it
        for (const plane::Zone zone : zones) {
            const std::string zone_name(word_for(zone_words, zone));
            add("state.contact." + zone_name,
                say(lang_, "ui.state.contact_from", {phrase(lang_, "zone." + zone_name)}),
                {State{FactKind::in_zone, attacker, defender, {}, zone}, contact});
        }
    }

    void add_both_ways(FactKind what, const std::string& a, const std::string& b) {
        const std::string name(word_for(fact_words, what));
        add("state." + name, say(lang_, "ui.state." + name, {a, b}), {State{what, a, b, {}, {}}});
        add("state." + name + ".back", say(lang_, "ui.state." + name, {b, a}), {State{what, b, a, {}, {}}});
    }

    void add_aligned(const std::string& a, const std::string& b) {
        add("state.aligned", say(lang_, "ui.state.aligned", {a, b}),
            {State{FactKind::aligned, a, b, {}, {}}});
    }

    void add_cover(const std::string& a) {
        for (const TerrainFeature& t : battle_.scenario.terrain)
            if (cover_of(t.kind) != Cover::none)
                add("state.covered_by." + t.id,
                    say(lang_, "ui.state.covered_by", {ground_in_words(lang_, battle_.scenario, t.id)}),
                    {State{FactKind::covered_by, a, t.id, {}, {}}});
    }

    std::vector<StatingKey> taken() { return std::move(out_); }

private:
    bool is_stated(const State& order) const {
        const std::vector<StatedFact>& stated = battle_.scenario.stated;
        return std::any_of(stated.begin(), stated.end(),
                           [&](const StatedFact& fact) { return is_same(fact, order); });
    }

    Lang lang_;
    const Battle& battle_;
    std::vector<StatingKey> out_;
};

/// A piece, or a unit of it.
bool is_or_has(const Scenario& scenario, const std::string& piece, const std::string& id) {
    if (piece == id) return true;
    const std::optional<Named> whole = named(scenario, piece), part = named(scenario, id);
    return whole && part && whole->kind == Kind::element && part->kind == Kind::unit &&
           whole->element() == part->element();
}

std::string sentence_of(Lang lang, const Scenario& scenario, const StatedFact& fact) {
    const std::string key = "ui.stated." + std::string(word_for(fact_words, fact.what));
    const std::string_view zone = fact.zone.empty() ? std::string_view() : phrase(lang, "zone." + fact.zone);
    return say(lang, key,
               {fact.a, fact.what == FactKind::covered_by ? ground_in_words(lang, scenario, fact.b) : fact.b,
                fact.what == FactKind::distance ? cm_text(lang, fact.distance) : zone});
}

}  // namespace

bool may_be_stated(const Scenario& scenario, const std::string& a, const std::string& b) {
    if (a == b) return false;
    return lacks_place(scenario, a) || lacks_place(scenario, b);
}

std::vector<StatingKey> stating_keys(Lang lang, const Battle& battle, const std::string& a,
                                     const std::string& b) {
    Keys keys(lang, battle);
    if (!may_be_stated(battle.scenario, a, b)) return {};
    const std::optional<Named> first = named(battle.scenario, a), second = named(battle.scenario, b);
    if (first->kind == Kind::staff || first->kind == Kind::terrain) return {};
    if (b.empty()) {
        keys.add_cover(a);
        return keys.taken();
    }
    const bool are_elements = first->kind == Kind::element && second->kind == Kind::element;
    const bool are_units = first->kind == Kind::unit && second->kind == Kind::unit;
    if (are_elements && first->side != second->side) keys.add_contact(*first, *second);
    if (are_elements && first->side == second->side) {
        keys.add_both_ways(FactKind::supporting, a, b);
        keys.add_aligned(a, b);
    }
    if (are_units && first->side == second->side && first->element() == second->element()) {
        keys.add_both_ways(FactKind::supporting, a, b);
        keys.add_both_ways(FactKind::backing, a, b);
        keys.add_aligned(a, b);
    }
    return keys.taken();
}

std::vector<StatedLine> stated_lines(Lang lang, const Scenario& scenario, const std::string& a,
                                     const std::string& b) {
    const auto is_about = [&](const std::string& piece, const StatedFact& fact) {
        return is_or_has(scenario, piece, fact.a) || is_or_has(scenario, piece, fact.b);
    };
    std::vector<StatedLine> out;
    for (const StatedFact& fact : scenario.stated)
        if (is_about(a, fact) && (b.empty() || is_about(b, fact)))
            out.push_back({sentence_of(lang, scenario, fact), fact});
    return out;
}

std::string whole_of(const Scenario& scenario, const std::string& id) {
    const std::optional<Named> piece = named(scenario, id);
    return piece && piece->kind == Kind::unit ? element_of(scenario, *piece).id : id;
}

std::vector<std::string> statable_units(const Scenario& scenario, const std::string& id) {
    const std::optional<Named> piece = named(scenario, id);
    if (!piece || piece->kind == Kind::staff || piece->kind == Kind::terrain) return {};
    std::vector<std::string> out;
    for (const ScenarioUnit& u : element_of(scenario, *piece).units) out.push_back(u.unit.id);
    if (out.size() == 1) out.clear();
    return out;
}

}  // namespace bacler
