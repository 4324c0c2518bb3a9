#include "files/packed.hpp"

#include "base/hash.hpp"
#include "game/play.hpp"

#include <catch2/catch.hpp>
#include <cereal/archives/portable_binary.hpp>

#include <sstream>

using namespace bacler;

namespace {

enum class Colour : std::uint8_t { red, black };

struct Hand {
    std::string name;
    std::vector<std::int16_t> cards;
    std::vector<bool> seen;
    std::optional<Colour> trump;
    std::variant<std::monostate, std::int32_t, std::string> last;
    std::pair<bool, std::size_t> turn{false, 0};
    std::array<std::int64_t, 2> marks{};

    friend bool operator==(const Hand&, const Hand&) = default;
};

template <class Archive>
void serialize(Archive& archive, Hand& h) {
    archive(h.name, h.cards, h.seen, h.trump, h.last, h.turn, h.marks);
}

const Hand a_hand{"Petit", {1, -2, 300}, {true, false}, Colour::black, "k", {true, 7}, {-1, 1}};

}  // namespace

TEST_CASE("files: a packed value has the bytes of cereal's portable archive, without its leading byte",
          "[game]") {
    std::ostringstream out;
    {
        cereal::PortableBinaryOutputArchive archive(out);
        archive(a_hand);
    }
    CHECK(files::pack(a_hand) == out.str().substr(1));
}

TEST_CASE("files: what is packed is unpacked to an equal value", "[game]") {
    const Result<Hand> again = files::unpack<Hand>(files::pack(a_hand), "x.bacler", 1);
    REQUIRE(again);
    CHECK(*again == a_hand);
    REQUIRE(rc::check("records of random games", [] {
        const nim::Timeline t = nim::any_game();
        for (const game::Record<nim::Nim>& r : t.records()) {
            const auto back = files::unpack<game::Record<nim::Nim>>(files::pack(r), "x.bacler", 1);
            RC_ASSERT(back.is_good());
            RC_ASSERT(*back == r);
        }
    }));
}

TEST_CASE("files: bytes that hold no such value are a fault and no crash", "[game]") {
    const std::string good = files::pack(a_hand);
    for (std::size_t length = 0; length < good.size(); ++length) {
        const Result<Hand> cut = files::unpack<Hand>(good.substr(0, length), "x.bacler", 7);
        REQUIRE_FALSE(cut);
        CHECK(cut.faults()[0].code == "game.payload");
        CHECK(cut.faults()[0].args == std::vector<std::string>{"7"});
    }
    CHECK_FALSE(files::unpack<Hand>(good + "x", "x.bacler", 7));
    for (std::size_t at = 0; at < good.size(); ++at)
        for (const int flip : {1, 2, 0x80, 0xff}) {
            std::string bad = good;
            bad[at] = static_cast<char>(bad[at] ^ flip);
            const Result<Hand> read = files::unpack<Hand>(bad, "x.bacler", 7);
            if (read) CHECK(files::pack(*read) == bad);
        }
    CHECK_FALSE(files::unpack<bool>("\x02", "x.bacler", 7));
    const std::string huge = files::pack(std::uint64_t{1} << 60U) + "abc";
    CHECK_FALSE(files::unpack<std::vector<int>>(huge, "x.bacler", 7));
    CHECK_FALSE(files::unpack<std::string>(huge, "x.bacler", 7));
}
