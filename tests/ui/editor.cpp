#include "editor_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;

namespace {

const std::vector<std::string> battalions_and_guns{"add.infantry", "pad.digit.8", "pad.digit.0",
                                                   "pad.digit.0",  "do.times",    "add.artillery",
                                                   "pad.digit.8",  "calibre.6"};

}  // namespace

TEST_CASE("editor: three battalions of 800 men and eight six-pounders take at most 14 taps and no keyboard",
          "[editor-ui]") {
    for (const WindowSize& size : {across, upright, fine}) {
        EditorBench b(size);
        INFO(size.points.x);
        b.tap_all(battalions_and_guns);
        CHECK(b.taps() == 8);
        REQUIRE(b.units().size() == 4);
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(b.units()[i].unit.arm == plaquette::Arm::infantry);
            CHECK(b.units()[i].unit.values == std::vector<int>{4, 4, 4, 4});
        }
        CHECK(b.units()[2].unit.id == "III/1");
        CHECK(b.units()[3].unit.arm == plaquette::Arm::artillery);
        CHECK(b.units()[3].unit.weight == plaquette::Weight::medium);
        CHECK(b.units()[3].unit.values == std::vector<int>{4, 4});
        CHECK_FALSE(b.desk().typing);
        CHECK(editor::open_draft(b.editing().path)->draft == b.editing().draft);
    }
}

TEST_CASE("editor: what was tapped is undone and done again, a figure's digits as one", "[editor-ui]") {
    EditorBench b;
    b.tap_all(battalions_and_guns);
    const editor::Draft made = b.editing().draft;
    for (int i = 0; i < 6; ++i) b.tap("editor.undo");
    CHECK_FALSE(b.editing().may_undo());
    CHECK(b.units().empty());
    for (int i = 0; i < 6; ++i) b.tap("editor.redo");
    CHECK(b.editing().draft == made);
}

TEST_CASE("editor: a rounding is told, and one tap takes it otherwise", "[editor-ui]") {
    EditorBench b;
    b.tap_all({"add.infantry", "pad.digit.8", "pad.digit.5", "pad.digit.0"});
    CHECK(editor::strength_text(Lang::en, b.editing().draft, b.desk().editor->picked) ==
          "850 men = 4 bases, 50 over");
    b.tap("edit.strength.more");
    CHECK(editor::strength_text(Lang::en, b.editing().draft, b.desk().editor->picked) ==
          "850 men = 5 bases, 150 short");
    b.tap("pad.rub_out");
    b.tap("pad.digit.9");
    CHECK(b.units()[0].unit.values.size() >= 1);
}

TEST_CASE("editor: a unit has one class, and a base of it another", "[editor-ui]") {
    EditorBench b;
    b.tap_all({"add.infantry", "pad.digit.8", "pad.digit.0", "pad.digit.0"});
    b.bring("edit.class.6");
    b.tap("edit.class.6");
    CHECK(b.units()[0].unit.values == std::vector<int>{6, 6, 6, 6});
    b.bring("plaquette.1");
    b.tap("plaquette.1");
    b.bring("edit.class.3");
    b.tap("edit.class.3");
    CHECK(b.units()[0].unit.values == std::vector<int>{6, 3, 6, 6});
}

TEST_CASE("editor: a scenario with faults is not played, and shows each of them", "[editor-ui]") {
    EditorBench b;
    b.tap_all(battalions_and_guns);
    b.tap("editor.play");
    REQUIRE(b.desk().editor);
    CHECK(b.desk().editor->page == EditorPage::faults);
    CHECK_FALSE(b.desk().playing);
    REQUIRE(b.editing().read.faults.size() == 1);
    b.tap("editor.show.0");
    CHECK(b.desk().editor->picked == editor::element_at(1, 0));
    b.tap_all({"add.infantry", "pad.digit.6", "pad.digit.0", "pad.digit.0", "editor.play"});
    CHECK_FALSE(b.desk().editor);
    CHECK(b.desk().screen == Screen::table);
    REQUIRE(b.desk().playing);
}

TEST_CASE("editor: an unfinished scenario is left, found in the folder and opened again as it was",
          "[editor-ui]") {
    EditorBench b;
    b.tap("add.cavalry");
    const editor::Draft draft = b.editing().draft;
    b.tap("editor.close");
    CHECK_FALSE(b.desk().editor);
    CHECK(b.desk().screen == Screen::start);
    const auto found = unfinished_scenarios(b.desk());
    REQUIRE(found.size() == 1);
    CHECK(found[0].faults == 2);
    CHECK(edit_scenario(b.desk(), found[0].path).empty());
    b.bench().settle();
    CHECK(b.editing().draft == draft);
    CHECK(b.desk().editor->page == EditorPage::faults);
    CHECK(edit_scenario(b.desk(), found[0].path + "x").at(0).code == "file.missing");
}

TEST_CASE("editor: a name is typed, and refused where it is taken", "[editor-ui]") {
    EditorBench b;
    b.tap("do.rename");
    for (int i = 0; i < 20; ++i) b.bench().app().rub_out();
    b.bench().app().type("Petit");
    b.bench().app().enter();
    b.bench().settle();
    CHECK(name_of(b.editing().draft, editor::element_at(0, 0)) == "Petit");
    b.tap("tree.element.1.0");
    b.tap("do.rename");
    for (int i = 0; i < 20; ++i) b.bench().app().rub_out();
    b.bench().app().type("Petit");
    b.bench().app().enter();
    CHECK(b.desk().editor->refused.size() == 1);
}

TEST_CASE("editor: a table that was copied is pasted whole or not at all", "[editor-ui]") {
    EditorBench b;
    CHECK(paste_units(b.desk(), "nom\thommes\tcanons\nI/21\t800\t\nA\t\t6"));
    CHECK(b.units().size() == 2);
    CHECK_FALSE(paste_units(b.desk(), "nom\thommes\nII/21\t800\nI/21\tbeaucoup"));
    CHECK(b.desk().editor->refused.size() == 3);
    CHECK(b.units().size() == 2);
    b.tap("editor.undo");
    CHECK(b.units().empty());
}

TEST_CASE("editor: rules are chosen of three, and each reading by itself", "[editor-ui]") {
    EditorBench b;
    b.tap("editor.rules");
    CHECK(rules_chosen(b.desk()) == RulesChoice::by_the_book);
    b.tap("rules.tactical");
    CHECK(b.editing().read.scenario.readings.on(plaquette::Option::cav_weight));
    CHECK(rules_chosen(b.desk()) == RulesChoice::tactical);
    choose_reading(b.desk(), plaquette::Option::hollow_min, 3);
    CHECK_FALSE(rules_chosen(b.desk()));
    const plaquette::Readings mine = b.editing().read.scenario.readings;
    b.tap("editor.close");
    new_scenario(b.desk());
    choose_rules(b.desk(), RulesChoice::as_last_time);
    CHECK(b.editing().read.scenario.readings == mine);
    CHECK(rules_chosen(b.desk()) == RulesChoice::as_last_time);
}

TEST_CASE("editor: every key of every page is as large as a finger, on each glass and in both languages",
          "[editor-ui]") {
    for (const WindowSize& size : {across, upright, fine})
        for (const Lang lang : {Lang::fr, Lang::en}) {
            EditorBench b(size, lang);
            const auto check = [&](const std::string& page) {
                for (const auto& [name, pane] : b.bench().app().targets().all()) {
                    INFO(page << " " << name << " " << size.points.x);
                    const glm::vec2 room = render::size_of(pane);
                    CHECK(room.x >= 9 * size.points_per_mm - 0.5F);
                    CHECK(room.y >= 9 * size.points_per_mm - 0.5F);
                }
            };
            b.tap_all(battalions_and_guns);
            check("battery");
            for (const std::string piece :
                 {"tree.unit.0.0.0", "tree.element.0.0", "tree.staff.0.0", "tree.side.0"}) {
                b.tap(piece);
                check(piece);
            }
            for (const std::string page : {"editor.faults", "editor.rules"}) {
                b.tap(page);
                check(page);
            }
        }
}

TEST_CASE("editor: the pad is on a figure of what is picked, also after an undo", "[editor-ui]") {
    EditorBench b;
    b.tap_all({"add.infantry", "add.artillery", "editor.undo", "pad.digit.8", "pad.digit.0", "pad.digit.0"});
    CHECK(b.desk().editor->refused.empty());
    REQUIRE(b.units().size() == 1);
    CHECK(b.units()[0].unit.values.size() == 4);
}

TEST_CASE("editor: a battle has no last sequence unless it is given one, which may be taken back",
          "[editor-ui]") {
    EditorBench b;
    const auto row = [&] {
        for (const editor::EditRow& one : editor::rows_of(Lang::en, b.editing(), {}, {}))
            if (one.name == "last_sequence") return one;
        FAIL("no such row");
        return editor::EditRow{};
    };
    CHECK(row().figure == "none");
    CHECK_FALSE(row().less);
    do_in_editor(b.desk(), row().more.value());
    CHECK(row().figure == "1");
    do_in_editor(b.desk(), row().more.value());
    CHECK(row().figure == "2");
    for (int i = 0; i < 2; ++i) do_in_editor(b.desk(), row().less.value());
    CHECK(row().figure == "none");
    CHECK(b.desk().editor->refused.empty());
}
