#include "ui/game_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;
using quick::Topic;

namespace {

constexpr WindowSize across{{1280, 800}, 1, 5.87F}, upright{{800, 1280}, 1, 5.87F},
    fine{{2560, 1600}, 1, 11.74F};

/// The bench with quick rulings on its screen, and every touch counted: a tap, and a drag where a list has to be scrolled for it.
class Quickly {
public:
    explicit Quickly(WindowSize size) : size_(size), bench_(size) {
        show_quick(bench_.app().desk());
        bench_.settle();
    }

    Bench& bench() { return bench_; }
    const Quick& now() { return bench_.app().quick(); }
    int touches() const { return touches_; }

    void tap(const std::string& target) {
        while (!is_in_sight(target)) {
            // By the middle of the engagement's list, until the line lies at its head.
            const Pane tab = bench_.pane_of("tab.situation");
            const float low = size_.points.y - 30, wanted = bench_.pane_of(target).from.y - tab.to.y - 12;
            bench_.drag(0, {tab.to.x, low}, {tab.to.x, low - wanted});
            ++touches_;
            REQUIRE(touches_ < 40);
        }
        bench_.tap(target);
        ++touches_;
    }
    void tap_all(const std::vector<std::string>& targets) {
        for (const std::string& target : targets) tap(target);
    }

private:
    bool is_in_sight(const std::string& target) { return bench_.pane_of(target).to.y <= size_.points.y; }

    WindowSize size_;
    Bench bench_;
    int touches_{0};
};

/// The state of the game, and how many lines led to it.
std::pair<std::uint64_t, std::size_t> hash_of_game(const Bench& bench) {
    return {plaquette::hash_of(battle_of(bench)), game_of(bench).timeline().cursor()};
}

const EngagementTable& table_of(Quickly& q) {
    REQUIRE(q.now().engagement.table);
    return *q.now().engagement.table;
}

}  // namespace

TEST_CASE("quick: an engagement of two brigades is ruled on within twelve touches, on a tablet either way up",
          "[ui][quick]") {
    for (const WindowSize size : {across, upright, fine}) {
        Quickly q(size);
        q.tap_all({"quick.engagement", "quick.brigade.0.cuirassiers", "quick.brigade.1.line_4",
                   "stance.0.attack", "stance.1.manoeuvre", "supporting_elements.1.more", "cover.1.more",
                   "attacked_from.1.more", "die.0.4", "die.1.6"});
        INFO(size.points.x << " by " << size.points.y);
        CHECK(q.touches() <= 12);
        const EngagementTable& table = table_of(q);
        REQUIRE(table.answer());
        CHECK(table.question().sides[0].units.size() == 2);
        CHECK(table.question().sides[1].units.size() == 4);
        CHECK(table.question().sides[1].stance == plaquette::Stance::manoeuvre);
        CHECK(table.question().sides[1].supporting_elements == 1);
        CHECK(table.question().sides[1].cover == plaquette::Cover::rough);
        CHECK(table.question().sides[1].attacked_from == plaquette::Aspect::flank);
        CHECK(table.question().sides[1].flank_attackers == 1);
        CHECK(q.now().engagement.tab == Tab::decision);
        CHECK(q.bench().shows("rung.0.0"));
    }
}

TEST_CASE(
    "quick: each lesser ruling stands within eight touches, though every usual answer is changed that most often is",
    "[ui][quick]") {
    const std::vector<std::pair<Topic, std::vector<std::string>>> rulings{
        {Topic::fire,
         {"quick.fire", "quick.weight.2", "quick.guns.4", "quick.gunner_value.5", "quick.range.1",
          "quick.stance.1", "quick.cover.2", "quick.die.3"}},
        {Topic::order,
         {"quick.order", "quick.giver.1", "quick.staff_value.4", "quick.points_lost.1", "quick.recipient.1",
          "quick.distance.2", "quick.die.3"}},
        {Topic::move,
         {"quick.move", "quick.troops.3", "quick.formation.1", "quick.with_guns.1", "quick.staff_value.4",
          "quick.features.1"}},
        {Topic::square,
         {"quick.square", "quick.majority.4", "quick.stance.1", "quick.bases.1", "quick.changed.0",
          "quick.squares.1", "quick.die.7"}},
        {Topic::retreat,
         {"quick.retreat", "quick.cause.3", "quick.stance.0", "quick.troops.1", "quick.with_guns.1",
          "quick.staff_value.2", "quick.features.1", "quick.second_features.2"}}};
    for (const WindowSize size : {across, upright, fine})
        for (const auto& [topic, targets] : rulings) {
            Quickly q(size);
            q.tap_all(targets);
            INFO(quick::word_of(topic) << " at " << size.points.x);
            CHECK(q.touches() <= 8);
            CHECK(q.now().topic == topic);
            CHECK(q.bench().shows("quick.settled"));
            CHECK(q.bench().shows("quick.line.0"));
        }
}

TEST_CASE(
    "quick: every place that can be touched has 9 mm of glass and lies in the window, in both languages",
    "[ui][quick]") {
    for (const WindowSize size : {across, upright, fine})
        for (const Lang lang : {Lang::fr, Lang::en})
            for (const Topic topic : quick::topics) {
                Quickly q(size);
                speak(q.bench().app().desk(), lang);
                q.bench().settle();
                q.tap("quick." + std::string(quick::word_of(topic)));
                if (topic == Topic::engagement) q.tap_all({"die.0.4", "die.1.6"});
                const float least = 9 * size.points_per_mm - 0.01F;
                for (const auto& [name, pane] : q.bench().app().targets().all()) {
                    const glm::vec2 room = render::size_of(pane);
                    INFO(name << " " << room.x << " by " << room.y << " at " << size.points.x);
                    CHECK(std::min(room.x, room.y) >= least);
                    CHECK(pane.from.x >= -0.01F);
                    CHECK(pane.to.x <= size.points.x + 0.01F);
                }
            }
}

TEST_CASE("quick: no key lies on another", "[ui][quick]") {
    for (const WindowSize size : {across, upright})
        for (const Topic topic : quick::topics) {
            Quickly q(size);
            q.tap("quick." + std::string(quick::word_of(topic)));
            std::vector<std::pair<std::string, Pane>> keys;
            for (const auto& [name, pane] : q.bench().app().targets().all()) {
                const bool is_of_form = name.rfind("quick.", 0) == 0 && name.rfind("quick.line", 0) != 0 &&
                                        name.rfind("quick.die", 0) != 0;
                if (is_of_form) keys.emplace_back(name, pane);
            }
            for (std::size_t i = 0; i < keys.size(); ++i)
                for (std::size_t j = i + 1; j < keys.size(); ++j) {
                    const Pane &a = keys[i].second, &b = keys[j].second;
                    const bool are_apart = a.to.x <= b.from.x + 0.5F || b.to.x <= a.from.x + 0.5F ||
                                           a.to.y <= b.from.y + 0.5F || b.to.y <= a.from.y + 0.5F;
                    // What is scrolled out of sight lies under what does not scroll.
                    const bool are_seen = std::max(a.to.y, b.to.y) <=
                                          size.points.y * (topic == Topic::engagement ? 0.3F : 0.55F);
                    INFO(keys[i].first << " " << keys[j].first);
                    CHECK((are_apart || !are_seen));
                }
        }
}

TEST_CASE("quick: what lay on the desk lies there untouched when the quick rulings are left", "[ui][quick]") {
    Bench bench(across);
    bench.tap_all({"flag.F1a", "flag.A1a", "stance.0.attack", "die.0.4"});
    const Desk& desk = bench.desk_now();
    const Selection picked = desk.selection;
    const plaquette::EngagementAnswer standing = desk.table->standing();
    const std::uint64_t changes = desk.table->changes(), grounds = desk.grounds;
    const render::View view = bench.app().view();
    show_quick(bench.app().desk());
    bench.settle();
    CHECK_FALSE(bench.shows("flag.F1a"));
    bench.tap_all(
        {"quick.engagement", "quick.brigade.0.guard", "die.0.4", "die.1.6", "quick.fire", "quick.range.1"});
    CHECK(bench.app().quick().engagement.table->answer());
    bench.drag(0, {300, 600}, {340, 300});
    bench.finger(PointerEvent::Kind::down, 0, {200, 300});
    bench.finger(PointerEvent::Kind::down, 1, {300, 300});
    bench.frames(1);
    bench.finger(PointerEvent::Kind::move, 1, {500, 500});
    bench.finger(PointerEvent::Kind::move, 0, {100, 100});
    bench.frames(1);
    bench.finger(PointerEvent::Kind::up, 1, {500, 500});
    bench.finger(PointerEvent::Kind::up, 0, {100, 100});
    bench.settle();
    CHECK(bench.app().view() == view);
    bench.tap("quick.leave");
    CHECK(desk.screen == Screen::table);
    CHECK(bench.shows("flag.F1a"));
    CHECK(bench.app().view() == view);
    CHECK(desk.selection == picked);
    REQUIRE(desk.table);
    CHECK(desk.table->changes() == changes);
    CHECK(desk.table->standing().ruling == standing.ruling);
    CHECK(desk.table->die(0) == 4);
    CHECK_FALSE(desk.table->die(1));
    CHECK(desk.grounds == grounds);
    CHECK_FALSE(desk.rule);
}

TEST_CASE("quick: a game in play is the same to its last bit when the quick rulings are left",
          "[ui][quick]") {
    Bench bench(across);
    lay_the_orders(bench);
    const Playing& playing = *bench.desk_now().playing;
    const auto before = hash_of_game(bench);
    const std::uint64_t changes = playing.changes;
    show_quick(bench.app().desk());
    bench.settle();
    bench.tap_all({"quick.engagement", "quick.brigade.1.dragoons", "die.0.4", "die.1.6", "quick.again",
                   "quick.order", "quick.die.2", "quick.retreat", "quick.cause.3"});
    bench.tap("quick.leave");
    CHECK(bench.desk_now().screen == Screen::table);
    CHECK(hash_of_game(bench) == before);
    CHECK(playing.changes == changes);
    bench.tap("next");  // and goes on
    CHECK(hash_of_game(bench) != before);
}

TEST_CASE("quick: one tap puts the ruling away and begins the next, and the troops stay as they were chosen",
          "[ui][quick]") {
    Quickly q(across);
    q.tap_all({"quick.engagement", "quick.brigade.0.guard", "quick.brigade.1.conscripts",
               "quick.bases.1.less", "stance.1.fall_back", "die.0.4", "die.1.6"});
    CHECK(table_of(q).answer());
    q.tap("quick.again");
    CHECK_FALSE(table_of(q).answer());
    CHECK_FALSE(table_of(q).die(0));
    CHECK(table_of(q).question().sides[1].stance == plaquette::Stance::defence);
    CHECK(table_of(q).question().sides[0].units.front().unit.values.front() == 7);
    CHECK(table_of(q).question().sides[1].units.front().unit.values == std::vector<int>{3, 3, 3});
    CHECK(q.now().engagement.tab == Tab::situation);
    q.tap_all({"quick.square", "quick.majority.6", "quick.die.9"});
    CHECK(q.bench().shows("quick.settled"));
    q.tap("quick.again");
    CHECK(q.bench().shows("quick.stake"));
    // Left and opened anew, the six are offered, and what was chosen last still stands.
    q.tap("quick.leave");
    CHECK(q.bench().desk_now().screen == Screen::table);
    show_quick(q.bench().app().desk());
    q.bench().settle();
    CHECK_FALSE(q.now().topic);
    q.tap("quick.engagement");
    CHECK(table_of(q).question().sides[1].units.front().unit.values == std::vector<int>{3, 3, 3});
    q.tap("quick.square");
    CHECK(quick::value_of(q.now().forms[static_cast<std::size_t>(Topic::square)], quick::Ask::majority) == 7);
}

TEST_CASE("quick: a change after the dice keeps the dice, and the ruling follows it", "[ui][quick]") {
    Quickly q(across);
    q.tap_all({"quick.engagement", "die.0.4", "die.1.6"});
    const int before = table_of(q).totals()[1];
    q.tap("quick.troop_value.1.more");
    CHECK(table_of(q).totals()[1] > before);
    CHECK(table_of(q).die(1) == 6);
    CHECK(table_of(q).answer());
    CHECK(q.now().engagement.tab == Tab::decision);
}

TEST_CASE("quick: a line and a question open the card of their rule, and a tap beside puts it away",
          "[ui][quick]") {
    Quickly q(across);
    q.tap_all({"quick.fire", "quick.line.0"});
    REQUIRE(q.now().cards.rule);
    CHECK(q.now().cards.rule->rule.number == 116);
    CHECK_FALSE(q.bench().desk_now().rule);
    q.tap("put_away");
    CHECK_FALSE(q.now().cards.rule);
    q.tap("quick.rule.cover");
    REQUIRE(q.now().cards.rule);
    CHECK(q.now().cards.rule->rule.number == 111);
    q.bench().tap(glm::vec2{20, 780});
    CHECK_FALSE(q.now().cards.rule);
    q.tap_all({"quick.engagement", "die.0.4", "die.1.6", "line.0"});
    CHECK(q.now().engagement.rule);
    CHECK_FALSE(q.bench().desk_now().rule);
}

TEST_CASE("quick: the other language is spoken at once, with all that was stated and rolled", "[ui][quick]") {
    Quickly q(across);
    q.tap_all({"quick.engagement", "die.0.4", "die.1.6"});
    const std::string french = table_of(q).question().sides[0].name;
    speak(q.bench().app().desk(), q.bench().desk_now().lang == Lang::fr ? Lang::en : Lang::fr);
    q.bench().settle();
    CHECK(table_of(q).question().sides[0].name != french);
    CHECK(table_of(q).answer());
}

TEST_CASE("quick: the cross of the engagement goes back to the six, and nothing is lost", "[ui][quick]") {
    Quickly q(across);
    q.tap_all({"quick.engagement", "quick.brigade.0.dragoons", "close"});
    CHECK_FALSE(q.now().topic);
    q.tap("quick.engagement");
    CHECK(table_of(q).question().sides[0].units.size() == 2);
}
