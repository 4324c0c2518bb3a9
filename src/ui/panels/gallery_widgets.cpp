#include "ui/panels/gallery.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/findings.hpp"
#include "ui/widgets/icons.hpp"
#include "ui/widgets/ladder.hpp"
#include "ui/widgets/slider.hpp"
#include "ui/widgets/stepper.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace bacler::ui {

namespace {

void space(const Ui& ui) {
    ImGui::Dummy({1, ui.theme.points(8)});
}

std::string_view words(Lang lang, const Entry& entry) {
    return lang == Lang::fr ? entry.fr : entry.en;
}

/// The longest message of each kind, by what its key begins with; those of one word only where that is asked.
std::map<std::string, std::string_view> longest(Lang lang, std::span<const Entry> entries, std::size_t dots) {
    std::map<std::string, std::string_view> out;
    for (const Entry& entry : entries) {
        std::size_t end = 0;
        for (std::size_t i = 0; i < dots && end != std::string_view::npos; ++i)
            end = entry.key.find('.', end + 1);
        std::string_view& kept = out[std::string(entry.key.substr(0, end))];
        if (words(lang, entry).size() > kept.size()) kept = words(lang, entry);
    }
    return out;
}

std::array<KeyLook, 4> looks() {
    KeyLook refused = plain_key();
    refused.text = colours::ink_faint();
    return {plain_key(), chosen_key(colours::night()), chosen_key(colours::good()), refused};
}

constexpr std::array<std::string_view, 4> look_words{"plain", "chosen", "good", "faint"};

/// A finding in words, for lines that show nothing else.
ExplainedLine specimen(Lang lang, std::string_view reading) {
    ExplainedLine line;
    line.text = phrase(lang, "ui.settings.sample");
    line.rule = cite(lang, RuleRef{171});
    line.reading = reading;
    return line;
}

}  // namespace

void draw_key_specimens(Ui& ui, Desk& desk) {
    const std::array<const ImFont*, 4> fonts{ui.theme.small, ui.theme.body, ui.theme.bold, ui.theme.large};
    for (std::size_t font = 0; font < fonts.size(); ++font) {
        KeyRow row(ui);
        for (std::size_t i = 0; i < look_words.size(); ++i) {
            KeyLook look = looks().at(i);
            look.font = fonts.at(font);
            const std::string word(look_words.at(i));
            row.key("key." + word + "." + std::to_string(font), phrase(desk.lang, "ui.gallery." + word),
                    look);
        }
    }
    space(ui);
    const float high = touch_height(ui, 44);
    for (const Icon icon : {Icon::menu, Icon::whole, Icon::locked, Icon::unlocked, Icon::undo, Icon::redo}) {
        if (icon != Icon::menu) ImGui::SameLine(0, ui.theme.points(6));
        icon_key(ui, "icon." + std::to_string(static_cast<int>(icon)), icon, {high, high}, plain_key());
    }
    space(ui);
    // The words of the game are what most keys carry: the longest of each kind.
    KeyRow row(ui);
    for (const auto& [kind, text] : longest(desk.lang, word_entries(), 1))
        if (text.find('{') == std::string_view::npos) row.key("key.word." + kind, text, plain_key());
    const float wide = ImGui::GetContentRegionAvail().x;
    lines_key(ui, "key.lines",
              std::string(phrase(desk.lang, "ui.start.about_it")) + " " +
                  std::string(phrase(desk.lang, "ui.quick.title")),
              {wide / 2, 2 * high}, plain_key());
    wide_key(ui, "key.wide", phrase(desk.lang, "ui.start.about_it"), chosen_key(colours::night()));
}

void draw_scale_specimens(Ui& ui, Desk& desk) {
    GalleryShown& g = *desk.gallery;
    for (const int now : {0, g.scale, 10}) {
        const std::string name = "slider." + std::to_string(now == g.scale ? 1 : now);
        const auto slid = slider(ui, name, std::to_string(now), {0, 10, 1, now});
        if (slid && now == g.scale) g.scale = std::clamp(slid->value, 1, 9);
        space(ui);
    }
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float wide = ImGui::GetContentRegionAvail().x, high = touch_height(ui, 44);
    const int step = stepper(ui, "stepper", std::to_string(g.scale), {from, from + glm::vec2{wide, high}});
    g.scale = std::clamp(g.scale + step, 1, 9);
    ImGui::SetCursorScreenPos({from.x, from.y + high});
    space(ui);
    for (const int faces : {6, 10})
        for (const std::optional<int> lit : {std::optional<int>{}, std::optional<int>{g.scale}}) {
            const std::string name = "die." + std::to_string(faces) + (lit ? ".lit." : ".");
            const std::optional<int> face = draw_face_keys(ui, name, faces, lit);
            if (face) g.scale = std::clamp(*face, 1, 9);
            space(ui);
        }
}

void draw_finding_specimens(Ui& ui, Desk& desk) {
    const std::array<LineLook, 6> line_looks{
        LineLook{ui.theme.bold, colours::ink(), 0, ""},
        LineLook{ui.theme.body, colours::ink(), 0, "▸"},
        LineLook{ui.theme.body, colours::ink(), 0, "▾", "○"},
        LineLook{ui.theme.small, colours::ink(), ui.theme.points(16), "·", "◉"},
        LineLook{ui.theme.small, colours::ink_faint(), ui.theme.points(32), "·"},
        LineLook{ui.theme.body, colours::bad(), 0, "", {}, 34}};
    for (std::size_t i = 0; i < line_looks.size(); ++i)
        explained_line(ui, "line." + std::to_string(i), specimen(desk.lang, i % 2 == 0 ? "" : "Q94"),
                       line_looks.at(i));
    const std::string sample(phrase(desk.lang, "ui.settings.sample"));
    draw_doubt(ui, "doubt", {sample, sample, sample}, ui.theme.points(14));
    space(ui);
    const std::vector<Rung> rungs{{"+4 " + sample, cite(desk.lang, RuleRef{171}), 4, 4, 0},
                                  {sample, {}, -1, 3, 0},
                                  {sample, {}, 0, 3, 0}};
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    std::optional<std::size_t> tapped;
    const Ladder ladder{desk.scenario.title, colour_of_side(desk.scenario, 0), 3, rungs};
    const float bottom =
        ladder_of(ui, "ladder.", ladder, {from, {from.x + ImGui::GetContentRegionAvail().x, from.y}}, tapped);
    ImGui::SetCursorScreenPos({from.x, bottom});
    space(ui);
}

void draw_letter_specimens(Ui& ui, Desk& desk) {
    const std::array<const ImFont*, 5> fonts{ui.theme.small, ui.theme.body, ui.theme.bold, ui.theme.large,
                                             ui.theme.huge};
    for (const ImFont* font : fonts)
        play_paragraph(font, phrase(desk.lang, "ui.settings.sample"), colours::ink());
    for (const Colour colour : {colours::ink_soft(), colours::ink_faint(), colours::good(), colours::bad()})
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.settings.sample"), colour);
    space(ui);
    for (const auto& entry : longest(desk.lang, ui_entries(), 2))
        play_paragraph(ui.theme.body, entry.second, colours::ink());
}

void draw_colour_specimens(Ui& ui, Desk& desk) {
    using namespace colours;
    const std::array<std::pair<std::string_view, Colour>, 13> swatches{{{"paper", paper()},
                                                                        {"paper_dark", paper_dark()},
                                                                        {"key", colours::key()},
                                                                        {"key_pressed", key_pressed()},
                                                                        {"line", line()},
                                                                        {"ink", ink()},
                                                                        {"ink_soft", ink_soft()},
                                                                        {"ink_faint", ink_faint()},
                                                                        {"night", night()},
                                                                        {"night_text", night_text()},
                                                                        {"good", good()},
                                                                        {"bad", bad()},
                                                                        {"surround", surround()}}};
    KeyRow row(ui);
    for (const auto& [name, colour] : swatches)
        row.key("colour." + std::string(name), phrase(desk.lang, "ui.gallery.colour." + std::string(name)),
                {colour, text_on(colour), line(), nullptr});
    space(ui);
    KeyRow sides(ui);
    for (std::size_t side = 0; side < desk.scenario.sides.size(); ++side)
        sides.key("colour.side." + std::to_string(side), desk.scenario.sides[side].name,
                  chosen_key(colour_of_side(desk.scenario, side)));
    KeyRow tones(ui);
    for (const overlay::Tone tone : {overlay::Tone::neutral, overlay::Tone::allowed, overlay::Tone::forbidden,
                                     overlay::Tone::too_close}) {
        const std::string sign(overlay::sign_of(tone));
        tones.key("colour.tone." + std::to_string(static_cast<int>(tone)), sign,
                  chosen_key(colour_of_tone(tone)));
    }
}

}  // namespace bacler::ui
