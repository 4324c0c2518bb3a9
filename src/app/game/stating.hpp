#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/play/play.hpp"

#include <string>
#include <vector>

/// What players may state of pieces that have no place on the table, and what they have stated (Q135). Which facts may be about which
/// pieces is told here; whether one may hold now is asked of the game's referee.
namespace bacler {

/// The facts one key states.
struct StatingKey {
    std::string
        name;  ///< "state.contact.rear", "state.covered_by.village": what it is, for whoever taps by name
    std::string label;
    std::vector<plaquette::Order> orders;  ///< given in turn
    bool is_stated{false};                 ///< holds already
    bool is_allowed{false};
    std::string reason;  ///< why not; empty where it is allowed
};

/// May anything be stated of a piece with another, or where `b` is empty with the ground: is one of them without a place?
bool may_be_stated(const plaquette::Scenario& scenario, const std::string& a, const std::string& b);

/// The facts, a distance apart, that may be about two pieces now: contact, and from where, of two enemies while they move or press on;
/// alignment and support of two elements of a side, support and backing of two units of an element. Where `b` is empty: the terrain
/// that covers the first. Requires: ids of the battle.
std::vector<StatingKey> stating_keys(Lang lang, const plaquette::Battle& battle, const std::string& a,
                                     const std::string& b);

/// A fact that stands, as a sentence.
struct StatedLine {
    std::string text;
    plaquette::StatedFact fact;
};
/// What is stated of two pieces, of their units included; where `b` is empty, all that is stated of the first.
std::vector<StatedLine> stated_lines(Lang lang, const plaquette::Scenario& scenario, const std::string& a,
                                     const std::string& b);

/// The element of a unit; any other piece is itself.
std::string whole_of(const plaquette::Scenario& scenario, const std::string& id);

/// The units of an element that facts may be about one by one: none where it has only one.
std::vector<std::string> statable_units(const plaquette::Scenario& scenario, const std::string& id);

}  // namespace bacler
