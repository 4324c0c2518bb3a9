#pragma once
#include "base/check.hpp"

#include <cstdint>
#include <numeric>
#include <string>

namespace bacler {

/// An exact fraction in lowest terms, denominator above 0: a chance, a weight, a reduction. Operations that would leave
/// 64 bits break a promise rather than round.
class Fraction {
public:
    constexpr Fraction() = default;
    /// Requires: q not 0.
    constexpr Fraction(std::int64_t p, std::int64_t q = 1) : p_(p), q_(q) {
        BACLER_CHECK(q != 0);
        if (q_ < 0) {
            p_ = -p_;
            q_ = -q_;
        }
        const std::int64_t g = std::gcd(p_, q_);
        if (g > 1) {
            p_ /= g;
            q_ /= g;
        }
    }

    constexpr std::int64_t numerator() const { return p_; }
    constexpr std::int64_t denominator() const { return q_; }

    friend constexpr bool operator==(const Fraction&, const Fraction&) = default;

    friend Fraction operator+(const Fraction& a, const Fraction& b) {
        return {plus(times(a.p_, b.q_), times(b.p_, a.q_)), times(a.q_, b.q_)};
    }
    friend Fraction operator-(const Fraction& a, const Fraction& b) { return a + Fraction{-b.p_, b.q_}; }
    friend Fraction operator*(const Fraction& a, const Fraction& b) {
        // Crosswise lowest terms first, so that long products of chances stay small.
        const Fraction left{a.p_, b.q_};
        const Fraction right{b.p_, a.q_};
        return {times(left.p_, right.p_), times(left.q_, right.q_)};
    }

    constexpr bool is_zero() const { return p_ == 0; }

private:
    static std::int64_t times(std::int64_t a, std::int64_t b) {
        std::int64_t r{};
        BACLER_CHECK(!__builtin_mul_overflow(a, b, &r));
        return r;
    }
    static std::int64_t plus(std::int64_t a, std::int64_t b) {
        std::int64_t r{};
        BACLER_CHECK(!__builtin_add_overflow(a, b, &r));
        return r;
    }

    std::int64_t p_{0};
    std::int64_t q_{1};
};

/// "37/100", or "1" for a whole number: how files and screens write an exact chance.
inline std::string to_string(const Fraction& f) {
    const std::string p = std::to_string(f.numerator());
    return f.denominator() == 1 ? p : p + "/" + std::to_string(f.denominator());
}

inline double in_decimals(const Fraction& f) {
    return static_cast<double>(f.numerator()) / static_cast<double>(f.denominator());
}

}  // namespace bacler
