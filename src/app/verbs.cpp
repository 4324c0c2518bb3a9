#include "app/verbs.hpp"

#include "app/answers/answers.hpp"
#include "app/answers/reporting.hpp"
#include "app/explain.hpp"
#include "files/game_file.hpp"
#include "files/kind_of_file.hpp"
#include "files/nearest.hpp"
#include "files/notices.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "files/schema.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>

namespace bacler::verbs {

namespace {

using answers::report;

answers::Json sheet_answer(const Manner& manner, const files::EngagementSheet& sheet) {
    if (!sheet.dice) return answers::odds_json(sheet.engagement, odds::odds_of(sheet.engagement));
    const plaquette::EngagementAnswer answer = plaquette::rule_on_engagement(sheet.engagement, *sheet.dice);
    answers::Json out = answers::engagement_json(sheet.engagement, answer);
    if (manner.ruling)
        out["ruling"] = answers::ruling_json(answer.ruling, bacler::names_of(sheet.engagement));
    return out;
}

void answer_sheet(const Manner& manner, const files::EngagementSheet& sheet) {
    if (manner.json)
        *manner.out << sheet_answer(manner, sheet).dump() << "\n";
    else if (!sheet.dice)
        *manner.out << answers::odds_text(manner.lang, sheet.engagement, odds::odds_of(sheet.engagement));
    else
        *manner.out << answers::engagement_text(manner.lang, sheet.engagement,
                                                plaquette::rule_on_engagement(sheet.engagement, *sheet.dice));
}

std::size_t count_units(const plaquette::Scenario& scenario) {
    std::size_t n = 0;
    for (const plaquette::Side& side : scenario.sides)
        for (const plaquette::Element& e : side.elements) n += e.units.size();
    return n;
}

std::size_t count_elements(const plaquette::Scenario& scenario) {
    std::size_t n = 0;
    for (const plaquette::Side& side : scenario.sides) n += side.elements.size();
    return n;
}

int check_scenario(const Manner& manner, const std::string& text, const std::string& file) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_toml(text, file);
    if (!scenario) return report(manner, scenario.faults());
    const std::vector<Fault> notices = files::notices(*scenario);
    if (manner.json) {
        answers::Json out{{"ok", true}};
        if (!notices.empty()) out["notices"] = answers::faults_json(manner.lang, notices)["errors"];
        *manner.out << out.dump() << "\n";
        return answered;
    }
    *manner.out << say(manner.lang, "cli.check.scenario",
                       {file, scenario->title, std::to_string(scenario->sides.size()),
                        std::to_string(count_elements(*scenario)), std::to_string(count_units(*scenario)),
                        std::to_string(scenario->terrain.size())})
                << "\n";
    for (const Fault& n : notices) *manner.err << answers::fault_text(manner.lang, n) << "\n";
    return answered;
}

int say_good(const Manner& manner, const std::string& file, std::string_view key) {
    if (manner.json)
        *manner.out << answers::Json{{"ok", true}}.dump() << "\n";
    else
        *manner.out << say(manner.lang, key, {file}) << "\n";
    return answered;
}

}  // namespace

int check(const Manner& manner, const std::string& file) {
    const Result<std::string> text = files::text_of_file(file);
    if (!text) return report(manner, text.faults());
    switch (files::kind_of(*text)) {
        case files::FileKind::engagement: {
            const Result<files::EngagementSheet> sheet = files::engagement_from_text(*text, file);
            return sheet ? say_good(manner, file, "cli.check.engagement") : report(manner, sheet.faults());
        }
        case files::FileKind::fire: {
            const Result<files::FireSheet> sheet = files::fire_from_text(*text, file);
            return sheet ? say_good(manner, file, "cli.check.fire") : report(manner, sheet.faults());
        }
        default: return check_scenario(manner, *text, file);
    }
}

int engagement(const Manner& manner, const std::string& file, const std::optional<std::string>& rule) {
    const Result<files::EngagementSheet> sheet = files::engagement_from_file(file);
    if (!sheet) return report(manner, sheet.faults());
    if (rule) {
        if (!sheet->dice) return report(manner, {{file, 0, "dice", "rule.dice_wanted", {}}});
        const std::string card = answers::rule_text(manner.lang, *rule, sheet->engagement, *sheet->dice);
        if (card.empty()) return report(manner, {{file, 0, "--rule", "rule.unknown", {*rule}}});
        *manner.out << card;
        return answered;
    }
    answer_sheet(manner, *sheet);
    return answered;
}

namespace {

/// Why a file that is read line by line, however long, cannot be opened; empty where it can.
Faults faults_of_opening(const std::string& file, const std::ifstream& opened) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) return {{file, 0, "", "file.directory", {}}};
    if (!std::filesystem::exists(file, ignored)) return {{file, 0, "", "file.missing", {}}};
    if (!opened) return {{file, 0, "", "file.no_permission", {}}};
    return {};
}

}  // namespace

int engagement_lines(const Manner& manner, const std::string& file) {
    std::ifstream opened;
    if (file != "-") {
        opened.open(file, std::ios::binary);
        const Faults faults = faults_of_opening(file, opened);
        if (!faults.empty()) return report(manner, faults);
    }
    std::istream& in = file == "-" && manner.in != nullptr ? *manner.in : opened;
    int status = answered, number = 0;
    std::string line;
    while (std::getline(in, line)) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const Result<files::EngagementSheet> sheet = files::engagement_from_text(line, file);
        if (sheet) {
            *manner.out << sheet_answer(manner, *sheet).dump() << '\n';
            continue;
        }
        answers::Json out{{"line", number}};
        out["errors"] = answers::faults_json(manner.lang, sheet.faults())["errors"];
        *manner.out << out.dump() << '\n';
        status = wrong_input;
    }
    manner.out->flush();
    return status;
}

int engagement_on_table(const Manner& manner, const std::string& file, const std::string& a,
                        const std::string& b, const std::vector<int>& dice) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    if (!scenario) return report(manner, scenario.faults());
    const Result<plaquette::Engagement> found = answers::engagement_of(*scenario, file, a, b);
    if (!found) return report(manner, found.faults());
    const bool good =
        dice.empty() || (dice.size() == 2 && dice[0] >= 1 && dice[0] <= 10 && dice[1] >= 1 && dice[1] <= 10);
    if (!good) return report(manner, {{file, 0, "--dice", "dice.faces", {}}});
    files::EngagementSheet sheet{*found, {}};
    if (!dice.empty()) sheet.dice = plaquette::ValueDice{dice[0], dice[1]};
    answer_sheet(manner, sheet);
    return answered;
}

int inspect(const Manner& manner, const std::string& file) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    if (!scenario) return report(manner, scenario.faults());
    if (manner.json)
        *manner.out << answers::inspect_json(*scenario).dump() << "\n";
    else
        *manner.out << answers::inspect_text(manner.lang, *scenario);
    return answered;
}

int may(const Manner& manner, const std::string& file, const std::string& line) {
    if (files::is_game(file)) return may_in_game(manner, file, line);
    const files::OrderPlace where{"ORDER", 1};
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    const Result<plaquette::Order> order = files::order_from_text(line, where);
    Faults faults = scenario ? Faults{} : scenario.faults();
    if (!order) faults.insert(faults.end(), order.faults().begin(), order.faults().end());
    if (faults.empty()) faults = files::faults_of_order(*order, *scenario, where);
    if (!faults.empty()) return report(manner, faults);
    const plaquette::LaidTable table = plaquette::lay_out(*scenario);
    const plaquette::OrderAnswer answer =
        plaquette::rule_on_order(table, plaquette::lay_out_meetings(table), *order);
    if (manner.json)
        *manner.out << answers::may_json(*scenario, *order, answer).dump() << "\n";
    else
        *manner.out << answers::may_text(manner.lang, *scenario, *order, answer);
    return answered;
}

int measure(const Manner& manner, const std::string& file, const std::string& a, const std::string& b) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    if (!scenario) return report(manner, scenario.faults());
    const Result<answers::MeasureAnswer> m = answers::measure_between(*scenario, file, a, b);
    if (!m) return report(manner, m.faults());
    if (manner.json)
        *manner.out << answers::measure_json(*m).dump() << "\n";
    else
        *manner.out << answers::measure_text(manner.lang, a, b, *m);
    return answered;
}

int fire(const Manner& manner, const std::string& file) {
    const Result<files::FireSheet> sheet = files::fire_from_file(file);
    if (!sheet) return report(manner, sheet.faults());
    const plaquette::FireAnswer answer = plaquette::rule_on_fire(sheet->question, sheet->dice);
    if (manner.json)
        *manner.out << answers::fire_json(sheet->question, answer, manner.ruling).dump() << "\n";
    else
        *manner.out << answers::fire_text(manner.lang, sheet->question, answer);
    return answered;
}

int fire_on_table(const Manner& manner, const std::string& file, const std::vector<std::string>& batteries,
                  const std::string& target, const std::vector<int>& dice) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    if (!scenario) return report(manner, scenario.faults());
    const Result<plaquette::TableFire> found = answers::fire_of(*scenario, file, batteries, target);
    if (!found) return report(manner, found.faults());
    const std::size_t wanted = found->question.batteries.empty() ? 0 : plaquette::tirs_of(found->question);
    const bool good = std::all_of(dice.begin(), dice.end(), [](int d) { return d >= 1 && d <= 10; }) &&
                      (dice.empty() || dice.size() == wanted);
    if (!good) return report(manner, {{file, 0, "--dice", "dice.one_a_tir", {std::to_string(wanted)}}});
    const plaquette::FireAnswer answer =
        wanted == 0 ? plaquette::FireAnswer{} : plaquette::rule_on_fire(found->question, dice);
    if (manner.json)
        *manner.out << answers::table_fire_json(*found, answer, batteries).dump() << "\n";
    else
        *manner.out << answers::table_fire_text(manner.lang, *scenario, *found, answer, batteries);
    return answered;
}

int cost(const Manner& manner, const std::string& file) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    if (!scenario) return report(manner, scenario.faults());
    const answers::CostAnswer answer = answers::cost_of(*scenario);
    if (manner.json)
        *manner.out << answers::cost_json(answer).dump() << "\n";
    else
        *manner.out << answers::cost_text(manner.lang, *scenario, answer);
    return answered;
}

int casebook(const Manner& manner, const std::string& file, const std::vector<std::string>& kinds) {
    const Result<std::string> text = files::text_of_file(file);
    if (!text) return report(manner, text.faults());
    const Result<CasebookReport> result = run_casebook(*text, file, kinds);
    if (!result) return report(manner, result.faults());
    if (manner.json)
        *manner.out << answers::casebook_json(manner.lang, *result).dump() << "\n";
    else
        *manner.out << answers::casebook_text(manner.lang, *result);
    return result->failed == 0 ? answered : wrong_input;
}

int schema(const Manner& manner, const std::string& what) {
    const std::optional<std::string> text = files::schema(what);
    if (!text) {
        *manner.err << say(manner.lang, "cli.usage.schema", {what}) << "\n";
        return wrong_use;
    }
    *manner.out << *text << "\n";
    return answered;
}

std::vector<std::string_view> known() {
    return {"check",  "engagement", "fire",    "cost", "casebook", "inspect", "log",
            "orders", "may",        "measure", "odds", "play",     "replay",  "schema"};
}

std::string refusal(Lang lang, const std::string& word) {
    const std::optional<std::string_view> near = files::nearest_word(word, known());
    return near ? say(lang, "cli.usage.verb_near", {word, *near}) : say(lang, "cli.usage.verb", {word});
}

}  // namespace bacler::verbs
