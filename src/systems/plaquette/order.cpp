#include "systems/plaquette/order.hpp"

namespace bacler::plaquette {

std::optional<Stance> stance_of(Command command) {
    switch (command) {
        case Command::attack: return Stance::attack;
        case Command::manoeuvre: return Stance::manoeuvre;
        case Command::defence: return Stance::defence;
        case Command::fall_back: return Stance::fall_back;
        case Command::retreat: return Stance::retreat;
        case Command::advance:
        case Command::support:
        case Command::pursuit: break;
    }
    return std::nullopt;
}

std::optional<Mission> mission_of(Command command) {
    switch (command) {
        case Command::advance: return Mission::advance;
        case Command::defence: return Mission::defence;
        case Command::support: return Mission::support;
        case Command::pursuit: return Mission::pursuit;
        case Command::attack:
        case Command::manoeuvre:
        case Command::fall_back:
        case Command::retreat: break;
    }
    return std::nullopt;
}

}  // namespace bacler::plaquette
