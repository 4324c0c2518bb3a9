#pragma once
#include "app/game/game.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace bacler::ui {

struct Desk;

/// A line that is being typed over everything else, and what it is for.
struct Typing {
    enum class Of : std::uint8_t {
        note,       ///< on a line of the log
        player,     ///< the name of who takes a staff
        copy,       ///< the file of a copy
        elsewhere,  ///< the file in which a game goes on
        phrase,     ///< a secret: it is not shown
        reason,     ///< of what is decided by consent
        name,       ///< of a piece of a scenario that is being written
    } of{Of::note};
    std::string text;
    game::LineId line{0};  ///< of a note
    std::string staff;     ///< who passes

    friend bool operator==(const Typing&, const Typing&) = default;
};

/// Begins to type; whatever was being typed is dropped.
void begin_typing(Desk& desk, Typing typing);
/// Adds letters, as far as there is room. Signs that are no letters are left out.
void type_text(Desk& desk, std::string_view text);
void rub_out_text(Desk& desk);
/// Does what the line was for. Requires: something is typed.
void finish_typing(Desk& desk);
void drop_typing(Desk& desk);

}  // namespace bacler::ui
