#include "app/doubt_text.hpp"

#include "app/answers/answers.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>

namespace bacler {

using plaquette::ElementRef;
using plaquette::OpenRuling;

namespace {

/// A length in the language's way of writing, in millimetres.
std::string mm_text(Lang lang, Length l) {
    return cm_text(lang, l * 10);
}

}  // namespace

DoubtText doubt_text(Lang lang, const Ruling& ruling, const Doubt& doubt, const PieceNames& names) {
    const Measurement& m = ruling.measures.at(static_cast<std::size_t>(doubt.measure));
    return {say(lang, "doubt.margin", {mm_text(lang, margin(m)), mm_text(lang, m.sd)}),
            say(lang, "doubt.if_met", {text_of(lang, ruling, doubt.met, names)}),
            say(lang, "doubt.if_missed", {text_of(lang, ruling, doubt.missed, names)}),
            std::string(phrase(lang, "say." + std::string(plaquette::say_names[doubt.settled_by])))};
}

std::vector<Doubt> doubts_about(const Ruling& ruling, std::size_t finding) {
    std::vector<std::int32_t> measures;
    std::size_t i = finding;
    do {
        if (ruling.findings.at(i).measure >= 0) measures.push_back(ruling.findings[i].measure);
        ++i;
    } while (i < ruling.findings.size() && ruling.findings[i].depth > ruling.findings[finding].depth);
    std::vector<Doubt> out;
    for (const Doubt& d : open_doubts(ruling))
        if (std::find(measures.begin(), measures.end(), d.measure) != measures.end()) out.push_back(d);
    return out;
}

std::vector<std::string> doubt_lines(Lang lang, const Ruling& ruling, std::span<const Doubt> doubts,
                                     const PieceNames& names) {
    std::vector<std::string> out;
    for (const Doubt& d : doubts)
        for (std::string& line : doubt_text(lang, ruling, d, names).lines()) out.push_back(std::move(line));
    return out;
}

std::optional<std::string> outcomes_text(Lang lang, const Ruling& ruling) {
    const std::optional<Outcomes> outcomes = outcomes_of(ruling);
    if (!outcomes) return std::nullopt;
    const Finding& deciding = ruling.findings.at(*deciding_finding(ruling));
    const Measurement& m = ruling.measures.at(static_cast<std::size_t>(deciding.measure));
    const auto verdict_text = [&](Verdict v) {
        return std::string(phrase(lang, "verdict." + std::string(answers::verdict_word(v))));
    };
    const Length off = std::max(outcomes->margin, -outcomes->margin);
    return say(lang, "doubt.outcomes",
               {mm_text(lang, off), mm_text(lang, m.sd), verdict_text(outcomes->met),
                verdict_text(outcomes->missed)});
}

OpenText open_text(Lang lang, const OpenRuling& open, const PieceNames& called, const PieceNames& names) {
    Ruling ruling;
    ruling.measures.push_back(open.measure);
    const Measurement& m = open.measure;
    const Finding& now = open.meanwhile();
    const std::string cited = rule_name(now.rule) + (now.reading > 0 ? ", " + reading_name(now.reading) : "");
    OpenText out{{}, doubt_text(lang, ruling, open.doubt, names)};
    out.head = say(lang, "doubt.open_ruling",
                   {called.of(open.a), called.of(open.b), cm_text(lang, m.value), cm_text(lang, m.limit),
                    out.doubt.margin, cited});
    return out;
}

std::vector<OpenText> open_about(Lang lang, const plaquette::Scenario& scenario, ElementRef first,
                                 ElementRef second) {
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    const PieceNames names = names_of(scenario);
    std::vector<OpenText> out;
    for (const OpenRuling& open : plaquette::open_rulings(table, plaquette::lay_out_meetings(table), {}))
        if (open.a == plaquette::element_subject(first) || open.a == plaquette::element_subject(second))
            out.push_back(open_text(lang, open, names, names));
    return out;
}

}  // namespace bacler
