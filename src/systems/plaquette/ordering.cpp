#include "systems/plaquette/ordering.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

/// An order and whom it concerns, looked up once.
struct Giving {
    const LaidTable& table;
    const std::vector<MeetingLayout>& meetings;
    const GiveOrder& order;
    const GivenSoFar& so_far;
    Named giver, to;

    const Side& side() const { return table.scenario->sides[to.side]; }
    const Staff& staff() const { return table.scenario->sides[giver.side].staffs[giver.index]; }
    bool is_to_staff() const { return to.kind == Named::Kind::staff; }
    bool is_to_itself() const { return giver == to; }
    const Staff& own_staff() const { return side().staffs[to.index]; }
    const Element& element() const { return side().elements[to.index]; }
    std::vector<std::size_t> superiors() const {
        return chain_of(side(), is_to_staff() ? own_staff().under : element().under);
    }
    Subject recipient() const { return subject_of(*table.scenario, to); }
};

/// A ruling in the making: findings written, other rulings taken in whole.
class Gathered {
public:
    void write(Finding f) { ledger_.write(f); }
    void open(Finding f) { ledger_.open(f); }
    void close() { ledger_.close(); }

    /// Takes in the findings of another answer, of this subject where they name none.
    void take(Ruling other, Subject subject) {
        for (Finding& f : other.findings)
            if (f.depth == 0 && f.subject.kind == SubjectKind::none) f.subject = subject;
        for (Doubt& d : other.doubts)
            for (Finding* f : {&d.met, &d.missed})
                if (f->subject.kind == SubjectKind::none) f->subject = subject;
        append(ruling, other);
    }

    Ruling ruling;

private:
    Ledger ledger_{ruling};
};

bool stands_on_table(const Staff& s) {
    return s.at.has_value() && !s.arrives;
}

/// May this staff command that body at all (R062, Q20, Q24)? True where it may.
bool write_superior(Gathered& out, const Giving& g) {
    const std::vector<std::size_t> superiors = g.superiors();
    if (g.is_to_itself()) {
        const bool has_superior = std::any_of(superiors.begin(), superiors.end(), [&](std::size_t s) {
            return stands_on_table(g.side().staffs[s]);
        });
        const bool division = g.own_staff().level == StaffLevel::division;
        const Say say =
            has_superior ? Say::ordered_by_superior : (division ? Say::orders_itself : Say::needs_no_order);
        out.write(
            shown(about(figure(62, 24, say, has_superior ? Does::forbids : Does::permits), g.recipient()),
                  Shown::deciding));
        return !has_superior;
    }
    const bool any = g.table.scenario->readings.on(Option::any_superior);
    const auto end = superiors.end();
    const auto last = any || superiors.empty() ? end : superiors.begin() + 1;
    const bool commands =
        g.giver.side == g.to.side && std::find(superiors.begin(), last, g.giver.index) != last;
    if (!commands)
        out.write(shown(about(figure(62, 20, Say::no_superior_of_it, Does::forbids), g.recipient()),
                        Shown::deciding));
    return commands;
}

/// Is it to a staff surely beyond command distance, by a staff that has aides to send (R066)?
bool goes_by_aide(const Giving& g, const Distance& reach) {
    if (!g.so_far.may_send_aide || !g.is_to_staff() || g.staff().level == StaffLevel::division) return false;
    const Measurement held = against(reach, LimitWords::at_most, command_distance(Recipient::staff));
    return !meets(held.value, held.words, held.limit) && !is_too_close(held);
}

/// An aide takes it, if one is left, and rides so long (R066, R067, Q26).
void write_aide(Gathered& out, const Giving& g, const Distance& reach) {
    const int aides = total(rule_on_aides(g.staff().level));
    const bool is_left = g.so_far.aides < aides;
    out.write(shown(about(with_words(figure(66, 26, is_left ? Say::aide_is_left : Say::no_aide_left,
                                            is_left ? Does::permits : Does::forbids),
                                     aides, g.so_far.aides),
                          subject_of(*g.table.scenario, g.giver)),
                    is_left ? Shown::line : Shown::deciding));
    Ruling ride = rule_on_aide_ride(reach.value);
    for (Finding& f : ride.findings)
        if (f.depth == 0) f.does = Does::no_bearing;
    out.take(ride, g.recipient());
}

/// The command distance, centre to centre or as the players state it (R052-R054). False where it is not known.
bool write_distance(Gathered& out, const Giving& g) {
    if (g.is_to_itself()) return true;
    const std::optional<Distance> reach = g.is_to_staff()
                                              ? staff_reach(g.table, g.giver.side, g.giver.index, g.to.index)
                                              : command_reach(g.table, g.giver.index, g.to.element());
    if (!reach) {
        out.write(
            shown(about(figure(62, Say::reach_is_unknown, Does::no_bearing), g.recipient()), Shown::line));
        return false;
    }
    const Recipient kind = g.is_to_staff() ? Recipient::staff : Recipient::element;
    if (goes_by_aide(g, *reach)) {
        write_aide(out, g, *reach);
        return true;
    }
    out.take(rule_on_command(against(*reach, LimitWords::at_most, command_distance(kind)), kind),
             g.recipient());
    return true;
}

Finding forbidden(const Giving& g, int rule, int reading, Say say, int a = 0, int b = 0) {
    return shown(about(with_words(figure(rule, reading, say, Does::forbids), a, b), g.recipient()),
                 Shown::deciding);
}

/// Orders the rally of an element in this state to that one takes (R079, R080, Q33); 1 where it is in hand.
int orders_wanted(Stance state, Stance wanted) {
    return state == Stance::retreat && wanted != Stance::fall_back ? 2 : 1;
}

void write_rally(Gathered& out, const Giving& g, Stance wanted) {
    const Stance state = g.element().stance;
    const int rule = state == Stance::retreat ? 79 : 80;
    const int steps = orders_wanted(state, wanted);
    if (steps > 1 && g.table.scenario->readings.on(Option::one_rally_step)) {
        out.write(forbidden(g, rule, 33, Say::one_step_only));
        return;
    }
    out.write(shown(
        about(with_words(figure(rule, 33, Say::rally_takes, Does::permits), steps, static_cast<int>(wanted)),
              g.recipient()),
        Shown::line));
}

/// Is it an order that an element or a division may have (R072-R080)?
void write_stance(Gathered& out, const Giving& g) {
    const std::optional<Stance> wanted = stance_of(g.order.command);
    if (!wanted) {
        const Mission mission = *mission_of(g.order.command);
        if (g.is_to_staff())
            out.take(rule_on_mission(StaffLevel::division, mission, target_of(mission)), g.recipient());
        else
            out.write(forbidden(g, 68, 0, Say::elements_have_no_mission, static_cast<int>(mission)));
        return;
    }
    const Stance state = g.is_to_staff() ? g.own_staff().stance : g.element().stance;
    const bool routed = state == Stance::fall_back || state == Stance::retreat;
    if (*wanted == Stance::retreat)
        out.write(forbidden(g, 79, 0, Say::nobody_is_ordered_to_retreat));
    else if (*wanted == Stance::fall_back && state != Stance::retreat)
        out.write(forbidden(g, 79, 0, Say::fall_back_is_from_retreat));
    else if (routed && *wanted != state)
        write_rally(out, g, *wanted);
    else if (*wanted == state)
        out.write(
            about(with_words(figure(62, 22, Say::has_that_order, Does::no_bearing), static_cast<int>(state)),
                  g.recipient()));
}

/// A corps or army has missions, which name something of their own kind (R068-R070).
void write_mission(Gathered& out, const Giving& g, const std::optional<Named>& target) {
    const std::optional<Mission> mission = mission_of(g.order.command);
    if (!mission) {
        out.write(forbidden(g, 68, 0, Say::corps_have_missions,
                            static_cast<int>(stance_of(g.order.command).value_or(Stance::defence))));
        return;
    }
    const int rule = target_of(*mission) == MissionTarget::terrain ? 69 : 70;
    if (!target) {
        out.write(forbidden(g, rule, 0, Say::mission_names_none, static_cast<int>(*mission),
                            static_cast<int>(target_of(*mission))));
        return;
    }
    const MissionTarget named_kind =
        target->kind == Named::Kind::terrain ? MissionTarget::terrain : MissionTarget::element;
    out.take(rule_on_mission(g.own_staff().level, *mission, named_kind), g.recipient());
}

/// The division whose order an element would depart from; none for a reserve of a corps or army.
const Staff* division_of(const Giving& g) {
    if (g.is_to_staff() || !g.element().under) return nullptr;
    const Staff& staff = g.side().staffs[*g.element().under];
    return staff.level == StaffLevel::division ? &staff : nullptr;
}

void write_quota(Gathered& out, const Giving& g) {
    const Staff* division = division_of(g);
    const std::optional<Stance> wanted = stance_of(g.order.command);
    if (!division || !wanted || *wanted > Stance::defence || *wanted == division->stance) return;
    ParticularQuestion q{division->stance, *wanted, 0, 0};
    for (std::size_t e = 0; e < g.side().elements.size(); ++e) {
        const Element& other = g.side().elements[e];
        if (other.under != g.element().under || other.arrives || other.units.empty()) continue;
        ++q.elements;
        if (e != g.to.index && other.stance == *wanted) ++q.already_given;
    }
    out.take(rule_on_particular_order(q), g.recipient());
}

/// Orders the giver has, and this one takes (R061, R210).
void write_orders_left(Gathered& out, const Giving& g) {
    const bool is_free = g.is_to_itself() && g.own_staff().level != StaffLevel::division;
    if (is_free) return;
    const std::optional<Stance> wanted = stance_of(g.order.command);
    const int needed = g.is_to_staff() || !wanted ? 1 : orders_wanted(g.element().stance, *wanted);
    const Ruling available = rule_on_orders_available(g.staff().value, g.staff().orders_lost);
    const int left = total(available) - g.so_far.orders;
    const bool enough = left >= needed;
    Finding f = with_words(figure(61, enough ? Say::orders_suffice : Say::too_few_orders,
                                  enough ? Does::permits : Does::forbids),
                           left, needed);
    out.open(shown(about(f, subject_of(*g.table.scenario, g.giver)), enough ? Shown::line : Shown::deciding));
    for (Finding term : available.findings) {
        term.shown = Shown::folded;
        out.write(term);
    }
    out.close();
    out.write(about(with_words(figure(65, 21, Say::order_will_be_tested, Does::no_bearing), g.staff().value),
                    subject_of(*g.table.scenario, g.giver)));
}

/// The elements of a division that its order would not reach (Q25).
void write_unreached(Gathered& out, const Giving& g) {
    if (!g.is_to_staff() || g.own_staff().level != StaffLevel::division || !stands_on_table(g.own_staff()) ||
        g.table.scenario->readings.on(Option::division_order_reaches_all))
        return;
    for (std::size_t e = 0; e < g.side().elements.size(); ++e) {
        const Named element{Named::Kind::element, g.to.side, e, 0};
        const std::optional<Distance> distance = command_reach(g.table, g.to.index, element.element());
        if (g.side().elements[e].under != g.to.index || !distance) continue;
        Ruling reach =
            rule_on_command(against(*distance, LimitWords::at_most, command_distance(Recipient::element)),
                            Recipient::element);
        if (verdict(reach) == Verdict::allowed) continue;
        Finding& f = reach.findings.front();
        f.does = Does::no_bearing;
        f.say = plaquette::id(Say::order_does_not_reach);
        f.reading = 25;
        f.shown = Shown::line;
        out.take(reach, element_subject(element.element()));
    }
}

void write_engaged(Gathered& out, const Giving& g) {
    if (g.is_to_staff()) return;
    const bool engaged = std::any_of(g.meetings.begin(), g.meetings.end(), [&](const MeetingLayout& m) {
        return m.meeting.attacker == g.to.element() || m.meeting.defender == g.to.element();
    });
    if (engaged)
        out.write(shown(about(figure(126, 123, Say::engaged_takes_orders, Does::no_bearing), g.recipient()),
                        Shown::line));
}

void write_naming(Gathered& out, const Giving& g, const std::optional<Named>& target, bool& known) {
    if (!target) return;
    const std::optional<Ruling> naming = rule_on_naming(g.table, g.giver, g.to, *target);
    if (naming)
        out.take(*naming, subject_of(*g.table.scenario, *target));
    else
        out.write(about(figure(71, Say::reach_is_unknown, Does::no_bearing),
                        subject_of(*g.table.scenario, *target)));
    known = known && naming.has_value();
}

}  // namespace

Ruling rule_on_giving(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                      const GiveOrder& order, const GivenSoFar& so_far) {
    const std::optional<Named> giver = named(*table.scenario, order.staff),
                               to = named(*table.scenario, order.to);
    BACLER_CHECK(giver && to && giver->kind == Named::Kind::staff);
    const std::optional<Named> target = order.on.empty() ? std::nullopt : named(*table.scenario, order.on);
    const Giving g{table, meetings, order, so_far, *giver, *to};
    Gathered out;
    bool known = true;
    if (write_superior(out, g)) known = write_distance(out, g);
    const bool takes_missions = g.is_to_staff() && g.own_staff().level != StaffLevel::division;
    if (takes_missions)
        write_mission(out, g, target);
    else
        write_stance(out, g);
    write_quota(out, g);
    write_naming(out, g, target, known);
    write_orders_left(out, g);
    write_unreached(out, g);
    write_engaged(out, g);
    if (!known)
        for (Finding& f : out.ruling.findings)
            if (f.does == Does::permits) f.does = Does::no_bearing;
    return out.ruling;
}

Ruling rule_on_laying(const LaidTable& table, const std::string& staff, const std::string& beside,
                      const GivenSoFar& so_far) {
    const std::optional<Named> giver = named(*table.scenario, staff), to = named(*table.scenario, beside);
    BACLER_CHECK(giver && to && giver->kind == Named::Kind::staff);
    const std::vector<MeetingLayout> none;
    const GiveOrder unknown{staff, beside, Command::defence, {}};
    const Giving g{table, none, unknown, so_far, *giver, *to};
    Gathered out;
    if (write_superior(out, g)) write_distance(out, g);
    return out.ruling;
}

}  // namespace bacler::plaquette
