// What is drawn on the table as panes that words keep off, and lines that break where they may.
#include "ui/drawn.hpp"
#include "ui/desk_of_tests.hpp"
#include "ui/widgets/lettering.hpp"

#include <glm/geometric.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::ui;

namespace {

float number(int low, int high) {
    return static_cast<float>(*rc::gen::inRange(low * 100, high * 100)) / 100;
}

render::View any_view() {
    render::View view;
    view.pane = {{0, 0}, {800, 600}};
    view.centre = {number(0, 100), number(0, 100)};
    view.scale = number(2, 40);
    view.turn = number(-3, 3);
    return view;
}

bool holds(const Pane& pane, glm::vec2 p, float slack) {
    return p.x >= pane.from.x - slack && p.y >= pane.from.y - slack && p.x <= pane.to.x + slack &&
           p.y <= pane.to.y + slack;
}

}  // namespace

TEST_CASE("ui: whatever is drawn of a triangle in the view lies in one of its panes, and they keep to it",
          "[ui][drawn]") {
    CHECK(rc::check([] {
        const render::View view = any_view();
        Picture picture;
        const Spot from{number(0, 100), number(0, 100)}, to{number(0, 100), number(0, 100)};
        const Breadth breadth{number(0, 3), number(1, 6)};
        draw_line(picture, from, to, breadth, {Paint::mark});
        RC_PRE(std::hypot(from.x - to.x, from.y - to.y) > 0.1F);
        const std::size_t drawn = picture.corners.size();
        draw_line(picture, to, from, {1, 1}, {Paint::mark_halo});  // no paint that was asked for
        const float stroke = number(1, 3);
        const std::vector<Pane> panes = drawn_panes(picture, paints_of_strokes, view, stroke);
        for (std::size_t i = 0; i + 2 < drawn; i += 3)
            for (int tries = 0; tries < 8; ++tries) {
                const float a = number(0, 1), b = number(0, 1) * (1 - a);
                glm::vec2 at{0, 0};
                const float parts[] = {a, b, 1 - a - b};
                for (std::size_t k = 0; k < 3; ++k) {
                    const PictureCorner& c = picture.corners[i + k];
                    const glm::vec2 push = render::way_on_screen(view, {c.push.x, c.push.y}) / view.scale;
                    at += (render::to_screen(view, {c.at.x, c.at.y}) + push * stroke) * parts[k];
                }
                if (!contains(view.pane, at)) continue;
                RC_ASSERT(std::any_of(panes.begin(), panes.end(),
                                      [&](const Pane& pane) { return holds(pane, at, 0.05F); }));
            }
        // No pane lies on another, nor far from what is drawn.
        for (const Pane& pane : panes) {
            RC_ASSERT(overlap(pane, view.pane));
            RC_ASSERT(render::size_of(pane).y == Approx(8).margin(0.01));
            RC_ASSERT(std::count_if(panes.begin(), panes.end(), [&](const Pane& other) {
                          return overlap(pane, {other.from + glm::vec2{1, 1}, other.to - glm::vec2{1, 1}});
                      }) == 1);
        }
        for (const Pane& pane : panes) {
            const glm::vec2 along = glm::normalize(render::to_screen(view, {to.x, to.y}) -
                                                   render::to_screen(view, {from.x, from.y}));
            const glm::vec2 off = render::centre_of(pane) - render::to_screen(view, {from.x, from.y});
            const float aside = std::abs(off.x * along.y - off.y * along.x);
            RC_ASSERT(aside <= breadth.cm / 2 * view.scale + breadth.points / 2 * stroke +
                                   render::size_of(pane).x + 24);
        }
    }));
}

TEST_CASE("ui: a circle's line lies in its panes, and its middle does not", "[ui][drawn]") {
    const glm::vec2 middle{200, 150};
    const std::vector<Pane> panes = panes_of_circle(middle, 80, 4);
    for (int degree = 0; degree < 360; ++degree) {
        const float turn = static_cast<float>(degree) * 3.14159265F / 180;
        const glm::vec2 at = middle + glm::vec2{std::cos(turn), std::sin(turn)} * 80.0F;
        CHECK(
            std::any_of(panes.begin(), panes.end(), [&](const Pane& pane) { return holds(pane, at, 0.5F); }));
    }
    CHECK(
        std::none_of(panes.begin(), panes.end(), [&](const Pane& pane) { return holds(pane, middle, 40); }));
}

TEST_CASE("ui: lines break at spaces, but neither before a unit nor about a sign of French",
          "[ui][letters]") {
    const Bench bench;
    const ImFont* font = ImGui::GetIO().FontDefault;
    // A count and what it counts, a name and its bearer's sign, keep together as well.
    const std::string lost = "Brigade A1a perd 2 plaquettes, Brigade F1a en perd 10 et recule";
    for (int width = 10; width < 900; width += 7) {
        const std::string broken = wrapped(font, lost, static_cast<float>(width));
        for (const char* parted : {"\nA1a", "\nF1a", "2\n", "10\n"})
            CHECK(broken.find(parted) == std::string::npos);
    }
    const std::string text =
        "Petit recule de 18 cm : à 7,5 cm de l’ennemi (39,9 ± 0,3 sur 40 cm), « trop près » ; 12 mm, 50 % de pertes !";
    for (int width = 10; width < 900; width += 7) {
        const std::string broken = wrapped(font, text, static_cast<float>(width));
        CHECK(wrapped(font, text, static_cast<float>(width)) == broken);  // as it was kept
        for (const char* parted : {"\ncm", "\nmm", "\n:", "\n;", "\n!", "\n»", "\n%", "\n±", "±\n", "«\n"})
            CHECK(broken.find(parted) == std::string::npos);
        std::string joined = broken;
        std::replace(joined.begin(), joined.end(), '\n', ' ');
        CHECK(joined == text);
        if (width > 300) CHECK(room_for(font, broken).x <= static_cast<float>(width));
    }
    // Another width of the same text is not the one that was kept.
    CHECK(wrapped(font, text, 200) != wrapped(font, text, 500));
    forget_broken_texts();
    CHECK(wrapped(font, text, 500).find('\n') != std::string::npos);
}
