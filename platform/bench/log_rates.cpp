#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "platform/bench/frame_rates.hpp"
#include "platform/bench/random_player.hpp"
#include "platform/bench/timing.hpp"
#include "ui/app.hpp"

#include <utility>
#include <vector>

namespace bacler::bench {

namespace {

constexpr int frames = 300;
constexpr float frame_seconds = 1.0F / 60;

PlayedGame random_game(std::size_t lines) {
    Result<plaquette::Scenario> book = book_battle();
    BACLER_CHECK(book.is_good());
    PlayedGame game(std::move(book).value());
    RandomPlayer player(1812);
    int refused = 0;
    while (game.timeline().line_count() < lines && game.battle().stage != plaquette::Stage::over) {
        const plaquette::Order order = player.next(game.battle(), refused);
        refused = game.commit(order, author_of(game.battle(), order)).is_done ? 0 : refused + 1;
    }
    return game;
}

}  // namespace

LogRates log_rates(std::size_t lines) {
    ui::App app(ui::Desk{}, ui::installed_fonts());
    app.resize({{1280, 800}, 1, 5.87F});
    ui::play_game(app.desk(), random_game(lines), "");
    LogRates out;
    out.lines = app.desk().playing->game.timeline().line_count();
    app.desk().playing->page = ui::Playing::Page::log;
    for (int i = 0; i < 60; ++i) app.frame(frame_seconds);
    BACLER_CHECK(app.targets().find("slider").has_value());
    std::vector<double> took;
    for (int i = 0; i < frames; ++i) took.push_back(milliseconds([&] { app.frame(frame_seconds); }));
    out.still = below(took, 0.5);
    out.still_p99 = below(took, 0.99);
    return out;
}

}  // namespace bacler::bench
