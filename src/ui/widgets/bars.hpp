#pragma once
#include <imgui.h>

namespace bacler::ui {

/// Whether a list had more than it showed when it was drawn last, so that no bar stands where nothing scrolls. To be made in the
/// window that the list lies in, before it is begun.
class QuietBar {
public:
    explicit QuietBar(const char* list) : kept_(*ImGui::GetStateStorage()), list_(ImGui::GetID(list)) {}
    /// True where it was not drawn yet.
    bool scrolls() const { return kept_.GetBool(list_, true); }
    /// Requires: the list is begun.
    void note() { kept_.SetBool(list_, ImGui::GetScrollMaxY() > 2); }

private:
    ImGuiStorage& kept_;
    ImGuiID list_;
};

/// A list with room for a bar at all times, so that keys stay where they are under a finger; the bar is seen only where there is something
/// to scroll. End it with ImGui::EndChild. Is any of it in sight?
bool begin_steady_list(const char* name, ImVec2 size);

}  // namespace bacler::ui
