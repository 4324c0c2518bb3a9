#include "app/answers/answers.hpp"

namespace bacler::answers {

namespace {

std::string filled(Lang lang, const std::string& key, const std::vector<std::string>& args) {
    std::string_view a[4];
    for (std::size_t i = 0; i < 4 && i < args.size(); ++i) a[i] = args[i];
    return say(lang, key, {a[0], a[1], a[2], a[3]});
}

}  // namespace

std::string fault_text(Lang lang, const Fault& fault) {
    std::string out = fault.file;
    if (fault.line > 0) out += ":" + std::to_string(fault.line);
    if (fault.column > 0) out += ":" + std::to_string(fault.column);
    if (!out.empty()) out += ": ";
    if (!fault.path.empty()) out += fault.path + ": ";
    out += filled(lang, "fault." + fault.code, fault.args);
    const std::string mend = filled(lang, "mend." + fault.code, fault.args);
    if (!mend.empty()) out += ". " + mend;
    return out;
}

Json faults_json(Lang lang, const Faults& faults) {
    Json list = Json::array();
    for (const Fault& f : faults) {
        Json one;
        one["file"] = f.file;
        if (f.line > 0) one["line"] = f.line;
        if (f.column > 0) one["column"] = f.column;
        one["path"] = f.path;
        one["what"] = filled(lang, "fault." + f.code, f.args);
        one["remedy"] = filled(lang, "mend." + f.code, f.args);
        list.push_back(std::move(one));
    }
    return {{"errors", list}};
}

}  // namespace bacler::answers
