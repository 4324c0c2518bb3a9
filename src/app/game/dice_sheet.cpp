#include "app/game/dice_sheet.hpp"

#include "app/finding_text.hpp"
#include "app/game/telling.hpp"
#include "base/check.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/fitting.hpp"

#include <algorithm>

namespace bacler {

using namespace plaquette;

DiceSheet::DiceSheet(const Battle& battle) {
    for (std::size_t i = 0; i < battle.dice.size(); ++i) {
        if (battle.dice[i].face) continue;
        asked_.push_back(battle.dice[i]);
        places_.push_back(i);
    }
    faces_.resize(asked_.size());
    seeds_.resize(asked_.size());
}

int DiceSheet::highest(std::size_t die) const {
    return request(die).die == Die::d6 ? 6 : 10;
}

void DiceSheet::pencil(std::size_t die, int face) {
    BACLER_CHECK(face >= 1 && face <= highest(die));
    std::optional<int>& written = faces_.at(die);
    seeds_.at(die).reset();
    written = written == face ? std::nullopt : std::optional<int>(face);
}

void DiceSheet::roll(Generator& generator) {
    for (std::size_t i = 0; i < count(); ++i) {
        seeds_[i] = generator.state();
        faces_[i] = generator.between(1, highest(i));
    }
}

bool DiceSheet::is_full() const {
    return std::all_of(faces_.begin(), faces_.end(), [](const auto& face) { return face.has_value(); });
}

std::vector<Order> DiceSheet::orders() const {
    BACLER_CHECK(is_full());
    std::vector<Order> out;
    for (std::size_t i = 0; i < count(); ++i) out.emplace_back(Roll{request(i).die, *faces_[i], seeds_[i]});
    return out;
}

std::string reason_of(Lang lang, const Battle& battle, std::size_t request) {
    const DieRequest& die = battle.dice.at(request);
    const PieceNames names = names_of(battle.scenario);
    const std::string why = message_text(lang, die.why, die.who, die.a, die.b, names);
    const std::string beside = question_of(battle, request).beside;
    // A staff may give several orders at once: each test says whose it is.
    const std::optional<Named> to = named(battle.scenario, beside);
    return to ? say(lang, "ui.play.die_for", {why, names.of(subject_of(battle.scenario, *to))}) : why;
}

std::string faces_in_words(Lang lang, const Battle& battle, const DieRequest& die) {
    const PieceNames names = names_of(battle.scenario);
    std::string out;
    int from = 1;
    for (const FaceMeaning& m : die.faces) {
        out += out.empty() ? "" : " · ";
        out += std::to_string(from);
        if (m.up_to > from) out += "–" + std::to_string(m.up_to);
        out += " " + message_text(lang, m.what, die.who, die.a, die.b, names);
        from = m.up_to + 1;
    }
    return out;
}

}  // namespace bacler
