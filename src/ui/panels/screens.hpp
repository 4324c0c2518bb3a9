#pragma once
#include "ui/here.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/button.hpp"

/// Screens that stand in place of the table, or over everything. Requires, of all: inside an ImGui frame.
namespace bacler::ui {

/// The games on disk: the one that is played with what may be done with it, the last one under one key, and all of them.
struct GamesPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);

    /// Are games in sight that were not looked into yet?
    bool is_reading() const { return is_reading_; }

private:
    bool is_reading_{false};
};

/// The screen between two hands: whom the tablet is passed to, and a key to begin; then the pad for his secret. It is drawn from
/// names alone. Requires: the seat is between two hands.
struct NeutralPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// A secret that is asked for in front of everybody, over the table. Requires: one is asked for.
struct SecretPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// The line that is being typed, in the upper part of the window: a keyboard of the system's may cover the lower.
struct TypingPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// The first screen: on with the last game, another, the table, settings.
struct StartPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// Language, colours, size of letters; each in force at once.
struct SettingsPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);

private:
    std::optional<int> held_text_size_;  ///< under a finger that has not let go
};

/// What the program is, its versions and what it stands on.
struct AboutPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// Every widget and every shape of ruling, a page a tab. Requires: the gallery is shown.
struct GalleryPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// A ruling as others are to see it, from the top of the window down; what it takes is noted as the target "sheet".
struct SheetPanel {
    void draw(Ui& ui, const Desk& desk, const Pane& window);
};

/// The key that makes a picture of a ruling, with what came of it beneath. Was it tapped?
bool share_key(Ui& ui, const Desk& desk, const std::string& sentence, const std::string& name = "share");

/// A page in the middle of the window that scrolls, under a title. Close it with end_page.
void begin_page(Ui& ui, const char* name, const Pane& window, std::string_view title);
void end_page();

/// Why a game did not open or may not be left, and the key that plays one in memory whose file cannot be written.
void draw_shelf_faults(Ui& ui, Desk& desk);
/// The key of the game that was played last, with where it stands over it; nothing where there is none that can be read.
void draw_last_game(Ui& ui, Desk& desk);

/// What a long press opened, beside the finger; a touch anywhere else puts it away.
struct HerePanel {
    /// What was tapped. It lies beside the pane that it is about.
    std::optional<HereKey::Does> draw(Ui& ui, const Here& here, const Pane& about, const Pane& window);
    bool is_put_away{false};
};

/// A scenario that is being written: order of battle, table, rules, cost, faults. Requires: one is.
struct EditorPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// The pad of a secret in a pane: what is asked, six places, digits, a phrase, what to do when it is forgotten.
void draw_secret_pad(Ui& ui, Desk& desk, const Pane& where);

/// A key over the width that is there, with room beneath. Was it tapped?
bool wide_key(Ui& ui, const std::string& name, std::string_view label, const KeyLook& look);
/// The sentences of faults at ImGui's cursor.
void fault_paragraphs(Ui& ui, Lang lang, const Faults& faults);

}  // namespace bacler::ui
