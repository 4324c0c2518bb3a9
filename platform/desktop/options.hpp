#pragma once
#include "app/engagement_table.hpp"
#include "app/settings.hpp"
#include "app/text/catalogue.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// The app on a desk computer: the only place here that knows SDL and argv.
namespace bacler::desktop {

/// One --set: an element, what of it, and to what.
struct Setting {
    std::string element, key, value;
};

/// What was asked for on the command line.
struct Options {
    Lang lang{Lang::fr};
    std::string scenario;    ///< or a game; empty: the last game, or the book battle
    std::string games;       ///< the folder of games; empty: the user's, or none for what runs by itself
    std::string scenarios;   ///< the folder of scenarios that are written; empty: as for games
    std::string screenshot;  ///< empty: none
    std::string replay;      ///< empty: none
    int width{1280}, height{800};
    int dots_per_inch{0};  ///< of the glass; 0: as the display states it
    std::optional<Scheme> scheme;
    std::optional<int> text_size;
    std::array<int, 4> safe_area{0, 0, 0, 0};  ///< points kept free at the left, top, right and bottom
    bool has_lang{false};                      ///< asked for, whatever the settings say
    std::optional<std::array<std::string, 2>> engage;
    std::optional<std::array<int, 2>> dice;
    std::vector<Setting> settings;
    bool shows_gallery{false};
    bool asks_usage{false};
};

/// The options, or why they are refused. `words` are what follows the program's name.
struct ReadOptions {
    Options options;
    std::optional<Refusal> refusal;
};
ReadOptions read_options(const std::vector<std::string>& words, Lang lang);

/// The sentence of a refusal.
std::string sentence_of(Lang lang, const Refusal& refusal);

}  // namespace bacler::desktop
