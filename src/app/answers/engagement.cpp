#include "app/answers/answers.hpp"
#include "app/explain.hpp"
#include "systems/plaquette/words.hpp"

#include <fmt/format.h>

namespace bacler::answers {

using namespace plaquette;

namespace {

Json move_json(const EngagedSide& side, const SideAnswer& answer) {
    if (!answer.move) return nullptr;
    std::string formation = "column";
    if (answer.move->keeps_formation) {
        formation = "kept";
        for (const EngagedUnit& u : side.units)
            if (u.unit.arm != Arm::artillery)
                formation = std::string(word_for(formation_words, u.unit.formation));
        for (const EngagedUnit& u : side.units)
            if (u.unit.arm != Arm::artillery && word_for(formation_words, u.unit.formation) != formation)
                formation = "kept";
    }
    return {{"cm", answer.move->cm},
            {"facing", word_for(facing_words, answer.move->facing)},
            {"formation", formation}};
}

Json side_json(const EngagedSide& side, const SideAnswer& answer) {
    Json units = Json::array();
    for (std::size_t i = 0; i < answer.units.size(); ++i)
        units.push_back({{"id", side.units[i].unit.id},
                         {"role", word_for(role_words, answer.units[i].role)},
                         {"value", answer.units[i].value},
                         {"lost", answer.units[i].lost}});
    Json out;
    out["name"] = side.name;
    out["units"] = units;
    out["total"] = answer.total;
    out["value"] = answer.value;
    out["morale"] = answer.morale;
    out["loss"] = answer.loss;
    out["loss_due"] = answer.loss_due;
    if (answer.result)
        out["result"] = word_for(result_words, *answer.result);
    else
        out["result"] = nullptr;
    out["stance_after"] = word_for(stance_words, answer.stance_after);
    out["artillery_lost"] = word_for(guns_lost_words, answer.artillery_lost);
    out["fatigue_after"] = answer.fatigue_after;
    out["may_advance"] = answer.may_advance;
    out["move"] = move_json(side, answer);
    return out;
}

std::string result_key(const odds::ResultChance& r) {
    std::string key(word_for(result_words, r.result));
    return r.loser ? key + "_" + std::to_string(*r.loser) : key;
}

std::string percent(Lang lang, const Fraction& f) {
    std::string text = fmt::format("{:.1f}", 100.0 * in_decimals(f));
    if (lang == Lang::fr)
        for (char& c : text)
            if (c == '.') c = ',';
    return text + "\u00a0%";
}

}  // namespace

Json engagement_json(const Engagement& question, const EngagementAnswer& answer) {
    Json out;
    out["sides"] = {side_json(question.sides[0], answer.sides[0]),
                    side_json(question.sides[1], answer.sides[1])};
    out["difference"] = answer.difference;
    if (answer.winner)
        out["winner"] = *answer.winner;
    else
        out["winner"] = nullptr;
    return out;
}

Json odds_json(const Engagement& question, const odds::EngagementOdds& odds) {
    Json out;
    out["odds"] = Json::array();
    for (const odds::DifferenceChance& d : odds.differences)
        out["odds"].push_back(
            {{"difference", d.difference}, {"chance", to_string(d.chance)}, {"p", in_decimals(d.chance)}});
    out["results"] = Json::object();
    for (const odds::ResultChance& r : odds.results) out["results"][result_key(r)] = to_string(r.chance);
    out["sides"] = Json::array();
    for (std::size_t side = 0; side < 2; ++side) {
        Json losses = Json::array();
        for (const odds::LossChance& l : odds.losses[side])
            losses.push_back(
                {{"lost", l.lost}, {"chance", to_string(l.chance)}, {"p", in_decimals(l.chance)}});
        out["sides"].push_back(
            {{"name", question.sides[side].name}, {"total", odds.totals[side]}, {"losses", losses}});
    }
    return out;
}

std::string odds_text(Lang lang, const Engagement& question, const odds::EngagementOdds& odds) {
    std::string out;
    for (std::size_t side = 0; side < 2; ++side)
        out += say(lang, "cli.odds.total", {question.sides[side].name, std::to_string(odds.totals[side])}) +
               "\n";
    out += "\n";
    for (const odds::ResultChance& r : odds.results) {
        if (r.chance.is_zero()) continue;
        const std::string result(phrase(lang, "result." + std::string(word_for(result_words, r.result))));
        const std::string falls = r.loser
                                      ? say(lang, "cli.odds.falls_on",
                                            {question.sides[static_cast<std::size_t>(*r.loser)].name, result})
                                      : result;
        out += fmt::format("  {}  {}  {}\n", falls, percent(lang, r.chance), to_string(r.chance));
    }
    for (std::size_t side = 0; side < 2; ++side) {
        out += "\n" + say(lang, "cli.odds.losses", {question.sides[side].name}) + "\n";
        for (const odds::LossChance& l : odds.losses[side])
            out += fmt::format("  {}  {}  {}\n", count_of_plaquettes(lang, l.lost), percent(lang, l.chance),
                               to_string(l.chance));
    }
    return out;
}

}  // namespace bacler::answers
