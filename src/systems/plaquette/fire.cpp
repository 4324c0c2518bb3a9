#include "systems/plaquette/fire.hpp"

#include "base/check.hpp"
#include "base/whole.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <numeric>

namespace bacler::plaquette {

Length long_range(Weight weight) {
    switch (weight) {
        case Weight::light: return {20000};   // R113
        case Weight::medium: return {30000};  // R114
        case Weight::heavy: return {40000};   // R115
    }
    return {};
}

Length short_range(Weight weight) {
    return {long_range(weight).hundredths_of_mm / 2};
}

int losses_of_tir(int total, int die) {
    BACLER_CHECK(total >= 0 && die >= 1 && die <= 10);
    return total / 10 + (die <= total % 10 ? 1 : 0);
}

namespace {

int range_rule(Weight weight) {
    return 113 + static_cast<int>(weight);  // R113-R115
}

bool is_in_range(const Battery& b) {
    return meets(b.range, LimitWords::at_most, long_range(b.weight));
}

bool is_long_shot(const Battery& b) {
    return !meets(b.range, LimitWords::at_most, short_range(b.weight));
}

void forbid_or_consider(Ledger& ledger, int rule, int reading, Say say, bool forbids) {
    ledger.write(shown(figure(rule, reading, say, forbids ? Does::forbids : Does::no_bearing),
                       forbids ? Shown::deciding : Shown::folded));
}

std::vector<std::size_t> firing(const FireQuestion& q) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < q.batteries.size(); ++i)
        if (is_in_range(q.batteries[i])) out.push_back(i);
    return out;
}

Ruling rule_on_permission(const FireQuestion& q) {
    Ruling ruling;
    Ledger ledger(ruling);
    forbid_or_consider(ledger, 106, 53, Say::element_is_engaged, q.is_engaged);
    forbid_or_consider(ledger, 112, 59, Say::grand_battery_not_in_defence,
                       q.is_grand_battery && q.stance != Stance::defence);
    forbid_or_consider(ledger, 109, 58, Say::no_fire_in_retreat, q.stance == Stance::retreat);
    bool any = false;
    for (std::size_t i = 0; i < q.batteries.size(); ++i) {
        const Battery& b = q.batteries[i];
        const bool reaches = is_in_range(b);
        any = any || reaches;
        ruling.measures.push_back({b.range, long_range(b.weight), LimitWords::at_most, {}, {}, {}});
        Finding f = about(
            figure(range_rule(b.weight), 60, reaches ? Say::in_range : Say::out_of_range, Does::no_bearing),
            unit_subject(0, i));
        f.measure = static_cast<std::int32_t>(i);
        if (reaches) f.does = Does::permits;
        ledger.write(f);
    }
    if (!any) ledger.write(shown(figure(113, 60, Say::none_in_range, Does::forbids), Shown::deciding));
    return ruling;
}

/// Conditions that halve a battery's fire (R109-R111); once only where the reading says so (Q57).
int halvings(const FireQuestion& q, const Battery& b) {
    const int conditions = (q.stance != Stance::defence ? 1 : 0) + (is_long_shot(b) ? 1 : 0) +
                           (q.target.cover >= Cover::medium ? 1 : 0);
    return q.readings.on(Option::half_cumulative) ? conditions : std::min(conditions, 1);
}

/// One battery's value beneath an open finding, halvings apart (R116-R121, Q61).
void write_battery_terms(Ledger& ledger, const FireQuestion& q, const Battery& b) {
    const int gunners = std::accumulate(b.gunners.begin(), b.gunners.end(), 0);
    ledger.write(with_words(figure(116, 82, Say::sum_of_gunners, Does::sets, gunners),
                            static_cast<int>(b.gunners.size())));
    if (b.weight == Weight::heavy) ledger.write(figure(117, Say::heavy_battery, Does::adds, 1));
    if (b.weight == Weight::light) ledger.write(figure(118, Say::light_battery, Does::adds, -1));
    if (q.target.cover == Cover::light)
        ledger.write(figure(119, 62, Say::battery_against_light_cover, Does::adds, -1));
    if (q.target.is_in_square) {
        if (q.readings.on(Option::art_vs_square))
            ledger.write(figure(120, 90, Say::battery_against_square, Does::adds, 1));
        else
            ledger.write(option_off(120, Say::battery_against_square));
    }
    if (q.target.is_grand_battery) {
        if (q.readings.on(Option::art_vs_grand_battery))
            ledger.write(figure(121, 90, Say::battery_against_grand_battery, Does::adds, -1));
        else
            ledger.write(option_off(121, Say::battery_against_grand_battery));
    }
    if (ledger.total() < 0) ledger.write(figure(116, 61, Say::negative_battery, Does::at_least, 0));
}

/// The conditions that halve, one a line: each halves, or the first alone where the reading says so (Q57), or none here
/// where all is divided once at the end.
void write_halvings(Ledger& ledger, const FireQuestion& q, bool is_long, bool divides_here) {
    bool halved = false;
    const auto halve = [&](int rule, int reading, Say say, int word) {
        const bool halves = divides_here && (!halved || q.readings.on(Option::half_cumulative));
        Finding f = scaling(rule, reading, say, 1, 2);
        if (!halves) f = figure(rule, 57, say, Does::no_bearing);
        ledger.write(with_words(f, word));
        halved = true;
    };
    if (q.stance != Stance::defence)
        halve(109, q.stance == Stance::fall_back ? 58 : 57, Say::battery_not_in_defence,
              static_cast<int>(q.stance));
    if (is_long) halve(110, 60, Say::long_range, 0);
    if (q.target.cover >= Cover::medium)
        halve(111, 57, Say::battery_against_cover, static_cast<int>(q.target.cover));
}

struct HalvedGroup {
    int halvings{0};
    bool is_long{false};
    std::vector<std::size_t> batteries;
};

/// Batteries halved alike are summed before they are halved, once (Q03, Q57); taken one by one where the reading rounds so.
std::vector<HalvedGroup> groups_of(const FireQuestion& q, const std::vector<std::size_t>& batteries) {
    std::vector<HalvedGroup> groups;
    const bool by_unit = q.readings.at(Option::support_rounding) == value::per_unit;
    for (const std::size_t i : batteries) {
        const int h = halvings(q, q.batteries[i]);
        HalvedGroup* group = nullptr;
        for (HalvedGroup& g : groups)
            if (g.halvings == h && !by_unit) group = &g;
        if (group == nullptr) {
            groups.push_back({h, false, {}});
            group = &groups.back();
        }
        group->is_long = group->is_long || is_long_shot(q.batteries[i]);
        group->batteries.push_back(i);
    }
    return groups;
}

void write_group(Ledger& ledger, const FireQuestion& q, const HalvedGroup& g, int whole_halvings) {
    ledger.open(with_words(figure(116, 57, Say::batteries_together, Does::adds),
                           static_cast<int>(g.batteries.size()), g.halvings));
    for (const std::size_t i : g.batteries) {
        ledger.open(about(figure(116, Say::battery_worth, Does::adds), unit_subject(0, i)));
        write_battery_terms(ledger, q, q.batteries[i]);
        ledger.close();
    }
    const bool once_on_all = q.readings.at(Option::support_rounding) == value::grand_total;
    write_halvings(ledger, q, g.is_long, !once_on_all);
    if (once_on_all && whole_halvings > g.halvings)
        ledger.write(scaling(109, 3, Say::brought_to_common_share, 1 << (whole_halvings - g.halvings), 1));
    ledger.close();
}

void write_tir_value(Ledger& ledger, const FireQuestion& q, const std::vector<std::size_t>& batteries) {
    const std::vector<HalvedGroup> groups = groups_of(q, batteries);
    int most = 0;
    for (const HalvedGroup& g : groups) most = std::max(most, g.halvings);
    for (const HalvedGroup& g : groups) write_group(ledger, q, g, most);
    if (q.readings.at(Option::support_rounding) == value::grand_total && most > 0)
        ledger.write(with_words(scaling(109, 3, Say::halved_times, 1, 1 << most), most));
}

Tir make_tir(const FireQuestion& q, std::vector<std::size_t> batteries) {
    Tir tir;
    tir.batteries = std::move(batteries);
    Ledger ledger(tir.ruling);
    ledger.open(shown(figure(116, 56, Say::fire_value, Does::sets), Shown::line));
    write_tir_value(ledger, q, tir.batteries);
    tir.total = ledger.close();
    return tir;
}

std::vector<std::vector<std::size_t>> tir_groups(const FireQuestion& q) {
    const std::vector<std::size_t> all = firing(q);
    if (all.empty()) return {};
    // One element on one target here: per_element_and_target and per_target are the same tir.
    if (q.readings.at(Option::fire_grouping) != value::per_battery) return {all};
    std::vector<std::vector<std::size_t>> out;
    for (const std::size_t i : all) out.push_back({i});
    return out;
}

}  // namespace

Tir joint_tir(const std::vector<FireQuestion>& questions, const std::vector<Subject>& whose) {
    BACLER_CHECK(whose.size() == questions.size());
    Tir tir;
    Ledger ledger(tir.ruling);
    ledger.open(shown(figure(116, 56, Say::fire_value, Does::sets), Shown::line));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        ledger.open(about(figure(116, 56, Say::fire_value, Does::adds), whose[i]));
        write_tir_value(ledger, questions[i], firing(questions[i]));
        ledger.close();
    }
    tir.total = ledger.close();
    return tir;
}

void read_die(Tir& tir, int die) {
    const int units = tir.total % 10;
    BACLER_CHECK((die >= 1 && die <= 10) || (die == 0 && units == 0));
    Ledger ledger(tir.ruling);
    tir.die = die;
    ledger.resume(tir.total);
    ledger.write(with_words(scaling(122, 2, Say::tens_are_losses, 1, 10), tir.total));
    const bool more = die > 0 && die <= units;
    const Say say = die == 0 ? Say::no_die_needed : (more ? Say::one_more_loss : Say::no_more_loss);
    ledger.write(
        shown(with_words(figure(123, 1, say, more ? Does::adds : Does::no_bearing, more ? 1 : 0), die, units),
              Shown::deciding));
    tir.losses = ledger.total();
}

std::size_t tirs_of(const FireQuestion& question) {
    return verdict(rule_on_permission(question)) == Verdict::allowed ? tir_groups(question).size() : 0;
}

FireAnswer rule_on_fire(const FireQuestion& question, const std::vector<int>& dice) {
    FireAnswer answer;
    answer.may = rule_on_permission(question);
    if (verdict(answer.may) != Verdict::allowed) return answer;
    for (std::vector<std::size_t>& group : tir_groups(question))
        answer.tirs.push_back(make_tir(question, std::move(group)));
    if (dice.empty()) return answer;
    BACLER_CHECK(dice.size() == answer.tirs.size());
    FireTarget target = question.target;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        Tir& tir = answer.tirs[i];
        read_die(tir, dice[i]);
        FireHits hits = allot_fire_losses({tir.losses}, std::move(target));
        tir.hits = std::move(hits.hits);
        target = std::move(hits.left);
    }
    return answer;
}

namespace {

/// The fullest unit of a class, first of equals; null where nobody is left.
FireVictim* fullest(std::vector<FireVictim>& victims) {
    FireVictim* best = nullptr;
    for (FireVictim& v : victims)
        if (v.plaquettes > 0 && (best == nullptr || v.plaquettes > best->plaquettes)) best = &v;
    return best;
}

/// The classes losses run through: first rank, second rank, artillery.
constexpr std::size_t classes = 3;
std::vector<FireVictim>* victims_of(FireTarget& target, std::size_t which) {
    if (which == 2) return &target.artillery;
    return which < target.ranks.size() ? &target.ranks[which] : nullptr;
}

FireVictim* victim(FireTarget& target, std::size_t wanted) {
    constexpr std::size_t fallback_order[classes] = {0, 1, 2};
    std::vector<FireVictim>* first = victims_of(target, wanted);
    if (FireVictim* v = first == nullptr ? nullptr : fullest(*first)) return v;
    for (const std::size_t other : fallback_order) {
        std::vector<FireVictim>* victims = victims_of(target, other);
        if (FireVictim* v = victims == nullptr ? nullptr : fullest(*victims)) return v;
    }
    // Units behind the second rank are hit by nothing in the cycle, but they are still of the element (Q64).
    for (std::size_t rank = 2; rank < target.ranks.size(); ++rank)
        if (FireVictim* v = fullest(target.ranks[rank])) return v;
    return nullptr;
}

}  // namespace

FireHits allot_fire_losses(const std::vector<int>& losses_per_tir, FireTarget target) {
    FireHits out;
    for (const int losses : losses_per_tir) {
        for (int i = 0; i < losses; ++i) {
            FireVictim* v = victim(target, static_cast<std::size_t>(i) % classes);
            if (v == nullptr) break;
            --v->plaquettes;
            out.hits.push_back(v->id);
        }
    }
    out.left = std::move(target);
    return out;
}

}  // namespace bacler::plaquette
