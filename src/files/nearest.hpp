#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bacler::files {

/// How many letters to add, drop, change or swap with their neighbour to make one word of the other, case
/// apart.
int letters_apart(std::string_view a, std::string_view b);

/// The word that was most likely meant: the nearest, if it is at most a third of its letters away (two
/// letters always may be one apart). The first of equals; none where nothing is near.
std::optional<std::string_view> nearest_word(std::string_view meant,
                                             const std::vector<std::string_view>& known);

/// "a, b, c"; after the 24th "...".
std::string listed(const std::vector<std::string_view>& words);

}  // namespace bacler::files
