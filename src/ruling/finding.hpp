#pragma once
#include "base/length.hpp"
#include "base/point.hpp"

#include <cstdint>

namespace bacler {

/// The rule a finding rests on: a numbered rule of the checklist ("R171"), or a whole section where no single line says it.
struct RuleRef {
    std::uint16_t number{0};  ///< 1.. a numbered rule; section_base + k the k-th section; 0 none

    static constexpr std::uint16_t section_base = 1000;
    friend constexpr bool operator==(RuleRef, RuleRef) = default;
};

/// What a finding does to the answer. Folding these in order gives the total and the verdict.
enum class Does : std::uint8_t {
    permits,
    forbids,
    sets,        ///< total becomes n
    adds,        ///< total grows by n
    scales,      ///< total becomes total × n / q, rounded down
    at_least,    ///< total becomes n if it was below
    at_most,     ///< total becomes n if it was above
    no_bearing,  ///< looked at; it did not apply
};

enum class SubjectKind : std::uint8_t { none, side, unit, element, staff, terrain };

/// Whom a finding speaks of, by place in the question's own lists.
struct Subject {
    SubjectKind kind{SubjectKind::none};
    std::uint8_t side{0};
    std::uint16_t index{0};

    friend constexpr bool operator==(Subject, Subject) = default;
};

/// How a finding is shown before anything is unfolded: the deciding line first, then lines, at most seven in all.
enum class Shown : std::uint8_t { folded, line, deciding };

/// One step of an answer. Small and trivially copyable: a ruling is one flat vector of these in reading order.
/// `say` is a key of the rule system's table of messages; `a` and `b` are the figures or words its sentence names.
struct Finding {
    RuleRef rule{};
    std::uint16_t reading{0};  ///< 94 for Q94; 0 none
    std::uint16_t say{0};
    std::uint8_t depth{0};
    Does does{Does::no_bearing};
    Shown shown{Shown::folded};
    Subject subject{};
    std::int32_t n{0};
    std::int32_t q{1};
    std::int32_t a{0};
    std::int32_t b{0};
    std::int32_t measure{-1};  ///< place in the ruling's measurements; -1 none

    friend constexpr bool operator==(const Finding&, const Finding&) = default;
};

/// A length that decided something: what was measured, the limit in the rule's words, its standard deviation and the two
/// points between which it was measured. Frame: the table.
struct Measurement {
    Length value, limit;
    LimitWords words{LimitWords::at_most};
    Length sd;
    TablePoint from, to;

    friend constexpr bool operator==(const Measurement&, const Measurement&) = default;
};

}  // namespace bacler
