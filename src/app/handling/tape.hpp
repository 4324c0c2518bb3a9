#pragma once
#include "app/text/catalogue.hpp"
#include "board/plane/sweep.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a tape measure says, typed on a pad: steps of a move, or how far a piece stands from two edges of the table.
namespace bacler {

/// A figure as it is typed, digit by digit: "14", "14,", "14,5".
class Typed {
public:
    /// At most three digits before the mark and two after it; what is more is left out.
    void digit(int d);
    void mark();
    /// False where there was nothing left to rub out.
    bool rub_out();
    void clear() { text_.clear(); }

    bool is_empty() const { return text_.empty(); }
    double value() const;
    /// With the language's decimal mark.
    std::string text(Lang lang) const;

private:
    std::string text_;  ///< with a point
};

enum class TapeWay : std::uint8_t { forward, back, left, right, wheel_left, wheel_right, about_face };

/// Is it measured in degrees?
constexpr bool is_turn(TapeWay way) {
    return way == TapeWay::wheel_left || way == TapeWay::wheel_right;
}

/// One figure of the tape: so many cm, or for a wheel so many degrees.
struct TapeStep {
    TapeWay way{TapeWay::forward};
    double figure{0};

    friend bool operator==(const TapeStep&, const TapeStep&) = default;
};

/// The steps as legs of a move: each straight goes by the heading the piece then has. Steps of nothing make no leg.
std::vector<plane::Leg> legs_of(plane::Box body, const std::vector<TapeStep>& steps);

enum class TableEdge : std::uint8_t { left, right, near, far };

/// From an edge of the table to the nearest corner of a piece.
struct EdgeReading {
    TableEdge edge{TableEdge::left};
    Length distance;
};

/// How far a body stands from an edge; below 0 beyond it.
Length distance_to(const plane::Box& body, TableEdge edge, Length width, Length depth);

/// The readings a tape would take: of the nearer edge across, then of the nearer one along.
std::array<EdgeReading, 2> edge_readings(const plane::Box& body, Length width, Length depth);

/// The straight step after which a body has these readings; its heading stays. None where it has them.
std::optional<plane::Leg> leg_to_edges(const plane::Box& body, const std::array<EdgeReading, 2>& wanted,
                                       Length width, Length depth);

/// The pad: what is being typed, as steps or as edges.
class Pad {
public:
    enum class Page : std::uint8_t { steps, edges };

    /// Requires: the body the figures are about, as it stands on a table of this size.
    Pad(const plane::Box& body, Length width, Length depth);

    Page page() const { return page_; }
    void turn_to(Page page) { page_ = page; }

    /// Begins a step; an about-face is whole at once. A step that still has no figure gives way to it.
    void begin(TapeWay way);
    /// 1 mm more that way, at once; two nudges in a row make one step.
    void nudge(TapeWay way);
    /// The place of an edge reading to be typed: 0 across, 1 along; typing begins it anew.
    void point_at(std::size_t reading);
    /// From the other edge of the same pair.
    void turn_edge(std::size_t reading);

    void digit(int d);
    void mark();
    /// The last digit; with none left, the last step.
    void rub_out();

    const std::vector<TapeStep>& steps() const { return steps_; }
    /// The figure of the last step, while it is being typed.
    const std::optional<Typed>& figure() const { return figure_; }
    std::size_t pointed() const { return pointed_; }
    TableEdge edge(std::size_t reading) const { return edges_.at(reading).edge; }
    /// What stands in an edge field: typed, or as the piece stands.
    std::string edge_text(std::size_t reading, Lang lang) const;
    bool is_typed(std::size_t reading) const { return !typed_.at(reading).is_empty(); }

    /// What the page in hand comes to.
    std::vector<plane::Leg> legs() const;

private:
    Typed& typed_now();

    plane::Box body_;
    Length width_, depth_;
    Page page_{Page::steps};
    std::vector<TapeStep> steps_;
    std::optional<Typed> figure_;
    bool last_is_nudge_{false};
    std::array<EdgeReading, 2> edges_;
    std::array<Typed, 2> typed_;
    std::size_t pointed_{0};
};

}  // namespace bacler
