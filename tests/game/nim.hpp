#pragma once
#include "base/hash.hpp"
#include "game/system.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A second rule system, small but whole, that the game's tests are tried on: nim with a die and a hidden chit.
/// Players take 1 to 3 from a heap in turn; whoever takes from a heap that holds a multiple of five must throw a d6, and a six puts
/// as many back. Each may lay a chit face down and turn it once: it takes itself. Where one heap is left with one stick, the
/// program takes it; where it held a chit no one turned, the program throws it away at the end.
namespace nim {

struct State {
    std::array<int, 3> heaps{};
    int to_move{0};
    int owed_die_for{0};  ///< sticks just taken, for which a die is due; 0: none
    int owed_heap{0};
    std::array<std::optional<int>, 2> chits;
    bool is_over{false};
    std::vector<std::string> told;  ///< what was seen, so that the order of events matters to the hash

    friend bool operator==(const State&, const State&) = default;
};

struct Take {
    int heap{0}, sticks{1};
    friend bool operator==(const Take&, const Take&) = default;
};
struct Die {
    int face{1};
    friend bool operator==(const Die&, const Die&) = default;
};
struct Lay {
    int value{1};
    friend bool operator==(const Lay&, const Lay&) = default;
};
struct Turn {
    friend bool operator==(const Turn&, const Turn&) = default;
};
struct End {
    friend bool operator==(const End&, const End&) = default;
};
using Order = std::variant<Take, Die, Lay, Turn, End>;

struct Event {
    Order order;
    int back{0};  ///< sticks put back by a die, or taken by a chit
    friend bool operator==(const Event&, const Event&) = default;
};

/// What may be changed between a game and its judgement: the face from which sticks are put back.
inline int back_from_face = 6;
/// An order that the referee breaks its promise at, as a fault of the program would.
inline std::optional<Take> breaks_down_at;

struct Nim {
    using State = nim::State;
    using Order = nim::Order;
    using Event = nim::Event;

    static bacler::game::Answer<Nim> referee(const State& state, const Order& order);
    static State advance(State state, const Event& event);
    static std::optional<Order> automatic(const State& state);
    /// A die is for the heap taken from; thrown where none is owed, nothing asked for it.
    static bacler::game::Fitting fitting(const State& then, const Order& order, const State& now);
    static bacler::game::Seal seal_of(const Event& event);
    static std::uint64_t hash_of(const State& state);
};

State start_of(int a, int b, int c);

template <class Archive>
void serialize(Archive& archive, State& s) {
    archive(s.heaps, s.to_move, s.owed_die_for, s.owed_heap, s.chits, s.is_over, s.told);
}
template <class Archive>
void serialize(Archive& archive, Take& t) {
    archive(t.heap, t.sticks);
}
template <class Archive>
void serialize(Archive& archive, Die& d) {
    archive(d.face);
}
template <class Archive>
void serialize(Archive& archive, Lay& l) {
    archive(l.value);
}
template <class Archive>
void serialize(Archive&, Turn&) {}
template <class Archive>
void serialize(Archive&, End&) {}
template <class Archive>
void serialize(Archive& archive, Event& e) {
    archive(e.order, e.back);
}

}  // namespace nim
