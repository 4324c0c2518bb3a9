#include "app/editor/paste.hpp"
#include "app/editor/sheet.hpp"
#include "edits_of_tests.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <string>

using namespace bacler;
using namespace bacler::editor;

namespace {

const Place first = element_at(0, 0);

std::vector<std::string> codes(const std::string& text) {
    std::vector<std::string> out;
    const auto read = units_from_table(draft_of_tests(), text);
    if (!read)
        for (const Fault& f : read.faults()) out.push_back(f.code + "@" + f.args[0] + "." + f.args[1]);
    return out;
}

Editing editing_of(const std::vector<Edit>& edits) {
    Editing out;
    out.draft = draft_of_tests();
    for (const Edit& e : edits) out.draft = editor::apply(out.draft, e).value();
    out.read = so_far(out.draft);
    out.scenario = drawable(out.read);
    return out;
}

}  // namespace

TEST_CASE("editor: a table of units is taken with its titles in either language", "[editor]") {
    const auto fr = units_from_table(
        draft_of_tests(),
        "Unité\tHommes\tCanons\tValeur\tCalibre\r\nI/21\t1 200\t\tvétérans\t\r\n\r\n1/3 à pied\t\t8\t5\t12\r\n");
    REQUIRE(fr);
    REQUIRE(fr->size() == 2);
    CHECK((*fr)[0].name == "I/21");
    CHECK((*fr)[0].men == 1200);
    CHECK((*fr)[0].troop_value == 5);
    CHECK((*fr)[1].arm == plaquette::Arm::artillery);
    CHECK((*fr)[1].guns == 8);
    CHECK((*fr)[1].pounds == 12);
    const auto en = units_from_table(
        draft_of_tests(), "name;arm;bases;class;weight\n\"13th Cuirassiers\";Cavalry;4;Elite;heavy\n");
    REQUIRE(en);
    CHECK((*en)[0].arm == plaquette::Arm::cavalry);
    CHECK((*en)[0].strength == 4);
    CHECK((*en)[0].weight == plaquette::Weight::heavy);
    const Editing made = editing_of({AddUnits{first, *fr}, AddUnits{element_at(1, 0), *en}});
    CHECK(made.read.faults.empty());
    CHECK(made.scenario.sides[0].elements[0].units[1].unit.weight == plaquette::Weight::heavy);
    CHECK(made.scenario.sides[0].elements[0].units[0].unit.values == std::vector<int>(6, 5));
    CHECK(made.scenario.sides[1].elements[0].units[0].unit.values == std::vector<int>(4, 6));
}

TEST_CASE("editor: a table without titles is name, men, guns and class", "[editor]") {
    const auto read = units_from_table(draft_of_tests(), "21;800;;4\nA;;6;5");
    REQUIRE(read);
    CHECK((*read)[1].guns == 6);
}

TEST_CASE("editor: every bad cell of a table has its line and column, and then nothing is taken",
          "[editor]") {
    using Codes = std::vector<std::string>;
    CHECK(codes("") == Codes{"paste.empty@1.1"});
    CHECK(codes("nom;hommes") == Codes{"paste.empty@1.1"});
    CHECK(codes("nom;hommes;moustaches\n21;800;3") == Codes{"paste.column@1.3"});
    CHECK(codes("nom;hommes;effectif\n21;800;") == Codes{"paste.column_twice@1.3"});
    CHECK(codes("hommes;canons\n800;") == Codes{"paste.no_name_column@1.1", "paste.no_name@2.1"});
    CHECK(codes("nom;hommes;valeur\n21;beaucoup;4\n22;800;9\n;800;4\n21;800;4\n23;;4\n24;9000;4") ==
          Codes{"paste.number@2.2", "paste.no_strength@2.2", "paste.class@3.3", "paste.no_name@4.1",
                "paste.name_taken@5.1", "paste.no_strength@6.2", "paste.range@7.2", "paste.no_strength@7.2"});
    CHECK(codes("21;800;8;4") == Codes{"paste.men_of_guns@1.2"});
    CHECK(codes("nom;arme;hommes;canons\n21;infanterie;800;2\n22;char;800;") ==
          Codes{"paste.guns_of_men@2.4", "paste.word@3.2"});
    CHECK(codes("21;800;;4;5") == Codes{"paste.beyond@1.5"});
}

TEST_CASE("editor: any text is a table or has its sentences, and a table that is taken can be added",
          "[editor]") {
    rc::prop("no text trips", [] {
        const auto cell = rc::gen::elementOf(std::vector<std::string>{"nom", "men", "guns", "21", "800", "4",
                                                                      "", "é", "\"", "-1", "1,5", "ligne"});
        std::string text;
        for (int i = *rc::gen::inRange(0, 30); i > 0; --i)
            text += *cell + *rc::gen::elementOf(std::vector<std::string>{";", ";", "\n", "\t"});
        const Draft draft = draft_of_tests();
        const auto read = units_from_table(draft, text);
        if (read) RC_ASSERT(editor::apply(draft, AddUnits{first, *read}).is_good());
    });
}

TEST_CASE("3 the rounding of a strength is told", "[editor][R003][R027]") {
    const Place unit = unit_at(0, 0, 0);
    const auto told = [&](std::vector<Edit> edits, Lang lang = Lang::en) {
        return strength_text(lang, editing_of(edits).draft, unit);
    };
    const AddUnit foot{first, plaquette::Arm::infantry, ""}, guns{first, plaquette::Arm::artillery, "A"};
    CHECK(told({foot, SetMen{unit, 800}}) == "800 men = 4 bases");
    CHECK(told({foot, SetMen{unit, 850}}) == "850 men = 4 bases, 50 over");
    CHECK(told({foot, SetMen{unit, 850}, SetStrength{unit, 5}}) == "850 men = 5 bases, 150 short");
    CHECK(told({foot, SetMen{unit, 850}}, Lang::fr) == "850 hommes = 4 plaquettes, 50 en plus");
    CHECK(told({guns, SetGuns{unit, 8}}) == "8 guns = 2 gunners, 2 over");
    CHECK(told({guns, SetGuns{unit, 8}, SetStrength{unit, 3}}) == "8 guns = 3 gunners, 1 short");
    CHECK(told({foot}) == "Tap in its men: 200 a base.");
}

TEST_CASE("editor: the order of battle shows every piece once, whoever stands under whom", "[editor]") {
    rc::prop("each once", [] {
        Editing editing = editing_of({});
        for (int i = *rc::gen::inRange(1, 25); i > 0; --i)
            if (Result<Draft> next = editor::apply(editing.draft, any_edit()))
                editing.draft = std::move(next).value();
        editing.read = so_far(editing.draft);
        const std::vector<TreeRow> rows = order_of_battle(Lang::fr, editing);
        std::size_t pieces = 0;
        for (std::size_t s = 0; s < count_of(editing.draft, Kind::side); ++s) {
            pieces += 1 + count_of(editing.draft, Kind::staff, side_at(s)) +
                      count_of(editing.draft, Kind::element, side_at(s));
            for (std::size_t e = 0; e < count_of(editing.draft, Kind::element, side_at(s)); ++e)
                pieces += count_of(editing.draft, Kind::unit, element_at(s, e));
        }
        RC_ASSERT(rows.size() == pieces);
        for (const TreeRow& row : rows)
            for (const EditRow& one : rows_of(Lang::en, editing, row.place, {})) {
                if (one.less) RC_ASSERT(editor::apply(editing.draft, *one.less).is_good());
                if (one.more) RC_ASSERT(editor::apply(editing.draft, *one.more).is_good());
                for (const EditKey& key : one.keys)
                    RC_ASSERT(editor::apply(editing.draft, key.edit).is_good());
            }
    });
}

TEST_CASE("8 the cost of each side is told with every term, and what the rules advise",
          "[editor][R224][R225]") {
    const Place unit = unit_at(0, 0, 0);
    const Balance balance =
        balance_of(Lang::en, editing_of({AddUnit{first, plaquette::Arm::infantry, "21"}, SetMen{unit, 800},
                                         Set{staff_at(0, 0), Field::value, 4}}));
    REQUIRE(balance.sides.size() == 2);
    CHECK(balance.sides[0].total == 16 + 1 + 4 * 20);
    CHECK(balance.sides[1].total == 3 * 20);
    CHECK(balance.sides[0].terms.size() > 5);
    CHECK(balance.advice.size() == 4);
    CHECK(balance.advice[2] == "The weaker costs 38% less than the stronger.");
}

TEST_CASE("editor: a fault is told by the name of its piece", "[editor]") {
    const Editing editing = editing_of({AddUnit{first, plaquette::Arm::infantry, "21"}});
    REQUIRE(editing.read.faults.size() == 2);
    CHECK(sentence(Lang::en, editing.draft, editing.read.faults[0]).substr(0, 11) == "Brigade S: ");
    CHECK(sentence(Lang::en, editing.draft, editing.read.faults[1]).substr(0, 4) == "21: ");
}
