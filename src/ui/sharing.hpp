#pragma once
#include "app/sharing/sheet.hpp"

#include <string>

namespace bacler::ui {

struct Desk;
struct Quick;

/// A ruling that is made into a picture: asked for on a panel, drawn and written by whoever owns the window.
struct Sharing {
    RulingSheet sheet;
    enum class Stands : std::uint8_t { asked, drawn, written, failed } stands{Stands::asked};
    std::string path;  ///< where it was written
    Faults faults;     ///< why it was not
};

/// Asks for a picture of the engagement that is put. Requires: it is answered.
void share_engagement(Desk& desk);
/// The same of a line of the game that is played. Requires: there is such a line, and whoever holds the tablet may read it.
void share_line(Desk& desk, game::LineId line);
/// The same of what the game refused last. Requires: something was refused.
void share_refusal(Desk& desk);
/// The same of a quick ruling. Requires: a topic other than the engagement.
void share_quick(Desk& desk, Quick& quick);

}  // namespace bacler::ui
