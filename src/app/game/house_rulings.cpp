#include "app/game/house_rulings.hpp"

#include "app/finding_text.hpp"
#include "files/rulebook.hpp"

#include <algorithm>
#include <set>

namespace bacler {

using namespace plaquette;

namespace {

/// An option of more values than these is a figure, of which those about it are offered.
constexpr int most_keys = 3;

const std::string& in(Lang lang, const files::TwoLanguages& text) {
    return lang == Lang::fr ? text.fr : text.en;
}

bool is_figure(const OptionInfo& option) {
    return option.kind == OptionKind::number && option.highest - option.lowest >= most_keys;
}

/// What a value means in the rulebook's words; a figure that they do not list is put after what they say of such figures.
std::string meaning(Lang lang, const OptionInfo& option, int value) {
    const std::string word = word_of(option.option, value);
    const files::OptionEntry* entry = files::plaquette_rulebook().option(option.name);
    if (entry == nullptr || entry->values.empty()) return word;
    for (const files::OptionValueEntry& v : entry->values)
        if (v.value == word && (!is_figure(option) || value == option.standing)) return in(lang, v.text);
    return say(lang, "ui.house.figure", {in(lang, entry->values.back().text), word});
}

std::vector<int> values_about(const OptionInfo& option, int figure) {
    std::set<int> out{option.standing, figure};
    for (const int step : {-5, -1, 1, 5})
        if (const auto value = value_numbered(option.option, figure + step)) out.insert(*value);
    return {out.begin(), out.end()};
}

}  // namespace

int value_next(const Battle& battle, Option option) {
    const auto chosen = std::find_if(battle.chosen.begin(), battle.chosen.end(),
                                     [&](const ChosenReading& c) { return c.option == option; });
    return chosen == battle.chosen.end() ? battle.scenario.readings.at(option) : chosen->value;
}

std::vector<HouseRuling> house_rulings(Lang lang, const Battle& battle) {
    std::vector<HouseRuling> out;
    for (const OptionInfo& option : all_options()) {
        HouseRuling ruling;
        ruling.option = option.option;
        ruling.name = option.name;
        ruling.id = reading_name(option.reading);
        if (const files::ReadingEntry* entry = files::plaquette_rulebook().reading(ruling.id))
            ruling.title = in(lang, entry->title);
        const int now = battle.scenario.readings.at(option.option), next = value_next(battle, option.option);
        ruling.now = meaning(lang, option, now);
        if (next != now) ruling.next = meaning(lang, option, next);
        ruling.is_by_the_book = now == option.standing;
        out.push_back(std::move(ruling));
    }
    std::stable_sort(out.begin(), out.end(), [](const HouseRuling& a, const HouseRuling& b) {
        return info(a.option).reading < info(b.option).reading;
    });
    return out;
}

std::vector<HouseValue> house_values(Lang lang, const Battle& battle, Option which,
                                     std::optional<int> pencilled) {
    const OptionInfo& option = info(which);
    const int next = value_next(battle, which);
    std::vector<int> values;
    if (is_figure(option)) {
        values = values_about(option, pencilled.value_or(next));
    } else {
        for (int v = option.lowest; v <= option.highest; ++v) values.push_back(v);
    }
    std::vector<HouseValue> out;
    for (const int value : values)
        out.push_back({value, word_of(which, value), meaning(lang, option, value), value == next});
    return out;
}

}  // namespace bacler
