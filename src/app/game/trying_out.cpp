#include "app/game/trying_out.hpp"

#include "app/answers/answers.hpp"
#include "app/game/choices.hpp"
#include "app/game/telling.hpp"
#include "base/check.hpp"
#include "files/order_text.hpp"

#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

Faults faults_here(const Battle& battle, const Order& order) {
    return files::faults_of_order(order, battle.scenario, {}, files::AskedOf::game);
}

}  // namespace

Trial try_out(Lang lang, const Battle& battle, const std::vector<Order>& orders) {
    Trial out{{}, {}, battle};
    for (const Order& order : orders) {
        if (const Faults faults = faults_here(out.then, order); !faults.empty()) {
            out.refusal = answers::fault_text(lang, faults.front());
            return out;
        }
        const PlayAnswer answer = referee(out.then, order);
        std::string sentence =
            explain_ruling(lang, answer.ruling, names_of(out.then.scenario), out.then.scenario.readings)
                .sentence;
        if (!answer.event) {
            out.refusal = std::move(sentence);
            return out;
        }
        out.says.push_back(std::move(sentence));
        out.then = advance(std::move(out.then), *answer.event);
    }
    return out;
}

Committed give_together(PlayedGame& game, const std::vector<Order>& orders) {
    BACLER_CHECK(!orders.empty());
    BattleTimeline trial = game.timeline();
    for (const Order& order : orders) {
        Committed out;
        out.faults = faults_here(trial.state(), order);
        if (!out.faults.empty()) return out;
        auto answer = trial.commit(order, author_of(trial.state(), order));
        if (answer.event) continue;
        out.ruling = std::move(answer.ruling);
        return out;
    }
    return commit_all(game, orders);
}

}  // namespace bacler
