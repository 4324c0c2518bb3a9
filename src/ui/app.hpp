#pragma once
#include "render/board_renderer.hpp"
#include "ui/editor_board.hpp"
#include "ui/fonts.hpp"
#include "ui/grasp.hpp"
#include "ui/hand_layer.hpp"
#include "ui/loupe.hpp"
#include "ui/overlay_layer.hpp"
#include "ui/panels/consent.hpp"
#include "ui/panels/hand.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/quick.hpp"
#include "ui/panels/roster.hpp"
#include "ui/panels/screens.hpp"
#include "ui/play_layer.hpp"
#include "ui/pointers.hpp"
#include "ui/table_layer.hpp"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

struct ImGuiContext;

namespace bacler::ui {

/// The window as the platform has it.
struct WindowSize {
    glm::vec2 points{1280, 800};
    float pixels_per_point{1};
    float points_per_mm{3.78F};
    /// Kept free along the edges, where a camera, rounded corners or the system's own bars lie.
    glm::vec2 free_at_start{0, 0};  ///< left and top
    glm::vec2 free_at_end{0, 0};    ///< right and bottom

    friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

/// Where the parts of the window lie.
struct Layout {
    Pane window, bar, table;
    std::optional<Pane> engagement, card, hand, measure, phases, play, roster;
};

/// The whole window: panels, flags, fingers, and what is to be drawn of the board. It opens no window itself and needs no
/// GL, so that tests drive it as the platform does. It owns the ImGui context; there may be one App at a time.
class App {
public:
    App(Desk desk, FontFiles fonts);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// Takes the window's size. True where the letters were made anew, and their texture must be.
    bool resize(const WindowSize& size);
    void feed(const PointerEvent& event);
    /// Builds one frame: ImGui's draw data, and the batches of the board. Requires: resized once.
    void frame(float seconds);

    /// In place of the desk: the sentences of a file that did not open.
    void show_faults(std::vector<std::string> sentences) { faults_ = std::move(sentences); }

    Desk& desk() { return desk_; }
    const Desk& desk() const { return desk_; }
    const render::View& view() const { return shows_draft() ? editor_board_.view() : view_; }
    float points_per_mm() const { return ui_.points_per_mm; }
    /// How many points a line of one point is broad: as letters grow, so do lines.
    float stroke() const { return ui_.theme.scale; }
    const Targets& targets() const { return ui_.targets; }
    const TableLayer& layer() const { return layer_; }
    const OverlayLayer& words() const { return words_; }
    const Quick& quick() const { return quick_; }
    const HandLayer& hand_layer() const { return hand_layer_; }
    /// How far a finger may stray and still tap, in points.
    float slack() const { return pointers_.slack(); }
    bool has_loupe() const { return loupe_.is_open(); }
    const std::optional<Here>& here() const { return here_; }
    /// The ground, what stands on it, what picks and answers lay over them, and what is measured.
    static constexpr std::size_t layers = 4;
    const render::BoardBatch& batch(std::size_t layer) const;
    /// Is the table on the screen, or another screen in its place?
    bool shows_table() const;
    /// Is it that of a scenario that is being written?
    bool shows_draft() const;
    /// Does the view still move by itself?
    bool is_moving() const {
        return flight_.has_value() || games_panel_.is_reading() || press_ || locked_hint_ > 0 ||
               consent_panel_.is_filling();
    }
    /// Does somebody type?
    bool wants_text() const { return desk_.typing.has_value(); }
    void type(std::string_view text);
    void rub_out();
    /// What was typed is done.
    void enter();
    /// It is dropped.
    void escape();
    /// The window left the front: what is secret is covered.
    void step_aside();
    /// Something happened that may show: the next frames are to be drawn.
    void wake();
    /// Would another frame show nothing new until something happens?
    bool is_at_rest() const { return !is_moving() && frames_owed_ == 0; }

private:
    struct Flight {
        render::View from, to;
        float part{0};
    };

    bool is_sheet() const;
    Layout layout() const;
    float width_of_hand(float height) const;
    Pane safe_pane() const;
    bool is_wide() const;
    void take_side(Layout& l, std::optional<Pane>& panel, glm::vec2 wish, glm::vec2 most) const;
    void watch_press(const PointerEvent& event);
    void press_on(float seconds);
    void open_here(glm::vec2 point);
    void draw_here(const Pane& window);
    void tap_table(glm::vec2 point);
    void tap_to_measure(glm::vec2 point);
    void tap_in_game(glm::vec2 point);
    void lay_out_game(Layout& l) const;
    void lay_out_roster(Layout& l) const;
    void draw_panels(const Layout& l);
    void note_pieces();
    void follow_drawing();
    void follow_hand();
    void pick_at(glm::vec2 point);
    render::View clear_view() const;
    void draw_loupe(const Pane& window);
    void bring_hand_in();
    void follow_desk();
    void fly(const render::View& to);
    void fly_on(float seconds);
    render::View home() const;
    render::View ground() const;
    void repaint();
    void repaint_marks();
    void repaint_ground();
    void draw_table();
    void write_on_table(const render::View& clear);
    void show_whole();
    void draw_covers(const Pane& window);
    void draw_screen(const Pane& window);
    void feed_draft(const PointerEvent& event);
    void draw_editor(const Pane& window);
    void draw_hint();
    void leave_faults();

    ImGuiContext* context_;
    FontFiles fonts_;
    Desk desk_;
    Ui ui_;
    WindowSize size_;
    std::optional<Scheme> worn_;
    Pointers pointers_{10};
    Grasp grasp_;
    /// A finger that lies still on the table, and how long it has.
    struct Press {
        PointerEvent down;
        float seconds{0};
    };
    std::optional<Press> press_;
    std::set<std::int64_t> down_;  ///< what else is down
    std::optional<Here> here_;
    float locked_hint_{0};  ///< seconds it is still told that the table is locked
    TableLayer layer_;
    OverlayLayer words_;
    HandLayer hand_layer_;
    PlayLayer play_layer_;
    Loupe loupe_;
    render::View view_, before_engagement_;
    std::optional<Flight> flight_;
    bool is_home_{true};
    int frames_owed_{0};  ///< ImGui spreads what happened over the frames that follow
    std::vector<std::string> faults_;
    std::array<render::BoardBatch, layers> batches_;
    Picture results_;  ///< whom the last results drove off, painted beneath the pieces
    Picture ghosts_;   ///< that, and what was painted last over the pieces, ghosts among it

    // What the view and the pictures were last made for.
    bool was_pair_{false};
    std::optional<std::array<ElementAt, 2>> framed_;
    bool was_answered_{false};
    bool had_pad_{false};
    std::uint64_t painted_drawing_{0}, seen_drawing_{0};
    std::pair<std::uint64_t, bool> followed_hand_{0, false};
    /// What the picks and answers were last painted for.
    struct Painted {
        Selection selection;
        std::uint64_t answer{0}, hand{0};
        bool has_hand{false};
        Handling::Phase phase{Handling::Phase::dragged};
        std::vector<overlay::Piece> pieces;
        bool is_measured{false};
        std::uint64_t game{0}, ground{0}, rest{0};
        std::optional<ElementAt>
            tried;  ///< it is painted with the picks, for it changes with every step of a finger

        friend bool operator==(const Painted&, const Painted&) = default;
    };
    Painted painted_;
    std::uint64_t painted_ground_{0};

    BarPanel bar_;
    CardPanel card_;
    EngagementPanel engagement_;
    MeasurePanel measure_;
    OverlayPanel overlay_;
    HandPanel hand_panel_;
    PhaseBar phase_bar_;
    PlayPanel play_panel_;
    RosterPanel roster_panel_;
    FaultPanel fault_panel_;
    GamesPanel games_panel_;
    NeutralPanel neutral_panel_;
    HerePanel here_panel_;
    StartPanel start_panel_;
    SettingsPanel settings_panel_;
    AboutPanel about_panel_;
    Quick quick_;
    QuickPanel quick_panel_;
    SecretPanel secret_panel_;
    EditorPanel editor_panel_;
    EditorBoard editor_board_;
    GalleryPanel gallery_panel_;
    SheetPanel sheet_panel_;
    TypingPanel typing_panel_;
    ConsentPanel consent_panel_;
};

}  // namespace bacler::ui
