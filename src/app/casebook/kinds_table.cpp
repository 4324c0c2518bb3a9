#include "app/casebook/kinds.hpp"

#include "board/plane/kernel/distance.hpp"
#include "board/plane/zones.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/field.hpp"
#include "systems/plaquette/manoeuvring.hpp"
#include "systems/plaquette/unit_value.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <map>

/// Kinds that are measured on the table.
namespace bacler::casebook {

using namespace plaquette;
using plane::Box;

namespace {

TablePoint point(const Json& v) {
    if (!v.is_array() || v.size() != 2 || !v[0].is_number() || !v[1].is_number())
        throw BadCase("cli.case.list", {v.dump()});
    return {length_from_cm(v[0].get<double>()), length_from_cm(v[1].get<double>())};
}

/// {cx, cy, heading, w, d}, or rect [x0, y0, x1, y1].
Box box(const Json& v) {
    if (v.contains("rect")) {
        const Json& r = v["rect"];
        if (!r.is_array() || r.size() != 4) throw BadCase("cli.case.list", {"rect"});
        const TablePoint a = point({r[0], r[1]}), b = point({r[2], r[3]});
        return {{{(a.x.hundredths_of_mm + b.x.hundredths_of_mm) / 2},
                 {(a.y.hundredths_of_mm + b.y.hundredths_of_mm) / 2}},
                {},
                b.x - a.x,
                b.y - a.y};
    }
    return {{length(v, "cx"), length(v, "cy")},
            angle_from_degrees(decimal(v, "heading")),
            length(v, "w"),
            length(v, "d")};
}

std::vector<Box> boxes(const Json& list) {
    std::vector<Box> out;
    for (const Json& v : list) out.push_back(box(v));
    return out;
}

std::vector<plane::Ground> grounds(const Json& list) {
    std::vector<plane::Ground> out;
    for (const Json& v : list) {
        const auto c = plane::corners(box(v));
        out.push_back({{c.begin(), c.end()}, {}});
    }
    return out;
}

Json cm(Length l) {
    return in_cm(l);
}

Json command_range(const Json& in, const Readings&) {
    const std::string to = word(in, "recipient", "element");
    if (to != "element" && to != "staff") throw BadCase("cli.case.word", {"recipient", to});
    const Ruling r = rule_on_command(point(child(in, "staff_centre")), point(child(in, "element_centre")),
                                     to == "element" ? Recipient::element : Recipient::staff);
    return {{"distance", cm(r.measures[0].value)}, {"in_command", verdict(r) == Verdict::allowed}};
}

Json designation(const Json& in, const Readings& readings) {
    const TablePoint formation = point(child(in, "formation")), staff = point(child(in, "staff")),
                     target = point(child(in, "target"));
    Readings loose = readings;
    loose.choose(Option::designation_loose, 1);
    const Ruling r = rule_on_designation(formation, staff, target, readings);
    return {
        {"d_formation", cm(r.measures[0].value)},
        {"d_staff", cm(r.measures[1].value)},
        {"allowed", verdict(r) == Verdict::allowed},
        {"allowed_loose", verdict(rule_on_designation(formation, staff, target, loose)) == Verdict::allowed}};
}

struct Obstacles {
    std::vector<std::string> ids;
    FieldQuestion question;
};
Obstacles field_question(const Json& in, const Readings& readings) {
    Obstacles o;
    o.question.battery = box(child(in, "battery"));
    o.question.battery_level = whole(in, "battery_level");
    o.question.readings = readings;
    for (const Json& v : child(in, "obstacles")) {
        o.ids.push_back(word(v, "id"));
        o.question.obstacles.push_back({box(v), whole(v, "level")});
    }
    return o;
}

Json corridor(const Json& in, const Readings& readings) {
    const Obstacles o = field_question(in, readings);
    const FieldAnswer a = rule_on_field(o.question, point(child(in, "aim")));
    Json blockers = Json::array();
    if (!a.is_ahead) blockers.push_back("not_in_front_zone");
    for (const std::size_t b : a.blockers) blockers.push_back(o.ids[b]);
    return {{"clear", a.is_clear}, {"blockers", blockers}};
}

Json field_exists(const Json& in, const Readings& readings) {
    return {{"clear",
             rule_on_any_field(field_question(in, readings).question, box(child(in, "target"))).is_clear}};
}

Json line_of_sight(const Json& in, const Readings& readings) {
    const Json &v = child(in, "viewer"), &t = child(in, "target");
    std::vector<plane::Screen> screens;
    std::vector<std::string> ids;
    for (const Json& f : child(in, "features")) {
        const std::string type = word(f, "type");
        if (type != "relief" && type != "wood" && type != "village")
            throw BadCase("cli.case.word", {"type", type});
        const auto c = plane::corners(box(f));
        screens.push_back({type == "relief" ? plane::Screen::Kind::relief : plane::Screen::Kind::thicket,
                           {{c.begin(), c.end()}, {}},
                           whole(f, "level")});
        ids.push_back(word(f, "id"));
    }
    const FieldAnswer a = rule_on_sight({point(child(v, "at")), whole(v, "level"), yes(v, "artillery")},
                                        point(child(t, "at")), screens, readings);
    Json blockers = Json::array();
    for (const std::size_t b : a.blockers) blockers.push_back(ids[b]);
    return {{"visible", a.is_clear}, {"blockers", blockers}};
}

Json zone_of_point(const Json& in, const Readings&) {
    const Box body = in.contains("box") ? box(child(in, "box"))
                                        : plane::bounding_box(boxes(child(in, "units")),
                                                              angle_from_degrees(decimal(in, "heading")));
    return {{"zone", word_for(zone_words, plane::zone_of(body, point(child(in, "point"))))}};
}

Json engagement_aspect(const Json& in, const Readings&) {
    std::vector<TablePoint> path;
    for (const Json& p : child(in, "path")) path.push_back(point(p));
    if (path.empty()) throw BadCase("cli.case.list", {"path"});
    Aspect aspect{};
    rule_on_aspect(box(child(in, "defender")), path, aspect);
    return {{"aspect", word_for(aspect_words, aspect)}};
}

Json contact(const Json& in, const Readings&) {
    const ContactAnswer a = rule_on_contact(box(child(in, "mover")), box(child(in, "enemy")), stance_in(in));
    return {{"gap", cm(a.gap)}, {"engages", a.engages}, {"legal_stop", a.is_legal_stop}};
}

Json edge_distance(const Json& in, const Readings&) {
    const Length d = plane::gap(box(child(in, "a")), box(child(in, "b"))).distance,
                 limit = length(in, "limit");
    return {{"distance", cm(d)},
            {"less_than", meets(d, LimitWords::less_than, limit)},
            {"at_most", meets(d, LimitWords::at_most, limit)},
            {"at_least", meets(d, LimitWords::at_least, limit)},
            {"more_than", meets(d, LimitWords::more_than, limit)}};
}

bool is_listed(const Json& list, const std::string& id) {
    return std::find(list.begin(), list.end(), Json(id)) != list.end();
}

Json support_chain(const Json& in, const Readings& readings) {
    SupportQuestion q;
    for (const Json& u : child(in, "units")) {
        q.units.push_back({word(u, "id"), box(u)});
        q.engaged.push_back(is_listed(child(in, "engaged"), q.units.back().id));
        q.overhanging.push_back(is_listed(child(in, "overhanging"), q.units.back().id));
    }
    q.all_enemy_engaged =
        !in.contains("all_enemy_first_line_engaged") || yes(in, "all_enemy_first_line_engaged");
    q.readings = readings;
    const SupportChain chain = rule_on_supports(q);
    Json out{{"support", Json::array()}, {"appui", Json::array()}, {"none", Json::array()}};
    for (std::size_t i = 0; i < q.units.size(); ++i) {
        if (chain.roles[i] == Role::support) out["support"].push_back(q.units[i].id);
        if (chain.roles[i] == Role::backing) out["appui"].push_back(q.units[i].id);
        if (chain.roles[i] == Role::none) out["none"].push_back(q.units[i].id);
    }
    return out;
}

Json box_json(const Box& b) {
    return {{"cx", cm(b.centre.x)},
            {"cy", cm(b.centre.y)},
            {"heading", in_degrees(b.heading)},
            {"w", cm(b.w)},
            {"d", cm(b.d)}};
}

Json pivot_line(const Json& in, const Readings&) {
    const std::string from = word(in, "from");
    if (from != "left" && from != "right") throw BadCase("cli.case.word", {"from", from});
    const int plaquettes = whole(in, "plaquettes");
    if (plaquettes < 1) throw BadCase("cli.case.number", {"plaquettes"});
    const Box b = pivoted(box(child(in, "unit")), arm_in(in), plaquettes,
                          from == "left" ? plane::Zone::left_flank : plane::Zone::right_flank);
    return {{"box", box_json(b)}, {"counted", plaquettes_counted(arm_in(in), Formation::column, plaquettes)}};
}

Json march_past(const Json& in, const Readings& readings) {
    const TablePoint move = point(child(in, "move"));
    const CrossingAnswer a =
        rule_on_crossing(box(child(in, "enemy")), box(child(in, "mover")), plane::in_mm(move), readings);
    return {{"enters_zone", a.enters}, {"forbidden", a.is_forbidden}};
}

Json recoil(const Json& in, const Readings&) {
    static const std::map<std::string, WithdrawalCause> causes{{"recul", WithdrawalCause::recoil},
                                                               {"repli", WithdrawalCause::fall_back},
                                                               {"retraite", WithdrawalCause::retreat},
                                                               {"deroute", WithdrawalCause::rout}};
    const auto cause = causes.find(word(in, "result"));
    if (cause == causes.end()) throw BadCase("cli.case.word", {"result", word(in, "result")});
    const RecoilAnswer a =
        rule_on_recoil({box(child(in, "box")), angle_from_degrees(decimal(in, "direction")), cause->second,
                        length(in, "distance"), length(in, "full_move"), boxes(child(in, "friends"))});
    return {{"centre", {cm(a.end.centre.x), cm(a.end.centre.y)}},
            {"heading", in_degrees(a.end.heading)},
            {"moved", cm(a.moved)},
            {"extra_moves", a.extra_moves},
            {"order_points_lost", a.order_points_lost},
            {"adjusted", cm(a.adjusted)}};
}

Json flank_in_air(const Json& in, const Readings& standing) {
    Readings readings = standing;
    const std::string logic = word(in, "air_logic");
    if (!logic.empty()) {
        const std::optional<int> v = value_named(Option::air_logic, logic);
        if (!v) throw BadCase("cli.case.word", {"air_logic", logic});
        readings.choose(Option::air_logic, *v);
    }
    FlankQuestion q{box(child(in, "element")), {}, {}, grounds(child(in, "covers")), readings};
    for (const Json& e : child(in, "enemies")) q.enemies.push_back({box(e), yes(e, "engaged"), {}, {}});
    for (const Box& b : boxes(child(in, "friends"))) q.friends.push_back({b, false, {}, {}});
    const FlankAnswer a = rule_on_flanks(q);
    Json zones = Json::array();
    for (const plane::Zone z : a.zones) zones.push_back(word_for(zone_words, z));
    return {{"zones", zones}, {"modifier", total(a.ruling)}};
}

#define BOX_KEYS(name) name ".cx " name ".cy " name ".heading " name ".w " name ".d " name ".rect "
constexpr std::array<Kind, 14> kinds{{
    {"command_range", "element_centre staff_centre recipient", command_range},
    {"designation", "formation staff target", designation},
    {"corridor",
     BOX_KEYS("battery") BOX_KEYS("obstacles[]") "obstacles[].id obstacles[].level battery_level aim",
     corridor},
    {"field_exists",
     BOX_KEYS("battery") BOX_KEYS("target")
         BOX_KEYS("obstacles[]") "obstacles[].id obstacles[].level battery_level",
     field_exists},
    {"line_of_sight",
     BOX_KEYS(
         "features[]") "features[].id features[].type features[].level viewer.at viewer.level viewer.artillery target.at",
     line_of_sight},
    {"zone_of_point", BOX_KEYS("box") BOX_KEYS("units[]") "heading point", zone_of_point},
    {"engagement_aspect", BOX_KEYS("defender") "path", engagement_aspect},
    {"contact", BOX_KEYS("mover") BOX_KEYS("enemy") "order", contact},
    {"edge_distance", BOX_KEYS("a") BOX_KEYS("b") "limit", edge_distance},
    {"support_chain", BOX_KEYS("units[]") "units[].id engaged overhanging all_enemy_first_line_engaged",
     support_chain},
    {"pivot_line", BOX_KEYS("unit") "arm plaquettes from", pivot_line},
    {"march_past", BOX_KEYS("enemy") BOX_KEYS("mover") "move", march_past},
    {"recoil", BOX_KEYS("box") BOX_KEYS("friends[]") "direction distance full_move result", recoil},
    {"flank_in_air",
     BOX_KEYS("element") BOX_KEYS("enemies[]") BOX_KEYS("friends[]")
         BOX_KEYS("covers[]") "enemies[].engaged air_logic",
     flank_in_air},
}};
#undef BOX_KEYS

}  // namespace

std::span<const Kind> table_kinds() {
    return kinds;
}

}  // namespace bacler::casebook
