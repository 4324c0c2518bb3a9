#include "app/explain.hpp"

#include "base/check.hpp"
#include "files/rulebook.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>

namespace bacler {

namespace {

using plaquette::CombatResult;
using plaquette::Say;

/// "Q94", with the option in force where a reading other than the standing one bears on this rule.
std::string reading_text(const Finding& f, const plaquette::Readings& readings) {
    std::string out = reading_name(f.reading);
    const files::RuleEntry* rule = f.reading == 0 ? nullptr : files::plaquette_rulebook().rule(f.rule.number);
    if (rule == nullptr) return out;
    for (const std::string& name : rule->options) {
        const std::optional<plaquette::Option> option = plaquette::option_named(name);
        if (!option || plaquette::info(*option).reading != f.reading || readings.is_standing(*option))
            continue;
        out += " (" + name + " = " + plaquette::word_of(*option, readings.at(*option)) + ")";
    }
    return out;
}

ExplainedLine line_of(Lang lang, const Ruling& ruling, std::size_t place, const PieceNames& names,
                      const plaquette::Readings& readings) {
    const Finding& f = ruling.findings[place];
    const bool is_heading = place + 1 < ruling.findings.size() && ruling.findings[place + 1].depth > f.depth;
    const bool is_considered = f.does == Does::no_bearing && f.shown == Shown::folded && !is_heading;
    return {text_of(lang, ruling, f, names),
            cite(lang, f.rule),
            reading_text(f, readings),
            f.depth,
            f.does,
            is_considered,
            f.n,
            place};
}

/// The lines shown before anything is unfolded: the deciding one, then the others in reading order.
std::vector<std::size_t> shown_places(const Ruling& ruling) {
    std::vector<std::size_t> out;
    for (const Shown wanted : {Shown::deciding, Shown::line})
        for (std::size_t i = 0; i < ruling.findings.size(); ++i)
            if (ruling.findings[i].shown == wanted) out.push_back(i);
    if (out.empty())
        for (std::size_t i = 0; i < ruling.findings.size(); ++i)
            if (ruling.findings[i].depth == 0) out.push_back(i);
    if (out.size() > most_lines) out.resize(most_lines);
    return out;
}

}  // namespace

Explanation explain_ruling(Lang lang, const Ruling& ruling, const PieceNames& names,
                           const plaquette::Readings& readings) {
    Explanation out;
    for (std::size_t i = 0; i < ruling.findings.size(); ++i)
        out.tree.push_back(line_of(lang, ruling, i, names, readings));
    for (const std::size_t i : shown_places(ruling)) out.lines.push_back(out.tree[i]);
    if (!out.lines.empty()) out.sentence = out.lines.front().text;
    return out;
}

PieceNames names_of(const plaquette::Engagement& question) {
    PieceNames names;
    for (const plaquette::EngagedSide& side : question.sides) {
        names.sides.push_back(side.name);
        std::vector<std::string> units;
        for (const plaquette::EngagedUnit& u : side.units) units.push_back(u.unit.id);
        names.units.push_back(std::move(units));
    }
    return names;
}

std::string count_of_plaquettes(Lang lang, int n) {
    if (n == 0) return std::string(phrase(lang, "count.plaquettes.0"));
    if (n == 1) return std::string(phrase(lang, "count.plaquettes.1"));
    return say(lang, "count.plaquettes.n", {std::to_string(n)});
}

namespace {

std::size_t loser_of(const plaquette::EngagementAnswer& answer) {
    return answer.winner && *answer.winner == 1 ? 0 : 1;
}

}  // namespace

std::string sentence_key(const plaquette::EngagementAnswer& answer) {
    const plaquette::SideAnswer& lost = answer.sides[loser_of(answer)];
    if (answer.winner && !lost.move) return "sentence.destroyed";
    const std::string_view word =
        plaquette::word_for(plaquette::result_words, lost.result.value_or(CombatResult::melee));
    return "sentence." + std::string(word);
}

Explanation explain(Lang lang, const plaquette::Engagement& question,
                    const plaquette::EngagementAnswer& answer) {
    const PieceNames names = names_of(question);
    Explanation out = explain_ruling(lang, answer.ruling, names, question.readings);
    const std::size_t loser = loser_of(answer), winner = 1 - loser;
    const plaquette::SideAnswer& lost = answer.sides[loser];
    const std::string cm = lost.move ? std::to_string(lost.move->cm) : std::string();
    out.sentence = say(lang, sentence_key(answer),
                       {names.sides[winner], std::to_string(answer.sides[winner].morale), names.sides[loser],
                        std::to_string(lost.morale), count_of_plaquettes(lang, lost.loss),
                        count_of_plaquettes(lang, answer.sides[winner].loss), cm});
    return out;
}

std::vector<Rung> morale_ladder(Lang lang, const plaquette::Engagement& question,
                                const plaquette::EngagementAnswer& answer, std::size_t side) {
    const PieceNames names = names_of(question);
    const std::vector<Finding>& all = answer.ruling.findings;
    std::vector<Rung> out;
    std::size_t at = 0;
    while (at < all.size() &&
           !(all[at].say == static_cast<std::uint16_t>(Say::morale_of) && all[at].subject.side == side))
        ++at;
    BACLER_CHECK(at < all.size());
    const auto depth = static_cast<std::uint8_t>(all[at].depth + 1);
    int total = 0;
    for (std::size_t i = at + 1; i < all.size() && all[i].depth >= depth; ++i) {
        if (all[i].depth != depth) continue;
        total = after(all[i], total);
        if (all[i].does != Does::no_bearing)
            out.push_back(
                {text_of(lang, answer.ruling, all[i], names), cite(lang, all[i].rule), all[i].n, total, i});
    }
    return out;
}

}  // namespace bacler
