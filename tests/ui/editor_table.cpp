// The table of a scenario that is written, under fingers.
#include "ui/editor_table.hpp"
#include "app/editor/lying.hpp"
#include "editor_of_tests.hpp"
#include "ui/off_table.hpp"

using namespace bacler;
using namespace bacler::ui;

namespace {

using Kind = PointerEvent::Kind;

/// The editor on the page of the table.
class TableBench : public EditorBench {
public:
    explicit TableBench(WindowSize size = across, Lang lang = Lang::fr) : EditorBench(size, lang) {
        tap("editor.table");
    }
    const std::vector<plaquette::TerrainFeature>& terrain() { return editing().read.scenario.terrain; }
    EditorTable& table() { return desk().editor->table; }
    /// A brigade of three battalions and a battery on the side that is picked, from the page of the armies.
    void give_units(const std::string& element) {
        tap_all({"editor.order", "tree." + element, "add.infantry", "pad.digit.8", "pad.digit.0",
                 "pad.digit.0", "do.times", "editor.table"});
    }
    void draw_wood() {
        tap("kind.wood");
        go(wood);
    }

    static inline const std::vector<glm::vec2> wood{{40, 40}, {70, 38}, {75, 60},
                                                    {60, 75}, {42, 66}, {40, 42}};
};

glm::vec2 in_cm(TablePoint p) {
    return {static_cast<float>(bacler::in_cm(p.x)), static_cast<float>(bacler::in_cm(p.y))};
}

TablePoint at(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

bool is_near(TablePoint a, TablePoint b, double cm) {
    return std::hypot(bacler::in_cm(a.x - b.x), bacler::in_cm(a.y - b.y)) <= cm;
}

}  // namespace

TEST_CASE("table page: a wood gone round by a finger lies there, in few corners on whole centimetres",
          "[table-page]") {
    for (const WindowSize& size : {across, upright, fine}) {
        TableBench b(size);
        INFO(size.points.x);
        b.draw_wood();
        REQUIRE(b.terrain().size() == 1);
        CHECK(b.terrain()[0].kind == plaquette::TerrainKind::wood);
        CHECK(b.terrain()[0].id == "Bois 1");
        CHECK(b.terrain()[0].outline.size() == 5);
        for (const TablePoint p : b.terrain()[0].outline) {
            CHECK(p.x.hundredths_of_mm % 1000 == 0);
            CHECK(p.y.hundredths_of_mm % 1000 == 0);
        }
        CHECK(b.table().told.find("Bois 1") == 0);
        CHECK(editor::open_draft(b.editing().path)->draft == b.editing().draft);
        b.tap("editor.undo");
        CHECK(b.terrain().empty());
        b.tap("editor.redo");
        CHECK(b.terrain().size() == 1);
    }
}

TEST_CASE(
    "table page: a road is a strip about the finger's line, as wide as was tapped, to the table's edges",
    "[table-page]") {
    TableBench b;
    b.tap_all({"kind.road", "width.40"});
    b.go({{1, 60}, {90, 62}, {179, 30}});
    REQUIRE(b.terrain().size() == 1);
    const plaquette::TerrainFeature& road = b.terrain()[0];
    CHECK(road.path_width == length_from_cm(4));
    REQUIRE(road.path.size() == 3);
    CHECK(road.path.front().x == Length{});
    CHECK(road.path.back().x == length_from_cm(180));
    CHECK(table_hint(b.desk()) == "Aimanté : bord de la table");
    CHECK(b.table().marks.size() == 2);
}

TEST_CASE("table page: rectangles and ovals are dragged from corner to corner", "[table-page]") {
    TableBench b;
    b.tap_all({"kind.village", "form.rectangle"});
    b.go({{100, 60}, {130, 90}});
    REQUIRE(b.terrain().size() == 1);
    CHECK(b.terrain()[0].outline.size() == 4);
    b.tap_all({"kind.hill", "form.oval"});
    b.go({{30, 30}, {70, 60}});
    REQUIRE(b.terrain().size() == 2);
    CHECK(b.terrain()[1].outline.size() == 16);
    CHECK(b.terrain()[1].level == 1);
    b.tap_all({"table.done", "edit.level.more", "edit.level.more", "edit.level.less"});
    CHECK(b.terrain()[1].level == 2);
}

TEST_CASE("table page: what crosses itself in the middle is refused with a sentence, and nothing is drawn",
          "[table-page]") {
    TableBench b;
    b.tap("kind.wood");
    b.go({{40, 40}, {80, 80}, {80, 40}, {40, 80}});
    CHECK(b.terrain().empty());
    REQUIRE(b.desk().editor->refused.size() == 1);
    b.go({{40, 40}, {40.2F, 43}});
    CHECK(b.terrain().empty());
}

TEST_CASE("table page: a finger that is cancelled draws nothing", "[table-page]") {
    TableBench b;
    b.tap("kind.wood");
    b.begin_going(b.on_glass(TableBench::wood));
    b.bench().finger(Kind::lost, 0, {0, 0});
    b.bench().settle();
    CHECK(b.terrain().empty());
    CHECK_FALSE(b.table().drag);
    b.go(TableBench::wood);
    CHECK(b.terrain().size() == 1);
}

TEST_CASE("table page: a second finger drops the line, and the two move the view", "[table-page]") {
    TableBench b;
    b.tap("kind.wood");
    const std::vector<glm::vec2> way = b.on_glass({{40, 40}, {80, 40}});
    const render::View before = b.bench().app().view();
    b.begin_going(way);
    const glm::vec2 other = way.back() + glm::vec2{0, 120};
    b.bench().finger(Kind::down, 1, other);
    b.bench().frames(1);
    CHECK_FALSE(b.table().drag);
    for (int i = 1; i <= 6; ++i) {
        const glm::vec2 by{10.0F * static_cast<float>(i), 0};
        b.bench().finger(Kind::move, 0, way.back() + by);
        b.bench().finger(Kind::move, 1, other + by);
        b.bench().frames(1);
    }
    b.bench().finger(Kind::up, 0, way.back());
    b.bench().finger(Kind::up, 1, other);
    b.bench().settle();
    CHECK(b.terrain().empty());
    CHECK(b.bench().app().view().centre.x < before.centre.x - 2);
    CHECK(b.bench().app().view().scale == Approx(before.scale).epsilon(0.02));
    b.tap("table.whole");
    CHECK(b.bench().app().view() == before);
    b.go(TableBench::wood);
    CHECK(b.terrain().size() == 1);
}

TEST_CASE("table page: a feature that is tapped is dragged, its corners too; each is undone",
          "[table-page]") {
    TableBench b;
    b.tap_all({"kind.wood", "form.rectangle"});
    b.go({{60, 40}, {90, 60}});
    b.tap("table.done");
    b.tap("table.unpick");
    b.tap_table({75, 50});
    CHECK(b.desk().editor->picked == editor::terrain_at(0));
    b.go({{75, 50}, {85, 60}});
    CHECK(b.terrain()[0].outline ==
          std::vector<TablePoint>{at(70, 50), at(100, 50), at(100, 70), at(70, 70)});
    const glm::vec2 corner = render::centre_of(b.bench().pane_of("corner.2"));
    CHECK(render::size_of(b.bench().pane_of("corner.2")).x >= 9 * across.points_per_mm - 0.5F);
    b.bench().drag(0, corner, render::to_screen(b.bench().app().view(), {110, 80}));
    CHECK(b.terrain()[0].outline[2] == at(110, 80));
    b.tap("editor.undo");
    CHECK(b.terrain()[0].outline[2] == at(100, 70));
    b.tap("corner.0");
    b.tap("corner.add");
    CHECK(b.terrain()[0].outline.size() == 5);
    b.tap("corner.remove");
    CHECK(b.terrain()[0].outline.size() == 4);
    b.tap_all({"do.duplicate", "do.remove", "editor.undo"});
    CHECK(b.terrain().size() == 2);
}

TEST_CASE("table page: a corner pulled across is refused, and the ground stays as it was", "[table-page]") {
    TableBench b;
    b.tap_all({"kind.wood", "form.rectangle"});
    b.go({{60, 40}, {90, 60}});
    b.tap("table.done");
    const glm::vec2 corner = render::centre_of(b.bench().pane_of("corner.0"));
    const auto before = b.terrain()[0].outline;
    b.bench().drag(0, corner, render::to_screen(b.bench().app().view(), {100, 50}));
    CHECK(b.terrain()[0].outline == before);
    CHECK(b.desk().editor->refused.size() == 1);
}

TEST_CASE("table page: kind, width and name of a feature are changed where it is picked", "[table-page]") {
    TableBench b;
    b.tap("kind.stream");
    b.go({{10, 60}, {90, 62}});
    b.tap_all({"table.done", "edit.width.60", "edit.kind.road", "do.rename"});
    for (int i = 0; i < 20; ++i) b.bench().app().rub_out();
    b.bench().app().type("Chaussée");
    b.bench().app().enter();
    b.bench().settle();
    CHECK(b.terrain()[0].path_width == length_from_cm(6));
    CHECK(b.terrain()[0].kind == plaquette::TerrainKind::road);
    CHECK(b.terrain()[0].id == "Chaussée");
}

TEST_CASE("table page: a table is sized by a tap or by steps, and what lies off it is a fault",
          "[table-page]") {
    TableBench b;
    b.tap_all({"kind.wood", "form.rectangle"});
    b.go({{140, 90}, {170, 110}});
    const std::size_t before = b.editing().read.faults.size();
    b.tap_all({"tab.size", "size.120x80"});
    CHECK(b.editing().scenario.width == length_from_cm(120));
    CHECK(b.editing().read.faults.size() > before);
    b.tap_all({"edit.width.more", "edit.depth.less"});
    CHECK(b.editing().scenario.width == length_from_cm(130));
    CHECK(b.editing().scenario.depth == length_from_cm(70));
    b.tap_all({"editor.undo", "editor.undo", "editor.undo"});
    CHECK(b.editing().read.faults.size() == before);
    b.tap_all({"size.240x150"});
    CHECK(b.editing().scenario.depth == length_from_cm(150));
}

TEST_CASE("table page: an element is put down by two taps, dragged by its flag, turned and ranged in rows",
          "[table-page]") {
    TableBench b;
    b.give_units("element.0.0");
    b.tap_all({"tab.pieces", "stand.element.0.0"});
    b.tap_table({60, 30});
    const auto& element = [&]() -> const plaquette::Element& {
        return b.editing().read.scenario.sides[0].elements[0];
    };
    REQUIRE(element().front);
    CHECK(is_near(element().front->at, at(60, 30), 0.2));
    CHECK(element().front->heading == Angle{});
    b.tap_all({"turn.right", "turn.right", "turn.left"});
    CHECK(element().front->heading == Angle{15000});
    b.tap("rows.2");
    CHECK(element().rows.size() == 2);
    b.tap("rows.1");
    const std::string flag = "flag." + element().id;
    const glm::vec2 from = render::centre_of(b.bench().pane_of(flag));
    const glm::vec2 way = render::way_on_screen(b.bench().app().view(), {40, 10});
    b.bench().drag(0, from, from + way);
    CHECK(is_near(element().front->at, at(100, 40), 0.3));
    const glm::vec2 knob = render::centre_of(b.bench().pane_of("knob"));
    const glm::vec2 middle =
        render::to_screen(b.bench().app().view(), in_cm(piece_picked(b.desk())->body.centre));
    const glm::vec2 arm = knob - middle;
    b.bench().drag(0, knob, middle + glm::vec2{-arm.y, arm.x});
    CHECK(element().front->heading == Angle{105000});
    b.tap("piece.off");
    CHECK_FALSE(element().front);
    b.tap("editor.undo");
    CHECK(element().front);
}

TEST_CASE("table page: a second finger while a piece is dragged is left out", "[table-page]") {
    TableBench b;
    b.give_units("element.0.0");
    b.tap_all({"tab.pieces", "stand.element.0.0"});
    b.tap_table({60, 30});
    const render::View before = b.bench().app().view();
    const auto front = b.editing().read.scenario.sides[0].elements[0].front;
    const glm::vec2 from = render::centre_of(b.bench().pane_of("flag.Brigade 1"));
    b.begin_going({from, from + glm::vec2{60, 0}});
    REQUIRE(b.table().drag);
    b.bench().finger(Kind::down, 1, from + glm::vec2{0, 200});
    b.bench().finger(Kind::move, 1, from + glm::vec2{90, 200});
    CHECK(b.table().drag);
    CHECK(b.bench().app().view() == before);
    b.bench().finger(Kind::up, 1, from);
    b.bench().finger(Kind::lost, 0, {0, 0});
    b.bench().settle();
    CHECK(b.editing().read.scenario.sides[0].elements[0].front == front);
}

TEST_CASE("table page: a piece dragged beside a fellow stands in line with it, and it is told",
          "[table-page]") {
    TableBench b;
    b.tap_all({"tab.pieces", "stand.staff.0.0"});
    b.tap_table({60, 30});
    b.tap_all(
        {"editor.order", "tree.side.0", "add.division", "editor.table", "tab.pieces", "stand.staff.0.1"});
    b.tap_table({100, 50});
    const std::vector<glm::vec2> way = b.on_glass({{100, 50}, {100, 31}});
    b.begin_going(way);
    CHECK(table_hint(b.desk()).find("à hauteur de Division 1") != std::string::npos);
    b.bench().finger(Kind::up, 0, way.back());
    b.bench().settle();
    const auto& staffs = b.editing().read.scenario.sides[0].staffs;
    REQUIRE(staffs.size() == 2);
    CHECK(staffs[1].at->y == staffs[0].at->y);
}

TEST_CASE("table page: a scenario is written by fingers alone, down to a game that plays", "[table-page]") {
    TableBench b;
    b.tap_all({"tab.size", "size.150x100", "tab.ground"});
    b.draw_wood();
    b.tap("kind.road");
    b.go({{1, 20}, {149, 22}});
    for (const std::string side : {"0", "1"}) b.give_units("element." + side + ".0");
    b.tap("tab.pieces");
    const float rows[] = {12, 88};
    for (std::size_t side = 0; side < 2; ++side)
        for (const std::string kind : {"element", "staff"}) {
            b.tap("tab.pieces");
            b.tap("stand." + kind + "." + std::to_string(side) + ".0");
            b.tap_table({kind == "staff" ? 110.0F : 80.0F, rows[side]});
        }
    CHECK(b.editing().read.faults.empty());
    CHECK(b.editing().read.scenario.sides[1].elements[0].front->heading == Angle{180000});
    const int taps = b.taps();
    b.tap("editor.play");
    INFO(taps);
    CHECK(taps <= 36);
    REQUIRE(b.desk().playing);
    CHECK(b.desk().screen == Screen::table);
    CHECK(b.desk().scenario.terrain.size() == 2);
    CHECK_FALSE(b.desk().typing);
}

TEST_CASE("table page: what is faulty is listed and told, and may be removed though it is not drawn",
          "[table-page]") {
    TableBench b;
    editor::Shape crossed;
    crossed.outline = {at(10, 10), at(40, 40), at(40, 10), at(10, 40)};
    do_in_editor(b.desk(), editor::AddTerrain{"Bois 1", plaquette::TerrainKind::wood, crossed});
    b.bench().settle();
    b.tap("list.terrain.0");
    CHECK_FALSE(shape_picked(b.desk()));
    b.tap("do.remove");
    CHECK(b.terrain().empty());
}

TEST_CASE("table page: the fault of a place turns to the table", "[table-page]") {
    TableBench b;
    b.tap_all({"kind.wood", "form.rectangle"});
    b.go({{140, 90}, {170, 110}});
    b.tap_all({"tab.size", "size.120x80", "editor.faults"});
    const Faults& faults = b.editing().read.faults;
    const auto it = std::find_if(faults.begin(), faults.end(),
                                 [](const Fault& f) { return f.code == "position.off_table"; });
    REQUIRE(it != faults.end());
    b.tap("editor.show." + std::to_string(it - faults.begin()));
    CHECK(b.desk().editor->page == EditorPage::table);
    CHECK(b.desk().editor->picked == editor::terrain_at(0));
    b.tap("table.bring");
    CHECK(off_table(b.desk()).empty());
    CHECK(b.terrain()[0].outline[0] == at(90, 60));
}

TEST_CASE("editor: a unit goes to another element of its side by two taps, and stays picked",
          "[table-page]") {
    EditorBench b;
    b.tap_all({"add.infantry", "add.element", "tree.unit.0.0.0", "do.move", "to.element.0.1"});
    CHECK(b.units().empty());
    CHECK(b.editing().read.scenario.sides[0].elements[1].units.size() == 1);
    CHECK(b.desk().editor->picked == editor::unit_at(0, 1, 0));
    b.tap("editor.undo");
    CHECK(b.units().size() == 1);
}

TEST_CASE("editor: what was added last is added again whatever is picked", "[table-page]") {
    EditorBench b;
    CHECK_FALSE(b.bench().shows("add.again"));
    b.tap_all({"add.infantry", "pad.digit.8", "pad.digit.0", "pad.digit.0", "tree.side.1", "add.again"});
    REQUIRE(b.units().size() == 2);
    CHECK(b.units()[1].unit.values == std::vector<int>{4, 4, 4, 4});
    CHECK(b.desk().editor->picked == editor::unit_at(0, 0, 1));
}
