#include "ui/stating.hpp"

#include "app/answers/answers.hpp"
#include "app/explain.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"

#include <optional>
#include <utility>

namespace bacler::ui {

using plaquette::FactKind;
using plaquette::Stage;

const std::string& first_stated(const Desk& desk) {
    const Playing& p = *desk.playing;
    return p.stating.first.empty() ? p.from : p.stating.first;
}

const std::string& second_stated(const Desk& desk) {
    const Playing& p = *desk.playing;
    return p.stating.second.empty() ? p.to : p.stating.second;
}

bool may_state(const Desk& desk) {
    const bool is_past = desk.playing->looked_at && !is_adding(desk);
    const std::string& first = first_stated(desk);
    return !is_past && battle_now(desk).stage != Stage::over && !first.empty() &&
           may_be_stated(desk.scenario, first, second_stated(desk));
}

bool is_stating_shown(const Desk& desk) {
    return may_state(desk) && (!is_order_pad_open(desk) || desk.measuring.taping.has_value());
}

const Stating::Told& told_of_stating(Desk& desk) {
    Playing& p = *desk.playing;
    Stating::Told& t = p.stating.told;
    if (t.of_changes == p.changes && t.lang == desk.lang) return t;
    const std::string &first = first_stated(desk), &second = second_stated(desk);
    t = {p.changes, desk.lang, stating_keys(desk.lang, battle_now(desk), first, second),
         stated_lines(desk.lang, desk.scenario, first, second)};
    return t;
}

void pick_unit(Desk& desk, const std::string& unit) {
    Playing& p = *desk.playing;
    Stating& s = p.stating;
    const bool is_of_first = whole_of(desk.scenario, unit) == p.from;
    close_tape(desk);
    s.is_said = false;
    ++p.changes;
    if (s.first == unit) {
        const bool is_second_of_first =
            !s.second.empty() && whole_of(desk.scenario, s.second) == whole_of(desk.scenario, unit);
        s.first = is_second_of_first ? std::exchange(s.second, std::string()) : std::string();
    } else if (s.second == unit)
        s.second.clear();
    else if (is_of_first && s.first.empty())
        s.first = unit;
    else
        s.second = unit;
}

bool state_facts(Desk& desk, const std::vector<plaquette::Order>& orders) {
    if (is_adding(desk)) return give(desk, orders);
    Playing& p = *desk.playing;
    const std::string from = p.from, to = p.to, on = p.on, first = p.stating.first, second = p.stating.second;
    const std::optional<ElementAt> shooter = p.shooter;
    const Selection selection = desk.selection;
    const auto moment = [&] { return std::pair(battle_now(desk).sequence, battle_now(desk).stage); };
    const auto before = moment();
    if (!give(desk, orders)) return false;
    // Where the game went on by itself, the picks meant something else.
    if (moment() != before) return true;
    p.from = from;
    p.to = to;
    p.on = on;
    p.shooter = shooter;
    p.stating.first = first;
    p.stating.second = second;
    p.stating.is_said = true;
    desk.selection = selection;
    return true;
}

void open_distance(Desk& desk) {
    desk.measuring.taping = Taping{{first_stated(desk), second_stated(desk)}, {}, {}};
}

void record_distance(Desk& desk) {
    BACLER_CHECK(desk.measuring.taping.has_value());
    const Taping taping = *desk.measuring.taping;
    const plaquette::State distance{
        FactKind::distance, taping.pair[0], taping.pair[1], length_from_cm(taping.typed.value()), {}};
    if (state_facts(desk, {distance})) {
        close_tape(desk);
        if (desk.measuring.is_on) measure_again(desk);
        return;
    }
    // While all is measured the game's own panel, which tells refusals, is not seen.
    const Playing& p = *desk.playing;
    std::string& refusal = desk.measuring.taping->refusal;
    if (p.refused)
        refusal =
            explain_ruling(desk.lang, *p.refused, names_of(desk.scenario), desk.scenario.readings).sentence;
    else if (!p.faults.empty())
        refusal = answers::fault_text(desk.lang, p.faults.front());
}

void come_back_to(Desk& desk, const plaquette::StatedFact& fact) {
    Playing& p = *desk.playing;
    const std::string a = whole_of(desk.scenario, fact.a), b = whole_of(desk.scenario, fact.b);
    const bool is_ground = fact.what == FactKind::covered_by;
    forget_picks(desk);
    tap_piece(desk, a);
    if (!is_ground && a != b) tap_piece(desk, b);
    if (fact.a != a) p.stating.first = fact.a;
    if (fact.b != b) p.stating.second = fact.b;
    ++p.changes;
}

}  // namespace bacler::ui
