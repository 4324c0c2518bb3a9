#include "ui/fonts.hpp"

#include "ui/widgets/lettering.hpp"

#include <imgui.h>

#include <array>
#include <filesystem>

namespace bacler::ui {

namespace {

constexpr std::array<const char*, 6> folders{
#ifdef BACLER_FONT_FOLDER
    BACLER_FONT_FOLDER,
#else
    "/usr/share/fonts/truetype/dejavu",
#endif
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/dejavu",
    "/usr/local/share/fonts",
};

/// What both languages need: Latin with its accents, dashes, fractions, arrows, signs of mathematics, shapes.
constexpr std::array<ImWchar, 19> letters{0x0020, 0x00ff, 0x0100, 0x017f, 0x2010, 0x203a, 0x2150,
                                          0x215e, 0x2190, 0x21ff, 0x2200, 0x22ff, 0x2300, 0x232b,
                                          0x25a0, 0x25ff, 0x2713, 0x2718, 0};

ImFont* add(const std::string& file, float points, float ratio) {
    ImFontConfig config;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (file.empty()) {
        config.SizePixels = points * ratio;
        return atlas.AddFontDefault(&config);
    }
    config.OversampleH = 2;
    config.OversampleV = 1;
    return atlas.AddFontFromFileTTF(file.c_str(), points * ratio, &config, letters.data());
}

}  // namespace

FontFiles installed_fonts() {
    for (const char* folder : folders) {
        const std::filesystem::path at(folder);
        const std::filesystem::path plain = at / "DejaVuSans.ttf", bold = at / "DejaVuSans-Bold.ttf";
        std::error_code none;
        if (!std::filesystem::is_regular_file(plain, none)) continue;
        const bool has_bold = std::filesystem::is_regular_file(bold, none);
        return {plain.string(), has_bold ? bold.string() : plain.string()};
    }
    return {};
}

void load_fonts(Theme& theme, const FontFiles& files, float pixels_per_point) {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    forget_broken_texts();
    theme.small = add(files.plain, theme.points(13.5F), pixels_per_point);
    theme.body = add(files.plain, theme.points(16), pixels_per_point);
    theme.bold = add(files.bold, theme.points(16), pixels_per_point);
    theme.large = add(files.bold, theme.points(21), pixels_per_point);
    theme.huge = add(files.bold, theme.points(27), pixels_per_point);
    io.FontDefault = theme.body;
    io.FontGlobalScale = 1 / pixels_per_point;
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
}

}  // namespace bacler::ui
