#pragma once
#include "base/fraction.hpp"
#include "ruling/ruling.hpp"

#include <catch2/catch.hpp>
#include <iomanip>
#include <sstream>
#include <string>

/// What tests ask of a ruling: that a rule is among its findings with its figure, and that the law of explanations holds.
namespace bacler {

inline std::string told(const Finding& f) {
    static constexpr const char* words[] = {"permits", "forbids",  "sets",    "adds",
                                            "scales",  "at least", "at most", "no bearing"};
    std::ostringstream out;
    out << std::string(2U * f.depth, ' ') << 'R' << std::setw(3) << std::setfill('0') << f.rule.number << ' '
        << words[static_cast<std::size_t>(f.does)] << ' ' << f.n;
    if (f.q != 1) out << '/' << f.q;
    if (f.reading != 0) out << " (Q" << f.reading << ')';
    if (f.subject.kind != SubjectKind::none)
        out << " of side " << static_cast<int>(f.subject.side) << ", " << f.subject.index;
    out << "  say " << f.say << ", a " << f.a << ", b " << f.b;
    return out.str();
}

/// Every finding, one a line, for the messages of tests that fail.
inline std::string told(const Ruling& ruling) {
    std::string out = "\n";
    for (const Finding& f : ruling.findings) out += told(f) + "\n";
    return out;
}

/// Is there a finding of this rule that does this, with this figure?
class Finds : public Catch::MatcherBase<Ruling> {
public:
    Finds(int rule, Does does, int n, int q) {
        wanted_.rule.number = static_cast<std::uint16_t>(rule);
        wanted_.does = does;
        wanted_.n = n;
        wanted_.q = q;
    }

    /// The same, resting on this reading.
    Finds by(int reading) const {
        Finds f = *this;
        f.wanted_.reading = static_cast<std::uint16_t>(reading);
        return f;
    }
    /// The same, said of this subject.
    Finds of(Subject subject) const {
        Finds f = *this;
        f.wanted_.subject = subject;
        return f;
    }

    bool match(const Ruling& ruling) const override {
        for (const Finding& f : ruling.findings)
            if (is_wanted(f)) return true;
        return false;
    }
    std::string describe() const override { return "has " + told(wanted_); }

private:
    bool is_wanted(const Finding& f) const {
        const bool same =
            f.rule == wanted_.rule && f.does == wanted_.does && f.n == wanted_.n && f.q == wanted_.q;
        const bool reading = wanted_.reading == 0 || f.reading == wanted_.reading;
        return same && reading && (wanted_.subject.kind == SubjectKind::none || f.subject == wanted_.subject);
    }

    Finding wanted_;
};

inline Finds finds(int rule, Does does, int n = 0) {
    return {rule, does, n, 1};
}
inline Finds finds_scaled(int rule, int p, int q) {
    return {rule, Does::scales, p, q};
}

/// Is a rule named at all as doing something, whatever its figure?
class Bears : public Catch::MatcherBase<Ruling> {
public:
    explicit Bears(int rule) : rule_(rule) {}
    bool match(const Ruling& ruling) const override {
        for (const Finding& f : ruling.findings)
            if (f.rule.number == rule_ && f.does != Does::no_bearing) return true;
        return false;
    }
    std::string describe() const override { return "lets R" + std::to_string(rule_) + " bear on it"; }

private:
    int rule_;
};

inline Bears bears(int rule) {
    return Bears(rule);
}

/// Is every figure the fold of the figures beneath it?
class IsExplained : public Catch::MatcherBase<Ruling> {
public:
    bool match(const Ruling& ruling) const override {
        return first_unexplained(ruling) == ruling.findings.size();
    }
    std::string describe() const override { return "is explained throughout"; }
};

inline IsExplained is_explained() {
    return {};
}

inline bool same(const Finding& a, const Finding& b) {
    return a.rule == b.rule && a.reading == b.reading && a.say == b.say && a.depth == b.depth &&
           a.does == b.does && a.shown == b.shown && a.subject == b.subject && a.n == b.n && a.q == b.q &&
           a.a == b.a && a.b == b.b && a.measure == b.measure;
}

/// The same findings in the same order.
inline bool same(const Ruling& a, const Ruling& b) {
    if (a.findings.size() != b.findings.size() || a.measures.size() != b.measures.size()) return false;
    for (std::size_t i = 0; i < a.findings.size(); ++i)
        if (!same(a.findings[i], b.findings[i])) return false;
    return true;
}

}  // namespace bacler

template <>
struct Catch::StringMaker<bacler::Ruling> {
    static std::string convert(const bacler::Ruling& ruling) { return bacler::told(ruling); }
};

template <>
struct Catch::StringMaker<bacler::Fraction> {
    static std::string convert(const bacler::Fraction& f) { return bacler::to_string(f); }
};
