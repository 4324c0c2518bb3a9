#include "game/nim.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace nim {

namespace {

using bacler::Does;
using bacler::Finding;
using Answer = bacler::game::Answer<Nim>;

Answer refused(std::uint16_t rule) {
    Finding f;
    f.rule.number = rule;
    f.does = Does::forbids;
    return {{{f}, {}, {}}, std::nullopt};
}

Answer accepted(std::uint16_t rule, Event event) {
    Finding f;
    f.rule.number = rule;
    f.does = Does::permits;
    f.n = event.back;
    return {{{f}, {}, {}}, std::move(event)};
}

int sticks(const State& s) {
    return std::accumulate(s.heaps.begin(), s.heaps.end(), 0);
}

Answer judge(const State& s, const Take& t) {
    if (s.owed_die_for > 0) return refused(2);
    if (t.heap < 0 || t.heap > 2 || t.sticks < 1 || t.sticks > 3) return refused(3);
    if (s.heaps[static_cast<std::size_t>(t.heap)] < t.sticks) return refused(4);
    return accepted(4, {t, 0});
}

Answer judge(const State& s, const Die& d) {
    if (s.owed_die_for == 0 || d.face < 1 || d.face > 6) return refused(5);
    return accepted(5, {d, d.face >= back_from_face ? s.owed_die_for : 0});
}

Answer judge(const State& s, const Lay& l) {
    if (s.owed_die_for > 0 || s.chits[static_cast<std::size_t>(s.to_move)] || l.value < 1) return refused(6);
    return accepted(6, {l, 0});
}

Answer judge(const State& s, const Turn& t) {
    const std::optional<int>& chit = s.chits[static_cast<std::size_t>(s.to_move)];
    if (s.owed_die_for > 0 || !chit) return refused(7);
    return accepted(7, {t, std::min(*chit, s.heaps[0])});
}

Answer judge(const State& s, const End& e) {
    return sticks(s) > 1 ? refused(8) : accepted(8, {e, sticks(s)});
}

}  // namespace

bacler::game::Answer<Nim> Nim::referee(const State& state, const Order& order) {
    BACLER_CHECK(!breaks_down_at || !(order == Order(*breaks_down_at)));
    if (state.is_over) return refused(1);
    return std::visit([&](const auto& o) { return judge(state, o); }, order);
}

State Nim::advance(State s, const Event& event) {
    const auto side = static_cast<std::size_t>(s.to_move);
    if (const auto* take = std::get_if<Take>(&event.order)) {
        int& heap = s.heaps[static_cast<std::size_t>(take->heap)];
        if (heap % 5 == 0) {
            s.owed_die_for = take->sticks;
            s.owed_heap = take->heap;
        }
        heap -= take->sticks;
        s.to_move = 1 - s.to_move;
    } else if (const auto* die = std::get_if<Die>(&event.order)) {
        s.heaps[static_cast<std::size_t>(s.owed_heap)] += event.back;
        s.owed_die_for = 0;
        s.told.push_back("die " + std::to_string(die->face));
    } else if (const auto* lay = std::get_if<Lay>(&event.order)) {
        s.chits[side] = lay->value;
    } else if (std::holds_alternative<Turn>(event.order)) {
        s.heaps[0] -= event.back;
        s.chits[side] = std::nullopt;
        s.told.emplace_back("chit");
    } else if (s.chits[0] || s.chits[1]) {
        s.chits = {};
    } else {
        s.heaps = {};
        s.is_over = true;
    }
    return s;
}

std::optional<Order> Nim::automatic(const State& s) {
    if (s.is_over || s.owed_die_for > 0 || sticks(s) > 1) return std::nullopt;
    return End{};
}

bacler::game::Fitting Nim::fitting(const State& then, const Order& order, const State& now) {
    using bacler::game::Fit;
    if (!std::holds_alternative<Die>(order)) return {};
    if (now.owed_die_for == 0) return {Fit::gone, refused(5).ruling};
    if (now.owed_heap != then.owed_heap) return {Fit::otherwise, refused(9).ruling};
    return {};
}

bacler::game::Seal Nim::seal_of(const Event& event) {
    if (std::holds_alternative<Die>(event.order)) return bacler::game::Seal::die;
    if (std::holds_alternative<Turn>(event.order)) return bacler::game::Seal::reveal;
    return bacler::game::Seal::open;
}

std::uint64_t Nim::hash_of(const State& state) {
    return bacler::hash_of_fields(state);
}

State start_of(int a, int b, int c) {
    State s;
    s.heaps = {a, b, c};
    return s;
}

}  // namespace nim
