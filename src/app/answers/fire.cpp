#include "app/answers/answers.hpp"
#include "app/explain.hpp"

#include <fmt/format.h>

namespace bacler::answers {

using namespace plaquette;

PieceNames names_of(const FireQuestion& question) {
    PieceNames names;
    names.units.emplace_back();
    for (std::size_t i = 0; i < question.batteries.size(); ++i) {
        const std::string& id = question.batteries[i].id;
        names.units[0].push_back(id.empty() ? std::to_string(i + 1) : id);
    }
    return names;
}

Json fire_json(const FireQuestion& question, const FireAnswer& answer, bool with_rulings) {
    const PieceNames names = names_of(question);
    Json out;
    out["may_fire"] = verdict(answer.may) == Verdict::allowed;
    out["tirs"] = Json::array();
    for (const Tir& t : answer.tirs) {
        Json one;
        one["batteries"] = Json::array();
        for (const std::size_t b : t.batteries) one["batteries"].push_back(names.units[0][b]);
        one["total"] = t.total;
        if (t.die > 0) {
            one["die"] = t.die;
            one["losses"] = t.losses;
            one["hits"] = t.hits;
        } else {
            one["die"] = nullptr;
            one["odds"] = Json::array();
            for (const odds::LossChance& l : odds::odds_of_tir(t.total))
                one["odds"].push_back(
                    {{"lost", l.lost}, {"chance", to_string(l.chance)}, {"p", in_decimals(l.chance)}});
        }
        if (with_rulings) one["ruling"] = ruling_json(t.ruling, names);
        out["tirs"].push_back(std::move(one));
    }
    if (with_rulings) out["ruling"] = ruling_json(answer.may, names);
    return out;
}

std::string fire_text(Lang lang, const FireQuestion& question, const FireAnswer& answer) {
    const PieceNames names = names_of(question);
    if (answer.tirs.empty()) return ruling_text(lang, answer.may, names, question.readings);
    std::string out;
    for (const Tir& t : answer.tirs) {
        std::string who;
        for (const std::size_t b : t.batteries) who += (who.empty() ? "" : ", ") + names.units[0][b];
        const std::string total = std::to_string(t.total);
        if (t.die > 0) {
            std::string hits;
            for (const std::string& h : t.hits) hits += (hits.empty() ? "" : ", ") + h;
            out += say(lang, "cli.fire.losses",
                       {who, total, std::to_string(t.die), count_of_plaquettes(lang, t.losses)});
            if (!hits.empty()) out += " (" + hits + ")";
            out += "\n";
        } else {
            out += say(lang, "cli.fire.value", {who, total}) + "\n";
            for (const odds::LossChance& l : odds::odds_of_tir(t.total))
                out += fmt::format("  {}  {}\n", count_of_plaquettes(lang, l.lost), to_string(l.chance));
        }
        out += "\n" + ruling_text(lang, t.ruling, names, question.readings) + "\n";
    }
    return out + ruling_text(lang, answer.may, names, question.readings);
}

}  // namespace bacler::answers
