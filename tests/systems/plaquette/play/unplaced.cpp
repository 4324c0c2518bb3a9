// Battles whose pieces have no place on the table: who meets whom, ranges, roles, cover and supports are stated (Q135).
#include "../random_tables.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "playing.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/fights.hpp"
#include "systems/plaquette/play/stage_words.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <fstream>
#include <map>
#include <sstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

std::string source_text(const std::string& path) {
    std::ifstream in(std::string(places::source) + path);
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

Scenario book_battle() {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    return *read;
}

Scenario without_places(Scenario s) {
    for (Side& side : s.sides) {
        for (Staff& staff : side.staffs) staff.at.reset();
        for (Element& e : side.elements) {
            e.front.reset();
            for (ScenarioUnit& u : e.units) u.own_front.reset();
        }
    }
    return s;
}

/// Everything of a battle's pieces that is not a place, a line each.
std::string pieces(const Battle& b) {
    std::ostringstream out;
    for (std::size_t s = 0; s < b.sides.size(); ++s) {
        const Side& side = b.scenario.sides[s];
        for (std::size_t i = 0; i < side.staffs.size(); ++i)
            out << side.staffs[i].id << " value " << side.staffs[i].value << " charisma "
                << side.staffs[i].charisma << " " << word_for(stance_words, side.staffs[i].stance)
                << " orders "
                << total(rule_on_orders_available(side.staffs[i].value, side.staffs[i].orders_lost))
                << " spent " << b.sides[s].staffs[i].spent << "\n";
        for (std::size_t e = 0; e < side.elements.size(); ++e) {
            const Element& element = side.elements[e];
            out << element.id << " " << word_for(stance_words, element.stance) << " fatigue "
                << element.fatigue << " lost " << element.lost;
            for (const ScenarioUnit& u : element.units)
                out << " " << u.unit.id << ":" << u.unit.values.size() << ":"
                    << word_for(formation_words, u.unit.formation);
            out << "\n";
        }
    }
    return out.str();
}

/// A fight as it is judged: sums, values, morale, losses, results.
std::string told_fight(const Battle& b, const Fight& f, ValueDice dice) {
    const EngagementAnswer a = rule_on_engagement(f.engagement, dice);
    std::ostringstream out;
    for (std::size_t side = 0; side < 2; ++side) {
        const SideAnswer& s = a.sides[side];
        out << b.element(f.of(side)).id << " total " << s.total << " value " << s.value << " morale "
            << s.morale << " loss " << s.loss << " result " << (s.result ? static_cast<int>(*s.result) : -1);
        for (const UnitAnswer& u : s.units) out << " " << u.lost;
        out << "\n";
    }
    return out.str();
}

/// The fights of a whole script, in the order in which they were judged, and the pieces as each stage found them.
struct Told {
    std::string fights;
    std::map<std::pair<std::string, int>, std::string> stages;
};

Told told(const Played& p) {
    Told out;
    for (const PlayedLine& line : p.lines) {
        const Battle& b = line.before;
        if (b.sequence > 1) continue;
        out.stages.emplace(std::pair(std::string(word_for(stage_words, b.stage)), b.batch), pieces(b));
        if (b.stage != Stage::valuing || line.text.substr(0, 3) == "die") continue;
        const Ground ground = ground_of(b);
        const std::vector<Fight> fights = fights_of(b, ground);
        if (const auto next = next_to_judge(b, fights))
            out.fights += told_fight(b, fights[*next], faces_of_fights(b, fights)[*next]);
    }
    return out;
}

}  // namespace

TEST_CASE("the book battle played without places gives the same figures from stated facts",
          "[play][Q135][R057]") {
    Played placed{begun(book_battle()), {}}, unplaced{begun(without_places(book_battle())), {}};
    play(placed, source_text("/tests/games/book-battle.orders"));
    play(unplaced, source_text("/tests/games/book-battle-unplaced.orders"));
    const Told on_table = told(placed), by_word = told(unplaced);
    CHECK(by_word.fights == on_table.fights);
    CHECK(by_word.fights.find("F1a total 53 value 5 morale 11") != std::string::npos);
    CHECK(by_word.fights.find("A1c total 16 value 2 morale 6") != std::string::npos);
    CHECK(on_table.stages.size() == by_word.stages.size());
    for (const auto& [stage, was] : on_table.stages) {
        INFO(stage.first << " " << stage.second);
        REQUIRE(by_word.stages.count(stage) == 1);
        CHECK(by_word.stages.at(stage) == was);
    }
    CHECK(unplaced.battle.sequence == 2);
    CHECK(unplaced.battle.stage == Stage::placing);
    CHECK(pieces(unplaced.battle) == pieces(placed.battle));
    for (const Side& side : unplaced.battle.scenario.sides)
        for (const Element& e : side.elements) CHECK_FALSE(e.front);
    // In the next sequence a staff may have ridden.
    CHECK(referee(unplaced.battle, order_of("state distance FC F1 12")).event);
}
