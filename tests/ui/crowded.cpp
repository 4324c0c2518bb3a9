// Flags and names where many ask for room, and while a piece is dragged among them.
#include "ui/game_of_tests.hpp"

#include <glm/geometric.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::ui;

namespace {

using Kind = PointerEvent::Kind;

std::vector<FlagWish> many_wishes(int count) {
    std::vector<FlagWish> out;
    for (int i = 0; i < count; ++i) {
        const auto number = [](int low, int high) {
            return static_cast<float>(*rc::gen::inRange(low, high));
        };
        const float turn = number(0, 628) / 100;
        out.push_back({{number(0, 800), number(0, 600)},
                       {std::cos(turn), std::sin(turn)},
                       {number(30, 140), number(30, 60)}});
    }
    return out;
}

Pane pane_about(glm::vec2 centre, glm::vec2 size) {
    return {centre - size * 0.5F, centre + size * 0.5F};
}

bool is_free(const Pane& place, const std::vector<Pane>& others) {
    const Pane spaced{place.from - glm::vec2{3, 3}, place.to + glm::vec2{3, 3}};
    return std::none_of(others.begin(), others.end(),
                        [&](const Pane& other) { return overlap(spaced, other); });
}

/// Would a flag there stand on the leader of one that stands, or its own leader run behind one?
bool hides_a_leader(const FlagWish& wish, const Pane& place, const std::vector<Pane>& standing,
                    const std::vector<std::array<glm::vec2, 2>>& leaders) {
    const glm::vec2 from = nearest_point(place, wish.foot);
    const bool has_leader = glm::distance(from, wish.foot) > least_leader;
    return (has_leader && std::any_of(standing.begin(), standing.end(),
                                      [&](const Pane& other) { return crosses(other, from, wish.foot); })) ||
           std::any_of(leaders.begin(), leaders.end(),
                       [&](const auto& leader) { return crosses(place, leader[0], leader[1]); });
}

/// How far a place is from where its flag would stand in an empty pane, in rings of half a flag's height.
int ring_of(const FlagWish& wish, const Pane& place) {
    const float reach = std::abs(wish.away.x) * wish.size.x / 2 + std::abs(wish.away.y) * wish.size.y / 2;
    const glm::vec2 home = wish.foot + wish.away * (reach + 6);
    return static_cast<int>(std::lround(glm::length(render::centre_of(place) - home) / (wish.size.y / 2)));
}

/// The book battle with F1a under the order to attack: it may be dragged anywhere.
plaquette::Scenario battle_of_attack() {
    plaquette::Scenario scenario = *book_battle();
    const ElementAt f1a = *plaquette::element_named(scenario, "F1a");
    scenario.sides[f1a.side].elements[f1a.element].stance = plaquette::Stance::attack;
    return scenario;
}

/// A finger takes up an element by its flag and has moved it 30 points up. From where it came.
glm::vec2 take_up(Bench& bench, const std::string& id) {
    const glm::vec2 from = render::centre_of(bench.pane_of("flag." + id));
    bench.finger(Kind::down, 0, from);
    bench.finger(Kind::move, 0, from - glm::vec2{0, 30});
    bench.frames(2);
    REQUIRE(is_dragged(bench.desk_now().handling, *plaquette::element_named(bench.desk_now().scenario, id)));
    return from;
}

void check_elements(const std::vector<PlacedElement>& seen, const std::vector<PlacedElement>& standing) {
    REQUIRE(seen.size() == standing.size());
    for (std::size_t i = 0; i < seen.size(); ++i) {
        CHECK(seen[i].element == standing[i].element);
        CHECK(seen[i].foot.x == standing[i].foot.x);
        CHECK(seen[i].foot.y == standing[i].foot.y);
        for (std::size_t k = 0; k < 4; ++k) {
            CHECK(seen[i].body[k].x == standing[i].body[k].x);
            CHECK(seen[i].body[k].y == standing[i].body[k].y);
        }
    }
}

}  // namespace

TEST_CASE(
    "ui: among many a flag stands free, and no place nearer to its foot was free of flags, bodies and leaders",
    "[ui][flags]") {
    CHECK(rc::check([] {
        const std::vector<FlagWish> wishes = many_wishes(*rc::gen::inRange(1, 60));
        std::vector<Pane> bodies, taken;
        for (const FlagWish& body : many_wishes(*rc::gen::inRange(0, 30)))
            bodies.push_back(pane_about(body.foot, body.size));
        for (const FlagWish& mark : many_wishes(*rc::gen::inRange(0, 4)))
            taken.push_back(pane_about(mark.foot, mark.size));
        const Pane pane{{0, 0}, {800, 600}};
        const std::vector<std::optional<Pane>> places = place_flags(wishes, bodies, pane, taken);
        std::vector<Pane> before = taken;
        std::vector<std::array<glm::vec2, 2>> leaders;
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            if (!places[i]) continue;
            RC_ASSERT(is_free(*places[i], before));
            const float reach = std::abs(wishes[i].away.x) * wishes[i].size.x / 2 +
                                std::abs(wishes[i].away.y) * wishes[i].size.y / 2;
            const glm::vec2 home = wishes[i].foot + wishes[i].away * (reach + 6);
            for (int ring = 0; ring < ring_of(wishes[i], *places[i]); ++ring)
                for (int way = 0; way < 24; ++way) {
                    const float turn = 6.2831853F * static_cast<float>(way) / 24;
                    const float far = static_cast<float>(ring) * wishes[i].size.y / 2;
                    const Pane other =
                        pane_about(home + glm::vec2{std::cos(turn), std::sin(turn)} * far, wishes[i].size);
                    const bool is_inside = contains(pane, other.from) && contains(pane, other.to);
                    const bool was_free = is_inside && is_free(other, before) && is_free(other, bodies) &&
                                          !hides_a_leader(wishes[i], other, before, leaders) &&
                                          !hides_a_leader(wishes[i], other, bodies, {});
                    RC_ASSERT_FALSE(was_free);
                }
            before.push_back(*places[i]);
            const glm::vec2 from = nearest_point(*places[i], wishes[i].foot);
            if (glm::distance(from, wishes[i].foot) > least_leader) leaders.push_back({from, wishes[i].foot});
        }
    }));
}

TEST_CASE("ui: flags tried in several orders stand as free, and no fewer of them", "[ui][flags]") {
    CHECK(rc::check([] {
        const Pane pane{{0, 0}, {800, 600}};
        const std::vector<FlagWish> wishes = many_wishes(*rc::gen::inRange(1, 60));
        const std::vector<Pane> taken{pane_about({400, 300}, {200, 120})};
        const std::vector<std::optional<Pane>> once = place_flags(wishes, {}, pane, taken),
                                               best = settle_flags(wishes, {}, pane, taken);
        RC_ASSERT(best.size() == wishes.size());
        std::vector<Pane> standing = taken;
        for (const std::optional<Pane>& place : best) {
            if (!place) continue;
            RC_ASSERT(contains(pane, place->from));
            RC_ASSERT(place->to.x <= pane.to.x);
            RC_ASSERT(place->to.y <= pane.to.y);
            RC_ASSERT(is_free(*place, standing));
            standing.push_back(*place);
        }
        const auto placed = [](const std::vector<std::optional<Pane>>& places) {
            return std::count_if(places.begin(), places.end(), [](const auto& p) { return p.has_value(); });
        };
        RC_ASSERT(placed(best) >= placed(once));
        RC_ASSERT(settle_flags(wishes, {}, pane, taken) == best);
    }));
}

TEST_CASE("ui: a flag that finds no room after another is given its turn first", "[ui][flags]") {
    // In a row for two flags the first stands where it likes best, and neither side of it has room for the second.
    const Pane pane{{0, 0}, {141, 56}};
    const std::vector<FlagWish> wishes{{{34, 28}, {1, 0}, {60, 50}}, {{74, 28}, {1, 0}, {60, 50}}};
    const std::vector<std::optional<Pane>> once = place_flags(wishes, {}, pane);
    REQUIRE(once[0]);
    CHECK_FALSE(once[1]);
    const std::vector<std::optional<Pane>> best = settle_flags(wishes, {}, pane);
    REQUIRE((best[0] && best[1]));
    CHECK(best[1]->from.x == Approx(80));
}

TEST_CASE("ui: a flag goes far to leave a body in sight, however thin, and not for a line", "[ui][flags]") {
    // In a row for one flag there is room where it would stand, over what is thin, and again far to the right.
    const Pane pane{{0, 0}, {800, 60}}, thin{{120, 26}, {180, 34}};
    const std::vector<Pane> taken{{{0, 0}, {103, 60}}, {{189, 0}, {560, 60}}};
    const FlagWish wish{{100, 30}, {1, 0}, {80, 50}};
    const auto place_over = [&](const std::vector<Pane>& bodies, const std::vector<Pane>& lines) {
        const std::optional<Pane> place = settle_flags({&wish, 1}, bodies, pane, taken, lines).front();
        REQUIRE(place);
        return *place;
    };
    CHECK(place_over({}, {thin}).from.x == Approx(106));
    CHECK(place_over({thin}, {}).from.x > 560);
}

TEST_CASE("ui: a line crosses a pane where it runs through its inside, not along its side", "[ui][flags]") {
    const Pane pane{{10, 10}, {30, 20}};
    CHECK(crosses(pane, {0, 0}, {40, 30}));
    CHECK(crosses(pane, {15, 15}, {16, 16}));  // within it
    CHECK(crosses(pane, {20, 0}, {20, 40}));
    CHECK_FALSE(crosses(pane, {0, 0}, {9, 30}));
    CHECK_FALSE(crosses(pane, {0, 20}, {40, 20}));
    CHECK_FALSE(crosses(pane, {0, 0}, {5, 5}));  // it ends before
    CHECK(rc::check([] {
        const auto number = [] { return static_cast<float>(*rc::gen::inRange(0, 60)); };
        const Pane any{{10, 10}, {40, 30}};
        const glm::vec2 a{number(), number()}, b{number(), number()};
        bool is_in = false;
        for (int i = 0; i <= 400; ++i) {
            const glm::vec2 p = a + (b - a) * (static_cast<float>(i) / 400);
            is_in = is_in || (p.x > 10 && p.x < 40 && p.y > 10 && p.y < 30);
        }
        if (is_in) RC_ASSERT(crosses(any, a, b));
        RC_ASSERT(crosses(any, a, b) == crosses(any, b, a));
    }));
}

TEST_CASE("ui: while a piece is dragged the other flags stay, and the other pieces are not painted again",
          "[ui][flags][handling]") {
    Bench bench({{1280, 800}, 1, 5.87F}, battle_of_attack());
    const std::size_t all = bench.app().batch(1).corners.size();
    const glm::vec2 from = take_up(bench, "F1a");
    const std::uint64_t standing = bench.app().batch(1).stamp;
    const std::size_t without = bench.app().batch(1).corners.size();
    CHECK(without < all);
    const std::vector<TableLayer::Flag> flags = bench.app().layer().flags();
    const std::uint64_t marks = bench.app().batch(2).stamp;
    for (int step = 1; step <= 10; ++step) {
        bench.finger(Kind::move, 0, from - glm::vec2{-4.0F * static_cast<float>(step), 30});
        bench.frames(1);
        REQUIRE(bench.app().layer().flags().size() == flags.size());
        for (std::size_t i = 0; i < flags.size(); ++i) {
            const TableLayer::Flag& now = bench.app().layer().flags()[i];
            CHECK(now.element == flags[i].element);
            CHECK(now.where == flags[i].where);
        }
        check_elements(bench.app().layer().elements(), placed_elements(bench.desk_now().scenario));
    }
    CHECK(bench.app().batch(1).stamp == standing);
    CHECK(bench.app().batch(2).stamp >= marks + 10);
    bench.finger(Kind::lost, 0, from);
    bench.settle();
    CHECK(bench.app().batch(1).corners.size() == all);
    check_elements(bench.app().layer().elements(), placed_elements(bench.desk_now().scenario));
}

TEST_CASE("ui: the words of a piece under a finger go along with it, on the table and off one another",
          "[ui][flags][handling]") {
    Bench bench({{1280, 800}, 1, 5.87F}, battle_of_attack());
    const glm::vec2 from = take_up(bench, "F1a");
    int words = 0, stayed = 0;
    std::vector<std::optional<Pane>> last = bench.app().words().places();
    for (int step = 1; step <= 40; ++step) {
        bench.finger(Kind::move, 0, from - glm::vec2{2.0F * static_cast<float>(step), 30});
        bench.frames(1);
        const std::vector<std::optional<Pane>>& now = bench.app().words().places();
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (!now[i]) continue;
            ++words;
            if (i < last.size() && last[i])
                stayed += glm::distance(render::centre_of(*now[i]), render::centre_of(*last[i])) < 12 ? 1 : 0;
            for (std::size_t k = i + 1; k < now.size(); ++k)
                CHECK_FALSE((now[k] && overlap(*now[i], *now[k])));
        }
        last = now;
    }
    REQUIRE(words >= 10);
    CHECK(stayed > words * 3 / 4);
    bench.finger(Kind::lost, 0, from);
    bench.settle();
}

TEST_CASE("ui: a staff's name goes with it", "[ui][flags][playing]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    const auto is_beside = [&](const plaquette::Staff& staff) {
        const std::vector<BoardLabel>& labels = bench.app().layer().labels();
        return std::any_of(labels.begin(), labels.end(), [&](const BoardLabel& label) {
            return label.text.find(staff.name) == 0 && label.at.x == spot_of(*staff.at).x &&
                   label.at.y == spot_of(*staff.at).y;
        });
    };
    const auto f2 = [&]() -> const plaquette::Staff& {
        for (const plaquette::Staff& staff : battle_of(bench).scenario.sides[0].staffs)
            if (staff.id == "F2") return staff;
        return battle_of(bench).scenario.sides[0].staffs.front();
    };
    REQUIRE(f2().id == "F2");
    CHECK(is_beside(f2()));
    const TablePoint before = *f2().at;
    move_the_groups(bench);
    bench.settle();
    CHECK_FALSE(*f2().at == before);
    CHECK(is_beside(f2()));
}
