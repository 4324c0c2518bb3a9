// Lines of a battle put right at their place: what was decided and thrown afterwards keeps its meaning, or is told.
#include "conforming.hpp"
#include "game/mend.hpp"
#include "playing.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/order_ids.hpp"
#include "systems/plaquette/play/fitting.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace bacler;
using namespace bacler::plaquette;
using bacler::game::Author;
using bacler::game::ChangedLine;
using bacler::game::Fit;
using bacler::game::LineId;
using bacler::game::Mending;
using bacler::game::MendReport;

namespace {

using Timeline = game::Timeline<PlaquetteGame>;
using Mend = game::Mend<PlaquetteGame>;
using Given = game::Given<PlaquetteGame>;

const game::Consent agreed{game::ConsentBy::both_sides, "forgotten"};

/// The book battle's orders up to the results of its first fights.
std::vector<std::string> script() {
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle.orders");
    REQUIRE(in);
    std::vector<std::string> out;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line.front() != '#') out.push_back(line);
    out.erase(std::find(out.begin(), out.end(), "advance F2a 5"), out.end());
    return out;
}

Timeline book_battle() {
    Timeline t(tests::Conforming<PlaquetteGame>::book_battle());
    t.settle();
    return t;
}

void give(Timeline& t, const std::string& line) {
    INFO(line);
    REQUIRE(t.commit(order_of(line), author_of(t.state(), order_of(line))).event);
}

Given given(const std::string& line) {
    return {order_of(line), Author::umpire};
}

/// The line of the cursor's branch that says this, the n-th of them.
LineId line_of(const Timeline& t, const std::string& text, int n = 1) {
    for (const LineId id : t.path_to(t.cursor()))
        if (t.line(id).author != Author::program && t.line(id).order == order_of(text) && --n == 0) return id;
    FAIL("no line " << text);
    return 0;
}

/// The request that a die of a line answered; read from the requests themselves.
const DieRequest& request_of(const Battle& before) {
    for (const DieRequest& d : before.dice)
        if (!d.face) return d;
    throw BrokenPromise("no die was owed");
}

/// What makes a die the die of one question: kind, rule, reason, whom it is about, and against whom.
bool is_same_request(const DieRequest& a, const DieRequest& b) {
    const bool has_other = a.why == id(Say::asks_fire) || a.why == id(Say::asks_value);
    return a.die == b.die && a.rule == b.rule && a.why == b.why && a.who == b.who &&
           (!has_other || a.b == b.b);
}

/// The first line of the cursor's branch whose die answers another question than on the branch left behind; 0: none.
LineId first_strange_die(const Timeline& t) {
    for (const LineId at : t.path_to(t.cursor())) {
        const auto& is = t.line(at);
        if (is.origin == 0 || !std::holds_alternative<Roll>(is.order)) continue;
        const Battle now = t.state_at(is.parent), then = t.state_at(t.line(is.origin).parent);
        if (!is_same_request(request_of(now), request_of(then)) || now.sequence != then.sequence) return at;
    }
    return 0;
}

/// The book battle but the grand battery's fire, which was forgotten.
Timeline without_its_fire() {
    Timeline t = book_battle();
    std::vector<std::string> lines = script();
    const auto fire = std::find(lines.begin(), lines.end(), "fire FGB-1 FGB-2 at A1c");
    // The fire, its die, and the end of the falling of its losses.
    lines.erase(fire + 2, fire + 4);
    lines.erase(fire);
    for (const std::string& line : lines) give(t, line);
    return t;
}

std::uint64_t hash_of_script() {
    Timeline t = book_battle();
    for (const std::string& line : script()) give(t, line);
    return hash_of(t.state());
}

}  // namespace

TEST_CASE("a battery's fire forgotten two phases ago is put in with its die, and every other die is kept",
          "[play][mend][R106]") {
    Timeline t = without_its_fire();
    const Timeline before = t;
    // The `next` that ended the declaring: the line before the square test.
    const auto lines = t.path_to(t.cursor());
    LineId declared = 0;
    for (const LineId id : lines)
        if (t.state_at(t.line(id).parent).stage == Stage::declaring) declared = id;
    REQUIRE(declared != 0);
    Mend wanted{declared, Mending::before, {given("fire FGB-1 FGB-2 at A1c")}, {}, agreed};
    SECTION("as one mend") {
        wanted.answers = {given("die d10 6"), given("next")};
        const MendReport report = mend(t, wanted);
        REQUIRE(report.is_done);
        CHECK(report.first_unfit == 0);
        CHECK(report.dropped.empty());
        CHECK(report.answers_left == 0);
        CHECK(hash_of(t.state()) == hash_of_script());
        CHECK(first_strange_die(t) == 0);
        CHECK_FALSE(report.changed.empty());
    }
    SECTION("step by step, where nobody has thrown its die yet") {
        const MendReport report = mend(t, wanted);
        REQUIRE(report.is_done);
        CHECK(report.first_unfit != 0);
        CHECK(text_of(Lang::en, report.unfit_ruling, report.unfit_ruling.findings.front(),
                      names_of(t.state().scenario)) == "Something else is asked first");
        CHECK(request_of(t.state()).why == id(Say::asks_fire));
        give(t, "die d10 6");
        const MendReport more = game::play_on(t, game::left_unplayed(t));
        CHECK(more.unplayed == report.unplayed);  // whether losses are laid elsewhere is asked first
        CHECK(t.state().stage == Stage::falling);
        give(t, "next");
        CHECK(game::play_on(t, game::left_unplayed(t)).first_unfit == 0);
        CHECK(hash_of(t.state()) == hash_of_script());
    }
    SECTION("refused, it changes nothing") {
        wanted.orders = {given("fire FGB-1 FGB-2 at A2c"), given("fire FGB-1 at A1c")};
        const MendReport report = mend(t, wanted);
        CHECK_FALSE(report.is_done);
        CHECK(verdict(report.ruling) == Verdict::forbidden);
        CHECK(t == before);
    }
    SECTION("the branch left behind is all there") {
        wanted.answers = {given("die d10 6"), given("next")};
        REQUIRE(mend(t, wanted).is_done);
        REQUIRE(t.jump(before.cursor(), agreed));
        CHECK(hash_of(t.state()) == hash_of(before.state()));
    }
}

TEST_CASE("a fire taken out takes its die with it, and no other", "[play][mend][R123]") {
    Timeline t = book_battle();
    for (const std::string& line : script()) give(t, line);
    const LineId die = line_of(t, "die d10 6");
    const MendReport report =
        mend(t, Mend{line_of(t, "fire FGB-1 FGB-2 at A1c"), Mending::out, {}, {}, agreed});
    REQUIRE(report.is_done);
    // The `next` with which nobody laid its losses elsewhere is past too.
    REQUIRE(report.dropped.size() == 2);
    CHECK(report.dropped.front() == die);
    CHECK(report.first_unfit == 0);
    CHECK(first_strange_die(t) == 0);
    CHECK(hash_of(t.state()) == hash_of(without_its_fire().state()));
}

TEST_CASE("an order taken out takes its test with it; every other order keeps its own die",
          "[play][mend][R064]") {
    Timeline t = book_battle();
    const std::vector<std::string> lines = script();
    for (std::size_t i = 0; i < 11; ++i) give(t, lines[i]);
    REQUIRE(t.state().stage >= Stage::roll_off);
    // FC's first order: its die was the first of the sheet, and the second one of FC's is F2's.
    const MendReport report = mend(t, Mend{line_of(t, "order FC F1 attack"), Mending::out, {}, {}, agreed});
    REQUIRE(report.is_done);
    CHECK(report.first_unfit == 0);
    REQUIRE(report.dropped.size() == 1);
    const LineId dropped = report.dropped.front();
    CHECK(question_of(t.state_at(t.line(dropped).parent), 0).beside == "F1");
    std::vector<std::string> tested;
    for (const LineId at : t.path_to(t.cursor())) {
        if (!std::holds_alternative<Roll>(t.line(at).order)) continue;
        const Battle now = t.state_at(t.line(at).parent), then = t.state_at(t.line(t.line(at).origin).parent);
        const auto place = [](const Battle& b) {
            return static_cast<std::size_t>(&request_of(b) - b.dice.data());
        };
        CHECK(question_of(now, place(now)) == question_of(then, place(then)));
        tested.push_back(question_of(now, place(now)).beside);
    }
    CHECK(tested == std::vector<std::string>{"F2", "A2", "F2c", "A2b"});
}

TEST_CASE("dice that lie on a sheet in another order answer their own requests", "[play][mend][R064]") {
    Timeline t = book_battle();
    for (const char* line : {"order FC F1 attack", "order AC A2 attack", "next"}) give(t, line);
    give(t, "die d6 1");
    give(t, "die d6 6");
    // F2's order was given first of all, and forgotten: its die is new.
    Mend wanted{1, Mending::before, {given("order FC F2 attack")}, {given("die d6 5")}, agreed};
    const MendReport report = mend(t, wanted);
    REQUIRE(report.is_done);
    CHECK(report.first_unfit == 0);
    CHECK(report.answers_left == 0);
    std::vector<std::string> told;
    for (const LineId at : t.path_to(t.cursor()))
        if (const auto* roll = std::get_if<Roll>(&t.line(at).order)) {
            const Battle before = t.state_at(t.line(at).parent);
            const std::size_t place = static_cast<std::size_t>(&request_of(before) - before.dice.data());
            told.push_back(question_of(before, place).beside + " " + std::to_string(roll->face));
        }
    CHECK(told == std::vector<std::string>{"F2 5", "F1 1", "A2 6"});
}

TEST_CASE(
    "by the reading of a die each battery, a battery put in has its own die, and the other keeps its own",
    "[play][mend][R106][Q56]") {
    Battle start = tests::Conforming<PlaquetteGame>::book_battle();
    start.scenario.readings.choose(Option::fire_grouping, value::per_battery);
    Timeline t(start);
    t.settle();
    std::vector<std::string> lines = script();
    lines.erase(std::find(lines.begin(), lines.end(), "fire FGB-1 FGB-2 at A1c"), lines.end());
    for (const std::string& line : lines) give(t, line);
    give(t, "fire FGB-2 at A1c");
    const LineId declared = t.cursor();
    give(t, "next");
    REQUIRE(t.state().dice.size() == 1);
    REQUIRE(question_of(t.state(), 0).guns == "FGB-2\n");
    give(t, "die d10 7");
    const MendReport report =
        mend(t, Mend{declared, Mending::before, {given("fire FGB-1 at A1c")}, {given("die d10 3")}, agreed});
    REQUIRE(report.is_done);
    CHECK(report.first_unfit == 0);
    CHECK(report.answers_left == 0);
    std::vector<std::string> told;
    for (const LineId at : t.path_to(t.cursor())) {
        const auto* roll = std::get_if<Roll>(&t.line(at).order);
        const Battle before = t.state_at(t.line(at).parent);
        if (roll == nullptr || before.stage != Stage::firing) continue;
        const auto place = static_cast<std::size_t>(&request_of(before) - before.dice.data());
        told.push_back(question_of(before, place).guns + std::to_string(roll->face));
    }
    std::sort(told.begin(), told.end());
    CHECK(told == std::vector<std::string>{"FGB-1\n3", "FGB-2\n7"});
}

TEST_CASE("an order that names what a mend has destroyed does not fit, and is never asked of the referee",
          "[play][mend]") {
    const Battle now = book_battle().state();
    for (const char* line :
         {"move nobody 10,10", "order FC nobody attack", "form F1a-9 line", "lose F1a-9", "fire F1a-1 at A1c",
          "fire FGB-1 at F1a", "state contact F1a nobody", "swap F1a-1 F1b-1", "evade FC", "advance F1a-1 3",
          "wheel FC left 10", "lay F1a F1a", "reveal F1a F1a attack", "take_back nobody",
          "pass F1a to Jean"}) {
        INFO(line);
        CHECK_FALSE(has_its_names(now.scenario, order_of(line)));
        const game::Fitting fitting = rule_on_fitting(now, order_of(line), now);
        CHECK(fitting.fit == Fit::otherwise);
        CHECK(text_of(Lang::en, fitting.why, fitting.why.findings.front(), names_of(now.scenario)) ==
              "The order names a piece that is no longer there");
    }
}

namespace {

/// A game by a seed, so many orders long.
Timeline any_battle(std::uint64_t seed, int orders) {
    Timeline t(tests::Conforming<PlaquetteGame>::any_start(seed));
    t.settle();
    MeddlingPlayer player(seed);
    for (int refused = 0; orders > 0 && t.state().stage != Stage::over; --orders) {
        const Order order = player.next(t.state(), refused);
        refused = t.commit(order, author_of(t.state(), order)).event ? 0 : refused + 1;
    }
    return t;
}

std::vector<LineId> decisions(const Timeline& t) {
    std::vector<LineId> out;
    for (const LineId id : t.path_to(t.cursor()))
        if (t.line(id).author != Author::program) out.push_back(id);
    return out;
}

/// A die read anew, an order taken out, another one, or a fire put in, with dice ready for what is asked.
Mend any_mend(const Timeline& t, Generator& choice) {
    const std::vector<LineId> lines = decisions(t);
    Mend out;
    out.line = lines[static_cast<std::size_t>(choice.between(0, static_cast<int>(lines.size()) - 1))];
    out.consent = agreed;
    const Battle before = t.state_at(t.line(out.line).parent);
    MeddlingPlayer player(choice.next());
    Order order = player.next(before, 0);
    out.how = static_cast<Mending>(choice.between(0, 2));
    if (const auto* roll = std::get_if<Roll>(&t.line(out.line).order); roll && out.how != Mending::out) {
        out.how = Mending::instead;
        order = Roll{roll->die, choice.between(1, roll->die == Die::d6 ? 6 : 10)};
    }
    if (out.how != Mending::out) out.orders = {{order, author_of(before, order)}};
    for (int i = choice.between(0, 3); i > 0; --i)
        out.answers.push_back({Roll{Die::d10, choice.between(1, 10)}, Author::umpire});
    return out;
}

/// The pairs of lines that a report must tell of: the decisions played again whose ruling is another.
std::vector<ChangedLine> rulings_changed(const Timeline& t, LineId from) {
    std::vector<ChangedLine> out;
    for (const LineId at : t.path_to(t.cursor())) {
        const auto& is = t.line(at);
        if (at < from || is.origin == 0 || is.ruling == t.line(is.origin).ruling) continue;
        out.push_back({is.origin, at, true});
    }
    return out;
}

struct Tried {
    int done{0}, refused{0}, whole{0}, dropped{0}, reordered{0};
};

void hold_mend(Timeline& t, const Mend& what, Tried& tried) {
    const Timeline before = t;
    const LineId tip = t.cursor(), first_new = t.line_count() + 1;
    const MendReport report = mend(t, what);
    if (!report.is_done) {
        ++tried.refused;
        REQUIRE(t == before);
        REQUIRE_FALSE(report.ruling.findings.empty());
        return;
    }
    ++tried.done;
    tried.whole += report.first_unfit == 0 ? 1 : 0;
    tried.dropped += static_cast<int>(report.dropped.size());
    REQUIRE(first_strange_die(t) == 0);
    REQUIRE(report.unplayed.empty() == (report.first_unfit == 0));
    REQUIRE(report.unfit_ruling.findings.empty() == (report.first_unfit == 0));
    // Every decision after the mended line is played once, left out, or left to play.
    std::vector<LineId> left = game::decisions_from(before, what.line);
    if (what.how != Mending::before) left.erase(left.begin());
    std::vector<LineId> told = report.dropped;
    told.insert(told.end(), report.unplayed.begin(), report.unplayed.end());
    LineId last = 0;
    for (const LineId at : t.path_to(t.cursor())) {
        const LineId origin = t.line(at).origin;
        if (at < first_new || origin == 0 || (origin == what.line && what.how == Mending::instead)) continue;
        told.push_back(t.line(at).origin);
        tried.reordered += t.line(at).origin < last ? 1 : 0;
        last = t.line(at).origin;
        REQUIRE(t.line(at).order == t.line(t.line(at).origin).order);
    }
    std::sort(told.begin(), told.end());
    REQUIRE(told == left);
    std::vector<ChangedLine> of_decisions;
    for (const ChangedLine& c : report.changed)
        if (c.is_other_ruling && c.after != 0 && t.line(c.after).origin != 0) of_decisions.push_back(c);
    REQUIRE(of_decisions == rulings_changed(t, what.how == Mending::instead ? first_new + 1 : first_new));
    REQUIRE_FALSE(game::first_difference(t));
    REQUIRE(game::rejudge(t).empty());
    const std::vector<LineId> still = game::left_unplayed(t);
    for (const LineId id : report.unplayed) REQUIRE(std::count(still.begin(), still.end(), id) == 1);
    REQUIRE(t.jump(tip, agreed));
    REQUIRE(hash_of(t.state()) == hash_of(before.state()));
}

}  // namespace

TEST_CASE(
    "whatever line of whatever battle is mended, each die answers what it answered, and nothing is lost",
    "[play][mend][laws]") {
    Tried tried;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Generator choice(seed + 1000);
        Timeline t = any_battle(seed, 150);
        for (int i = 0; i < 3 && !decisions(t).empty(); ++i) {
            INFO("seed " << seed << ", mend " << i);
            const Mend what = any_mend(t, choice);
            INFO("line " << what.line << ": " << files::text_of(t.line(what.line).order) << ", how "
                         << static_cast<int>(what.how) << ", "
                         << (what.orders.empty() ? "" : files::text_of(what.orders.front().order)));
            hold_mend(t, what, tried);
        }
    }
    INFO(tried.done << " done, " << tried.refused << " refused, " << tried.whole << " whole, "
                    << tried.dropped << " dropped, " << tried.reordered << " dice in another order");
    CHECK(tried.done > 20);
    CHECK(tried.whole > 3);
    CHECK(tried.dropped > 0);
}
