#include "base/hash.hpp"
#include "base/fields.hpp"
#include "ruling/fields.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <limits>
#include <set>

using namespace bacler;

namespace {

enum class Colour : std::uint8_t { red, black };

struct Card {
    Colour colour{Colour::red};
    int figure{0};

    friend bool operator==(const Card&, const Card&) = default;
};

struct Hand {
    std::string name;
    std::vector<Card> cards;
    std::optional<int> bid;
    std::variant<std::monostate, int, std::string> last;
    std::pair<bool, std::size_t> turn{false, 0};
    std::array<std::int8_t, 2> marks{};

    friend bool operator==(const Hand&, const Hand&) = default;
};

template <class Archive>
void serialize(Archive& archive, Card& c) {
    archive(c.colour, c.figure);
}

template <class Archive>
void serialize(Archive& archive, Hand& h) {
    archive(h.name, h.cards, h.bid, h.last, h.turn, h.marks);
}

Hand any_hand() {
    Hand h;
    h.name = *rc::gen::element<std::string>("", "a", "ab");
    const int cards = *rc::gen::inRange(0, 3);
    for (int i = 0; i < cards; ++i)
        h.cards.push_back({*rc::gen::element(Colour::red, Colour::black), *rc::gen::inRange(-2, 2)});
    if (*rc::gen::arbitrary<bool>()) h.bid = *rc::gen::inRange(-1, 2);
    const int last = *rc::gen::inRange(0, 3);
    if (last == 1) h.last = *rc::gen::inRange(0, 2);
    if (last == 2) h.last = *rc::gen::element<std::string>("", "a");
    h.turn = {*rc::gen::arbitrary<bool>(), static_cast<std::size_t>(*rc::gen::inRange(0, 2))};
    h.marks[0] = static_cast<std::int8_t>(*rc::gen::inRange(-1, 1));
    return h;
}

}  // namespace

TEST_CASE("base: the hash of bytes gives the published XXH64 figures of seed 0", "[base]") {
    CHECK(hash_of_bytes("") == 0xef46db3751d8e999ULL);
    CHECK(hash_of_bytes("a") == 0xd24ec4f1a98c6e5bULL);
    CHECK(hash_of_bytes("abc") == 0x44bc2cf5ad770999ULL);
    CHECK(hash_of_bytes("Nobody inspects the spammish repetition") == 0xfbcea83c8a378bf1ULL);
}

TEST_CASE("base: equal values hash alike, and values that differ in a field differ", "[base]") {
    REQUIRE(rc::check("a hash tells values apart", [] {
        const Hand a = any_hand(), b = any_hand();
        RC_ASSERT((hash_of_fields(a) == hash_of_fields(b)) == (a == b));
    }));
}

TEST_CASE("base: what stands in one field is not taken for what stands in the next", "[base]") {
    using Two = std::pair<std::string, std::string>;
    CHECK(hash_of_fields(Two{"ab", ""}) != hash_of_fields(Two{"a", "b"}));
    CHECK(hash_of_fields(Two{"", "ab"}) != hash_of_fields(Two{"a", "b"}));
    using Lists = std::pair<std::vector<int>, std::vector<int>>;
    CHECK(hash_of_fields(Lists{{1, 2}, {}}) != hash_of_fields(Lists{{1}, {2}}));
    CHECK(hash_of_fields(std::optional<int>{}) != hash_of_fields(std::optional<int>{0}));
    CHECK(hash_of_fields(std::variant<int, char>{1}) != hash_of_fields(std::variant<int, char>{char{1}}));
}

TEST_CASE("base: a number hashes by its value, whatever the width of its type", "[base]") {
    CHECK(hash_of_fields(std::int8_t{-1}) == hash_of_fields(std::int64_t{-1}));
    CHECK(hash_of_fields(std::uint16_t{60000}) == hash_of_fields(std::uint64_t{60000}));
    CHECK(hash_of_fields(Colour::black) == hash_of_fields(std::uint32_t{1}));
    std::set<std::uint64_t> seen;
    for (int n = -70000; n <= 70000; ++n) seen.insert(hash_of_fields(n));
    CHECK(seen.size() == 140001);
    CHECK(hash_of_fields(std::numeric_limits<std::int64_t>::min()) !=
          hash_of_fields(std::numeric_limits<std::int64_t>::max()));
}

TEST_CASE("base: hashes that games on disk hold do not change from one version to the next", "[base]") {
    Ruling ruling;
    ruling.findings.push_back(
        {{171}, 94, 3, 1, Does::adds, Shown::line, {SubjectKind::unit, 1, 7}, -2, 1, 5, 6, 0});
    ruling.measures.push_back({{29990}, {30000}, LimitWords::less_than, {100}, {{1}, {2}}, {{3}, {-4}}});
    CHECK(hash_of_fields(std::string("Petit")) == hash_of_bytes("\x05Petit"));
    CHECK(hash_of_fields(std::vector<int>{1, -1, 300}) == hash_of_bytes("\x03\x02\x01\xd8\x04"));
    Ruling other = ruling;
    CHECK(hash_of_fields(ruling) == hash_of_fields(other));
    other.measures[0].to.y = {-5};
    CHECK(hash_of_fields(ruling) != hash_of_fields(other));
}
