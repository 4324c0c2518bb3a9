#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

/// Flanks and rear in the air and threatened (R188-R190, Q101).
namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

namespace {

/// The distance of the nearest part of a neighbour, wherever that lies.
std::optional<Length> nearest_part(const plane::Convex& own, const std::vector<Neighbour>& neighbours,
                                   const Subject& who) {
    std::optional<Length> out;
    for (const Neighbour& n : neighbours) {
        if (!(n.who == who)) continue;
        const Length d = plane::gap(own, plane::convex_of(n.box)).distance;
        out = out ? std::min(*out, d) : d;
    }
    return out;
}

/// What the players state of a neighbour is the distance of its nearest part, and no other part is nearer (Q135).
void take_stated(Measurement& m, const plane::Convex& own, const std::vector<Neighbour>& neighbours,
                 const Neighbour& n) {
    const std::optional<Length> nearest = nearest_part(own, neighbours, n.who);
    if (meets(m.value, LimitWords::at_most, *nearest)) {
        m.value = *n.stated;
        m.sd = {};
    } else if (m.value < *n.stated) {
        m.value = *n.stated;
    }
}

/// The nearest of some neighbours in a zone, held against 10 cm; only the part of it that lies in the zone counts.
struct Nearest {
    std::optional<Measurement> held;
    Subject who;

    bool is_near() const { return held && meets(held->value, held->words, held->limit); }
    bool is_doubtful() const { return held && is_too_close(*held); }
};

/// Does one neighbour say more surely than another that the zone is occupied? The sure before the doubtful, then the nearer.
bool says_more(const Measurement& a, const Measurement& b) {
    const auto is_sure = [](const Measurement& m) {
        return meets(m.value, m.words, m.limit) && !is_too_close(m);
    };
    return is_sure(a) != is_sure(b) ? is_sure(a) : a.value < b.value;
}

template <class Counts>
Nearest nearest_in(const FlankQuestion& q, Zone zone, const std::vector<Neighbour>& neighbours,
                   const Counts& counts) {
    Nearest out;
    const plane::Convex own = plane::convex_of(q.element);
    for (const Neighbour& n : neighbours) {
        if (!counts(n)) continue;
        const plane::Convex part = plane::part_in_zone(q.element, zone, n.box);
        if (part.is_empty()) continue;
        const plane::Gap g = plane::gap(own, part);
        Measurement m{
            g.distance, neighbour_distance, words_of(LimitWords::less_than, q.readings), n.deviation, g.from,
            g.to};
        if (n.stated) take_stated(m, own, neighbours, n);
        if (!out.held || says_more(m, *out.held)) out = {m, n.who};
    }
    return out;
}

/// The place, among the covers, of one that a side of the element touches or lies in. Within the grain touches.
std::optional<std::size_t> shelter_of(const FlankQuestion& q, Zone zone) {
    const Box side = plane::edge_band(q.element, zone);
    const auto at = std::find_if(q.covers.begin(), q.covers.end(),
                                 [&](const plane::Ground& c) { return plane::touches(side, c); });
    if (at == q.covers.end()) return std::nullopt;
    return static_cast<std::size_t>(at - q.covers.begin());
}

/// The terrain a cover belongs to, as a finding's word; −1 where it has no name.
int word_of_cover(const FlankQuestion& q, std::size_t cover) {
    return cover < q.cover_terrain.size() ? static_cast<int>(q.cover_terrain[cover]) : -1;
}

/// A zone as it was found: by whom threatened, by whom held, and what comes of it if either were otherwise.
class ZoneRuling {
public:
    ZoneRuling(const FlankQuestion& q, Zone zone)
        : zone_(zone),
          threat_(nearest_in(q, zone, q.enemies, [](const Neighbour& n) { return !n.is_engaged; })),
          guard_(nearest_in(q, zone, q.friends, [](const Neighbour&) { return true; })),
          shelter_(shelter_of(q, zone)),
          terrain_(shelter_ ? word_of_cover(q, *shelter_) : -1),
          takes_both_(q.readings.at(Option::air_logic) == value::logic_or) {}

    bool is_open() const { return is_open_if(threat_.is_near(), guard_.is_near()); }

    void write(Ruling& into, Ledger& ledger) const {
        if (!threat_.is_near() && !threat_.is_doubtful()) return;
        Finding f = found(threat_.is_near(), guard_.is_near(), threat_.who);
        f.measure = ledger.measured(*threat_.held);
        ledger.open(f);
        write_reasons(ledger, f.measure);
        ledger.close();
        doubt(into, ledger, threat_, found(true, guard_.is_near(), threat_.who),
              found(false, guard_.is_near(), threat_.who));
        if (threat_.is_near())
            doubt(into, ledger, guard_, found(true, true, guard_.who), found(true, false, guard_.who));
    }

private:
    /// Who threatens the zone, and what holds it.
    void write_reasons(Ledger& ledger, std::int32_t threat) const {
        const auto write = [&](int rule, Say say, Subject who, int terrain, std::int32_t measure) {
            Finding f = about(
                with_words(figure(rule, 101, say, Does::no_bearing), static_cast<int>(zone_), terrain), who);
            f.measure = measure;
            ledger.write(f);
        };
        write(190, Say::zone_threatened_by, threat_.who, -1, threat);
        if (guard_.is_near() || guard_.is_doubtful())
            write(189, guard_.is_near() ? Say::zone_guarded_by : Say::zone_guard_too_far, guard_.who, -1,
                  ledger.measured(*guard_.held));
        if (shelter_) write(189, Say::zone_sheltered_by, {}, terrain_, -1);
    }

    bool is_open_if(bool threatened, bool held) const {
        return threatened && (takes_both_ ? !held || !shelter_.has_value() : !held && !shelter_.has_value());
    }

    Finding found(bool threatened, bool held, Subject who) const {
        const bool open = is_open_if(threatened, held);
        const Say say =
            open ? Say::zone_in_the_air : (threatened ? Say::zone_is_held : Say::zone_not_threatened);
        return about(with_words(figure(open ? 190 : 189, 101, say, open ? Does::at_most : Does::no_bearing,
                                       open ? -1 : 0),
                                static_cast<int>(zone_)),
                     who);
    }

    /// Keeps a doubt where the neighbour's distance is one and something comes of it.
    static void doubt(Ruling& into, Ledger& ledger, const Nearest& n, Finding met, Finding missed) {
        if (!n.is_doubtful() || met.n == missed.n) return;
        met.measure = missed.measure = ledger.measured(*n.held);
        into.doubts.push_back({met, missed, met.measure, id(Say::settled_by_tape)});
    }

    Zone zone_;
    Nearest threat_, guard_;
    std::optional<std::size_t> shelter_;
    int terrain_;
    bool takes_both_;
};

}  // namespace

FlankAnswer rule_on_flanks(const FlankQuestion& question) {
    FlankAnswer out;
    Ledger ledger(out.ruling);
    ledger.open(shown(figure(188, 101, Say::flank_in_the_air, Does::sets), Shown::deciding));
    for (const Zone zone : {Zone::left_flank, Zone::right_flank, Zone::rear}) {
        const ZoneRuling ruling(question, zone);
        ruling.write(out.ruling, ledger);
        if (ruling.is_open()) out.zones.push_back(zone);
    }
    ledger.close();
    return out;
}

}  // namespace bacler::plaquette
