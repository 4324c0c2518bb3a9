#include "ui/seat.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <algorithm>
#include <utility>

namespace bacler::ui {

using plaquette::OrderKeeping;
using plaquette::Stage;

namespace {

constexpr int players_offered = 4;

Seat& seat_of(Desk& desk) {
    BACLER_CHECK(desk.playing.has_value());
    return desk.playing->seat;
}

bool has_lock(const plaquette::Battle& battle, Party party) {
    return std::any_of(battle.locks.begin(), battle.locks.end(),
                       [&](const plaquette::KeyLock& l) { return l.side == party; });
}

/// The party that a viewer is; none for everybody.
std::optional<Party> party_of(const Viewer& who) {
    if (who.kind == Viewer::Kind::side) return Party(who.side);
    if (who.kind == Viewer::Kind::umpire) return Party();
    return std::nullopt;
}

SecretPad pad_for(const Desk& desk, Party party) {
    SecretPad pad;
    pad.party = party;
    if (!has_lock(desk.playing->game.battle(), party)) pad.step = SecretPad::Step::choose;
    return pad;
}

void sit_down(Desk& desk, Viewer who) {
    Seat& seat = seat_of(desk);
    seat.who = who;
    seat.is_between = false;
    seat.pad.reset();
    desk.playing->page = Playing::Page::owed;
    show_game(desk);
}

/// What passed for the party is opened with the keys in the ring; they are forgotten again.
void open_what_passed(Desk& desk) {
    Playing& p = *desk.playing;
    Faults faults = reveal_passed(p.game, p.seat.ring);
    p.seat.ring.forget_all();
    p.seat.pad.reset();
    // Whoever has not given his secret yet is asked for it next: that is no fault.
    faults.erase(
        std::remove_if(faults.begin(), faults.end(), [](const Fault& f) { return f.code == "seal.no_key"; }),
        faults.end());
    heed(desk, std::move(faults));
    show_game(desk);
}

/// The side has its key again by the umpire's: it chooses another secret for it.
void recover(Desk& desk, std::size_t side) {
    Seat& seat = seat_of(desk);
    SecretPad pad;
    pad.step = SecretPad::Step::choose;
    pad.party = side;
    Faults faults = recover_key(desk.playing->game.battle(), seat.ring, side);
    seat.ring.forget(Party());
    if (!faults.empty()) pad.step = SecretPad::Step::lost;
    pad.faults = std::move(faults);
    seat.pad = std::move(pad);
}

/// The secret is the party's: whoever asked for it goes on.
void secret_was_right(Desk& desk) {
    Seat& seat = seat_of(desk);
    if (seat.pad->recovers) {
        recover(desk, *seat.pad->recovers);
        return;
    }
    if (seat.pad->is_for_reveal) {
        open_what_passed(desk);
    } else if (seat.is_between) {
        sit_down(desk, seat.next);
    } else {  // the umpire's, set in front of everybody
        seat.ring.forget_all();
        seat.pad.reset();
        show_game(desk);
    }
}

}  // namespace

bool keeps_secrets(const plaquette::Battle& battle) {
    const bool is_time = battle.stage == Stage::placing && battle.keeping == OrderKeeping::sealed;
    return is_time || !battle.chits.empty();
}

void pass_tablet(Desk& desk, Viewer to) {
    Seat& seat = seat_of(desk);
    close_hand(desk);
    forget_picks(desk);
    desk.typing.reset();
    desk.rule.reset();
    desk.card.reset();
    Playing& p = *desk.playing;
    p.refused.reset();
    desk.consent.reset();
    p.mending.reset();
    p.page = Playing::Page::owed;
    seat.ring.forget_all();
    seat.pad.reset();
    seat.who = Viewer::nobody();
    seat.next = to;
    seat.is_between = true;
    show_game(desk);
}

void step_aside(Desk& desk) {
    if (!desk.playing) return;
    Seat& seat = seat_of(desk);
    const bool is_secret = keeps_secrets(desk.playing->game.battle()) || party_of(seat.who);
    if (seat.is_between || is_secret) pass_tablet(desk, seat.is_between ? seat.next : seat.who);
    if (seat.pad) seat.pad.reset();
    if (desk.typing && desk.typing->of == Typing::Of::phrase) desk.typing.reset();
}

void pass_on_to(Desk& desk, Viewer to) {
    Seat& seat = seat_of(desk);
    seat.next = to;
    seat.pad.reset();
}

void take_tablet(Desk& desk) {
    Seat& seat = seat_of(desk);
    const std::optional<Party> party = party_of(seat.next);
    if (party && desk.playing->game.battle().keeping == OrderKeeping::sealed)
        seat.pad = pad_for(desk, *party);
    else
        sit_down(desk, seat.next);
}

void press_digit(Desk& desk, int digit) {
    SecretPad& pad = *seat_of(desk).pad;
    pad.faults.clear();
    pad.was_other = false;
    pad.digits += static_cast<char>('0' + digit);
    if (pad.digits.size() == files::shortest_secret) give_secret(desk, std::string(pad.digits));
}

void rub_out_digit(Desk& desk) {
    SecretPad& pad = *seat_of(desk).pad;
    if (!pad.digits.empty()) pad.digits.pop_back();
}

void give_secret(Desk& desk, const std::string& secret) {
    Seat& seat = seat_of(desk);
    if (!seat.pad) return;
    SecretPad& pad = *seat.pad;
    pad.digits.clear();
    pad.faults.clear();
    pad.was_other = false;
    if (pad.step == SecretPad::Step::choose) {
        pad.chosen = secret;
        pad.step = SecretPad::Step::repeat;
        return;
    }
    if (pad.step == SecretPad::Step::repeat) {
        if (secret != pad.chosen) {
            pad.chosen.clear();
            pad.step = SecretPad::Step::choose;
            pad.was_other = true;
            return;
        }
        SecretTerms terms;
        terms.consent = pad.consent;
        pad.faults = set_secret(desk.playing->game, seat.ring, pad.party, secret, seat.cost, terms);
        if (!pad.faults.empty()) pad.step = SecretPad::Step::choose;
        pad.chosen.clear();
    } else {
        pad.faults = unlock(desk.playing->game, seat.ring, pad.party, secret);
    }
    if (pad.faults.empty()) secret_was_right(desk);
}

void drop_pad(Desk& desk) {
    seat_of(desk).pad.reset();
}

void set_umpire_secret(Desk& desk) {
    SecretPad pad;
    pad.step = SecretPad::Step::choose;
    seat_of(desk).pad = pad;
}

void ask_to_reveal(Desk& desk, Party party) {
    SecretPad pad = pad_for(desk, party);
    pad.is_for_reveal = true;
    seat_of(desk).pad = pad;
}

void forget_secret(Desk& desk) {
    seat_of(desk).pad->step = SecretPad::Step::lost;
}

void ask_umpire_instead(Desk& desk) {
    SecretPad& pad = *seat_of(desk).pad;
    if (!pad.is_for_reveal) pad.recovers = pad.party;
    pad.party = Party();
    pad.step = SecretPad::Step::open;
}

std::vector<CommandKey> commands_on_pad(const Desk& desk) {
    const Playing& p = *desk.playing;
    const bool is_told = battle_now(desk).stage == Stage::revealing;
    if (battle_now(desk).keeping == OrderKeeping::chits && !is_told) return {};
    const PlayerView own(p.game.timeline(), Viewer::of_side(*side_of_piece(desk, p.from)), p.seat.ring);
    plaquette::Battle battle = p.looked_at ? own.battle_after(*p.looked_at) : own.battle();
    battle.keeping = OrderKeeping::open;
    if (is_told) battle.stage = Stage::placing;
    std::vector<CommandKey> out = commands_for(desk.lang, battle, p.from, p.to, p.on);
    // Whether it might be laid was for its side to know; now it is read from the table.
    for (CommandKey& command : out) command.is_allowed = command.is_allowed || is_told;
    return out;
}

namespace {

/// What came of something that the game was asked. True where it was done.
bool take_answer(Desk& desk, Committed done) {
    Playing& p = *desk.playing;
    heed(desk, done.faults);
    p.refused.reset();
    if (!done.is_done) {
        if (done.faults.empty()) p.refused = std::move(done.ruling);
        ++p.changes;
        return false;
    }
    forget_picks(desk);
    show_game(desk);
    return true;
}

}  // namespace

bool lay_order(Desk& desk, const plaquette::GiveOrder& order) {
    Playing& p = *desk.playing;
    const OrderKeeping keeping = p.game.battle().keeping;
    if (keeping == OrderKeeping::open) return give(desk, {order});
    if (keeping == OrderKeeping::chits)
        return give(desk, {plaquette::LayHidden{order.staff, order.to, std::nullopt}});
    return take_answer(desk, lay_sealed(p.game, p.seat.ring, order));
}

bool tell_chit(Desk& desk, const plaquette::GiveOrder& order) {
    return give(desk, {plaquette::Reveal{order, {}, {}}});
}

void pass_staff(Desk& desk, const std::string& staff, const std::string& player) {
    Playing& p = *desk.playing;
    std::string from;
    for (const plaquette::Holding& h : p.game.battle().holdings)
        if (p.game.battle().scenario.sides.at(h.side).staffs.at(h.staff).id == staff) from = h.player;
    take_answer(desk, bacler::pass_staff(p.game, staff, from, player));
}

std::vector<std::string> players_of(const Desk& desk, std::size_t side) {
    std::vector<std::string> out;
    for (const plaquette::Holding& h : battle_now(desk).holdings)
        if (h.side == side && std::find(out.begin(), out.end(), h.player) == out.end())
            out.push_back(h.player);
    for (int n = 1; n <= players_offered; ++n) {
        const std::string name = say(desk.lang, "ui.seat.player", {std::to_string(n)});
        if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
    }
    return out;
}

void take_orders_back(Desk& desk, game::ConsentBy by) {
    Playing& p = *desk.playing;
    BACLER_CHECK(p.seat.pad && p.seat.pad->party);
    SecretPad pad = *p.seat.pad;
    const std::size_t side = *pad.party;
    const game::Consent consent{by, std::string(phrase(desk.lang, "ui.secret.was_lost"))};
    const bool lie_sealed = std::any_of(p.game.battle().chits.begin(), p.game.battle().chits.end(),
                                        [&](const plaquette::Chit& c) { return c.side == side && c.sealed; });
    const bool is_reveal = pad.is_for_reveal;
    const Viewer next = p.seat.next;
    const bool is_between = p.seat.is_between;
    p.seat.pad.reset();
    if (lie_sealed && !take_answer(desk, take_back_orders(p.game, side, consent))) return;
    if (is_reveal) return;
    // The side goes on under another key.
    pad.step = SecretPad::Step::choose;
    pad.consent = consent;
    pad.faults.clear();
    p.seat.next = next;
    p.seat.is_between = is_between;
    p.seat.pad = std::move(pad);
}

}  // namespace bacler::ui
