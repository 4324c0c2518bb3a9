#include "systems/plaquette/pairing.hpp"

#include "asking.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
using Places = std::vector<std::size_t>;

FrontUnit on_front(double u0, double u1, Formation formation = Formation::column) {
    return {"", length_from_cm(u0), length_from_cm(u1), formation};
}

Pairs sorted_pairs(const Pairing& p) {
    Pairs out = p.pairs;
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

TEST_CASE("4 units that face each other engage one for one", "[R137][Q74]") {
    const std::vector<FrontUnit> three{on_front(-5.5, -2.5), on_front(-1.5, 1.5), on_front(2.5, 5.5)};
    const Pairing p = pair_units(three, three);
    CHECK(sorted_pairs(p) == Pairs{{0, 0}, {1, 1}, {2, 2}});
    CHECK(p.unengaged_attackers.empty());
    CHECK(p.unengaged_defenders.empty());
    CHECK(p.overhanging.empty());
    CHECK_THAT(p.ruling, finds(137, Does::permits).by(74));
    CHECK_THAT(p.ruling, !finds(138, Does::permits));
}

TEST_CASE("4 a line may be engaged by two columns and no more", "[R137][R138][Q74]") {
    // Five columns on two lines of 12: a3 astride the gap finds both lines taken twice.
    const Pairing p =
        pair_units({on_front(-9.5, -6.5), on_front(-5.5, -2.5), on_front(-1.5, 1.5), on_front(2.5, 5.5),
                    on_front(6.5, 9.5)},
                   {on_front(-12.5, -0.5, Formation::line), on_front(0.5, 12.5, Formation::line)});
    CHECK(sorted_pairs(p) == Pairs{{0, 0}, {1, 0}, {3, 1}, {4, 1}});
    CHECK(p.unengaged_attackers == Places{2});
    CHECK_THAT(p.ruling, finds(138, Does::permits).by(74));
}

TEST_CASE("4 line against line is one for one", "[R137][R138][Q74]") {
    const std::vector<FrontUnit> lines{on_front(-12.5, -0.5, Formation::line),
                                       on_front(0.5, 12.5, Formation::line)};
    CHECK(sorted_pairs(pair_units(lines, lines)) == Pairs{{0, 0}, {1, 1}});
    // Two narrow lines before a wide one: it faces only the one that overlaps it most.
    const Pairing p = pair_units({on_front(-6.5, -0.5, Formation::line), on_front(0.5, 9.5, Formation::line)},
                                 {on_front(-6, 6, Formation::line)});
    CHECK(sorted_pairs(p) ==
          Pairs{{0, 0}});  // overlaps 5.5 and 5.5: equal; nearest the axis is the first (3.5 v 5)
}

TEST_CASE("4 an attacking line may face two columns as well", "[R138][Q74]") {
    const Pairing p =
        pair_units({on_front(-6, 6, Formation::line)}, {on_front(-3.5, -0.5), on_front(0.5, 3.5)});
    CHECK(sorted_pairs(p) == Pairs{{0, 0}, {0, 1}});
    CHECK(p.overhang_may_support);
}

TEST_CASE("4 a column is engaged by one unit only; at equal overlap and distance the attacker's left has it",
          "[R137][Q74]") {
    // The right battalion of a line taken in flank has become a column of 3 cm.
    const Pairing p = pair_units({on_front(-3.5, -0.5), on_front(0.5, 3.5)}, {on_front(-1.5, 1.5)});
    CHECK(p.pairs == Pairs{{0, 0}});
    CHECK(p.unengaged_attackers == Places{1});
}

TEST_CASE("4 the greatest overlap pairs first, then the nearest the centre of the attacker's front",
          "[R137][Q74]") {
    // a2 overlaps d1 and d2 by 1 each, a1 d1 by 1, a3 d2 by 1: all equal, so the middle one first, on the left of two.
    const Pairing p = pair_units({on_front(-5.5, -2.5), on_front(-1.5, 1.5), on_front(2.5, 5.5)},
                                 {on_front(-3.5, -0.5), on_front(0.5, 3.5)});
    CHECK(sorted_pairs(p) == Pairs{{1, 0}, {2, 1}});  // book battle, the village
    CHECK(p.unengaged_attackers == Places{0});
    // 2 cm against 1: overlap before nearness.
    const Pairing wide = pair_units({on_front(-1.5, 1.5), on_front(2, 5)}, {on_front(0.5, 4)});
    CHECK(wide.pairs == Pairs{{1, 0}});
}

TEST_CASE("4 units in overlap may support where every defender is engaged", "[R145][Q79]") {
    const Pairing p =
        pair_units({on_front(-7.5, -4.5), on_front(-3.5, -0.5), on_front(0.5, 3.5), on_front(4.5, 7.5)},
                   {on_front(-3.5, -0.5), on_front(0.5, 3.5)});
    CHECK(sorted_pairs(p) == Pairs{{1, 0}, {2, 1}});
    CHECK(p.overhanging == Places{0, 3});
    CHECK(p.overhang_may_support);
    CHECK_THAT(p.ruling, finds(145, Does::permits).by(79));
    const Pairing left_one_free =
        pair_units({on_front(-3.5, -0.5), on_front(8, 11)}, {on_front(-3.5, -0.5), on_front(0.5, 3.5)});
    CHECK(left_one_free.unengaged_defenders == Places{1});
    CHECK(left_one_free.overhanging == Places{1});
    CHECK_FALSE(left_one_free.overhang_may_support);
    CHECK_THAT(left_one_free.ruling, finds(145, Does::forbids).by(79));
}

TEST_CASE("4 units that merely touch do not face each other", "[R137][Q74]") {
    const Pairing p = pair_units({on_front(-3, 0)}, {on_front(0, 3)});
    CHECK(p.pairs.empty());
    CHECK(p.overhanging == Places{0});
}

TEST_CASE("4 a battery engages nobody of its own will, but may be engaged", "[R139][R137][Q79]") {
    const Pairing p = pair_units({on_front(-1.5, 1.5, Formation::battery), on_front(-5.5, -2.5)},
                                 {on_front(-1.5, 1.5), on_front(-5.5, -2.5)});
    CHECK(p.pairs == Pairs{{1, 1}});
    CHECK(p.unengaged_attackers == Places{0});
    CHECK(p.unengaged_defenders == Places{0});
    CHECK_FALSE(p.overhang_may_support);
    CHECK_THAT(p.ruling, finds(139, Does::no_bearing).of({SubjectKind::unit, 0, 0}));
    CHECK_THAT(p.ruling, !finds(139, Does::no_bearing).of({SubjectKind::unit, 0, 1}));
    CHECK(p.overhanging.empty());  // it has a defender before it
    // A battery that has none overlaps like any unit of the first line.
    CHECK(pair_units({on_front(-1.5, 1.5), on_front(8, 11, Formation::battery)}, {on_front(-1.5, 1.5)})
              .overhanging == Places{1});
    CHECK(pair_units({on_front(-1.5, 1.5)}, {on_front(-1.5, 1.5, Formation::battery)}).pairs ==
          Pairs{{0, 0}});
}

TEST_CASE("4 alignment slides the attacker onto the centre, as far as its move still goes", "[R128][Q68]") {
    const Alignment whole = align(length_from_cm(-2), length_from_cm(4));
    CHECK(whole.shift == length_from_cm(2));
    CHECK(whole.residual == Length{});
    CHECK_THAT(whole.ruling, finds(128, Does::permits).by(68));
    const Alignment part = align(length_from_cm(-5), length_from_cm(4));
    CHECK(part.shift == length_from_cm(4));
    CHECK(part.residual == length_from_cm(-1));
    CHECK(align(length_from_cm(5), length_from_cm(4)).residual == length_from_cm(1));
    CHECK(align({}, {}).shift == Length{});
}

TEST_CASE("4 however they stand, no unit is engaged beyond what it may be", "[R137][R138][R139][Q74]") {
    REQUIRE(rc::check("capacities and leftovers", [] {
        const auto any_row = [] {
            std::vector<FrontUnit> row;
            int u = *rc::gen::inRange(-15000, 0);
            for (int n = *rc::gen::inRange(1, 6); n > 0; --n) {
                const auto f = *rc::gen::element(Formation::line, Formation::column, Formation::solid_square,
                                                 Formation::battery);
                const int width = f == Formation::line ? 12000 : 3000;
                row.push_back({"", {u}, {u + width}, f});
                u += width + *rc::gen::inRange(0, 2000);
            }
            return row;
        };
        const std::vector<FrontUnit> a = any_row(), d = any_row();
        const Pairing p = pair_units(a, d);
        std::vector<int> of_a(a.size(), 0), of_d(d.size(), 0);
        for (const auto& [i, k] : p.pairs) {
            ++of_a[i];
            ++of_d[k];
            RC_ASSERT(a[i].formation != Formation::battery);
        }
        for (std::size_t i = 0; i < a.size(); ++i)
            RC_ASSERT(of_a[i] <= (a[i].formation == Formation::line ? 2 : 1));
        for (std::size_t k = 0; k < d.size(); ++k)
            RC_ASSERT(of_d[k] <= (d[k].formation == Formation::line ? 2 : 1));
        RC_ASSERT(p.unengaged_attackers.size() ==
                  static_cast<std::size_t>(std::count(of_a.begin(), of_a.end(), 0)));
        RC_ASSERT(p.overhang_may_support == (std::count(of_d.begin(), of_d.end(), 0) == 0));
    }));
}

TEST_CASE("4 units without an opponent align on the engaged ones and engage nobody", "[R142][R137]") {
    // Three columns on one: the middle one has it.
    const std::vector<FrontUnit> three{{"a", {-5500}, {-2500}, Formation::column},
                                       {"b", {-1500}, {1500}, Formation::column},
                                       {"c", {2500}, {5500}, Formation::column}};
    const Pairing p = pair_units(three, {{"d", {-1500}, {1500}, Formation::column}});
    CHECK(p.pairs == std::vector<std::pair<std::size_t, std::size_t>>{{1, 0}});
    CHECK(p.unengaged_attackers == std::vector<std::size_t>{0, 2});
    std::vector<std::size_t> aligned;
    for (const Finding& f : p.ruling.findings)
        if (f.rule == RuleRef{142}) aligned.push_back(f.subject.index);
    CHECK(aligned == p.unengaged_attackers);
}
