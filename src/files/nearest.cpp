#include "files/nearest.hpp"

#include <algorithm>
#include <cstddef>

namespace bacler::files {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

int letters_apart(std::string_view a, std::string_view b) {
    const std::size_t width = b.size() + 1;
    std::vector<int> two_back(width, 0), last(width, 0), row(width, 0);
    for (std::size_t j = 0; j < width; ++j) last[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j < width; ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
            const bool swapped =
                i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (swapped) row[j] = std::min(row[j], two_back[j - 2] + 1);
        }
        two_back.swap(last);
        last.swap(row);
    }
    return last[width - 1];
}

std::optional<std::string_view> nearest_word(std::string_view meant,
                                             const std::vector<std::string_view>& known) {
    constexpr std::size_t longest = 60;
    if (meant.empty() || meant.size() > longest) return std::nullopt;
    std::optional<std::string_view> best;
    int best_apart = 0;
    for (const std::string_view word : known) {
        if (word.empty() || word.size() > longest) continue;
        const int most = std::max(1, static_cast<int>(std::max(word.size(), meant.size())) / 3);
        const int gap = static_cast<int>(word.size()) - static_cast<int>(meant.size());
        if (gap > most || -gap > most) continue;
        const int apart = letters_apart(meant, word);
        if (apart <= most && (!best || apart < best_apart)) {
            best = word;
            best_apart = apart;
        }
    }
    return best;
}

std::string listed(const std::vector<std::string_view>& words) {
    constexpr std::size_t most = 24;
    std::string out;
    for (std::size_t i = 0; i < words.size() && i < most; ++i) {
        if (i > 0) out += ", ";
        out += words[i];
    }
    return words.size() > most ? out + "..." : out;
}

}  // namespace bacler::files
