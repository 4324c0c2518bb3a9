#include "app/gallery/collector.hpp"
#include "app/game/game.hpp"
#include "app/game/telling.hpp"
#include "app/open_scenario.hpp"
#include "embedded/gallery_asked.hpp"
#include "embedded/gallery_chits.hpp"
#include "embedded/gallery_other_random.hpp"
#include "embedded/gallery_played.hpp"
#include "embedded/gallery_random.hpp"
#include "embedded/gallery_sealed.hpp"
#include "embedded/gallery_unplaced.hpp"
#include "files/digest.hpp"
#include "files/order_text.hpp"

#include <algorithm>
#include <sstream>

namespace bacler::gallery {

using namespace plaquette;

namespace {

/// A line of a script as an order takes it: "{149}" stands for so many bytes of a seal, written in hex.
std::string whole_line(std::string line) {
    for (std::size_t open = line.find('{'); open != std::string::npos; open = line.find('{')) {
        const std::size_t close = line.find('}', open);
        const std::size_t bytes = std::stoul(line.substr(open + 1, close - open - 1));
        line.replace(open, close - open + 1, files::in_hex(std::string(bytes, 'b')));
    }
    return line;
}

/// The orders of a script; what it says of itself, and what is no order, left out.
std::vector<Order> orders_of(std::string_view script) {
    std::vector<Order> out;
    std::istringstream in{std::string(script)};
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const Result<Order> order = files::order_from_text(whole_line(line), {"gallery", 1});
        if (order) out.push_back(*order);
    }
    return out;
}

Chapter chapter_of(const Order& order, const PlayAnswer& answer) {
    if (!answer.event) return Chapter::refused;
    if (std::holds_alternative<Overrule>(order) || std::holds_alternative<Choose>(order))
        return Chapter::otherwise;
    return Chapter::game;
}

/// Asks at each stage of a game what else might be asked there, once for every stage and sequence.
class Asker {
public:
    Asker(Collector& into, std::vector<Order> asked) : into_(into), asked_(std::move(asked)) {}

    void ask_at(const Battle& battle) {
        const std::pair now{battle.sequence, static_cast<int>(battle.stage) * 100 +
                                                 static_cast<int>(battle.march.turn) * 10 +
                                                 static_cast<int>(battle.keeping)};
        if (!been_.insert(now).second) return;
        into_.show_owed(battle);
        for (const Order& order : asked_) {
            if (!files::faults_of_order(order, battle.scenario, {"gallery", 1}, files::AskedOf::game).empty())
                continue;
            const PlayAnswer answer = referee(battle, order);
            into_.show(chapter_of(order, answer), shown_order(order), answer.ruling,
                       names_of(battle.scenario), battle.scenario.readings);
        }
    }

private:
    Collector& into_;
    std::vector<Order> asked_;
    std::set<std::pair<int, int>> been_;
};

void show_line(Collector& into, const BattleTimeline& timeline, game::LineId id) {
    const auto& line = timeline.line(id);
    const bool is_otherwise =
        std::holds_alternative<Overrule>(line.order) || std::holds_alternative<Choose>(line.order);
    into.show(
        {is_otherwise ? Chapter::otherwise : Chapter::game, order_of_line(timeline, id), line.ruling, {}, {}},
        {}, [&](Exhibit& shown) { shown.told = explain_line(into.lang(), timeline, id); });
}

/// A game from its orders. An order that is refused is shown, and left out.
void show_game(Collector& into, Asker& asker, const Scenario& scenario, OrderKeeping keeping,
               std::string_view script) {
    PlayedGame game(scenario, keeping);
    game::LineId shown = 0;
    const auto show_lines = [&] {
        for (; shown < game.timeline().cursor(); ++shown) show_line(into, game.timeline(), shown + 1);
        into.show_owed(game.battle());
        asker.ask_at(game.battle());
    };
    show_lines();
    for (const Order& order : orders_of(script)) {
        const Battle before = game.battle();
        const Committed done = game.commit(order, author_of(before, order));
        if (!done.is_done)
            into.show(Chapter::refused, shown_order(order), done.ruling, names_of(before.scenario),
                      before.scenario.readings);
        show_lines();
    }
}

/// With no piece's place told: what the table would measure is stated by the players.
Scenario without_places(Scenario scenario) {
    for (Side& side : scenario.sides) {
        for (Staff& staff : side.staffs) staff.at.reset();
        for (Element& e : side.elements) e.front.reset();
    }
    return scenario;
}

}  // namespace

void collect_games(Collector& into) {
    const Result<Scenario> book = book_battle();
    if (!book) return;
    Asker asker(into, orders_of(embedded::gallery_asked()));
    show_game(into, asker, *book, OrderKeeping::open, embedded::gallery_played());
    show_game(into, asker, *book, OrderKeeping::chits, embedded::gallery_chits());
    show_game(into, asker, *book, OrderKeeping::sealed, embedded::gallery_sealed());
    show_game(into, asker, without_places(*book), OrderKeeping::open, embedded::gallery_unplaced());
    show_game(into, asker, *book, OrderKeeping::open, embedded::gallery_random());
    show_game(into, asker, *book, OrderKeeping::open, embedded::gallery_other_random());
}

}  // namespace bacler::gallery
