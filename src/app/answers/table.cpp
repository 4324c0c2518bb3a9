#include "app/answers/answers.hpp"
#include "board/plane/kernel/distance.hpp"
#include "files/nearest.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace bacler::answers {

using namespace plaquette;
using plane::Box;

namespace {

Json point_json(TablePoint p) {
    return {in_cm(p.x), in_cm(p.y)};
}

Json box_json(const std::optional<Box>& b) {
    if (!b) return nullptr;
    return {{"centre", point_json(b->centre)},
            {"heading", in_degrees(b->heading)},
            {"w", in_cm(b->w)},
            {"d", in_cm(b->d)}};
}

Json element_json(const LaidTable& table, const LaidElement& laid,
                  const std::vector<MeetingLayout>& meetings) {
    const Element& e = table.element(laid.ref);
    Json out{{"id", e.id}, {"side", table.side(laid.ref).id}, {"box", box_json(laid.box)}};
    if (laid.box)
        out["front"] = point_json(plane::front_centre(*laid.box));
    else
        out["front"] = nullptr;
    out["majority"] = majority_of_element(e, table.scenario->readings);
    if (e.under)
        out["staff"] = table.side(laid.ref).staffs[*e.under].id;
    else
        out["staff"] = nullptr;
    out["in_command"] = is_in_command(table, laid.ref).value_or(false);
    out["charisma"] = charisma_of(table, laid.ref);
    out["cover"] = word_for(cover_words, cover_of_element(table, laid.ref));
    out["level"] = laid.box ? level_of(table, *laid.box) : 0;
    out["threatened"] = Json::array();
    for (const plane::Zone z : open_zones_of(table, laid.ref, meetings))
        out["threatened"].push_back(word_for(zone_words, z));
    out["supports"] = Json::array();
    for (const ElementRef s : supporting_elements_of(table, laid.ref, meetings))
        out["supports"].push_back(table.element(s).id);
    return out;
}

void add_roles(Json& roles, const Element& element, const std::vector<Role>& of) {
    for (std::size_t i = 0; i < of.size(); ++i) roles[element.units[i].unit.id] = word_for(role_words, of[i]);
}

Json meeting_json(const LaidTable& table, const MeetingLayout& m) {
    const Element &a = table.element(m.meeting.attacker), &d = table.element(m.meeting.defender);
    Json out{{"attacker", a.id},
             {"defender", d.id},
             {"aspect", word_for(aspect_words, m.meeting.aspect)},
             {"cm", in_cm(m.meeting.gap)}};
    out["pairs"] = Json::array();
    for (const auto& p : m.pairs)
        out["pairs"].push_back({a.units[p.first].unit.id, d.units[p.second].unit.id});
    out["roles"] = Json::object();
    add_roles(out["roles"], a, m.attacker_roles);
    add_roles(out["roles"], d, m.defender_roles);
    return out;
}

std::string_view band_word(RangeBand band) {
    if (band == RangeBand::short_range) return "short";
    return band == RangeBand::long_range ? "long" : "";
}

Json battery_json(const LaidTable& table, const BatteryReport& report) {
    Json targets = Json::array();
    for (const BatteryTarget& t : report.targets) {
        Json one{{"element", table.element(t.target).id}, {"allowed", t.is_allowed}};
        if (t.band == RangeBand::beyond)
            one["band"] = nullptr;
        else
            one["band"] = band_word(t.band);
        one["cm"] = in_cm(t.distance);
        one["rule"] = rule_name(t.deciding);
        targets.push_back(std::move(one));
    }
    return {{"id", table.element(report.element).units[report.unit].unit.id}, {"targets", targets}};
}

}  // namespace

Json inspect_json(const Scenario& scenario) {
    const LaidTable table = lay_out(scenario);
    const std::vector<MeetingLayout> meetings = lay_out_meetings(table);
    Json elements = Json::array(), engagements = Json::array(), batteries = Json::array();
    for (const LaidElement& e : table.elements) elements.push_back(element_json(table, e, meetings));
    for (const MeetingLayout& m : meetings) engagements.push_back(meeting_json(table, m));
    for (const BatteryReport& b : batteries_on(table, meetings)) batteries.push_back(battery_json(table, b));
    return {{"elements", elements}, {"engagements", engagements}, {"batteries", batteries}};
}

std::string inspect_text(Lang lang, const Scenario& scenario) {
    const Json all = inspect_json(scenario);
    std::string out;
    for (const Json& e : all["elements"]) {
        const std::string cover(phrase(lang, "cover." + e["cover"].get<std::string>()));
        out += say(lang, e["in_command"].get<bool>() ? "cli.inspect.element" : "cli.inspect.element_out",
                   {e["id"].get<std::string>(), std::to_string(e["majority"].get<int>()), cover,
                    std::to_string(e["level"].get<int>()), std::to_string(e["charisma"].get<int>())}) +
               "\n";
        for (const Json& z : e["threatened"])
            out +=
                "  " + say(lang, "cli.inspect.open", {phrase(lang, "zone." + z.get<std::string>())}) + "\n";
        for (const Json& s : e["supports"])
            out += "  " + say(lang, "cli.inspect.supported", {s.get<std::string>()}) + "\n";
    }
    for (const Json& m : all["engagements"]) {
        out += "\n" +
               say(lang, "cli.inspect.engages",
                   {m["attacker"].get<std::string>(), m["defender"].get<std::string>(),
                    phrase(lang, "aspect." + m["aspect"].get<std::string>())}) +
               "\n";
        for (const Json& p : m["pairs"])
            out += "  " + p[0].get<std::string>() + " – " + p[1].get<std::string>() + "\n";
    }
    for (const Json& b : all["batteries"]) {
        out += "\n" + b["id"].get<std::string>() + "\n";
        for (const Json& t : b["targets"])
            out += fmt::format("  {} {}  {}  [{}]\n", t["allowed"].get<bool>() ? "✓" : "✗",
                               t["element"].get<std::string>(),
                               cm_text(lang, length_from_cm(t["cm"].get<double>())) + "\u00a0cm",
                               t["rule"].get<std::string>());
    }
    return out;
}

namespace {

struct Piece {
    std::vector<Box> footprints;
    Box body;
    Length deviation;
    std::string group;  ///< pieces of one element share its error (Q135)
};

void list_ids(const Scenario& scenario, std::vector<std::string>& out) {
    for (const Side& side : scenario.sides) {
        for (const Staff& s : side.staffs) out.push_back(s.id);
        for (const Element& e : side.elements) {
            out.push_back(e.id);
            for (const ScenarioUnit& u : e.units) out.push_back(u.unit.id);
        }
    }
}

std::optional<Piece> piece_in(const Scenario& scenario, const Element& e, const std::string& id) {
    const std::vector<Box> boxes = unit_boxes(e);
    const Length deviation = e.deviation.value_or(scenario.deviation);
    if (e.id == id && !boxes.empty()) return Piece{boxes, *element_box(e), deviation, e.id};
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (e.units[i].unit.id == id)
            return Piece{{boxes[i]}, boxes[i], e.units[i].deviation.value_or(deviation), e.id};
    return std::nullopt;
}

std::optional<Piece> piece_named(const Scenario& scenario, const std::string& id) {
    for (const Side& side : scenario.sides) {
        for (const Staff& s : side.staffs)
            if (s.id == id && s.at)
                return Piece{{*staff_box(s)}, *staff_box(s), s.deviation.value_or(scenario.deviation), s.id};
        for (const Element& e : side.elements)
            if (std::optional<Piece> p = piece_in(scenario, e, id)) return p;
    }
    return std::nullopt;
}

Fault unknown_piece(const Scenario& scenario, const std::string& file, const std::string& id) {
    std::vector<std::string> ids;
    list_ids(scenario, ids);
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) return {file, 0, id, "piece.no_place", {id}};
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    const std::optional<std::string_view> near = files::nearest_word(id, known);
    return near ? Fault{file, 0, "", "piece.unknown_near", {id, std::string(*near)}}
                : Fault{file, 0, "", "piece.unknown", {id}};
}

Length deviation_between(const Piece& a, const Piece& b) {
    if (a.group == b.group) return {};
    const double x = a.deviation.hundredths_of_mm, y = b.deviation.hundredths_of_mm;
    return {static_cast<std::int32_t>(std::lround(std::hypot(x, y)))};
}

}  // namespace

Result<MeasureAnswer> measure_between(const Scenario& scenario, const std::string& file, const std::string& a,
                                      const std::string& b) {
    const std::optional<Piece> first = piece_named(scenario, a), second = piece_named(scenario, b);
    Faults faults;
    if (!first) faults.push_back(unknown_piece(scenario, file, a));
    if (!second) faults.push_back(unknown_piece(scenario, file, b));
    if (!faults.empty()) return faults;
    std::optional<plane::Gap> best;
    for (const Box& x : first->footprints)
        for (const Box& y : second->footprints) {
            const plane::Gap g = plane::gap(x, y);
            if (!best || g.mm < best->mm) best = g;
        }
    const Length sd = deviation_between(*first, *second);
    const plane::Vec apart = plane::in_mm(second->body.centre) - plane::in_mm(first->body.centre);
    return MeasureAnswer{{best->distance, {}, LimitWords::at_most, sd, best->from, best->to},
                         {plane::rounded_length(std::hypot(apart.x, apart.y)),
                          {},
                          LimitWords::at_most,
                          sd,
                          first->body.centre,
                          second->body.centre}};
}

namespace {

Json measurement_json(const Measurement& m) {
    return {
        {"cm", in_cm(m.value)}, {"sd", in_cm(m.sd)}, {"from", point_json(m.from)}, {"to", point_json(m.to)}};
}

}  // namespace

Json measure_json(const MeasureAnswer& answer) {
    return {{"edge", measurement_json(answer.edge)}, {"centre", measurement_json(answer.centre)}};
}

std::string measure_text(Lang lang, const std::string& a, const std::string& b, const MeasureAnswer& answer) {
    const auto line = [&](std::string_view key, const Measurement& m) {
        return say(lang, key,
                   {a, b, cm_text(lang, m.value), cm_text(lang, m.from.x), cm_text(lang, m.from.y),
                    cm_text(lang, m.to.x), cm_text(lang, m.to.y), cm_text(lang, m.sd)}) +
               "\n";
    };
    return line("cli.measure.edge", answer.edge) + line("cli.measure.centre", answer.centre);
}

Result<Engagement> engagement_of(const Scenario& scenario, const std::string& file, const std::string& a,
                                 const std::string& b) {
    const std::optional<ElementRef> first = element_named(scenario, a), second = element_named(scenario, b);
    Faults faults;
    if (!first) faults.push_back(unknown_piece(scenario, file, a));
    if (!second) faults.push_back(unknown_piece(scenario, file, b));
    if (!faults.empty()) return faults;
    const LaidTable table = lay_out(scenario);
    const std::optional<Engagement> e = engagement_on(table, lay_out_meetings(table), *first, *second);
    if (!e) return Faults{{file, 0, "", "pieces.do_not_meet", {a, b}}};
    return *e;
}

namespace {

std::optional<BatteryRef> battery_named(const Scenario& scenario, const std::string& id) {
    for (std::size_t side = 0; side < scenario.sides.size(); ++side)
        for (std::size_t e = 0; e < scenario.sides[side].elements.size(); ++e) {
            const Element& element = scenario.sides[side].elements[e];
            for (std::size_t u = 0; u < element.units.size(); ++u)
                if (element.units[u].unit.id == id) return BatteryRef{{side, e}, u};
        }
    return std::nullopt;
}

bool is_placed(const LaidTable& table, ElementRef ref) {
    return table.laid(ref).box.has_value();
}

}  // namespace

Result<TableFire> fire_of(const Scenario& scenario, const std::string& file,
                          const std::vector<std::string>& batteries, const std::string& target) {
    Faults faults;
    std::vector<BatteryRef> refs;
    const LaidTable table = lay_out(scenario);
    for (const std::string& id : batteries) {
        const std::optional<BatteryRef> ref = battery_named(scenario, id);
        const bool is_gun = ref && table.element(ref->element).units[ref->unit].unit.arm == Arm::artillery;
        if (!ref)
            faults.push_back(unknown_piece(scenario, file, id));
        else if (!is_gun)
            faults.push_back({file, 0, "", "piece.no_battery", {id}});
        else if (!is_placed(table, ref->element))
            faults.push_back({file, 0, "", "piece.no_place", {id}});
        else if (!refs.empty() && !(refs.front().element == ref->element))
            faults.push_back({file, 0, "", "pieces.two_elements", {batteries.front(), id}});
        else
            refs.push_back(*ref);
    }
    const std::optional<ElementRef> victim = element_named(scenario, target);
    if (!victim)
        faults.push_back(unknown_piece(scenario, file, target));
    else if (!is_placed(table, *victim))
        faults.push_back({file, 0, "", "piece.no_place", {target}});
    else if (!refs.empty() && refs.front().element.side == victim->side)
        faults.push_back({file, 0, "", "pieces.same_side", {target}});
    if (!faults.empty()) return faults;
    return fire_on(table, lay_out_meetings(table), refs, *victim);
}

Json table_fire_json(const TableFire& fire, const FireAnswer& answer,
                     const std::vector<std::string>& batteries) {
    Json out = fire_json(fire.question, answer, false);
    if (fire.question.batteries.empty()) out["may_fire"] = false;
    out["batteries"] = Json::array();
    for (std::size_t i = 0; i < fire.judged.size(); ++i)
        out["batteries"].push_back({{"id", batteries[i]},
                                    {"allowed", fire.judged[i].is_allowed},
                                    {"cm", in_cm(fire.judged[i].distance)},
                                    {"rule", rule_name(fire.judged[i].deciding)}});
    return out;
}

std::string table_fire_text(Lang lang, const Scenario& scenario, const TableFire& fire,
                            const FireAnswer& answer, const std::vector<std::string>& batteries) {
    std::string out;
    for (std::size_t i = 0; i < fire.judged.size(); ++i) {
        PieceNames names;
        names.units = {{batteries[i]}};
        out +=
            batteries[i] + ": " + ruling_text(lang, fire.judged[i].ruling, names, scenario.readings) + "\n";
    }
    if (!fire.question.batteries.empty()) out += fire_text(lang, fire.question, answer);
    return out;
}

}  // namespace bacler::answers
