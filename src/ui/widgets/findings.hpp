#pragma once
#include "ui/widgets/button.hpp"

#include <cstdint>

namespace bacler::ui {

/// What of a line was tapped: its sentence (target NAME), or the rule beside it (target "NAME.rule").
enum class LineTap : std::uint8_t { none, sentence, rule };

struct LineLook {
    const ImFont* font{nullptr};
    Colour text{colours::ink};
    float indent{0};        ///< points
    std::string_view mark;  ///< before the sentence: "▸"
};

/// A line of an explanation over the width that is there: the sentence, and at the right the rule with its reading.
LineTap explained_line(Ui& ui, const std::string& name, const ExplainedLine& line, const LineLook& look);

}  // namespace bacler::ui
