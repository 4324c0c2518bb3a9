#include "files/scenario_reading.hpp"

#include <utility>

/// What the players state (Q135): each fact about pieces of the kinds it can be about.
namespace bacler::files {

using plaquette::FactKind;

namespace {

/// May a fact of a kind be about such a piece, at this end?
bool may_name(FactKind what, std::string_view end, PieceKind kind) {
    const bool is_second = end == "b", is_terrain = kind == PieceKind::terrain;
    switch (what) {
        case FactKind::contact:
        case FactKind::in_zone: return kind == PieceKind::element;
        case FactKind::covered_by:
            return is_second ? is_terrain : kind == PieceKind::element || kind == PieceKind::unit;
        case FactKind::distance: return is_second || !is_terrain;
        case FactKind::aligned:
        case FactKind::supporting: return kind == PieceKind::element || kind == PieceKind::unit;
        case FactKind::backing: return kind == PieceKind::unit || (is_second && kind == PieceKind::element);
    }
    return false;
}

/// What is wrong with a piece that a fact may not name there.
std::string_view misfit(FactKind what, std::string_view end, PieceKind kind) {
    if (what == FactKind::covered_by && end == "b") return "stated.needs_terrain";
    if (kind == PieceKind::terrain) return "stated.needs_piece";
    const bool of_elements = what == FactKind::contact || what == FactKind::in_zone;
    return of_elements ? "stated.needs_element" : "stated.needs_troops";
}

/// One end of a stated fact; a fault where it names nothing, or not what that fact is about.
const Piece* end_of_fact(ScenarioReading& reading, const Spot& at, std::string_view key,
                         plaquette::StatedFact& fact, std::string& id) {
    Node* n = at.node.member(key);
    if (!n || n->kind != Kind::text) return nullptr;
    const Spot named{*n, &at, 0};
    const Piece* piece = piece_named(reading, n->text);
    id = n->text;
    if (!piece) {
        reading.report.unknown(named, "stated.unknown", n->text, ids_where(reading, [&](const Piece& p) {
                                   return may_name(fact.what, key, p.kind);
                               }));
        return nullptr;
    }
    if (may_name(fact.what, key, piece->kind)) return piece;
    const std::string_view code = misfit(fact.what, key, piece->kind);
    if (code == "stated.needs_element" || code == "stated.needs_troops")
        reading.report.fault(named, code, {n->text, std::string(word_for(plaquette::fact_words, fact.what))});
    else
        reading.report.fault(named, code, {n->text});
    return nullptr;
}

/// Do two pieces stand to one another as a fact of this kind wants: enemies in contact, friends in support, units backing those of
/// their own element?
void judge_pair(ScenarioReading& reading, const Spot& at, const plaquette::StatedFact& fact, const Piece& a,
                const Piece& b) {
    if (fact.a == fact.b) return reading.report.fault(at, "stated.itself", {fact.a});
    const std::string what(word_for(plaquette::fact_words, fact.what));
    const bool friends = a.side == b.side;
    if ((fact.what == FactKind::contact || fact.what == FactKind::in_zone) && friends)
        return reading.report.fault(at, "stated.same_side", {fact.a, fact.b, what});
    if (fact.what != FactKind::supporting && fact.what != FactKind::backing) return;
    const bool both_elements = a.kind == PieceKind::element && b.kind == PieceKind::element;
    const bool is_unit_of_it = a.kind == PieceKind::unit && a.place == b.place;
    if (!friends || (!both_elements && !is_unit_of_it))
        reading.report.fault(at, "stated.no_support", {fact.a, fact.b, what});
}

void read_fact(ScenarioReading& reading, const Spot& at) {
    if (!sound(at.node, "what", Kind::text)) return;
    plaquette::StatedFact fact;
    fact.what = word_of(at.node, "what", plaquette::fact_words, FactKind::contact);
    const Piece *a = end_of_fact(reading, at, "a", fact, fact.a),
                *b = end_of_fact(reading, at, "b", fact, fact.b);
    if (a && b) judge_pair(reading, at, fact, *a, *b);
    const bool is_distance = fact.what == FactKind::distance, is_zone = fact.what == FactKind::in_zone;
    Node *cm = at.node.member("cm"), *zone = at.node.member("zone");
    if (is_distance && !cm) reading.report.fault(at, "key.missing", {"cm"});
    if (!is_distance && cm) reading.report.fault({*cm, &at, 0}, "stated.not_of_this", {"cm", "distance"});
    if (is_zone && !zone) reading.report.fault(at, "key.missing", {"zone"});
    if (!is_zone && zone) reading.report.fault({*zone, &at, 0}, "stated.not_of_this", {"zone", "in_zone"});
    fact.distance = length_of(at.node, "cm").value_or(Length{});
    fact.zone = text_of(at.node, "zone", "");
    reading.scenario.stated.push_back(std::move(fact));
}

}  // namespace

void read_facts(ScenarioReading& reading, const Spot& owner) {
    Node* stated = owner.node.member("stated");
    if (!stated || stated->kind != Kind::list) return;
    const Spot list{*stated, &owner, 0};
    for (std::size_t i = 0; i < stated->items.size(); ++i) read_fact(reading, {stated->items[i], &list, i});
}

}  // namespace bacler::files
