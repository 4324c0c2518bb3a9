// What is too close to call, as the window tells it: the words are the terminal's.
#include "app/answers/answers.hpp"
#include "ui/desk_of_tests.hpp"

#include <algorithm>

using namespace bacler;
using namespace bacler::ui;

namespace {

/// With plain blanks.
std::vector<std::string> doubt_of(const Desk& desk, const std::string& name) {
    std::vector<std::string> lines = line_named(desk, name).doubt;
    for (std::string& line : lines)
        for (std::size_t at = line.find("\u00a0"); at != std::string::npos; at = line.find("\u00a0"))
            line.replace(at, 2, " ");
    return lines;
}

}  // namespace

TEST_CASE("ui: a measurement too close to call tells by how much, both outcomes, and what would settle it",
          "[ui][Q06]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 3.78F}, scenario_named("open-flank"));
        for (const char* target : {"flag.Fa", "flag.Aa", "tab.measured"}) bench.tap(target);
        CHECK(
            doubt_of(bench.desk_now(), "contact") ==
            std::vector<std::string>{
                "à −1 mm de la limite ; écart type 1,41 mm",
                "si la mesure y répond : Engage : en attaque à 2,9 cm de l’ennemi",
                "sinon : Pas au contact (attaque) : 2,9 cm pour 3 cm",
                "Un mètre ruban entre ces deux points le dira ; sinon ce que les joueurs énoncent, ou l’arbitre"});
        CHECK(render::size_of(bench.pane_of("measured.contact.doubt")).y > 0);
        bench.tap("language");
        CHECK(
            doubt_of(bench.desk_now(), "contact") ==
            std::vector<std::string>{
                "−1 mm off; deviation 1.41 mm",
                "if it meets the limit: Engages: in attack, 2.9 cm from the enemy",
                "otherwise: Not in contact (attack): 2.9 cm of 3 cm",
                "A tape between these two points will tell; failing that, what the players state, or the umpire"});
    }
}

TEST_CASE("ui: the ruling lists what the table leaves open of the two, in the terminal's words",
          "[ui][Q06]") {
    const plaquette::Scenario scenario = scenario_named("open-flank");
    Bench bench({}, scenario);
    for (const char* target : {"flag.Fa", "flag.Aa", "die.0.4", "die.1.6"}) bench.tap(target);
    CHECK(render::size_of(bench.pane_of("open.0")).y > 0);
    const std::string terminal = answers::inspect_text(bench.desk_now().lang, scenario);
    const std::vector<OpenText>& open = bench.desk_now().measuring.open;
    CHECK(open.size() >= 4);  // command, support, the guard of a flank, contact
    for (const OpenText& o : open)
        for (const std::string& words : {o.doubt.margin, o.doubt.met, o.doubt.missed, o.doubt.settled_by})
            CHECK(terminal.find(words) != std::string::npos);
}

TEST_CASE("ui: a move too close to call says by how much, and its verdict on either side of the limit",
          "[ui][Q06]") {
    const plaquette::Scenario scenario = scenario_named("open-flank");
    Bench bench({{1280, 800}, 1, 5.94F}, scenario);
    for (const char* target : {"flag.Fb", "pad.open", "pad.forward", "pad.mark", "pad.digit.4"})
        bench.tap(target);
    const Ruling& ruling = bench.desk_now().handling.hand->attempt().answer.ruling;
    CHECK(verdict(ruling) == Verdict::too_close);
    CHECK(outcomes_text(Lang::fr, ruling) ==
          "à 1 mm de la limite, pour un écart type de 1,41 mm ; au-dedans : permis ; au-delà : interdit");
    CHECK(
        outcomes_text(Lang::en, ruling) ==
        "1 mm from the limit, the deviation being 1.41 mm; if it meets the limit: allowed; if not: forbidden");
    CHECK(render::size_of(bench.pane_of("hand.doubt")).y > 0);
}
