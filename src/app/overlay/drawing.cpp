#include "app/overlay/drawing.hpp"

#include "app/finding_text.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::overlay {

Tone tone_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::allowed: return Tone::allowed;
        case Verdict::forbidden:
        case Verdict::contradictory: return Tone::forbidden;
        case Verdict::too_close: return Tone::too_close;
        case Verdict::not_covered: break;
    }
    return Tone::neutral;
}

Tone tone_of(const Ruling& ruling, const Finding& finding) {
    if (finding.measure >= 0 && is_too_close(ruling.measures.at(static_cast<std::size_t>(finding.measure))))
        return Tone::too_close;
    if (finding.does != Does::permits && finding.does != Does::forbids) return Tone::neutral;
    return finding.does == Does::permits ? Tone::allowed : Tone::forbidden;
}

std::string_view sign_of(Tone tone) {
    switch (tone) {
        case Tone::allowed: return "✓ ";
        case Tone::forbidden: return "✗ ";
        case Tone::too_close: return "≈ ";
        case Tone::neutral: break;
    }
    return "";
}

void add_label(std::vector<Label>& labels, Label label) {
    constexpr float same = 0.05F;  // cm
    const bool is_said = std::any_of(labels.begin(), labels.end(), [&](const Label& other) {
        return label.kind == Label::Kind::figure && other.kind == label.kind && other.text == label.text &&
               std::abs(other.at.x - label.at.x) < same && std::abs(other.at.y - label.at.y) < same;
    });
    if (!is_said) labels.push_back(std::move(label));
}

Drawing together(const std::vector<Drawing>& drawings) {
    Drawing out;
    bool is_first = true;
    for (const Drawing& d : drawings) {
        if (d.is_empty()) continue;
        append(out.picture, d.picture);
        for (const Label& label : d.labels) add_label(out.labels, label);
        if (is_first) out.ground = d.ground;
        is_first = false;
        out.ground[0] = {std::min(out.ground[0].x, d.ground[0].x), std::min(out.ground[0].y, d.ground[0].y)};
        out.ground[1] = {std::max(out.ground[1].x, d.ground[1].x), std::max(out.ground[1].y, d.ground[1].y)};
    }
    return out;
}

std::string figure_of(Lang lang, const Measurement& m) {
    std::string figure = cm_text(lang, shown_length(m));
    if (m.sd > Length{}) figure += " ± " + cm_text(lang, to_tenth_of_mm(m.sd * 2));
    if (m.limit == Length{}) return say(lang, "ui.drawn.length", {figure});
    return say(lang, "ui.drawn.length_of", {figure, cm_text(lang, m.limit)});
}

}  // namespace bacler::overlay
