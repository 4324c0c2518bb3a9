#include "systems/plaquette/command.hpp"

#include "asking.hpp"
#include "board/plane/random_boxes.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;
using plane::at_cm;
using plane::Spot;

namespace {

bool commands(const Spot& spot, double right, double ahead, Recipient to) {
    return verdict(rule_on_command(spot.place, spot.at(right, ahead), to)) == Verdict::allowed;
}

bool may_name(double formation, double staff, const Readings& readings) {
    return verdict(rule_on_designation(at_cm(50, 50), at_cm(50 + formation - staff, 50),
                                       at_cm(50 + formation, 50), readings)) == Verdict::allowed;
}

}  // namespace

TEST_CASE("command: an element receives orders at 25.0 cm, a staff at 40.0, centre to centre",
          "[R052][R053][R054][R062][Q06][Q20]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        CHECK(commands(spot, 15, 20, Recipient::element));  // 3, 4, 5: exactly 25
        CHECK(commands(spot, -20, -15, Recipient::element));
        CHECK_FALSE(commands(spot, 15.1, 20.1, Recipient::element));  // 25.14
        CHECK(commands(spot, 15.1, 20.1, Recipient::staff));
        CHECK(commands(spot, -24, 32, Recipient::staff));  // exactly 40
        CHECK_FALSE(commands(spot, -24, 32.1, Recipient::staff));
    }
}

TEST_CASE("command: the distance is measured and drawn from the staff's centre to the recipient's",
          "[R052]") {
    const Ruling r = rule_on_command(at_cm(62, 30), at_cm(90, 34), Recipient::staff);
    REQUIRE(r.measures.size() == 1);
    CHECK(r.measures[0].value.hundredths_of_mm == 28284);  // 28 and 4: the square root of 800
    CHECK(r.measures[0].limit == length_from_cm(40));
    CHECK(r.measures[0].from == at_cm(62, 30));
    CHECK(r.measures[0].to == at_cm(90, 34));
}

TEST_CASE("command: within two deviations of the limit nobody can say", "[R053]") {
    const auto asked = [](double cm, double sd) {
        return verdict(
            rule_on_command(at_cm(10, 10), at_cm(10 + cm, 10), Recipient::element, length_from_cm(sd)));
    };
    CHECK(asked(24.9, 0.1) == Verdict::too_close);
    CHECK(asked(25.1, 0.1) == Verdict::too_close);
    CHECK(asked(24.7, 0.1) == Verdict::allowed);
    CHECK(asked(25.3, 0.1) == Verdict::forbidden);
    CHECK(asked(24.9, 0) == Verdict::allowed);
}

TEST_CASE("command: what an order names lies within 60 cm of the formation and of the staff", "[R071][Q27]") {
    const Readings loose = with(Option::designation_loose, 1);
    CHECK(may_name(60, 60, by_the_book));
    CHECK(may_name(60, 10, by_the_book));
    CHECK_FALSE(may_name(60.1, 10, by_the_book));
    CHECK_FALSE(may_name(10, 60.1, by_the_book));
    CHECK(may_name(60.1, 10, loose));
    CHECK(may_name(10, 60.1, loose));
    CHECK_FALSE(may_name(60.1, 60.1, loose));
}

TEST_CASE("command: in command or not stays the same when the table is laid anew", "[R052]") {
    REQUIRE(rc::check("laid anew", [] {
        const TablePoint staff = plane::any_point(60000, 60000), element = plane::any_point(60000, 60000);
        const plane::Relaying r = plane::any_relaying();
        const Ruling before = rule_on_command(staff, element, Recipient::element);
        const Ruling after =
            rule_on_command(plane::laid_anew(staff, r), plane::laid_anew(element, r), Recipient::element);
        RC_ASSERT(before.measures[0].value == after.measures[0].value);
        RC_ASSERT(verdict(before) == verdict(after));
    }));
}
