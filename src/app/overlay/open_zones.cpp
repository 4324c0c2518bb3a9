#include "app/overlay/open_zones.hpp"

#include "app/doubt_text.hpp"
#include "app/overlay/ruler.hpp"
#include "app/overlay/segment.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <span>

namespace bacler::overlay {

using plane::Zone;
using plaquette::ElementRef;
using plaquette::Say;

namespace {

/// The findings beneath one: its reasons.
std::span<const Finding> reasons_of(const Ruling& ruling, std::size_t finding) {
    std::size_t end = finding + 1;
    while (end < ruling.findings.size() && ruling.findings[end].depth > ruling.findings[finding].depth) ++end;
    return std::span(ruling.findings).subspan(finding + 1, end - finding - 1);
}

bool says(const Finding& f, Say say) {
    return f.say == plaquette::id(say);
}

/// The way to who threatens or guards a flank or the rear.
Drawing way_to(const Canvas& canvas, const Ruling& ruling, const Finding& reason, Zone zone) {
    const Measurement& m = ruling.measures.at(static_cast<std::size_t>(reason.measure));
    const bool threatens = says(reason, Say::zone_threatened_by);
    const std::string_view words = zone == Zone::rear
                                       ? (threatens ? "ui.drawn.rear_threat" : "ui.drawn.rear_guard")
                                       : (threatens ? "ui.drawn.threat" : "ui.drawn.guard");
    return segment_of(canvas, m, tone_of(ruling, reason),
                      say(canvas.lang, words, {figure_of(canvas.lang, m)}));
}

Drawing shelter_of(const Canvas& canvas, const OpenZoneQuestion& question, Zone zone) {
    Pencil pencil(canvas);
    for (const std::vector<Spot>& outline : question.shelter) pencil.outline(outline, Tone::neutral, 4);
    const plane::Box side = plane::edge_band(question.element, zone);
    const Spot from = spot_of(plane::corners(side)[0]), to = spot_of(plane::corners(side)[1]);
    const Spot middle = spot_of(side.centre);
    pencil.line(from, to, Tone::neutral, 6);
    pencil.figure(middle, direction(spot_of(question.element.centre), middle), Tone::neutral,
                  std::string(phrase(canvas.lang, "ui.drawn.shelter")));
    return pencil.finish();
}

}  // namespace

Drawing open_zone_of(const Canvas& canvas, const OpenZoneQuestion& question) {
    const Finding& found = question.ruling->findings.at(question.finding);
    const auto zone = static_cast<Zone>(found.a);
    Pencil pencil(canvas);
    draw_zone(pencil, canvas, question.element, zone, Tone::neutral);
    draw_zone_name(pencil, canvas, question.element, zone);
    std::vector<Drawing> all{pencil.finish()};
    for (const Finding& reason : reasons_of(*question.ruling, question.finding)) {
        if (reason.measure >= 0) all.push_back(way_to(canvas, *question.ruling, reason, zone));
        if (says(reason, Say::zone_sheltered_by)) all.push_back(shelter_of(canvas, question, zone));
    }
    return together(all);
}

namespace {

/// The outlines of the pieces of ground of a terrain feature that an element's side rests on.
std::vector<std::vector<Spot>> outlines_of(const Survey& survey, int terrain, const plane::Box& side) {
    std::vector<std::vector<Spot>> out;
    if (terrain < 0) return out;
    for (const plane::Ground& ground : survey.table.terrain.at(static_cast<std::size_t>(terrain)).grounds) {
        if (!plane::touches(side, ground)) continue;
        std::vector<Spot>& outline = out.emplace_back();
        for (const TablePoint& p : ground.outline) outline.push_back(spot_of(p));
    }
    return out;
}

/// Its own words, then its reasons'.
ExplainedLine words_of(const Survey& survey, ElementRef element, const Ruling& ruling, std::size_t finding) {
    const Explanation all = explain_ruling(survey.canvas.lang, ruling, bacler::names_of(survey.scenario()),
                                           survey.scenario().readings);
    ExplainedLine out = all.tree.at(finding);
    out.text = say(survey.canvas.lang, "ui.ruler.zone_of",
                   {name_of(survey.scenario(), piece_of(element)), out.text});
    const std::size_t reasons = reasons_of(ruling, finding).size();
    for (std::size_t i = 1; i <= reasons; ++i) out.text += " · " + all.tree.at(finding + i).text;
    return out;
}

RulerLine line_of(const Survey& survey, ElementRef element, const Ruling& ruling, std::size_t finding) {
    const Finding& f = ruling.findings.at(finding);
    const auto zone = static_cast<Zone>(f.a);
    OpenZoneQuestion q{*survey.table.laid(element).box, &ruling, finding, {}};
    for (const Finding& reason : reasons_of(ruling, finding))
        if (says(reason, Say::zone_sheltered_by))
            q.shelter = outlines_of(survey, reason.b, plane::edge_band(q.element, zone));
    // A distance in doubt leaves the zone open only where something comes of it.
    std::vector<Doubt> open = open_doubts(ruling);
    open.erase(std::remove_if(open.begin(), open.end(), [&](const Doubt& d) { return d.met.a != f.a; }),
               open.end());
    const Tone tone = open.empty() ? Tone::neutral : Tone::too_close;
    const std::string name = "zone." + survey.table.element(element).id + "." +
                             std::string(plaquette::word_for(plaquette::zone_words, zone));
    RulerLine line{name,   words_of(survey, element, ruling, finding),
                   f.rule, f.reading,
                   tone,   open_zone_of(survey.canvas, q)};
    line.doubt = doubt_lines(survey.canvas.lang, ruling, open, bacler::names_of(survey.scenario()));
    for (const Finding& reason : reasons_of(ruling, finding))
        if (says(reason, Say::zone_threatened_by))
            may_be_taped(line, survey,
                         {survey.table.element(element).id,
                          id_of(survey.scenario(), piece_of({reason.subject.side, reason.subject.index}))});
    return line;
}

template <class Wanted>
void add_lines(std::vector<RulerLine>& out, const Survey& survey, ElementRef element, const Wanted& wanted) {
    const Ruling ruling = plaquette::rule_on_open_zones(survey.table, element, survey.meetings).ruling;
    for (std::size_t i = 0; i < ruling.findings.size(); ++i) {
        const std::span<const Finding> reasons = reasons_of(ruling, i);
        const bool is_zone = ruling.findings[i].depth == 1;
        if (is_zone && std::any_of(reasons.begin(), reasons.end(), wanted))
            out.push_back(line_of(survey, element, ruling, i));
    }
}

}  // namespace

std::vector<RulerLine> flanks_of(const Survey& survey, ElementRef element) {
    std::vector<RulerLine> out;
    add_lines(out, survey, element, [](const Finding&) { return true; });
    return out;
}

std::vector<RulerLine> flanks_between(const Survey& survey, ElementRef first, ElementRef second) {
    std::vector<RulerLine> out;
    for (const auto& [own, other] : {std::pair{first, second}, std::pair{second, first}}) {
        const Subject who = plaquette::element_subject(other);
        add_lines(out, survey, own, [&](const Finding& reason) { return reason.subject == who; });
    }
    return out;
}

}  // namespace bacler::overlay
