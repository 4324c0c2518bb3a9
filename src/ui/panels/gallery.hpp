#pragma once
#include "ui/panels/screens.hpp"

#include <string>

/// The pages of the gallery: what a widget looks like in each of its states. Requires, of all: the gallery is shown.
namespace bacler::ui {

/// Keys beside one another, as wide as their words ask, on as many rows as they take; each gallery page has its own.
class KeyRow {
public:
    explicit KeyRow(Ui& ui) : ui_(ui) {}
    bool key(const std::string& name, std::string_view label, const KeyLook& look);

private:
    Ui& ui_;
    bool is_first_{true};
};

/// Keys in each look and with each font, the longest words they carry, signs.
void draw_key_specimens(Ui& ui, Desk& desk);
/// What is slid and stepped, and the faces of dice.
void draw_scale_specimens(Ui& ui, Desk& desk);
/// Lines of an explanation in each look, what is too close to call, a sum.
void draw_finding_specimens(Ui& ui, Desk& desk);
/// Each font, and the longest sentence of each kind.
void draw_letter_specimens(Ui& ui, Desk& desk);
/// Every colour of the scheme that is worn, of sides and of tones.
void draw_colour_specimens(Ui& ui, Desk& desk);

}  // namespace bacler::ui
