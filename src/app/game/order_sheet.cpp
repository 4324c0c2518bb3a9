#include "app/game/order_sheet.hpp"

#include "app/finding_text.hpp"
#include "app/game/choices.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/obeying.hpp"
#include "systems/plaquette/say.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

/// An entry that is not at its end yet, and the chit or the aide that it is in the battle.
struct Open {
    std::size_t entry{0};
    Chit chit;
    bool is_on_the_road{false};
};

bool is_same(const Chit& a, const Chit& b) {
    if (a.side != b.side || a.staff != b.staff || a.beside != b.beside) return false;
    if (a.sealed && b.sealed) return *a.sealed == *b.sealed;
    return !a.order || !b.order || *a.order == *b.order;
}

bool lies_in(const Battle& b, const Chit& chit) {
    return std::any_of(b.chits.begin(), b.chits.end(), [&](const Chit& c) { return is_same(c, chit); });
}

bool rides_in(const Battle& b, const Chit& chit) {
    return std::any_of(b.aides.begin(), b.aides.end(), [&](const Aide& a) {
        return a.side == chit.side && a.from == chit.staff && a.order.to == chit.beside &&
               (!chit.order || a.order == *chit.order);
    });
}

bool tells(const Ruling& ruling, Say say, Subject who) {
    return std::any_of(ruling.findings.begin(), ruling.findings.end(), [&](const Finding& f) {
        return f.say == static_cast<std::uint16_t>(say) && f.subject == who;
    });
}

/// Reads a branch line by line.
class Reading {
public:
    Reading(const BattleTimeline& timeline, const Viewer& who, const Keyring& ring)
        : timeline_(timeline),
          who_(who),
          ring_(ring) {}

    std::vector<OrderEntry> read() {
        Battle before = timeline_.start();
        for (const game::LineId id : timeline_.path_to(timeline_.cursor())) {
            const auto& line = timeline_.line(id);
            Battle after = PlaquetteGame::advance(before, line.event);
            if (std::holds_alternative<GiveOrder>(line.order) ||
                std::holds_alternative<LayHidden>(line.order))
                lay(id, before, after);
            else
                follow(line, before, after);
            before = std::move(after);
        }
        return std::move(sheet_);
    }

private:
    void lay(game::LineId id, const Battle& before, const Battle& after) {
        if (after.chits.size() <= before.chits.size()) return;
        const Chit& chit = after.chits.back();
        OrderEntry e;
        e.sequence = before.sequence;
        e.side = chit.side;
        e.staff = chit.staff;
        e.beside = chit.beside;
        e.is_by_aide = chit.is_by_aide;
        e.line = id;
        if (who_.may_read(chit.side)) e.order = chit.order;
        if (const auto* laid = std::get_if<LayHidden>(&timeline_.line(id).order)) {
            // A key may have been given since, and one that was changed since opens as it was then.
            std::optional<SealedOrder> known = sealed_order_for(before, chit.side, *laid, who_, ring_);
            if (!known) known = sealed_order_for(timeline_.state(), chit.side, *laid, who_, ring_);
            if (known) e.order = known->order;
        }
        open_.push_back({sheet_.size(), chit, false});
        sheet_.push_back(std::move(e));
    }

    /// The chits of the level that is tested stand first, with a die each unless they are free.
    void read_dice(const Battle& before) {
        std::size_t die = 0;
        for (const Chit& c : before.chits) {
            if (is_free(before, c)) continue;
            if (die >= before.dice.size()) return;
            const std::optional<int> face = before.dice[die++].face;
            if (Open* o = found(c); o && face) sheet_[o->entry].dice.push_back(*face);
        }
    }

    void follow(const game::Line<PlaquetteGame>& line, const Battle& before, const Battle& after) {
        const bool is_test = before.stage == Stage::testing && std::holds_alternative<Next>(line.order);
        if (is_test) read_dice(before);
        if (const auto* told = std::get_if<Reveal>(&line.order)) reveal(told->order);
        for (Open& o : open_) {
            OrderEntry& e = sheet_[o.entry];
            if (o.is_on_the_road ? rides_in(after, o.chit) : lies_in(after, o.chit)) continue;
            e.fate = fate_of(o, line, before, after);
            if (e.fate != OrderFate::failed && e.fate != OrderFate::taken_back && o.chit.order)
                e.order = o.chit.order;  // what has passed is everybody's
            o.is_on_the_road = e.fate == OrderFate::on_the_road;
            if (!o.is_on_the_road) e.ended = before.sequence;
        }
        open_.erase(std::remove_if(open_.begin(), open_.end(),
                                   [&](const Open& o) { return sheet_[o.entry].ended != 0; }),
                    open_.end());
    }

    void reveal(const GiveOrder& told) {
        for (Open& o : open_) {
            const Side& side = timeline_.start().scenario.sides[o.chit.side];
            if (!o.chit.order && side.staffs[o.chit.staff].id == told.staff && o.chit.beside == told.to &&
                !o.is_on_the_road) {
                o.chit.order = told;
                return;
            }
        }
    }

    OrderFate fate_of(const Open& o, const game::Line<PlaquetteGame>& line, const Battle& before,
                      const Battle& after) const {
        if (std::holds_alternative<TakeBack>(line.order)) return OrderFate::taken_back;
        const std::optional<Named> to = named(before.scenario, o.chit.beside);
        const Subject who = to ? subject_of(before.scenario, *to) : Subject{};
        if (!o.is_on_the_road) {
            if (!has_passed(o, before)) return OrderFate::failed;
            if (o.chit.is_by_aide && rides_in(after, o.chit)) return OrderFate::on_the_road;
        }
        const bool is_obeyed =
            tells(line.ruling, Say::order_is_obeyed, who) || tells(line.ruling, Say::takes_its_mission, who);
        return !is_obeyed && tells(line.ruling, Say::order_no_longer_holds, who) ? OrderFate::void_by_then
                                                                                 : OrderFate::obeyed;
    }

    bool has_passed(const Open& o, const Battle& before) const {
        const std::vector<int>& dice = sheet_[o.entry].dice;
        if (dice.empty()) return true;  // a corps or army at the top orders itself (Q24)
        const Staff& staff = before.scenario.sides[o.chit.side].staffs[o.chit.staff];
        return verdict(rule_on_order_test(staff.value, dice.back())) == Verdict::allowed;
    }

    Open* found(const Chit& chit) {
        for (Open& o : open_)
            if (!o.is_on_the_road && is_same(o.chit, chit)) return &o;
        return nullptr;
    }

    const BattleTimeline& timeline_;
    Viewer who_;
    const Keyring& ring_;
    std::vector<OrderEntry> sheet_;
    std::vector<Open> open_;
};

std::string name_of_body(const Scenario& scenario, const std::string& id) {
    const std::optional<Named> piece = named(scenario, id);
    return piece ? names_of(scenario).of(subject_of(scenario, *piece)) : id;
}

std::string content_text(Lang lang, const Scenario& scenario, const GiveOrder& order) {
    const std::optional<Named> to = named(scenario, order.to);
    std::string out = to ? command_in_words(lang, scenario, order.command, *to) : std::string();
    if (!order.on.empty()) out += " → " + name_of_body(scenario, order.on);
    return out;
}

}  // namespace

std::vector<OrderEntry> order_sheet(const BattleTimeline& timeline, const Viewer& who, const Keyring& ring) {
    return Reading(timeline, who, ring).read();
}

std::string_view word_of(OrderFate fate) {
    constexpr std::array<std::string_view, 6> words{"lies",   "on_the_road",  "obeyed",
                                                    "failed", "void_by_then", "taken_back"};
    return words.at(static_cast<std::size_t>(fate));
}

std::string order_entry_text(Lang lang, const Scenario& scenario, const OrderEntry& e) {
    const Staff& staff = scenario.sides.at(e.side).staffs.at(e.staff);
    std::string out =
        (staff.name.empty() ? staff.id : staff.name) + " → " + name_of_body(scenario, e.beside) +
        say(lang, "sheet.colon", {}) +
        (e.order ? content_text(lang, scenario, *e.order) : std::string(phrase(lang, "sheet.unread")));
    if (e.is_by_aide) out += " · " + std::string(phrase(lang, "sheet.by_aide"));
    for (const int face : e.dice) out += " · d6 " + std::to_string(face);
    out += " · " + std::string(phrase(lang, "sheet." + std::string(word_of(e.fate))));
    if (e.ended != 0 && e.ended != e.sequence) out += say(lang, "sheet.ended", {std::to_string(e.ended)});
    return out;
}

bool has_order_sheet(const Scenario& scenario, const std::string& id) {
    const std::optional<Named> piece = named(scenario, id);
    if (piece) return piece->kind == Named::Kind::staff;
    return std::any_of(scenario.sides.begin(), scenario.sides.end(),
                       [&](const Side& s) { return s.id == id; });
}

std::string sheets_of(const Scenario& scenario) {
    std::string out;
    for (const Side& side : scenario.sides) {
        out += (out.empty() ? "" : ", ") + side.id;
        for (const Staff& staff : side.staffs) out += ", " + staff.id;
    }
    return out;
}

bool is_entry_of(const Scenario& scenario, const OrderEntry& entry, const std::string& id) {
    const Side& side = scenario.sides.at(entry.side);
    return id.empty() || side.id == id || side.staffs.at(entry.staff).id == id;
}

std::vector<OrderEntry> by_sequence(std::vector<OrderEntry> sheet) {
    std::stable_sort(sheet.begin(), sheet.end(), [](const OrderEntry& a, const OrderEntry& b) {
        return std::pair(a.sequence, a.side) < std::pair(b.sequence, b.side);
    });
    return sheet;
}

std::string order_heading_text(Lang lang, const Scenario& scenario, const OrderEntry& entry) {
    const Side& s = scenario.sides.at(entry.side);
    return say(lang, "sheet.sequence", {std::to_string(entry.sequence), s.name.empty() ? s.id : s.name});
}

std::string order_sheet_text(Lang lang, const Scenario& scenario, const std::vector<OrderEntry>& sheet,
                             const std::string& only) {
    std::string out;
    int sequence = 0;
    std::size_t side = scenario.sides.size();
    for (const OrderEntry& e : by_sequence(sheet)) {
        if (!is_entry_of(scenario, e, only)) continue;
        if (e.sequence != sequence || e.side != side) out += order_heading_text(lang, scenario, e) + "\n";
        sequence = e.sequence;
        side = e.side;
        out += "  " + order_entry_text(lang, scenario, e) + "\n";
    }
    if (out.empty()) out = std::string(phrase(lang, "sheet.empty")) + "\n";
    return out;
}

}  // namespace bacler
