#include "asking.hpp"
#include "systems/plaquette/pairing.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

using Parts = std::vector<std::vector<std::size_t>>;

SharedUnit at(double u, double w = 3, Arm arm = Arm::infantry, int plaquettes = 4) {
    return {"", length_from_cm(u), length_from_cm(w), arm, plaquettes};
}
SharedUnit gun_at(double u) {
    return at(u, 3, Arm::artillery, 1);
}

std::vector<Length> in_lengths(const std::vector<double>& cm) {
    std::vector<Length> out;
    for (const double c : cm) out.push_back(length_from_cm(c));
    return out;
}

void check_share(const FrontShare& s, int attackers, const std::vector<double>& cuts, const Parts& parts,
                 const std::vector<double>& centres) {
    CHECK(s.attackers == attackers);
    CHECK(s.cuts == in_lengths(cuts));
    CHECK(s.parts == parts);
    CHECK(s.centres == in_lengths(centres));
    CHECK_THAT(s.ruling, finds(130, Does::no_bearing).by(80));
}

}  // namespace

TEST_CASE("4 several attackers share the front in equal widths", "[R129][R130][Q80]") {
    const std::vector<SharedUnit> four{at(-6), at(-2), at(2), at(6)};
    check_share(share_front(four, 1), 1, {}, {{0, 1, 2, 3}}, {0});
    check_share(share_front(four, 2), 2, {0}, {{0, 1}, {2, 3}}, {-4, 4});
    check_share(share_front(four, 3), 3, {-2.5, 2.5}, {{0}, {1, 2}, {3}}, {-6, 0, 6});  // three parts of 5 cm
    check_share(share_front({at(-6.5, 12), at(6.5, 12)}, 2), 2, {0}, {{0}, {1}}, {-6.5, 6.5});
}

TEST_CASE("4 a unit on the cut goes to the weaker side, then to the left", "[R129][Q80]") {
    // Fronts of 11 cm cut at 0, the middle one on the cut.
    check_share(share_front({at(-4), at(0), at(4)}, 2), 2, {0}, {{0, 1}, {2}}, {-2, 4});
    check_share(share_front({at(-4), at(0), at(4, 3, Arm::infantry, 3)}, 2), 2, {0}, {{0}, {1, 2}}, {-4, 2});
    check_share(share_front({at(-4, 3, Arm::infantry, 3), at(0), at(4)}, 2), 2, {0}, {{0, 1}, {2}}, {-2, 4});
}

TEST_CASE("4 no attacker engages batteries alone: they take the nearest neighbour with them", "[R129][Q80]") {
    // Front -5.5 to 13.5, cut at 4: c1 and c2 to the left, the guns at 8 and 12 alone to the right.
    const FrontShare s = share_front({at(-4), at(0), gun_at(8), gun_at(12)}, 2);
    check_share(s, 2, {4}, {{0}, {1, 2, 3}}, {-4, 6});
    CHECK_THAT(s.ruling, finds(129, Does::no_bearing).by(80));
}

TEST_CASE("4 where a battery would stay alone, or a part empty, one attacker fewer engages",
          "[R129][R130][Q80]") {
    // In three parts the gun at 4 would leave c2's part empty, taking it: two attackers, c2 on the cut to the weaker side.
    const FrontShare s = share_front({at(-4), at(0), gun_at(4)}, 3);
    check_share(s, 2, {0}, {{0}, {1, 2}}, {-4, 2});
    // Two wide lines and three attackers: the middle part holds no centre.
    CHECK(share_front({at(-6.5, 12), at(6.5, 12)}, 3).attackers == 2);
    // A single unit is engaged by one.
    CHECK(share_front({at(0)}, 4).attackers == 1);
    // Batteries only: nobody to take along, one attacker.
    CHECK(share_front({gun_at(-4), gun_at(0), gun_at(4)}, 2).attackers == 1);
    CHECK_THROWS_AS(share_front({}, 2), BrokenPromise);
    CHECK_THROWS_AS(share_front({at(0)}, 0), BrokenPromise);
}

TEST_CASE("4 however a front is shared, every unit is in one part and no part is empty",
          "[R129][R130][Q80]") {
    REQUIRE(rc::check("parts of a front", [] {
        std::vector<SharedUnit> line;
        int u = 0;
        for (int n = *rc::gen::inRange(1, 8); n > 0; --n) {
            const bool gun = *rc::gen::inRange(0, 3) == 0;
            const int w = gun ? 3000 : *rc::gen::element(3000, 12000);
            line.push_back({"",
                            {u + w / 2},
                            {w},
                            gun ? Arm::artillery : Arm::infantry,
                            gun ? 1 : *rc::gen::inRange(1, 7)});
            u += w + *rc::gen::inRange(0, 3000);
        }
        const int attackers = *rc::gen::inRange(1, 5);
        const FrontShare s = share_front(line, attackers);
        RC_ASSERT(s.attackers >= 1 && s.attackers <= attackers);
        RC_ASSERT(s.parts.size() == static_cast<std::size_t>(s.attackers));
        RC_ASSERT(s.cuts.size() + 1 == s.parts.size());
        std::vector<int> seen(line.size(), 0);
        for (const std::vector<std::size_t>& part : s.parts) {
            RC_ASSERT(!part.empty());
            const bool guns_only = std::all_of(part.begin(), part.end(),
                                               [&](std::size_t i) { return line[i].arm == Arm::artillery; });
            RC_ASSERT(s.attackers == 1 || !guns_only);
            for (const std::size_t i : part) ++seen[i];
        }
        for (const int n : seen) RC_ASSERT(n == 1);
    }));
}
