#include "app/answers/answers.hpp"

#include <fmt/format.h>

namespace bacler::answers {

namespace {

std::string reason(Lang lang, const CaseReport& c) {
    std::string_view a[2];
    for (std::size_t i = 0; i < 2 && i < c.error_args.size(); ++i) a[i] = c.error_args[i];
    return say(lang, c.error, {a[0], a[1]});
}

}  // namespace

Json casebook_json(Lang lang, const CasebookReport& report) {
    Json cases = Json::array();
    for (const CaseReport& c : report.cases) {
        Json one{{"id", c.id}, {"kind", c.kind}, {"passed", c.passed}};
        if (!c.passed) {
            one["expected"] = c.expected.empty() ? Json() : Json::parse(c.expected);
            one["answered"] = c.answered.empty() ? Json() : Json::parse(c.answered);
            if (!c.error.empty()) one["error"] = reason(lang, c);
        }
        cases.push_back(std::move(one));
    }
    return {{"passed", report.passed}, {"failed", report.failed}, {"cases", cases}};
}

std::string casebook_text(Lang lang, const CasebookReport& report) {
    std::string out;
    for (const CaseReport& c : report.cases) {
        if (c.passed) continue;
        out += c.error.empty() ? fmt::format("{} ({}): {}\n", c.id, c.kind,
                                             say(lang, "cli.case.differs", {c.expected, c.answered}))
                               : fmt::format("{} ({}): {}\n", c.id, c.kind, reason(lang, c));
    }
    return out + fmt::format("{} passed, {} failed\n", report.passed, report.failed);
}

}  // namespace bacler::answers
