#pragma once
#include "ruling/finding.hpp"
#include "systems/plaquette/say.hpp"

namespace bacler::plaquette {

constexpr std::uint16_t id(Say say) {
    return static_cast<std::uint16_t>(say);
}

/// A finding of numbered rule `rule` that does `does` with figure `n`: "R150 adds 2".
constexpr Finding figure(int rule, Say say, Does does, int n = 0) {
    return Finding{.rule = {static_cast<std::uint16_t>(rule)}, .say = id(say), .does = does, .n = n};
}

/// The same, resting on a reading as well.
constexpr Finding figure(int rule, int reading, Say say, Does does, int n = 0) {
    Finding f = figure(rule, say, does, n);
    f.reading = static_cast<std::uint16_t>(reading);
    return f;
}

constexpr Finding with_words(Finding f, int a, int b = 0) {
    f.a = a;
    f.b = b;
    return f;
}

constexpr Finding about(Finding f, Subject subject) {
    f.subject = subject;
    return f;
}

constexpr Finding shown(Finding f, Shown how) {
    f.shown = how;
    return f;
}

/// Scales the total by p / q, rounded down (R060).
constexpr Finding scaling(int rule, int reading, Say say, int p, int q) {
    Finding f = figure(rule, reading, say, Does::scales, p);
    f.q = q;
    return f;
}

/// A rule looked at that did not apply.
constexpr Finding considered(int rule, Say say, int a = 0, int b = 0) {
    return with_words(figure(rule, say, Does::no_bearing), a, b);
}

/// An optional rule that would have applied, left out by the scenario (Q90).
constexpr Finding option_off(int rule, Say say) {
    return figure(rule, 90, say, Does::no_bearing);
}

constexpr Subject side_subject(std::size_t side) {
    return {SubjectKind::side, static_cast<std::uint8_t>(side), 0};
}

constexpr Subject unit_subject(std::size_t side, std::size_t unit) {
    return {SubjectKind::unit, static_cast<std::uint8_t>(side), static_cast<std::uint16_t>(unit)};
}

}  // namespace bacler::plaquette
