#pragma once
#include "ui/game_of_tests.hpp"

#include <string>

/// Games with sealed orders, from hand to hand.
namespace bacler::ui {

inline constexpr const char* french_secret = "271828";
inline constexpr const char* austrian_secret = "314159";

/// A game whose locks cost little to try.
inline void begin(Bench& bench, const char* keeping) {
    bench.tap_all({"play", keeping});
    bench.app().desk().playing->seat.cost = files::least_lock_cost();
    bench.settle();
}

inline void type_secret(Bench& bench, const std::string& digits) {
    for (const char digit : digits) bench.tap(std::string("secret.") + digit);
}

/// A side takes the tablet with a new secret.
inline void take_with_new_secret(Bench& bench, std::size_t side, const std::string& secret) {
    bench.tap("seat.side." + std::to_string(side));
    bench.tap("seat.begin");
    type_secret(bench, secret);
    type_secret(bench, secret);
}

inline void lay_french(Bench& bench) {
    tap_all(bench, {"staff.FC", "staff.F1", "command.0", "staff.FC", "staff.F2", "command.0", "flag.F2c",
                    "command.1"});
}

inline void lay_austrian(Bench& bench) {
    tap_all(bench, {"staff.AC", "staff.A2", "command.0", "flag.A2b", "command.2"});
}

/// Everything the screen holds of the game, but for what the real game keeps to itself.
inline const plaquette::Battle& seen(const Bench& bench) {
    return bench.desk_now().playing->seen;
}

inline int known_orders(const plaquette::Battle& battle) {
    int known = 0;
    for (const plaquette::Chit& c : battle.chits) known += c.order ? 1 : 0;
    return known;
}

}  // namespace bacler::ui
