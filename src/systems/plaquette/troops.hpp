#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The plaquette game: what stands on the table, in figures.
namespace bacler::plaquette {

enum class Arm : std::uint8_t { infantry, cavalry, artillery };                              // R017
enum class Weight : std::uint8_t { light, medium, heavy };                                   // R018-R023
enum class Formation : std::uint8_t { line, column, solid_square, hollow_square, battery };  // R030-R034
enum class Stance : std::uint8_t {
    attack,
    manoeuvre,
    defence,
    fall_back,
    retreat
};                                                                      // orders of elements, R072-R080
enum class Cover : std::uint8_t { none, rough, light, medium, thick };  // R099-R102, mildest first
enum class Aspect : std::uint8_t { front, flank, rear };                // R131-R135
enum class Role : std::uint8_t { engaged, support, backing, none };     // R143-R144
enum class CombatResult : std::uint8_t {
    melee,
    recoil,
    fall_back,
    retreat,
    rout
};                                                               // R196-R200, mildest first
enum class StaffLevel : std::uint8_t { division, corps, army };  // R048-R050
enum class Nation : std::uint8_t { other, french, english };     // R160-R161: the two with national traits
enum class Mission : std::uint8_t { advance, defence, support, pursuit };  // R068

/// Troop values, R009-R016: 8 Old Guard, 7 Guard, 6 elite, 5 veterans, 4 line, 3 reserve, 2 militia, 1 insurgents; the same
/// scale for gunners.
inline constexpr int worst_troops = 1;
inline constexpr int best_troops = 8;
inline constexpr int men_per_plaquette = 200;    ///< R003
inline constexpr int guns_per_gunner = 3;        ///< R027
inline constexpr int minutes_per_sequence = 20;  ///< R001

/// A battalion, a cavalry regiment or a battery (R028).
struct Unit {
    std::string id;
    Arm arm{Arm::infantry};
    Weight weight{Weight::medium};           ///< cavalry and artillery only
    Formation formation{Formation::column};  ///< artillery: battery
    std::vector<int> values;  ///< one a plaquette, front or left first; artillery: one a gunner
    bool elites{false};
    bool light_infantry{false};
    bool engineers{false};
    bool may_form_solid{true};  ///< Q13; false but for infantry
    bool may_form_hollow{true};
    Nation nation{Nation::other};
};

constexpr bool is_square(Formation f) {
    return f == Formation::solid_square || f == Formation::hollow_square;
}

/// A cover that shelters: rough going does not (Q85).
constexpr bool is_shelter(Cover c) {
    return c >= Cover::light;
}

/// How many plaquettes an arm with so many values has: a battery is one, whatever its gunners (R026).
constexpr int plaquettes_of(Arm arm, std::size_t values) {
    return arm == Arm::artillery ? (values > 0 ? 1 : 0) : static_cast<int>(values);
}

/// Gunner figures for so many guns: one for three, at least one (R027, Q10). Requires: guns at least 1.
int gunners_for(int guns);

/// Plaquettes for so many men: as many as 200 goes into them, one more where over half of another is left, at least one
/// (R003). Requires: men at least 1.
int plaquettes_for(int men);

/// Weight of a battery by its calibre in pounds: to 5 light, 6 to 11 medium, 12 and more heavy (R021-R023).
/// Between 5 and 6 the owner says (Q11): this reads it as light.
Weight weight_of_calibre(double pounds);

/// Which class holds most plaquettes, and with how many.
struct Majority {
    int troop_value{0};  ///< 0 where there is nothing to count
    int plaquettes{0};
};

struct ClassCount {
    int troop_value{0};
    int plaquettes{0};
};

/// The majority troops (Q37): the class with most plaquettes, classes totalled over units; at a tie the lower class, or
/// the higher where the reading says so. Order of the counts does not matter.
Majority majority_of(std::span<const ClassCount> counts, bool tie_to_higher);

/// The class of a battery's single plaquette: its gunners' majority.
int battery_class(std::span<const int> gunners, bool tie_to_higher);

}  // namespace bacler::plaquette
