#include "platform/bench/distance_rates.hpp"

#include "base/random.hpp"
#include "board/plane/kernel/distance.hpp"

#include <algorithm>
#include <array>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <chrono>
#include <cmath>
#include <geos_c.h>
#include <memory>
#include <vector>

namespace bacler::bench {

namespace {

using plane::Box;
using plane::Vec;
using Clock = std::chrono::steady_clock;
using BoostPolygon = boost::geometry::model::polygon<boost::geometry::model::d2::point_xy<double>, false>;

struct Pair {
    Box a, b;
};

/// Units of 3 to 18 cm by 1.5 to 12, centres within 30 cm of one another: what a table's rulings look at.
std::vector<Pair> pairs_of(std::size_t count) {
    Generator g(1796);
    const auto box_about = [&](TablePoint p) {
        return Box{{p.x + Length{g.between(-15000, 15000)}, p.y + Length{g.between(-15000, 15000)}},
                   {g.between(0, full_circle - 1)},
                   {3000 * g.between(1, 6)},
                   {1500 * g.between(1, 8)}};
    };
    std::vector<Pair> out;
    out.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const TablePoint about{{g.between(0, 1000000)}, {g.between(0, 1000000)}};
        out.push_back({box_about(about), box_about(about)});
    }
    return out;
}

/// Its corners in mm and the first again.
std::array<Vec, 5> ring_of(const Box& box) {
    const plane::Convex shape = plane::convex_of(box);
    std::array<Vec, 5> ring;
    for (std::size_t i = 0; i < 5; ++i) ring[i] = shape.points()[i % 4];
    return ring;
}

class Geos {
public:
    Geos() : context_(GEOS_init_r()) {}
    ~Geos() { GEOS_finish_r(context_); }
    Geos(const Geos&) = delete;
    Geos& operator=(const Geos&) = delete;

    auto polygon(const Box& box) const {
        GEOSCoordSequence* points = GEOSCoordSeq_create_r(context_, 5, 2);
        const std::array<Vec, 5> ring = ring_of(box);
        for (unsigned i = 0; i < 5; ++i) GEOSCoordSeq_setXY_r(context_, points, i, ring[i].x, ring[i].y);
        const auto destroy = [this](GEOSGeometry* g) { GEOSGeom_destroy_r(context_, g); };
        return std::unique_ptr<GEOSGeometry, decltype(destroy)>(
            GEOSGeom_createPolygon_r(context_, GEOSGeom_createLinearRing_r(context_, points), nullptr, 0),
            destroy);
    }

    double distance(const GEOSGeometry* a, const GEOSGeometry* b) const {
        double mm = -1;
        GEOSDistance_r(context_, a, b, &mm);
        return mm;
    }

private:
    GEOSContextHandle_t context_;
};

BoostPolygon boost_polygon(const Box& box) {
    BoostPolygon out;
    for (const Vec v : ring_of(box))
        boost::geometry::append(
            out.outer(), boost::geometry::make<boost::geometry::model::d2::point_xy<double>>(v.x, v.y));
    return out;
}

/// Answers a second of one round over all pairs, the answers kept.
template <class Distance>
double rate(std::size_t count, const Distance& distance, std::vector<double>& answers) {
    const Clock::time_point start = Clock::now();
    for (std::size_t i = 0; i < count; ++i) answers[i] = distance(i);
    const std::chrono::duration<double> took = Clock::now() - start;
    return static_cast<double>(count) / took.count();
}

double median(std::vector<double> figures) {
    std::sort(figures.begin(), figures.end());
    return figures[figures.size() / 2];
}

}  // namespace

DistanceRates distance_rates() {
    constexpr std::size_t count = 20000;
    constexpr int rounds = 9;
    const std::vector<Pair> pairs = pairs_of(count);
    const Geos geos;
    std::vector<decltype(geos.polygon(pairs[0].a))> geos_a, geos_b;
    std::vector<BoostPolygon> boost_a, boost_b;
    for (const Pair& p : pairs) {
        geos_a.push_back(geos.polygon(p.a));
        geos_b.push_back(geos.polygon(p.b));
        boost_a.push_back(boost_polygon(p.a));
        boost_b.push_back(boost_polygon(p.b));
    }
    std::vector<double> ours(count), theirs(count), boosts(count), our_rates, geos_rates, boost_rates;
    for (int i = 0; i < rounds; ++i) {
        our_rates.push_back(rate(
            count, [&](std::size_t k) { return plane::gap(pairs[k].a, pairs[k].b).mm; }, ours));
        geos_rates.push_back(rate(
            count, [&](std::size_t k) { return geos.distance(geos_a[k].get(), geos_b[k].get()); }, theirs));
        boost_rates.push_back(rate(
            count, [&](std::size_t k) { return boost::geometry::distance(boost_a[k], boost_b[k]); }, boosts));
    }
    DistanceRates out{median(our_rates), median(geos_rates), median(boost_rates), 0};
    for (std::size_t i = 0; i < count; ++i)
        out.farthest_off_mm =
            std::max({out.farthest_off_mm, std::abs(ours[i] - theirs[i]), std::abs(ours[i] - boosts[i])});
    return out;
}

}  // namespace bacler::bench
