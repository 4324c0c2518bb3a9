#include "app/overlay/path.hpp"

#include "app/open_scenario.hpp"
#include "app/overlay/drawings.hpp"
#include "app/overlay/piece.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/manoeuvring.hpp"

using namespace bacler;
using namespace bacler::overlay;
using namespace bacler::plaquette;

namespace {

plane::Leg straight(double right, double ahead) {
    return {plane::Leg::Kind::straight, length_from_cm(right), length_from_cm(ahead), {}};
}

/// A move of the book battle, ruled on and drawn.
struct Moved {
    Scenario scenario = *book_battle();
    LaidTable table;
    MoveQuestion question;
    MoveAnswer answer;

    Moved(const char* id, Stance stance, std::vector<plane::Leg> legs) {
        const ElementRef ref = *element_named(scenario, id);
        scenario.sides[ref.side].elements[ref.element].stance = stance;
        table = lay_out(scenario);
        question.mover = piece_of(ref);
        question.legs = std::move(legs);
        answer = rule_on_move(table, lay_out_meetings(table), question);
    }
    Moved(const Moved&) = delete;
    Moved& operator=(const Moved&) = delete;

    Drawing drawn(Lang lang = Lang::en) const {
        return path_of(canvas_of_tests(lang), table, question, answer);
    }
};

}  // namespace

TEST_CASE("2 a path is cut where it stops being allowed, and the next centimetre stands out",
          "[overlay][R087]") {
    const CutPath cut = cut_path({point(0, 0), point(10, 0), point(10, 10)}, length_from_cm(9.5));
    REQUIRE(cut.before.size() == 2);
    CHECK(cut.before.back().x == Approx(9.5));
    REQUIRE(cut.first_cm.size() == 3);
    CHECK(cut.first_cm.back().y == Approx(0.5));
    REQUIRE(cut.after.size() == 2);
    CHECK(cut.after.back().y == Approx(10));
    CHECK(cut_path({point(0, 0), point(10, 0)}, length_from_cm(10)).after.empty());
}

TEST_CASE("2 an allowed move is drawn from its ghost to where it ends", "[overlay]") {
    const Moved m("F1b", Stance::manoeuvre, {straight(0, 3)});
    REQUIRE(verdict(m.answer.ruling) == Verdict::allowed);
    const Drawing d = m.drawn();
    for (const Spot& s : spots_of(m.answer.stations.front())) CHECK(has_corner_at(d, s, Paint::mark_area));
    for (const Spot& s : spots_of(m.answer.end())) CHECK(has_corner_at(d, s, Paint::mark));
    CHECK(d.labels.empty());
    check_on_table(canvas_of_tests(), d);
}

TEST_CASE(
    "2 a move past a front is drawn with the strip it crosses and the first centimetre that is not allowed",
    "[overlay][R087][Q49]") {
    // F1a on to within 10 cm of A1a, then to the right along its front.
    const Moved m("F1a", Stance::manoeuvre, {straight(0, 9), straight(6, 0)});
    REQUIRE(verdict(m.answer.ruling) == Verdict::forbidden);
    REQUIRE(m.answer.legal_until);
    const Drawing d = m.drawn();
    const plane::Box& enemy = *m.table.laid(*element_named(m.scenario, "A1a")).box;
    for (const Spot& s : spots_of(strip_before(enemy, m.scenario.readings)))
        CHECK(has_corner_at(d, s, Paint::mark_area));
    const CutPath cut = cut_path(m.answer.path, *m.answer.legal_until);
    REQUIRE_FALSE(cut.first_cm.empty());
    CHECK(has_corner_at(d, cut.first_cm.front(), Paint::mark));
    CHECK(has_label(d, "✗ allowed up to 9 cm"));
    CHECK(has_label(m.drawn(Lang::fr), "✗ permis jusqu’à 9 cm"));
    check_on_table(canvas_of_tests(), d);
}

TEST_CASE("2 a wheel is drawn by the arc of its outer front corner", "[overlay][Q45]") {
    const Moved m("F1a", Stance::manoeuvre, {{plane::Leg::Kind::wheel_left, {}, {}, angle_from_degrees(60)}});
    const Drawing d = m.drawn();
    const plane::Box& start = m.answer.stations.front();
    for (const double part : {0.0, 0.25, 0.5, 1.0})
        CHECK(has_corner_at(d, spots_of(plane::after(start, m.question.legs[0], part))[1], Paint::mark));
    CHECK(has_corner_at(d, spots_of(start)[0], Paint::mark));  // the corner that stands still
}

TEST_CASE("2 the stop of an attack is drawn with its gap and the circle of 3 cm", "[overlay][R086][R125]") {
    const Scenario scenario = *book_battle();
    const LaidTable table = lay_out(scenario);
    const plane::Box& own = *table.laid(*element_named(scenario, "F1a")).box;
    const std::array<plane::Box, 1> enemy{*table.laid(*element_named(scenario, "A1a")).box};
    const plane::Leg ahead = straight(0, 18);
    const auto contact = plane::first_contact(own, ahead, enemy, length_from_cm(3));
    REQUIRE(contact);
    const Moved m("F1a", Stance::attack, {straight(0, 18 * contact->part)});
    REQUIRE(m.answer.engages);
    const Drawing d = m.drawn();
    CHECK(labels_of(d).find("3 of 3 cm") != std::string::npos);
    CHECK(has_corner_at(d, moved(spot_of(contact->gap.to), {0, 1}, 3), Paint::mark));
    check_on_table(canvas_of_tests(), d);
}

TEST_CASE("1 a manoeuvre too near an enemy is drawn with the distance that forbids it",
          "[overlay][R074][Q30]") {
    const Moved m("F1a", Stance::manoeuvre, {straight(0, 12)});
    REQUIRE(verdict(m.answer.ruling) == Verdict::forbidden);
    const auto& findings = m.answer.ruling.findings;
    const auto deciding = std::find_if(findings.begin(), findings.end(),
                                       [](const Finding& f) { return f.shown == Shown::deciding; });
    REQUIRE(deciding != findings.end());
    REQUIRE(deciding->rule.number == 74);
    const Measurement& measured = m.answer.ruling.measures.at(static_cast<std::size_t>(deciding->measure));
    const Drawing d = m.drawn();
    CHECK(has_corner_at(d, spot_of(measured.from), Paint::mark));
    CHECK(has_corner_at(d, spot_of(measured.to), Paint::mark));
    CHECK(has_label(d, "✗ " + figure_of(Lang::en, measured)));
}
