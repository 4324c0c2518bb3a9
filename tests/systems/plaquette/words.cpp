#include "systems/plaquette/words.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

template <class E, std::size_t N>
void check_words(const std::array<Word<E>, N>& words) {
    std::set<std::string_view> seen;
    for (const Word<E>& w : words) {
        CHECK(meaning_of(words, w.word) == w.is);
        CHECK(word_for(words, w.is) == w.word);
        CHECK(seen.insert(w.word).second);
    }
    CHECK(meaning_of(words, "") == std::nullopt);
    CHECK(meaning_of(words, "Attack") == std::nullopt);
}

}  // namespace

TEST_CASE("words: each enumerator has one word, read both ways", "[R068]") {
    check_words(arm_words);
    check_words(weight_words);
    check_words(formation_words);
    check_words(stance_words);
    check_words(cover_words);
    check_words(aspect_words);
    check_words(role_words);
    check_words(result_words);
    check_words(level_words);
    check_words(mission_words);
    check_words(facing_words);
    check_words(guns_lost_words);
    check_words(terrain_words);
    check_words(fact_words);
}

TEST_CASE("words: files know four formations; a battery has none", "[R030][R034]") {
    CHECK(meaning_of(formation_words, "battery") == std::nullopt);
    CHECK(meaning_of(formation_words, "hollow_square") == Formation::hollow_square);
    CHECK(meaning_of(cover_words, "thick") == Cover::thick);
    CHECK(meaning_of(stance_words, "fall_back") == Stance::fall_back);
}
