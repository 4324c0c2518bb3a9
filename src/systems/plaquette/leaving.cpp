#include "systems/plaquette/leaving.hpp"

#include "base/check.hpp"
#include "board/plane/convex.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/manoeuvring.hpp"

#include <algorithm>
#include <set>

namespace bacler::plaquette {

using plane::Box;

namespace {

constexpr Angle half_turn{180000};

Length from_cm(int cm) {
    return {cm * 1000};
}

bool turns_away(WithdrawalCause cause) {
    return cause == WithdrawalCause::retreat || cause == WithdrawalCause::rout;
}

/// The element faces as it will go: turned about where each stands, or wheeled about its middle.
void face(Element& element, Angle heading) {
    const Box body = *element_box(element);
    if (body.heading == heading) return;
    if (body.heading + half_turn == heading) {
        turn_about(element);
        return;
    }
    Box turned = body;
    turned.heading = heading;
    carry(element, body, turned);
}

struct Goer {
    const LaidTable& table;
    ElementRef ref;
    Element closed;  ///< as it goes
    Angle direction;

    MarchQuestion march() const {
        MarchQuestion q;
        for (const ScenarioUnit& u : closed.units)
            q.movers.push_back({u.unit.arm, u.unit.weight, u.unit.formation, false});
        if (closed.under) q.staff_value = table.side(ref).staffs[*closed.under].value;
        q.staff_commands = is_in_command(table, ref).value_or(true);
        return q;
    }

    /// Distinct features that it stands in or enters between two distances along its way.
    int features(Length from, Length to) const {
        std::set<std::size_t> met;
        for (const Box& foot : unit_boxes(closed)) {
            Box there = foot;
            there.centre = plane::offset(foot.centre, direction, {}, from);
            const plane::Vec step = plane::frame_of(direction).ahead * ((to - from).hundredths_of_mm / 100.0);
            for (const std::size_t f : slowing_features(table, plane::swept(there, step))) met.insert(f);
        }
        return static_cast<int>(met.size());
    }

    /// How many features slow a move that begins so far along: the fewest that the move they leave does not exceed.
    int slowed_by(WithdrawalCause cause, Length from) const {
        WithdrawalQuestion q{march(), cause, {}};
        for (int k = 0;; ++k) {
            q.features_per_move = {k};
            const int cm = rule_on_withdrawal(q, table.scenario->readings).move.cm;
            if (features(from, from + from_cm(cm)) <= k || cm == 0) return k;
        }
    }

    int cm(WithdrawalCause cause, std::vector<int> features_per_move) const {
        return rule_on_withdrawal({march(), cause, std::move(features_per_move)}, table.scenario->readings)
            .move.cm;
    }
};

Goer goer_of(const LaidTable& table, ElementRef ref, WithdrawalCause cause, Angle direction,
             const std::vector<int>& lost) {
    const bool keeps =
        cause == WithdrawalCause::recoil && table.scenario->readings.on(Option::recoil_keeps_formation);
    Goer goer{table, ref,
              closed_up(table.element(ref), lost, keeps ? Closing::as_it_is : Closing::into_columns),
              direction};
    if (!goer.closed.units.empty()) face(goer.closed, turns_away(cause) ? direction : direction + half_turn);
    return goer;
}

std::vector<int> features_of_moves(const Goer& goer, WithdrawalCause cause) {
    if (cause != WithdrawalCause::rout) return {goer.slowed_by(cause, {})};
    const int first = goer.slowed_by(WithdrawalCause::retreat, {});
    const Length half_way = from_cm(goer.cm(WithdrawalCause::retreat, {first}));
    return {first, goer.slowed_by(WithdrawalCause::retreat, half_way)};
}

std::vector<ElementRef> friends_of(const LaidTable& table, ElementRef ref) {
    std::vector<ElementRef> out;
    for (const LaidElement& e : table.elements)
        if (e.ref.side == ref.side && !(e.ref == ref) && e.box) out.push_back(e.ref);
    return out;
}

}  // namespace

LeavingAnswer rule_on_leaving(const LaidTable& table, const LeavingQuestion& q) {
    LeavingAnswer out;
    Goer goer = goer_of(table, q.element, q.cause, q.direction, q.lost);
    out.after = goer.closed;
    if (goer.closed.units.empty()) {
        Ledger(out.ruling).write(figure(207, Say::nothing_left_of_it, Does::no_bearing));
        return out;
    }
    out.from = *element_box(goer.closed);
    RecoilQuestion recoil;
    recoil.box = out.from;
    recoil.direction = q.direction;
    recoil.cause = q.cause;
    recoil.distance = from_cm(q.cm ? *q.cm : goer.cm(q.cause, features_of_moves(goer, q.cause)));
    const std::vector<ElementRef> friends = friends_of(table, q.element);
    if (q.cause != WithdrawalCause::evasion) {
        for (const ElementRef ref : friends) recoil.friends.push_back(*table.laid(ref).box);
        recoil.full_move = from_cm(goer.cm(WithdrawalCause::fall_back,
                                           {goer.slowed_by(WithdrawalCause::fall_back, recoil.distance)}));
    }
    RecoilAnswer gone = rule_on_recoil(recoil);
    out.end = gone.end;
    out.moved = gone.moved;
    out.order_points_lost = gone.order_points_lost;
    for (const std::size_t i : gone.landed_on) out.landed_on.push_back(friends[i]);
    out.ruling = std::move(gone.ruling);
    Finding way = figure(q.cause == WithdrawalCause::evasion ? 127 : 197 + static_cast<int>(q.cause), 107,
                         Say::goes_away_by, Does::no_bearing);
    way.measure = static_cast<std::int32_t>(out.ruling.measures.size());
    out.ruling.measures.push_back({out.moved,
                                   recoil.distance,
                                   LimitWords::at_most,
                                   {},
                                   plane::front_centre(out.from),
                                   plane::front_centre(out.end)});
    out.ruling.findings.insert(out.ruling.findings.begin(), shown(way, Shown::line));
    face(out.after, out.end.heading);
    carry(out.after, *element_box(out.after), out.end);
    return out;
}

std::array<int, 5> hindrances_of(const LaidTable& table, ElementRef element, Angle direction) {
    std::array<int, 5> out{};
    const auto goer = [&](WithdrawalCause cause) { return goer_of(table, element, cause, direction, {}); };
    for (const WithdrawalCause cause :
         {WithdrawalCause::recoil, WithdrawalCause::fall_back, WithdrawalCause::retreat})
        out[static_cast<std::size_t>(cause)] = goer(cause).slowed_by(cause, {});
    const std::vector<int> rout = features_of_moves(goer(WithdrawalCause::rout), WithdrawalCause::rout);
    out[3] = rout[0];
    out[4] = rout[1];
    return out;
}

}  // namespace bacler::plaquette
