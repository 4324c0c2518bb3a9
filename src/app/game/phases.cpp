#include "app/game/phases.hpp"

#include "app/game/telling.hpp"
#include "systems/plaquette/play/stage_words.hpp"
#include "systems/plaquette/play/stages.hpp"

namespace bacler {

using namespace plaquette;

SequencePhase phase_of(Stage stage) {
    switch (stage) {
        case Stage::placing:
        case Stage::testing:
        case Stage::revealing: return SequencePhase::orders;
        case Stage::roll_off:
        case Stage::choosing:
        case Stage::moving: return SequencePhase::movement;
        case Stage::declaring:
        case Stage::firing:
        case Stage::falling: return SequencePhase::fire;
        case Stage::squares: return SequencePhase::combats;
        case Stage::valuing: return SequencePhase::values;
        case Stage::results:
        case Stage::advancing:
        case Stage::unengaged: return SequencePhase::results;
        case Stage::staff_losses:
        case Stage::ending:
        case Stage::over: break;
    }
    return SequencePhase::ending;
}

std::string_view word(Lang lang, SequencePhase phase) {
    constexpr std::array<std::string_view, phase_count> words{"orders", "movement", "fire",  "combats",
                                                              "values", "results",  "ending"};
    return phrase(lang, std::string("ui.phase.") + std::string(words.at(static_cast<std::size_t>(phase))));
}

namespace {

bool has_turns(Stage stage) {
    return stage == Stage::choosing || stage == Stage::moving;
}

}  // namespace

std::optional<std::size_t> side_in_turn(const Battle& battle) {
    if (!has_turns(battle.stage)) return std::nullopt;
    return group_in_turn(battle).side;
}

std::string turn_in_words(Lang lang, const Battle& battle) {
    const std::string stage(word_for(stage_words, battle.stage));
    if (!has_turns(battle.stage)) return std::string(phrase(lang, "stage." + stage));
    const MarchGroup& group = group_in_turn(battle);
    const Side& side = battle.scenario.sides[group.side];
    const std::string& id = group.staff ? side.staffs[*group.staff].id : side.elements[*group.element].id;
    return say(lang, "ui.play.turn_of", {side.name, id});
}

std::string sequence_in_words(Lang lang, const Battle& battle) {
    const std::string sequence = std::to_string(battle.sequence), hour = hour_of(battle);
    return hour.empty() ? say(lang, "ui.play.sequence", {sequence})
                        : say(lang, "ui.play.sequence_at", {sequence, hour});
}

}  // namespace bacler
