#include "app/answers/answers.hpp"
#include "app/gallery/collector.hpp"
#include "app/open_scenario.hpp"
#include "embedded/gallery_contact.hpp"
#include "embedded/gallery_open_flank.hpp"
#include "files/read.hpp"
#include "systems/plaquette/brigading.hpp"
#include "systems/plaquette/table_rulings.hpp"

namespace bacler::gallery {

using namespace plaquette;

namespace {

/// A table as it stands, and the pieces its rulings speak of.
class Looked {
public:
    Looked(Collector& into, const Scenario& scenario)
        : into_(into),
          scenario_(scenario),
          table_(lay_out(scenario)),
          names_(names_of(scenario)) {}

    void look() {
        show(scenario_.title, rule_on_intervals(table_));
        for (const LaidElement& laid : table_.elements)
            if (laid.box) show(table_.element(laid.ref).name, rule_on_spacing(table_, laid.ref));
        const TableRulings all = rule_on_table(table_);
        for (std::size_t i = 0; i < all.elements.size(); ++i)
            look_at(table_.element(table_.elements[i].ref).name, all.elements[i]);
        for (const Attack& attack : all.attacks) {
            if (attack.meeting) {
                show(scenario_.title, attack.meeting->on_contact);
                show(scenario_.title, attack.meeting->on_aspect);
            }
            if (attack.miss) show(scenario_.title, attack.miss->ruling);
        }
        for (const MeetingLayout& layout : all.meetings) {
            show(scenario_.title, layout.ruling);
            put(layout.meeting);
        }
        for (const LaidElement& laid : table_.elements)
            if (laid.box)
                show(table_.element(laid.ref).name,
                     rule_on_open_zones(table_, laid.ref, all.meetings).ruling);
        for (const BatteryReport& battery : all.batteries) look_at(battery);
    }

private:
    void show(const std::string& asked, const Ruling& ruling) {
        into_.show(Chapter::table, asked, ruling, names_, scenario_.readings);
    }
    void put(const Meeting& meeting) {
        EngagementTable table(scenario_, {meeting.attacker.side, meeting.attacker.element},
                              {meeting.defender.side, meeting.defender.element});
        table.type_die(0, 7);
        table.type_die(1, 4);
        show_engagement(into_, table);
        for (const std::size_t side : {0U, 1U}) show_statements(into_, table, side);
    }
    void look_at(const std::string& name, const ElementRulings& rulings) {
        show(name, rulings.command.ruling);
        show(name, rulings.charisma);
        show(name, rulings.flanks.ruling);
        show(name, rulings.supports.ruling);
    }
    /// Findings about fire speak of the battery as unit 0 of side 0.
    void look_at(const BatteryReport& report) {
        const std::string& id = table_.element(report.element).units.at(report.unit).unit.id;
        PieceNames names = names_;
        names.units = {{id}};
        for (const BatteryTarget& target : report.targets)
            into_.show(Chapter::fire,
                       say(into_.lang(), "ui.gallery.fire", {id, table_.element(target.target).name}),
                       target.ruling, names, scenario_.readings);
        for (const LaidElement& enemy : table_.elements)
            if (enemy.ref.side != report.element.side && enemy.box && table_.laid(report.element).box)
                show_field({report.element, report.unit}, enemy);
    }
    void show_field(const BatteryRef& battery, const LaidElement& enemy) {
        const FieldQuestion field = field_before(table_, battery, enemy.ref);
        const std::string asked = say(into_.lang(), "ui.gallery.field",
                                      {table_.element(battery.element).name, table_.element(enemy.ref).name});
        show(asked, rule_on_any_field(field, enemy.units).ruling);
        const plane::Viewer viewer{field.battery.centre, field.battery_level};
        show(asked, rule_on_sight(viewer, enemy.box->centre, table_.screens, scenario_.readings).ruling);
    }

    Collector& into_;
    const Scenario& scenario_;
    LaidTable table_;
    PieceNames names_;
};

/// As if hands had laid it: nothing is surer than that.
Scenario laid_by_hand(Scenario scenario) {
    scenario.deviation = Length{1500};
    return scenario;
}

/// Everything on one side comes nearer the other by so much: bodies that stood apart stand too near.
Scenario pressed_together(Scenario scenario, Length by) {
    for (Element& e : scenario.sides.at(0).elements) {
        e.stance = Stance::attack;
        if (e.front) e.front->at.y = e.front->at.y + by;
    }
    return scenario;
}

/// Their men are of other nations, whose bonuses are their own.
Scenario of_nations(Scenario scenario, const char* first, const char* second) {
    scenario.sides.at(0).nation = first;
    scenario.sides.at(1).nation = second;
    for (Side& side : scenario.sides)
        for (Element& e : side.elements)
            for (ScenarioUnit& u : e.units) u.unit.nation = nation_of(side.nation);
    return scenario;
}

void look_over(Collector& into, const Scenario& scenario) {
    Looked(into, scenario).look();
    for (const answers::SideCostAnswer& side : answers::cost_of(scenario).sides)
        into.show(Chapter::cost, side.name, side.cost.ruling, side.names, scenario.readings);
}

}  // namespace

void collect_tables(Collector& into) {
    const Result<Scenario> book = book_battle();
    const Result<Scenario> contact =
        files::scenario_from_toml(embedded::gallery_contact(), "book-battle-contact.toml");
    const Result<Scenario> flank =
        files::scenario_from_toml(embedded::gallery_open_flank(), "open-flank.toml");
    if (!book || !contact || !flank) return;
    for (const Scenario& scenario : {*contact, *flank, of_nations(*contact, "en", "fr")}) {
        look_over(into, scenario);
        look_over(into, laid_by_hand(scenario));
    }
    look_over(into, *book);
    look_over(into, laid_by_hand(*book));
    for (const int cm : {13, 15, 17, 19}) {
        const Scenario pressed = pressed_together(*book, length_from_cm(cm));
        look_over(into, pressed);
        look_over(into, laid_by_hand(pressed));
    }
}

}  // namespace bacler::gallery
