#pragma once
#include "base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The rules in our own words, as data (data/rulebook): what a tap on a section shows.
namespace bacler::files {

struct TwoLanguages {
    std::string fr, en;
};

struct RuleEntry {
    std::uint16_t number{0};
    std::string section;
    std::vector<std::string> cites;    ///< readings, "Q02"
    std::vector<std::string> options;  ///< names of options that change its answer
    TwoLanguages text;
    std::string cell;  ///< the table cell or figure; empty where it is neither
};

struct ReadingEntry {
    std::string id;  ///< "Q94"
    TwoLanguages title, text;
    bool is_house{false};
    std::vector<std::string> options;
};

struct OptionValueEntry {
    std::string value;
    TwoLanguages text;
};

struct OptionEntry {
    std::string name;
    std::string reading;
    std::vector<OptionValueEntry> values;
};

struct SectionEntry {
    std::string key;
    TwoLanguages title;
};

struct Rulebook {
    std::vector<SectionEntry> sections;
    std::vector<RuleEntry> rules;
    std::vector<ReadingEntry> readings;
    std::vector<OptionEntry> options;

    const RuleEntry* rule(std::uint16_t number) const;
    const ReadingEntry* reading(std::string_view id) const;
    const OptionEntry* option(std::string_view name) const;
    const SectionEntry* section(std::string_view key) const;
};

/// The rulebook of the plaquette game that is built into the program; read at the first call.
const Rulebook& plaquette_rulebook();

Result<Rulebook> rulebook_from_toml(std::string_view text, const std::string& name);

}  // namespace bacler::files
