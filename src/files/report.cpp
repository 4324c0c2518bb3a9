#include "files/report.hpp"

#include "files/nearest.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace bacler::files {

Result<Tree> tree_of(std::string_view text, const std::string& name) {
    const Source source = looks_like_json(text) ? Source::json : Source::toml;
    Result<Node> root = source == Source::json ? node_from_json(text, name) : node_from_toml(text, name);
    if (!root) return root.faults();
    return Tree{std::move(root).value(), source};
}

std::string path_of(const Spot& at, Source source) {
    if (!at.above) return {};
    std::string path = path_of(*at.above, source);
    const bool in_list =
        at.above->node.kind == Kind::list || (at.above->node.kind == Kind::faulty && at.node.key.empty());
    if (source == Source::json)
        return path + (in_list ? "/" + std::to_string(at.index) : pointer_step(at.node.key));
    if (in_list) return path + "[" + std::to_string(at.index) + "]";
    return path.empty() ? at.node.key : path + "." + at.node.key;
}

std::string shown(double number) {
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.10g", number);
    return buffer;
}

std::string shown(const Node& node) {
    constexpr std::size_t widest = 40;
    switch (node.kind) {
        case Kind::faulty: return "?";
        case Kind::nothing: return "null";
        case Kind::flag: return node.whole != 0 ? "true" : "false";
        case Kind::whole: return std::to_string(node.whole);
        case Kind::real: return shown(node.real);
        case Kind::moment: return node.text;
        case Kind::list: return "[...]";
        case Kind::table: return "{...}";
        case Kind::text: break;
    }
    if (node.text.size() <= widest) return "\"" + node.text + "\"";
    std::size_t cut = widest;
    while (cut > 0 && (static_cast<unsigned char>(node.text[cut]) & 0xC0U) == 0x80U) --cut;
    return "\"" + node.text.substr(0, cut) + "...\"";
}

void Report::fault(const Spot& at, std::string_view code, std::vector<std::string> args) {
    ++count_;
    if (count_ > most) return;
    kept_.push_back({name_, at.node.line, path_of(at, source_), std::string(code), std::move(args)});
}

void Report::spoil(const Spot& at, std::string_view code, std::vector<std::string> args) {
    fault(at, code, std::move(args));
    at.node.kind = Kind::faulty;
}

void Report::unknown(const Spot& at, std::string_view code, std::string_view given,
                     const std::vector<std::string_view>& known) {
    if (is_full()) return fault(at, code);
    std::vector<std::string> args{std::string(given)};
    const std::optional<std::string_view> near = nearest_word(given, known);
    if (near) args.emplace_back(*near);
    args.push_back(listed(known));
    fault(at, near ? std::string(code) + "_near" : std::string(code), std::move(args));
}

Faults Report::faults() && {
    BACLER_CHECK(!is_clean());
    if (source_ == Source::toml)
        std::stable_sort(kept_.begin(), kept_.end(),
                         [](const Fault& a, const Fault& b) { return a.line < b.line; });
    if (count_ > most) kept_.push_back({name_, 0, "", "file.more_faults", {std::to_string(count_ - most)}});
    return std::move(kept_);
}

}  // namespace bacler::files
