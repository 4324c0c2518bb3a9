// Secrets of sides and of the umpire: who may set them, who is let in, and what is left where one is forgotten.
#include "app/explain.hpp"
#include "app/game/secret_table.hpp"
#include "app/game/telling.hpp"
#include "base/hash.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace bacler;
using namespace bacler::plaquette;
using namespace bacler::tests;

namespace {

const files::LockCost cheap = files::least_lock_cost();
const std::string his_secret = "le juge de paix", french_secret = "180512", austrian_secret = "der alte Hof";

bool says(const Ruling& ruling, Say what) {
    return std::any_of(ruling.findings.begin(), ruling.findings.end(),
                       [&](const Finding& f) { return f.say == static_cast<std::uint16_t>(what); });
}

const Ruling& last_ruling(const PlayedGame& game) {
    return game.timeline().line(game.timeline().cursor()).ruling;
}

std::string code(const Faults& faults) {
    return faults.empty() ? std::string() : faults.front().code;
}

bool may_read(const PlayedGame& game, const Viewer& who, const Keyring& ring) {
    return view_of(game.battle(), who, ring).battle.chits.at(0).order.has_value();
}

Committed commit(PlayedGame& game, const Order& order) {
    return game.commit(order, author_of(game.battle(), order));
}

/// A lock as no secret opens it, of the right lengths.
SetLock made_up(const std::string& side, char key) {
    return {side, std::string(wrapped_key_length, 'l'), std::string(key_half_length, key), {}, {}};
}

}  // namespace

TEST_CASE(
    "63 the umpire who had a secret first opens what a side has forgotten, opened from the file without having been there",
    "[R063][secrecy]") {
    Table t(book_battle({}), Table::With::an_umpire);
    CHECK(is_umpire_let_in(t.game.battle(), french));
    CHECK(says(last_ruling(t.game), Say::lock_lets_umpire_in));
    t.must_lay("order FC F1 attack");
    t.go(Next{});
    t.roll(1);
    t.reopen();
    CHECK(code(reveal_passed(t.game, t.ring)) == "seal.no_key");
    CHECK(code(unlock(t.game, t.ring, french, "180513")) == "seal.wrong_secret");
    CHECK(code(unlock(t.game, t.ring, umpire, "180513")) == "seal.wrong_secret");
    REQUIRE(unlock(t.game, t.ring, umpire, his_secret).empty());
    CHECK(may_read(t.game, Viewer::umpire(), t.ring));
    CHECK_FALSE(may_read(t.game, Viewer::of_side(austrian), t.ring));
    CHECK(log_for(Lang::en, t.game.timeline(), Viewer::umpire(), t.ring).find("order FC F1 attack") !=
          std::string::npos);
    REQUIRE(reveal_passed(t.game, t.ring).empty());
    CHECK(t.game.battle().stage != Stage::revealing);
    CHECK(t.game.battle().scenario.sides[french].staffs[1].stance == Stance::attack);
    t.reopen();
    CHECK(game::rejudge(t.game.timeline()).empty());
}

TEST_CASE("63 orders under a forgotten secret are given again, and the game goes on from its file",
          "[R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    t.must_lay("order FC F2 attack");
    t.must_lay("order AC A2 attack");
    t.reopen();
    CHECK(wanted_for_secret(t.game.battle(), t.ring, french) == SecretWants::taking_back);
    CHECK(code(set_secret(t.game, t.ring, french, "111111", cheap)) == "seal.no_key");
    CHECK(code(set_secret(t.game, t.ring, french, "111111", cheap, agreed_by(game::ConsentBy::umpire))) ==
          "seal.no_key");
    REQUIRE(take_back_orders(t.game, french).is_done);
    CHECK(t.game.timeline().line(t.game.timeline().cursor()).author == game::Author::first_side);
    CHECK(t.game.battle().chits.size() == 1);
    CHECK(t.game.battle().sides[french].staffs[0].spent == 0);
    CHECK(wanted_for_secret(t.game.battle(), t.ring, french) == SecretWants::any_consent);
    CHECK(code(set_secret(t.game, t.ring, french, "111111", cheap)) == "seal.wants_consent");
    CHECK(code(t.lay("order FC F1 defence").faults) == "seal.no_key");
    REQUIRE(
        set_secret(t.game, t.ring, french, "111111", cheap, agreed_by(game::ConsentBy::both_sides)).empty());
    CHECK(says(last_ruling(t.game), Say::both_sides_consent));
    CHECK(order_of_line(t.game.timeline(), t.game.timeline().cursor()) ==
          "lock french by both_sides because agreed at the table");
    t.must_lay("order FC F1 defence");
    t.reopen();
    REQUIRE(unlock(t.game, t.ring, french, "111111").empty());
    CHECK(view_of(t.game.battle(), Viewer::of_side(french), t.ring).battle.chits.at(1).order->command ==
          Command::defence);
    REQUIRE(unlock(t.game, t.ring, austrian, austrian_secret).empty());
    t.go(Next{});
    t.roll(1);
    REQUIRE(reveal_passed(t.game, t.ring).empty());
    CHECK(t.game.battle().scenario.sides[french].staffs[1].stance == Stance::defence);
    CHECK(t.game.battle().stage != Stage::revealing);
}

TEST_CASE(
    "64 once the tests have begun a side takes its orders back by consent only, and they are told aloud",
    "[R063][R064][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    t.must_lay("order AC A2 attack");
    t.go(Next{});
    const Committed refused = take_back_orders(t.game, french);
    CHECK_FALSE(refused.is_done);
    CHECK(says(refused.ruling, Say::taking_back_wants_consent));
    t.roll(1);
    REQUIRE(t.game.battle().stage == Stage::revealing);
    CHECK_FALSE(take_back_orders(t.game, french).is_done);
    CHECK(t.game.battle().chits.at(0).sealed.has_value());
    t.ring.forget_all();
    REQUIRE(
        take_back_orders(t.game, french, game::Consent{game::ConsentBy::umpire, "digits forgotten"}).is_done);
    CHECK(says(last_ruling(t.game), Say::umpire_consents));
    // What was given up cannot be unsaid by a tap.
    CHECK_FALSE(t.game.undo().is_done);
    t.reopen();
    REQUIRE(commit(t.game, Reveal{order_in("order FC F1 manoeuvre"), {}, {}}).is_done);
    CHECK(says(last_ruling(t.game), Say::content_is_stated));
    const Committed nothing =
        take_back_orders(t.game, french, game::Consent{game::ConsentBy::umpire, "again"});
    CHECK_FALSE(nothing.is_done);
    CHECK(says(nothing.ruling, Say::no_sealed_orders));
    REQUIRE(unlock(t.game, t.ring, austrian, austrian_secret).empty());
    REQUIRE(reveal_passed(t.game, t.ring).empty());
    CHECK(t.game.battle().scenario.sides[french].staffs[1].stance == Stance::manoeuvre);
    CHECK(t.game.battle().stage != Stage::revealing);
    CHECK(game::rejudge(t.game.timeline()).empty());
}

TEST_CASE("63 while orders are laid a side takes its own back freely, and may undo that", "[R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    REQUIRE(take_back_orders(t.game, french).is_done);
    REQUIRE(t.game.undo().is_done);
    REQUIRE(t.game.battle().chits.size() == 1);
    CHECK(may_read(t.game, Viewer::of_side(french), t.ring));
    CHECK_FALSE(take_back_orders(t.game, austrian).is_done);
    PlayedGame chits(book_battle({}), OrderKeeping::chits);
    REQUIRE(commit(chits, LayHidden{"FC", "F1", {}}).is_done);
    CHECK_FALSE(take_back_orders(chits, french).is_done);
}

TEST_CASE("63 a changed secret opens what was sealed before, and the old one no longer", "[R063][secrecy]") {
    Table t(book_battle({}), Table::With::an_umpire);
    t.must_lay("order FC F1 attack");
    const std::string copy = lock_of(t.game.battle(), french)->for_umpire;
    CHECK(wanted_for_secret(t.game.battle(), t.ring, french) == SecretWants::nobody);
    REQUIRE(set_secret(t.game, t.ring, french, "une autre phrase", cheap).empty());
    CHECK(lock_of(t.game.battle(), french)->for_umpire == copy);  // neither given anew nor taken away
    t.reopen();
    CHECK(code(unlock(t.game, t.ring, french, french_secret)) == "seal.wrong_secret");
    REQUIRE(unlock(t.game, t.ring, french, "une autre phrase").empty());
    CHECK(may_read(t.game, Viewer::of_side(french), t.ring));
    CHECK_FALSE(t.game.undo().is_done);
}

TEST_CASE("63 once something was sealed the umpire's secret takes both sides, and lets nobody in by itself",
          "[R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    Keyring his;
    CHECK(wanted_for_secret(t.game.battle(), his, umpire) == SecretWants::both_sides);
    CHECK(code(set_secret(t.game, his, umpire, his_secret, cheap)) == "seal.wants_both_sides");
    CHECK(code(set_secret(t.game, his, umpire, his_secret, cheap, agreed_by(game::ConsentBy::umpire))) ==
          "seal.wants_both_sides");
    CHECK(his.of(umpire) == nullptr);
    CHECK(code(share_key_with_umpire(t.game, t.ring, french)) == "seal.no_umpire");
    REQUIRE(
        set_secret(t.game, his, umpire, his_secret, cheap, agreed_by(game::ConsentBy::both_sides)).empty());
    t.reopen();
    REQUIRE(unlock(t.game, t.ring, french, french_secret).empty());
    REQUIRE(unlock(t.game, t.ring, austrian, austrian_secret).empty());
    CHECK_FALSE(is_umpire_let_in(t.game.battle(), french));
    CHECK_FALSE(may_read(t.game, Viewer::umpire(), his));
    // Only an act of the side lets him in, of that side alone.
    CHECK(code(share_key_with_umpire(t.game, his, french)) == "seal.no_key");
    REQUIRE(share_key_with_umpire(t.game, t.ring, french).empty());
    CHECK(says(last_ruling(t.game), Say::umpire_is_let_in));
    CHECK(is_umpire_let_in(t.game.battle(), french));
    CHECK_FALSE(is_umpire_let_in(t.game.battle(), austrian));
    CHECK(may_read(t.game, Viewer::umpire(), his));
    CHECK(log_for(Lang::en, t.game.timeline(), Viewer::umpire(), his).find("order FC F1 attack") !=
          std::string::npos);
}

TEST_CASE("63 another key of the umpire shuts the former one out, and a side may keep him out from the start",
          "[R063][secrecy]") {
    PlayedGame game(book_battle({}), OrderKeeping::sealed);
    Keyring first, second, ring;
    REQUIRE(set_secret(game, first, umpire, his_secret, cheap).empty());
    SecretTerms alone;
    alone.umpire = SecretTerms::Umpire::stays_out;
    REQUIRE(set_secret(game, ring, austrian, austrian_secret, cheap, alone).empty());
    CHECK(says(last_ruling(game), Say::lock_is_set));
    CHECK_FALSE(is_umpire_let_in(game.battle(), austrian));
    REQUIRE(set_secret(game, ring, french, french_secret, cheap).empty());
    REQUIRE(is_umpire_let_in(game.battle(), french));
    // His secret changed by himself, the key stays and so does what was given to it.
    REQUIRE(set_secret(game, first, umpire, "un autre mot", cheap).empty());
    CHECK(is_umpire_let_in(game.battle(), french));
    CHECK_FALSE(says(last_ruling(game), Say::former_umpire_is_shut_out));
    // Nothing is sealed yet: whoever plays the umpire may still change.
    REQUIRE(set_secret(game, second, umpire, "quelqu’un d’autre", cheap).empty());
    CHECK(says(last_ruling(game), Say::former_umpire_is_shut_out));
    CHECK_FALSE(is_umpire_let_in(game.battle(), french));
    REQUIRE(unlock(game, ring, french, french_secret).empty());
    CHECK_FALSE(is_umpire_let_in(game.battle(), french));
    REQUIRE(lay_sealed(game, ring, order_in("order FC F1 attack")).is_done);
    CHECK_FALSE(may_read(game, Viewer::umpire(), first));
    CHECK_FALSE(may_read(game, Viewer::umpire(), second));
    // A key of the ring that is no longer the game's serves for nothing.
    CHECK(code(set_secret(game, first, umpire, his_secret, cheap)) == "seal.wants_both_sides");
}

TEST_CASE("63 a lock that is wrong in what can be seen of it is refused with a sentence", "[R063][secrecy]") {
    Table t(book_battle({}));
    const auto refused = [&](const SetLock& lock, Say why) {
        const Committed done = commit(t.game, lock);
        CHECK_FALSE(done.is_done);
        CHECK(says(done.ruling, why));
        const Explanation told = explain_ruling(Lang::fr, done.ruling, names_of(t.game.battle().scenario),
                                                t.game.battle().scenario.readings);
        CHECK_FALSE(told.tree.empty());
    };
    const auto with = [](SetLock lock, auto change) {
        change(lock);
        return lock;
    };
    const SetLock of_umpire = made_up("", 'u'), of_side = made_up("french", 'f');
    refused(with(of_umpire, [](SetLock& l) { l.lock.pop_back(); }), Say::lock_of_another_length);
    refused(with(of_umpire, [](SetLock& l) { l.lock.clear(); }), Say::lock_of_another_length);
    refused(with(of_umpire, [](SetLock& l) { l.open_half += 'u'; }), Say::key_half_of_another_length);
    refused(with(of_side, [](SetLock& l) { l.open_half.clear(); }), Say::key_half_of_another_length);
    refused(with(of_side, [](SetLock& l) { l.for_umpire = "x"; }), Say::umpire_copy_of_another_length);
    const std::string copy(umpire_copy_length, 'c');
    refused(with(of_side, [&](SetLock& l) { l.for_umpire = copy; }), Say::no_umpire_to_let_in);
    refused(with(of_umpire, [&](SetLock& l) { l.for_umpire = copy; }), Say::umpire_needs_no_copy);
    refused(of_side, Say::another_key_wants_consent);
    t.must_lay("order FC F1 attack");
    refused(with(of_side,
                 [](SetLock& l) {
                     l.consent = game::Consent{game::ConsentBy::both_sides, "so"};
                 }),
            Say::sealed_under_the_former_key);
    refused(of_umpire, Say::umpire_wants_both_sides);
    refused(with(of_umpire,
                 [](SetLock& l) {
                     l.consent = game::Consent{game::ConsentBy::umpire, "so"};
                 }),
            Say::umpire_wants_both_sides);
    CHECK(may_read(t.game, Viewer::of_side(french), t.ring));
    for (const OrderKeeping keeping : {OrderKeeping::open, OrderKeeping::chits}) {
        PlayedGame game(book_battle({}), keeping);
        const Committed done = commit(game, of_umpire);
        CHECK_FALSE(done.is_done);
        CHECK(says(done.ruling, Say::secrets_are_for_sealed_orders));
    }
    // An open half that no key has is found where a side's is to be wrapped with it.
    PlayedGame game(book_battle({}), OrderKeeping::sealed);
    REQUIRE(commit(game, made_up("", '\0')).is_done);
    Keyring ring;
    CHECK(code(set_secret(game, ring, french, french_secret, cheap)) == "seal.lock_damaged");
    SecretTerms alone;
    alone.umpire = SecretTerms::Umpire::stays_out;
    REQUIRE(set_secret(game, ring, french, french_secret, cheap, alone).empty());
    CHECK(code(share_key_with_umpire(game, ring, french)) == "seal.lock_damaged");
}

TEST_CASE("38 a staff passes from the player who holds it, with the orders that lie sealed for it",
          "[R038][R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    CHECK(holder_of(t.game.battle(), french, 0).empty());
    const auto refused = [&](const std::string& staff, const std::string& from, const std::string& to,
                             Say why) {
        const Committed done = pass_staff(t.game, staff, from, to);
        CHECK_FALSE(done.is_done);
        CHECK(says(done.ruling, why));
    };
    refused("FC", "Anne", "Basile", Say::nobody_holds_it);
    REQUIRE(pass_staff(t.game, "FC", "", "Anne").is_done);
    REQUIRE(pass_staff(t.game, "F1", "", "Anne").is_done);
    refused("FC", "", "Basile", Say::its_player_passes_it);
    refused("FC", "Basile", "Basile", Say::its_player_passes_it);
    refused("AC", "", "Anne", Say::plays_for_the_other_side);
    REQUIRE(pass_staff(t.game, "FC", "Anne", "Basile").is_done);
    CHECK(holder_of(t.game.battle(), french, 0) == "Basile");
    CHECK(holder_of(t.game.battle(), french, 1) == "Anne");
    CHECK(t.game.battle().holdings.size() == 2);
    t.reopen();
    CHECK(holder_of(t.game.battle(), french, 0) == "Basile");
    REQUIRE(unlock(t.game, t.ring, french, french_secret).empty());
    CHECK(may_read(t.game, Viewer::of_side(french), t.ring));
    t.must_lay("order FC F2 attack");
    // In the midst of the sequence too: what lies goes on, whoever holds the staff.
    t.go(Next{});
    REQUIRE(pass_staff(t.game, "FC", "Basile", "Anne").is_done);
    t.roll(1);
    REQUIRE(reveal_passed(t.game, t.ring).empty());
    CHECK(t.game.battle().scenario.sides[french].staffs[1].stance == Stance::attack);
    CHECK(t.game.battle().scenario.sides[french].staffs[2].stance == Stance::attack);
}
