#pragma once
#include "game/mend.hpp"
#include "game/nim.hpp"
#include "game/timeline.hpp"

#include <rapidcheck.h>

#include <vector>

/// Random play of nim through every door of a timeline.
namespace nim {

using Timeline = bacler::game::Timeline<Nim>;

inline bacler::game::Consent agreed() {
    return {bacler::game::ConsentBy::both_sides, "agreed"};
}

/// An order that may well be refused.
inline Order any_order() {
    switch (*rc::gen::inRange(0, 6)) {
        case 0:
        case 1: return Take{*rc::gen::inRange(0, 3), *rc::gen::inRange(1, 4)};
        case 2:
        case 3: return Die{*rc::gen::inRange(1, 7)};
        case 4: return Lay{*rc::gen::inRange(1, 4)};
        default: return Turn{};
    }
}

inline bacler::game::Author any_author() {
    return *rc::gen::element(bacler::game::Author::first_side, bacler::game::Author::second_side,
                             bacler::game::Author::umpire);
}

inline bacler::game::LineId any_line(const Timeline& t) {
    return static_cast<bacler::game::LineId>(*rc::gen::inRange<int>(0, static_cast<int>(t.line_count()) + 1));
}

/// The decisions of players on the cursor's branch.
inline std::vector<bacler::game::LineId> decisions(const Timeline& t) {
    std::vector<bacler::game::LineId> out;
    for (const bacler::game::LineId id : t.path_to(t.cursor()))
        if (t.line(id).author != bacler::game::Author::program) out.push_back(id);
    return out;
}

inline void any_mend(Timeline& t) {
    using bacler::game::Mending;
    const std::vector<bacler::game::LineId> lines = decisions(t);
    if (lines.empty()) return;
    bacler::game::Mend<Nim> mend;
    mend.line = *rc::gen::elementOf(lines);
    mend.how = *rc::gen::element(Mending::instead, Mending::out, Mending::before);
    if (mend.how != Mending::out) mend.orders = {{any_order(), any_author()}};
    if (*rc::gen::arbitrary<bool>()) mend.answers = {{any_order(), any_author()}};
    mend.consent = agreed();
    bacler::game::mend(t, mend);
}

/// One random step: mostly orders, now and then a move of the cursor, a mend, a note or a remark.
inline void any_step(Timeline& t) {
    using namespace bacler::game;
    const std::optional<Consent> consent =
        *rc::gen::arbitrary<bool>() ? std::optional(agreed()) : std::nullopt;
    switch (*rc::gen::inRange(0, 14)) {
        case 0: t.undo(consent); break;
        case 1: t.redo(); break;
        case 2: t.jump(any_line(t), consent); break;
        case 3: any_mend(t); break;
        case 4:
            t.note(any_line(t), any_author(), *rc::gen::element<std::string>("", "why?", "measured again"));
            break;
        case 5:
            if (const LineId id = any_line(t); id != 0) t.overrule(id, "3", agreed());
            break;
        default: t.commit(any_order(), any_author());
    }
}

inline Timeline any_beginning() {
    Timeline t(start_of(*rc::gen::inRange(0, 16), *rc::gen::inRange(0, 12), *rc::gen::inRange(0, 3)));
    t.settle();
    return t;
}

inline Timeline any_game() {
    Timeline t = any_beginning();
    for (int steps = *rc::gen::inRange(0, 60); steps > 0; --steps) any_step(t);
    return t;
}

}  // namespace nim
