#pragma once
#include "app/answers/answers.hpp"
#include "app/doubt_text.hpp"
#include "systems/plaquette/doubts.hpp"

#include <string_view>

/// What the answers share: words and points as JSON, and the pieces they name.
namespace bacler::answers {

std::string_view word(Does does);
std::string_view word(LimitWords words);
Json point_json(TablePoint point);

/// A length in millimetres, for margins.
double in_millimetres(Length length);

/// The pieces by their ids, as scripts know them.
PieceNames ids_of(plaquette::Scenario scenario);

/// What a measurement leaves open: its margin, what would be found on either side of its limit, what would settle it.
Json doubt_json(const Measurement& measure, const Doubt& doubt);
/// The same as lines of a terminal, so far indented; the margin is left to what stands before them.
std::string doubt_text(const DoubtText& doubt, std::size_t indent);

/// Every ruling of a table that stands open, with its margin and both outcomes.
Json too_close_json(const plaquette::Scenario& scenario, const std::vector<plaquette::OpenRuling>& open);
/// The same as lines; empty where nothing is.
std::string too_close_text(Lang lang, const plaquette::Scenario& scenario,
                           const std::vector<plaquette::OpenRuling>& open);

/// The fault of a piece that is called for: unknown, or without a place.
Fault unknown_piece(const plaquette::Scenario& scenario, const std::string& file, const std::string& id);

}  // namespace bacler::answers
