#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/facts.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/contacts.hpp"
#include "systems/plaquette/play/putting.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

/// What is decided in place of what a line came to, carried out from where the battle stands. No earlier ruling is another for it.
namespace bacler::plaquette {

using plane::Box;

namespace {

class Overruling {
public:
    explicit Overruling(Turn& turn) : turn_(turn) {}

    /// A word on a ruling, or another face of a die, changes the log and not the battle from here on.
    void operator()(RulingWord /*w*/) const { refuse(Say::is_for_the_log); }
    void operator()(const DieFace& /*d*/) const { refuse(Say::is_for_the_log); }

    void operator()(const Place& p) const {
        const std::optional<Named> piece = in_play(p.piece);
        if (!piece) return;
        if (p.at) {
            if (put(turn_, *piece, *p.at, p.heading)) say(*piece, Say::is_put_on_the_table);
            return;
        }
        take_up(turn_, *piece);
        say(*piece, Say::is_taken_up);
    }

    void operator()(const OutOfPlay& o) const {
        const std::optional<Named> piece = in_play(o.element);
        if (!piece) return;
        const ElementRef ref = piece->element();
        b().hits.erase(
            std::remove_if(b().hits.begin(), b().hits.end(), [&](const Hit& h) { return h.element == ref; }),
            b().hits.end());
        end_contacts_of(b(), ref);
        b().record(ref).may_advance = false;
        leave_table(turn_, ref);
        say(*piece, Say::is_out_of_play);
    }

    void operator()(const FigureIs& f) const {
        const std::optional<Named> piece = in_play(f.piece);
        if (!piece) return;
        switch (f.what) {
            case FigureKind::plaquettes: plaquettes_are(*piece, f.n); break;
            case FigureKind::fatigue:
                b().element(piece->element()).fatigue = f.n;
                say(*piece, Say::has_fatigue, f.n);
                break;
            case FigureKind::lost:
                b().element(piece->element()).lost = f.n;
                say(*piece, Say::has_lost, f.n);
                break;
            case FigureKind::value:
                staff(*piece).value = f.n;
                say(*piece, Say::has_value, f.n);
                break;
            case FigureKind::charisma:
                staff(*piece).charisma = f.n;
                say(*piece, Say::has_charisma, f.n);
                break;
            case FigureKind::orders: orders_are(*piece, f.n); break;
        }
    }

    void operator()(const ValuesAre& v) const {
        const std::optional<Named> unit = in_play(v.unit);
        if (!unit) return;
        Element other = b().element(unit->element());
        other.units[unit->unit].unit.values = v.values;
        if (!has_room(turn_, unit->element(), other)) return;
        b().element(unit->element()) = std::move(other);
        int sum = 0;
        for (const int n : v.values) sum += n;
        say(*unit, Say::has_values, sum);
    }

    void operator()(const Form& f) const {
        const std::optional<Named> unit = in_play(f.unit);
        if (!unit) return;
        Element other = b().element(unit->element());
        Unit& formed = other.units[unit->unit].unit;
        const bool may =
            formed.arm != Arm::artillery && (!is_square(f.formation) || formed.arm == Arm::infantry);
        if (!may) {
            say(*unit, Say::is_no_formation_of_its, static_cast<int>(f.formation), Does::forbids);
            return;
        }
        formed.formation = f.formation;
        if (!has_room(turn_, unit->element(), other)) return;
        b().element(unit->element()) = std::move(other);
        say(*unit, Say::has_formation, static_cast<int>(f.formation));
    }

    void operator()(const StanceIs& s) const {
        const std::optional<Named> body = in_play(s.body);
        if (!body) return;
        if (body->kind == Named::Kind::staff) {
            const bool is_its = staff(*body).level == StaffLevel::division && s.stance <= Stance::defence;
            if (is_its) staff(*body).stance = s.stance;
            say(*body, is_its ? Say::has_stance : Say::is_no_stance_of_its, static_cast<int>(s.stance),
                is_its ? Does::permits : Does::forbids);
            return;
        }
        b().element(body->element()).stance = s.stance;
        say(*body, Say::has_stance, static_cast<int>(s.stance));
        tell_new_contacts();
    }

    void operator()(const ContactIs& c) const {
        const std::optional<Named> a = in_play(c.a), d = in_play(c.b);
        if (!a || !d) return;
        if (c.zone)
            meet(*a, *d, *c.zone);
        else
            part(*a, *d);
    }

    void operator()(const Move& m) const {
        const std::optional<Named> piece = in_play(m.piece);
        if (!piece) return;
        if (turn_.battle.stage != Stage::moving) {
            turn_.decide(with_words(figure(57, Say::not_in_this_stage, Does::forbids),
                                    static_cast<int>(turn_.battle.stage), static_cast<int>(Stage::moving)));
            return;
        }
        const std::optional<TablePoint> from = where(*piece);
        if (!from) {
            say(*piece, Say::has_no_place, 0, Does::forbids);
            return;
        }
        if (piece->kind == Named::Kind::element) {
            // The place where it stood stays in its path.
            std::vector<TablePoint>& path = b().record(piece->element()).path;
            if (path.empty()) path.push_back(*from);
            path.push_back(path.back());
        }
        if (!put(turn_, *piece, m.to, m.heading)) return;
        const plane::Vec off = plane::in_mm(m.to) - plane::in_mm(*from);
        const Length far = plane::rounded_length(std::hypot(off.x, off.y));
        if (piece->kind == Named::Kind::staff) {
            StaffRecord& record = b().sides[piece->side].staffs[piece->index];
            record.has_moved = true;
            record.used = record.used + far;
        } else {
            ElementRecord& record = b().record(piece->element());
            record.has_moved = true;
            record.used = record.used + far;
        }
        say(*piece, Say::move_is_let_through);
    }

private:
    Battle& b() const { return turn_.battle; }
    Staff& staff(const Named& n) const { return b().scenario.sides[n.side].staffs[n.index]; }

    void refuse(Say why) const { turn_.decide(figure(57, why, Does::forbids)); }
    void say(const Named& piece, Say what, int n = 0, Does does = Does::permits) const {
        turn_.decide(about(with_words(figure(0, what, does), n), subject_of(b().scenario, piece)));
    }

    /// The piece of a name, where dice are not owed first and it is in play; none: said why not.
    std::optional<Named> in_play(const std::string& id) const {
        const std::optional<Named> piece = named(b().scenario, id);
        BACLER_CHECK(piece.has_value());
        if (turn_.is_forbidden() || !may_change_now(turn_) || !is_in_play(turn_, *piece)) return std::nullopt;
        return piece;
    }

    std::optional<TablePoint> where(const Named& piece) const {
        if (piece.kind == Named::Kind::staff) return staff(piece).at;
        const std::optional<Box> box = element_box(b().element(piece.element()));
        return box ? std::optional(plane::front_centre(*box)) : std::nullopt;
    }

    void tell_new_contacts() const {
        if (b().stage != Stage::moving) return;
        for (const Contact& c : note_contacts(b()))
            turn_.write(about(
                with_words(figure(125, Say::comes_into_contact, Does::permits), element_word(c.defender)),
                element_subject(c.attacker)));
    }

    void plaquettes_are(const Named& unit, int n) const {
        const ElementRef ref = unit.element();
        const Unit& was = b().element(ref).units[unit.unit].unit;
        const int had = plaquettes_of(was.arm, was.values.size());
        const bool is_battery = was.arm == Arm::artillery;
        const bool is_alike =
            std::all_of(was.values.begin(), was.values.end(), [&](int v) { return v == was.values.front(); });
        if (n > had && (is_battery || !is_alike)) {
            say(unit, is_battery ? Say::battery_is_one_plaquette : Say::plaquettes_are_not_alike, had,
                Does::forbids);
            return;
        }
        if (n > had) {
            Element other = b().element(ref);
            other.units[unit.unit].unit.values.resize(static_cast<std::size_t>(n), was.values.front());
            if (!has_room(turn_, ref, other)) return;
            b().element(ref) = std::move(other);
        }
        say(unit, Say::has_plaquettes, n);
        if (n >= had) return;
        const int lost = b().element(ref).lost;
        take_losses(b(), ref, {{was.id, had - n}});
        b().element(ref).lost = lost;  // whether any of them was lost in this sequence is a figure of its own
        if (b().element(ref).units.empty()) b().record(ref).may_advance = false;
    }

    void orders_are(const Named& piece, int n) const {
        const Staff& s = staff(piece);
        b().sides[piece.side].staffs[piece.index].spent =
            total(rule_on_orders_available(s.value, s.orders_lost)) - n;
        say(piece, Say::has_orders_left, n);
    }

    bool are_in_contact(ElementRef a, ElementRef d) const {
        return std::any_of(b().contacts.begin(), b().contacts.end(), [&](const Contact& c) {
            return (c.attacker == a && c.defender == d) || (c.attacker == d && c.defender == a);
        });
    }

    void meet(const Named& a, const Named& d, plane::Zone zone) const {
        const ElementRef attacker = a.element(), defender = d.element();
        const bool is_bound = std::any_of(b().contacts.begin(), b().contacts.end(),
                                          [&](const Contact& c) { return c.attacker == attacker; });
        if (is_bound || are_in_contact(attacker, defender)) {
            say(a, Say::is_in_contact_already, element_word(defender), Does::forbids);
            return;
        }
        const bool is_chained = b().stage == Stage::advancing;
        Contact c{attacker, defender,    zone, aspect_of(zone), {}, b().batch + (is_chained ? 1 : 0),
                  false,    b().sequence};
        const std::optional<Box> from = element_box(b().element(attacker)),
                                 to = element_box(b().element(defender));
        if (from && to) c.gap = plane::gap(*from, *to).distance;
        b().contacts.push_back(c);
        if (!has_room(turn_, attacker, b().element(attacker))) return;
        if (!has_part(b(), c)) {
            say(a, Say::has_no_part_of_it, element_word(defender), Does::forbids);
            return;
        }
        say(a, Say::is_in_contact_by_word, element_word(defender));
    }

    void part(const Named& a, const Named& d) const {
        const ElementRef one = a.element(), other = d.element();
        if (!are_in_contact(one, other)) {
            say(a, Say::is_not_in_contact, element_word(other), Does::forbids);
            return;
        }
        const auto is_of_both = [&](const Contact& c) {
            return (c.attacker == one && c.defender == other) || (c.attacker == other && c.defender == one);
        };
        auto& contacts = b().contacts;
        contacts.erase(std::remove_if(contacts.begin(), contacts.end(), is_of_both), contacts.end());
        const std::string &x = b().element(one).id, &y = b().element(other).id;
        auto& stated = b().scenario.stated;
        stated.erase(std::remove_if(
                         stated.begin(), stated.end(),
                         [&](const StatedFact& f) {
                             const bool is_theirs = (f.a == x && f.b == y) || (f.a == y && f.b == x);
                             return is_theirs && (f.what == FactKind::contact || f.what == FactKind::in_zone);
                         }),
                     stated.end());
        const LaidTable table = lay_out(b().scenario);
        for (const auto& [who, whom] : {std::pair(one, other), std::pair(other, one)}) {
            const std::optional<Meeting> met = attack_of(table, who).meeting;
            if (!met || !(met->defender == whom)) continue;
            turn_.decide(about(with_words(figure(125, Say::still_engages, Does::forbids), element_word(whom)),
                               element_subject(who)));
            return;
        }
        say(a, Say::is_clear_by_word, element_word(other));
    }

    Turn& turn_;
};

}  // namespace

void overrule(Turn& turn, const Overrule& order) {
    std::visit(Overruling(turn), order.what);
}

}  // namespace bacler::plaquette
