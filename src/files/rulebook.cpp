#include "files/rulebook.hpp"

#include "base/check.hpp"
#include "embedded/rulebook_plaquette.hpp"
#include "files/pick.hpp"

namespace bacler::files {

namespace {

TwoLanguages both(const Node& t, const std::string& prefix = "") {
    return {text_of(t, prefix + "fr", ""), text_of(t, prefix + "en", "")};
}

/// A list of words, or a single word in its place.
std::vector<std::string> words_at(const Node& t, std::string_view key) {
    std::vector<std::string> out;
    for (const Node& n : items_of(t, key))
        if (n.kind == Kind::text) out.push_back(n.text);
    if (const Node* word = sound(t, key, Kind::text)) out.push_back(word->text);
    return out;
}

RuleEntry rule_from(const Node& t) {
    RuleEntry r;
    const std::string id = text_of(t, "id", "");
    if (id.size() > 1) r.number = static_cast<std::uint16_t>(std::stoi(id.substr(1)));
    r.section = text_of(t, "section", "");
    r.cites = words_at(t, "cites");
    r.options = words_at(t, "options");
    r.text = both(t);
    r.cell = text_of(t, "cell", "");
    return r;
}

OptionEntry option_from(const Node& t) {
    OptionEntry o{text_of(t, "name", ""), text_of(t, "reading", ""), {}};
    for (const Node& v : items_of(t, "value")) o.values.push_back({text_of(v, "value", ""), both(v)});
    return o;
}

Rulebook book_from(const Node& root) {
    Rulebook book;
    for (const Node& t : items_of(root, "section")) book.sections.push_back({text_of(t, "key", ""), both(t)});
    for (const Node& t : items_of(root, "rule")) book.rules.push_back(rule_from(t));
    for (const Node& t : items_of(root, "reading"))
        book.readings.push_back({text_of(t, "id", ""), both(t, "title_"), both(t), flag_of(t, "house", false),
                                 words_at(t, "option")});
    for (const Node& t : items_of(root, "option")) book.options.push_back(option_from(t));
    return book;
}

template <class T, class Is>
const T* first(const std::vector<T>& list, Is is) {
    for (const T& entry : list)
        if (is(entry)) return &entry;
    return nullptr;
}

}  // namespace

const RuleEntry* Rulebook::rule(std::uint16_t number) const {
    return first(rules, [&](const RuleEntry& r) { return r.number == number; });
}

const ReadingEntry* Rulebook::reading(std::string_view id) const {
    return first(readings, [&](const ReadingEntry& r) { return r.id == id; });
}

const OptionEntry* Rulebook::option(std::string_view name) const {
    return first(options, [&](const OptionEntry& o) { return o.name == name; });
}

const SectionEntry* Rulebook::section(std::string_view key) const {
    return first(sections, [&](const SectionEntry& s) { return s.key == key; });
}

Result<Rulebook> rulebook_from_toml(std::string_view text, const std::string& name) {
    const Result<Node> root = node_from_toml(text, name);
    if (!root) return root.faults();
    return book_from(*root);
}

const Rulebook& plaquette_rulebook() {
    static const Rulebook book = [] {
        Result<Rulebook> read = rulebook_from_toml(embedded::rulebook_plaquette(), "rulebook");
        BACLER_CHECK(read.is_good());
        return std::move(read).value();
    }();
    return book;
}

}  // namespace bacler::files
