#include "systems/plaquette/morale.hpp"

#include "systems/plaquette/findings.hpp"

namespace bacler::plaquette {

namespace {

/// The printed lines of numbers that count (R182-R184, Q98): "twice" and "three times" exclude each other and add to the
/// first; by reading all that hold, or the best alone.
struct NumbersLines {
    bool more, twice, thrice;

    int points() const { return (more ? 1 : 0) + (twice ? 1 : 0) + (thrice ? 2 : 0); }
};

NumbersLines numbers_lines(int n, int m, const Readings& readings) {
    const bool more = n > m, twice = more && n >= 2 * m, thrice = more && n >= 3 * m;
    switch (readings.at(Option::numerosity)) {
        case value::cumulative_1_2_4: return {more, twice, thrice};
        case value::best_1_1_2: return {more && !twice, twice && !thrice, thrice};
        default: return {more, twice && !thrice, thrice};
    }
}

}  // namespace

int points_for_numbers(int n, int m, const Readings& readings) {
    return numbers_lines(n, m, readings).points();
}

namespace {

constexpr int cover_points(Cover cover) {
    if (cover == Cover::thick) return 2;
    return is_shelter(cover) ? 1 : 0;
}

void add_or_consider(Ledger& ledger, Finding f) {
    if (f.n == 0) f.does = Does::no_bearing;
    ledger.write(f);
}

void write_staff_line(Ledger& ledger, const MoraleTerms& own, const MoraleTerms& other,
                      const Readings& readings) {
    const bool by_command = readings.on(Option::staff_needs_command);
    const int mine = by_command && !own.staff_commands ? 0 : own.staff;
    const int theirs = by_command && !other.staff_commands ? 0 : other.staff;
    add_or_consider(ledger, with_words(figure(180, 96, Say::better_staff, Does::adds, mine > theirs ? 1 : 0),
                                       mine, theirs));
}

void write_numbers_line(Ledger& ledger, const MoraleTerms& own, const MoraleTerms& other,
                        const Readings& readings) {
    const int n = own.plaquettes, m = other.plaquettes;
    const NumbersLines lines = numbers_lines(n, m, readings);
    const auto line = [&](int rule, int points) {
        return with_words(figure(rule, 98, Say::more_numerous, Does::adds, points), n, m);
    };
    const int rule = lines.thrice ? 184 : (lines.twice ? 183 : 182);
    const bool is_one_line = !lines.more || (!lines.twice && !lines.thrice);
    if (is_one_line) {
        add_or_consider(ledger, line(rule, lines.points()));
        return;
    }
    ledger.open(line(rule, lines.points()));
    ledger.write(line(182, 1));
    if (lines.twice) ledger.write(line(183, 1));
    if (lines.thrice) ledger.write(line(184, 2));
    ledger.close();
}

void write_ground_lines(Ledger& ledger, const MoraleTerms& own) {
    add_or_consider(ledger, with_words(figure(own.cover == Cover::thick ? 186 : 185, 99, Say::sheltered,
                                              Does::adds, cover_points(own.cover)),
                                       static_cast<int>(own.cover)));
    add_or_consider(ledger, with_words(figure(187, 100, Say::supporting_elements, Does::adds, own.supports),
                                       own.supports));
    add_or_consider(ledger,
                    figure(188, 101, Say::flank_in_the_air, Does::adds, own.open_threatened ? -1 : 0));
}

void write_attackers(Ledger& ledger, const MoraleTerms& own, const Readings& readings) {
    if (own.squares_only && readings.on(Option::squares_have_no_flanks) &&
        own.flank_attackers + own.rear_attackers > 0) {
        ledger.write(figure(191, 76, Say::square_has_no_flank, Does::no_bearing));
        return;
    }
    add_or_consider(ledger,
                    with_words(figure(191, 102, Say::attacked_in_flank, Does::adds, -own.flank_attackers),
                               own.flank_attackers));
    add_or_consider(ledger,
                    with_words(figure(192, 102, Say::attacked_in_rear, Does::adds, -2 * own.rear_attackers),
                               own.rear_attackers));
}

void write_own_lines(Ledger& ledger, const MoraleTerms& own) {
    ledger.write(with_words(figure(177, 37, Say::majority_class, Does::adds, own.majority), own.majority));
    add_or_consider(ledger, figure(178, 18, Say::charisma, Does::adds, own.charisma));
    add_or_consider(ledger, figure(179, Say::fatigue, Does::adds, -own.fatigue));
}

}  // namespace

void write_morale_terms(Ledger& ledger, const MoraleTerms& own, const MoraleTerms& other,
                        const Readings& readings) {
    write_own_lines(ledger, own);
    write_staff_line(ledger, own, other, readings);
    add_or_consider(ledger, figure(181, 97, Say::lost_before, Does::adds, -own.losses));
    write_numbers_line(ledger, own, other, readings);
    write_ground_lines(ledger, own);
    write_attackers(ledger, own, readings);
}

Ruling rule_on_morale(int value, const MoraleTerms& own, const MoraleTerms& other, const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    ledger.write(figure(176, Say::element_value, Does::adds, value));
    write_morale_terms(ledger, own, other, readings);
    return ruling;
}

Ruling rule_on_unengaged_morale(const MoraleTerms& own, int front_rank, const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    const int value = readings.at(Option::unengaged_value) == value::front_rank ? front_rank : 0;
    ledger.write(figure(175, 95, Say::unengaged_value, Does::sets, value));
    write_own_lines(ledger, own);
    add_or_consider(ledger, figure(181, 97, Say::lost_before, Does::adds, -own.losses));
    write_ground_lines(ledger, own);
    return ruling;
}

Ruling rule_on_majority(std::span<const ClassCount> counts, const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    const Majority m = majority_of(counts, readings.at(Option::majority_tie) == value::higher);
    ledger.write(with_words(figure(177, 37, Say::majority_is, Does::sets, m.troop_value), m.troop_value,
                            m.plaquettes));
    return ruling;
}

}  // namespace bacler::plaquette
