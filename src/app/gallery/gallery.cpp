#include "app/gallery/gallery.hpp"

#include "app/gallery/collector.hpp"

namespace bacler::gallery {

std::string_view word_of(Chapter chapter) {
    constexpr std::array<std::string_view, chapters.size()> words{
        "engagement", "fire", "order", "move",    "square",    "retreat",
        "table",      "cost", "game",  "refused", "otherwise", "owed"};
    return words.at(static_cast<std::size_t>(chapter));
}

Gallery gallery_of(Lang lang) {
    Collector into(lang);
    collect_quick(into);
    collect_tables(into);
    collect_rules(into);
    collect_games(into);
    return into.finish();
}

std::vector<std::string> unsaid(const Gallery& gallery) {
    std::vector<std::string> out;
    for (const Entry& entry : plaquette_entries())
        if (gallery.said.count(std::string(entry.key)) == 0) out.emplace_back(entry.key);
    return out;
}

}  // namespace bacler::gallery
