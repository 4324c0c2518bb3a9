// A ruling is shared as a picture: asked for on its sheet, told where it lies, or why it does not.
#include "ui/game_of_tests.hpp"
#include "ui/quick.hpp"

using namespace bacler;
using namespace bacler::ui;

namespace {

Desk desk_with_pictures() {
    Desk desk;
    desk.scenario = *book_battle();
    desk.pictures_folder = "/somewhere";
    return desk;
}

void rule(Bench& bench) {
    bench.tap_all({"flag.F1a", "flag.A1a", "die.0.4", "die.1.6"});
}

}  // namespace

TEST_CASE("ui: the key on a ruling asks for its picture, and says where it lies", "[ui][sharing]") {
    Bench bench({{1280, 800}, 1, 5.87F}, desk_with_pictures());
    rule(bench);
    CHECK_FALSE(bench.desk_now().sharing);
    bench.tap("share");
    REQUIRE(bench.desk_now().sharing);
    CHECK(bench.desk_now().sharing->stands == Sharing::Stands::asked);
    CHECK(bench.desk_now().sharing->sheet.about == "F1a, A1a");
    bench.app().desk().sharing->stands = Sharing::Stands::drawn;
    bench.settle();
    CHECK(bench.shows("sheet"));
    CHECK(bench.shows("sheet.sum.0.0"));
    CHECK_FALSE(bench.shows("flag.F1a"));  // nothing of the table stands beside it
    bench.app().desk().sharing->stands = Sharing::Stands::written;
    bench.settle();
    CHECK(bench.shows("share"));
}

TEST_CASE("ui: where no pictures can be kept there is no key for them", "[ui][sharing]") {
    Desk desk = desk_with_pictures();
    desk.pictures_folder.clear();
    Bench bench({{1280, 800}, 1, 5.87F}, std::move(desk));
    rule(bench);
    CHECK_FALSE(bench.shows("share"));
}

TEST_CASE("ui: what a game refuses is shared as it is read, and the game stays as it was", "[ui][sharing]") {
    Bench bench({{1280, 800}, 1, 5.87F}, desk_with_pictures());
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    const std::uint64_t hash = hash_of(battle_of(bench));
    go_forward(bench, "F2a", "60");
    REQUIRE(bench.shows("refusal"));
    bench.tap("refused.share");
    REQUIRE(bench.desk_now().sharing);
    const RulingSheet& sheet = bench.desk_now().sharing->sheet;
    CHECK(sheet.about == "F2a");
    CHECK_FALSE(sheet.when.empty());
    REQUIRE_FALSE(sheet.lines.empty());
    CHECK_FALSE(sheet.lines.front().rule.empty());
    CHECK_FALSE(sheet.findings.empty());
    CHECK_FALSE(sheet.picture.corners.empty());
    CHECK(hash_of(battle_of(bench)) == hash);
}

TEST_CASE("ui: a lesser quick ruling is shared once it stands, with its sums and their rules",
          "[ui][sharing][quick]") {
    Bench bench({{1280, 800}, 1, 5.87F}, desk_with_pictures());
    show_quick(bench.app().desk());
    bench.settle();
    bench.tap("quick.fire");
    CHECK_FALSE(bench.shows("share"));  // the die is waited for
    bench.tap_all({"quick.die.3", "share"});
    REQUIRE(bench.desk_now().sharing);
    const RulingSheet& sheet = bench.desk_now().sharing->sheet;
    REQUIRE(bench.app().quick().answer);
    CHECK(sheet.sentence == bench.app().quick().answer->ruling.sentence);
    CHECK(sheet.picture.corners.empty());
    REQUIRE_FALSE(sheet.findings.empty());
    CHECK_FALSE(sheet.findings.front().rule.empty());
    CHECK_FALSE(sheet.file.empty());
}
