#include "ui/widgets/bars.hpp"

#include <initializer_list>

namespace bacler::ui {

bool begin_steady_list(const char* name, ImVec2 size) {
    QuietBar bar(name);
    const bool hides = !bar.scrolls();
    constexpr ImVec4 nothing{0, 0, 0, 0};
    if (hides)
        for (const ImGuiCol part : {ImGuiCol_ScrollbarBg, ImGuiCol_ScrollbarGrab,
                                    ImGuiCol_ScrollbarGrabHovered, ImGuiCol_ScrollbarGrabActive})
            ImGui::PushStyleColor(part, nothing);
    const bool is_seen = ImGui::BeginChild(name, size, ImGuiChildFlags_AlwaysUseWindowPadding,
                                           ImGuiWindowFlags_AlwaysVerticalScrollbar);
    if (hides) ImGui::PopStyleColor(4);
    bar.note();
    return is_seen;
}

}  // namespace bacler::ui
