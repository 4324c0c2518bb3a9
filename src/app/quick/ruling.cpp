#include "app/quick/ruling.hpp"

#include "base/check.hpp"
#include "odds/engagement_odds.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/result.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>

namespace bacler::quick {

using namespace plaquette;

namespace {

std::vector<QuickLine> lines_of(Lang lang, const Ruling& ruling, const PieceNames& names,
                                const Readings& readings) {
    std::vector<QuickLine> out;
    for (ExplainedLine& line : explain_ruling(lang, ruling, names, readings).tree) {
        const Finding& f = ruling.findings[line.finding];
        out.push_back({std::move(line), f.rule, f.reading});
    }
    return out;
}

/// A line that rests on a rule without a finding of its own.
QuickLine plain_line(Lang lang, std::string text, std::uint16_t rule, std::uint16_t reading) {
    QuickLine out;
    out.line.text = std::move(text);
    out.line.rule = cite(lang, RuleRef{rule});
    out.line.reading = reading_name(reading);
    out.line.does = Does::permits;
    out.rule = RuleRef{rule};
    out.reading = reading;
    return out;
}

std::string deciding(Lang lang, const Ruling& ruling, const PieceNames& names, const Readings& readings) {
    return explain_ruling(lang, ruling, names, readings).sentence;
}

std::string whom_it_hits(Lang lang, const std::vector<std::string>& hits) {
    std::string out;
    for (const std::string& hit : hits)
        out.append(out.empty() ? "" : ", ").append(phrase(lang, "ui.quick.victim." + hit));
    return out;
}

std::string losses_text(Lang lang, const Tir& tir) {
    if (tir.losses == 0) return std::string(phrase(lang, "ui.quick.fire_misses"));
    return say(lang, tir.losses == 1 ? "ui.quick.fire_costs_one" : "ui.quick.fire_costs",
               {std::to_string(tir.losses), whom_it_hits(lang, tir.hits)});
}

/// What a fire of a total is worth before its die is thrown.
std::string fire_stake(Lang lang, int total) {
    const std::vector<odds::LossChance> chances = odds::odds_of_tir(total);
    const std::string value = std::to_string(total), sure = count_of_plaquettes(lang, chances.front().lost);
    if (chances.size() == 1) return say(lang, "ui.quick.fire_sure", {value, sure});
    return say(lang, "ui.quick.fire_value", {value, sure, std::to_string(total % 10)});
}

PieceNames battery_names(Lang lang, const FireQuestion& q) {
    PieceNames names;
    names.units.emplace_back();
    for (const Battery& b : q.batteries)
        names.units[0].push_back(q.batteries.size() == 1 ? std::string(phrase(lang, "ui.quick.the_battery"))
                                                         : say(lang, "ui.quick.battery_named", {b.id}));
    return names;
}

QuickRuling rule_on_the_fire(Lang lang, const Form& form) {
    const FireQuestion q = fire_question(form);
    const PieceNames names = battery_names(lang, q);
    QuickRuling out;
    FireAnswer answer = rule_on_fire(q, {});
    if (answer.tirs.empty()) {
        out.ruling = answer.may;
        out.sentence = deciding(lang, out.ruling, names, q.readings);
        out.is_settled = true;
    } else {
        const int total = answer.tirs.front().total;
        const bool wants_die = total % 10 != 0;
        out.sentence = fire_stake(lang, total);
        if (wants_die) out.die = DieAsked{10, std::string(phrase(lang, "ui.quick.die_of_fire"))};
        out.is_settled = !wants_die || form.die;
        if (out.is_settled) {
            answer = rule_on_fire(q, {wants_die ? *form.die : 0});
            out.sentence = losses_text(lang, answer.tirs.front());
        }
        out.ruling = answer.tirs.front().ruling;
        append(out.ruling, answer.may);
    }
    out.lines = lines_of(lang, out.ruling, names, q.readings);
    return out;
}

/// Who reaches whom, and with an aide where nobody does.
struct Reach {
    Ruling ruling;
    bool is_reached{false};
    int sequences{0};  ///< of the aide's ride; 0: none rides
};

Reach reach_of(const Form& form) {
    Reach out;
    const auto recipient = static_cast<Recipient>(value_of(form, Ask::recipient));
    const auto level = static_cast<StaffLevel>(value_of(form, Ask::giver));
    const Length distance = distance_of(form);
    const Ruling command = rule_on_command(
        Measurement{distance, command_distance(recipient), LimitWords::at_most, {}, {}, {}}, recipient);
    append(out.ruling, command);
    out.is_reached = verdict(command) == Verdict::allowed;
    // An aide touches a staff (R067): an element waits for its own.
    if (out.is_reached || recipient != Recipient::staff) return out;
    const Ruling aides = rule_on_aides(level);
    append(out.ruling, aides);
    if (total(aides) == 0) return out;
    const Ruling ride = rule_on_aide_ride(distance);
    append(out.ruling, ride);
    out.sequences = total(ride);
    return out;
}

std::string order_stake(Lang lang, const Reach& reach, int value) {
    const std::string least = std::to_string(value);
    if (reach.is_reached) return say(lang, "ui.quick.order_in_reach", {least});
    return say(lang, "ui.quick.order_by_aide", {std::to_string(reach.sequences), least});
}

QuickRuling rule_on_the_order(Lang lang, const Form& form) {
    const int value = value_of(form, Ask::staff_value);
    QuickRuling out;
    const Reach reach = reach_of(form);
    const Ruling available = rule_on_orders_available(value, value_of(form, Ask::points_lost));
    const bool may_go = reach.is_reached || reach.sequences > 0, has_orders = total(available) > 0;
    out.is_settled = !may_go || !has_orders || form.die;
    if (!may_go) {
        out.sentence = std::string(phrase(lang, "ui.quick.order_out_of_reach"));
    } else if (!has_orders) {
        out.sentence = std::string(phrase(lang, "ui.quick.no_orders"));
    } else {
        out.die = DieAsked{6, std::string(phrase(lang, "ui.quick.die_of_order"))};
        out.sentence = order_stake(lang, reach, value);
        if (form.die) {
            out.ruling = rule_on_order_test(value, *form.die);
            out.sentence = deciding(lang, out.ruling, {}, {});
            if (reach.sequences > 0 && verdict(out.ruling) == Verdict::allowed)
                out.sentence =
                    say(lang, "ui.quick.aide_departs", {out.sentence, std::to_string(reach.sequences)});
        }
    }
    append(out.ruling, reach.ruling);
    append(out.ruling, available);
    out.lines = lines_of(lang, out.ruling, {}, {});
    return out;
}

QuickRuling rule_on_the_move(Lang lang, const Form& form) {
    const MarchQuestion q = march_question(form);
    const Readings readings;
    QuickRuling out;
    out.ruling = rule_on_march(q, readings);
    out.is_settled = true;
    out.lines = lines_of(lang, out.ruling, {}, readings);
    if (verdict(out.ruling) == Verdict::forbidden) {
        out.sentence = deciding(lang, out.ruling, {}, readings);
        return out;
    }
    const int cm = total(out.ruling);
    out.sentence = say(lang, "ui.quick.move_of", {std::to_string(cm), std::to_string(half_move(cm))});
    if (q.movers.front().is_general) return out;
    const OrderLimits limits = order_limits(cm);
    const auto limit = [&](std::string_view key, int figure, std::uint16_t rule, std::uint16_t reading) {
        out.lines.push_back(plain_line(lang, say(lang, key, {std::to_string(figure)}), rule, reading));
    };
    limit("ui.quick.attack_least", limits.attack_least, 72, 29);
    limit("ui.quick.manoeuvre_keeps", limits.manoeuvre_keep, 74, 30);
    limit("ui.quick.defence_most", limits.defence_most, 77, 31);
    return out;
}

std::string square_stake(Lang lang, const SquareQuestion& q) {
    // Asked of the test itself, face by face, so that no bound is stated twice.
    std::array<int, 2> last{};
    for (int face = 1; face <= 10; ++face) {
        const std::optional<Formation> formed = rule_on_square_test(q, face).formed;
        if (formed) last.at(*formed == Formation::hollow_square ? 0 : 1) = face;
    }
    const std::string hollow = std::to_string(last[0]), solid = std::to_string(last[1]);
    if (last[0] == 0) return say(lang, "ui.quick.solid_to", {solid});
    if (last[1] == 0) return say(lang, "ui.quick.hollow_to", {hollow});
    return say(lang, "ui.quick.hollow_and_solid_to", {hollow, solid});
}

QuickRuling rule_on_the_square(Lang lang, const Form& form) {
    const SquareQuestion q = square_question(form);
    QuickRuling out;
    out.ruling = rule_on_square_permission(q);
    if (verdict(out.ruling) != Verdict::allowed) {
        out.sentence = deciding(lang, out.ruling, {}, q.readings);
        out.is_settled = true;
    } else {
        out.die = DieAsked{10, std::string(phrase(lang, "ui.quick.die_of_square"))};
        out.sentence = square_stake(lang, q);
        out.is_settled = form.die.has_value();
        if (form.die) {
            out.ruling = rule_on_square_test(q, *form.die).ruling;
            out.sentence = deciding(lang, out.ruling, {}, q.readings);
        }
    }
    out.lines = lines_of(lang, out.ruling, {}, q.readings);
    return out;
}

/// What the order of an element becomes by a result, and which guns it costs (R197-R200).
void add_consequences(Lang lang, const Form& form, WithdrawalCause cause, QuickRuling& out) {
    if (cause == WithdrawalCause::evasion) return;
    // The differences of morale 1 to 4 are the results that withdraw, mildest first.
    const int difference = static_cast<int>(cause) + 1;
    const Fighter nobody{0, Stance::defence, false};
    const Fighter loser{0, static_cast<Stance>(value_of(form, Ask::stance)), false};
    const CombatConsequences c = rule_on_result(difference, nobody, loser, {});
    const auto rule = static_cast<std::uint16_t>(196 + difference);
    const std::string stance(phrase(lang, "stance." + std::string(word_for(stance_words, c.loser.stance))));
    out.lines.push_back(plain_line(lang, say(lang, "ui.stance_after", {stance}), rule, 106));
    if (c.loser.loses_all_guns)
        out.lines.push_back(plain_line(lang, std::string(phrase(lang, "ui.guns_lost")), rule, 0));
    else if (c.loser.loses_heavy_guns)
        out.lines.push_back(plain_line(lang, std::string(phrase(lang, "ui.heavy_guns_lost")), rule, 0));
}

QuickRuling rule_on_the_retreat(Lang lang, const Form& form) {
    const WithdrawalQuestion q = withdrawal_question(form);
    const WithdrawalAnswer answer = rule_on_withdrawal(q, {});
    QuickRuling out;
    out.ruling = answer.ruling;
    out.is_settled = true;
    const bool is_away = answer.move.facing == Facing::away;
    out.sentence = say(lang, is_away ? "ui.quick.back_turned" : "ui.quick.back_facing",
                       {choice_text(lang, form, Ask::cause, static_cast<std::size_t>(q.cause)),
                        std::to_string(answer.move.cm)});
    out.lines = lines_of(lang, out.ruling, {}, {});
    add_consequences(lang, form, q.cause, out);
    return out;
}

QuickRuling rule_on_topic(Lang lang, const Form& form) {
    switch (form.topic) {
        case Topic::fire: return rule_on_the_fire(lang, form);
        case Topic::order: return rule_on_the_order(lang, form);
        case Topic::move: return rule_on_the_move(lang, form);
        case Topic::square: return rule_on_the_square(lang, form);
        case Topic::retreat: return rule_on_the_retreat(lang, form);
        case Topic::engagement: break;
    }
    BACLER_CHECK(form.topic != Topic::engagement);
    return {};
}

}  // namespace

QuickRuling rule_on(Lang lang, const Form& form) {
    QuickRuling out = rule_on_topic(lang, form);
    std::stable_partition(out.lines.begin(), out.lines.end(),
                          [](const QuickLine& l) { return !l.line.is_considered; });
    return out;
}

}  // namespace bacler::quick
