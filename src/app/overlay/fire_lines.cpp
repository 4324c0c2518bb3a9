#include "app/doubt_text.hpp"
#include "app/overlay/corridor.hpp"
#include "app/overlay/ruler.hpp"
#include "board/plane/kernel/distance.hpp"

#include <algorithm>
#include <array>

namespace bacler::overlay {

using plaquette::BatteryReport;
using plaquette::BatteryTarget;

namespace {

/// The findings speak of the battery as unit 0 of side 0.
PieceNames names_of_battery(const std::string& id) {
    PieceNames names;
    names.units = {{id}};
    return names;
}

/// What forbids the fire, or the range that lets it.
std::size_t deciding_finding(const BatteryTarget& target) {
    const std::vector<Finding>& all = target.ruling.findings;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].rule == target.deciding && (all[i].does == Does::forbids) != target.is_allowed) return i;
    return 0;
}

/// The finding on the long range: the first that rests on a measurement.
const Finding* range_of(const BatteryTarget& target) {
    for (const Finding& f : target.ruling.findings)
        if (f.measure >= 0) return &f;
    return nullptr;
}

/// The name and outline of the unit that stands as an obstacle does.
InTheWay unit_in_the_way(const Survey& survey, const plane::Box& box) {
    const std::array<Spot, 4> c = spots_of(box);
    InTheWay out{{c.begin(), c.end()}, {}};
    for (const plaquette::LaidElement& e : survey.table.elements)
        for (std::size_t u = 0; u < e.units.size(); ++u)
            if (e.units[u] == box) out.name = survey.table.element(e.ref).units[u].unit.id;
    return out;
}

InTheWay ground_in_the_way(const Survey& survey, const plane::Ground& ground, std::size_t terrain) {
    InTheWay out{{}, survey.table.terrain.at(terrain).id};
    for (const TablePoint& p : ground.outline) out.outline.push_back(spot_of(p));
    return out;
}

/// The field as it was ruled on: the one that was found free, or the straightest and what bars it.
Drawing drawn(const Survey& survey, const BatteryReport& battery, const BatteryTarget& target, Tone tone) {
    const Finding* range = range_of(target);
    if (range == nullptr) return {};
    const plaquette::LaidElement& enemy = survey.table.laid(target.target);
    if (!enemy.box || !survey.table.laid(battery.element).box) return {};
    const plaquette::FieldQuestion before =
        plaquette::field_before(survey.table, {battery.element, battery.unit}, target.target);
    const plaquette::FieldAnswer field = plaquette::rule_on_any_field(before, enemy.units);
    const TablePoint muzzle = plane::front_centre(before.battery);
    const TablePoint aim = field.aim.value_or(plane::gap(before.battery, *enemy.box).to);
    CorridorQuestion q;
    q.corridor = {muzzle, aim, before.battery.w};
    q.tone = tone;
    q.words =
        figure_of(survey.canvas.lang, target.ruling.measures.at(static_cast<std::size_t>(range->measure)));
    q.tone_of_words = tone_of(target.ruling, *range);
    q.side = battery.unit % 2 == 0 ? 1.0F : -1.0F;  // neighbours speak to either side
    for (const std::size_t b : field.blockers)
        q.blockers.push_back(unit_in_the_way(survey, before.obstacles.at(b).box));
    for (const std::size_t c : field.covers)
        q.blockers.push_back(
            ground_in_the_way(survey, *before.covers.at(c).ground, before.covers.at(c).terrain));
    const plaquette::FieldAnswer sight = plaquette::rule_on_sight({muzzle, before.battery_level, true}, aim,
                                                                  survey.table.screens, before.readings);
    for (const std::size_t b : sight.blockers)
        q.blockers.push_back(
            ground_in_the_way(survey, survey.table.screens.at(b).ground, survey.table.screen_of.at(b)));
    return corridor_of(survey.canvas, q);
}

RulerLine line_of(const Survey& survey, const BatteryReport& battery, const BatteryTarget& target) {
    const plaquette::Scenario& scenario = survey.scenario();
    const std::string& id = survey.table.element(battery.element).units.at(battery.unit).unit.id;
    const std::string& enemy = id_of(scenario, piece_of(target.target));
    const std::size_t place = deciding_finding(target);
    const Finding& f = target.ruling.findings.at(place);
    const Tone tone = tone_of(verdict(target.ruling));
    RulerLine line{"fire." + id + "." + enemy,          {}, f.rule, f.reading, tone,
                   drawn(survey, battery, target, tone)};
    line.words = explain_ruling(survey.canvas.lang, target.ruling, names_of_battery(id), scenario.readings)
                     .tree.at(place);
    // The sentence may open with the battery, whose name has been said.
    std::string sentence = line.words.text;
    if (sentence.rfind(id + " ", 0) == 0) sentence.erase(0, id.size() + 1);
    line.words.text = say(survey.canvas.lang, "ui.ruler.fire_at",
                          {id, name_of(scenario, piece_of(target.target)), sentence});
    line.doubt =
        doubt_lines(survey.canvas.lang, target.ruling, open_doubts(target.ruling), names_of_battery(id));
    may_be_taped(line, survey, {id, enemy});
    return line;
}

/// A line for each battery of a piece and each target that is wanted.
template <class Wanted>
std::vector<RulerLine> lines_where(const Survey& survey, const Piece& piece, const Wanted& wanted) {
    std::vector<RulerLine> out;
    for (const std::size_t unit : batteries_of(survey.scenario(), piece)) {
        const BatteryReport battery =
            plaquette::battery_on(survey.table, survey.meetings, {piece.element(), unit});
        for (const BatteryTarget& target : battery.targets)
            if (wanted(target)) out.push_back(line_of(survey, battery, target));
    }
    return out;
}

}  // namespace

std::vector<RulerLine> fire_of(const Survey& survey, const Piece& piece) {
    return lines_where(survey, piece,
                       [](const BatteryTarget& t) { return t.band != plaquette::RangeBand::beyond; });
}

std::vector<RulerLine> fire_on_one(const Survey& survey, const Piece& piece, plaquette::ElementRef target) {
    return lines_where(survey, piece, [&](const BatteryTarget& t) { return t.target == target; });
}

}  // namespace bacler::overlay
