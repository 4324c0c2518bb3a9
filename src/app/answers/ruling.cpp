#include "app/answers/parts.hpp"
#include "app/explain.hpp"
#include "app/rule_card.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/sections.hpp"

#include <fmt/format.h>

namespace bacler::answers {

namespace {}  // namespace

Json finding_json(const Ruling& ruling, const Finding& f, const PieceNames& names) {
    Json one;
    one["depth"] = f.depth;
    one["rule"] = rule_name(f.rule);
    if (f.reading > 0)
        one["reading"] = reading_name(f.reading);
    else
        one["reading"] = nullptr;
    const std::string subject = names.of(f.subject);
    if (subject.empty())
        one["subject"] = nullptr;
    else
        one["subject"] = subject;
    one["does"] = word(f.does);
    one["n"] = f.n;
    if (f.does == Does::scales) one["q"] = f.q;
    one["says"] = plaquette::say_names[f.say];
    if (f.measure >= 0) {
        const Measurement& m = ruling.measures[static_cast<std::size_t>(f.measure)];
        one["measure"] = {{"cm", in_cm(m.value)}, {"limit", in_cm(m.limit)},    {"words", word(m.words)},
                          {"sd", in_cm(m.sd)},    {"from", point_json(m.from)}, {"to", point_json(m.to)}};
    }
    return one;
}

namespace {

std::string line_text(const ExplainedLine& line, std::size_t indent) {
    std::string out(indent, ' ');
    out += line.is_considered ? "· " : "– ";
    out += line.text;
    if (!line.rule.empty())
        out += "  [" + line.rule + (line.reading.empty() ? "" : ", " + line.reading) + "]";
    return out + "\n";
}

}  // namespace

Json ruling_json(const Ruling& ruling, const PieceNames& names) {
    Json findings = Json::array();
    for (const Finding& f : ruling.findings) findings.push_back(finding_json(ruling, f, names));
    Json out{{"verdict", verdict_word(verdict(ruling))}, {"findings", findings}};
    for (const Doubt& d : open_doubts(ruling))
        out["too_close"].push_back(doubt_json(ruling.measures[static_cast<std::size_t>(d.measure)], d));
    return out;
}

std::string tree_text(Lang lang, const Explanation& e) {
    std::string out = std::string(phrase(lang, "cli.whole_reckoning")) + "\n";
    for (const ExplainedLine& l : e.tree) out += line_text(l, 2 + 2 * static_cast<std::size_t>(l.depth));
    return out;
}

std::string explanation_text(Lang lang, const Explanation& e) {
    std::string out = e.sentence + "\n\n";
    for (const ExplainedLine& l : e.lines) out += line_text(l, 2);
    return out + "\n" + tree_text(lang, e);
}

std::string ruling_text(Lang lang, const Ruling& ruling, const PieceNames& names,
                        const plaquette::Readings& readings) {
    std::string text = explanation_text(lang, explain_ruling(lang, ruling, names, readings));
    const std::vector<Doubt> open = open_doubts(ruling);
    if (!open.empty()) text += "\n" + std::string(phrase(lang, "doubt.title")) + "\n";
    for (const Doubt& d : open) {
        const DoubtText said = bacler::doubt_text(lang, ruling, d, names);
        text += "  " + said.margin + "\n" + doubt_text(said, 2);
    }
    const Verdict v = verdict(ruling);
    if (v == Verdict::not_covered) return text;  // a figure, not a permission
    return "[" + std::string(phrase(lang, "verdict." + std::string(verdict_word(v)))) + "] " + text;
}

std::string engagement_text(Lang lang, const plaquette::Engagement& question,
                            const plaquette::EngagementAnswer& answer) {
    return explanation_text(lang, explain(lang, question, answer));
}

namespace {

std::string choice_text(Lang lang, const ReadingChoice& c) {
    std::string marks;
    if (c.is_in_force) marks += std::string(phrase(lang, "cli.in_force"));
    if (c.is_standing)
        marks += std::string(marks.empty() ? "" : ", ") + std::string(phrase(lang, "cli.by_the_book"));
    return fmt::format("    {} {} : {}{}\n        → {}\n", c.is_in_force ? "●" : "○", c.value, c.text,
                       marks.empty() ? "" : " (" + marks + ")", c.answer);
}

std::string card_text(Lang lang, const RuleCard& card) {
    std::string out = fmt::format("{}  {}\n  {}\n", card.id, card.section, card.text);
    if (!card.cell.empty()) out += "  " + say(lang, "cli.cell", {card.cell}) + "\n";
    for (const ReadingCard& r : card.readings) {
        out += fmt::format("\n  {}{}  {}\n  {}\n", r.id,
                           r.is_house ? " (" + std::string(phrase(lang, "cli.house")) + ")" : "", r.title,
                           r.text);
        if (!r.option.empty()) out += "  " + say(lang, "cli.option_named", {r.option}) + "\n";
        for (const ReadingChoice& c : r.choices) out += choice_text(lang, c);
    }
    return out;
}

}  // namespace

namespace {

/// "R182" names one rule; "6", "reduction" a section, all its rules.
std::vector<RuleRef> rules_named(const std::string& name) {
    std::vector<RuleRef> out;
    for (const plaquette::Section& s : plaquette::sections)
        for (std::uint16_t n = s.first; n <= s.last; ++n)
            if (s.key == name || rule_name({n}) == name) out.push_back({n});
    return out;
}

}  // namespace

std::string rule_text(Lang lang, const std::string& rule, const plaquette::Engagement& question,
                      const plaquette::ValueDice& dice) {
    const AnswerUnder ask = [&](const plaquette::Readings& readings) {
        plaquette::Engagement other = question;
        other.readings = readings;
        return explain(lang, other, plaquette::rule_on_engagement(other, dice)).sentence;
    };
    std::string out;
    for (const RuleRef ref : rules_named(rule))
        if (const std::optional<RuleCard> card = rule_card(lang, ref, 0, question.readings, ask))
            out += (out.empty() ? "" : "\n") + card_text(lang, *card);
    return out;
}

}  // namespace bacler::answers
