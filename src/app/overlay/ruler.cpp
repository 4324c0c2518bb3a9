#include "app/overlay/ruler.hpp"

#include "app/answers/answers.hpp"
#include "app/doubt_text.hpp"
#include "app/overlay/pencil.hpp"
#include "app/overlay/segment.hpp"
#include "app/overlay/zones.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/superiors.hpp"

#include <algorithm>

namespace bacler::overlay {

using plaquette::ElementRef;
using plaquette::Scenario;
using plaquette::Stance;

namespace {

/// Both pieces stay in view whatever is drawn of them.
void show_bodies(Drawing& drawing, std::initializer_list<const plane::Box*> bodies) {
    for (const plane::Box* body : bodies)
        for (const Spot& s : spots_of(*body)) {
            drawing.ground[0] = {std::min(drawing.ground[0].x, s.x), std::min(drawing.ground[0].y, s.y)};
            drawing.ground[1] = {std::max(drawing.ground[1].x, s.x), std::max(drawing.ground[1].y, s.y)};
        }
}

/// Two pieces that are measured between, and the lines found so far.
class Between {
public:
    Between(const Survey& survey, const Piece& first, const Piece& second)
        : survey_(survey),
          pieces_{first, second},
          placed_{placed(survey.table, first), placed(survey.table, second)} {}

    Ruler measure() {
        if (!placed_[0] || !placed_[1]) return {};
        measure_lengths();
        for (std::size_t staff = 0; staff < 2; ++staff) measure_command(staff);
        if (!both_are_troops()) return std::move(ruler_);
        if (pieces_[0].side == pieces_[1].side) {
            for (std::size_t i = 0; i < 2; ++i) measure_support(i);
        } else {
            measure_contact();
            for (std::size_t i = 0; i < 2; ++i) measure_range(i);
        }
        for (RulerLine& line : flanks_between(survey_, element(0), element(1))) add(std::move(line));
        return std::move(ruler_);
    }

private:
    const Scenario& scenario() const { return survey_.scenario(); }
    Lang lang() const { return survey_.canvas.lang; }
    const plane::Box& body(std::size_t i) const { return placed_[i]->body; }

    bool both_are_troops() const {
        return pieces_[0].kind != Piece::Kind::staff && pieces_[1].kind != Piece::Kind::staff &&
               !(element(0) == element(1));
    }

    TapedPair both_elements() const {
        return {id_of(scenario(), piece_of(element(0))), id_of(scenario(), piece_of(element(1)))};
    }
    TapedPair both_pieces() const { return {id_of(scenario(), pieces_[0]), id_of(scenario(), pieces_[1])}; }
    /// The staff and what answers to it: of a unit, its element.
    TapedPair of_command() const {
        TapedPair out = both_pieces();
        for (std::size_t i = 0; i < 2; ++i)
            if (pieces_[i].kind != Piece::Kind::staff) out[i] = id_of(scenario(), piece_of(element(i)));
        return out;
    }
    /// What a tape between the two would tell: none of where an attack comes from, and none from centre to centre of troops.
    std::optional<TapedPair> pair_of(const std::string& name) const {
        if (name == "edge") return both_pieces();
        if (name == "contact" || name == "stop" || name == "support") return both_elements();
        if (name == "command" || name == "charisma") return of_command();
        return std::nullopt;
    }

    void add(RulerLine line) {
        if (const std::optional<TapedPair> pair = pair_of(line.name)) may_be_taped(line, survey_, *pair);
        show_bodies(line.drawing, {&body(0), &body(1)});
        ruler_.lines.push_back(std::move(line));
    }

    /// A finding of a ruling, drawn by its measurement.
    void add_finding(std::string name, const Ruling& ruling, std::size_t place, Drawing drawing) {
        const Finding& f = ruling.findings.at(place);
        RulerLine line{std::move(name), {}, f.rule, f.reading, tone_of(ruling, f), std::move(drawing)};
        line.words =
            explain_ruling(lang(), ruling, bacler::names_of(scenario()), scenario().readings).tree.at(place);
        line.doubt = doubt_lines(lang(), ruling, doubts_about(ruling, place), bacler::names_of(scenario()));
        add(std::move(line));
    }

    /// Of what was stated it is not always known from where to where: its figure stands between the two.
    Drawing segment(const Ruling& ruling, std::size_t place) const {
        const Finding& f = ruling.findings.at(place);
        if (f.measure < 0) return {};
        const Measurement& m = ruling.measures.at(static_cast<std::size_t>(f.measure));
        const Tone tone = tone_of(ruling, f);
        if (m.from != m.to || m.value <= grain) return segment_of(survey_.canvas, m, tone);
        Pencil pencil(survey_.canvas);
        const Spot middle = mix(spot_of(body(0).centre), spot_of(body(1).centre), 0.5F);
        pencil.dot(middle, tone);
        pencil.figure(middle, {0, 1}, tone, figure_of(lang(), m));
        return pencil.finish();
    }

    /// The findings of a ruling that speak of a piece and rest on a measurement.
    void add_found(const char* name, const Ruling& ruling, Subject who) {
        for (std::size_t i = 0; i < ruling.findings.size(); ++i)
            if (ruling.findings[i].subject == who && ruling.findings[i].measure >= 0)
                add_finding(name, ruling, i, segment(ruling, i));
    }

    void add_length(std::string name, std::string_view key, std::uint16_t reading, const Measurement& m) {
        RulerLine line{
            std::move(name), {}, {}, reading, Tone::neutral, segment_of(survey_.canvas, m, Tone::neutral)};
        line.words.text = say(lang(), key, {figure_of(lang(), m)});
        line.words.reading = reading_name(reading);
        add(std::move(line));
    }

    void measure_lengths() {
        const auto m = answers::measure_between(scenario(), "", id_of(scenario(), pieces_[0]),
                                                id_of(scenario(), pieces_[1]));
        if (!m) return;
        add_length("edge", "ui.ruler.edge", 7, m->edge);
        add_length("centre", "ui.ruler.centre", 8, m->centre);
    }

    /// The elements the two belong to: what engages and comes upon another is a whole element (R125).
    ElementRef element(std::size_t i) const { return pieces_[i].element(); }

    /// Who comes upon whom: the attacker of their meeting, else who is in attack, else who was named first.
    std::size_t attacker() const {
        if (meeting(1) != nullptr) return 1;
        const auto attacks = [&](std::size_t i) {
            return survey_.table.element(element(i)).stance == Stance::attack;
        };
        return !attacks(0) && attacks(1) ? 1 : 0;
    }

    const plaquette::Meeting* meeting(std::size_t attacks) const {
        for (const plaquette::MeetingLayout& m : survey_.meetings)
            if (m.meeting.attacker == element(attacks) && m.meeting.defender == element(1 - attacks))
                return &m.meeting;
        return nullptr;
    }

    void measure_contact() {
        const std::size_t a = attacker();
        const plaquette::LaidElement &mover = survey_.table.laid(element(a)),
                                     &enemy = survey_.table.laid(element(1 - a));
        const plaquette::Meeting* met = meeting(a);
        const std::vector<TablePoint> place{plane::front_centre(*mover.box)};
        plaquette::Aspect aspect{};
        const Ruling from = met != nullptr ? met->on_aspect
                                           : plaquette::rule_on_aspect(
                                                 *enemy.box, place, aspect,
                                                 plaquette::deviation_between(survey_.table, mover, enemy));
        if (met != nullptr) ruler_.deciding = ruler_.lines.size();
        add_finding("aspect", from, 0, zones_of(survey_.canvas, {*enemy.box, place, &from}));
        RulerLine& line = ruler_.lines.back();
        if (const std::string margin = deciding_margin(lang(), from); !margin.empty())
            line.words.text += " · " + margin;
        line.doubt = doubt_lines(lang(), from, open_doubts(from), bacler::names_of(scenario()));
        const auto gap = plaquette::contact_gap(survey_.table, mover, enemy);
        if (!gap) return;
        const Ruling contact = plaquette::rule_on_contact(
                                   plaquette::against(*gap, LimitWords::at_most, plaquette::contact_distance),
                                   survey_.table.element(element(a)).stance)
                                   .ruling;
        for (std::size_t i = 0; i < contact.findings.size(); ++i)
            add_finding(i == 0 ? "contact" : "stop", contact, i, segment(contact, i));
    }

    /// Of one friend for the other, where that is engaged (R187).
    void measure_support(std::size_t supported) {
        const plaquette::SupportingElements found =
            plaquette::rule_on_supporting_elements(survey_.table, element(supported), survey_.meetings);
        add_found("support", found.ruling, plaquette::element_subject(element(1 - supported)));
    }

    /// Fire decides where they are not in contact and the enemy is within reach.
    void measure_range(std::size_t gun) {
        for (RulerLine& line : fire_on_one(survey_, pieces_[gun], element(1 - gun))) {
            if (ruler_.deciding == 0 && line.tone == Tone::allowed) ruler_.deciding = ruler_.lines.size();
            add(std::move(line));
        }
    }

    /// Command and charisma of a staff over what answers to it.
    void measure_command(std::size_t staff) {
        const Piece &chief = pieces_[staff], &other = pieces_[1 - staff];
        if (chief.kind != Piece::Kind::staff || chief.side != other.side) return;
        const Subject who = plaquette::staff_subject(chief.side, chief.index);
        const std::size_t before = ruler_.lines.size();
        if (other.kind == Piece::Kind::staff)
            measure_staffs(staff);
        else {
            add_found("command",
                      plaquette::rule_on_being_in_command(survey_.table, element(1 - staff)).ruling, who);
            add_found("charisma", plaquette::rule_on_charisma(survey_.table, element(1 - staff)), who);
        }
        if (ruler_.lines.size() > before) ruler_.deciding = before;
    }

    /// Between a staff and one that answers to it, the distance is that of staffs (R054).
    void measure_staffs(std::size_t chief) {
        const plaquette::Side& side = scenario().sides.at(pieces_[chief].side);
        const std::vector<std::size_t> chain =
            plaquette::chain_of(side, side.staffs.at(pieces_[1 - chief].index).under);
        if (std::find(chain.begin(), chain.end(), pieces_[chief].index) == chain.end()) return;
        const auto who = [&](std::size_t i) {
            return plaquette::staff_subject(pieces_[i].side, pieces_[i].index);
        };
        const auto apart = plaquette::centre_distance(survey_.table, who(chief), who(1 - chief));
        if (!apart) return;
        constexpr auto staffs = plaquette::Recipient::staff;
        const Ruling command = plaquette::rule_on_command(
            plaquette::against(*apart, LimitWords::at_most, plaquette::command_distance(staffs)), staffs);
        add_finding("command", command, 0, segment(command, 0));
    }

    const Survey& survey_;
    std::array<Piece, 2> pieces_;
    std::array<std::optional<RingsQuestion>, 2> placed_;
    Ruler ruler_;
};

}  // namespace

Survey survey_of(const Scenario& scenario, Lang lang) {
    Survey s{plaquette::lay_out(scenario), {}, {lang, scenario.width, scenario.depth}};
    s.meetings = plaquette::lay_out_meetings(s.table);
    return s;
}

void may_be_taped(RulerLine& line, const Survey& survey, const TapedPair& pair) {
    line.tape = pair;
    if (is_taped(survey.scenario(), pair))
        line.words.text += " · " + std::string(phrase(survey.canvas.lang, "ui.ruler.by_tape"));
}

Ruler ruler_between(const Survey& survey, const Piece& first, const Piece& second) {
    return Between(survey, first, second).measure();
}

}  // namespace bacler::overlay
