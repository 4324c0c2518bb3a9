#include "app/finding_text.hpp"

#include "files/rulebook.hpp"
#include "systems/plaquette/play/stage_words.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/sections.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace bacler {

namespace {

using namespace plaquette;

template <class E, std::size_t N>
std::string game_word(Lang lang, std::string_view kind, const std::array<Word<E>, N>& words, int value) {
    const std::string key = std::string(kind) + "." + std::string(word_for(words, static_cast<E>(value)));
    return std::string(phrase(lang, key));
}

/// "{a:stance}" and the like: the word of the game for an enumerator.
std::string word_place(Lang lang, std::string_view kind, int value) {
    if (kind == "stance") return game_word(lang, kind, stance_words, value);
    if (kind == "cover") return game_word(lang, kind, cover_words, value);
    if (kind == "result") return game_word(lang, kind, result_words, value);
    if (kind == "arm") return game_word(lang, kind, arm_words, value);
    if (kind == "aspect") return game_word(lang, kind, aspect_words, value);
    if (kind == "mission") return game_word(lang, kind, mission_words, value);
    if (kind == "level") return game_word(lang, kind, level_words, value);
    if (kind == "fact") return game_word(lang, kind, fact_words, value);
    if (kind == "stage") return game_word(lang, kind, stage_words, value);
    if (kind == "zone") return game_word(lang, kind, zone_words, value);
    if (kind == "target") return std::string(phrase(lang, value == 0 ? "target.terrain" : "target.element"));
    if (kind == "formation") {
        if (static_cast<Formation>(value) == Formation::battery)
            return std::string(phrase(lang, "formation.battery"));
        return game_word(lang, kind, formation_words, value);
    }
    return {};
}

std::string fraction_text(int p, int q) {
    const int g = std::max(1, std::gcd(p, q));
    p /= g;
    q /= g;
    if (q == 1) return "×" + (p < 0 ? signed_figure(p) : std::to_string(p));
    if (p == 1 && q == 2) return "½";
    if (p == 1 && q == 4) return "¼";
    if (p == 1 && q == 3) return "⅓";
    if (p == 2 && q == 3) return "⅔";
    return std::to_string(p) + "/" + std::to_string(q);
}

bool is_plural(Lang lang, int n) {
    const int size = std::abs(n);
    return lang == Lang::fr ? size >= 2 : size != 1;
}

/// Fills one place of a sentence.
class Places {
public:
    Places(Lang lang, const Ruling& ruling, const Finding& f, const PieceNames& names)
        : lang_(lang),
          ruling_(ruling),
          f_(f),
          names_(names) {}

    std::string fill(std::string_view place) const {
        const std::size_t colon = place.find(':');
        if (colon != std::string_view::npos)
            return fill_pair(place.substr(0, colon), place.substr(colon + 1));
        if (place == "n") return plain(f_.n);
        if (place == "+n") return signed_figure(f_.n);
        if (place == "-n") return std::to_string(std::abs(f_.n));
        if (place == "a") return plain(f_.a);
        if (place == "b") return plain(f_.b);
        if (place == "+a") return signed_figure(f_.a);
        if (place == "p/q") return fraction_text(f_.n, f_.q);
        if (place == "who") return names_.of(f_.subject);
        if (place == "cm") return plain(f_.n) + "\u00a0cm";
        return measured(place);
    }

private:
    static std::string plain(int n) { return n < 0 ? signed_figure(n) : std::to_string(n); }

    /// "bois" for what a file calls "wood" alone; "colline Pratzen"; a name that says its kind as it is.
    std::string name_of_terrain(std::uint16_t index) const {
        const std::string name = names_.of({SubjectKind::terrain, 0, index});
        if (index >= names_.terrain_kinds.size()) return name;
        const plaquette::TerrainKind is = names_.terrain_kinds[index];
        std::string in_files;
        for (const auto& w : plaquette::terrain_words)
            if (w.is == is) in_files = w.word;
        const std::string kind(phrase(lang_, "terrain." + in_files));
        if (name == in_files) return kind;
        std::string low = name;
        for (char& c : low)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return low.rfind(kind, 0) == 0 ? name : kind + " " + name;
    }

    std::string fill_pair(std::string_view first, std::string_view second) const {
        if (first == "s" || first == "x") {
            const int n = second == "a" ? f_.a : (second == "b" ? f_.b : f_.n);
            return is_plural(lang_, n) ? std::string(first) : "";
        }
        const int value = first == "a" ? f_.a : f_.b;
        const auto index = static_cast<std::uint16_t>(value);
        if (second == "attacker" || second == "unit") return names_.of({SubjectKind::unit, 0, index});
        if (second == "defender") return names_.of({SubjectKind::unit, 1, index});
        if (second == "screen" || second == "terrain") return name_of_terrain(index);
        if (second == "element") return names_.of(element_subject(element_of_word(value)));
        if (second == "group") return names_.of({SubjectKind::side, static_cast<std::uint8_t>(value), 0});
        if (second == "option" && value >= 0 && value < static_cast<int>(option_count))
            return std::string(info(static_cast<Option>(value)).name);
        if (second == "chosen") return word_of(static_cast<Option>(f_.a), value);
        return word_place(lang_, second, value);
    }

    std::string measured(std::string_view place) const {
        if (f_.measure < 0) return {};
        const Measurement& m = ruling_.measures[static_cast<std::size_t>(f_.measure)];
        if (place == "measured") return cm_text(lang_, shown_length(m)) + "\u00a0cm";
        return place == "limit" ? cm_text(lang_, m.limit) + "\u00a0cm" : std::string();
    }

    Lang lang_;
    const Ruling& ruling_;
    const Finding& f_;
    const PieceNames& names_;
};

}  // namespace

std::string PieceNames::of(Subject subject) const {
    if (subject.kind == SubjectKind::side)
        return subject.side < sides.size() ? sides[subject.side] : std::string();
    if (subject.kind == SubjectKind::terrain)
        return subject.index < terrain.size() ? terrain[subject.index] : std::string();
    if (subject.kind == SubjectKind::none) return {};
    const std::vector<std::vector<std::string>>& lists =
        subject.kind == SubjectKind::staff ? staffs
                                           : (subject.kind == SubjectKind::element ? elements : units);
    if (subject.side >= lists.size()) return {};
    return subject.index < lists[subject.side].size() ? lists[subject.side][subject.index] : std::string();
}

PieceNames names_of(const Scenario& scenario) {
    const auto called = [](const auto& piece) { return piece.name.empty() ? piece.id : piece.name; };
    PieceNames names;
    for (const TerrainFeature& t : scenario.terrain) {
        names.terrain.push_back(t.id);
        names.terrain_kinds.push_back(t.kind);
    }
    for (const Side& side : scenario.sides) {
        names.sides.push_back(called(side));
        std::vector<std::string>&units = names.units.emplace_back(), &staffs = names.staffs.emplace_back(),
        &elements = names.elements.emplace_back();
        for (const Staff& s : side.staffs) staffs.push_back(called(s));
        for (const Element& e : side.elements) {
            elements.push_back(called(e));
            for (const ScenarioUnit& u : e.units) units.push_back(u.unit.id);
        }
    }
    return names;
}

std::string signed_figure(int n) {
    if (n < 0) return "\u2212" + std::to_string(-n);
    return n > 0 ? "+" + std::to_string(n) : "0";
}

Length to_tenth_of_mm(Length l) {
    const int size = l.hundredths_of_mm;
    return {(size + (size < 0 ? -5 : 5)) / 10 * 10};
}

Length shown_length(const Measurement& m) {
    const bool is_at_limit = m.limit != Length{} && meets(m.value, LimitWords::at_most, m.limit) &&
                             meets(m.value, LimitWords::at_least, m.limit);
    return is_at_limit ? m.limit : to_tenth_of_mm(m.value);
}

std::string cm_text(Lang lang, Length l) {
    const int size = std::abs(l.hundredths_of_mm);
    std::string out = (l.hundredths_of_mm < 0 ? "\u2212" : "") + std::to_string(size / 1000);
    std::string rest = std::to_string(1000 + size % 1000).substr(1);
    while (!rest.empty() && rest.back() == '0') rest.pop_back();
    if (!rest.empty()) out += (lang == Lang::fr ? "," : ".") + rest;
    return out;
}

std::string rule_name(RuleRef rule) {
    if (rule.number == 0) return {};
    std::string digits = std::to_string(1000 + rule.number);
    return "R" + digits.substr(1);
}

std::string reading_name(std::uint16_t reading) {
    if (reading == 0) return {};
    return "Q" + std::string(reading < 10 ? "0" : "") + std::to_string(reading);
}

namespace {

bool is_numbered(std::string_view section) {
    return section.size() == 1;
}

std::string title_of(Lang lang, std::string_view section) {
    const files::SectionEntry* entry = files::plaquette_rulebook().section(section);
    if (entry == nullptr) return {};
    return lang == Lang::fr ? entry->title.fr : entry->title.en;
}

}  // namespace

std::string section_title(Lang lang, RuleRef rule) {
    const std::string_view key = plaquette::section_of(rule);
    if (key.empty()) return {};
    return is_numbered(key) ? "§" + std::string(key) + " " + title_of(lang, key) : "§ " + title_of(lang, key);
}

std::string cite(Lang lang, RuleRef rule) {
    const std::string_view key = plaquette::section_of(rule);
    if (key.empty()) return rule_name(rule);
    return rule_name(rule) + (is_numbered(key) ? " §" + std::string(key) : " § " + title_of(lang, key));
}

std::string message_key(std::uint16_t message) {
    return "say." + std::string(say_names.at(message));
}

std::string phrase_key(const Finding& finding) {
    const std::string key = message_key(finding.say);
    return finding.does == Does::no_bearing && has_phrase(key + ".not") ? key + ".not" : key;
}

std::string text_of(Lang lang, const Ruling& ruling, const Finding& finding, const PieceNames& names) {
    const std::string_view text = phrase(lang, phrase_key(finding));
    const Places places(lang, ruling, finding, names);
    std::string out;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        out += text.substr(at, open - at);
        out += places.fill(text.substr(open + 1, close - open - 1));
        at = close + 1;
    }
    out += text.substr(std::min(at, text.size()));
    return out;
}

}  // namespace bacler
