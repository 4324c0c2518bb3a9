// The kernel against GEOS, which knows nothing of it: the same boxes, measured by both.
#include "base/random.hpp"
#include "board/plane/kernel/distance.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <geos_c.h>
#include <memory>
#include <numbers>
#include <string>

using namespace bacler;
using namespace bacler::plane;

namespace {

constexpr double deg = std::numbers::pi / 180.0;

struct Corner {
    double x, y;
};

/// Corners in millimetres, worked out here from the box's four figures, `margin` inside them.
std::array<Corner, 4> corners_in_mm(const Box& b, double margin) {
    const double x = b.centre.x.hundredths_of_mm / 100.0, y = b.centre.y.hundredths_of_mm / 100.0;
    const double s = std::sin(in_degrees(b.heading) * deg), c = std::cos(in_degrees(b.heading) * deg);
    const double w = b.w.hundredths_of_mm / 200.0 - margin, d = b.d.hundredths_of_mm / 200.0 - margin;
    const auto at = [&](double right, double ahead) {
        return Corner{x + right * c + ahead * s, y - right * s + ahead * c};
    };
    return {at(-w, d), at(w, d), at(w, -d), at(-w, -d)};
}

class Geos {
public:
    using Shape = std::unique_ptr<GEOSGeometry, void (*)(GEOSGeometry*)>;

    Geos() { initGEOS(nullptr, nullptr); }
    ~Geos() { finishGEOS(); }
    Geos(const Geos&) = delete;
    Geos& operator=(const Geos&) = delete;

    Shape shape_of(const Box& box, double margin = 0.0) const {
        const auto c = corners_in_mm(box, margin);
        GEOSCoordSequence* ring = GEOSCoordSeq_create(5, 2);
        for (unsigned i = 0; i < 5; ++i) GEOSCoordSeq_setXY(ring, i, c[i % 4].x, c[i % 4].y);
        return {GEOSGeom_createPolygon(GEOSGeom_createLinearRing(ring), nullptr, 0), GEOSGeom_destroy};
    }
};

double distance(const Geos::Shape& a, const Geos::Shape& b) {
    double mm = -1;
    REQUIRE(GEOSDistance(a.get(), b.get(), &mm) == 1);
    return mm;
}

Angle any_heading(Generator& g) {
    return g.between(0, 4) == 0 ? Angle{90000 * g.between(0, 3)} : Angle{g.between(0, full_circle - 1)};
}

/// 1 to 300 mm either way, one in five in whole centimetres as bases are.
Length any_side(Generator& g) {
    return g.between(0, 4) == 0 ? Length{1000 * g.between(1, 30)} : Length{g.between(100, 30000)};
}

constexpr int table = 1000000;  // 10 m

Box any_box(Generator& g) {
    return {{{g.between(0, table)}, {g.between(0, table)}}, any_heading(g), any_side(g), any_side(g)};
}

/// How far a box reaches from its centre along a heading, in hundredths of a millimetre.
double reach(const Box& b, Angle along) {
    const double turn = (in_degrees(along) - in_degrees(b.heading)) * deg;
    return (b.d.hundredths_of_mm * std::abs(std::cos(turn)) +
            b.w.hundredths_of_mm * std::abs(std::sin(turn))) /
           2;
}

/// A box that comes within a millimetre of a side of another's: gaps, tangencies and slight overlaps.
Box near(Generator& g, const Box& other) {
    Box b = any_box(g);
    if (g.between(0, 2) == 0) b.heading = other.heading + Angle{90000 * g.between(0, 3)};
    const Angle out = other.heading + Angle{90000 * g.between(0, 3)};
    const int slack = g.between(0, 2) == 0 ? 0 : 100;
    const int ahead =
        static_cast<int>(std::lround(reach(b, out) + reach(other, out))) + g.between(-slack, slack);
    const int aside =
        static_cast<int>(std::lround(reach(b, out + Angle{90000}) + reach(other, out + Angle{90000})));
    b.centre = offset(other.centre, out, {g.between(-aside, aside)}, {ahead});
    return b;
}

/// Anywhere on the table, near contact, or deep in one another about a common centre.
Box beside(Generator& g, const Box& a) {
    const int kind = g.between(0, 9);
    if (kind < 3) return any_box(g);
    if (kind < 8) return near(g, a);
    Box b = any_box(g);
    b.heading = g.between(0, 1) == 0 ? a.heading : b.heading;
    const int off = g.between(0, 2) == 0 ? 0 : 20000;
    b.centre = offset(a.centre, a.heading, {g.between(-off, off)}, {g.between(-off, off)});
    return b;
}

std::string figures(const Box& b) {
    return "{" + std::to_string(b.centre.x.hundredths_of_mm) + ", " +
           std::to_string(b.centre.y.hundredths_of_mm) + ", heading " +
           std::to_string(b.heading.thousandths_of_degree) + ", " + std::to_string(b.w.hundredths_of_mm) +
           " x " + std::to_string(b.d.hundredths_of_mm) + "}";
}

struct Tally {
    int apart{0}, near_contact{0}, overlapping{0}, faults{0};
    double worst{0};
};

void compare(const Geos& geos, const Box& a, const Box& b, Tally& tally) {
    const Geos::Shape ga = geos.shape_of(a), gb = geos.shape_of(b);
    const double expected = distance(ga, gb);
    const Gap found = gap(a, b);
    const double off =
        std::max(std::abs(found.mm - expected), std::abs(found.distance.hundredths_of_mm / 100.0 - expected));
    tally.worst = std::max(tally.worst, off);
    // GEOS tells touching from overlapping by the last bit; outside the grain both must say the same.
    const bool is_apart = expected > 0.1;
    const bool is_deep = expected == 0.0 && GEOSIntersects(ga.get(), geos.shape_of(b, 0.11).get()) == 1;
    tally.apart += is_apart ? 1 : 0;
    tally.overlapping += is_deep ? 1 : 0;
    tally.near_contact += is_apart || is_deep ? 0 : 1;
    const bool intersects_alike = (!is_apart || (found.mm > 0.0 && !overlaps(a, b))) &&
                                  (!is_deep || (found.mm == 0.0 && overlaps(a, b)));
    const bool touching_alike = expected == 0.0 || !overlaps(a, b);
    if (off <= 0.01 && intersects_alike && touching_alike) return;
    ++tally.faults;
    if (tally.faults > 5) return;
    UNSCOPED_INFO(figures(a) << " " << figures(b) << ": GEOS " << expected << " mm, kernel " << found.mm
                             << " mm, overlaps " << overlaps(a, b));
}

}  // namespace

TEST_CASE("plane: distance and overlap of 100,000 pairs of boxes are those of GEOS", "[plane][geos][Q07]") {
    const Geos geos;
    Generator g(1815);
    Tally tally;
    for (int i = 0; i < 100000; ++i) {
        const Box a = any_box(g);
        compare(geos, a, beside(g, a), tally);
    }
    INFO("farthest off: " << tally.worst << " mm");
    CHECK(tally.faults == 0);
    // The three kinds of pair are all well represented.
    CHECK(tally.apart > 30000);
    CHECK(tally.near_contact > 10000);
    CHECK(tally.overlapping > 20000);
}
