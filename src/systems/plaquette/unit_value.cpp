#include "systems/plaquette/unit_value.hpp"

#include "base/check.hpp"
#include "base/whole.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <numeric>

namespace bacler::plaquette {

UnitQuestion question_of(const Unit& unit, Stance stance) {
    UnitQuestion q;
    q.arm = unit.arm;
    q.weight = unit.weight;
    q.formation = unit.formation;
    q.values = unit.values;
    q.elites = unit.elites;
    q.light_infantry = unit.light_infantry;
    q.engineers = unit.engineers;
    q.nation = unit.nation;
    q.stance = stance;
    return q;
}

int least_hollow(const Readings& readings) {
    return readings.at(Option::hollow_min);
}

namespace {

constexpr int infantry_ranks = 4;  // R147
constexpr int cavalry_ranks = 2;   // R148

/// Collects the terms of one unit and keeps their running figure.
class Terms {
public:
    Terms(const UnitQuestion& q, const Readings& r) : q_(q), r_(r) {}

    UnitTerms take() {
        out_.figures.value = total_;
        return out_;
    }

    void add(int rule, Say say, int n, int reading = 0) {
        out_.figures.modifiers += n;
        write(figure(rule, reading, say, Does::adds, n));
    }
    void add_optional(Option option, int rule, Say say, int n) {
        if (r_.on(option))
            add(rule, say, n, 90);
        else
            write(option_off(rule, say));
    }
    void scale(int rule, Say say, int p, int q, int reading = 0, int a = 0) {
        out_.figures.factor = out_.figures.factor * Fraction{p, q};
        write(with_words(scaling(rule, reading, say, p, q), a));
    }
    void write(const Finding& f) {
        BACLER_CHECK(out_.count < out_.findings.size());
        out_.findings[out_.count++] = f;
        total_ = after(f, total_);
    }
    void end_of_modifiers() {
        out_.figures.weighted = total_;
        if (total_ < 0) write(figure(60, 89, Say::negative_unit, Does::at_least, 0));
    }

    const UnitQuestion& q_;
    const Readings& r_;
    UnitTerms out_;

private:
    int total_{0};
};

/// A line taken in flank has turned into a column (R133, Q71).
Formation formation_engaged(const UnitQuestion& q) {
    const bool pivots =
        q.aspect == Aspect::flank && q.formation == Formation::line && q.arm != Arm::artillery;
    return pivots ? Formation::column : q.formation;
}

void count_plaquettes(Terms& t, Formation formation) {
    const UnitQuestion& q = t.q_;
    const int all = static_cast<int>(q.values.size());
    const int counted = plaquettes_counted(q.arm, formation, all);
    UnitValue& v = t.out_.figures;
    v.counted = counted;
    v.sum = std::accumulate(q.values.begin(), q.values.begin() + counted, 0);
    if (q.arm == Arm::artillery) {
        t.write(with_words(figure(116, 82, Say::sum_of_gunners, Does::sets, v.sum), counted));
        return;
    }
    t.write(with_words(figure(149, 82, Say::sum_of_plaquettes, Does::sets, v.sum), counted));
    if (counted < all)
        t.write(
            with_words(figure(q.arm == Arm::infantry ? 147 : 148, 83, Say::ranks_beyond, Does::no_bearing),
                       all - counted));
}

void add_line_bonus(Terms& t, Formation formation) {
    const UnitQuestion& q = t.q_;
    if (q.formation == Formation::line && formation == Formation::column)
        t.write(figure(133, 71, Say::pivots_to_column, Does::no_bearing));
    const bool in_line_and_defence = formation == Formation::line && q.stance == Stance::defence;
    if (!in_line_and_defence) {
        if (formation == Formation::line || q.stance == Stance::defence)
            t.write(figure(150, 84, Say::line_without_defence, Does::no_bearing));
    } else if (q.aspect == Aspect::rear && !t.r_.on(Option::rear_keeps_line_bonus)) {
        t.write(figure(150, 72, Say::line_taken_in_rear, Does::no_bearing));
    } else {
        t.add(150, Say::line_in_defence, 2, 84);
    }
}

void add_opponent_terms(Terms& t) {
    const UnitQuestion& q = t.q_;
    if (q.faces_nobody) {
        t.write(figure(168, 88, Say::faces_nobody, Does::no_bearing));
        return;
    }
    const Formation facing = q.against.formation;
    if (q.arm == Arm::infantry) {
        if (is_square(facing)) t.add(151, Say::infantry_against_square, 1);
        if (q.against.cover == Cover::rough) t.add(152, Say::infantry_against_rough, -1, 85);
        if (q.against.cover == Cover::light) t.add(153, Say::infantry_against_light_cover, -2);
    } else {
        if (facing == Formation::solid_square) t.add(154, Say::cavalry_against_solid_square, -2);
        if (facing == Formation::hollow_square) t.add(155, Say::cavalry_against_hollow_square, -4);
    }
}

void add_optional_terms(Terms& t) {
    const UnitQuestion& q = t.q_;
    if (q.arm == Arm::cavalry && q.weight == Weight::light)
        t.add_optional(Option::cav_weight, 156, Say::light_cavalry, -1);
    if (q.arm == Arm::cavalry && q.weight == Weight::heavy)
        t.add_optional(Option::cav_weight, 157, Say::heavy_cavalry, 1);
    if (q.elites) t.add_optional(Option::elites, 158, Say::has_elites, 1);
    if (q.light_infantry || q.engineers) {
        const bool attacks = !q.faces_nobody && is_shelter(q.against.cover);
        if (attacks || is_shelter(q.own_cover))
            t.add_optional(Option::light_engineers_cover, 159, Say::at_home_in_cover, 1);
        else
            t.write(considered(159, Say::no_cover_fought_for));
    }
    if (q.nation == Nation::french) {
        if (q.stance == Stance::attack)
            t.add_optional(Option::french_attack, 160, Say::french_attack, 1);
        else
            t.write(considered(160, Say::french_not_in_attack));
    }
    if (q.nation == Nation::english && q.arm == Arm::infantry) {
        if (q.stance == Stance::defence)
            t.add_optional(Option::english_defence, 161, Say::english_defence, 1);
        else
            t.write(considered(161, Say::english_not_in_defence));
    }
}

/// The cover that weighs on cavalry: in and against (Q86).
Cover cover_on_cavalry(const UnitQuestion& q, const Readings& r) {
    const Cover against = q.faces_nobody ? Cover::none : q.against.cover;
    if (r.at(Option::cavalry_cover) == value::both) return std::min(q.own_cover, against);
    return std::max(q.own_cover, against);
}

void reduce_for_cover(Terms& t) {
    const UnitQuestion& q = t.q_;
    if (q.arm == Arm::infantry) {
        const Cover against = q.faces_nobody ? Cover::none : q.against.cover;
        if (against == Cover::medium)
            t.scale(162, Say::infantry_against_cover, 2, 3, 87, static_cast<int>(against));
        else if (against == Cover::thick)
            t.scale(164, Say::infantry_against_cover, 1, 2, 87, static_cast<int>(against));
        else if (against == Cover::none && !q.faces_nobody)
            t.write(considered(162, Say::opponent_in_the_open));
        return;
    }
    const Cover worst = cover_on_cavalry(q, t.r_);
    const int a = static_cast<int>(worst);
    if (worst == Cover::light)
        t.scale(163, Say::cavalry_and_cover, 2, 3, 86, a);
    else if (worst == Cover::medium)
        t.scale(165, Say::cavalry_and_cover, 1, 2, 86, a);
    else if (worst == Cover::thick)
        t.scale(166, Say::cavalry_and_cover, 1, 3, 86, a);
    else
        t.write(considered(163, Say::cavalry_in_the_open));
}

void add_battery_terms(Terms& t) {
    const UnitQuestion& q = t.q_;
    if (q.weight == Weight::heavy) t.add(117, Say::heavy_battery, 1);
    if (q.weight == Weight::light) t.add(118, Say::light_battery, -1);
    if (q.faces_nobody) {
        t.write(figure(168, 88, Say::faces_nobody, Does::no_bearing));
        return;
    }
    if (q.against.cover == Cover::light) t.add(119, Say::battery_against_light_cover, -1);
    if (is_square(q.against.formation))
        t.add_optional(Option::art_vs_square, 120, Say::battery_against_square, 1);
    if (q.against_grand_battery)
        t.add_optional(Option::art_vs_grand_battery, 121, Say::battery_against_grand_battery, -1);
}

/// The halvings of engaged guns (Q91): as in fire, range apart.
void reduce_battery(Terms& t) {
    const UnitQuestion& q = t.q_;
    if (q.aspect != Aspect::front && !t.r_.on(Option::guns_answer_all_round)) {
        t.scale(136, Say::battery_taken_from, 0, 1, 73, static_cast<int>(q.aspect));
        return;
    }
    if (q.stance == Stance::retreat) {
        t.scale(109, Say::battery_in_retreat, 0, 1, 58);
        return;
    }
    if (!t.r_.on(Option::engaged_guns_halved)) {
        t.write(figure(109, 91, Say::engaged_guns_whole, Does::no_bearing));
        return;
    }
    const bool moving = q.stance != Stance::defence;
    const bool against_cover = !q.faces_nobody && q.against.cover >= Cover::medium;
    if (moving)
        t.scale(109, Say::battery_not_in_defence, 1, 2, q.stance == Stance::fall_back ? 58 : 91,
                static_cast<int>(q.stance));
    if (against_cover && (!moving || t.r_.on(Option::half_cumulative)))
        t.scale(111, Say::battery_against_cover, 1, 2, 57, static_cast<int>(q.against.cover));
}

}  // namespace

int plaquettes_counted(Arm arm, Formation formation, int plaquettes) {
    if (arm == Arm::artillery || formation == Formation::line) return plaquettes;
    const int ranks = arm == Arm::infantry ? infantry_ranks : cavalry_ranks;
    if (formation != Formation::hollow_square || plaquettes < 3) return std::min(plaquettes, ranks);
    // One plaquette ahead, pairs to the sides (an odd one alone), one turned about behind.
    const int sides = plaquettes - 2;
    const int side_ranks = sides / 2 + sides % 2;
    if (side_ranks + 2 <= ranks) return plaquettes;
    return 1 + std::min(sides, 2 * (ranks - 1));
}

UnitTerms unit_terms(const UnitQuestion& question, const Readings& readings) {
    Terms t(question, readings);
    const Formation formation = formation_engaged(question);
    count_plaquettes(t, formation);
    if (question.arm == Arm::artillery) {
        add_battery_terms(t);
        t.end_of_modifiers();
        reduce_battery(t);
        return t.take();
    }
    if (question.arm == Arm::infantry) add_line_bonus(t, formation);
    add_opponent_terms(t);
    add_optional_terms(t);
    t.end_of_modifiers();
    reduce_for_cover(t);
    return t.take();
}

UnitTerms least_favourable(UnitQuestion question, std::span<const Opposition> opponents,
                           const Readings& readings) {
    BACLER_CHECK(!opponents.empty());
    question.against = opponents.front();
    UnitTerms worst = unit_terms(question, readings);
    for (const Opposition& other : opponents.subspan(1)) {
        question.against = other;
        const UnitTerms terms = unit_terms(question, readings);
        if (terms.figures.value < worst.figures.value) worst = terms;
    }
    return worst;
}

Ruling rule_on_unit(const UnitQuestion& question, const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    const UnitTerms terms = unit_terms(question, readings);
    for (std::size_t i = 0; i < terms.count; ++i) ledger.write(terms.findings[i]);
    return ruling;
}

}  // namespace bacler::plaquette
