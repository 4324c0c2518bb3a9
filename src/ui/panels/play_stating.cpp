#include "app/finding_text.hpp"
#include "app/game/roster.hpp"
#include "ui/panels/hand.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>
#include <optional>
#include <string>

/// What the players state of pieces without a place on the table: the keys, and what is stated already.
namespace bacler::ui {

namespace {

using plaquette::FactKind;
using plaquette::Stage;

/// Keys beside one another, two a row where there is room.
class Rows {
public:
    Rows(Ui& ui, int columns) : ui_(ui), columns_(columns), gap_(ui.theme.points(5)) {
        const float width = ImGui::GetContentRegionAvail().x;
        wide_ = (width - gap_ * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    }
    bool tapped(const std::string& name, std::string_view label, const KeyLook& look) {
        if (place_++ % columns_ != 0) ImGui::SameLine(0, gap_);
        return key(ui_, name, label, {wide_, height_of_big_key(ui_)}, look);
    }

private:
    Ui& ui_;
    int columns_, place_{0};
    float gap_, wide_{0};
};

/// How a key of a fact looks: lit where that is stated already, faint where the rules refuse it.
KeyLook look_of_key(const Ui& ui, const StatingKey& key) {
    KeyLook look = key.is_stated ? chosen_key(colours::night()) : plain_key();
    if (!key.is_allowed) look = {colours::paper_dark(), colours::ink_faint(), colours::line(), nullptr};
    look.font = ui.theme.bold;
    return look;
}

void draw_fact_keys(Ui& ui, Desk& desk) {
    const std::vector<StatingKey>& keys = told_of_stating(desk).keys;
    std::optional<std::vector<plaquette::Order>> tapped;
    Rows rows(ui, 2);
    for (const StatingKey& k : keys)
        if (rows.tapped(k.name, k.label, look_of_key(ui, k))) tapped = k.orders;
    std::string told;
    for (const StatingKey& k : keys) {
        if (k.is_allowed || k.reason == told) continue;
        told = k.reason;
        play_paragraph(ui.theme.small, k.reason, colours::bad());
    }
    if (tapped) state_facts(desk, *tapped);  // a refusal is read above
}

/// The units of a piece that is picked, to be picked in its place.
void draw_units(Ui& ui, Desk& desk, const std::string& piece) {
    const std::vector<std::string> units = statable_units(desk.scenario, piece);
    if (units.empty()) return;
    play_paragraph(ui.theme.small, say(desk.lang, "ui.state.units_of", {piece}), colours::ink_soft());
    const Stating& s = desk.playing->stating;
    std::string tapped;
    Rows rows(ui, 3);
    for (const std::string& unit : units) {
        const bool is_lit = unit == s.first || unit == s.second;
        if (rows.tapped("unit." + unit, unit, is_lit ? chosen_key(colours::night()) : plain_key()))
            tapped = unit;
    }
    if (!tapped.empty()) pick_unit(desk, tapped);
}

void draw_lines(Ui& ui, Desk& desk) {
    const std::vector<StatedLine> lines = told_of_stating(desk).lines;
    if (lines.empty()) return;
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.state.already"), colours::ink_soft());
    std::optional<plaquette::StatedFact> tapped;
    std::size_t place = 0;
    for (const StatedLine& line : lines)
        if (wide_key(ui, "stated." + std::to_string(place++), line.text, plain_key())) tapped = line.fact;
    if (tapped) come_back_to(desk, *tapped);
}

/// Of whom, and what a tap does now.
void draw_head(Ui& ui, Desk& desk) {
    const bool has_cover = !told_of_stating(desk).keys.empty();
    const std::string &first = first_stated(desk), &second = second_stated(desk);
    if (desk.playing->stating.is_said)
        play_paragraph(ui.theme.small, phrase(desk.lang, "ui.state.done"), colours::good());
    if (!second.empty())
        play_paragraph(ui.theme.large, say(desk.lang, "ui.state.between", {first, second}), colours::ink());
    else if (battle_now(desk).stage != Stage::placing)
        play_paragraph(ui.theme.body,
                       say(desk.lang, has_cover ? "ui.state.one" : "ui.state.one_staff", {first}),
                       colours::ink());
    ImGui::Dummy({1, ui.theme.points(3)});
}

/// Are there pieces without a place, and is nothing else to be done with a tap on them?
bool is_hint_due(const Desk& desk) {
    const Stage stage = battle_now(desk).stage;
    const bool taps_order = stage == Stage::placing || stage == Stage::revealing || stage == Stage::declaring;
    return !desk.playing->roster.empty() && !taps_order && stage != Stage::over;
}

}  // namespace

void draw_distance_key(Ui& ui, Desk& desk) {
    const std::string &first = first_stated(desk), &second = second_stated(desk);
    if (second.empty() || !may_be_stated(desk.scenario, first, second)) return;
    std::string label = say(desk.lang, "ui.state.distance", {first, second});
    for (const StatedLine& line : stated_lines(desk.lang, desk.scenario, first, second)) {
        const plaquette::StatedFact& f = line.fact;
        const bool is_of = (f.a == first && f.b == second) || (f.a == second && f.b == first);
        if (f.what == FactKind::distance && is_of)
            label = say(desk.lang, "ui.state.distance_is", {first, second, cm_text(desk.lang, f.distance)});
    }
    if (wide_key(ui, "state.distance", label, plain_key())) open_distance(desk);
}

void draw_stating(Ui& ui, Desk& desk) {
    if (desk.measuring.taping) {
        draw_tape_pad(ui, desk);
        return;
    }
    if (!is_stating_shown(desk)) {
        if (is_hint_due(desk))
            play_paragraph(ui.theme.body, phrase(desk.lang, "ui.state.hint"), colours::ink());
        return;
    }
    draw_head(ui, desk);
    draw_fact_keys(ui, desk);
    draw_distance_key(ui, desk);
    draw_units(ui, desk, desk.playing->from);
    if (!desk.playing->to.empty()) draw_units(ui, desk, desk.playing->to);
    draw_lines(ui, desk);
    if (battle_now(desk).stage != Stage::placing &&
        wide_key(ui, "state.close", phrase(desk.lang, "ui.state.close"), plain_key())) {
        forget_picks(desk);
        ++desk.playing->changes;
    }
    ImGui::Dummy({1, ui.theme.points(6)});
}

}  // namespace bacler::ui
