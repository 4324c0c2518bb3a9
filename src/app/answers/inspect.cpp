#include "app/answers/parts.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/doubts.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/superiors.hpp"
#include "systems/plaquette/words.hpp"

#include <fmt/format.h>

namespace bacler::answers {

using namespace plaquette;
using plane::Box;

namespace {

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
    const CommandAnswer command = rule_on_being_in_command(table, laid.ref);
    out["in_command"] = command.is_in_command.value_or(false);
    out["in_command_verdict"] = verdict_word(verdict(command.ruling));
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
             {"cm", in_cm(m.meeting.gap)},
             {"verdict", verdict_word(verdict(m.meeting.on_contact))},
             {"aspect_too_close", !open_doubts(m.meeting.on_aspect).empty()}};
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
    const Unit& gun = table.element(report.element).units[report.unit].unit;
    for (const BatteryTarget& t : report.targets) {
        Json one{{"element", table.element(t.target).id}, {"allowed", t.is_allowed}};
        if (t.band == RangeBand::beyond)
            one["band"] = nullptr;
        else
            one["band"] = band_word(t.band);
        one["cm"] = in_cm(t.distance);
        one["rule"] = rule_name(t.deciding);
        one["verdict"] = verdict_word(verdict(t.ruling));
        one["margin_mm"] = in_millimetres(t.distance - long_range(gun.weight));
        targets.push_back(std::move(one));
    }
    return {{"id", gun.id}, {"targets", targets}};
}

/// Everything a table says, worked out once.
class Whole {
public:
    explicit Whole(const Scenario& scenario)
        : scenario_(scenario),
          table_(lay_out(scenario)),
          meetings_(lay_out_meetings(table_)),
          batteries_(batteries_on(table_, meetings_)),
          open_(open_rulings(table_, meetings_, batteries_)) {}

    const std::vector<OpenRuling>& open() const { return open_; }
    const LaidTable& table() const { return table_; }

    Json json() const {
        Json elements = Json::array(), engagements = Json::array(), batteries = Json::array();
        for (const LaidElement& e : table_.elements) elements.push_back(element_json(table_, e, meetings_));
        for (const MeetingLayout& m : meetings_) engagements.push_back(meeting_json(table_, m));
        for (const BatteryReport& b : batteries_) batteries.push_back(battery_json(table_, b));
        return {{"elements", elements},
                {"engagements", engagements},
                {"batteries", batteries},
                {"too_close", too_close_json(scenario_, open_)},
                {"spacing", spacing_json(table_)}};
    }

private:
    const Scenario& scenario_;
    LaidTable table_;
    std::vector<MeetingLayout> meetings_;
    std::vector<BatteryReport> batteries_;
    std::vector<OpenRuling> open_;
};

}  // namespace

Json inspect_json(const Scenario& scenario) {
    return Whole(scenario).json();
}

std::string inspect_text(Lang lang, const Scenario& scenario) {
    const Whole whole(scenario);
    const Json all = whole.json();
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
            out += fmt::format("  {} {}  {}  [{}]\n",
                               t["verdict"] == "too_close" ? "≈" : (t["allowed"].get<bool>() ? "✓" : "✗"),
                               t["element"].get<std::string>(),
                               cm_text(lang, length_from_cm(t["cm"].get<double>())) + "\u00a0cm",
                               t["rule"].get<std::string>());
    }
    return out + too_close_text(lang, scenario, whole.open()) + spacing_text(lang, whole.table());
}

}  // namespace bacler::answers
