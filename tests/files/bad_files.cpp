// Each file of tests/bad has one fault. In TOML the line that bears it ends in "# <- here".
#include "files/codes.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

using namespace bacler;

namespace {

struct BadFile {
    const char* name;
    const char* code;
    const char* path;
};

// clang-format off
constexpr BadFile bad_files[] = {
    {"engagement/die-eleven.toml", "value.range", "dice[1]"},
    {"engagement/dotted-too-deep.toml", "file.too_deep", ""},
    {"engagement/file-too-deep.toml", "file.too_deep", ""},
    {"engagement/json-key-twice.json", "json.key_twice", "/dice"},
    {"engagement/json-list.json", "type.table", ""},
    {"engagement/json-null.json", "type.list", "/dice"},
    {"engagement/json-number-too-large.json", "value.not_finite", "/tactical"},
    {"engagement/json-opponent.json", "opponent.unknown_near", "/side/0/unit/0/opponents/0"},
    {"engagement/json-pointer.json", "key.unknown", "/a~1b~0c"},
    {"engagement/json-syntax.json", "json.syntax", ""},
    {"engagement/json-too-deep.json", "file.too_deep", ""},
    {"engagement/json-word.json", "word.unknown_near", "/side/1/stance"},
    {"engagement/list-long.toml", "list.long", "side[0].unit[0].values"},
    {"engagement/no-formation.toml", "key.missing", "side[1].unit[0]"},
    {"engagement/no-plaquette.toml", "unit.no_plaquette", "side[1].unit[0].values"},
    {"engagement/opponent-own-side.toml", "opponent.own_side", "side[0].unit[0].opponents[0]"},
    {"engagement/opponent-twice.toml", "opponent.twice", "side[0].unit[0].opponents[1]"},
    {"engagement/opponent-unknown-near.toml", "opponent.unknown_near", "side[0].unit[0].opponents[0]"},
    {"engagement/opponent-unknown.toml", "opponent.unknown", "side[0].unit[0].opponents[0]"},
    {"engagement/sheet-id-twice.toml", "id.twice", "side[1].unit[0].id"},
    {"fire/battery-without-gunner.toml", "unit.no_gunner", "batteries[1].values"},
    {"fire/dice-count.toml", "dice.count", "dice"},
    {"fire/target-id-twice.toml", "id.twice", "target.ranks[1][0]"},
    {"scenario/clock-form.toml", "clock.form", "first_hour"},
    {"scenario/colour-form.toml", "colour.form", "side[0].colour"},
    {"scenario/empty.toml", "file.empty", ""},
    {"scenario/format-missing.toml", "format.missing", ""},
    {"scenario/format-newer.toml", "format.newer", "format"},
    {"scenario/format-other.toml", "format.other", "format"},
    {"scenario/id-form.toml", "id.form", "terrain[0].id"},
    {"scenario/id-twice.toml", "id.twice", "side[1].element[0].id"},
    {"scenario/key-missing.toml", "key.missing", "side[0].staff[0]"},
    {"scenario/key-unknown-near.toml", "key.unknown_near", "side[0].staff[0].charism"},
    {"scenario/key-unknown.toml", "key.unknown", "side[0].staff[0].bravoure"},
    {"scenario/list-count.toml", "list.count", "side[0].staff[1].at"},
    {"scenario/list-short.toml", "list.short", "terrain[0].outline"},
    {"scenario/mission-division.toml", "mission.division", "side[0].staff[1].mission"},
    {"scenario/mission-needs-element.toml", "mission.needs_element", "side[0].staff[0].mission_on"},
    {"scenario/mission-needs-terrain.toml", "mission.needs_terrain", "side[0].staff[0].mission_on"},
    {"scenario/mission-none.toml", "mission.none", "side[0].staff[0].mission_on"},
    {"scenario/mission-unknown-near.toml", "mission.unknown_near", "side[0].staff[0].mission_on"},
    {"scenario/mission-unknown.toml", "mission.unknown", "side[0].staff[0].mission_on"},
    {"scenario/not-utf8.toml", "file.not_utf8", ""},
    {"scenario/outline-crossing.toml", "outline.crossing", "terrain[0].outline"},
    {"scenario/outline-flat.toml", "outline.crossing", "terrain[0].outline"},
    {"scenario/outline-hole-crossing.toml", "outline.crossing", "terrain[0].holes[0]"},
    {"scenario/outline-huge.toml", "value.range", "terrain[0].outline[2][1]"},
    {"scenario/outline-many.toml", "list.long", "terrain[0].outline"},
    {"scenario/outline-short-edge.toml", "outline.short_edge", "terrain[0].outline"},
    {"scenario/overlap-elements.toml", "overlap.elements", "side[1].element[0]"},
    {"scenario/overlap-units.toml", "overlap.units", "side[0].element[0]"},
    {"scenario/parent-itself.toml", "parent.itself", "side[0].staff[1].under"},
    {"scenario/parent-level.toml", "parent.level", "side[0].staff[0].under"},
    {"scenario/parent-no-staff.toml", "parent.no_staff", "side[0].element[0].under"},
    {"scenario/parent-other-side.toml", "parent.other_side", "side[1].element[0].under"},
    {"scenario/parent-unknown-near.toml", "parent.unknown_near", "side[1].element[0].under"},
    {"scenario/parent-unknown.toml", "parent.unknown", "side[1].element[0].under"},
    {"scenario/position-off-table.toml", "position.off_table", "side[1].element[0].at"},
    {"scenario/position-outline-off-table.toml", "position.off_table", "terrain[0].outline[1]"},
    {"scenario/reading-unknown-near.toml", "reading.unknown_near", "rules.readings.numerosty"},
    {"scenario/reading-unknown.toml", "reading.unknown", "rules.readings.weather"},
    {"scenario/reading-value.toml", "reading.value", "rules.readings.numerosity"},
    {"scenario/row-left-out.toml", "row.left_out", "side[0].element[0].unit[0]"},
    {"scenario/row-twice.toml", "row.twice", "side[0].element[0].rows[1][1]"},
    {"scenario/row-unknown-near.toml", "row.unknown_near", "side[0].element[0].rows[1][1]"},
    {"scenario/row-unknown.toml", "row.unknown", "side[0].element[0].rows[1][1]"},
    {"scenario/stance-not-division.toml", "stance.not_division", "side[0].staff[0].stance"},
    {"scenario/stated-itself.toml", "stated.itself", "stated[0]"},
    {"scenario/stated-needs-element.toml", "stated.needs_element", "stated[0].a"},
    {"scenario/stated-needs-piece.toml", "stated.needs_piece", "stated[0].b"},
    {"scenario/stated-needs-terrain.toml", "stated.needs_terrain", "stated[0].b"},
    {"scenario/stated-needs-troops.toml", "stated.needs_troops", "stated[0].a"},
    {"scenario/stated-no-distance.toml", "key.missing", "stated[0]"},
    {"scenario/stated-no-support.toml", "stated.no_support", "stated[0]"},
    {"scenario/stated-no-zone.toml", "key.missing", "stated[0]"},
    {"scenario/stated-not-of-this.toml", "stated.not_of_this", "stated[0].cm"},
    {"scenario/stated-same-side.toml", "stated.same_side", "stated[0]"},
    {"scenario/stated-unknown-near.toml", "stated.unknown_near", "stated[0].b"},
    {"scenario/stated-unknown.toml", "stated.unknown", "stated[0].b"},
    {"scenario/terrain-holes-alone.toml", "terrain.holes_alone", "terrain[0].holes"},
    {"scenario/terrain-level.toml", "terrain.level", "terrain[0].level"},
    {"scenario/terrain-no-shape.toml", "terrain.no_shape", "terrain[0]"},
    {"scenario/terrain-path-width.toml", "terrain.path_width", "terrain[0].path"},
    {"scenario/terrain-two-shapes.toml", "terrain.two_shapes", "terrain[0].path"},
    {"scenario/terrain-width-alone.toml", "terrain.width_alone", "terrain[0].width"},
    {"scenario/toml-header.toml", "toml.header", ""},
    {"scenario/toml-not-ascii.toml", "toml.not_ascii", ""},
    {"scenario/toml-syntax.toml", "toml.syntax", ""},
    {"scenario/toml-twice.toml", "toml.twice", ""},
    {"scenario/three-sides.toml", "list.long", "side"},
    {"scenario/type-flag.toml", "type.flag", "rules.tactical"},
    {"scenario/type-list.toml", "type.list", "side[0].element[0].rows"},
    {"scenario/type-number.toml", "type.number", "side[1].element[0].heading"},
    {"scenario/type-table.toml", "type.table", "table"},
    {"scenario/type-text.toml", "type.text", "title"},
    {"scenario/type-whole.toml", "type.whole", "side[0].staff[0].value"},
    {"scenario/unit-artillery-formation.toml", "unit.artillery_formation", "side[1].element[0].unit[1].formation"},
    {"scenario/unit-cavalry-square.toml", "unit.cavalry_square", "side[1].element[0].unit[0].formation"},
    {"scenario/unit-heading-alone.toml", "unit.heading_alone", "side[0].element[0].unit[1].heading"},
    {"scenario/unit-infantry-only.toml", "unit.infantry_only", "side[1].element[0].unit[1].light_infantry"},
    {"scenario/unit-infantry-weight.toml", "unit.infantry_weight", "side[0].element[0].unit[1].weight"},
    {"scenario/unit-many-gunners.toml", "unit.many_gunners", "side[1].element[0].unit[1].values"},
    {"scenario/unit-no-gunner.toml", "unit.no_gunner", "side[1].element[0].unit[1].values"},
    {"scenario/unit-no-plaquette.toml", "unit.no_plaquette", "side[1].element[0].unit[0].values"},
    {"scenario/unit-one-plaquette.toml", "unit.one_plaquette", "side[1].element[0].unit[0].values"},
    {"scenario/unit-square-not-allowed.toml", "unit.square_not_allowed", "side[0].element[0].unit[1].formation"},
    {"scenario/value-infinite.toml", "value.not_finite", "table.width"},
    {"scenario/value-not-finite.toml", "value.not_finite", "side[1].element[0].at[1]"},
    {"scenario/value-range-troop.toml", "value.range", "side[1].element[0].unit[0].values[1]"},
    {"scenario/value-range.toml", "value.range", "side[1].element[0].heading"},
    {"scenario/word-unknown-near.toml", "word.unknown_near", "side[0].staff[1].level"},
    {"scenario/word-unknown.toml", "word.unknown", "terrain[0].kind"},
};
// clang-format on

const std::filesystem::path folder = std::filesystem::path(bacler::places::source) / "tests" / "bad";

Faults faults_of(const std::string& name) {
    const std::string file = (folder / name).string();
    const std::string kind = name.substr(0, name.find('/'));
    if (kind == "scenario") {
        const auto read = files::scenario_from_file(file);
        return read ? Faults{} : read.faults();
    }
    if (kind == "engagement") {
        const auto read = files::engagement_from_file(file);
        return read ? Faults{} : read.faults();
    }
    const auto read = files::fire_from_file(file);
    return read ? Faults{} : read.faults();
}

/// The line that ends in the mark; 0 where there is none.
int marked_line(const std::string& name) {
    std::ifstream in(folder / name);
    std::string line;
    for (int number = 1; std::getline(in, line); ++number)
        if (line.find("# <- here") != std::string::npos) return number;
    return 0;
}

}  // namespace

TEST_CASE("scenario and sheet: each kind of fault is caught where it stands",
          "[R024][R025][R026][R037][R038][R039][Q13]") {
    for (const BadFile& bad : bad_files) {
        INFO(bad.name);
        const Faults faults = faults_of(bad.name);
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].code == bad.code);
        CHECK(faults[0].path == bad.path);
        CHECK(faults[0].file == (folder / bad.name).string());
        if (const int line = marked_line(bad.name); line > 0) CHECK(faults[0].line == line);
    }
}

TEST_CASE("scenario and sheet: every bad file is in the list") {
    std::set<std::string> listed, there;
    for (const BadFile& bad : bad_files) listed.insert(bad.name);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            there.insert(std::filesystem::relative(entry.path(), folder).generic_string());
    CHECK(there == listed);
}

TEST_CASE("scenario and sheet: each code has its bad file, but for those that other tests bring about") {
    std::set<std::string> without;
    // Orders are lines, not files: tests/files/order_text.cpp and order_names.cpp bring about their faults; those of
    // games are brought about by the tests that write them, tests/files/game_*.cpp, those of seals by tests/files/sealing.cpp.
    for (const files::FaultCode& c : files::fault_codes)
        if (c.code.substr(0, 6) != "order." && c.code.substr(0, 5) != "game." &&
            c.code.substr(0, 5) != "seal.")
            without.insert(std::string(c.code));
    for (const BadFile& bad : bad_files) without.erase(bad.code);
    const std::set<std::string> elsewhere{
        "file.disk_full",     "file.no_folder",        "file.no_writing",       "file.not_written",
        "file.directory",     "file.missing",          "file.more_faults",      "file.no_permission",
        "file.too_long",      "file.too_many",         "file.unreadable",       "notice.army_small",
        "notice.corps_small", "notice.division_small", "notice.elements_close", "notice.mission_on_nothing",
        "notice.one_side",    "notice.unit_apart",     "notice.unit_turned"};
    CHECK(without == elsewhere);
}
