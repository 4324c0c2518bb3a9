#pragma once
#include "files/order_reader.hpp"
#include "systems/plaquette/order.hpp"

#include <string>

/// What an overruling puts in place of what was: seen by order_*.cpp only.
namespace bacler::files {

/// The VALUE of an overruling, one word of the line or a text in quotes: `allowed`, `3`, "petit at 80,45", "21-1 plaquettes 3". Faults
/// have the columns of the line. What is none of the forms gets a fault that names them all.
plaquette::Decree read_decree(OrderReader& line, const OrderPlace& where);

/// place ID at x,y[,heading]|off, from where the ID stands.
plaquette::Place read_place(OrderReader& in);
std::string text_of_place(const plaquette::Place& place);

/// [by both_sides|umpire] because TEXT
std::string read_reason(OrderReader& in, game::ConsentBy& by);

/// choose KEY VALUE..., from the KEY on.
plaquette::Choose read_choice(OrderReader& in);

/// An id, a word or a text as a line needs it: quoted where it would be read otherwise.
std::string word_of(const std::string& id);

}  // namespace bacler::files
