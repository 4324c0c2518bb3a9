// The law of secrecy: two battles that differ only in what a side's hidden orders say look the same to everybody else, at every step.
#include "app/game/log.hpp"
#include "app/game/secret_table.hpp"
#include "base/hash.hpp"
#include "platform/bench/random_player.hpp"
#include "systems/plaquette/play/battle_fields.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/obeying.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace bacler;
using namespace bacler::plaquette;
using namespace bacler::tests;

namespace {

/// What there was to be told apart, over all games: a law that nothing tries is none.
struct Tried {
    int differing{0}, alike{0}, rallies{0}, passed{0}, failed{0}, compared{0}, own_differs{0};
};

/// One of the two battles, with the keys of both sides and what others see of it.
struct World {
    World(const Scenario& scenario, OrderKeeping keeping) : game(scenario, keeping) {
        if (keeping != OrderKeeping::sealed) return;
        REQUIRE(set_secret(game, ring, french, "180512", files::least_lock_cost()).empty());
        REQUIRE(set_secret(game, ring, austrian, "der alte Hof", files::least_lock_cost()).empty());
    }

    Committed lay(const GiveOrder& order, const std::string& note) {
        if (game.battle().keeping == OrderKeeping::sealed) return lay_sealed(game, ring, order, note);
        return game.commit(order, author_of(game.battle(), order));
    }
    /// May its side give it?
    bool may(const GiveOrder& order) const {
        const Verdict v = verdict(ask_secretly(game.battle(), ring, order));
        return v != Verdict::forbidden && v != Verdict::contradictory;
    }
    std::string seen_by(const Viewer& who) {
        return bytes_of_fields(view_of(game.battle(), who, ring).battle);
    }

    /// In words: the lines of the log since `from`, with their rulings, and what is owed.
    std::string told_to(const Viewer& who, std::size_t from) const {
        const PlayerView view(game.timeline(), who, ring);
        std::string out;
        const std::vector<game::LineId> lines = view.lines();
        for (std::size_t i = from; i < lines.size(); ++i) {
            const LineView line = view.line(Lang::fr, lines[i]);
            out +=
                line.order + "|" + line.sealed_note + "|" + line.says() + "|" + bytes_of_fields(line.ruling);
            for (const ExplainedLine& l : line.told.tree) out += "|" + l.text + " " + l.rule;
        }
        for (const std::string& owed : view.owed(Lang::fr)) out += "|" + owed;
        return out;
    }

    PlayedGame game;
    Keyring ring;
};

/// Two battles played alike, but for what the orders of one side say as long as nobody is told.
class TwoWorlds {
public:
    TwoWorlds(const Scenario& scenario, OrderKeeping keeping, std::uint64_t seed, Tried& tried)
        : player_(seed),
          chance_(seed + 1),
          secretive_(seed % 2),
          a_(scenario, keeping),
          b_(scenario, keeping),
          tried_(tried) {}

    void play(int sequences) {
        compare();
        for (int refused = 0, orders = 0; orders < 400 && a_.game.battle().sequence <= sequences; ++orders) {
            const Battle& battle = a_.game.battle();
            if (battle.stage == Stage::over) break;
            if (battle.stage == Stage::revealing) {
                REQUIRE(reveal_passed(a_.game, a_.ring).empty());
                REQUIRE(reveal_passed(b_.game, b_.ring).empty());
                compare();
                continue;
            }
            const Order order = wanted(player_.next(battle, refused));
            const bool is_done =
                std::holds_alternative<GiveOrder>(order) ? lay(std::get<GiveOrder>(order)) : give(order);
            refused = is_done ? 0 : refused + 1;
        }
    }

private:
    using Place = std::pair<std::string, std::string>;  ///< of a chit: staff and body

    /// Enough orders are laid before the tests begin; their dice fall as was planned when they were laid.
    Order wanted(const Order& random) {
        const Battle& battle = a_.game.battle();
        if (battle.stage == Stage::placing) {
            const bool is_enough = battle.chits.size() > 12 || ++tries_ > 30;
            if (std::holds_alternative<Next>(random) && !is_enough) return wanted(player_.next(battle, 1));
            if (is_enough) return Next{};
        }
        if (battle.stage == Stage::testing && is_die_owed(battle)) return Roll{Die::d6, planned_face()};
        return random;
    }

    /// The die that is asked now belongs to a chit of the level that is tested, those without a test left out.
    int planned_face() {
        const Battle& battle = a_.game.battle();
        std::size_t rolled = 0;
        for (const DieRequest& d : battle.dice) rolled += d.face ? 1 : 0;
        for (const Chit& c : battle.chits) {
            if (is_free(battle, c) || rolled-- > 0) continue;
            const bool fails = fails_.count({battle.scenario.sides[c.side].staffs[c.staff].id, c.beside}) > 0;
            ++(fails ? tried_.failed : tried_.passed);
            return fails ? 6 : 1;
        }
        FAIL("a die without a chit");
        return 1;
    }

    /// Another order of the same staff to the same body, which it may give in the other battle.
    std::optional<GiveOrder> another(const GiveOrder& order) {
        const int from = chance_.between(0, 7);
        for (int i = 0; i < 8; ++i) {
            GiveOrder other = order;
            other.command = static_cast<Command>((from + i) % 8);
            other.on.clear();
            const bool has_mission = other.command >= Command::advance;
            if (has_mission) other.on = i % 2 == 0 ? "village" : "A1a";
            if (other == order ||
                !files::faults_of_order(other, b_.game.battle().scenario, {"b", 1}, files::AskedOf::game)
                     .empty())
                continue;
            if (b_.may(other)) return other;
        }
        return std::nullopt;
    }

    bool lay(const GiveOrder& order) {
        const Battle& battle = a_.game.battle();
        if (!a_.may(order)) return false;
        const Named staff = *named(battle.scenario, order.staff);
        const Place place{order.staff, order.to};
        const int value = battle.scenario.sides[staff.side].staffs[staff.index].value;
        std::optional<GiveOrder> other;
        // An order that passes is told to everybody: only one that will fail may say something else in the other battle.
        const bool is_free_mission =
            order.staff == order.to &&
            battle.scenario.sides[staff.side].staffs[staff.index].level != StaffLevel::division;
        const bool may_fail = staff.side == secretive_ && !is_free_mission && value < 6 &&
                              passes_.count(place) == 0 &&
                              (fails_.count(place) > 0 || chance_.between(0, 2) > 0);
        if (may_fail) other = another(order);
        if (!other && !b_.may(order)) return false;
        if (!other && fails_.count(place) > 0) other = order;
        (other ? fails_ : passes_).insert(place);
        if (!other) other = order;
        ++(*other == order ? tried_.alike : tried_.differing);
        tried_.rallies += orders_taken(battle, *named(battle.scenario, order.to), order) > 1 ? 1 : 0;
        // Notes stay secret whatever comes of the order.
        const std::string suffix(static_cast<std::size_t>(chance_.between(0, 60)), 'x');
        REQUIRE(a_.lay(order, staff.side == secretive_ ? "in a" : "alike").is_done);
        REQUIRE(b_.lay(*other, staff.side == secretive_ ? "in b" + suffix : "alike").is_done);
        compare();
        tried_.own_differs += *other == order || a_.seen_by(Viewer::of_side(secretive_)) ==
                                                     b_.seen_by(Viewer::of_side(secretive_))
                                  ? 0
                                  : 1;
        return true;
    }

    bool give(const Order& order) {
        const bool is_done = a_.game.commit(order, author_of(a_.game.battle(), order)).is_done;
        REQUIRE(b_.game.commit(order, author_of(b_.game.battle(), order)).is_done == is_done);
        if (!is_done) return false;
        if (a_.game.battle().sequence != planned_in_) {
            planned_in_ = a_.game.battle().sequence;
            tries_ = 0;
            fails_.clear();
            passes_.clear();
        }
        compare();
        return true;
    }

    void compare() {
        ++tried_.compared;
        for (const Viewer& who : {Viewer::nobody(), Viewer::of_side(1 - secretive_)}) {
            REQUIRE(a_.seen_by(who) == b_.seen_by(who));
            REQUIRE(a_.told_to(who, told_) == b_.told_to(who, told_));
        }
        told_ = a_.game.timeline().path_to(a_.game.timeline().cursor()).size();
    }

    bench::RandomPlayer player_;
    Generator chance_;
    std::size_t secretive_;  ///< the side whose orders differ
    World a_, b_;
    Tried& tried_;
    std::set<Place> fails_, passes_;
    int tries_{0}, planned_in_{1};
    std::size_t told_{0};
};

/// The book battle; in every other one some elements have to be rallied from retreat, which takes two orders.
Scenario any_start(std::uint64_t seed) {
    Scenario s = book_battle({});
    if (seed % 4 < 2)
        for (Side& side : s.sides)
            for (std::size_t e = 0; e < side.elements.size(); e += 2)
                side.elements[e].stance = Stance::retreat;
    return s;
}

void hold_the_law(OrderKeeping keeping, std::uint64_t games) {
    Tried tried;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        INFO("seed " << seed);
        TwoWorlds(any_start(seed), keeping, seed, tried).play(2);
    }
    INFO(tried.differing << " differing, " << tried.alike << " alike, " << tried.rallies << " rallies, "
                         << tried.passed << " passed, " << tried.failed << " failed, " << tried.compared
                         << " compared");
    CHECK(tried.differing > static_cast<int>(games) * 3);
    CHECK(tried.own_differs == tried.differing);
    CHECK(tried.alike > static_cast<int>(games) * 3);
    CHECK(tried.rallies > static_cast<int>(games) / 2);
    CHECK(tried.passed > static_cast<int>(games));
    CHECK(tried.failed > static_cast<int>(games));
}

}  // namespace

TEST_CASE("63 what sealed orders say changes nothing of what others see, until it is told",
          "[R063][Q23][secrecy][law]") {
    hold_the_law(OrderKeeping::sealed, 12);
}

TEST_CASE("63 nor does it with open orders, as long as views are drawn from",
          "[R063][Q23][Q33][secrecy][law]") {
    hold_the_law(OrderKeeping::open, 8);
}
