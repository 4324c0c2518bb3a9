#include "app/handling/drag.hpp"

#include "app/handling/surroundings.hpp"
#include "board/plane/convex.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/movement.hpp"

#include <algorithm>
#include <cmath>

namespace bacler {

using plane::Box;
using plane::FirstContact;
using plane::Leg;
using plane::Vec;
using plaquette::contact_distance;

namespace {

constexpr double noise_mm = 2.5;  ///< of a finger, on the glass
constexpr double stop_noise_mm =
    3.5;  ///< the stop is what most drags are for: nearly all of a finger's noise
constexpr double least_pull_cm = 0.15, most_pull_cm = 3.5, most_stop_pull_cm = 6;
constexpr Length parallel_within{10000};  ///< of an enemy: farther off nobody aligns by eye

double mm(Length l) {
    return l.hundredths_of_mm / 100.0;
}

double dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}

double length_of(Vec v) {
    return std::hypot(v.x, v.y);
}

Leg straight(Vec by) {
    return {Leg::Kind::straight, plane::rounded_length(by.x), plane::rounded_length(by.y), {}};
}

Vec front_of(const Box& box) {
    return plane::in_mm(plane::front_centre(box));
}

std::vector<Box> boxes_of(const std::vector<Standing>& standing) {
    std::vector<Box> out;
    for (const Standing& s : standing) out.push_back(s.box);
    return out;
}

Length at_least(Length a, Length b) {
    return std::max(a, b);
}

/// The middle of a side of a body, and the way out of it.
struct Face {
    Vec middle, out;
};
Face face_of(const Box& box, plane::Zone side) {
    const Vec out = plane::frame_of(plane::outward(box, side)).ahead;
    const bool is_end = side == plane::Zone::front || side == plane::Zone::rear;
    return {plane::in_mm(box.centre) + out * (mm(is_end ? box.d : box.w) / 2), out};
}

/// One drag: it is turned first, then laid on a line, then given its length.
class Snapper {
public:
    Snapper(const plaquette::LaidTable& table, const std::vector<plaquette::MeetingLayout>& meetings,
            const DragQuestion& question)
        : table_(table),
          meetings_(meetings),
          question_(question),
          start_(*plaquette::body_of(table, question.mover)),
          body_(after_all(start_, question.planned)) {
        attempt_.question = {question.mover, question.planned, {}, question.so_far};
        Length reach = at_least(start_.w, start_.d) * 3 + contact_distance * 4;
        if (question.wish.front) reach = reach + plane::rounded_length(length_of(wished() - front_of(body_)));
        around_ = surroundings_of(table, question.mover, body_, reach + question.pull.stop);
        enemies_ = boxes_of(around_.enemies);
    }

    Attempt run() {
        turn();
        if (question_.wish.front) go();
        attempt_.answer = plaquette::rule_on_move(table_, meetings_, attempt_.question);
        return std::move(attempt_);
    }

private:
    Vec wished() const { return plane::in_mm(*question_.wish.front); }

    void hold(Snap snap) { attempt_.snaps.push_back(snap); }

    void add(const Leg& leg) {
        attempt_.question.legs.push_back(leg);
        body_ = plane::after(body_, leg);
    }

    // --- turning

    /// The heading along the nearest enemy's side that it faces, where it is nearly along it.
    Angle aligned(Angle heading) {
        const TablePoint at = question_.wish.front.value_or(plane::front_centre(body_));
        Box there = body_;
        if (question_.wish.front) there = plane::after(body_, straight(wished() - front_of(body_)));
        double nearest = question_.wish.front ? mm(parallel_within) : 1e9;
        std::optional<Snap> best;
        Angle out = heading;
        for (const Standing& enemy : around_.enemies) {
            plane::Zone side = plane::zone_of(enemy.box, at);
            if (side == plane::Zone::inside) side = plane::zone_of(enemy.box, plane::front_centre(body_));
            if (side == plane::Zone::inside) continue;
            const Angle facing = plane::outward(enemy.box, side) + Angle{full_circle / 2};
            const double off = std::abs(degrees_between(heading, facing));
            const double gap = plane::gap(there, enemy.box).mm;
            if (off > in_degrees(question_.pull.turn) || gap > nearest) continue;
            nearest = gap;
            out = facing;
            best = Snap{Snap::Kind::parallel, enemy.element, side};
        }
        if (best) hold(*best);
        return out;
    }

    void turn() {
        const Angle heading = aligned(question_.wish.heading);
        for (Leg leg : legs_to_face(body_, heading, table_.scenario->readings)) {
            const std::optional<FirstContact> met =
                plane::first_contact(body_, leg, enemies_, contact_distance);
            if (met) {
                leg.turn = {static_cast<std::int32_t>(leg.turn.thousandths_of_degree * met->part)};
                hold({Snap::Kind::enemy_stop, around_.enemies[met->which].element, {}});
            }
            if (leg.kind == Leg::Kind::about_face || leg.turn.thousandths_of_degree > 0) add(leg);
            if (met) return;
        }
    }

    // --- the line

    struct Line {
        Vec to;
        double off;  ///< from the wish, mm
        std::optional<Snap> snap;
        std::optional<std::size_t> enemy;  ///< place among those around
    };

    void offer(std::optional<Line>& best, const Line& line) const {
        if (line.off <= mm(question_.pull.place) && (!best || line.off < best->off)) best = line;
    }

    Line line() const {
        const Vec from = front_of(body_), step = wished() - from;
        const plane::Frame own = plane::frame_of(body_.heading);
        std::optional<Line> best;
        const double along = dot(step, own.ahead), across = std::abs(dot(step, own.right));
        if (std::abs(along) > across)
            offer(best, {from + own.ahead * along, across, Snap{Snap::Kind::ahead, {}, {}}, {}});
        for (std::size_t i = 0; i < around_.enemies.size(); ++i) {
            const Standing& enemy = around_.enemies[i];
            for (const plane::Zone side :
                 {plane::Zone::front, plane::Zone::left_flank, plane::Zone::right_flank, plane::Zone::rear}) {
                const Face face = face_of(enemy.box, side);
                if (dot(own.ahead, face.out) > -0.7 || dot(from - face.middle, face.out) <= 0) continue;
                const double out = dot(wished() - face.middle, face.out);
                const Vec to = face.middle + face.out * out;
                if (out > mm(parallel_within + question_.pull.stop)) continue;
                offer(best, {to, length_of(wished() - to), Snap{Snap::Kind::centre, enemy.element, side}, i});
            }
        }
        return best.value_or(Line{wished(), 0, {}, {}});
    }

    /// Where a body on the line before the middle of an enemy's side stands 3 cm from it.
    std::optional<Vec> stop_before(const Line& line) const {
        const Face face = face_of(around_.enemies[*line.enemy].box, line.snap->side);
        const double run = mm(contact_distance) * 4 + mm(at_least(body_.w, body_.d));
        const Vec from = face.middle + face.out * run;
        const Box there = plane::after(body_, straight(from - front_of(body_)));
        const std::optional<FirstContact> met =
            plane::first_contact(there, straight(face.out * -run), enemies_, contact_distance);
        if (!met || met->which != *line.enemy) return std::nullopt;
        return front_of(met->body);
    }

    // --- the length

    void go() {
        const Line wanted = line();
        if (wanted.enemy && go_before_centre(wanted)) return;
        if (wanted.snap) hold(*wanted.snap);
        go_along(wanted.to - front_of(body_));
    }

    /// To the stop before the middle of an enemy's side, if that is meant and the way is free.
    bool go_before_centre(const Line& wanted) {
        const std::optional<Vec> end = stop_before(wanted);
        if (!end) return false;
        const Face face = face_of(around_.enemies[*wanted.enemy].box, wanted.snap->side);
        if (dot(wanted.to - *end, face.out) > mm(question_.pull.stop)) return false;
        const Leg leg = straight(*end - front_of(body_));
        const std::optional<FirstContact> met = plane::first_contact(body_, leg, enemies_, contact_distance);
        // Somebody else stands in the way: no centre is reached, and the stop is before him.
        if (met && length_of(front_of(met->body) - *end) > mm(grain)) return false;
        hold(*wanted.snap);
        hold({Snap::Kind::enemy_stop, wanted.snap->of, {}});
        add(leg);
        return true;
    }

    void go_along(Vec step) {
        const double length = length_of(step);
        if (length < mm(grain)) return;
        const Vec way = step / length;
        const Leg longer = straight(way * (length + mm(question_.pull.stop)));
        const std::optional<FirstContact> met =
            plane::first_contact(body_, longer, enemies_, contact_distance);
        const double stop = met ? length_of(front_of(met->body) - front_of(body_)) : 1e9;
        if (const std::optional<double> measure = whole_measure(way, length, stop)) {
            add(straight(way * *measure));
            return;
        }
        if (met) {
            attempt_.snaps.push_back({Snap::Kind::enemy_stop, around_.enemies[met->which].element, {}});
            const Leg leg{Leg::Kind::straight,
                          met->body.centre.x - body_.centre.x,
                          met->body.centre.y - body_.centre.y,
                          {}};
            if (leg.dx != Length{} || leg.dy != Length{}) add(leg);
            return;
        }
        add(straight(way * clear_of_friends(way, length)));
    }

    /// A distance that the orders or the allowance make, where the wish lies at it and the stop lies no nearer to hand.
    std::optional<double> whole_measure(Vec way, double length, double stop) {
        plaquette::MoveQuestion plain = attempt_.question;
        plain.legs.push_back(straight(way * std::min(length, stop)));
        const Length allowance = plaquette::allowance_of_move(table_, plain);
        double before = mm(question_.so_far.used);
        Box station = start_;
        for (const Leg& leg : attempt_.question.legs) {
            before += mm(plane::length_of(station, leg));
            station = plane::after(station, leg);
        }
        std::optional<std::pair<double, Snap::Kind>> best;
        double nearest = mm(question_.pull.place);
        for (const auto& [cm, kind] : measures(allowance)) {
            const double at = cm * 10.0 - before, off = std::abs(at - length);
            const bool is_meant = off <= nearest && at > 0 && at <= stop;
            if (!is_meant) continue;
            best = {at, kind};
            nearest = off;
        }
        if (const std::optional<double> keep = keeping_off(allowance, way, length); keep && *keep <= stop)
            if (std::abs(*keep - length) <= nearest) best = {*keep, Snap::Kind::keep_off};
        if (!best) return std::nullopt;
        const bool stop_is_nearer =
            stop < 1e8 && (length >= stop || stop - length <= mm(question_.pull.stop));
        const bool may_stop = stop + before <= mm(allowance) + mm(grain);
        if (stop_is_nearer && may_stop) return std::nullopt;
        hold({best->second, {}, {}});
        return best->first;
    }

    std::vector<std::pair<double, Snap::Kind>> measures(Length most) const {
        const double allowance = in_cm(most);
        std::vector<std::pair<double, Snap::Kind>> out{{allowance, Snap::Kind::full_move}};
        if (question_.mover.kind != plaquette::MoverRef::Kind::element) return out;
        const plaquette::OrderLimits limits = plaquette::order_limits(static_cast<int>(allowance));
        switch (table_.element(question_.mover.element()).stance) {
            case plaquette::Stance::attack:
                out.emplace_back(limits.attack_least, Snap::Kind::half_move);
                break;
            case plaquette::Stance::defence: out = {{limits.defence_most, Snap::Kind::adjustment}}; break;
            default: break;
        }
        return out;
    }

    /// How far it may go this way in manoeuvre before it is as near an enemy as it may be.
    std::optional<double> keeping_off(Length allowance, Vec way, double length) const {
        if (question_.mover.kind != plaquette::MoverRef::Kind::element ||
            table_.element(question_.mover.element()).stance != plaquette::Stance::manoeuvre)
            return std::nullopt;
        const int cm = plaquette::order_limits(static_cast<int>(in_cm(allowance))).manoeuvre_keep;
        const std::optional<FirstContact> met = plane::first_contact(
            body_, straight(way * (length + mm(question_.pull.place))), enemies_, Length{1000 * cm});
        if (!met || met->part <= 0) return std::nullopt;
        return length_of(front_of(met->body) - front_of(body_));
    }

    /// The same length, or the nearest within the pull that ends 3 cm clear of friends.
    double clear_of_friends(Vec way, double length) {
        const std::vector<Box> friends = boxes_of(around_.friends);
        const auto end = [&](double l) { return plane::after(body_, straight(way * l)); };
        const auto is_clear = [&](double l) {
            return std::all_of(friends.begin(), friends.end(), [&](const Box& f) {
                return meets(plane::gap(end(l), f).distance, LimitWords::at_least, contact_distance);
            });
        };
        if (is_clear(length)) return length;
        std::optional<double> best;
        const double pull = mm(question_.pull.place);
        for (const double from : {std::max(0.0, length - pull), length + pull}) {
            const std::optional<FirstContact> met =
                plane::first_contact(end(from), straight(way * (length - from)), friends, contact_distance);
            if (!met) continue;
            const double at = dot(front_of(met->body) - front_of(body_), way);
            if (is_clear(at) && (!best || std::abs(at - length) < std::abs(*best - length))) best = at;
        }
        if (best) hold({Snap::Kind::friend_stop, {}, {}});
        return best.value_or(length);
    }

    const plaquette::LaidTable& table_;
    const std::vector<plaquette::MeetingLayout>& meetings_;
    const DragQuestion& question_;
    Box start_, body_;
    Surroundings around_;
    std::vector<Box> enemies_;
    Attempt attempt_;
};

}  // namespace

Pull pull_on_glass(double mm_of_glass_a_cm) {
    const double cm_a_mm = 1 / std::max(0.01, mm_of_glass_a_cm);
    return {length_from_cm(std::clamp(noise_mm * cm_a_mm, least_pull_cm, most_pull_cm)),
            length_from_cm(std::clamp(stop_noise_mm * cm_a_mm, least_pull_cm, most_stop_pull_cm)),
            angle_from_degrees(4)};
}

Attempt dragged(const plaquette::LaidTable& table, const std::vector<plaquette::MeetingLayout>& meetings,
                const DragQuestion& question) {
    return Snapper(table, meetings, question).run();
}

Attempt stated(const plaquette::LaidTable& table, const std::vector<plaquette::MeetingLayout>& meetings,
               const plaquette::MoveQuestion& question) {
    return {question, plaquette::rule_on_move(table, meetings, question), {}};
}

bool holds(const std::vector<Snap>& snaps, Snap::Kind kind) {
    return std::any_of(snaps.begin(), snaps.end(), [kind](const Snap& s) { return s.kind == kind; });
}

}  // namespace bacler
