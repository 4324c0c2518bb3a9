#include "app/answers/parts.hpp"
#include "app/explain.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/words.hpp"

#include <fmt/format.h>

namespace bacler::answers {

using namespace plaquette;

namespace {

bool is_of_staff(const Scenario& scenario, const Order& order) {
    const Move* move = std::get_if<Move>(&order);
    if (!move) return false;
    for (const Side& side : scenario.sides)
        for (const Staff& s : side.staffs)
            if (s.id == move->piece) return true;
    return false;
}

/// Where a move ends, by the point that was ordered: the front's centre, of a staff its base's.
TablePoint end_of(const Scenario& scenario, const Order& order, const MoveAnswer& move) {
    return is_of_staff(scenario, order) ? move.end().centre : plane::front_centre(move.end());
}

void add_move(Json& out, const Scenario& scenario, const Order& order, const MoveAnswer& move) {
    const TablePoint at = end_of(scenario, order, move);
    out["used"] = in_cm(move.used);
    out["allowance"] = in_cm(move.allowance);
    out["left"] = in_cm(move.left);
    if (move.legal_until)
        out["legal_until"] = in_cm(*move.legal_until);
    else
        out["legal_until"] = nullptr;
    out["end"] = {{"at", {in_cm(at.x), in_cm(at.y)}}, {"heading", in_degrees(move.end().heading)}};
    out["engages"] = nullptr;
    if (!move.engages) return;
    const ElementRef enemy = move.engages->enemy;
    out["engages"] = {{"element", scenario.sides[enemy.side].elements[enemy.element].id},
                      {"aspect", word_for(aspect_words, move.engages->aspect)},
                      {"cm", in_cm(move.engages->gap)}};
}

void add_way(Json& out, const LeavingAnswer& way) {
    const TablePoint at = plane::front_centre(way.end);
    out["used"] = in_cm(way.moved);
    out["end"] = {{"at", {in_cm(at.x), in_cm(at.y)}}, {"heading", in_degrees(way.end.heading)}};
}

std::string end_text(Lang lang, TablePoint at, Angle heading) {
    return "  " +
           say(lang, "cli.may.end",
               {cm_text(lang, at.x), cm_text(lang, at.y),
                cm_text(lang, Length{heading.thousandths_of_degree})}) +
           "\n";
}

std::string move_text(Lang lang, const Scenario& scenario, const Order& order, const MoveAnswer& move) {
    std::string out =
        "  " +
        say(lang, "cli.may.move",
            {cm_text(lang, move.used), cm_text(lang, move.allowance), cm_text(lang, move.left)}) +
        "\n" + end_text(lang, end_of(scenario, order, move), move.end().heading);
    if (move.legal_until)
        out += "  " + say(lang, "cli.may.legal_until", {cm_text(lang, *move.legal_until)}) + "\n";
    if (move.engages) {
        const ElementRef enemy = move.engages->enemy;
        const std::string aspect(word_for(aspect_words, move.engages->aspect));
        out += "  " +
               say(lang, "cli.may.engages",
                   {scenario.sides[enemy.side].elements[enemy.element].name, phrase(lang, "aspect." + aspect),
                    cm_text(lang, move.engages->gap)}) +
               "\n";
    }
    return out;
}

}  // namespace

Json may_json(const Scenario& scenario, const Order& order, const OrderAnswer& answer) {
    const PieceNames ids = ids_of(scenario);
    const Ruling& ruling = answer.ruling;
    Json out{{"verdict", verdict_word(verdict(ruling))}, {"deciding", nullptr}};
    if (const std::optional<std::size_t> i = deciding_finding(ruling))
        out["deciding"] = finding_json(ruling, ruling.findings[*i], ids);
    if (const std::optional<Outcomes> outcomes = outcomes_of(ruling)) {
        out["margin_mm"] = in_millimetres(outcomes->margin);
        out["outcomes"] = {{"met", verdict_word(outcomes->met)}, {"missed", verdict_word(outcomes->missed)}};
    }
    if (answer.move) add_move(out, scenario, order, *answer.move);
    if (answer.way) add_way(out, *answer.way);
    out["ruling"] = ruling_json(ruling, ids);
    return out;
}

std::string may_text(Lang lang, const Scenario& scenario, const Order& order, const OrderAnswer& answer) {
    const Ruling& ruling = answer.ruling;
    const Explanation e = explain_ruling(lang, ruling, bacler::names_of(scenario), scenario.readings);
    const std::string_view word = phrase(lang, "verdict." + std::string(verdict_word(verdict(ruling))));
    const std::optional<std::size_t> first = deciding_finding(ruling);
    if (!first) return fmt::format("[{}]\n", word);
    const ExplainedLine& line = e.tree[*first];
    std::string out = fmt::format("[{}] {}  [{}{}{}]\n", word, line.text, line.rule,
                                  line.reading.empty() ? "" : ", ", line.reading);
    const Finding& deciding = ruling.findings[*first];
    if (deciding.measure >= 0) {
        const Measurement& m = ruling.measures[static_cast<std::size_t>(deciding.measure)];
        out += "  " +
               say(lang, "cli.may.points",
                   {cm_text(lang, m.from.x), cm_text(lang, m.from.y), cm_text(lang, m.to.x),
                    cm_text(lang, m.to.y)}) +
               "\n";
    }
    if (const std::optional<std::string> outcomes = outcomes_text(lang, ruling))
        out += "  " + *outcomes + "\n";
    if (answer.move) out += move_text(lang, scenario, order, *answer.move);
    if (answer.way) out += end_text(lang, plane::front_centre(answer.way->end), answer.way->end.heading);
    return out + "\n" + tree_text(lang, e);
}

}  // namespace bacler::answers
