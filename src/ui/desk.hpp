#pragma once
#include "app/board_picture.hpp"
#include "app/engagement_table.hpp"
#include "app/explain.hpp"
#include "app/selection.hpp"
#include "app/settings.hpp"
#include "ui/consent.hpp"
#include "ui/editor.hpp"
#include "ui/gallery.hpp"
#include "ui/handling.hpp"
#include "ui/measuring.hpp"
#include "ui/playing.hpp"
#include "ui/settings.hpp"
#include "ui/sharing.hpp"
#include "ui/shelf.hpp"
#include "ui/targets.hpp"
#include "ui/theme.hpp"
#include "ui/typing.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bacler::ui {

/// The standing answer in words, made once for each change and language.
struct Spoken {
    std::uint64_t of_changes{0};
    Lang lang{Lang::fr};
    Explanation explanation;
    std::array<std::vector<Rung>, 2> ladders;
};

/// The rule whose card lies open, and the reading that a line of it rested on.
struct OpenRule {
    RuleRef rule;
    std::uint16_t reading{0};
};

enum class Tab : std::uint8_t { situation, decision, measured };

/// What fills the window.
enum class Screen : std::uint8_t { table, start, quick, editor, settings, about, gallery };

/// What lies on the players' desk: the scenario, what they picked, the engagement they are putting, and what is unfolded.
struct Desk {
    plaquette::Scenario scenario;
    Lang lang{Lang::fr};
    Screen screen{Screen::table};
    Screen under_quick{Screen::table};  ///< what is gone back to from quick rulings
    Settings settings;
    std::string settings_path;  ///< empty: they are kept nowhere
    Faults settings_faults;     ///< why they were not read, or not written
    Lang system_lang{Lang::fr};
    std::vector<std::string> built_on;  ///< libraries with their versions, as the platform knows them
    Selection selection;
    std::optional<EngagementTable> table;
    Tab tab{Tab::situation};
    std::optional<ElementAt> card;  ///< the card laid over an engagement
    std::optional<OpenRule> rule;
    std::set<std::size_t> unfolded;  ///< places of findings in the tree
    bool also_considered{false};     ///< unfolded
    Spoken spoken;
    Handling handling;
    Measuring measuring;
    std::optional<Playing> playing;  ///< a game that is played on this desk
    Shelf shelf;
    std::optional<ScenarioEditor> editor;          ///< a scenario that is written on this desk
    std::vector<editor::FoundScenario> scenarios;  ///< of the folder, as the first screen lists them
    Faults scenario_faults;                        ///< why one of them did not open
    std::string editor_folder;                     ///< where scenarios are written
    std::optional<GalleryShown> gallery;           ///< for whoever looks over the program
    std::optional<Sharing> sharing;                ///< a ruling that becomes a picture, or became one
    std::string pictures_folder;                   ///< where pictures are written; empty: nowhere
    bool is_locked{false};                         ///< no piece is dragged and the view stays
    std::optional<Typing> typing;                  ///< laid over everything else
    std::optional<ConsentRequest> consent;         ///< laid over it, too
    /// Of the dice that the program rolls in the next game, where that has rolled none: scripts and tests keep this one.
    std::uint64_t first_seed{1815};
    std::uint64_t grounds{0};  ///< grows whenever the ground is another's
};

/// Picks an element, and puts the engagement where there are two.
void pick(Desk& desk, ElementAt element);
void close_engagement(Desk& desk);

/// Fills the window with a screen; what was picked and typed on the table is kept.
void show_screen(Desk& desk, Screen screen);

/// No piece is dragged any more and the view stays, or both go again; what is in hand is put back.
void toggle_lock(Desk& desk);

/// Goes over to a language.
void speak(Desk& desk, Lang lang);

/// Types a die; the first whole pair of dice turns to the ruling.
void type_die(Desk& desk, std::size_t side, int face);

/// The standing answer in the desk's language. Requires: there is an engagement.
const Spoken& spoken(Desk& desk);

/// The name an element goes by.
const std::string& name_of(const Desk& desk, ElementAt element);
/// The same, of one side of the engagement. Requires: there is one.
const std::string& name_of(const Desk& desk, std::size_t side);
Colour colour_of(const Desk& desk, std::size_t side);

/// What every part of the window draws with.
struct Ui {
    Theme theme;
    Targets targets;
    float points_per_mm{3.78F};
};

}  // namespace bacler::ui
