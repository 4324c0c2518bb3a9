#include "systems/plaquette/troops.hpp"

#include "asking.hpp"
#include "systems/plaquette/morale.hpp"

#include <catch2/catch.hpp>
#include <vector>

using namespace bacler;
using namespace bacler::plaquette;

TEST_CASE("Troops: a plaquette of each class, and a gunner, counts its value",
          "[R009][R010][R011][R012][R013][R014][R015][R016][R116][R149]") {
    CHECK(worst_troops == 1);
    CHECK(best_troops == 8);
    for (int v = worst_troops; v <= best_troops; ++v) {
        const std::vector<int> two{v, v};
        CHECK(value_of(infantry(two, Formation::column, Stance::attack)) == 2 * v);
        CHECK(value_of(cavalry(two, Formation::line)) == 2 * v);
        CHECK(value_of(battery(two, Weight::medium, Stance::defence)) == 2 * v);
    }
}

TEST_CASE("Scales: a plaquette is 200 men or one battery, a sequence 20 minutes", "[R001][R003][R026]") {
    CHECK(men_per_plaquette == 200);
    CHECK(minutes_per_sequence == 20);
    CHECK(plaquettes_of(Arm::infantry, 4) == 4);
    CHECK(plaquettes_of(Arm::cavalry, 3) == 3);
    CHECK(plaquettes_of(Arm::artillery, 3) == 1);
    CHECK(plaquettes_of(Arm::artillery, 1) == 1);
    CHECK(plaquettes_of(Arm::artillery, 0) == 0);
}

TEST_CASE("Troops: pieces to 5 pounds are light, 6 to 11 medium, 12 and more heavy",
          "[R017][R021][R022][R023][Q11]") {
    CHECK(weight_of_calibre(3) == Weight::light);
    CHECK(weight_of_calibre(5) == Weight::light);
    CHECK(weight_of_calibre(6) == Weight::medium);
    CHECK(weight_of_calibre(8) == Weight::medium);
    CHECK(weight_of_calibre(11) == Weight::medium);
    CHECK(weight_of_calibre(12) == Weight::heavy);
    CHECK(weight_of_calibre(24) == Weight::heavy);
}

TEST_CASE("Formations: a gunner figure is three guns, at least one a battery", "[R027][Q10]") {
    CHECK(gunners_for(6) == 2);
    CHECK(gunners_for(8) == 2);
    CHECK(gunners_for(9) == 3);
    CHECK(gunners_for(2) == 1);
    CHECK(gunners_for(1) == 1);
    CHECK_THROWS_AS(gunners_for(0), BrokenPromise);
}

namespace {

int majority(std::vector<ClassCount> counts, const Readings& readings = {}) {
    const Ruling r = rule_on_majority(counts, readings);
    CHECK_THAT(r, bears(177));
    return total(r);
}

}  // namespace

TEST_CASE("7 the majority troops are the class with most plaquettes, totalled over units", "[R177][Q37]") {
    CHECK(majority({{4, 12}, {5, 8}}) == 4);
    CHECK(majority({{4, 4}, {5, 3}, {4, 1}, {5, 3}}) == 5);  // five 4s, six 5s
    CHECK(majority({{8, 1}, {1, 2}}) == 1);
    const std::vector<ClassCount> none;
    CHECK(majority_of(none, false).troop_value == 0);
    const std::vector<ClassCount> unknown{{9, 1}};
    CHECK_THROWS_AS(majority_of(unknown, false), BrokenPromise);
}

TEST_CASE("7 at a tie the lower class is the majority, or the higher by the reading", "[R177][Q37]") {
    CHECK(majority({{4, 8}, {5, 8}}) == 4);
    CHECK(majority({{5, 8}, {4, 8}}) == 4);  // the order of the counts does not matter
    const Readings higher = with(Option::majority_tie, value::higher);
    CHECK(majority({{4, 8}, {5, 8}}, higher) == 5);
    CHECK(majority({{5, 8}, {4, 8}}, higher) == 5);
    CHECK(majority({{5, 8}, {4, 9}}, higher) == 4);  // no tie
    CHECK(majority({{3, 4}, {6, 0}, {4, 4}}, higher) == 4);
}

TEST_CASE("7 a battery is one plaquette of its gunners' class", "[R026][R177][Q37]") {
    const std::vector<int> mixed{4, 5, 5}, tied{4, 5};
    CHECK(battery_class(mixed, false) == 5);
    CHECK(battery_class(tied, false) == 4);
    CHECK(battery_class(tied, true) == 5);
}
