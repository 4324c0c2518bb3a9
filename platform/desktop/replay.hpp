#pragma once
#include "app/engagement_table.hpp"
#include "platform/desktop/window.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace bacler::desktop {

/// Plays a script of touches through SDL's own queue, as fingers would, and draws a frame after each step:
///   tap NAME             a finger, with the mouse that SDL makes up from it
///   click NAME           a mouse
///   drag X Y X Y         one finger from a point to another
///   drag ID X,Y... [@X,Y...] [steps N] [noise MM SEED] [hold]
///                        one finger takes an element by its flag, until its front's centre stands at X,Y of the table in cm,
///                        or with @ until the finger is at a point; by one place after another, each in N steps, trembling by so many mm of glass
///                        (one standard deviation); `hold` leaves the finger where it is
///   draw X,Y X,Y ...     one finger goes from place to place of the table, or with @ of the screen
///   turn DEGREES [hold]  one finger turns the picked element by its knob, clockwise
///   lift                 the finger left lying is lifted
///   cancel               it is lost to the system
///   pinch X Y FROM TO    two fingers about a point, so far apart and then so far
///   twist X Y APART DEGREES
///                        two fingers so far apart about a point turn the view clockwise; of both, the point may be a NAME
///   press NAME           a finger lies still until what could be done there opens
///   hold NAME NAME S     a finger on each of two places, so many seconds
///   wheel X Y NOTCHES    the wheel at a point
///   type TEXT            what a keyboard types, to the end of the line
///   away                 the window leaves the front, as for another program
///   wait FRAMES
///   picture NAME         what is on the screen now, as a PNG of that name in the folder of pictures
/// What a tap or a press names is first brought into sight, where it lies in a list that scrolls.
/// NAME is a place on the screen ("flag.F1a", "die.0.4"), or X,Y of the table, or @X,Y; points are of the window. Empty lines and # are left out.
/// No picture is taken where the folder is empty. What was refused, if anything was. Requires: the app is bound to the window.
std::optional<Refusal> replay(Window& window, ui::App& app, const std::string& name,
                              const std::string& script, const std::filesystem::path& pictures);

/// Draws frames until nothing moves by itself any more.
void settle(Window& window, ui::App& app);

/// What the screen has come to, as one line of JSON: what scripts check.
std::string state_of(ui::App& app);

}  // namespace bacler::desktop
