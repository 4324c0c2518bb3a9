#pragma once
#include "render/board_renderer.hpp"
#include "ui/fonts.hpp"
#include "ui/panels/panels.hpp"
#include "ui/pointers.hpp"
#include "ui/table_layer.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

struct ImGuiContext;

namespace bacler::ui {

/// The window as the platform has it.
struct WindowSize {
    glm::vec2 points{1280, 800};
    float pixels_per_point{1};
    float points_per_mm{3.78F};

    friend bool operator==(const WindowSize&, const WindowSize&) = default;
};

/// Where the parts of the window lie.
struct Layout {
    Pane window, bar, table;
    std::optional<Pane> engagement, card;
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
    const render::View& view() const { return view_; }
    const Targets& targets() const { return ui_.targets; }
    const TableLayer& layer() const { return layer_; }
    /// The board, and what picks and answers lay over it.
    static constexpr std::size_t layers = 2;
    const render::BoardBatch& batch(std::size_t layer) const { return batches_.at(layer); }
    /// Does the view still move by itself?
    bool is_moving() const { return flight_.has_value(); }
    /// Something happened that may show: the next frames are to be drawn.
    void wake();
    /// Would another frame show nothing new until something happens?
    bool is_at_rest() const { return !is_moving() && frames_owed_ == 0; }

private:
    struct Flight {
        render::View from, to;
        float part{0};
    };

    Layout layout() const;
    void tap_table(glm::vec2 point);
    void follow_desk();
    void fly(const render::View& to);
    void fly_on(float seconds);
    render::View home() const;
    render::View ground() const;
    void repaint();
    void draw_hint();

    ImGuiContext* context_;
    FontFiles fonts_;
    Desk desk_;
    Ui ui_;
    WindowSize size_;
    Pointers pointers_{10};
    TableLayer layer_;
    render::View view_, before_engagement_;
    std::optional<Flight> flight_;
    bool is_home_{true};
    int frames_owed_{0};  ///< ImGui spreads what happened over the frames that follow
    std::vector<std::string> faults_;
    std::array<render::BoardBatch, layers> batches_;

    // What the view and the pictures were last made for.
    bool was_pair_{false};
    std::optional<std::array<ElementAt, 2>> framed_;
    bool was_answered_{false};
    Selection painted_selection_;
    std::uint64_t painted_changes_{0};

    BarPanel bar_;
    CardPanel card_;
    EngagementPanel engagement_;
    OverlayPanel overlay_;
    FaultPanel fault_panel_;
};

}  // namespace bacler::ui
