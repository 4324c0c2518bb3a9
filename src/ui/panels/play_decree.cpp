#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>

/// What is decided by consent: a piece put right, a refused move let through. In pencil above, who consents beneath.
namespace bacler::ui {

namespace {

/// What a tap on a row comes to.
struct FieldTap {
    FieldRow row;
    int by{0};                  ///< of what is counted
    std::optional<int> picked;  ///< of keys
};

float side_of_step(const Ui& ui) {
    return std::max(least_touch(ui), ui.theme.points(38));
}

Colour colour_of_row(const FieldRow& row) {
    return row.is_changed ? colours::good() : colours::ink();
}

/// Label, less, figure, more on one line. One step up or down where a key was tapped.
int draw_counted(Ui& ui, const FieldRow& row) {
    const float width = ImGui::GetContentRegionAvail().x, side = side_of_step(ui);
    const float figure = ui.theme.points(86), label = width - 2 * side - figure;
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const ImFont* font = row.is_changed ? ui.theme.bold : ui.theme.body;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    letter(on, font, {from, from + glm::vec2{label, side}}, row.label, colour_of_row(row), {0, 0.5F});
    const auto step = [&](const char* way, std::string_view sign, bool may, float left) {
        ImGui::SetCursorScreenPos({from.x + left, from.y});
        KeyLook look = plain_key();
        look.font = ui.theme.large;
        if (!may) look.text = colours::ink_faint();
        return key(ui, "fix." + row.name + way, sign, {side, side}, look) && may;
    };
    const bool less = step(".less", "−", row.may_less, label);
    letter(on, ui.theme.bold,
           {from + glm::vec2{label + side, 0}, from + glm::vec2{label + side + figure, side}}, row.figure,
           colour_of_row(row));
    const bool more = step(".more", "+", row.may_more, label + side + figure);
    return (more ? 1 : 0) - (less ? 1 : 0);
}

/// The label, and a key for each value beneath. The value that was tapped.
std::optional<int> draw_picked(Ui& ui, const FieldRow& row) {
    play_paragraph(ui.theme.small, row.label, row.is_changed ? colours::good() : colours::ink_soft());
    const float gap = ui.theme.points(4), width = ImGui::GetContentRegionAvail().x;
    const auto count = static_cast<float>(row.keys.size());
    const float wide = (width - gap * (count - 1)) / count;
    std::optional<int> tapped;
    for (std::size_t i = 0; i < row.keys.size(); ++i) {
        const FieldKey& one = row.keys[i];
        if (i > 0) ImGui::SameLine(0, gap);
        const KeyLook look =
            one.is_set ? chosen_key(row.is_changed ? colours::good() : colours::night()) : plain_key();
        if (key(ui, "fix." + row.name + "." + one.name, one.label, {wide, side_of_step(ui)}, look))
            tapped = one.value;
    }
    return tapped;
}

std::optional<FieldTap> draw_fields(Ui& ui, const Decreeing& d) {
    std::optional<FieldTap> tap;
    for (const FieldRow& row : d.fields) {
        if (row.keys.empty()) {
            if (const int by = draw_counted(ui, row)) tap = FieldTap{row, by, {}};
        } else if (const std::optional<int> picked = draw_picked(ui, row)) {
            tap = FieldTap{row, 0, picked};
        }
    }
    return tap;
}

struct ConsentKey {
    const char* name;
    std::string label;
};

/// The keys beneath what is in pencil: where it is whole, the reason and who consents, and always the one that drops it.
std::vector<ConsentKey> consent_keys(const Desk& desk) {
    const Decreeing& d = *desk.playing->decreeing;
    const auto words = [&](std::string_view key) { return std::string(phrase(desk.lang, key)); };
    std::vector<ConsentKey> out;
    if (d.is_whole())
        out = {{"fix.reason", say(desk.lang, "ui.fix.reason", {reason_of(desk)})},
               {"consent.both", words("ui.play.both_agree")},
               {"consent.umpire", words("ui.play.umpire_decides")}};
    out.push_back({"fix.drop", words(d.is_house ? "ui.house.close" : "ui.fix.drop")});
    return out;
}

/// Two side by side where all fit, so that more is seen of what they are about.
std::size_t columns_of(const Ui& ui, const std::vector<ConsentKey>& keys, float width) {
    const float half = (width - ui.theme.points(5)) / 2 - ui.theme.points(16);
    const bool fit = std::all_of(keys.begin(), keys.end(), [&](const ConsentKey& k) {
        return room_for(ui.theme.body, k.label).x <= half;
    });
    return fit && keys.size() > 1 ? 2 : 1;
}

float height_of_keys(const Ui& ui, const std::vector<ConsentKey>& keys, float width) {
    const std::size_t columns = columns_of(ui, keys, width), rows = (keys.size() + columns - 1) / columns;
    return static_cast<float>(rows) * (height_of_big_key(ui) + ui.theme.points(5));
}

float height_of_consents(const Ui& ui, const Desk& desk, float width) {
    float text = ui.theme.points(10);
    for (const std::string& part : {words_in_pencil(desk), desk.playing->decreeing->trial.refusal})
        if (!part.empty())
            text += room_for(ui.theme.body, wrapped(ui.theme.body, part, width)).y + ui.theme.points(10);
    return std::min(text, ui.theme.points(130)) + height_of_keys(ui, consent_keys(desk), width);
}

/// The pieces that a ruling concerned, the open one lit, those that are otherwise in pencil marked. The place of the one tapped.
std::optional<std::size_t> draw_concerned(Ui& ui, const Desk& desk) {
    const Decreeing& d = *desk.playing->decreeing;
    if (d.concerned.empty()) return std::nullopt;
    play_paragraph(ui.theme.bold, say(desk.lang, "ui.other.of", {std::to_string(d.of_line)}), colours::ink());
    const std::vector<Correction> all = corrections_of(d);
    const float gap = ui.theme.points(4), third = (ImGui::GetContentRegionAvail().x - 2 * gap) / 3;
    std::optional<std::size_t> tapped;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i % 3 != 0) ImGui::SameLine(0, gap);
        const bool is_changed = as_it_stands(battle_now(desk), all[i].piece) != all[i];
        KeyLook look = i == d.open ? chosen_key(colours::night()) : plain_key();
        if (is_changed && i != d.open) look.text = colours::good();
        const std::string label = all[i].piece + (is_changed ? " ✓" : "");
        if (key(ui, "other." + all[i].piece, label, {third, side_of_step(ui)}, look)) tapped = i;
    }
    ImGui::Dummy({1, ui.theme.points(4)});
    return tapped;
}

/// What would come of it, or why it does not go.
void draw_pencil_words(Ui& ui, const Desk& desk, const Pane& where) {
    const Decreeing& d = *desk.playing->decreeing;
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("in pencil", im(render::size_of(where)))) {
        play_paragraph(ui.theme.body, words_in_pencil(desk),
                       d.is_whole() ? colours::good() : colours::ink_soft());
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        play_paragraph(ui.theme.body, d.trial.refusal, colours::bad());
        if (!d.trial.refusal.empty())
            ui.targets.note("decree.refusal", {from, at(ImGui::GetCursorScreenPos())});
    }
    ImGui::EndChild();
}

}  // namespace

void draw_consents(Ui& ui, Desk& desk, const Pane& where) {
    const std::vector<ConsentKey> keys = consent_keys(desk);
    const float high = height_of_big_key(ui), gap = ui.theme.points(5), width = render::size_of(where).x;
    const std::size_t columns = columns_of(ui, keys, width);
    const float wide = columns == 2 ? (width - gap) / 2 : width;
    const float top = where.to.y - height_of_keys(ui, keys, width);
    draw_pencil_words(ui, desk, {where.from, {where.to.x, top}});
    std::string tapped;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto column = static_cast<float>(i % columns), row = static_cast<float>(i / columns);
        ImGui::SetCursorScreenPos({where.from.x + column * (wide + gap), top + row * (high + gap)});
        if (key(ui, keys[i].name, keys[i].label, {wide, high}, plain_key())) tapped = keys[i].name;
    }
    if (tapped == "fix.reason")
        begin_typing(desk, {Typing::Of::reason, desk.playing->decreeing->reason, 0, {}});
    if (tapped == "consent.both") ask_consent(desk, {words_of_decree, carry_out_decree});
    if (tapped == "consent.umpire") carry_out_decree(desk, game::ConsentBy::umpire);
    if (tapped == "fix.drop") drop_decree(desk);
}

DecreePanes panes_of_decree(const Ui& ui, const Desk& desk, const Pane& where) {
    const float gap = ui.theme.points(10);
    DecreePanes out{where, where};
    if (render::size_of(where).x > ui.theme.points(600)) {
        out.pencil.to.x = render::centre_of(where).x - gap / 2;
        out.consents.from.x = out.pencil.to.x + gap;
    } else {
        const float high = height_of_consents(ui, desk, render::size_of(where).x);
        out.consents.from.y = where.to.y - high;
        out.pencil.to.y = out.consents.from.y - gap;
    }
    return out;
}

void draw_decree(Ui& ui, Desk& desk, const Pane& where) {
    follow_language(desk);
    if (desk.playing->decreeing->is_house) {
        draw_house_rulings(ui, desk, where);
        return;
    }
    const Decreeing& d = *desk.playing->decreeing;
    const DecreePanes panes = panes_of_decree(ui, desk, where);
    ui.targets.note("decree", panes.pencil);
    std::optional<FieldTap> tap;
    std::optional<std::size_t> other;
    ImGui::SetCursorScreenPos(im(panes.pencil.from));
    if (ImGui::BeginChild("decree", im(render::size_of(panes.pencil)))) {
        other = draw_concerned(ui, desk);
        if (d.piece) {
            play_paragraph(ui.theme.bold, say(desk.lang, "ui.fix.of", {d.piece->piece}), colours::ink());
            tap = draw_fields(ui, d);
            if (is_placing(desk))
                play_paragraph(ui.theme.small, say(desk.lang, "ui.fix.touch", {d.piece->piece}),
                               colours::ink_soft());
        } else {
            play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.fix.move"), colours::ink());
            play_paragraph(ui.theme.body, d.forbidden, colours::bad());
        }
    }
    ImGui::EndChild();
    if (other)
        open_concerned(desk, *other);
    else if (tap)
        tap->picked ? pick_in_correction(desk, tap->row, *tap->picked)
                    : step_correction(desk, tap->row, tap->by);
    else
        draw_consents(ui, desk, panes.consents);
}

bool draw_otherwise_key(Ui& ui, Desk& desk, game::LineId line) {
    Playing& p = *desk.playing;
    if (p.otherwise.of_changes != p.changes || p.otherwise.line != line)
        p.otherwise = {p.changes, line, may_be_otherwise(desk, line)};
    if (!p.otherwise.may) return false;
    return wide_key(ui, "other.open." + std::to_string(line), phrase(desk.lang, "ui.other.open"),
                    plain_key());
}

void draw_correct_key(Ui& ui, Desk& desk) {
    const std::string piece = piece_to_correct(desk);
    if (piece.empty()) return;
    if (wide_key(ui, "fix.open", say(desk.lang, "ui.fix.open", {piece}), plain_key()))
        begin_correcting(desk, piece);
}

}  // namespace bacler::ui
