#pragma once
#include "base/length.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// The kinds of worked examples: what keys each takes, and the rule function that answers it.
namespace bacler::casebook {

using Json = nlohmann::json;

/// Inputs that do not fit their kind: the case fails with this message.
class BadCase : public std::runtime_error {
public:
    BadCase(std::string key, std::vector<std::string> args)
        : std::runtime_error(key),
          key_(std::move(key)),
          args_(std::move(args)) {}
    const std::string& key() const { return key_; }
    const std::vector<std::string>& args() const { return args_; }

private:
    std::string key_;
    std::vector<std::string> args_;
};

struct Kind {
    std::string_view name;
    std::string_view keys;  ///< the keys it takes, dotted, lists as []: "units[].arm"; "x.*" any key below x
    Json (*answer)(const Json& inputs, const plaquette::Readings& readings);
};

std::span<const Kind> command_kinds();
std::span<const Kind> value_kinds();
std::span<const Kind> combat_kinds();
std::span<const Kind> engagement_kinds();
std::span<const Kind> table_kinds();

/// The readings of a case: the registry's defaults, then `options`.
plaquette::Readings readings_of(const Json& inputs);

/// Throws BadCase where an input key is not among the kind's.
void check_keys(const Kind& kind, const Json& inputs);

// Reading of inputs. Absent keys take the default; a wrong type or word throws BadCase.
int whole(const Json& inputs, const char* key, int absent = 0);
double decimal(const Json& inputs, const char* key, double absent = 0.0);
bool yes(const Json& inputs, const char* key);
std::string word(const Json& inputs, const char* key, const char* absent = "");
std::vector<int> wholes(const Json& inputs, const char* key);
const Json& child(const Json& inputs, const char* key);  ///< an empty object where absent
Length length(const Json& inputs, const char* key);

plaquette::Arm arm_in(const Json& inputs);
plaquette::Weight weight_in(const Json& inputs, const char* key = "type");
plaquette::Formation formation_in(const Json& inputs, const char* key = "formation");
plaquette::Stance stance_in(const Json& inputs, const char* key = "order");
plaquette::Cover cover_in(const Json& inputs, const char* key = "cover");
plaquette::Aspect aspect_in(const Json& inputs);
plaquette::StaffLevel level_in(const Json& inputs);

std::string french(plaquette::Stance stance);
std::string french(plaquette::CombatResult result);
std::string french(plaquette::Formation formation);

/// Does an answer agree with what is expected? Only keys present in `expected` count at the top; below it lists and
/// objects match whole; numbers to three decimals, fractions by value.
bool agrees(const Json& expected, const Json& answered);

}  // namespace bacler::casebook
