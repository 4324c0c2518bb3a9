#include "systems/plaquette/superiors.hpp"

#include "ruling/ledger.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

struct Superior {
    std::size_t staff;
    Distance distance;
    Measurement held;  ///< against the limit of the question

    bool is_sure() const { return !is_too_close(held); }
    bool is_within() const { return meets(held.value, held.words, held.limit); }
};

/// Surely within, then too close to call, then surely out; the nearer first.
bool decides_before(const Superior& a, const Superior& b) {
    const auto rank = [](const Superior& s) { return !s.is_sure() ? 1 : (s.is_within() ? 0 : 2); };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a.held.value < b.held.value;
}

void write_if_stated(Ledger& ledger, const Superior& s, Subject who) {
    if (!s.distance.is_stated) return;
    Finding f = about(figure(52, 135, Say::stated_distance, Does::no_bearing), who);
    f.measure = ledger.measured(s.held);
    ledger.write(shown(f, Shown::line));
}

}  // namespace

CommandAnswer rule_on_being_in_command(const LaidTable& table, ElementRef ref) {
    CommandAnswer out;
    const bool any_superior = table.scenario->readings.on(Option::any_superior);
    std::vector<Superior> superiors;
    for (const std::size_t s : chain_of(table.side(ref), table.element(ref).under)) {
        if (!any_superior && s != *table.element(ref).under) continue;
        if (const std::optional<Distance> d = command_reach(table, s, ref))
            superiors.push_back(
                {s, *d, against(*d, LimitWords::at_most, command_distance(Recipient::element))});
    }
    std::stable_sort(superiors.begin(), superiors.end(), decides_before);
    for (const Superior& s : superiors) {
        const Subject who = staff_subject(ref.side, s.staff);
        Ruling one = rule_on_command(s.held, Recipient::element);
        for (Finding& f : one.findings) {
            f.subject = who;
            if (out.is_in_command) f.does = Does::no_bearing, f.shown = Shown::line;
        }
        for (Doubt& d : one.doubts) d.met.subject = d.missed.subject = who;
        if (out.is_in_command) one.doubts.clear();
        append(out.ruling, one);
        Ledger ledger(out.ruling);
        write_if_stated(ledger, s, who);
        if (!out.is_in_command) out.is_in_command = s.is_within();
    }
    return out;
}

Ruling rule_on_charisma(const LaidTable& table, ElementRef ref) {
    Ruling out;
    Ledger ledger(out);
    std::vector<Superior> near;
    int sure = 0;
    const LimitWords words = words_of(LimitWords::less_than, table.scenario->readings);
    for (const std::size_t s : chain_of(table.side(ref), table.element(ref).under)) {
        const std::optional<Distance> d = charisma_reach(table, s, ref);
        if (!d) continue;
        near.push_back({s, *d, against(*d, words, charisma_distance)});
        if (near.back().is_sure() && near.back().is_within())
            sure = std::max(sure, table.side(ref).staffs[s].charisma);
    }
    for (const Superior& s : near) {
        const int charisma = table.side(ref).staffs[s.staff].charisma;
        const Subject who = staff_subject(ref.side, s.staff);
        const Finding met = shown(
            about(with_words(figure(56, 18, Say::charisma_reaches, Does::at_least, charisma), charisma), who),
            Shown::deciding);
        const Finding missed = shown(
            about(with_words(figure(56, 18, Say::charisma_falls_short, Does::no_bearing), charisma), who),
            Shown::line);
        if (!s.is_sure() && charisma > sure) {
            ledger.weigh(s.held, met, missed, id(Say::settled_by_tape));
        } else {
            Finding f = s.is_within() ? met : missed;
            f.measure = ledger.measured(s.held);
            ledger.write(f);
        }
        write_if_stated(ledger, s, who);
    }
    return out;
}

}  // namespace bacler::plaquette
