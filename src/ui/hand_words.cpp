#include "ui/hand_words.hpp"

#include "app/doubt_text.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::ui {

using plaquette::MoveAnswer;

namespace {

std::string_view key_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::allowed: return "verdict.allowed";
        case Verdict::forbidden: return "verdict.forbidden";
        case Verdict::too_close: return "verdict.too_close";
        case Verdict::not_covered: return "verdict.not_covered";
        case Verdict::contradictory: break;
    }
    return "verdict.contradictory";
}

std::string_view key_of(Snap::Kind kind) {
    switch (kind) {
        case Snap::Kind::enemy_stop: return "ui.snap.enemy_stop";
        case Snap::Kind::friend_stop: return "ui.snap.friend_stop";
        case Snap::Kind::keep_off: return "ui.snap.keep_off";
        case Snap::Kind::half_move: return "ui.snap.half_move";
        case Snap::Kind::full_move: return "ui.snap.full_move";
        case Snap::Kind::adjustment: return "ui.snap.adjustment";
        case Snap::Kind::centre: return "ui.snap.centre";
        case Snap::Kind::ahead: return "ui.snap.ahead";
        case Snap::Kind::parallel: break;
    }
    return "ui.snap.parallel";
}

std::string_view key_of(TapeWay way) {
    switch (way) {
        case TapeWay::forward: return "ui.tape.forward";
        case TapeWay::back: return "ui.tape.back";
        case TapeWay::left: return "ui.tape.left";
        case TapeWay::right: return "ui.tape.right";
        case TapeWay::wheel_left: return "ui.tape.wheel_left";
        case TapeWay::wheel_right: return "ui.tape.wheel_right";
        case TapeWay::about_face: break;
    }
    return "ui.tape.about_face";
}

const Finding* deciding(const Ruling& ruling) {
    for (const Finding& f : ruling.findings)
        if (f.shown == Shown::deciding) return &f;
    return ruling.findings.empty() ? nullptr : &ruling.findings.front();
}

std::vector<std::string> doubt_of(const Desk& desk, const Ruling& ruling) {
    return doubt_lines(desk.lang, ruling, open_doubts(ruling), names_of(desk.scenario));
}

/// Whether they meet, then from where.
std::vector<std::string> doubt_of(const Desk& desk, const plaquette::Meeting& meeting) {
    std::vector<std::string> out = doubt_of(desk, meeting.on_contact);
    for (std::string& line : doubt_of(desk, meeting.on_aspect)) out.push_back(std::move(line));
    return out;
}

void add_engagements(std::vector<Outcome>& out, const Desk& desk, const Hand& hand) {
    const std::optional<plaquette::Engages>& engages = hand.attempt().answer.engages;
    if (engages)
        out.push_back({say(desk.lang, "ui.hand.engages",
                           {name_of(desk, engages->enemy), word(desk.lang, engages->aspect)}),
                       Bearing::good});
    for (const plaquette::Meeting& m : hand.consequences().engagements) {
        const bool is_attacker = m.attacker == hand.element();
        if (is_attacker && engages && engages->enemy == m.defender) continue;
        out.push_back({say(desk.lang, is_attacker ? "ui.hand.engages" : "ui.hand.engaged_by",
                           {name_of(desk, is_attacker ? m.defender : m.attacker), word(desk.lang, m.aspect)}),
                       is_attacker ? Bearing::good : Bearing::bad, doubt_of(desk, m)});
    }
}

void add_fire(std::vector<Outcome>& out, const Desk& desk, const Hand& hand) {
    for (const UnderFire& f : hand.consequences().fire) {
        const plaquette::Element& element = element_at(desk.scenario, f.battery.element);
        const std::string& battery = element.units.at(f.battery.unit).unit.id;
        const bool is_short = f.judged.band == plaquette::RangeBand::short_range;
        out.push_back({say(desk.lang, is_short ? "ui.hand.fire_short" : "ui.hand.fire_long",
                           {battery, screen_cm(desk.lang, f.judged.distance)}),
                       Bearing::bad, doubt_of(desk, f.judged.ruling)});
    }
    if (hand.consequences().fire.empty())
        out.push_back({std::string(phrase(desk.lang, "ui.hand.no_fire")), Bearing::plain});
}

/// The superior that commands it, or else the one that does so least badly.
const CommandReach* nearest(const std::vector<CommandReach>& all) {
    const CommandReach* best = nullptr;
    for (const CommandReach& reach : all)
        if (best == nullptr || reach.ruling.measures.at(0).value < best->ruling.measures.at(0).value)
            best = &reach;
    return best;
}

void add_command(std::vector<Outcome>& out, const Desk& desk, const Hand& hand) {
    const Consequences& c = hand.consequences();
    const CommandReach* reach = nearest(c.command);
    if (reach == nullptr) return;
    const plaquette::Staff& staff = desk.scenario.sides.at(hand.element().side).staffs.at(reach->staff);
    const Measurement& m = reach->ruling.measures.at(0);
    const bool is_in = c.is_in_command.value_or(false);
    out.push_back({say(desk.lang, is_in ? "ui.hand.in_command" : "ui.hand.out_of_command",
                       {staff.name.empty() ? staff.id : staff.name, screen_cm(desk.lang, m.value),
                        screen_cm(desk.lang, m.limit)}),
                   is_in ? Bearing::plain : Bearing::bad, doubt_of(desk, reach->ruling)});
    if (c.charisma > 0)
        out.push_back({say(desk.lang, "ui.hand.charisma", {std::to_string(c.charisma)}), Bearing::good});
}

}  // namespace

std::string screen_cm(Lang lang, Length l) {
    const double tenths = std::round(in_cm(l) * 10);
    return cm_text(lang, length_from_cm(tenths / 10));
}

std::string figures_of(Lang lang, const MoveAnswer& answer) {
    return say(
        lang, "ui.hand.figures",
        {screen_cm(lang, answer.used), screen_cm(lang, answer.allowance), screen_cm(lang, answer.left)});
}

std::string verdict_line(Lang lang, const MoveAnswer& answer) {
    const Verdict said = verdict(answer.ruling);
    std::string out = capitalised(phrase(lang, key_of(said)));
    const Finding* f = deciding(answer.ruling);
    if (f != nullptr && said != Verdict::allowed) out += " · " + cite(lang, f->rule);
    return out;
}

std::string snaps_line(const Desk& desk, const std::vector<Snap>& snaps) {
    std::string out;
    for (const Snap& snap : snaps) {
        if (!out.empty()) out += " · ";
        out += snap.of ? say(desk.lang, key_of(snap.kind), {name_of(desk, *snap.of)})
                       : std::string(phrase(desk.lang, key_of(snap.kind)));
    }
    return out;
}

std::string snaps_in_short(Lang lang, const std::vector<Snap>& snaps) {
    // In the order in which Kind lists them: stops, distances, lines.
    std::vector<Snap::Kind> kinds;
    for (const Snap& snap : snaps) kinds.push_back(snap.kind);
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    std::string out;
    for (std::size_t i = 0; i < kinds.size() && i < 2; ++i) {
        const bool is_stop = kinds[i] == Snap::Kind::enemy_stop;
        out.append(i == 0 ? "" : " · ").append(phrase(lang, is_stop ? "ui.snap.stop" : key_of(kinds[i])));
    }
    return out;
}

std::vector<Outcome> outcomes_of(const Desk& desk, const Hand& hand) {
    std::vector<Outcome> out;
    add_engagements(out, desk, hand);
    add_fire(out, desk, hand);
    add_command(out, desk, hand);
    return out;
}

std::string_view word(Lang lang, TableEdge edge) {
    switch (edge) {
        case TableEdge::left: return phrase(lang, "ui.edge.left");
        case TableEdge::right: return phrase(lang, "ui.edge.right");
        case TableEdge::near: return phrase(lang, "ui.edge.near");
        case TableEdge::far: break;
    }
    return phrase(lang, "ui.edge.far");
}

std::string edge_line(Lang lang, const EdgeReading& reading) {
    return say(lang, "ui.hand.from_edge", {screen_cm(lang, reading.distance), word(lang, reading.edge)});
}

namespace {

const char* unit_of(TapeWay way) {
    return is_turn(way) ? "°" : " cm";
}

}  // namespace

std::string step_line(Lang lang, const TapeStep& step) {
    std::string out(phrase(lang, key_of(step.way)));
    if (step.way == TapeWay::about_face) return out;
    out += " " + cm_text(lang, length_from_cm(step.figure));
    return out + unit_of(step.way);
}

std::string typed_line(Lang lang, TapeWay way, const Typed& figure) {
    const std::string out = std::string(phrase(lang, key_of(way))) + " " + figure.text(lang);
    return out + (figure.is_empty() ? "…" : unit_of(way));
}

}  // namespace bacler::ui
