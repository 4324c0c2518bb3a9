#include "app/answers/answers.hpp"
#include "ui/game_of_tests.hpp"

#include <algorithm>
#include <set>

using namespace bacler;
using namespace bacler::ui;

namespace {

bool has_corner(const overlay::Drawing& drawn, TablePoint end) {
    return std::any_of(
        drawn.picture.corners.begin(), drawn.picture.corners.end(),
        [&](const PictureCorner& c) { return c.at.x == spot_of(end).x && c.at.y == spot_of(end).y; });
}

/// What decides from where one attacks another, as their meeting is ruled.
Measurement flank_of(const plaquette::Scenario& scenario, const char* attacker, const char* defender) {
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    for (const plaquette::Meeting& m : plaquette::meetings_of(table)) {
        if (table.element(m.attacker).id != attacker || table.element(m.defender).id != defender) continue;
        for (const Finding& f : m.on_aspect.findings)
            if (f.shown == Shown::deciding && f.measure >= 0)
                return m.on_aspect.measures.at(static_cast<std::size_t>(f.measure));
    }
    FAIL("no measured meeting of these two");
    return {};
}

/// The labels that have a place on the screen.
std::set<std::string> words_on_table(Bench& bench) {
    std::set<std::string> out;
    const auto& labels = bench.desk_now().measuring.drawing.labels;
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (bench.app().words().places().at(i)) out.insert(labels[i].text);
    for (const std::string& t : out) UNSCOPED_INFO(t);
    return out;
}

/// No label on another, none outside the pane, and none left out.
void check_labels(Bench& bench) {
    const auto& places = bench.app().words().places();
    const Pane& pane = bench.app().view().pane;
    CHECK(places.size() == bench.desk_now().measuring.drawing.labels.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        INFO(bench.desk_now().measuring.drawing.labels[i].text);
        REQUIRE(places[i]);
        CHECK(places[i]->from.x >= pane.from.x);
        CHECK(places[i]->from.y >= pane.from.y);
        CHECK(places[i]->to.x <= pane.to.x);
        CHECK(places[i]->to.y <= pane.to.y);
        for (std::size_t j = i + 1; j < places.size(); ++j)
            CHECK_FALSE((places[j] && overlap(*places[i], *places[j])));
        for (const TableLayer::Flag& flag : bench.app().layer().flags())
            CHECK_FALSE(overlap(*places[i], flag.where));
    }
}

}  // namespace

TEST_CASE("ui: two pieces touched in the mode of measuring are measured as the ruling measures them",
          "[ui][Q07][Q08]") {
    const plaquette::Scenario scenario = scenario_named("book-battle-contact");
    Bench bench({}, scenario);
    for (const char* target : {"measure", "flag.FGB", "flag.A1c"}) bench.tap(target);
    const auto m = answers::measure_between(scenario, "", "FGB", "A1c");
    REQUIRE(m);
    CHECK(line_named(bench.desk_now(), "edge").words.text.find("39,6 cm") != std::string::npos);
    CHECK(m->edge.value == length_from_cm(39.6));
    bench.tap("measured.edge");
    const overlay::Drawing& drawn = bench.desk_now().measuring.drawing;
    for (const TablePoint end : {m->edge.from, m->edge.to}) CHECK(has_corner(drawn, end));
    check_labels(bench);
}

TEST_CASE(
    "ui: where a flank begins is drawn in two taps from the two that are in contact, its margin in millimetres",
    "[ui][R131][R132]") {
    const plaquette::Scenario scenario = scenario_named("book-battle-contact");
    Bench bench({}, scenario);
    for (const char* target : {"flag.F1a", "flag.A1a"}) bench.tap(target);  // the two are picked and seen
    REQUIRE(bench.desk_now().table);
    CHECK(bench.desk_now().measuring.drawing.is_empty());
    const std::vector<std::string> taps{"tab.measured"};
    CHECK(taps.size() <= 2);
    for (const std::string& target : taps) bench.tap(target);
    REQUIRE(bench.desk_now().measuring.drawn);
    CHECK(bench.desk_now().measuring.lines[*bench.desk_now().measuring.drawn].name == "aspect");
    CHECK_FALSE(bench.app().batch(2).corners.empty());
    // What is drawn runs from the prolongation to the attacker's front centre, as the meeting was ruled.
    const Measurement m = flank_of(scenario, "F1a", "A1a");
    CHECK(has_corner(bench.desk_now().measuring.drawing, m.from));
    CHECK(has_corner(bench.desk_now().measuring.drawing, m.to));
    CHECK(words_on_table(bench).count("30 mm devant la ligne de front") == 1);
    bench.tap("language");
    CHECK(words_on_table(bench).count("30 mm ahead of the front line") == 1);
    check_labels(bench);
    // The same by the mode of measuring, which takes the two over.
    bench.tap("measured.aspect");
    CHECK(bench.desk_now().measuring.drawing.is_empty());
    bench.tap("measure");
    CHECK(bench.desk_now().measuring.lines[*bench.desk_now().measuring.drawn].name == "aspect");
}

TEST_CASE(
    "ui: every line of the ruler is drawn with all its labels in view, in both languages, upright and across",
    "[ui]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}})
        for (const auto& [a, b] : {std::pair{"flag.F1a", "flag.A1a"}, std::pair{"flag.FGB", "flag.A1c"},
                                   std::pair{"flag.F1b", "flag.A1b"}, std::pair{"staff.FC", "flag.F1a"}}) {
            Bench bench({size, 1, 3.78F}, scenario_named("book-battle-contact"));
            for (const char* target : {"measure", a, b}) bench.tap(target);
            INFO(a << " " << b << " " << size.x);
            REQUIRE_FALSE(bench.desk_now().measuring.lines.empty());
            for (int turn = 0; turn < 2; ++turn) {
                check_labels(bench);
                std::vector<std::string> names;
                for (const auto& line : bench.desk_now().measuring.lines)
                    names.push_back("measured." + line.name);
                for (const std::string& name : names) {
                    if (bench.desk_now().measuring.drawn && names[*bench.desk_now().measuring.drawn] == name)
                        continue;
                    bench.tap(name);
                    INFO(name);
                    check_labels(bench);
                }
                bench.tap("language");
            }
        }
}

TEST_CASE("ui: rings and ranges are drawn about one piece on demand, and put away again", "[ui]") {
    Bench bench({}, scenario_named("book-battle-contact"));
    for (const char* target : {"measure", "flag.FGB"}) bench.tap(target);
    CHECK(bench.desk_now().measuring.drawing.is_empty());
    for (const char* ring : {"ring.3", "ring.5", "ring.10", "ring.25", "ring.40", "ring.60"}) {
        bench.tap(ring);
        CHECK_FALSE(bench.desk_now().measuring.drawing.is_empty());
        check_labels(bench);
        bench.tap(ring);
        CHECK(bench.desk_now().measuring.drawing.is_empty());
    }
    bench.tap("ranges");
    CHECK(bench.desk_now().measuring.drawing.labels.size() == 2);  // 20 and 40 cm, both batteries as one
    check_labels(bench);
}

TEST_CASE("ui: Fire shows a field for each target within range, allowed as the batteries are ruled",
          "[ui][R107]") {
    const plaquette::Scenario scenario = scenario_named("book-battle-contact");
    Bench bench({}, scenario);
    for (const char* target : {"measure", "flag.FGB", "fire"}) bench.tap(target);
    const plaquette::LaidTable table = plaquette::lay_out(scenario);
    std::size_t within = 0;
    for (const plaquette::BatteryReport& b :
         plaquette::batteries_on(table, plaquette::lay_out_meetings(table))) {
        if (!(b.element == *plaquette::element_named(scenario, "FGB"))) continue;
        for (const plaquette::BatteryTarget& t : b.targets) {
            if (t.band == plaquette::RangeBand::beyond) continue;
            ++within;
            const std::string name =
                "fire." + table.element(b.element).units[b.unit].unit.id + "." + table.element(t.target).id;
            CHECK((line_named(bench.desk_now(), name).tone == overlay::Tone::allowed) == t.is_allowed);
        }
    }
    CHECK(within > 0);
    CHECK(bench.desk_now().measuring.lines.size() == within);
    CHECK_FALSE(bench.desk_now().measuring.drawing.is_empty());
    check_labels(bench);
}

TEST_CASE("ui: all that measuring taps is at least 9 mm high and lies on the screen", "[ui]") {
    for (const float points_per_mm : {3.78F, 6.0F}) {
        Bench bench({{1280, 800}, 1, points_per_mm}, scenario_named("book-battle-contact"));
        for (const char* target : {"measure", "flag.FGB", "fire"}) bench.tap(target);
        for (const auto& [name, pane] : bench.app().targets().all()) {
            const bool is_ours = name.rfind("ring.", 0) == 0 || name == "ranges" || name == "fire" ||
                                 (name.rfind("measured.", 0) == 0 && name.find(".rule") == std::string::npos);
            if (!is_ours) continue;
            INFO(name);
            CHECK(render::size_of(pane).y >= 9 * points_per_mm - 0.01F);
            CHECK(pane.to.x <= 1280);
        }
    }
}

TEST_CASE("ui: a unit or a staff is measured where it stands, and let go by a second touch", "[ui]") {
    Bench bench({}, scenario_named("book-battle-contact"));
    for (const char* target : {"measure", "unit.F1a-1", "staff.F1"}) bench.tap(target);
    const auto& pieces = bench.desk_now().measuring.pieces;
    REQUIRE(pieces.size() == 2);
    CHECK(pieces[0].kind == overlay::Piece::Kind::unit);
    CHECK(pieces[1].kind == overlay::Piece::Kind::staff);
    CHECK(line_named(bench.desk_now(), "command").rule.number == 53);
    bench.tap("measured.1");
    CHECK(bench.desk_now().measuring.pieces.size() == 1);
    bench.tap("measure.close");
    CHECK_FALSE(bench.desk_now().measuring.is_on);
    CHECK(bench.desk_now().measuring.drawing.is_empty());
}

TEST_CASE("ui: in a game all is measured as on a free table, and nothing of the game changes",
          "[ui][measuring][playing]") {
    Bench bench;
    lay_the_orders(bench);
    const auto line = [&] { return game_of(bench).timeline().cursor(); };
    const auto before = line();
    bench.tap_all({"measure", "flag.F1a", "flag.A1a"});
    REQUIRE(bench.desk_now().measuring.is_on);
    CHECK(bench.desk_now().measuring.lines.size() >= 2);
    CHECK_FALSE(bench.desk_now().measuring.drawing.is_empty());
    bench.tap("measure");
    CHECK_FALSE(bench.desk_now().measuring.is_on);
    CHECK(line() == before);
    CHECK(bench.shows("next"));
}

TEST_CASE("ui: in a game the tape's figure is an order of its own, or refused in words",
          "[ui][measuring][playing]") {
    Bench bench;
    lay_the_orders(bench);
    const auto line = [&] { return game_of(bench).timeline().cursor(); };
    const auto before = line();
    bench.tap_all({"measure", "flag.F1a", "flag.A1a"});
    const auto& lines = bench.desk_now().measuring.lines;
    const auto taped =
        std::find_if(lines.begin(), lines.end(), [](const auto& l) { return l.tape.has_value(); });
    REQUIRE(taped != lines.end());
    if (!bench.shows("tape.open")) bench.tap("measured." + taped->name);
    bench.tap_all({"tape.open", "pad.digit.2", "pad.digit.0", "tape.record"});
    const bool is_taken = line() != before;
    CHECK((is_taken || !bench.desk_now().measuring.taping->refusal.empty()));
    CHECK(is_taken == !bench.desk_now().measuring.taping.has_value());
}
