#pragma once
#include "app/finding_text.hpp"
#include "app/text/catalogue.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/play/play.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Battles played from a script, one order a line, as people write them.
namespace bacler::plaquette {

struct PlayedLine {
    std::string text;
    PlayAnswer answer;
    Battle before;
};

struct Played {
    Battle battle;
    std::vector<PlayedLine> lines;

    /// The deciding sentence of a line.
    static std::string told(const PlayedLine& line) {
        std::string out;
        for (const Finding& f : line.answer.ruling.findings)
            out += std::string(f.depth * 2, ' ') +
                   text_of(Lang::en, line.answer.ruling, f, names_of(line.before.scenario)) + "\n";
        return out;
    }
};

inline bool carry_out(Played& played, const std::string& text, const Order& order) {
    PlayAnswer answer = referee(played.battle, order);
    const bool done = answer.event.has_value();
    Battle before = played.battle;
    if (done) played.battle = advance(std::move(played.battle), *answer.event);
    played.lines.push_back({text, std::move(answer), std::move(before)});
    return done;
}

inline void go_on(Played& played) {
    while (const std::optional<Order> step = automatic(played.battle)) {
        const bool done = carry_out(played, "(goes on)", *step);
        INFO(Played::told(played.lines.back()));
        REQUIRE(done);
    }
}

inline Order order_of(std::string_view line) {
    const Result<Order> order = files::order_from_text(line, {"script", 1});
    INFO(line);
    REQUIRE(order);
    return *order;
}

/// Plays every line; a line that is refused fails the test with what was said.
inline void play(Played& played, std::string_view script) {
    std::istringstream in{std::string(script)};
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const bool done = carry_out(played, line, order_of(line));
        if (!done)
            for (const PlayedLine& l : played.lines) UNSCOPED_INFO(l.text << "\n" << Played::told(l));
        REQUIRE(done);
        go_on(played);
    }
}

/// What was said of an order that is refused, in English, the deciding sentence first.
inline std::string refused(const Battle& battle, std::string_view line) {
    const PlayAnswer answer = referee(battle, order_of(line));
    INFO(line);
    REQUIRE_FALSE(answer.event);
    REQUIRE_FALSE(answer.ruling.findings.empty());
    return text_of(Lang::en, answer.ruling, answer.ruling.findings.front(), names_of(battle.scenario));
}

}  // namespace bacler::plaquette
