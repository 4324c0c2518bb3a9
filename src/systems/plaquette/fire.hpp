#pragma once
#include "base/fraction.hpp"
#include "base/length.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <string>
#include <vector>

namespace bacler::plaquette {

struct Battery {
    std::string id;
    Weight weight{Weight::medium};
    std::vector<int> gunners;  ///< one value a figure
    Length range;              ///< front edge to nearest point of the target (Q60)
};

/// A unit that fire may fall on. Plaquettes unknown (a sheet that only names it) count as many.
struct FireVictim {
    std::string id;
    int plaquettes{0};
};

/// The element fired at, by the classes the losses run through (R124).
struct FireTarget {
    Cover cover{Cover::none};  ///< where most plaquettes of its first rank stand (Q62)
    bool is_in_square{false};
    bool is_grand_battery{false};
    std::vector<std::vector<FireVictim>> ranks;  ///< infantry and cavalry; first rank first
    std::vector<FireVictim> artillery;
};

/// One element's batteries on one target.
struct FireQuestion {
    Stance stance{Stance::defence};
    bool is_grand_battery{false};
    bool is_engaged{false};
    std::vector<Battery> batteries;
    FireTarget target;
    Readings readings;
};

/// One tir (Q56): some batteries summed, one die.
struct Tir {
    std::vector<std::size_t> batteries;  ///< places in the question
    int total{0};
    int die{0};                     ///< 0: not rolled yet
    int losses{0};                  ///< plaquettes, die counted where rolled
    std::vector<std::string> hits;  ///< whom they fall on, in order
    Ruling ruling;                  ///< total: the value, or with a die the losses
};

struct FireAnswer {
    Ruling may;             ///< may these batteries fire at all?
    std::vector<Tir> tirs;  ///< none where they may not
};

/// Value, losses and where they fall (R106, R109-R124). `dice` holds one face a tir; absent, the tirs stand without losses.
/// Batteries out of range do not take part; where none is left, the fire is forbidden.
/// Requires: dice empty or one a tir, 0 where a tir's units digit is 0 and none was thrown.
FireAnswer rule_on_fire(const FireQuestion& question, const std::vector<int>& dice);

/// The fire of several elements on one target as one tir, by the reading that takes everything on one target together (Q56): the values
/// of each by its own stance and halvings, summed; the finding that sums one up is about `whose` it is. Requires: as many as questions;
/// fires that are allowed.
Tir joint_tir(const std::vector<FireQuestion>& questions, const std::vector<Subject>& whose);

/// Reads a tir's die (R122, R123). Requires: a face, or 0 where the units digit of its total is 0 and none was thrown.
void read_die(Tir& tir, int die);

/// How many dice `rule_on_fire` will ask for.
std::size_t tirs_of(const FireQuestion& question);

/// The long and short range of a weight (R113-R115).
Length long_range(Weight weight);
Length short_range(Weight weight);

/// The losses of a tir of a total with a face: tens, and one more where the face is at most the units (R122, R123, Q02).
int losses_of_tir(int total, int die);

struct FireHits {
    std::vector<std::string> hits;
    FireTarget left;
};

/// Where losses fall (R124, Q64): for each tir first rank, second rank, artillery, and round again; a class with nobody left
/// falls on the first, then the second, then the artillery; in a class the unit with most plaquettes, then list order.
FireHits allot_fire_losses(const std::vector<int>& losses_per_tir, FireTarget target);

}  // namespace bacler::plaquette
