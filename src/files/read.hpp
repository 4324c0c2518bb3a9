#pragma once
#include "base/result.hpp"
#include "files/node.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/scenario.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Readers of the files people write (formats). A reader gives the whole value or every fault it found, each with its
/// place; nothing is repaired and nothing is loaded by halves.
namespace bacler::files {

/// The bytes of a file a person named: faults for what is missing, unreadable, a directory, longer than 16 MiB, empty or
/// not UTF-8.
Result<std::string> text_of_file(const std::string& path);

/// `bacler/scenario/1`, TOML. `name` is what faults call the file.
Result<plaquette::Scenario> scenario_from_toml(std::string_view text, const std::string& name);
Result<plaquette::Scenario> scenario_from_file(const std::string& path);

/// What an unfinished scenario says as far as it goes: where a part is faulty it stands as if it were absent, so that no rule may
/// be asked of it.
struct ScenarioSoFar {
    plaquette::Scenario scenario;
    Faults faults;  ///< none: the scenario is whole
};
ScenarioSoFar scenario_so_far(Node tree, const std::string& name);

/// An engagement sheet: the question, and the faces of the dice where they are stated.
struct EngagementSheet {
    plaquette::Engagement engagement;
    std::optional<plaquette::ValueDice> dice;
};

/// `bacler/engagement/1`, TOML or JSON (told apart by the first character that is not white: `{` is JSON).
Result<EngagementSheet> engagement_from_text(std::string_view text, const std::string& name);
Result<EngagementSheet> engagement_from_file(const std::string& path);

/// A sheet as TOML text that reads back to an equal sheet.
std::string engagement_to_toml(const EngagementSheet& sheet);

struct FireSheet {
    plaquette::FireQuestion question;
    std::vector<int> dice;  ///< one a tir; empty where they are not stated
};

/// `bacler/fire/1`, TOML or JSON.
Result<FireSheet> fire_from_text(std::string_view text, const std::string& name);
Result<FireSheet> fire_from_file(const std::string& path);

}  // namespace bacler::files
