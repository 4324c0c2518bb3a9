#include "app/casebook/kinds.hpp"
#include "app/quick/ruling.hpp"
#include "places.hpp"
#include "systems/plaquette/fire.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <fstream>
#include <set>

using namespace bacler;
using namespace bacler::quick;
using casebook::Json;

namespace {

std::vector<Json> golden_of(const std::string& kind) {
    std::ifstream in(std::string(places::source) + "/tests/golden/plaquette.json", std::ios::binary);
    const Json book = Json::parse(in);
    std::vector<Json> out;
    for (const Json& example : book.at("examples"))
        if (example.at("kind") == kind) out.push_back(example);
    return out;
}

/// Answers a question with a figure; false where no such answer is offered.
bool answer(Form& form, Ask ask, int value) {
    const std::optional<std::size_t> choice = choice_for(ask, value);
    if (choice) choose(form, ask, *choice);
    return choice.has_value();
}

template <class Word>
bool answer(Form& form, Ask ask, Word word) {
    return answer(form, ask, static_cast<int>(word));
}

/// So many gunners of one class, as the guns that a battery of a form may have give them.
bool answer_gunners(Form& form, const std::vector<int>& gunners) {
    if (gunners.empty() || std::set<int>(gunners.begin(), gunners.end()).size() != 1) return false;
    if (!answer(form, Ask::gunner_value, gunners.front())) return false;
    for (const int guns : {3, 8, 9, 12})
        if (plaquette::gunners_for(guns) == static_cast<int>(gunners.size()))
            return answer(form, Ask::guns, guns);
    return false;
}

bool answer_battery(Form& form, const Json& battery) {
    const plaquette::Weight weight = casebook::weight_in(battery, "calibre");
    const Length range = casebook::length(battery, "range_cm");
    const Range at = meets(range, LimitWords::at_most, plaquette::short_range(weight))  ? Range::near
                     : meets(range, LimitWords::at_most, plaquette::long_range(weight)) ? Range::far
                                                                                        : Range::beyond;
    return answer(form, Ask::weight, weight) && answer(form, Ask::range, at) &&
           answer_gunners(form, casebook::wholes(battery, "gunners"));
}

/// A case of fire as a form puts it; none where its batteries differ or its readings are not by the book.
std::optional<Form> fire_form(const Json& in) {
    Form form = usual_form(Topic::fire);
    const Json& batteries = in.at("batteries");
    if (in.contains("options") || !in.contains("d10") || in.at("d10").is_array()) return std::nullopt;
    std::optional<Form> alike;
    for (const Json& battery : batteries) {
        Form one = usual_form(Topic::fire);
        if (!answer_battery(one, battery) || (alike && !(*alike == one))) return std::nullopt;
        alike = one;
    }
    form = *alike;
    const Json& target = in.at("target");
    const bool is_engaged = casebook::yes(in, "engaged"), is_grand = casebook::yes(in, "grand_battery");
    if (is_engaged && is_grand) return std::nullopt;
    answer(form, Ask::battery_state,
           is_engaged ? BatteryState::engaged
           : is_grand ? BatteryState::grand_battery
                      : BatteryState::free);
    answer(form, Ask::target,
           casebook::yes(target, "square")          ? Target::square
           : casebook::yes(target, "grand_battery") ? Target::grand_battery
                                                    : Target::ordinary);
    answer(form, Ask::stance, casebook::stance_in(in));
    answer(form, Ask::cover, casebook::cover_in(target));
    if (!answer(form, Ask::batteries, static_cast<int>(batteries.size()))) return std::nullopt;
    form.die = in.at("d10").get<int>();
    return form;
}

/// The troops of a case that a form can name: one kind, with or without guns.
bool answer_troops(Form& form, const Json& units) {
    std::set<std::string> arms;
    bool has_guns = false;
    for (const Json& unit : units) {
        const std::string arm = casebook::word(unit, "arm");
        if (arm == "artillerie")
            has_guns = true;
        else
            arms.insert(arm + " " + casebook::word(unit, "type") + " " + casebook::word(unit, "formation"));
    }
    if (arms.size() > 1) return false;
    if (arms.empty()) return answer(form, Ask::troops, Troops::artillery);
    const Json& unit = units.front();
    answer(form, Ask::with_guns, has_guns ? 1 : 0);
    if (casebook::word(unit, "arm") == "general") return answer(form, Ask::troops, Troops::general);
    answer(form, Ask::formation, casebook::formation_in(unit));
    if (casebook::arm_in(unit) == plaquette::Arm::infantry)
        return answer(form, Ask::troops, Troops::infantry);
    const auto of_weight = static_cast<Troops>(static_cast<int>(Troops::light_cavalry) +
                                               static_cast<int>(casebook::weight_in(unit)));
    return answer(form, Ask::troops, of_weight);
}

}  // namespace

TEST_CASE("quick: 3 a fire put by taps is worth and costs what the worked cases say",
          "[quick][R116][R122][R123]") {
    int compared = 0;
    for (const Json& example : golden_of("artillery_fire")) {
        const std::optional<Form> form = fire_form(example.at("inputs"));
        if (!form) continue;
        INFO(example.at("id"));
        ++compared;
        const Json& expected = example.at("expected");
        const plaquette::FireQuestion q = fire_question(*form);
        const QuickRuling ruling = rule_on(Lang::fr, *form);
        CHECK(ruling.is_settled);
        const bool may = !plaquette::rule_on_fire(q, {}).tirs.empty();
        CHECK(may == expected.at("may_fire").get<bool>());
        CHECK(may == (verdict(ruling.ruling) == Verdict::allowed));
        if (!may) continue;
        const int value = plaquette::rule_on_fire(q, {}).tirs.front().total;
        const int die = value % 10 == 0 ? 0 : *form->die;
        if (expected.contains("total")) CHECK(value == expected.at("total").get<int>());
        const int losses = expected.at("losses").get<int>();
        CHECK(plaquette::rule_on_fire(q, {die}).tirs.front().losses == losses);
        const bool says_so = losses == 0 ? ruling.sentence == phrase(Lang::fr, "ui.quick.fire_misses")
                                         : ruling.sentence.find(std::to_string(losses) + " plaq") == 0;
        CHECK(says_so);
    }
    CHECK(compared >= 35);
}

TEST_CASE("quick: 1 an order put by taps passes where the worked cases say so", "[quick][R065]") {
    for (const Json& example : golden_of("order_test")) {
        INFO(example.at("id"));
        Form form = usual_form(Topic::order);
        const int value = example.at("inputs").at("value").get<int>();
        REQUIRE(answer(form, Ask::staff_value, value));
        form.die = example.at("inputs").at("d6").get<int>();
        const QuickRuling ruling = rule_on(Lang::en, form);
        CHECK(ruling.is_settled);
        const bool passes = value > 0 && verdict(ruling.ruling) == Verdict::allowed;
        CHECK(passes == example.at("expected").at("passes").get<bool>());
        CHECK(ruling.die.has_value() == (value > 0));  // an HQ of no value has no order to test
    }
}

TEST_CASE("quick: 1 who is reached by an HQ, and who by an aide only",
          "[quick][R053][R054][R066][R067][R210]") {
    struct Case {
        plaquette::StaffLevel giver;
        int recipient, distance;
        bool has_die;
        std::string says;
    };
    using plaquette::StaffLevel;
    for (const Case& c : {Case{StaffLevel::division, 0, 25, true, "In reach"},
                          Case{StaffLevel::division, 0, 40, false, "Out of reach: no order"},
                          Case{StaffLevel::division, 1, 40, true, "In reach"},
                          Case{StaffLevel::division, 1, 80, false, "Out of reach: no order"},
                          Case{StaffLevel::corps, 1, 80, true, "Out of reach: an aide"},
                          Case{StaffLevel::army, 0, 80, false, "Out of reach: no order"}}) {
        Form form = usual_form(Topic::order);
        answer(form, Ask::giver, c.giver);
        answer(form, Ask::recipient, c.recipient);
        answer(form, Ask::distance, c.distance);
        const QuickRuling ruling = rule_on(Lang::en, form);
        INFO(static_cast<int>(c.giver) << " " << c.recipient << " " << c.distance);
        CHECK(ruling.die.has_value() == c.has_die);
        CHECK(ruling.sentence.find(c.says) == 0);
    }
    Form spent = usual_form(Topic::order);
    answer(spent, Ask::staff_value, 2);
    answer(spent, Ask::points_lost, 2);
    CHECK(rule_on(Lang::en, spent).sentence == phrase(Lang::en, "ui.quick.no_orders"));
}

TEST_CASE("quick: 2 a move put by taps has the allowance of the worked cases",
          "[quick][R088][R089][R090][R091][R092]") {
    int compared = 0;
    for (const Json& example : golden_of("movement_allowance")) {
        const Json& in = example.at("inputs");
        Form form = usual_form(Topic::move);
        if (in.contains("options") || !answer_troops(form, in.at("units"))) continue;
        answer(form, Ask::staff_value, casebook::whole(in, "V"));
        answer(form, Ask::features, casebook::whole(in, "terrain"));
        INFO(example.at("id"));
        ++compared;
        const QuickRuling ruling = rule_on(Lang::fr, form);
        const int cm = example.at("expected").at("allowance").get<int>();
        CHECK(total(ruling.ruling) == cm);
        CHECK(ruling.sentence.find("Mouvement : " + std::to_string(cm) + " cm") == 0);
    }
    CHECK(compared >= 12);
    Form square = usual_form(Topic::move);
    answer(square, Ask::troops, Troops::heavy_cavalry);
    answer(square, Ask::formation, plaquette::Formation::solid_square);
    CHECK(verdict(rule_on(Lang::fr, square).ruling) == Verdict::forbidden);
}

TEST_CASE("quick: 2 a move says what each order asks of it", "[quick][R072][R074][R077]") {
    Form form = usual_form(Topic::move);
    answer(form, Ask::staff_value, 4);
    const QuickRuling ruling = rule_on(Lang::fr, form);
    const auto attack = std::find_if(ruling.lines.begin(), ruling.lines.end(),
                                     [](const QuickLine& l) { return l.rule.number == 72; });
    REQUIRE(ruling.lines.end() - attack >= 3);
    const auto first = static_cast<std::size_t>(attack - ruling.lines.begin());
    CHECK(ruling.lines.back().line.is_considered);
    CHECK(ruling.lines[first].line.text == "en attaque, avancer d’au moins 9 cm");
    CHECK(ruling.lines[first].rule.number == 72);
    CHECK(ruling.lines[first + 1].line.text == "en manœuvre, rester à 9 cm au moins de tout ennemi");
    CHECK(ruling.lines[first + 2].line.text == "en défense, s’ajuster de 5 cm au plus");
}

TEST_CASE("quick: 4 a square put by taps is formed where the worked cases say so", "[quick][R141][R096]") {
    for (const Json& example : golden_of("square_test")) {
        const Json& in = example.at("inputs");
        Form form = usual_form(Topic::square);
        REQUIRE(answer(form, Ask::majority, casebook::whole(in, "majority")));
        answer(form, Ask::stance, casebook::stance_in(in));
        answer(form, Ask::changed, casebook::yes(in, "already_changed") ? 1 : 0);
        if (in.contains("plaquettes")) REQUIRE(answer(form, Ask::bases, casebook::whole(in, "plaquettes")));
        form.die = casebook::whole(in, "d10");
        INFO(example.at("id"));
        const QuickRuling ruling = rule_on(Lang::fr, form);
        CHECK((verdict(ruling.ruling) == Verdict::allowed) ==
              example.at("expected").at("allowed").get<bool>());
        const auto formed = plaquette::rule_on_square_test(square_question(form), *form.die).formed;
        CHECK((formed ? casebook::french(*formed) : "none") ==
              example.at("expected").at("result").get<std::string>());
    }
}

TEST_CASE("quick: 4 the bounds of a square are said before the die", "[quick][R141]") {
    Form form = usual_form(Topic::square);
    CHECK(rule_on(Lang::en, form).sentence == "Hollow square up to 4, solid square up to 8.");
    answer(form, Ask::bases, 2);
    CHECK(rule_on(Lang::en, form).sentence == "Solid square up to 8.");
    answer(form, Ask::majority, 8);
    answer(form, Ask::bases, 4);
    CHECK(rule_on(Lang::en, form).sentence == "Hollow square up to 8, solid square up to 10.");
    answer(form, Ask::squares, Squares::none);
    CHECK_FALSE(rule_on(Lang::en, form).die);
}

TEST_CASE("quick: 7 a retreat put by taps goes as far as the worked cases say",
          "[quick][R197][R198][R199][R200][R127]") {
    int compared = 0;
    for (const Json& example : golden_of("retreat_distance")) {
        const Json& in = example.at("inputs");
        Form form = usual_form(Topic::retreat);
        if (in.contains("options") || !answer_troops(form, in.at("units"))) continue;
        const std::vector<std::string> causes{"recul", "repli", "retraite", "deroute", "esquive"};
        const auto cause = std::find(causes.begin(), causes.end(), casebook::word(in, "result"));
        REQUIRE(answer(form, Ask::cause, static_cast<int>(cause - causes.begin())));
        answer(form, Ask::staff_value, casebook::whole(in, "V"));
        const std::vector<int> terrain = casebook::wholes(in, "terrain");
        if (!terrain.empty()) answer(form, Ask::features, terrain[0]);
        if (terrain.size() > 1) answer(form, Ask::second_features, terrain[1]);
        INFO(example.at("id"));
        ++compared;
        const QuickRuling ruling = rule_on(Lang::fr, form);
        const Json& expected = example.at("expected");
        const std::string cm = std::to_string(expected.at("distance").get<int>());
        CHECK(total(ruling.ruling) == expected.at("distance").get<int>());
        const std::string end =
            expected.at("facing") == "enemy" ? " cm, face à l’ennemi." : " cm, dos à l’ennemi.";
        CHECK(ruling.sentence.find(" de " + cm + end) != std::string::npos);
    }
    CHECK(compared == 11);
}

TEST_CASE(
    "quick: a form that answers at random is ruled on in both languages alike, and each line has its words",
    "[quick]") {
    CHECK(rc::check([] {
        Form form = usual_form(topics.at(*rc::gen::inRange<std::size_t>(1, topics.size())));
        for (const Ask ask : asked(form))
            choose(form, ask, *rc::gen::inRange<std::size_t>(0, choices_of(form, ask)));
        const QuickRuling open = rule_on(Lang::fr, form);
        if (open.die) form.die = *rc::gen::inRange(1, open.die->faces + 1);
        const QuickRuling fr = rule_on(Lang::fr, form), en = rule_on(Lang::en, form);
        RC_ASSERT(fr.is_settled);
        RC_ASSERT(fr.ruling == en.ruling);
        RC_ASSERT(fr.lines.size() == en.lines.size());
        RC_ASSERT(!fr.sentence.empty());
        RC_ASSERT(!fr.lines.empty());
        for (const QuickLine& line : fr.lines) RC_ASSERT(!line.line.text.empty());
        RC_ASSERT(open.is_settled == !open.die.has_value());
    }));
}

TEST_CASE("quick: each question names a rule and has words for each answer, the usual one among them",
          "[quick]") {
    for (const Topic topic : topics) {
        if (topic == Topic::engagement) continue;
        const Form form = usual_form(topic);
        CHECK_FALSE(asked(form).empty());
        for (const Ask ask : asked(form)) {
            INFO(word_of(topic) << " " << word_of(ask));
            CHECK(rule_of(form, ask) > 0);
            CHECK(has_phrase("ui.quick.ask." + std::string(word_of(ask))));
            std::set<std::string> texts;
            for (std::size_t i = 0; i < choices_of(form, ask); ++i)
                texts.insert(choice_text(Lang::fr, form, ask, i));
            CHECK(texts.size() == choices_of(form, ask));
            CHECK(choice_for(ask, value_of(form, ask)).has_value());
        }
    }
}
