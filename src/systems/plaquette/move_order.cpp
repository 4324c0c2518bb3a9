#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/move_track.hpp"
#include "systems/plaquette/movement.hpp"

#include <algorithm>
#include <array>
#include <cmath>

/// What the order of the element asks of its move.
namespace bacler::plaquette {

using plane::Box;
using plane::Leg;

namespace {

constexpr double grain_mm = grain.hundredths_of_mm / 100.0;
constexpr Length adjustment{5000};  // R077

Length from_cm(int cm) {
    return {cm * 1000};
}
int whole_cm(Length l) {
    return l.hundredths_of_mm / 1000;
}

MoveCheck one(Finding f, std::optional<Measurement> m = {}, std::optional<Length> until = {}) {
    MoveCheck check;
    if (m) {
        f.measure = 0;
        check.ruling.measures.push_back(*m);
    }
    check.ruling.findings.push_back(f);
    if (f.does == Does::forbids) check.until = until;
    return check;
}

struct Enemy {
    ElementRef ref;
    Box box;
    plane::Gap at_start, at_end;
};

Enemy enemy_of(const MoveScene& scene, const LaidElement& e) {
    return {e.ref, *e.box, plane::gap(scene.start(), *e.box), plane::gap(scene.end(), *e.box)};
}

std::vector<Enemy> enemies_of(const MoveScene& scene) {
    std::vector<Enemy> out;
    for (const LaidElement& e : scene.table->elements)
        if (!scene.is_friend(e.ref) && e.box) out.push_back(enemy_of(scene, e));
    return out;
}

std::vector<Enemy> enemies_near(const MoveScene& scene) {
    std::vector<Enemy> out;
    for (const LaidElement* e : scene.near)
        if (!scene.is_friend(e->ref)) out.push_back(enemy_of(scene, *e));
    return out;
}

double centres_apart(const Box& a, const Box& b) {
    const plane::Vec off = plane::in_mm(a.centre) - plane::in_mm(b.centre);
    return std::hypot(off.x, off.y);
}

/// The enemies that an attack may be towards: the one it names (Q29), else the few whose middle it approaches most.
std::vector<Enemy> approached(const MoveScene& scene) {
    constexpr std::size_t few = 8;
    std::vector<std::pair<double, const LaidElement*>> by_gain;
    for (const LaidElement& e : scene.table->elements) {
        if (scene.is_friend(e.ref) || !e.box) continue;
        if (scene.question->towards && !(e.ref == *scene.question->towards)) continue;
        by_gain.emplace_back(centres_apart(scene.end(), *e.box) - centres_apart(scene.start(), *e.box), &e);
    }
    std::stable_sort(by_gain.begin(), by_gain.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Enemy> out;
    for (std::size_t i = 0; i < std::min(few, by_gain.size()); ++i)
        out.push_back(enemy_of(scene, *by_gain[i].second));
    return out;
}

const Enemy* nearest_at_start(const std::vector<Enemy>& enemies) {
    const auto nearest = std::min_element(enemies.begin(), enemies.end(), [](const Enemy& a, const Enemy& b) {
        return a.at_start.mm < b.at_start.mm;
    });
    return nearest == enemies.end() ? nullptr : &*nearest;
}

bool comes_nearer(const Enemy& e) {
    return meets(e.at_end.distance, LimitWords::less_than, e.at_start.distance);
}

Measurement to_enemy(const MoveScene& scene, const Enemy& e, LimitWords words, Length limit) {
    return {e.at_end.distance, limit,      words, scene.deviation_to(e.ref, e.at_end.distance),
            e.at_end.from,     e.at_end.to};
}

bool is_turn(const Leg& leg) {
    return leg.kind != Leg::Kind::straight;
}

/// Legs of the advance itself: after one change of facing at the start, before the sideways alignment on contact (R128).
struct Advance {
    std::size_t first{0}, last{0};  ///< half open
    bool is_straight{true};
    std::optional<Length> bends_at;
    Length length;
};

Advance advance_of(const MoveScene& scene) {
    const std::vector<Leg>& legs = scene.track.legs();
    Advance a;
    a.last = scene.aligning_from;
    if (!legs.empty() && is_turn(legs.front())) a.first = 1;
    a.last = std::max(a.first, a.last);
    std::optional<plane::Vec> way;
    for (std::size_t i = a.first; i < a.last; ++i) {
        const plane::Vec step{legs[i].dx.hundredths_of_mm / 100.0, legs[i].dy.hundredths_of_mm / 100.0};
        const double mm = std::hypot(step.x, step.y);
        const bool same_way = !way || std::abs(way->x * step.y - way->y * step.x) <= grain_mm;
        const bool onward = !way || way->x * step.x + way->y * step.y >= 0;
        if (is_turn(legs[i]) || !same_way || !onward) {
            a.is_straight = false;
            if (!a.bends_at) a.bends_at = scene.track.before(i);
            continue;
        }
        if (!way && mm > grain_mm) way = step / mm;
        a.length = a.length + (scene.track.before(i + 1) - scene.track.before(i));
    }
    return a;
}

/// What excuses an attack from its half move (Q29): an engagement, the 3 cm stop, the table's edge.
std::optional<Say> excuse_of(const MoveScene& scene) {
    if (scene.engages) return Say::excused_by_contact;
    for (const LaidElement* e : scene.near) {
        const Length gap = plane::gap(scene.end(), *e->box).distance;
        if (meets(gap, LimitWords::at_most, contact_distance)) return Say::excused_by_stop;
    }
    for (const TablePoint p : plane::corners(scene.end())) {
        const Length edge =
            std::min({p.x, p.y, scene.table->scenario->width - p.x, scene.table->scenario->depth - p.y});
        if (meets(edge, LimitWords::at_most, Length{})) return Say::excused_by_edge;
    }
    return std::nullopt;
}

/// Does an attack only change its facing, by an order of its own, and have its advance still to come (Q29)?
bool only_turns(const MoveScene& scene, Length least) {
    const SequenceSoFar& so_far = scene.question->so_far;
    const std::vector<Leg>& legs = scene.track.legs();
    if (!so_far.goes_on || so_far.has_moved || legs.size() != 1 || !is_turn(legs.front())) return false;
    return meets(scene.allowance - so_far.used - scene.track.before(1), LimitWords::at_least, least);
}

std::vector<MoveCheck> attack(const MoveScene& scene) {
    std::vector<MoveCheck> out;
    const Advance advance = advance_of(scene);
    const SequenceSoFar& so_far = scene.question->so_far;
    const Length least = from_cm(order_limits(whole_cm(scene.allowance)).attack_least);
    if (only_turns(scene, least)) {
        out.push_back(one(figure(72, 29, Say::turns_to_attack, Does::permits, whole_cm(least))));
        return out;
    }
    out.push_back(one(figure(72, 29, advance.is_straight ? Say::advances_straight : Say::advance_bends,
                             advance.is_straight ? Does::permits : Does::forbids),
                      {}, advance.bends_at));
    const Length advanced = advance.length + (so_far.has_moved ? so_far.used : Length{});
    const bool enough = meets(advanced, LimitWords::at_least, least);
    const std::optional<Say> excuse = enough ? std::nullopt : excuse_of(scene);
    const Measurement m{advanced,
                        least,
                        LimitWords::at_least,
                        {},
                        plane::front_centre(scene.track.stations()[advance.first]),
                        plane::front_centre(scene.track.stations()[advance.last])};
    out.push_back(one(figure(72, 29, enough ? Say::attack_goes_half : excuse.value_or(Say::attack_too_short),
                             enough || excuse ? Does::permits : Does::forbids),
                      m));
    const std::vector<Enemy> enemies = approached(scene);
    const auto most = std::max_element(enemies.begin(), enemies.end(), [](const Enemy& a, const Enemy& b) {
        return a.at_start.mm - a.at_end.mm < b.at_start.mm - b.at_end.mm;
    });
    if (most == enemies.end()) return out;
    const bool nearer = comes_nearer(*most);
    out.push_back(one(with_words(figure(72, 29, nearer ? Say::ends_nearer : Say::ends_no_nearer,
                                        nearer ? Does::permits : Does::forbids),
                                 element_word(most->ref)),
                      to_enemy(scene, *most, LimitWords::less_than, most->at_start.distance)));
    out.back().ruling.measures.front().sd = {};  // the same error before and after
    return out;
}

/// The first place on the path nearer to an enemy than half a move (R074), or than it stood (Q30).
std::vector<MoveCheck> manoeuvre(const MoveScene& scene) {
    const Length keep = from_cm(order_limits(whole_cm(scene.untouched)).manoeuvre_keep);
    std::vector<MoveCheck> out;
    const Enemy* nearest = nullptr;
    const std::vector<Enemy> enemies = enemies_near(scene);
    for (const Enemy& e : enemies) {
        if (nearest == nullptr || e.at_end.mm < nearest->at_end.mm) nearest = &e;
        for (std::size_t leg = 0; leg < scene.track.legs().size(); ++leg) {
            const std::array<Box, 1> body{e.box};
            const auto hit =
                plane::first_contact(scene.track.stations()[leg], scene.track.legs()[leg], body, keep);
            if (!hit) continue;
            const plane::Gap g = plane::gap(scene.track.stations()[leg + 1], e.box);
            const bool was_nearer = meets(e.at_start.distance, LimitWords::less_than, keep);
            const Length limit = was_nearer ? e.at_start.distance : keep;
            out.push_back(one(
                with_words(
                    figure(74, 30, was_nearer ? Say::comes_nearer_still : Say::comes_too_near, Does::forbids),
                    element_word(e.ref)),
                Measurement{g.distance, limit, LimitWords::at_least,
                            was_nearer ? Length{} : scene.deviation_to(e.ref, g.distance), g.from, g.to},
                scene.track.along(leg, hit->part)));
            break;
        }
    }
    if (!out.empty() || nearest == nullptr) return out;
    const bool far = meets(nearest->at_end.distance, LimitWords::at_least, keep);
    out.push_back(
        one(with_words(figure(74, 30, far ? Say::keeps_half_a_move_off : Say::comes_no_nearer, Does::permits),
                       element_word(nearest->ref)),
            to_enemy(scene, *nearest, LimitWords::at_least, far ? keep : nearest->at_start.distance)));
    if (!far) out.back().ruling.measures.front().sd = {};
    return out;
}

/// How far the corner that moved farthest is from where it stood, and between which points (Q31). An about-face moves nobody.
Measurement farthest_corner(const MoveScene& scene, std::size_t station) {
    const std::array<TablePoint, 4> from = plane::corners(scene.start());
    std::array<TablePoint, 4> to = plane::corners(scene.track.stations()[station]);
    std::size_t faced_about = 0;
    for (std::size_t i = 0; i < station; ++i)
        if (scene.track.legs()[i].kind == Leg::Kind::about_face) faced_about += 2;
    Measurement m{{}, adjustment, LimitWords::at_most, {}, from[0], to[0]};
    for (std::size_t i = 0; i < 4; ++i) {
        const TablePoint there = to[(i + faced_about) % 4];
        const plane::Vec off = plane::in_mm(there) - plane::in_mm(from[i]);
        const Length moved = plane::rounded_length(std::hypot(off.x, off.y));
        if (moved > m.value) m = {moved, adjustment, LimitWords::at_most, {}, from[i], there};
    }
    return m;
}

std::vector<MoveCheck> defence(const MoveScene& scene) {
    Measurement worst = farthest_corner(scene, 0);
    for (std::size_t s = 1; s < scene.track.stations().size(); ++s) {
        const Measurement m = farthest_corner(scene, s);
        if (m.value > worst.value) worst = m;
    }
    worst.value = worst.value + scene.question->so_far.used;
    const bool within = meets(worst.value, LimitWords::at_most, adjustment);
    return {one(figure(77, 31, within ? Say::adjusts_its_place : Say::adjusts_too_far,
                       within ? Does::permits : Does::forbids),
                worst, std::max(Length{}, adjustment - scene.question->so_far.used))};
}

std::vector<MoveCheck> keeps_off(const MoveScene& scene, int rule, const std::vector<Enemy>& enemies) {
    std::vector<MoveCheck> out;
    for (const Enemy& e : enemies) {
        if (!comes_nearer(e)) continue;
        out.push_back(one(
            with_words(figure(rule, 34, Say::comes_nearer_in_retreat, Does::forbids), element_word(e.ref)),
            to_enemy(scene, e, LimitWords::at_least, e.at_start.distance), Length{}));
        out.back().ruling.measures.front().sd = {};
    }
    if (out.empty()) out.push_back(one(figure(rule, 34, Say::comes_nearer_to_nobody, Does::permits)));
    return out;
}

/// In repli (Q34): no nearer to anybody, and half its move away where an enemy is within one move.
std::vector<MoveCheck> fall_back(const MoveScene& scene) {
    const std::vector<Enemy> enemies = enemies_of(scene);
    std::vector<MoveCheck> out = keeps_off(scene, 80, enemies);
    const Enemy* nearest = nearest_at_start(enemies);
    if (nearest == nullptr || scene.readings().on(Option::repli_free_to_halt)) return out;
    if (!meets(nearest->at_start.distance, LimitWords::at_most, scene.allowance)) return out;
    const Length least = from_cm(half_move(whole_cm(scene.allowance)));
    const Length gone = scene.track.total() + scene.question->so_far.used;
    const bool enough = meets(gone, LimitWords::at_least, least);
    out.push_back(one(with_words(figure(80, 34, enough ? Say::draws_off_half : Say::draws_off_too_little,
                                        enough ? Does::permits : Does::forbids),
                                 element_word(nearest->ref)),
                      Measurement{gone,
                                  least,
                                  LimitWords::at_least,
                                  {},
                                  plane::front_centre(scene.start()),
                                  plane::front_centre(scene.end())}));
    return out;
}

/// The edge a side has at its back: the one that most of its elements turn theirs to. 0 near, 1 far, 2 left, 3 right.
int own_edge(const MoveScene& scene) {
    std::array<int, 4> count{};
    for (const LaidElement& e : scene.table->elements) {
        if (!scene.is_friend(e.ref) || !e.box) continue;
        const int heading = e.box->heading.thousandths_of_degree;
        const int edge =
            heading < 45000 || heading >= 315000 ? 0 : (heading < 135000 ? 2 : (heading < 225000 ? 1 : 3));
        const Stance stance = scene.table->element(e.ref).stance;
        if (stance != Stance::retreat && !scene.is_own(e.ref)) ++count[static_cast<std::size_t>(edge)];
    }
    return static_cast<int>(std::max_element(count.begin(), count.end()) - count.begin());
}

Length to_edge(const MoveScene& scene, const Box& box, int edge) {
    Length best = scene.table->scenario->width + scene.table->scenario->depth;
    for (const TablePoint p : plane::corners(box)) {
        const Length far = scene.table->scenario->depth - p.y, right = scene.table->scenario->width - p.x;
        best = std::min(best, edge == 0 ? p.y : (edge == 1 ? far : (edge == 2 ? p.x : right)));
    }
    return best;
}

/// In retreat (Q34): a full move in column, its back to the enemy, towards its own edge of the table.
std::vector<MoveCheck> retreat(const MoveScene& scene) {
    std::vector<MoveCheck> out = keeps_off(scene, 79, enemies_of(scene));
    const int edge = own_edge(scene);
    const Length before = to_edge(scene, scene.start(), edge), after = to_edge(scene, scene.end(), edge);
    const bool at_edge = meets(after, LimitWords::at_most, Length{});
    const bool full = at_edge || meets(scene.track.total() + scene.question->so_far.used,
                                       LimitWords::at_least, scene.allowance);
    out.push_back(one(figure(79, 34, full ? Say::retreats_a_full_move : Say::retreats_too_little,
                             full ? Does::permits : Does::forbids),
                      Measurement{scene.track.total(),
                                  scene.allowance,
                                  LimitWords::at_least,
                                  {},
                                  plane::front_centre(scene.start()),
                                  plane::front_centre(scene.end())}));
    const bool homewards = meets(after, LimitWords::less_than, before) || at_edge;
    out.push_back(one(figure(79, 34, homewards ? Say::retreats_to_its_edge : Say::retreats_elsewhere,
                             homewards ? Does::permits : Does::forbids)));
    const std::array<int, 4> home{180000, 0, 270000, 90000};
    const int off = std::abs(normalised({scene.end().heading.thousandths_of_degree -
                                         home[static_cast<std::size_t>(edge)] + 180000})
                                 .thousandths_of_degree -
                             180000);
    if (off > 90000) out.push_back(one(figure(79, 34, Say::retreats_facing_the_enemy, Does::forbids)));
    return out;
}

}  // namespace

std::vector<MoveCheck> check_order(const MoveScene& scene) {
    if (scene.element == nullptr) return {};
    if (scene.question->mover.kind == MoverRef::Kind::unit && scene.element->stance == Stance::attack)
        return {};
    switch (scene.element->stance) {
        case Stance::attack: return attack(scene);
        case Stance::manoeuvre: return manoeuvre(scene);
        case Stance::defence: return defence(scene);
        case Stance::fall_back: return fall_back(scene);
        case Stance::retreat: return retreat(scene);
    }
    return {};
}

}  // namespace bacler::plaquette
