#include "ui/measuring.hpp"

#include "app/overlay/path.hpp"
#include "app/overlay/segment.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"

#include <algorithm>

namespace bacler::ui {

using overlay::Drawing;
using overlay::Piece;
using overlay::RulerLine;
using overlay::Survey;

namespace {

void show(Measuring& m, Drawing drawing) {
    m.drawing = std::move(drawing);
    ++m.changes;
}

/// Rings, ranges and fields of fire of the one piece that is picked.
Drawing about_piece(const Measuring& m, const Survey& survey) {
    const auto placed = overlay::placed(survey.table, m.pieces.front());
    if (!placed) return {};
    std::vector<Drawing> all;
    for (std::size_t i = 0; i < m.rings.size(); ++i)
        if (m.rings[i]) all.push_back(overlay::ring_of(survey.canvas, *placed, overlay::ring_radii[i]));
    if (m.shows_ranges)
        for (const overlay::Guns& guns : overlay::guns_of(survey.table, m.pieces.front()))
            all.push_back(overlay::gun_ranges_of(survey.canvas, guns.footprints, guns.weight,
                                                 survey.scenario().readings));
    if (m.shows_fire || m.shows_flanks)
        for (const RulerLine& line : m.lines) all.push_back(line.drawing);
    return overlay::together(all);
}

void redraw(Desk& desk, const Survey& survey) {
    Measuring& m = desk.measuring;
    if (m.drawn && *m.drawn < m.lines.size())
        show(m, m.lines[*m.drawn].drawing);
    else if (m.pieces.size() == 1)
        show(m, about_piece(m, survey));
    else
        show(m, {});
}

void redraw(Desk& desk) {
    redraw(desk, overlay::survey_of(desk.scenario, desk.lang));
}

void forget_lines(Measuring& m) {
    m.lines.clear();
    m.taping.reset();
    m.drawn.reset();
    m.finding.reset();
}

void take(Measuring& m, overlay::Ruler ruler) {
    m.lines = std::move(ruler.lines);
    m.deciding = ruler.deciding;
}

void add(std::vector<RulerLine>& lines, std::vector<RulerLine> more) {
    for (RulerLine& line : more) {
        const bool is_there =
            std::any_of(lines.begin(), lines.end(), [&](const RulerLine& l) { return l.name == line.name; });
        if (!is_there) lines.push_back(std::move(line));
    }
}

void measure_two(Measuring& m, const Survey& survey) {
    take(m, overlay::ruler_between(survey, m.pieces[0], m.pieces[1]));
    if (m.is_on) return;
    // Whoever threatens a flank bears on an engagement, not only the other of the two.
    for (const Piece& piece : m.pieces) add(m.lines, overlay::flanks_of(survey, piece.element()));
}

void measure_one(Measuring& m, const Survey& survey) {
    const Piece& piece = m.pieces.front();
    if (m.shows_fire) add(m.lines, overlay::fire_of(survey, piece));
    if (m.shows_flanks) add(m.lines, overlay::flanks_of(survey, piece.element()));
}

}  // namespace

void measure_again(Desk& desk) {
    Measuring& m = desk.measuring;
    const Survey survey = overlay::survey_of(desk.scenario, desk.lang);
    const std::optional<std::size_t> drawn = m.drawn;
    forget_lines(m);
    if (m.pieces.size() == 2) measure_two(m, survey);
    if (m.pieces.size() == 1) measure_one(m, survey);
    m.open.clear();
    if (desk.table && m.pieces.size() == 2)
        m.open = open_about(desk.lang, desk.scenario, desk.table->elements()[0], desk.table->elements()[1]);
    if (drawn && *drawn < m.lines.size()) m.drawn = drawn;
    redraw(desk, survey);
}

namespace {

/// Another choice of pieces: what was asked of the former ones is not asked of these.
void measure_anew(Desk& desk) {
    Measuring& m = desk.measuring;
    forget_lines(m);
    m.shows_fire = m.shows_flanks = m.shows_ranges = false;
    if (m.pieces.size() != 1) m.rings = {};
    const Survey survey = overlay::survey_of(desk.scenario, desk.lang);
    if (m.pieces.size() == 2) {
        measure_two(m, survey);
        if (!m.lines.empty()) m.drawn = m.deciding;
    }
    redraw(desk, survey);
}

}  // namespace

void toggle_measuring(Desk& desk) {
    Measuring& m = desk.measuring;
    close_hand(desk);
    m.is_on = !m.is_on;
    m.pieces.clear();
    if (!m.is_on) {
        measure_engagement(desk);
        return;
    }
    for (const std::optional<ElementAt>& at : desk.selection.picked)
        if (at) m.pieces.push_back(overlay::piece_of(*at));
    measure_anew(desk);
}

void measure_from(Desk& desk, const Piece& piece) {
    if (!desk.measuring.is_on) toggle_measuring(desk);
    desk.measuring.pieces = {piece};
    measure_anew(desk);
}

void forget_measures(Desk& desk) {
    const std::uint64_t changes = desk.measuring.changes + 1;
    desk.measuring = {};
    desk.measuring.changes = changes;
}

void pick_piece(Desk& desk, const Piece& piece) {
    std::vector<Piece>& pieces = desk.measuring.pieces;
    const auto same = std::find(pieces.begin(), pieces.end(), piece);
    if (same != pieces.end()) {
        pieces.erase(same);
    } else {
        if (pieces.size() == 2) pieces.pop_back();
        pieces.push_back(piece);
    }
    measure_anew(desk);
}

void open_tape(Desk& desk, std::size_t line) {
    const std::optional<TapedPair>& pair = desk.measuring.lines.at(line).tape;
    BACLER_CHECK(pair.has_value());
    desk.measuring.taping = Taping{*pair, {}, {}};
}

void close_tape(Desk& desk) {
    desk.measuring.taping.reset();
}

void record_tape(Desk& desk) {
    std::optional<Taping>& taping = desk.measuring.taping;
    BACLER_CHECK(taping.has_value());
    if (taping->typed.is_empty()) return;
    if (desk.playing) {
        record_distance(desk);
        return;
    }
    TapeReading reading =
        read_tape(desk.lang, desk.scenario, taping->pair, length_from_cm(taping->typed.value()));
    taping->refusal = std::move(reading.refusal);
    if (!reading.after) return;
    taping.reset();
    state_fact(desk, std::move(*reading.after));
    measure_again(desk);
}

void draw_line_of(Desk& desk, std::size_t line) {
    Measuring& m = desk.measuring;
    BACLER_CHECK(line < m.lines.size());
    m.drawn = m.drawn == line ? std::nullopt : std::optional(line);
    m.finding.reset();
    redraw(desk);
}

void toggle_ring(Desk& desk, std::size_t ring) {
    Measuring& m = desk.measuring;
    m.rings.at(ring) = !m.rings.at(ring);
    redraw(desk);
}

void toggle_ranges(Desk& desk) {
    desk.measuring.shows_ranges = !desk.measuring.shows_ranges;
    redraw(desk);
}

void toggle_fire(Desk& desk) {
    Measuring& m = desk.measuring;
    m.shows_fire = !m.shows_fire;
    m.drawn.reset();
    measure_again(desk);
}

void toggle_flanks(Desk& desk) {
    Measuring& m = desk.measuring;
    m.shows_flanks = !m.shows_flanks;
    m.drawn.reset();
    measure_again(desk);
}

void draw_move(Desk& desk) {
    const std::optional<Hand>& hand = desk.handling.hand;
    if (!hand || !hand->has_moved()) {
        if (!desk.measuring.drawing.is_empty()) show(desk.measuring, {});
        return;
    }
    const overlay::Canvas canvas{desk.lang, desk.scenario.width, desk.scenario.depth};
    show(desk.measuring,
         overlay::path_of(canvas, hand->table(), hand->attempt().question, hand->attempt().answer));
}

void draw_finding(Desk& desk, std::size_t finding) {
    Measuring& m = desk.measuring;
    const Ruling& ruling = desk.table->standing().ruling;
    const Finding& f = ruling.findings.at(finding);
    BACLER_CHECK(f.measure >= 0);
    m.drawn.reset();
    if (m.finding == finding) {
        m.finding.reset();
        show(m, {});
        return;
    }
    m.finding = finding;
    const overlay::Canvas canvas{desk.lang, desk.scenario.width, desk.scenario.depth};
    show(m, overlay::segment_of(canvas, ruling.measures.at(static_cast<std::size_t>(f.measure)),
                                overlay::tone_of(ruling, f)));
}

void measure_engagement(Desk& desk) {
    Measuring& m = desk.measuring;
    forget_lines(m);
    m.rings = {};
    m.shows_fire = m.shows_flanks = m.shows_ranges = false;
    m.pieces.clear();
    if (desk.table)
        for (const ElementAt at : desk.table->elements()) m.pieces.push_back(overlay::piece_of(at));
    measure_again(desk);
}

}  // namespace bacler::ui
