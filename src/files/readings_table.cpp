#include "files/readings_table.hpp"

#include "files/pick.hpp"

#include <optional>
#include <vector>

namespace bacler::files {

using plaquette::Option;
using plaquette::OptionInfo;
using plaquette::OptionKind;
using plaquette::Readings;

namespace {

std::optional<int> value_of(Option option, const Node& n) {
    const bool on_off = plaquette::info(option).kind == OptionKind::on_off;
    if (n.kind == Kind::flag)
        return on_off ? plaquette::value_named(option, n.whole != 0 ? "true" : "false") : std::nullopt;
    if (n.kind == Kind::whole && !on_off) return plaquette::value_numbered(option, n.whole);
    if (n.kind == Kind::text && !on_off) return plaquette::value_named(option, n.text);
    return std::nullopt;
}

}  // namespace

std::string values_of(const OptionInfo& option) {
    if (option.kind == OptionKind::on_off) return "true, false";
    std::string out;
    if (option.kind == OptionKind::number)
        out = std::to_string(option.lowest) + ".." + std::to_string(option.highest);
    for (const std::string_view v : option.values) {
        if (v.empty()) continue;
        if (!out.empty()) out += ", ";
        out += v;
    }
    return out;
}

void check_readings(Report& report, const Spot& at) {
    if (at.node.kind != Kind::table) return report.spoil(at, "type.table", {shown(at.node)});
    for (Node& n : at.node.items) {
        const Spot spot{n, &at, 0};
        const std::optional<Option> option = plaquette::option_named(n.key);
        if (!option) {
            std::vector<std::string_view> names;
            for (const OptionInfo& o : plaquette::all_options()) names.push_back(o.name);
            report.unknown(spot, "reading.unknown", n.key, names);
            n.kind = Kind::faulty;
        } else if (!value_of(*option, n)) {
            report.spoil(spot, "reading.value", {n.key, shown(n), values_of(plaquette::info(*option))});
        }
    }
}

Readings readings_of(const Node& rules) {
    Readings out;
    if (flag_of(rules, "tactical", false)) out = plaquette::with_switch(out, plaquette::Switch::tactical);
    if (flag_of(rules, "national", false)) out = plaquette::with_switch(out, plaquette::Switch::national);
    const Node* named = rules.member("readings");
    if (!named || named->kind != Kind::table) return out;
    for (const Node& n : named->items) {
        if (n.kind == Kind::faulty) continue;
        const std::optional<Option> option = plaquette::option_named(n.key);
        const std::optional<int> value = option ? value_of(*option, n) : std::nullopt;
        if (value) out.choose(*option, *value);
    }
    return out;
}

}  // namespace bacler::files
