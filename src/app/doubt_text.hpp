#pragma once
#include "app/finding_text.hpp"
#include "systems/plaquette/doubts.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// What is too close to call, in words: terminal and window say it with these.
namespace bacler {

/// By how much, what holds if the measurement meets its limit, what if not, and what would settle it.
struct DoubtText {
    std::string margin, met, missed, settled_by;

    /// In this order, each a line.
    std::vector<std::string> lines() const { return {margin, met, missed, settled_by}; }
};
DoubtText doubt_text(Lang lang, const Ruling& ruling, const Doubt& doubt, const PieceNames& names);

/// The open doubts that hang on a finding's measurement, or on one beneath it.
std::vector<Doubt> doubts_about(const Ruling& ruling, std::size_t finding);

/// Some doubts of a ruling, one after the other.
std::vector<std::string> doubt_lines(Lang lang, const Ruling& ruling, std::span<const Doubt> doubts,
                                     const PieceNames& names);

/// The verdict of a ruling that is too close on either side of its deciding limit, and by how much; none where it is not.
std::optional<std::string> outcomes_text(Lang lang, const Ruling& ruling);

/// A ruling of the table that stands open.
struct OpenText {
    std::string head;  ///< "Fa – Aa: 2.9 cm of 3 cm, −1 mm off; deviation 1.41 mm  [R125, Q09]"
    DoubtText doubt;
};
/// `called` names the two pieces, `names` whom the outcomes speak of.
OpenText open_text(Lang lang, const plaquette::OpenRuling& open, const PieceNames& called,
                   const PieceNames& names);

/// What stands open of either of two elements: its command, charisma, supports and flanks, and whom it meets from where.
std::vector<OpenText> open_about(Lang lang, const plaquette::Scenario& scenario, plaquette::ElementRef first,
                                 plaquette::ElementRef second);

}  // namespace bacler
