#include "files/read.hpp"
#include "files/readings_table.hpp"
#include "files/scenario_reading.hpp"
#include "files/shapes.hpp"
#include "systems/plaquette/brigading.hpp"

#include <unordered_set>
#include <utility>

namespace bacler::files {

using plaquette::Scenario;

namespace {

/// Colours of the two sides where they state none.
constexpr std::string_view standing_colours[] = {"#2b4fa0", "#a8322d"};

void read_head(ScenarioReading& reading, const Spot& root) {
    Scenario& out = reading.scenario;
    const Node& n = root.node;
    out.title = text_of(n, "title", "");
    if (const std::string hour = text_of(n, "first_hour", ""); hour.size() == 5) {
        const auto digit = [&](std::size_t i) { return hour[i] - '0'; };
        out.first_minute = (digit(0) * 10 + digit(1)) * 60 + digit(3) * 10 + digit(4);
    }
    if (sound(n, "last_sequence", Kind::whole)) out.last_sequence = whole_of(n, "last_sequence", 1);
    if (const Node* table = sound(n, "table", Kind::table)) {
        const std::optional<Length> width = length_of(*table, "width"), depth = length_of(*table, "depth");
        reading.table_is_known = width && depth;
        out.width = width.value_or(Length{});
        out.depth = depth.value_or(Length{});
        out.deviation = length_of(*table, "uncertainty").value_or(Length{});
    }
    const Node* rules = sound(n, "rules", Kind::table);
    if (!rules) return;
    out.tactical = flag_of(*rules, "tactical", false);
    out.national = flag_of(*rules, "national", false);
    out.readings = readings_of(*rules);
}

void read_sides(ScenarioReading& reading, const Spot& root) {
    Node* sides = root.node.member("side");
    if (!sides || sides->kind != Kind::list) return;
    const Spot list{*sides, &root, 0};
    reading.scenario.sides.resize(sides->items.size());
    std::unordered_set<std::string> ids;
    for (std::size_t i = 0; i < sides->items.size(); ++i) {
        Node& n = sides->items[i];
        const Spot spot{n, &list, i};
        plaquette::Side& side = reading.scenario.sides[i];
        side.id = text_of(n, "id", "");
        side.name = text_of(n, "name", side.id);
        side.nation = text_of(n, "nation", "");
        side.colour = text_of(n, "colour", standing_colours[i % std::size(standing_colours)]);
        if (!side.id.empty() && !ids.insert(side.id).second)
            reading.report.fault({*n.member("id"), &spot, 0}, "id.twice",
                                 {side.id, path_of({sides->items[0], &list, 0}, reading.report.source())});
        read_pieces(reading, spot, i);
    }
    for (std::size_t i = 0; i < sides->items.size(); ++i) {
        const Spot spot{sides->items[i], &list, i};
        link_pieces(reading, spot, i);
        read_facts(reading, spot);
    }
}

/// Bodies that lie on one another cannot stand on a table.
void judge_overlaps(ScenarioReading& reading, const Spot& root) {
    const plaquette::LaidTable table = plaquette::lay_out(reading.scenario);
    for (const plaquette::Overlap& o : plaquette::overlaps_of(table)) {
        const plaquette::Element &a = table.element(o.a), &b = table.element(o.b);
        Node& sides = *root.node.member("side");
        const Spot side_list{sides, &root, 0}, side{sides.items[o.b.side], &side_list, o.b.side};
        Node& elements = *side.node.member("element");
        const Spot list{elements, &side, 0}, element{elements.items[o.b.element], &list, o.b.element};
        const std::string by = shown(in_cm(o.by));
        if (o.a == o.b)
            reading.report.fault(element, "overlap.units",
                                 {a.units[o.unit_of_a].unit.id, b.units[o.unit_of_b].unit.id, by});
        else
            reading.report.fault(element, "overlap.elements", {a.id, b.id, by});
    }
}

}  // namespace

ScenarioSoFar scenario_so_far(Node tree, const std::string& name) {
    Report report(name, Source::toml);
    const Spot root{tree};
    if (!is_format(report, root, scenario_format)) return {{}, std::move(report).faults()};
    check(report, root, scenario_shape());
    ScenarioReading reading{report, {}, {}, false};
    read_head(reading, root);
    read_terrain(reading, root);
    read_sides(reading, root);
    read_facts(reading, root);
    if (report.is_clean()) judge_overlaps(reading, root);
    return {std::move(reading.scenario), report.is_clean() ? Faults{} : std::move(report).faults()};
}

Result<Scenario> scenario_from_toml(std::string_view text, const std::string& name) {
    Result<Node> read = node_from_toml(text, name);
    if (!read) return read.faults();
    ScenarioSoFar so_far = scenario_so_far(std::move(read).value(), name);
    if (!so_far.faults.empty()) return std::move(so_far.faults);
    return std::move(so_far.scenario);
}

Result<Scenario> scenario_from_file(const std::string& path) {
    const Result<std::string> text = text_of_file(path);
    if (!text) return text.faults();
    return scenario_from_toml(*text, path);
}

}  // namespace bacler::files
