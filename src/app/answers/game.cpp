#include "app/answers/game.hpp"

#include "app/answers/parts.hpp"
#include "app/game/roster.hpp"
#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/order_words.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/stage_words.hpp"
#include "systems/plaquette/words.hpp"

#include <fmt/format.h>

namespace bacler::answers {

using namespace plaquette;

namespace {

std::string_view author_word(game::Author author) {
    switch (author) {
        case game::Author::first_side: return "first_side";
        case game::Author::second_side: return "second_side";
        case game::Author::umpire: return "umpire";
        case game::Author::program: break;
    }
    return "program";
}

Json element_json(const Side& side, const Element& e) {
    Json one{{"id", e.id},
             {"side", side.id},
             {"stance", word_for(stance_words, e.stance)},
             {"fatigue", e.fatigue},
             {"lost", e.lost},
             {"plaquettes", plaquettes_left(e)},
             {"units", Json::array()}};
    for (const ScenarioUnit& u : e.units)
        one["units"].push_back({{"id", u.unit.id},
                                {"plaquettes", plaquettes_of(u.unit.arm, u.unit.values.size())},
                                {"values", u.unit.values}});
    one["at"] = nullptr;
    if (e.front) {
        one["at"] = point_json(e.front->at);
        one["heading"] = in_degrees(e.front->heading);
    }
    return one;
}

int orders_of(const Staff& staff) {
    return total(rule_on_orders_available(staff.value, staff.orders_lost));
}

Json staff_json(const Side& side, const Staff& s) {
    Json one{{"id", s.id},
             {"side", side.id},
             {"value", s.value},
             {"charisma", s.charisma},
             {"orders", orders_of(s)}};
    if (s.level == StaffLevel::division) one["stance"] = word_for(stance_words, s.stance);
    one["at"] = nullptr;
    if (s.at) one["at"] = point_json(*s.at);
    return one;
}

std::string box_text(Lang lang, const Element& e) {
    if (!e.front) return {};
    return fmt::format("  {} {}  {}°", cm_text(lang, e.front->at.x), cm_text(lang, e.front->at.y),
                       cm_text(lang, Length{e.front->heading.thousandths_of_degree}));
}

}  // namespace

std::string hash_text(std::uint64_t hash) {
    return fmt::format("{:016x}", hash);
}

Json state_json(const BattleTimeline& timeline) {
    const PlayerView view(timeline);
    const Battle& b = view.battle();
    Json out{{"sequence", b.sequence},
             {"stage", word_for(stage_words, b.stage)},
             {"hour", hour_of(b)},
             {"hash", hash_text(hash_of(timeline.state()))},
             {"lines", timeline.line_count()},
             {"elements", Json::array()},
             {"staffs", Json::array()},
             {"owed", owed_in_words(Lang::en, b)}};
    for (const Side& side : b.scenario.sides) {
        for (const Element& e : side.elements) out["elements"].push_back(element_json(side, e));
        for (const Staff& s : side.staffs) out["staffs"].push_back(staff_json(side, s));
    }
    return out;
}

std::string state_text(Lang lang, const BattleTimeline& timeline) {
    const PlayerView view(timeline);
    const Battle& b = view.battle();
    const std::string hour = hour_of(b);
    std::string out = say(lang, "cli.game.state",
                          {std::to_string(b.sequence), hour.empty() ? std::string("–") : hour,
                           phrase(lang, "stage." + std::string(word_for(stage_words, b.stage)))}) +
                      "\n";
    for (const Side& side : b.scenario.sides)
        for (const Element& e : side.elements)
            out += fmt::format("  {:<12} {:<12} {} {}  {} {}{}\n", e.id,
                               phrase(lang, "stance." + std::string(word_for(stance_words, e.stance))),
                               phrase(lang, "cli.game.plaquettes"), plaquettes_left(e),
                               phrase(lang, "cli.game.fatigue"), e.fatigue, box_text(lang, e));
    for (const Side& side : b.scenario.sides)
        for (const Staff& s : side.staffs)
            out += "  " +
                   say(lang, "cli.game.staff",
                       {s.id, std::to_string(s.value), std::to_string(s.charisma),
                        std::to_string(orders_of(s))}) +
                   "\n";
    for (const std::string& o : owed_in_words(lang, b)) out += "  → " + o + "\n";
    const std::string hash = hash_text(hash_of(timeline.state()));
    return out + say(lang, "cli.game.hash", {std::to_string(timeline.line_count()), hash}) + "\n";
}

namespace {

std::string rule_of(const Ruling& ruling) {
    const std::optional<std::size_t> first = deciding_finding(ruling);
    return first ? rule_name(ruling.findings[*first].rule) : std::string();
}

/// Does a line play another one again, or is it that one?
bool is_or_plays(const BattleTimeline& timeline, game::LineId id, game::LineId line) {
    while (id != 0 && id != line) id = timeline.line(id).origin;
    return id == line && line != 0;
}

/// What was overruled on a line, oldest first: by a word on its ruling, or by an order of the branch.
std::vector<game::Remark> overruled_on(const BattleTimeline& timeline, game::LineId id) {
    std::vector<game::Remark> out;
    for (const auto& record : timeline.records())
        if (const auto* r = std::get_if<game::Remark>(&record); r && is_or_plays(timeline, id, r->line))
            out.push_back(*r);
    for (const game::LineId at : timeline.path_to(timeline.cursor()))
        if (const auto* o = std::get_if<Overrule>(&timeline.line(at).order);
            o && is_or_plays(timeline, id, static_cast<game::LineId>(o->line)))
            out.push_back({id, files::value_text(o->what), {o->by, o->reason}});
    return out;
}

std::string_view how_word(game::Mending how) {
    switch (how) {
        case game::Mending::instead: return "instead";
        case game::Mending::out: return "out";
        case game::Mending::before: break;
    }
    return "before";
}

/// The mends to which the branch owes that it goes on as it does after a line (0: from the start), oldest first.
std::vector<game::Mended> mends_after(const BattleTimeline& timeline, game::LineId id) {
    std::vector<game::Mended> out;
    for (const auto& record : timeline.records())
        if (const auto* m = std::get_if<game::Mended>(&record);
            m && timeline.line(m->line).parent == id && !timeline.is_on_branch(m->line))
            out.push_back(*m);
    return out;
}

Json mends_json(const BattleTimeline& timeline) {
    Json out = Json::array();
    const auto add = [&](game::LineId after) {
        for (const game::Mended& m : mends_after(timeline, after))
            out.push_back({{"line", m.line},
                           {"after", after},
                           {"how", how_word(m.how)},
                           {"by", word_for(consent_words, m.consent.by)},
                           {"reason", m.consent.reason}});
    };
    add(0);
    for (const game::LineId id : timeline.path_to(timeline.cursor())) add(id);
    return out;
}

std::string mends_text(Lang lang, const BattleTimeline& timeline, game::LineId after) {
    std::string out;
    for (const game::Mended& m : mends_after(timeline, after))
        out += "      " +
               say(lang, "cli.game.mended." + std::string(how_word(m.how)),
                   {std::to_string(m.line), order_of_line(timeline, m.line), m.consent.reason}) +
               "\n";
    return out;
}

}  // namespace

Json log_json(Lang lang, const BattleTimeline& timeline, const PlayerView& view, bool with_rulings) {
    const bool may_see_hashes = view.battle().keeping != OrderKeeping::open || view.may_read_all();
    Json out{{"lines", Json::array()}, {"mends", mends_json(timeline)}};
    for (const game::LineId id : view.lines()) {
        const LineView seen = view.line(lang, id);
        Json one{{"line", id},          {"author", author_word(seen.author)},
                 {"order", seen.order}, {"verdict", verdict_word(verdict(seen.ruling))},
                 {"says", seen.says()}, {"rule", rule_of(seen.ruling)},
                 {"hash", nullptr}};
        if (may_see_hashes) one["hash"] = hash_text(timeline.line(id).hash_after);
        if (!seen.note.empty()) one["note"] = seen.note;
        if (!seen.sealed_note.empty()) one["sealed_note"] = seen.sealed_note;
        for (const game::Remark& r : overruled_on(timeline, id))
            one["overruled"].push_back({{"value", r.value},
                                        {"reason", r.consent.reason},
                                        {"by", word_for(consent_words, r.consent.by)}});
        if (with_rulings) one["ruling"] = ruling_json(seen.ruling, names_of_line(timeline, id));
        out["lines"].push_back(std::move(one));
    }
    return out;
}

std::string log_text(Lang lang, const BattleTimeline& timeline, const PlayerView& view, bool with_rulings) {
    std::string out = mends_text(lang, timeline, 0);
    for (const game::LineId id : view.lines()) {
        const LineView seen = view.line(lang, id);
        out += fmt::format("{:>4}  {:<32}  {}\n", id, seen.is_own() ? "…" : seen.order, seen.says());
        if (!seen.sealed_note.empty()) out += "      (») " + seen.sealed_note + "\n";
        if (!seen.note.empty()) out += "      » " + seen.note + "\n";
        for (const game::Remark& r : overruled_on(timeline, id))
            out += "      " + say(lang, "cli.game.overruled", {r.value, r.consent.reason}) + "\n";
        if (with_rulings) out += tree_text(lang, seen.told);
        out += mends_text(lang, timeline, id);
    }
    return out;
}

Json log_json(Lang lang, const BattleTimeline& timeline, bool with_rulings) {
    return log_json(lang, timeline, PlayerView(timeline), with_rulings);
}

std::string log_text(Lang lang, const BattleTimeline& timeline, bool with_rulings) {
    return log_text(lang, timeline, PlayerView(timeline), with_rulings);
}

Json orders_json(const Scenario& scenario, const std::vector<OrderEntry>& sheet, const std::string& only) {
    Json out{{"orders", Json::array()}};
    for (const OrderEntry& e : sheet) {
        if (!is_entry_of(scenario, e, only)) continue;
        const Side& side = scenario.sides[e.side];
        Json one{{"sequence", e.sequence}, {"side", side.id},         {"staff", side.staffs[e.staff].id},
                 {"to", e.beside},         {"order", nullptr},        {"by_aide", e.is_by_aide},
                 {"dice", e.dice},         {"fate", word_of(e.fate)}, {"ended", nullptr},
                 {"line", e.line}};
        if (e.order) one["order"] = files::text_of(Order(*e.order));
        if (e.ended != 0) one["ended"] = e.ended;
        out["orders"].push_back(std::move(one));
    }
    return out;
}

ReplayAnswer replay_of(const BattleTimeline& timeline, bool rejudge) {
    ReplayAnswer out;
    out.lines = timeline.line_count();
    out.differs = game::first_difference(timeline);
    out.is_rejudged = rejudge;
    if (rejudge) out.rejudged = game::rejudge(timeline);
    return out;
}

Json replay_json(const BattleTimeline& timeline, const ReplayAnswer& answer) {
    Json out{{"lines", answer.lines},
             {"hash", hash_text(hash_of(timeline.state()))},
             {"differs_at", nullptr},
             {"hashes", Json::array()}};
    if (answer.differs) out["differs_at"] = answer.differs->line;
    for (const game::LineId id : timeline.path_to(timeline.cursor()))
        out["hashes"].push_back(hash_text(timeline.line(id).hash_after));
    if (!answer.is_rejudged) return out;
    out["changed"] = Json::array();
    for (const auto& r : answer.rejudged)
        out["changed"].push_back({{"line", r.line},
                                  {"order", order_of_line(timeline, r.line)},
                                  {"ruling", r.is_other_ruling},
                                  {"event", r.is_other_event},
                                  {"state", r.is_other_state},
                                  {"refused", !r.today.event.has_value()}});
    return out;
}

std::string replay_text(Lang lang, const BattleTimeline& timeline, const ReplayAnswer& answer) {
    std::string out;
    for (const game::LineId id : timeline.path_to(timeline.cursor()))
        out += fmt::format("{:>4}  {}  {}\n", id, hash_text(timeline.line(id).hash_after),
                           order_of_line(timeline, id));
    if (answer.differs)
        out += say(lang, "cli.game.differs",
                   {std::to_string(answer.differs->line), hash_text(answer.differs->recorded),
                    hash_text(answer.differs->found)}) +
               "\n";
    else
        out += say(lang, "cli.game.replayed", {std::to_string(answer.lines)}) + "\n";
    if (!answer.is_rejudged) return out;
    for (const auto& r : answer.rejudged)
        out += say(lang, &r == &answer.rejudged.front() ? "cli.game.first_changed" : "cli.game.changed",
                   {std::to_string(r.line), order_of_line(timeline, r.line)}) +
               "\n";
    if (answer.rejudged.empty()) out += std::string(phrase(lang, "cli.game.none_changed")) + "\n";
    return out;
}

}  // namespace bacler::answers
