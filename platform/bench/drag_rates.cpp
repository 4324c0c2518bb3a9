#include "platform/bench/drag_rates.hpp"

#include "app/handling/hand.hpp"
#include "base/check.hpp"
#include "platform/bench/timing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

namespace bacler::bench {

using namespace plaquette;

namespace {

/// The pull of an unzoomed drag on a screen of ten inches.
Pull unzoomed() {
    return pull_on_glass(1.0);
}

TablePoint between(TablePoint a, TablePoint b, double part) {
    const auto at = [&](Length from, Length to) {
        return from + Length{static_cast<std::int32_t>(std::lround((to - from).hundredths_of_mm * part))};
    };
    return {at(a.x, b.x), at(a.y, b.y)};
}

double apart(TablePoint a, TablePoint b) {
    return std::hypot((a.x - b.x).hundredths_of_mm, (a.y - b.y).hundredths_of_mm);
}

/// The middle of the nearest enemy.
std::optional<TablePoint> nearest_enemy(const LaidTable& table, const LaidElement& own) {
    std::optional<TablePoint> out;
    for (const LaidElement& e : table.elements)
        if (e.box && e.ref.side != own.ref.side &&
            (!out || apart(e.box->centre, own.box->centre) < apart(*out, own.box->centre)))
            out = e.box->centre;
    return out;
}

/// Ahead by 8 cm, to the side by 6, round by 30 degrees, and up to the nearest enemy.
std::vector<Wish> wishes(const LaidTable& table, const LaidElement& own) {
    const TablePoint front = plane::front_centre(*own.box);
    const Angle heading = own.box->heading;
    std::vector<Wish> out;
    for (int i = 1; i <= 10; ++i) out.push_back({plane::offset(front, heading, {}, {800 * i}), heading});
    for (int i = 1; i <= 6; ++i) out.push_back({plane::offset(front, heading, {1000 * i}, {}), heading});
    for (int i = 1; i <= 6; ++i) out.push_back({std::nullopt, heading + Angle{5000 * i}});
    if (const std::optional<TablePoint> enemy = nearest_enemy(table, own))
        for (int i = 1; i <= 12; ++i) out.push_back({between(front, *enemy, i / 12.0), heading});
    return out;
}

/// What the hand says of what it tries is what is ruled on it with all laid out anew; the move, with each piece asking of all others.
void check_same(const Hand& hand, const Wish& wish) {
    const LaidTable before = lay_out(hand.before(), plane::Index::Search::everything);
    const Attempt attempt =
        dragged(before, lay_out_meetings(before), {hand.mover(), {}, wish, unzoomed(), {}});
    BACLER_CHECK(hand.attempt() == attempt);
    const Scenario tried = attempt.question.legs.empty()
                               ? hand.before()
                               : moved(hand.before(), hand.mover(), attempt.question.legs);
    const LaidTable after = lay_out(tried);
    BACLER_CHECK(hand.consequences() == consequences_of(after, rule_on_table(after), hand.element()));
}

struct Times {
    std::vector<double> take_ups, steps, singles;
};

/// One drag, done anew so many times: of each step the median of its rounds, for another process that drives the caches cold costs one
/// round of it. Gives the median of the steps.
double drag(const Scenario& scenario, const LaidTable& table, const LaidElement& own, Times& times) {
    constexpr int rounds = 5;
    const MoverRef mover{MoverRef::Kind::element, own.ref.side, own.ref.element, 0};
    const std::vector<Wish> all = wishes(table, own);
    Rounds of_steps(all.size());
    for (int round = 0; round < rounds; ++round) {
        std::optional<Hand> hand;
        times.take_ups.push_back(milliseconds([&] { hand.emplace(scenario, mover, SequenceSoFar{}); }));
        for (std::size_t i = 0; i < all.size(); ++i)
            of_steps.time(i, [&] { hand->drag(all[i], unzoomed()); });
        if (round == 0) check_same(*hand, all.back());
    }
    return of_steps.add_to(times.steps, times.singles);
}

}  // namespace

DragRates drag_rates(const Scenario& scenario) {
    constexpr std::array orders{Stance::attack, Stance::manoeuvre, Stance::defence, Stance::fall_back,
                                Stance::retreat};
    DragRates out;
    Times times;
    Scenario ordered = scenario;
    const LaidTable table = lay_out(scenario);
    // Some fifty: elements of every kind, of both sides, in all parts of the table.
    const std::size_t stride = std::max<std::size_t>(1, table.elements.size() / 48);
    for (std::size_t i = 0, k = 0; i < table.elements.size(); i += stride, ++k) {
        const LaidElement& own = table.elements[i];
        if (!own.box) continue;
        Element& element = ordered.sides[own.ref.side].elements[own.ref.element];
        const Stance was = element.stance;
        for (const Stance order : {was, orders[k % orders.size()]}) {
            element.stance = order;
            const double median = drag(ordered, table, own, times);
            if (median <= out.slowest_element) continue;
            out.slowest_element = median;
            out.slowest_id = element.id;
        }
        element.stance = was;
    }
    out.steps = times.steps.size();
    out.take_up = below(times.take_ups, 0.5);
    out.step = below(times.steps, 0.5);
    out.slow_step = below(times.steps, 0.99);
    out.slowest = below(times.steps, 1);
    out.slowest_single = below(times.singles, 1);
    return out;
}

}  // namespace bacler::bench
