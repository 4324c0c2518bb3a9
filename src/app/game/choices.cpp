#include "app/game/choices.hpp"

#include "base/check.hpp"
#include "files/order_text.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

constexpr Length longest_advance{5000};  // R208
constexpr Length step_of_advance{100};

bool is_accepted(const Battle& battle, const Order& order) {
    return referee(battle, order).event.has_value();
}

const std::string& id_of(const Battle& battle, ElementRef ref) {
    return battle.element(ref).id;
}

/// The farthest advance by whole mm that is allowed; none where no step is.
std::optional<Length> farthest_advance(const Battle& battle, ElementRef ref) {
    for (Length by = longest_advance; by > Length{}; by = by - step_of_advance)
        if (is_accepted(battle, Advance{id_of(battle, ref), by})) return by;
    return std::nullopt;
}

/// The keys of one thing owed.
class Keys {
public:
    Keys(Lang lang, const Battle& battle) : lang_(lang), battle_(battle) {}

    std::vector<OrderKey> of(const Owed& owed) const {
        if (owed.what == id(Say::chooses_its_place)) return slots();
        if (owed.what == id(Say::may_lay_losses)) return losses();
        if (owed.who.kind != SubjectKind::element) return {};
        const ElementRef ref{owed.who.side, owed.who.index};
        if (owed.what == id(Say::evasion_is_open))
            return one("evade", "ui.play.evade", ref, Evade{id_of(battle_, ref)});
        if (owed.what == id(Say::owes_its_move)) return forced(ref);
        if (owed.what == id(Say::may_form_square)) return squares(ref);
        if (owed.what == id(Say::may_advance_now)) return advances(ref);
        return {};
    }

private:
    std::vector<OrderKey> one(std::string_view what, std::string_view label, ElementRef ref,
                              Order order) const {
        return {{std::string(what) + "." + id_of(battle_, ref), std::string(phrase(lang_, label)),
                 std::move(order)}};
    }

    std::vector<OrderKey> slots() const {
        const MarchGroup& g = group_in_turn(battle_);
        const Side& side = battle_.scenario.sides[g.side];
        const std::string& group = g.staff ? side.staffs[*g.staff].id : side.elements[*g.element].id;
        return {{"slot.first", std::string(phrase(lang_, "ui.play.first")), TakeSlot{group, Slot::first}},
                {"slot.last", std::string(phrase(lang_, "ui.play.last")), TakeSlot{group, Slot::last}}};
    }

    std::vector<OrderKey> forced(ElementRef ref) const {
        for (const Move& move : moves_owed(battle_))
            if (move.piece == id_of(battle_, ref)) return one("forced", "ui.play.forced", ref, move);
        return {};
    }

    /// One battalion that may is enough: the test is the element's.
    std::vector<OrderKey> squares(ElementRef ref) const {
        for (const ScenarioUnit& u : battle_.element(ref).units)
            for (const Formation square : {Formation::solid_square, Formation::hollow_square}) {
                const Form order{u.unit.id, square};
                if (is_accepted(battle_, order)) return one("square", "ui.play.square", ref, order);
            }
        return {};
    }

    /// The farthest advance, then those of fewer whole centimetres.
    std::vector<OrderKey> advances(ElementRef ref) const {
        const std::optional<Length> by = farthest_advance(battle_, ref);
        if (!by) return {};
        const std::string name = "advance." + id_of(battle_, ref);
        const auto key = [&](const std::string& of_key, Length way) {
            return OrderKey{of_key, say(lang_, "ui.play.advance", {cm_text(lang_, way)}),
                            Advance{id_of(battle_, ref), way}};
        };
        std::vector<OrderKey> out{key(name, *by)};
        for (int cm = 4; cm >= 1; --cm)
            if (const Length way{cm * 1000};
                way < *by && is_accepted(battle_, Advance{id_of(battle_, ref), way}))
                out.push_back(key(name + "." + std::to_string(cm), way));
        return out;
    }

    std::vector<OrderKey> losses() const {
        std::vector<OrderKey> out;
        std::vector<ElementRef> seen;
        for (const Hit& hit : battle_.hits) {
            if (std::find(seen.begin(), seen.end(), hit.element) != seen.end()) continue;
            seen.push_back(hit.element);
            for (const ScenarioUnit& u : battle_.element(hit.element).units)
                if (is_accepted(battle_, Lose{u.unit.id}))
                    out.push_back({"lose." + u.unit.id, u.unit.id, Lose{u.unit.id}});
        }
        return out;
    }

    Lang lang_;
    const Battle& battle_;
};

std::optional<std::size_t> side_of(Subject who) {
    if (who.kind != SubjectKind::element && who.kind != SubjectKind::staff) return std::nullopt;
    return who.side;
}

}  // namespace

std::vector<OwedItem> owed_items(Lang lang, const Battle& battle) {
    const PieceNames names = names_of(battle.scenario);
    const Keys keys(lang, battle);
    std::vector<OwedItem> out;
    for (const Owed& o : owed(battle))
        out.push_back(
            {message_text(lang, o.what, o.who, o.a, o.b, names), side_of(o.who), o.is_choice, keys.of(o)});
    return out;
}

std::string why_not(Lang lang, const Battle& battle, const Ruling& ruling) {
    const std::optional<std::size_t> first = deciding_finding(ruling);
    if (!first) return {};
    return text_of(lang, ruling, ruling.findings[*first], names_of(battle.scenario));
}

std::string command_in_words(Lang lang, const Scenario& scenario, Command command, const Named& to) {
    const bool is_corps = to.kind == Named::Kind::staff &&
                          scenario.sides[to.side].staffs[to.index].level != StaffLevel::division;
    if (const auto stance = stance_of(command); stance && !is_corps)
        return std::string(phrase(lang, "stance." + std::string(word_for(stance_words, *stance))));
    return std::string(phrase(lang, "mission." + std::string(word_for(mission_words, *mission_of(command)))));
}

std::vector<CommandKey> commands_for(Lang lang, const Battle& battle, const std::string& giver,
                                     const std::string& to, const std::string& on) {
    const std::optional<Named> body = named(battle.scenario, to);
    BACLER_CHECK(body.has_value());
    const bool is_corps = body->kind == Named::Kind::staff &&
                          battle.scenario.sides[body->side].staffs[body->index].level != StaffLevel::division;
    std::vector<CommandKey> out;
    for (const Command command : {Command::attack, Command::manoeuvre, Command::defence, Command::fall_back,
                                  Command::retreat, Command::advance, Command::support, Command::pursuit}) {
        const bool is_its = is_corps ? mission_of(command).has_value() : stance_of(command).has_value();
        if (!is_its) continue;
        GiveOrder order{giver, to, command, on};
        const PlayAnswer answer = referee(battle, order);
        const bool is_allowed = answer.event.has_value();
        out.push_back({command_in_words(lang, battle.scenario, command, *body), std::move(order), is_allowed,
                       is_allowed ? std::string() : why_not(lang, battle, answer.ruling)});
    }
    return out;
}

std::string superior_of(const Battle& battle, const std::string& id) {
    const std::optional<Named> piece = named(battle.scenario, id);
    if (!piece || piece->kind == Named::Kind::terrain) return {};
    const Side& side = battle.scenario.sides[piece->side];
    const bool is_staff = piece->kind == Named::Kind::staff;
    const auto under = is_staff ? side.staffs[piece->index].under : side.elements[piece->index].under;
    if (under) return side.staffs[*under].id;
    return is_staff ? id : std::string();
}

int orders_left(const Battle& battle, std::size_t side, std::size_t staff) {
    const Staff& s = battle.scenario.sides.at(side).staffs.at(staff);
    const int all = total(rule_on_orders_available(s.value, s.orders_lost));
    return std::max(0, all - battle.sides.at(side).staffs.at(staff).spent);
}

std::string_view word_on_chit(Lang lang, const Battle& battle, const GiveOrder& order) {
    const std::optional<Named> to = named(battle.scenario, order.to);
    const bool is_corps = to && to->kind == Named::Kind::staff &&
                          battle.scenario.sides[to->side].staffs[to->index].level != StaffLevel::division;
    if (const auto stance = stance_of(order.command); stance && !is_corps)
        return phrase(lang, "ui.stance_short." + std::string(word_for(stance_words, *stance)));
    const auto mission = mission_of(order.command);
    return mission ? phrase(lang, "ui.mission_short." + std::string(word_for(mission_words, *mission)))
                   : std::string_view{};
}

std::string text_of_order(const Order& order) {
    return files::text_of(order);
}

bool may_be_moved(const Battle& battle, ElementAt element) {
    return is_its_turn(battle, {MoverRef::Kind::element, element.side, element.element, 0});
}

bool may_be_moved(const Battle& battle, std::size_t side, std::size_t staff) {
    return is_its_turn(battle, {MoverRef::Kind::staff, side, staff, 0});
}

SequenceSoFar so_far_of(const Battle& battle, ElementAt element) {
    const ElementRecord& r = battle.record({element.side, element.element});
    return {r.used, r.has_moved, true};
}

namespace {

bool is_near(Length a, Length b) {
    return a - b <= grain && b - a <= grain;
}

bool is_there(const plane::Box& a, const plane::Box& b) {
    return is_near(a.centre.x, b.centre.x) && is_near(a.centre.y, b.centre.y) && a.heading == b.heading;
}

}  // namespace

Move whole_move(const Battle& battle, const bacler::Hand& hand) {
    const plane::Box start = hand.start(), end = hand.end();
    Move out{battle.element(hand.element()).id, plane::front_centre(end), {}, {}};
    if (!(start.heading == end.heading)) out.heading = end.heading;
    return out;
}

std::vector<Order> orders_of(const Battle& battle, const bacler::Hand& hand) {
    if (!hand.has_moved()) return {};
    const std::string& id = battle.element(hand.element()).id;
    const Move whole = whole_move(battle, hand);
    const PlayAnswer answer = referee(battle, whole);
    if (answer.move && is_there(answer.move->end(), hand.end())) return {whole};
    std::vector<Order> out;
    const std::vector<plane::Box>& stations = hand.attempt().answer.stations;
    for (std::size_t i = 1; i < stations.size(); ++i) {
        Move leg{id, plane::front_centre(stations[i]), {}, {}};
        if (!(stations[i - 1].heading == stations[i].heading)) leg.heading = stations[i].heading;
        out.emplace_back(std::move(leg));
    }
    return out;
}

std::optional<Order> fire_of(const Battle& battle, ElementAt element, const std::string& target) {
    Fire all{{}, target}, may{{}, target};
    for (const ScenarioUnit& u : battle.element({element.side, element.element}).units) {
        if (u.unit.arm != Arm::artillery) continue;
        all.batteries.push_back(u.unit.id);
        if (is_accepted(battle, Fire{{u.unit.id}, target})) may.batteries.push_back(u.unit.id);
    }
    if (all.batteries.empty()) return std::nullopt;
    return may.batteries.empty() ? all : may;
}

Committed commit_all(PlayedGame& game, const std::vector<Order>& orders) {
    BACLER_CHECK(!orders.empty());
    Committed last;
    std::size_t given = 0;
    for (const Order& order : orders) {
        last = game.commit(order, author_of(game.battle(), order));
        if (!last.is_done) break;
        ++given;
    }
    if (last.is_done) return last;
    for (; given > 0; --given) game.undo();
    return last;
}

}  // namespace bacler
