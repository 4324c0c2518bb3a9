#include "app/editor/draft.hpp"
#include "app/answers/answers.hpp"
#include "app/board_picture.hpp"
#include "app/editor/editing.hpp"
#include "app/editor/naming.hpp"
#include "app/game/telling.hpp"
#include "edits_of_tests.hpp"
#include "files/notices.hpp"
#include "places.hpp"
#include "systems/plaquette/laid_table.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

using namespace bacler;
using namespace bacler::editor;

namespace {

namespace fs = std::filesystem;

struct Folder {
    fs::path path = fs::temp_directory_path() / ("bacler-editor-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    std::string file(const std::string& name) const { return (path / name).string(); }
};

Draft after(Draft draft, const std::vector<Edit>& edits) {
    for (const Edit& e : edits) {
        Result<Draft> next = editor::apply(std::move(draft), e);
        REQUIRE(next);
        draft = std::move(next).value();
    }
    return draft;
}

std::string code_of(const Draft& draft, const Edit& edit) {
    const Result<Draft> next = editor::apply(draft, edit);
    return next ? "" : next.faults().at(0).code;
}

std::vector<std::string> units_of(const Draft& draft, const Place& element) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < count_of(draft, Kind::unit, element); ++i)
        out.push_back(name_of(draft, unit_at(element.side, element.piece, i)));
    return out;
}

const Place first = element_at(0, 0), unit = unit_at(0, 0, 0);

}  // namespace

TEST_CASE(
    "editor: a new scenario has two sides with a division and an element each, and lists what is missing",
    "[editor]") {
    const Draft draft = draft_of_tests();
    CHECK(count_of(draft, Kind::side) == 2);
    CHECK(name_of(draft, staff_at(0, 0)) == "Division N");
    CHECK(name_of(draft, element_at(1, 0)) == "Brigade S");
    const auto read = so_far(draft);
    REQUIRE(read.faults.size() == 2);
    CHECK(read.faults[0].code == "list.short");
    CHECK(place_of_path(read.faults[1].path) == element_at(1, 0));
}

TEST_CASE("editor: an edit undone gives the equal draft, whatever was done", "[editor]") {
    rc::prop("undo and redo", [] {
        const Folder folder;
        Editing editing = begin_draft(folder.file("a.toml"), draft_of_tests());
        std::vector<Draft> before{editing.draft};
        for (int i = *rc::gen::inRange(1, 14); i > 0; --i)
            if (do_edit(editing, any_edit()).empty()) before.push_back(editing.draft);
        const Draft last = editing.draft;
        RC_ASSERT(editing.done + 1 == before.size());
        for (std::size_t i = before.size(); i-- > 0;) {
            RC_ASSERT(editing.draft == before[i]);
            undo(editing);
        }
        while (editing.may_redo()) redo(editing);
        RC_ASSERT(editing.draft == last);
    });
}

TEST_CASE("editor: any draft lies in its file and is opened again with the same faults", "[editor]") {
    rc::prop("save and reopen", [] {
        const Folder folder;
        Editing editing = begin_draft(folder.file("a.toml"), draft_of_tests());
        for (int i = *rc::gen::inRange(1, 20); i > 0; --i) do_edit(editing, any_edit());
        RC_ASSERT(editing.of_disk.empty());
        const Result<Editing> again = open_draft(editing.path);
        RC_ASSERT(again.is_good());
        RC_ASSERT(again->draft == editing.draft);
        RC_ASSERT(again->read.faults.size() == editing.read.faults.size());
        for (std::size_t i = 0; i < again->read.faults.size(); ++i) {
            RC_ASSERT(again->read.faults[i].code == editing.read.faults[i].code);
            RC_ASSERT(again->read.faults[i].path == editing.read.faults[i].path);
        }
        RC_ASSERT(editing.may_play() == files::scenario_from_file(editing.path).is_good());
    });
}

TEST_CASE("editor: any draft can be drawn, laid out and counted, however faulty", "[editor]") {
    rc::prop("nothing trips", [] {
        Draft draft = draft_of_tests();
        for (int i = *rc::gen::inRange(1, 25); i > 0; --i)
            if (Result<Draft> next = editor::apply(draft, any_edit())) draft = std::move(next).value();
        const plaquette::Scenario scenario = drawable(so_far(draft));
        table_picture(scenario);
        board_labels(Lang::fr, scenario);
        placed_elements(scenario);
        lay_out(scenario);
        files::notices(scenario);
        answers::cost_of(scenario);
    });
}

TEST_CASE("editor: the book battle opened in the editor is the book battle", "[editor]") {
    for (const std::string name : {"book-battle", "book-battle-contact", "open-flank"}) {
        const std::string path = std::string(places::source) + "/data/scenarios/" + name + ".toml";
        const Result<Editing> opened = open_draft(path);
        REQUIRE(opened);
        CHECK(opened->may_play());
        const auto again = files::scenario_from_toml(toml_from(opened->draft), "again");
        REQUIRE(again);
        CHECK(toml_from(*draft_from_toml(toml_from(opened->draft), "again")) == toml_from(opened->draft));
        CHECK(answers::cost_json(answers::cost_of(*again)) ==
              answers::cost_json(answers::cost_of(*files::scenario_from_file(path))));
    }
}

TEST_CASE("editor: a file that is no scenario is refused, one with faults is opened with them", "[editor]") {
    const Folder folder;
    std::ofstream(folder.file("sheet.toml")) << "format = \"bacler/engagement/1\"\n";
    std::ofstream(folder.file("bad.toml")) << "format = [\n";
    std::ofstream(folder.file("late.toml")) << "format = \"bacler/scenario/1\"\ntitle = 4\nodd = true\n";
    CHECK(open_draft(folder.file("sheet.toml")).faults().at(0).code == "format.other");
    CHECK(open_draft(folder.file("bad.toml")).faults().at(0).code == "toml.syntax");
    CHECK(open_draft(folder.file("none.toml")).faults().at(0).code == "file.missing");
    Result<Editing> late = open_draft(folder.file("late.toml"));
    REQUIRE(late);
    CHECK(late->read.faults.size() == 4);  // title, odd, no table, no side
    // What the editor does not know stays in the file.
    Editing editing = std::move(late).value();
    REQUIRE(do_edit(editing, SetTable{length_from_cm(100), length_from_cm(100)}).empty());
    CHECK(files::text_of_file(editing.path)->find("odd = true") != std::string::npos);
    const std::vector<FoundScenario> found = unfinished_in(folder.path.string());
    REQUIRE(found.size() == 1);
    CHECK(found[0].path == folder.file("late.toml"));
    CHECK(found[0].faults == 3);
}

TEST_CASE("editor: a disk that takes nothing loses nothing, and the next change saves all", "[editor]") {
    const Folder folder;
    Editing editing = begin_draft(folder.file("a.toml"), draft_of_tests());
    fs::create_symlink("/dev/full", folder.file("a.toml.part"));
    REQUIRE(do_edit(editing, AddUnit{first, plaquette::Arm::infantry, "21"}).empty());
    REQUIRE(editing.of_disk.size() == 1);
    CHECK(editing.of_disk[0].code == "file.disk_full");
    CHECK(units_of(editing.draft, first) == std::vector<std::string>{"21"});
    CHECK(open_draft(editing.path)->draft == draft_of_tests());
    REQUIRE(do_edit(editing, SetMen{unit, 800}).empty());
    CHECK(editing.of_disk.empty());
    CHECK(open_draft(editing.path)->draft == editing.draft);
}

TEST_CASE("editor: a unit made three bears numbers as its name has them", "[editor]") {
    const auto made = [](const std::string& name) {
        return units_of(
            after(draft_of_tests(), {AddUnit{first, plaquette::Arm::infantry, name}, Number{unit, 3}}),
            first);
    };
    using Names = std::vector<std::string>;
    CHECK(made("21") == Names{"I/21", "II/21", "III/21"});
    CHECK(made("I/21") == Names{"I/21", "II/21", "III/21"});
    CHECK(made("IV/21e") == Names{"IV/21e", "V/21e", "VI/21e"});
    CHECK(made("2/Garde") == Names{"2/Garde", "3/Garde", "4/Garde"});
    CHECK(made("21-1") == Names{"21-1", "21-2", "21-3"});
    CHECK(made("Garde") == Names{"I/Garde", "II/Garde", "III/Garde"});
    CHECK(made("") == Names{"I/1", "II/1", "III/1"});
}

TEST_CASE("editor: regiments without a name are counted on, and names are never given twice", "[editor]") {
    const AddUnit next{first, plaquette::Arm::infantry, ""};
    const Draft draft = after(draft_of_tests(), {next, Number{unit, 2}, next,
                                                 AddUnit{element_at(1, 0), plaquette::Arm::infantry, ""}});
    CHECK(units_of(draft, first) == std::vector<std::string>{"I/1", "II/1", "2"});
    CHECK(units_of(draft, element_at(1, 0)) == std::vector<std::string>{"3"});
    CHECK(code_of(draft, Rename{unit, "3"}) == "edit.name_taken");
    CHECK(code_of(draft, Rename{unit, ""}) == "edit.no_name");
}

TEST_CASE("editor: a new name is used by all that name the piece", "[editor]") {
    const Draft draft =
        after(draft_of_tests(),
              {AddUnit{first, plaquette::Arm::infantry, "a"}, AddUnit{first, plaquette::Arm::infantry, "b"},
               Arrange{first, 2}, Rename{unit, "c"}, Rename{staff_at(0, 0), "Morand"}});
    const std::string text = toml_from(draft);
    CHECK(text.find("rows = [[\"c\"], [\"b\"]]") != std::string::npos);
    CHECK(text.find("under = \"Morand\"") != std::string::npos);
    CHECK(text.find("Division N") == std::string::npos);
}

TEST_CASE("editor: what stood under a staff that is removed comes under its superior", "[editor]") {
    const Draft draft = after(
        draft_of_tests(), {AddStaff{0, plaquette::StaffLevel::corps, "", "Davout"},
                           Set{staff_at(0, 0), Field::under, std::string("Davout")}, Remove{staff_at(0, 0)}});
    const auto read = so_far(draft);
    REQUIRE(read.scenario.sides[0].elements[0].under);
    CHECK(read.scenario.sides[0].staffs[*read.scenario.sides[0].elements[0].under].id == "Davout");
}

TEST_CASE("3 800 men are four bases, 850 are four with 50 over, and a tap makes them five",
          "[editor][R003]") {
    const auto bases = [](int men) { return plaquette::plaquettes_for(men); };
    CHECK(bases(800) == 4);
    CHECK(bases(850) == 4);
    CHECK(bases(900) == 4);
    CHECK(bases(901) == 5);
    CHECK(bases(1) == 1);
    Draft draft =
        after(draft_of_tests(), {AddUnit{first, plaquette::Arm::infantry, "21"}, SetMen{unit, 850}});
    CHECK(so_far(draft).scenario.sides[0].elements[0].units[0].unit.values == std::vector<int>{4, 4, 4, 4});
    draft = after(draft, {SetClass{unit, 6, {}}, SetClass{unit, 3, 1}, SetStrength{unit, 5}});
    CHECK(so_far(draft).scenario.sides[0].elements[0].units[0].unit.values ==
          std::vector<int>{6, 3, 6, 6, 6});
    CHECK(code_of(draft, SetMen{unit, 0}) == "edit.figure");
    CHECK(code_of(draft, SetMen{unit, 8001}) == "edit.figure");
    CHECK(code_of(draft, SetGuns{unit, 8}) == "edit.guns_of_men");
}

TEST_CASE("3 eight six-pounders are two gunners of medium weight", "[editor][R027][Q10]") {
    const Draft draft = after(draft_of_tests(), {AddUnit{first, plaquette::Arm::artillery, "A"},
                                                 SetGuns{unit, 8}, SetCalibre{unit, 6}});
    const auto read = so_far(draft).scenario.sides[0].elements[0].units[0].unit;
    CHECK(read.values == std::vector<int>{4, 4});
    CHECK(read.weight == plaquette::Weight::medium);
    CHECK(code_of(draft, SetMen{unit, 8}) == "edit.men_of_guns");
    CHECK(code_of(draft, SetClass{unit, 9, {}}) == "edit.figure");
}

TEST_CASE("editor: a copy of an element has all its units under new names and no place", "[editor]") {
    const Draft draft = after(
        draft_of_tests(), {AddUnit{first, plaquette::Arm::infantry, "21"}, SetMen{unit, 800}, Number{unit, 3},
                           PlacePiece{first, {Length{50000}, Length{50000}}, Angle{90000}}, Arrange{first, 2},
                           Duplicate{first}});
    CHECK(name_of(draft, element_at(0, 1)) == "Brigade N 2");
    CHECK(units_of(draft, element_at(0, 1)) == std::vector<std::string>{"IV/21", "V/21", "VI/21"});
    const auto elements = so_far(draft).scenario.sides[0].elements;
    CHECK(elements[0].front);
    CHECK_FALSE(elements[1].front);
    CHECK(elements[1].rows == elements[0].rows);
    CHECK(elements[0].rows == std::vector<std::vector<std::size_t>>{{0, 1}, {2}});
}

TEST_CASE("editor: a side that is there may not be a third", "[editor]") {
    CHECK(code_of(draft_of_tests(), AddSide{"Est", ""}) == "edit.two_sides");
    CHECK(code_of(draft_of_tests(), Duplicate{side_at(0)}) == "edit.two_sides");
    const Draft one = after(draft_of_tests(), {Remove{side_at(1)}, Duplicate{side_at(0)}});
    CHECK(name_of(one, staff_at(1, 0)) == "Division N 2");
    CHECK(so_far(one).scenario.sides[1].id == "Nord 2");
}
