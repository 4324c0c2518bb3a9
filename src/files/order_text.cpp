#include "files/order_text.hpp"

#include "files/digest.hpp"
#include "files/order_reader.hpp"
#include "systems/plaquette/order_words.hpp"

#include <algorithm>
#include <functional>

namespace bacler::files {

using namespace plaquette;

namespace {

constexpr double longest_cm = 100000;
constexpr int highest_line = 1000000000;

GiveOrder read_given(OrderReader& in) {
    GiveOrder out;
    out.staff = in.id("STAFF");
    if (!meaning_of(command_words, in.second_ahead())) in.takes("to");
    out.to = in.id("TO");
    out.command = in.word("STANCE|MISSION", command_words);
    if (in.takes("on")) out.on = in.id("ID");
    return out;
}

Order read_give(OrderReader& in) {
    return read_given(in);
}

Order read_slot(OrderReader& in) {
    TakeSlot out;
    out.group = in.id("GROUP");
    out.slot = in.word("first|last", slot_words);
    return out;
}

TablePoint point_of(const std::vector<double>& xy) {
    return {length_from_cm(xy[0]), length_from_cm(xy[1])};
}

Order read_move(OrderReader& in) {
    Move out;
    out.piece = in.id("ID");
    constexpr double none = -1;  // below every heading
    std::vector<double> to = in.numbers("x,y", 2, 3, none);
    out.to = point_of(to);
    if (to[2] > none) out.heading = angle_from_degrees(to[2]);
    while (in.takes("via")) out.via.push_back(point_of(in.numbers("via x,y", 2, 2, none)));
    return out;
}

Order read_wheel(OrderReader& in) {
    constexpr double least = 0.001, most = 359.999;  // a wheel of nothing or of a whole turn is none
    Wheel out;
    out.piece = in.id("ID");
    out.hand = in.word("left|right", hand_words);
    out.by = angle_from_degrees(in.number("DEG", least, most));
    return out;
}

Order read_form(OrderReader& in) {
    plaquette::Form out;
    out.unit = in.id("UNIT");
    out.formation = in.word("FORMATION", formation_words);
    return out;
}

/// A second name, which may not be the first again.
std::string other_id(OrderReader& in, std::string_view piece, const std::string& first) {
    const int column = in.column_ahead();
    std::string second = in.id(piece);
    if (!second.empty() && second == first) in.fault(column, "order.same", {second});
    return second;
}

Order read_swap(OrderReader& in) {
    Swap out;
    out.a = in.id("UNIT");
    out.b = other_id(in, "UNIT", out.a);
    return out;
}

Order read_evade(OrderReader& in) {
    return Evade{in.id("ID")};
}

Order read_fire(OrderReader& in) {
    Fire out;
    bool aims = false;
    for (bool first = true; !aims && (first || !in.is_at_end()); first = false) {
        const int column = in.column_ahead();
        std::string battery = in.id("BATTERY");
        const bool again =
            std::find(out.batteries.begin(), out.batteries.end(), battery) != out.batteries.end();
        if (again) in.fault(column, "order.same", {battery});
        out.batteries.push_back(std::move(battery));
        aims = in.takes("at");
    }
    if (!aims) in.missing("at");
    out.target = in.id("TARGET");
    return out;
}

Order read_lose(OrderReader& in) {
    return Lose{in.id("UNIT")};
}

Order read_advance(OrderReader& in) {
    Advance out;
    out.element = in.id("ID");
    out.by = length_from_cm(in.number("CM", 0, longest_cm));
    return out;
}

Order read_state(OrderReader& in) {
    State out;
    out.what = in.word("WHAT", fact_words);
    out.a = in.id("A");
    out.b = other_id(in, "B", out.a);
    if (out.what == FactKind::distance) out.distance = length_from_cm(in.number("CM", 0, longest_cm));
    if (out.what == FactKind::in_zone) out.zone = in.word("ZONE", stated_zone_words);
    return out;
}

Order read_roll(OrderReader& in) {
    Roll out;
    out.die = in.word("d6|d10", die_words);
    out.face = in.whole("N", 1, out.die == Die::d6 ? 6 : 10);
    return out;
}

Order read_next(OrderReader& /*in*/) {
    return Next{};
}

Order read_overrule(OrderReader& in) {
    Overrule out;
    out.line = in.whole("LINE", 1, highest_line);
    out.value = in.id("VALUE");
    if (!in.takes("because")) in.missing("because");
    out.reason = in.rest("TEXT");
    return out;
}

Order read_note(OrderReader& in) {
    return Note{in.rest("TEXT")};
}

/// Bytes, as digits of base 16.
std::string hex(OrderReader& in, std::string_view piece) {
    const int column = in.column_ahead();
    const std::string digits = in.id(piece);
    const std::optional<std::string> bytes = from_hex(digits);
    if (!bytes) in.fault(column, "order.hex", {std::string(piece)});
    return bytes.value_or("");
}

Order read_lay(OrderReader& in) {
    LayHidden out;
    out.staff = in.id("STAFF");
    out.beside = in.id("ID");
    if (in.takes("sealed")) {
        out.sealed.emplace();
        out.sealed->bytes = hex(in, "sealed HEX");
        out.sealed->hash = hex(in, "HEX");
    }
    return out;
}

Order read_reveal(OrderReader& in) {
    Reveal out;
    out.order = read_given(in);
    if (in.takes("salt")) out.salt = hex(in, "salt HEX");
    if (in.takes("note")) out.note = in.rest("note TEXT");
    return out;
}

std::optional<game::Consent> read_consent(OrderReader& in) {
    if (!in.takes("by")) return std::nullopt;
    game::Consent out;
    out.by = in.word("both_sides|umpire", consent_words);
    if (!in.takes("because")) in.missing("because");
    out.reason = in.rest("TEXT");
    return out;
}

Order read_take_back(OrderReader& in) {
    TakeBack out{in.id("SIDE"), {}};
    out.consent = read_consent(in);
    return out;
}

Order read_lock(OrderReader& in) {
    SetLock out;
    if (!in.takes("umpire")) out.side = in.id("SIDE");
    out.lock = hex(in, "HEX");
    if (in.takes("open")) out.open_half = hex(in, "open HEX");
    if (in.takes("umpire")) out.for_umpire = hex(in, "umpire HEX");
    out.consent = read_consent(in);
    return out;
}

Order read_pass(OrderReader& in) {
    PassStaff out;
    out.staff = in.id("STAFF");
    if (in.takes("from")) out.from = in.id("from PLAYER");
    if (!in.takes("to")) in.missing("to");
    out.player = in.rest("PLAYER");
    return out;
}

struct Verb {
    VerbForm form;
    Order (*read)(OrderReader&);
};

constexpr Verb verbs[] = {
    {{"order", "order STAFF TO STANCE|MISSION [on ID]"}, read_give},
    {{"slot", "slot GROUP first|last"}, read_slot},
    {{"move", "move ID x,y[,heading] [via x,y]..."}, read_move},
    {{"wheel", "wheel ID left|right DEG"}, read_wheel},
    {{"form", "form UNIT FORMATION"}, read_form},
    {{"swap", "swap UNIT UNIT"}, read_swap},
    {{"evade", "evade ID"}, read_evade},
    {{"fire", "fire BATTERY... at TARGET"}, read_fire},
    {{"lose", "lose UNIT"}, read_lose},
    {{"advance", "advance ID CM"}, read_advance},
    {{"state", "state WHAT A B [CM|ZONE]"}, read_state},
    {{"die", "die d6|d10 N"}, read_roll},
    {{"next", "next"}, read_next},
    {{"overrule", "overrule LINE VALUE because TEXT"}, read_overrule},
    {{"note", "note TEXT"}, read_note},
    {{"lay", "lay STAFF ID [sealed HEX HEX]"}, read_lay},
    {{"reveal", "reveal STAFF TO STANCE|MISSION [on ID] [salt HEX] [note TEXT]"}, read_reveal},
    {{"take_back", "take_back SIDE [by both_sides|umpire because TEXT]"}, read_take_back},
    {{"lock", "lock SIDE|umpire HEX [open HEX] [umpire HEX] [by both_sides|umpire because TEXT]"}, read_lock},
    {{"pass", "pass STAFF [from PLAYER] to PLAYER"}, read_pass},
};

}  // namespace

Result<Order> order_from_text(std::string_view line, const OrderPlace& where) {
    OrderReader in(line, where);
    if (!in.is_line()) return std::move(in).faults();
    std::vector<VerbForm> forms;
    for (const Verb& v : verbs) forms.push_back(v.form);
    const VerbForm* form = in.verb(forms);
    if (!form) return std::move(in).faults();
    Order order = verbs[static_cast<std::size_t>(form - forms.data())].read(in);
    in.end();
    if (!in.is_clean()) return std::move(in).faults();
    return order;
}

}  // namespace bacler::files
