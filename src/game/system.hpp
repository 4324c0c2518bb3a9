#pragma once
#include "ruling/ruling.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>

/// What any rule system is to the game: a struct of types and static functions. There is no base class.
namespace bacler::game {

/// What a system says to an order: why, and what comes of it. No event: the order is refused, and the ruling says why.
template <class S>
struct Answer {
    Ruling ruling;
    std::optional<typename S::Event> event;

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// Whether an event closes free undo: an accepted die and a reveal do, for they cannot be made unknown again.
enum class Seal : std::uint8_t { open, die, reveal };

/// Does a decision that was recorded in one state answer the same question in another?
enum class Fit : std::uint8_t {
    fits,       ///< yes, or it answers none: the referee may be asked
    otherwise,  ///< it would answer another question, or names what is not there
    gone,       ///< what it answered is past and was not asked: it may be left out
};

struct Fitting {
    Fit fit{Fit::fits};
    Ruling why;  ///< where it does not fit
};

/// A rule system. Its State, Order and Event are values with equality; all of its functions are pure.
///   referee(state, order)  "may I?" and "do it" in one: the preview shows the answer, committing appends its event.
///   advance(state, event)  the state after; asks no rule.
///   automatic(state)       the order that the program gives by itself, because it has one outcome and asks nobody; none where
///                          players are to decide. Requires of it: referee accepts it, and a finite number of them follow one another.
///   fitting(then, order, now)  does an order accepted in one state answer in another what it answered then? A die only the same
///                          request (rule, reason, subjects), a pick only the same group; names must be there. Law: what fits may be
///                          refereed, and every order that `then` accepts fits `then`.
///   seal_of(event), hash_of(state)  the latter over canonical bytes (base/hash).
template <class S>
concept RuleSystem = std::copyable<typename S::State> && std::equality_comparable<typename S::State> &&
    std::equality_comparable<typename S::Order> && std::copy_constructible<typename S::Order> &&
    std::equality_comparable<typename S::Event> && std::copy_constructible<typename S::Event> &&
    requires(const typename S::State& state, const typename S::Order& order, const typename S::Event& event) {
    { S::referee(state, order) } -> std::same_as<Answer<S>>;
    { S::advance(typename S::State(state), event) } -> std::same_as<typename S::State>;
    { S::automatic(state) } -> std::same_as<std::optional<typename S::Order>>;
    { S::fitting(state, order, state) } -> std::same_as<Fitting>;
    { S::seal_of(event) } -> std::same_as<Seal>;
    { S::hash_of(state) } -> std::same_as<std::uint64_t>;
};

}  // namespace bacler::game
