#pragma once
#include "app/game/secret_orders.hpp"
#include "files/digest.hpp"
#include "files/games.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

/// A battle with sealed orders, its file, and the keys of both sides.
namespace bacler::tests {

using namespace plaquette;

inline constexpr std::size_t french = 0, austrian = 1;
inline const Party umpire = std::nullopt;

inline std::string random_token() {
    static std::uint64_t made = 0;
    const files::SealingKey key = files::SealingKey::random();
    return "t" + files::in_hex(key.open_half()).substr(0, 20) + std::to_string(++made);
}

inline void replace_all(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// The book battle with a village and two Austrian elements under other names.
struct PieceNames3 {
    std::string village{"village"}, a1a{"A1a"}, a2c{"A2c"};
};
inline Scenario book_battle(const PieceNames3& names) {
    std::ifstream in(std::string(places::source) + "/data/scenarios/book-battle.toml");
    std::string text{std::istreambuf_iterator<char>(in), {}};
    replace_all(text, "id = \"village\"", "id = \"" + names.village + "\"");
    replace_all(text, "\"A1a\"", "\"" + names.a1a + "\"");
    replace_all(text, "\"A2c\"", "\"" + names.a2c + "\"");
    const Result<Scenario> read = files::scenario_from_toml(text, "book-battle.toml");
    if (!read) FAIL(read.faults()[0].code);
    return *read;
}

inline SecretTerms agreed_by(game::ConsentBy by) {
    return {game::Consent{by, "agreed at the table"}, SecretTerms::Umpire::opens_too};
}

inline GiveOrder order_in(const std::string& line) {
    const Result<Order> read = files::order_from_text(line, {"test", 1});
    INFO(line);
    REQUIRE(read);
    return std::get<GiveOrder>(*read);
}

/// A sealed battle with a file, both sides' keys in the ring.
struct Table {
    enum class With : std::uint8_t { sides_only, an_umpire };
    explicit Table(Scenario scenario, With with = With::sides_only)
        : game(std::move(scenario), OrderKeeping::sealed) {
        REQUIRE(game.save_as(path, "now").empty());
        if (with == With::an_umpire) {
            Keyring his;
            REQUIRE(set_secret(game, his, umpire, "le juge de paix", files::least_lock_cost()).empty());
        }
        REQUIRE(set_secret(game, ring, french, "180512", files::least_lock_cost()).empty());
        REQUIRE(set_secret(game, ring, austrian, "der alte Hof", files::least_lock_cost()).empty());
    }
    Committed lay(const std::string& line, const std::string& note = {}) {
        return lay_sealed(game, ring, order_in(line), note);
    }
    void must_lay(const std::string& line, const std::string& note = {}) {
        const Committed laid = lay(line, note);
        INFO(line);
        for (const Fault& f : laid.faults) UNSCOPED_INFO(f.code);
        REQUIRE(laid.is_done);
        REQUIRE(laid.faults.empty());
    }
    void go(const Order& order) { REQUIRE(game.commit(order, author_of(game.battle(), order)).is_done); }
    /// Every die that is owed shows a face.
    void roll(int face) {
        while (is_die_owed(game.battle())) go(Roll{game.battle().dice.front().die, face});
    }

    /// The tablet is put away and taken up again: the game is opened from its file, and no secret has been given.
    void reopen() {
        const std::uint64_t hash = hash_of(game.battle());
        game = PlayedGame(Scenario(game.timeline().start().scenario));
        ring.forget_all();
        Result<PlayedGame> opened = PlayedGame::open(path);
        REQUIRE(opened);
        game = std::move(opened).value();
        REQUIRE(hash_of(game.battle()) == hash);
    }

    Folder folder;
    std::string path{folder / "secret.bacler"};
    PlayedGame game;
    Keyring ring;
};

}  // namespace bacler::tests
