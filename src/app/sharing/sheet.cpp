#include "app/sharing/sheet.hpp"

#include "app/board_picture.hpp"
#include "app/finding_text.hpp"
#include "app/game/phases.hpp"
#include "app/game/played_otherwise.hpp"
#include "app/game/shelf.hpp"
#include "app/game/telling.hpp"
#include "app/overlay/segment.hpp"

#include <algorithm>

namespace bacler {

using namespace plaquette;

namespace {

constexpr float around_cm = 6;  // shown about the pieces

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (const std::string& part : parts)
        if (!part.empty()) out.append(out.empty() ? "" : between).append(part);
    return out;
}

/// What the picture has to show grows by a spot.
void take_in(RulingSheet& sheet, Spot spot, bool& is_first) {
    auto& [low, high] = sheet.ground;
    low = is_first ? spot : Spot{std::min(low.x, spot.x), std::min(low.y, spot.y)};
    high = is_first ? spot : Spot{std::max(high.x, spot.x), std::max(high.y, spot.y)};
    is_first = false;
}

/// The measurement that decides, drawn; the first that was made where the deciding finding rests on none.
std::optional<overlay::Drawing> measured(Lang lang, const Ruling& ruling, const RulingSheet& sheet) {
    if (sheet.lines.empty()) return std::nullopt;
    const Finding& decides = ruling.findings.at(sheet.lines.front().finding);
    const auto rests = [](const Finding& f) { return f.measure >= 0; };
    const auto any = std::find_if(ruling.findings.begin(), ruling.findings.end(), rests);
    if (!rests(decides) && any == ruling.findings.end()) return std::nullopt;
    const Finding& drawn = rests(decides) ? decides : *any;
    const Measurement& m = ruling.measures.at(static_cast<std::size_t>(drawn.measure));
    if (m.from == m.to) return std::nullopt;
    return segment_of({lang, sheet.table.width, sheet.table.depth}, m, overlay::tone_of(ruling, drawn));
}

/// The table about the pieces, with what was measured over it.
void draw(RulingSheet& sheet, Lang lang, const Ruling& ruling, const Picture& answer) {
    bool is_first = true;
    for (const PlacedElement& placed : placed_elements(sheet.table))
        if (std::find(sheet.pieces.begin(), sheet.pieces.end(), placed.element) != sheet.pieces.end()) {
            for (const Spot corner : placed.body) take_in(sheet, corner, is_first);
            sheet.labels.push_back({overlay::Label::Kind::name,
                                    overlay::Tone::neutral,
                                    placed.foot,
                                    {0, 0},
                                    element_at(sheet.table, placed.element).id,
                                    {}});
        }
    for (const PictureCorner& corner : answer.corners) take_in(sheet, corner.at, is_first);
    if (is_first) return;
    sheet.picture = table_picture(sheet.table);
    append(sheet.picture, answer);
    if (const std::optional<overlay::Drawing> drawn = measured(lang, ruling, sheet)) {
        append(sheet.picture, drawn->picture);
        sheet.labels.insert(sheet.labels.end(), drawn->labels.begin(), drawn->labels.end());
    }
    auto& [low, high] = sheet.ground;
    low = {low.x - around_cm, low.y - around_cm};
    high = {high.x + around_cm, high.y + around_cm};
}

void name_pieces(RulingSheet& sheet) {
    std::vector<std::string> names;
    for (const ElementAt at : sheet.pieces) names.push_back(element_at(sheet.table, at).id);
    sheet.about = joined(names, ", ");
    sheet.file = plain_name(joined({sheet.scenario, sheet.when, joined(names, " ")}, " "));
}

/// What has bearing on a ruling, as its tree stands.
std::vector<ExplainedLine> with_bearing(std::vector<ExplainedLine> tree) {
    tree.erase(std::remove_if(tree.begin(), tree.end(),
                              [](const ExplainedLine& line) { return line.does == Does::no_bearing; }),
               tree.end());
    return tree;
}

/// The elements that findings speak of, each once.
std::vector<ElementAt> elements_in(const Ruling& ruling) {
    std::vector<ElementAt> out;
    for (const Finding& f : ruling.findings) {
        const ElementAt at{f.subject.side, f.subject.index};
        if (f.subject.kind == SubjectKind::element && std::find(out.begin(), out.end(), at) == out.end())
            out.push_back(at);
    }
    return out;
}

}  // namespace

RulingSheet sheet_of(Lang lang, const Scenario& scenario, const EngagementTable& table) {
    const EngagementAnswer& answer = *table.answer();
    Explanation told = explain(lang, table.question(), answer);
    RulingSheet sheet;
    sheet.scenario = scenario.title;
    sheet.sentence = std::move(told.sentence);
    sheet.lines = std::move(told.lines);
    sheet.table = scenario;
    sheet.pieces = {table.elements()[0], table.elements()[1]};
    for (std::size_t side = 0; side < 2; ++side)
        sheet.sums.push_back({table.question().sides.at(side).name, sheet.pieces[side].side,
                              answer.sides.at(side).morale,
                              morale_ladder(lang, table.question(), answer, side)});
    draw(sheet, lang, answer.ruling, answer_picture(scenario, table));
    name_pieces(sheet);
    return sheet;
}

RulingSheet sheet_of(Lang lang, const BattleTimeline& timeline, game::LineId id) {
    const Battle before = timeline.state_at(timeline.line(id).parent);
    const Ruling& ruling = timeline.line(id).ruling;
    Explanation told = explain_line(lang, timeline, id);
    RulingSheet sheet;
    sheet.scenario = before.scenario.title;
    sheet.when = sequence_in_words(lang, before);
    sheet.sentence = std::move(told.sentence);
    sheet.lines = std::move(told.lines);
    sheet.findings = with_bearing(std::move(told.tree));
    sheet.table = before.scenario;
    for (const std::string& piece : pieces_concerned(timeline, id))
        if (const std::optional<ElementRef> ref = element_named(before.scenario, piece))
            sheet.pieces.push_back({ref->side, ref->element});
    draw(sheet, lang, ruling, {});
    name_pieces(sheet);
    if (sheet.pieces.empty()) sheet.about = order_of_line(timeline, id);
    sheet.file += "-" + std::to_string(id);
    return sheet;
}

RulingSheet sheet_of(Lang lang, const Battle& battle, const Ruling& refusal) {
    Explanation told = explain_ruling(lang, refusal, names_of(battle.scenario), battle.scenario.readings);
    RulingSheet sheet;
    sheet.scenario = battle.scenario.title;
    sheet.when = sequence_in_words(lang, battle);
    sheet.sentence = std::move(told.sentence);
    sheet.lines = std::move(told.lines);
    sheet.findings = with_bearing(std::move(told.tree));
    sheet.table = battle.scenario;
    sheet.pieces = elements_in(refusal);
    draw(sheet, lang, refusal, {});
    name_pieces(sheet);
    return sheet;
}

RulingSheet sheet_of(Lang lang, quick::Topic topic, const quick::QuickRuling& ruling) {
    RulingSheet sheet;
    sheet.scenario = phrase(lang, "ui.quick.title");
    sheet.about = phrase(lang, "ui.quick.topic." + std::string(quick::word_of(topic)));
    sheet.sentence = ruling.sentence;
    for (const quick::QuickLine& line : ruling.lines)
        if (!line.line.is_considered) sheet.findings.push_back(line.line);
    sheet.file = plain_name(joined({sheet.scenario, sheet.about}, " "));
    return sheet;
}

}  // namespace bacler
