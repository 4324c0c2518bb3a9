#include "app/casebook/casebook.hpp"

#include "app/casebook/kinds.hpp"
#include "base/check.hpp"

#include <algorithm>
#include <set>

namespace bacler {

namespace {

using casebook::Json;
using casebook::Kind;

std::vector<std::span<const Kind>> all_kinds() {
    return {casebook::command_kinds(), casebook::value_kinds(), casebook::combat_kinds(),
            casebook::engagement_kinds(), casebook::table_kinds()};
}

const Kind* kind_named(std::string_view name) {
    for (const std::span<const Kind> group : all_kinds())
        for (const Kind& k : group)
            if (k.name == name) return &k;
    return nullptr;
}

std::string text_at(const Json& entry, const char* key) {
    const auto it = entry.find(key);
    return it != entry.end() && it->is_string() ? it->get<std::string>() : std::string();
}

void refuse(CaseReport& report, std::string key, std::vector<std::string> args) {
    report.error = std::move(key);
    report.error_args = std::move(args);
}

CaseReport run_case(const Json& entry) {
    static const std::set<std::string> keys{"id", "section", "kind", "inputs", "expected", "note"};
    CaseReport report{text_at(entry, "id"), text_at(entry, "kind"), false, "", "", "", {}};
    for (const auto& item : entry.items())
        if (keys.count(item.key()) == 0) {
            refuse(report, "cli.case.key", {item.key()});
            return report;
        }
    const auto expected = entry.find("expected");
    const auto inputs = entry.find("inputs");
    const Kind* kind = kind_named(report.kind);
    if (kind == nullptr) {
        refuse(report, "cli.case.kind", {report.kind});
    } else if (expected == entry.end() || !expected->is_object() || expected->empty() ||
               inputs == entry.end()) {
        refuse(report, "cli.case.nothing_expected", {});
    } else {
        report.expected = expected->dump();
        try {
            casebook::check_keys(*kind, *inputs);
            const Json answer = kind->answer(*inputs, casebook::readings_of(*inputs));
            report.answered = answer.dump();
            report.passed = casebook::agrees(*expected, answer);
        } catch (const casebook::BadCase& e) {
            refuse(report, e.key(), e.args());
        } catch (const BrokenPromise& e) {
            refuse(report, "cli.case.impossible", {e.what()});
        }
    }
    return report;
}

}  // namespace

std::vector<std::string> built_kinds() {
    std::vector<std::string> out;
    for (const std::span<const Kind> group : all_kinds())
        for (const Kind& k : group) out.emplace_back(k.name);
    return out;
}

Result<CasebookReport> run_casebook(std::string_view text, const std::string& name,
                                    const std::vector<std::string>& kinds) {
    Faults faults;
    for (const std::string& k : kinds)
        if (kind_named(k) == nullptr) faults.push_back({name, 0, "--kind", "casebook.unknown_kind", {k}});
    const Json book = Json::parse(text, nullptr, false);
    const auto examples = book.is_object() ? book.find("examples") : book.end();
    if (book.is_discarded())
        faults.push_back({name, 0, "", "casebook.not_json", {}});
    else if (examples == book.end() || !examples->is_array() || examples->empty())
        faults.push_back({name, 0, "/examples", "casebook.no_examples", {}});
    if (!faults.empty()) return faults;
    CasebookReport report;
    for (const Json& entry : *examples) {
        const std::string kind = entry.is_object() ? text_at(entry, "kind") : std::string();
        if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) continue;
        report.cases.push_back(run_case(entry.is_object() ? entry : Json::object()));
        ++(report.cases.back().passed ? report.passed : report.failed);
    }
    return report;
}

}  // namespace bacler
