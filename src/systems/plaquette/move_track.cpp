#include "systems/plaquette/move_track.hpp"

#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/distances.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bacler::plaquette {

using plane::Box;
using plane::Leg;

Track::Track(const Box& start, std::vector<Leg> legs)
    : legs_(std::move(legs)),
      stations_{start},
      before_{Length{}} {
    for (const Leg& leg : legs_) {
        before_.push_back(before_.back() + plane::length_of(stations_.back(), leg));
        stations_.push_back(plane::after(stations_.back(), leg));
    }
}

Length Track::along(std::size_t leg, double part) const {
    const double length = (before_[leg + 1] - before_[leg]).hundredths_of_mm;
    return {before_[leg].hundredths_of_mm + static_cast<std::int32_t>(std::lround(length * part))};
}

std::vector<TablePoint> Track::path_of_front() const {
    std::vector<TablePoint> out{plane::front_centre(stations_.front())};
    for (std::size_t i = 0; i < legs_.size(); ++i) {
        if (legs_[i].kind == Leg::Kind::about_face) continue;  // the front is elsewhere, nobody has moved
        const std::vector<TablePoint> leg = plane::path_of_front(stations_[i], legs_[i]);
        out.insert(out.end(), leg.begin() + (leg.front() == out.back() ? 1 : 0), leg.end());
    }
    return out;
}

Length MoveScene::deviation_to(ElementRef ref, Length gap) const {
    const bool at_the_stop = meets(gap, LimitWords::at_most, contact_distance) &&
                             meets(gap, LimitWords::at_least, contact_distance);
    if (at_the_stop) return {};
    const LaidElement& other = table->laid(ref);
    const MoverRef& mover = question->mover;
    if (mover.kind == MoverRef::Kind::element)
        return deviation_between(*table, table->laid(mover.element()), other);
    const Length own = mover.kind == MoverRef::Kind::unit
                           ? table->laid(mover.element()).unit_deviations[mover.unit]
                           : table->scenario->sides[mover.side].staffs[mover.index].deviation.value_or(
                                 table->scenario->deviation);
    return joint_deviation(own, other.deviation);
}

std::vector<const LaidElement*> elements_near(const MoveScene& scene, Length reach) {
    std::vector<const LaidElement*> out;
    // From wherever it starts it goes no further than its legs are long, its corners no further than a turn carries them.
    const Box& body = scene.start();
    const Length goes = scene.track.total() * 2 + Length{static_cast<std::int32_t>(std::ceil(std::hypot(
                                                      body.w.hundredths_of_mm, body.d.hundredths_of_mm)))};
    for (const std::size_t place : circles_within(*scene.table, body, goes + reach)) {
        const LaidElement& e = scene.table->elements[place];
        if (!scene.is_own(e.ref)) out.push_back(&e);
    }
    return out;
}

namespace {

/// 0 forbids, 1 permits, 2 was looked at.
int kind_of(const MoveCheck& check) {
    int kind = 2;
    for (const Finding& f : check.ruling.findings) {
        if (f.depth != 0) continue;
        if (f.does == Does::forbids) return 0;
        if (f.does == Does::permits) kind = 1;
    }
    return kind;
}

bool is_doubtful(const MoveCheck& check) {
    const Verdict v = verdict(check.ruling);
    return v == Verdict::too_close;
}

bool comes_before(const MoveCheck& a, const MoveCheck& b) {
    const int kind_a = kind_of(a), kind_b = kind_of(b);
    if (kind_a != kind_b) return kind_a < kind_b;
    if (is_doubtful(a) != is_doubtful(b)) return kind_a == 0 ? is_doubtful(b) : is_doubtful(a);
    constexpr Length never{std::numeric_limits<std::int32_t>::max()};
    return a.until.value_or(never) < b.until.value_or(never);
}

/// A condition of a rule that is met permits nothing where another condition of the rule is broken.
void withdraw_permits(std::vector<MoveCheck>& checks) {
    std::vector<RuleRef> broken;
    for (const MoveCheck& c : checks)
        for (const Finding& f : c.ruling.findings)
            if (f.depth == 0 && f.does == Does::forbids) broken.push_back(f.rule);
    for (MoveCheck& c : checks)
        for (Finding& f : c.ruling.findings)
            if (f.depth == 0 && f.does == Does::permits &&
                std::find(broken.begin(), broken.end(), f.rule) != broken.end())
                f.does = Does::no_bearing;
}

}  // namespace

Ruling in_order(std::vector<MoveCheck> checks) {
    withdraw_permits(checks);
    std::stable_sort(checks.begin(), checks.end(), comes_before);
    Ruling out;
    for (MoveCheck& check : checks) {
        for (Finding& f : check.ruling.findings) {
            if (f.depth != 0) continue;
            if (&check == &checks.front() && &f == &check.ruling.findings.front())
                f.shown = Shown::deciding;
            else if (f.does != Does::no_bearing)
                f.shown = Shown::line;
        }
        append(out, check.ruling);
    }
    return out;
}

}  // namespace bacler::plaquette
