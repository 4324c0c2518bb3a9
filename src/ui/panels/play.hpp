#pragma once
#include "ui/panels/panels.hpp"

#include <optional>
#include <string>

namespace bacler::ui {

/// The bar of a game: hour and sequence, the phases with the present one marked, and whose turn it is.
struct PhaseBar {
    void draw(Ui& ui, const Desk& desk, const Pane& where);
};

/// The game beside the table: what is owed with its keys, the sheet of dice, the pad of orders, or the log.
struct PlayPanel {
    void draw(Ui& ui, Desk& desk, const Pane& where);
};

float height_of_phase_bar(const Ui& ui);
float width_of_play_panel(const Ui& ui);
/// Of a sheet at the foot of an upright window.
float height_of_play_panel(const Ui& ui);

/// The height of a key that is tapped often.
float height_of_big_key(const Ui& ui);

/// What the game has to say before anything else, in at most a part of a pane; how much of it was taken.
float draw_said(Ui& ui, Desk& desk, const Pane& where);

// The parts of the panel, each in a pane of its own. Requires, of all: a game is played.

/// Requests with what each face does and keys for it; below, the keys that roll and accept. Requires: dice are owed.
void draw_dice_sheet(Ui& ui, Desk& desk, const Pane& where);
/// The commands for the body that is picked, and who gives them. Requires: a giver and a body are picked.
void draw_order_pad(Ui& ui, Desk& desk, const Pane& where);
/// Lines, the ruling that is unfolded, and the slider over them.
void draw_log(Ui& ui, Desk& desk, const Pane& where);
/// The orders of both sides as far as they may be read, of all staffs or of the one that is picked; a tap shows the line of one in the log.
void draw_order_sheet(Ui& ui, Desk& desk, const Pane& where);
/// The keys of what the element that is picked may do where it stands, at ImGui's cursor.
void draw_acts(Ui& ui, Desk& desk);
/// What is owed, with its keys, at ImGui's cursor.
void draw_owed(Ui& ui, Desk& desk);
/// At ImGui's cursor: what may be stated of the pieces that are picked, and what is; the pad of a distance while it is open.
void draw_stating(Ui& ui, Desk& desk);
/// The key that opens that pad, with what is stated. Nothing where none of the two that are picked lacks a place.
void draw_distance_key(Ui& ui, Desk& desk);
/// Beneath a line of the log that lies open: the keys that mend it or note something on it.
void draw_line_keys(Ui& ui, Desk& desk, game::LineId line);
/// What is to be put right, in pencil, and who consents. Requires: a plan that is whole.
void draw_plan(Ui& ui, Desk& desk, const Pane& where);
/// The keys of the staff that is picked: who takes it.
void draw_staff_keys(Ui& ui, Desk& desk);

/// What hands have to do on the real table, a tick a line, and the keys that end or put away the list. Requires: there is a list.
void draw_steps(Ui& ui, Desk& desk, const Pane& where);
/// One piece after another as it is to lie, with the figures to compare. Requires: it is asked whether the table looks so.
void draw_look(Ui& ui, Desk& desk, const Pane& where);
/// The key that asks it.
void draw_look_key(Ui& ui, Desk& desk);
/// What was ruled last, each line a key to its whole ruling in the log.
void draw_ruled_last(Ui& ui, Desk& desk);

// What is decided by consent. Requires, of those that draw a sheet: it lies open.

/// The sheet of a piece, of a refused move, or of the readings.
void draw_decree(Ui& ui, Desk& desk, const Pane& where);
/// The part of it that lists the readings.
void draw_house_rulings(Ui& ui, Desk& desk, const Pane& where);
/// Where what is in pencil lies, and where who consents: beneath it, or beside it where there is room.
struct DecreePanes {
    Pane pencil, consents;
};
/// In a pane of the panel, in points of the window.
DecreePanes panes_of_decree(const Ui& ui, const Desk& desk, const Pane& where);
/// What would come of it in words; the reason, the keys of consent, and the one that drops it.
void draw_consents(Ui& ui, Desk& desk, const Pane& where);
/// The key that opens the sheet of the piece that is picked, where there is one that may be put right.
void draw_correct_key(Ui& ui, Desk& desk);
/// The key that says that a line was played otherwise, where that may be said. Was it tapped?
bool draw_otherwise_key(Ui& ui, Desk& desk, game::LineId line);
/// The key that opens the list of the readings.
void draw_rulings_key(Ui& ui, Desk& desk);

/// A row, or two, of a die's faces; what was tapped. `lit`: the face that stands; none.
std::optional<int> draw_face_keys(Ui& ui, const std::string& name, int highest, std::optional<int> lit);
/// A paragraph at ImGui's cursor over the width that is there.
void play_paragraph(const ImFont* font, std::string_view text, Colour colour);

}  // namespace bacler::ui
