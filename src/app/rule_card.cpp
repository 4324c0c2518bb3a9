#include "app/rule_card.hpp"

#include "app/finding_text.hpp"
#include "files/rulebook.hpp"

#include <algorithm>

namespace bacler {

namespace {

const std::string& in(Lang lang, const files::TwoLanguages& text) {
    return lang == Lang::fr ? text.fr : text.en;
}

/// The values an option may be tried at: all of them, or for a number the one in force and the standing one.
std::vector<int> values_to_try(plaquette::Option option, const plaquette::Readings& in_force) {
    const plaquette::OptionInfo& o = plaquette::info(option);
    std::vector<int> out;
    if (o.kind != plaquette::OptionKind::number) {
        for (int v = 0; v <= o.highest; ++v) out.push_back(v);
    } else {
        out.push_back(o.standing);
        if (o.highest - o.lowest <= 1) out.push_back(o.standing == o.lowest ? o.highest : o.lowest);
        if (std::find(out.begin(), out.end(), in_force.at(option)) == out.end())
            out.push_back(in_force.at(option));
    }
    return out;
}

std::string meaning(Lang lang, const files::OptionEntry& entry, const std::string& word) {
    for (const files::OptionValueEntry& v : entry.values)
        if (v.value == word) return in(lang, v.text);
    for (const files::OptionValueEntry& v : entry.values)
        if (v.value == "degrees") return in(lang, v.text);
    return word;
}

void add_choices(Lang lang, ReadingCard& card, const std::string& name, const plaquette::Readings& in_force,
                 const AnswerUnder& ask) {
    const std::optional<plaquette::Option> option = plaquette::option_named(name);
    const files::OptionEntry* entry = files::plaquette_rulebook().option(name);
    if (!option || entry == nullptr) return;
    card.option = name;
    for (const int value : values_to_try(*option, in_force)) {
        ReadingChoice choice;
        choice.value = plaquette::word_of(*option, value);
        choice.text = meaning(lang, *entry, choice.value);
        choice.is_in_force = in_force.at(*option) == value;
        choice.is_standing = plaquette::info(*option).standing == value;
        plaquette::Readings other = in_force;
        other.choose(*option, value);
        if (ask) choice.answer = ask(other);
        card.choices.push_back(std::move(choice));
    }
}

/// One card a reading, or one for each of its options that the rule knows.
void add_reading(Lang lang, RuleCard& card, const files::RuleEntry& rule, const std::string& id,
                 const plaquette::Readings& in_force, const AnswerUnder& ask) {
    const files::ReadingEntry* entry = files::plaquette_rulebook().reading(id);
    if (entry == nullptr) return;
    ReadingCard base{entry->id, in(lang, entry->title), in(lang, entry->text), entry->is_house, "", {}};
    bool any = false;
    for (const std::string& option : entry->options) {
        if (std::find(rule.options.begin(), rule.options.end(), option) == rule.options.end()) continue;
        ReadingCard with_option = base;
        add_choices(lang, with_option, option, in_force, ask);
        card.readings.push_back(std::move(with_option));
        any = true;
    }
    if (!any) card.readings.push_back(std::move(base));
}

}  // namespace

std::optional<RuleCard> rule_card(Lang lang, RuleRef ref, std::uint16_t reading,
                                  const plaquette::Readings& in_force, const AnswerUnder& answer_under) {
    const files::RuleEntry* rule = files::plaquette_rulebook().rule(ref.number);
    if (rule == nullptr) return std::nullopt;
    RuleCard card;
    card.id = rule_name(ref);
    card.section = section_title(lang, ref);
    card.text = in(lang, rule->text);
    card.cell = rule->cell;
    std::vector<std::string> ids;
    if (reading > 0) ids.push_back(reading_name(reading));
    for (const std::string& q : rule->cites)
        if (std::find(ids.begin(), ids.end(), q) == ids.end()) ids.push_back(q);
    for (const std::string& q : ids) add_reading(lang, card, *rule, q, in_force, answer_under);
    return card;
}

}  // namespace bacler
