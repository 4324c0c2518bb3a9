#pragma once
#include "base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace bacler {

struct CaseReport {
    std::string id;
    std::string kind;
    bool passed{false};
    std::string expected;  ///< JSON
    std::string answered;  ///< JSON; empty where there is none
    std::string error;     ///< key of a message why there is no answer: "cli.case..."; empty otherwise
    std::vector<std::string> error_args;
};

struct CasebookReport {
    std::vector<CaseReport> cases;
    int passed{0};
    int failed{0};
};

/// Runs a case book (worked examples, JSON) through the rule functions. With kinds named, only theirs. An
/// unknown kind, key, word or option is a failed case, never a pass. Faults: not JSON, no examples, a named kind that is
/// nowhere known.
Result<CasebookReport> run_casebook(std::string_view text, const std::string& name,
                                    const std::vector<std::string>& kinds);

/// Kinds this program answers.
std::vector<std::string> built_kinds();

}  // namespace bacler
