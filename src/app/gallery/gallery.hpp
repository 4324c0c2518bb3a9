#pragma once
#include "app/explain.hpp"
#include "app/text/catalogue.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Every shape of ruling that the program can give, each once, as the rules themselves give it: for whoever looks over its words.
namespace bacler::gallery {

/// What a ruling of the gallery is about.
enum class Chapter : std::uint8_t {
    engagement,
    fire,
    order,
    move,
    square,
    retreat,
    table,
    cost,
    game,
    refused,
    otherwise,
    owed,
};
inline constexpr std::array<Chapter, 12> chapters{Chapter::engagement, Chapter::fire,      Chapter::order,
                                                  Chapter::move,       Chapter::square,    Chapter::retreat,
                                                  Chapter::table,      Chapter::cost,      Chapter::game,
                                                  Chapter::refused,    Chapter::otherwise, Chapter::owed};

/// "fire": what targets and messages are called by.
std::string_view word_of(Chapter chapter);

/// A ruling that is shown because it says something that none before it said.
struct Exhibit {
    Chapter chapter{Chapter::engagement};
    std::string asked;  ///< what it answers, as players or scripts put it
    Ruling ruling;
    Explanation told;
    std::vector<std::string> doubts;          ///< what is too close to call of it, a line each
    std::array<std::vector<Rung>, 2> sums{};  ///< the morale of both sides, of an engagement
};

struct Gallery {
    std::vector<Exhibit> exhibits;  ///< chapter by chapter
    std::set<std::string> said;     ///< keys of the catalogue that they show
};

/// The gallery in a language. The same rulings are shown in each. It plays several games: a second's work.
Gallery gallery_of(Lang lang);

/// The keys of the catalogue that findings and requests may say, and that no exhibit says.
std::vector<std::string> unsaid(const Gallery& gallery);

}  // namespace bacler::gallery
