#include "app/finding_text.hpp"
#include "app/game/table_steps.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

/// Steps in words, made last.
namespace bacler {

using namespace plaquette;

namespace {

using Kind = HandAct::Kind;

constexpr int least_length = 300, least_turn = 2000;  // hundredths of a millimetre, thousandths of a degree

bool is_far(Length l) {
    return std::abs(l.hundredths_of_mm) >= least_length;
}

/// Clockwise, from −180 to 180 degrees.
int turn_of(const HandAct& act) {
    const int by = act.by.thousandths_of_degree;
    return by > full_circle / 2 ? by - full_circle : by;
}

bool is_worth(const HandAct& act) {
    if (act.kind == Kind::carry) return is_far(act.ahead) || is_far(act.right);
    if (act.kind == Kind::turn) return std::abs(turn_of(act)) >= least_turn;
    return true;
}

/// As a tape is read: to the millimetre.
std::string taped(Lang lang, Length l) {
    const int millimetres = (std::abs(l.hundredths_of_mm) + 50) / 100;
    return cm_text(lang, Length{millimetres * 100});
}

std::string words_of_carry(Lang lang, const HandAct& act) {
    const std::string ahead = taped(lang, act.ahead), right = taped(lang, act.right);
    const bool is_ahead = act.ahead.hundredths_of_mm > 0, is_right = act.right.hundredths_of_mm > 0;
    const std::string aside = say(lang, is_right ? "steps.right" : "steps.left", {right});
    if (!is_far(act.ahead)) return aside;
    const std::string along = say(lang, is_ahead ? "steps.ahead" : "steps.back", {ahead});
    return is_far(act.right) ? along + ", " + aside : along;
}

std::string words_of_turn(Lang lang, const HandAct& act) {
    constexpr int nearly_about = 178000;
    const int by = turn_of(act);
    if (std::abs(by) >= nearly_about) return std::string(phrase(lang, "steps.about"));
    const std::string degrees = std::to_string((std::abs(by) + 500) / 1000);
    return say(lang, by > 0 ? "steps.turn_right" : "steps.turn_left", {degrees});
}

std::string words_of_count(Lang lang, const HandAct& act) {
    const bool is_gun = act.becomes.arm == Arm::artillery, is_loss = act.change < 0;
    const int many = std::abs(act.change);
    if (act.becomes.count == 0) return say(lang, "steps.unit_gone", {act.unit});
    std::string key = is_loss ? "steps.take." : "steps.add.";
    key += is_gun ? "gunner" : "base";
    if (many > 1) key += "s";
    return say(lang, key, {std::to_string(many), act.unit});
}

std::string formation_word(Lang lang, Formation formation) {
    for (const auto& [value, word] : formation_words)
        if (value == formation) return std::string(phrase(lang, "steps.form." + std::string(word)));
    return {};
}

std::string words_of_rows(const HandAct& act) {
    std::string out;
    for (const std::vector<std::string>& row : act.rows) {
        std::string ids;
        for (const std::string& id : row) ids += (ids.empty() ? "" : " ") + id;
        out += (out.empty() ? "" : " / ") + ids;
    }
    return out;
}

/// All whose formation changes take the same one: told once, without names.
bool is_one_formation(const TableStep& step) {
    std::optional<Formation> one;
    for (const HandAct& act : step.acts) {
        if (act.kind != Kind::form) continue;
        if (one && *one != act.becomes.formation) return false;
        one = act.becomes.formation;
    }
    return one.has_value();
}

std::string words_of_act(Lang lang, const HandAct& act) {
    switch (act.kind) {
        case Kind::take_away: return std::string(phrase(lang, "steps.take_away"));
        case Kind::lift: return std::string(phrase(lang, "steps.lift"));
        case Kind::put_down:
            return say(lang, "steps.put_down", {taped(lang, act.to->at.x), taped(lang, act.to->at.y)});
        case Kind::carry: return words_of_carry(lang, act);
        case Kind::turn: return words_of_turn(lang, act);
        case Kind::count: return words_of_count(lang, act);
        case Kind::form:
            return say(lang, "steps.form_of", {act.unit, formation_word(lang, act.becomes.formation)});
        case Kind::stand: return say(lang, "steps.stand", {act.unit});
        case Kind::rows: break;
    }
    return say(lang, "steps.rows", {words_of_rows(act)});
}

}  // namespace

bool is_worth_doing(const TableStep& step) {
    return std::any_of(step.acts.begin(), step.acts.end(), is_worth);
}

std::string words_of_step(Lang lang, const TableStep& step) {
    std::string out;
    const bool is_one = is_one_formation(step);
    bool turns_or_gives_way = false, is_formed = false;
    const auto add = [&](const std::string& words) { out += (out.empty() ? "" : ", ") + words; };
    for (const HandAct& act : step.acts) {
        if (!is_worth(act)) continue;
        turns_or_gives_way = turns_or_gives_way || act.kind == Kind::turn || act.kind == Kind::put_down ||
                             (act.kind == Kind::carry && act.ahead.hundredths_of_mm < 0);
        if (act.kind == Kind::form && is_one) {
            if (!is_formed) add(formation_word(lang, act.becomes.formation));
            is_formed = true;
            continue;
        }
        add(words_of_act(lang, act));
    }
    if (turns_or_gives_way && step.facing != LooksAt::aside)
        add(std::string(phrase(lang, step.facing == LooksAt::enemy ? "steps.facing" : "steps.back_to")));
    return say(lang, "steps.line", {step.name, out});
}

}  // namespace bacler
