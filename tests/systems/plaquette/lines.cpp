#include "asking.hpp"
#include "systems/plaquette/element_value.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Lines lines_kind(const std::vector<Unit>& units, const std::vector<int>& rows, Stance stance,
                 const Readings& readings, Aspect from = Aspect::front) {
    std::vector<const Unit*> pointers;
    for (const Unit& u : units) pointers.push_back(&u);
    return lines_of({pointers, rows, stance, from}, readings);
}

const Readings waves = with(Option::cavalry_waves, 1);
const Readings doubled = with(Option::infantry_lines, 1);

std::vector<Role> roles(Lines lines) {
    std::vector<Role> out;
    for (int line_number = 1; line_number <= 5; ++line_number)
        out.push_back(role_of_line(line_number, lines));
    return out;
}

}  // namespace

TEST_CASE("6 ordinarily the second line supports, the third backs, a fourth counts for nothing",
          "[R168][R169]") {
    CHECK(roles(Lines::ordinary) ==
          std::vector<Role>{Role::engaged, Role::support, Role::backing, Role::none, Role::none});
}

TEST_CASE("6 options: in waves the second line counts as engaged and every further one as support",
          "[R172][Q92]") {
    CHECK(roles(Lines::cavalry_waves) ==
          std::vector<Role>{Role::engaged, Role::engaged, Role::support, Role::support, Role::support});
    CHECK(lines_kind({horse(), horse()}, {1, 2}, Stance::attack, waves) == Lines::cavalry_waves);
    CHECK(lines_kind({horse(), horse()}, {1, 2}, Stance::attack, {}) == Lines::ordinary);
    CHECK(lines_kind({horse(), horse()}, {1, 2}, Stance::attack, doubled) == Lines::ordinary);
}

TEST_CASE("6 options: waves want an attack of cavalry, every unit in line, one behind another",
          "[R172][Q92][Q121]") {
    for (const Stance s : {Stance::manoeuvre, Stance::defence, Stance::fall_back})
        CHECK(lines_kind({horse(), horse()}, {1, 2}, s, waves) == Lines::ordinary);
    CHECK(lines_kind({horse(), horse()}, {1, 1}, Stance::attack, waves) == Lines::ordinary);
    CHECK(lines_kind({horse(), horse(four_fives, Weight::medium, Formation::column)}, {1, 2}, Stance::attack,
                     waves) == Lines::ordinary);
    CHECK(lines_kind({horse(), horse(), guns()}, {1, 2, 3}, Stance::attack, waves) == Lines::ordinary);
    CHECK(lines_kind({line(), line()}, {1, 2}, Stance::attack, waves) == Lines::ordinary);
    CHECK(lines_kind({horse(), horse()}, {1, 2}, Stance::attack, waves, Aspect::rear) == Lines::ordinary);
}

TEST_CASE(
    "6 options: infantry in defence all in line doubles its first two lines, the third supports, the fourth backs",
    "[R173][Q93]") {
    CHECK(roles(Lines::infantry_double) ==
          std::vector<Role>{Role::engaged, Role::engaged, Role::support, Role::backing, Role::none});
    CHECK(lines_kind({line(), line()}, {1, 2}, Stance::defence, doubled) == Lines::infantry_double);
    CHECK(lines_kind({line(), line()}, {1, 2}, Stance::defence, {}) == Lines::ordinary);
    CHECK(lines_kind({line(), line()}, {1, 2}, Stance::defence, waves) == Lines::ordinary);
    CHECK(lines_kind({line(), column()}, {1, 2}, Stance::defence, doubled) == Lines::ordinary);
    CHECK(lines_kind({line(), line(), guns()}, {1, 2, 2}, Stance::defence, doubled) == Lines::ordinary);
    CHECK(lines_kind({line(), line()}, {1, 1}, Stance::defence, doubled) == Lines::ordinary);
    CHECK(lines_kind({horse(), horse()}, {1, 2}, Stance::defence, doubled) == Lines::ordinary);
    for (const Stance s : {Stance::attack, Stance::manoeuvre, Stance::fall_back, Stance::retreat})
        CHECK(lines_kind({line(), line()}, {1, 2}, s, doubled) == Lines::ordinary);
}

TEST_CASE("6 an element is of the arm with most plaquettes, at a tie infantry", "[R026][R172][R173][Q121]") {
    const Unit foot = line(), riders = horse({5, 5, 5}), few = horse({5, 5}), three = line({4, 4, 4});
    const Unit gun = guns();
    const auto arm = [](std::vector<const Unit*> units) { return arm_of(units); };
    CHECK(arm({&foot, &riders}) == Arm::infantry);
    CHECK(arm({&three, &riders}) == Arm::infantry);
    CHECK(arm({&few, &riders, &foot}) == Arm::cavalry);
    CHECK(arm({&gun, &gun, &few}) ==
          Arm::cavalry);  // two batteries, two plaquettes: a tie that is not infantry's
    CHECK(arm({&gun, &gun, &gun, &few}) == Arm::artillery);
}
