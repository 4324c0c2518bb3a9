#pragma once
#include "game/system.hpp"
#include "systems/plaquette/play/fitting.hpp"
#include "systems/plaquette/play/play.hpp"

namespace bacler::plaquette {

/// The plaquette game as the game room sees a rule system.
struct PlaquetteGame {
    using State = Battle;
    using Order = plaquette::Order;
    using Event = BattleEvent;

    static game::Answer<PlaquetteGame> referee(const State& battle, const Order& order) {
        PlayAnswer answer = plaquette::referee(battle, order);
        return {std::move(answer.ruling), std::move(answer.event)};
    }
    static State advance(State battle, const Event& event) {
        return plaquette::advance(std::move(battle), event);
    }
    static std::optional<Order> automatic(const State& battle) { return plaquette::automatic(battle); }
    static game::Fitting fitting(const State& then, const Order& order, const State& now) {
        return rule_on_fitting(then, order, now);
    }
    static game::Seal seal_of(const Event& event) { return static_cast<game::Seal>(event.seal); }
    static std::uint64_t hash_of(const State& battle) { return plaquette::hash_of(battle); }
};

static_assert(game::RuleSystem<PlaquetteGame>);

}  // namespace bacler::plaquette
