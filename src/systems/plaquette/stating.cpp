#include "systems/plaquette/stating.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/facts.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

/// The rule in which a fact counts.
int rule_of(FactKind what) {
    switch (what) {
        case FactKind::contact: return 125;
        case FactKind::aligned: return 128;
        case FactKind::supporting: return 143;
        case FactKind::backing: return 144;
        case FactKind::covered_by: return 185;
        case FactKind::distance: return 52;
        case FactKind::in_zone: return 131;
    }
    return 0;
}

bool is_of(const std::string& a, const std::string& b, const StatedFact& fact) {
    return fact.a == a && fact.b == b;
}

bool is_about_both(const State& order, const StatedFact& fact) {
    return is_of(order.a, order.b, fact) || is_of(order.b, order.a, fact);
}

bool is_nearer_than_contact(Length cm) {
    return meets(cm, LimitWords::at_most, contact_distance);
}

bool is_within_support(Length cm) {
    return meets(cm, LimitWords::less_than, contact_distance);
}

bool is_support(FactKind what) {
    return what == FactKind::supporting || what == FactKind::backing;
}

/// Can two bodies this far apart stand as the fact says? Support and backing are less than 3 cm (R143), contact at most (R125).
bool can_be_at(FactKind what, Length cm) {
    if (what == FactKind::contact) return is_nearer_than_contact(cm);
    return !is_support(what) || is_within_support(cm);
}

/// Can the new fact not hold beside one stated before?
bool is_against(const State& order, const StatedFact& fact) {
    if (!is_about_both(order, fact)) return false;
    if (order.what == FactKind::distance && fact.what == FactKind::distance)
        return !(meets(*order.distance, LimitWords::at_most, fact.distance) &&
                 meets(*order.distance, LimitWords::at_least, fact.distance));
    if (order.what == FactKind::distance) return !can_be_at(fact.what, *order.distance);
    if (fact.what == FactKind::distance) return !can_be_at(order.what, fact.distance);
    if (order.what == FactKind::in_zone && fact.what == FactKind::in_zone)
        return is_of(order.a, order.b, fact) && word_for(zone_words, *order.zone) != fact.zone;
    return is_support(order.what) && is_support(fact.what) && is_of(order.a, order.b, fact) &&
           order.what != fact.what;
}

/// Is it stated that the two of a fact are in contact?
bool are_in_contact(const Scenario& scenario, const StatedFact& fact) {
    return std::any_of(scenario.stated.begin(), scenario.stated.end(), [&](const StatedFact& f) {
        return f.what == FactKind::contact && (is_of(fact.a, fact.b, f) || is_of(fact.b, fact.a, f));
    });
}

/// Was a fact stated in an earlier sequence of a piece that has no place? Nobody saw whether that piece has moved since: it may be said
/// anew. A contact, and the zone it came from, last until the game ends it (R126).
bool may_be_past(const Scenario& scenario, const StatedFact& fact, int sequence) {
    if (fact.since >= sequence || fact.what == FactKind::contact) return false;
    if (fact.what == FactKind::in_zone && are_in_contact(scenario, fact)) return false;
    return !(has_place(scenario, fact.a) && has_place(scenario, fact.b));
}

/// Has a piece entered, and not been destroyed? Terrain is there.
bool is_there(const Scenario& scenario, const Named& piece) {
    if (piece.kind == Named::Kind::terrain) return true;
    const Side& side = scenario.sides[piece.side];
    if (piece.kind == Named::Kind::staff) return is_there_yet(side.staffs[piece.index].arrives);
    const Element& element = side.elements[piece.element().element];
    return is_there_yet(element.arrives) && !element.units.empty();
}

/// What forbids two such pieces to stand so; none where nothing does.
std::optional<Say> unfit(const Scenario& scenario, const State& order) {
    const std::optional<Named> a = named(scenario, order.a), b = named(scenario, order.b);
    BACLER_CHECK(a && b);
    if (!is_there(scenario, *a) || !is_there(scenario, *b)) return Say::fact_of_the_absent;
    const bool enemies = a->side != b->side;
    switch (order.what) {
        case FactKind::contact:
        case FactKind::in_zone:
            if (!enemies) return Say::facts_of_enemies;
            break;
        case FactKind::supporting:
        case FactKind::backing:
        case FactKind::aligned:
            if (enemies) return Say::facts_of_friends;
            break;
        case FactKind::covered_by:
        case FactKind::distance: break;
    }
    const bool is_fight = order.what == FactKind::contact || is_support(order.what);
    const bool staff = a->kind == Named::Kind::staff || b->kind == Named::Kind::staff;
    if (is_fight && staff) return Say::staffs_do_not_fight;
    return std::nullopt;
}

}  // namespace

Ruling rule_on_stating(const LaidTable& table, const State& order, int sequence) {
    Ruling ruling;
    Ledger ledger(ruling);
    const int rule = rule_of(order.what), what = static_cast<int>(order.what);
    const Subject subject = subject_of(*table.scenario, *named(*table.scenario, order.a));
    const auto finding = [&](Say say, Does does) {
        return shown(about(with_words(figure(rule, 135, say, does), what), subject), Shown::deciding);
    };
    if (const std::optional<Say> say = unfit(*table.scenario, order)) {
        Finding f = finding(*say, Does::forbids);
        if (*say == Say::staffs_do_not_fight) f.rule.number = 47;
        ledger.write(f);
        return ruling;
    }
    std::vector<Finding> past;
    for (const StatedFact& fact : table.scenario->stated) {
        if (!is_against(order, fact)) continue;
        const bool is_past = may_be_past(*table.scenario, fact, sequence);
        Finding f = finding(is_past ? Say::stated_before : Say::stated_otherwise,
                            is_past ? Does::no_bearing : Does::forbids);
        f.a = static_cast<int>(fact.what);
        f.b = fact.since;
        if (is_past) {
            past.push_back(shown(f, Shown::line));
            continue;
        }
        ledger.write(f);
        break;
    }
    ledger.write(finding(Say::stated_is_fact, Does::permits));
    for (const Finding& f : past) ledger.write(f);
    return ruling;
}

Scenario with_stated(const Scenario& scenario, const State& order, int sequence) {
    Scenario out = scenario;
    const auto is_said_anew = [&](const StatedFact& fact) {
        const bool is_alike =
            fact.what == order.what && (is_of(order.a, order.b, fact) ||
                                        (order.what == FactKind::distance && is_about_both(order, fact)));
        return is_alike || (is_against(order, fact) && may_be_past(scenario, fact, sequence));
    };
    out.stated.erase(std::remove_if(out.stated.begin(), out.stated.end(), is_said_anew), out.stated.end());
    out.stated.push_back({order.what, order.a, order.b, order.distance.value_or(Length{}),
                          order.zone ? std::string(word_for(zone_words, *order.zone)) : std::string(),
                          sequence});
    return out;
}

}  // namespace bacler::plaquette
