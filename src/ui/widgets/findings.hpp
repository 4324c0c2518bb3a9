#pragma once
#include "ui/widgets/button.hpp"

#include <cstdint>

namespace bacler::ui {

/// What of a line was tapped: its sentence (target NAME), the rule beside it ("NAME.rule"), or its measurement ("NAME.draw").
enum class LineTap : std::uint8_t { none, sentence, rule, measurement };

struct LineLook {
    const ImFont* font{nullptr};
    Colour text{colours::ink()};
    float indent{0};               ///< points
    std::string_view mark;         ///< before the sentence: "▸"
    std::string_view draw_mark{};  ///< before the rule, of what can be drawn: "○", or "◉" while it is
    float least_height{28};        ///< points at scale 1
};

/// A line of an explanation over the width that is there: the sentence, and at the right the rule with its reading.
LineTap explained_line(Ui& ui, const std::string& name, const ExplainedLine& line, const LineLook& look);

/// Of a line that is too close to call, beneath it: by how much, both outcomes, what would settle it (target NAME). Nothing where
/// there are no lines.
void draw_doubt(Ui& ui, const std::string& name, const std::vector<std::string>& lines, float indent);

}  // namespace bacler::ui
