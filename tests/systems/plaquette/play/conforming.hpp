#pragma once
#include "../random_tables.hpp"
#include "app/finding_text.hpp"
#include "app/game/game.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "game/conformance.hpp"
#include "places.hpp"
#include "platform/bench/random_player.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/battle_fields.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <string>
#include <utility>

/// What the plaquette game brings for the conformance suite: battles by a seed, on random tables and on the book's.
namespace bacler::plaquette {

/// How many sequences such battles last.
inline constexpr int random_sequences = 8;

/// Corps and second divisions, readings of the house, reinforcements, pieces without a place, tables laid by hand.
inline void vary(Scenario& s, Generator& dice) {
    const auto one_in = [&](int n) { return dice.between(1, n) == 1; };
    s.last_sequence = random_sequences;
    s.tactical = one_in(2);
    s.national = one_in(2);
    for (std::size_t i = 0; i < option_count; ++i) {
        const auto option = static_cast<Option>(i);
        const Switch with = info(option).with;
        if ((with == Switch::tactical && s.tactical) || (with == Switch::national && s.national))
            s.readings.choose(option, 1);
    }
    if (one_in(2)) {
        s.width = length_from_cm(150);
        s.depth = length_from_cm(100);
    }
    if (one_in(6)) s.deviation = Length{100};
    const bool is_placed = !one_in(12);
    for (Side& side : s.sides) {
        side.nation = one_in(2) ? "fr" : "en";
        for (int more = dice.between(0, 2); more > 0; --more) {
            Staff staff = side.staffs.front();
            staff.id += "-" + std::to_string(more);
            staff.value = dice.between(1, 5);
            staff.at = TablePoint{{1000 * dice.between(0, 150)}, {1000 * dice.between(0, 100)}};
            if (more == 2 || one_in(2)) staff.level = StaffLevel::corps;
            side.staffs.push_back(staff);
        }
        for (std::size_t i = 0; i < side.staffs.size(); ++i)
            if (side.staffs[i].level == StaffLevel::division && side.staffs.back().level == StaffLevel::corps)
                side.staffs[i].under = side.staffs.size() - 1;
        for (Staff& staff : side.staffs)
            if (!is_placed || one_in(16)) staff.at.reset();
        for (Element& e : side.elements) {
            e.under = static_cast<std::size_t>(dice.between(0, static_cast<int>(side.staffs.size()) - 1));
            if (one_in(10))
                e.arrives = Arrival{dice.between(1, 4), e.front->at, e.front->heading};
            else if (!is_placed || one_in(16))
                e.front.reset();
        }
    }
}

inline void choose_readings(Scenario& s, Generator& dice) {
    for (int more = dice.between(1, 6); more > 0; --more) {
        const auto option = static_cast<Option>(dice.between(0, static_cast<int>(option_count) - 1));
        const OptionInfo& o = info(option);
        if (o.kind == OptionKind::number) {
            s.readings.choose(option, dice.between(o.lowest, o.highest));
            continue;
        }
        int words = 0;
        for (const std::string_view word : o.values) words += word.empty() ? 0 : 1;
        s.readings.choose(option, dice.between(0, words > 0 ? words - 1 : 1));
    }
}

/// The random player, who now and then gives a piece its place or takes it up, overrules a figure, or chooses a reading.
class MeddlingPlayer {
public:
    explicit MeddlingPlayer(std::uint64_t seed) : player_(seed), dice_(seed + 77) {}

    Order next(const Battle& b, int refused_so_far) {
        if (is_die_owed(b) || refused_so_far > 0 || dice_.between(0, 11) > 0)
            return player_.next(b, refused_so_far);
        Order order = meddling(b);
        const bool is_fit =
            files::faults_of_order(order, b.scenario, {"random", 1}, files::AskedOf::game).empty();
        return is_fit ? order : player_.next(b, refused_so_far);
    }

private:
    template <class List>
    const auto& any(const List& list) {
        return list[static_cast<std::size_t>(dice_.between(0, static_cast<int>(list.size()) - 1))];
    }

    Place place(const Battle& b, const std::string& id) {
        if (dice_.between(0, 2) == 0) return {id, {}, {}};
        return {id,
                TablePoint{{dice_.between(0, b.scenario.width.hundredths_of_mm)},
                           {dice_.between(0, b.scenario.depth.hundredths_of_mm)}},
                Angle{1000 * dice_.between(0, 359)}};
    }

    Order meddling(const Battle& b) {
        const Side& side = any(b.scenario.sides);
        const Element& element = any(side.elements);
        const std::string& staff = side.staffs.empty() ? element.id : any(side.staffs).id;
        const std::string id = dice_.between(0, 3) == 0 ? staff : element.id;
        if (dice_.between(0, 2) == 0) return place(b, id);
        if (dice_.between(0, 4) == 0) {
            const auto option = static_cast<Option>(dice_.between(0, static_cast<int>(option_count) - 1));
            return Choose{option, dice_.between(info(option).lowest, info(option).highest), {}, "agreed"};
        }
        return Overrule{1, decree(b, element, staff), {}, "agreed"};
    }

    Decree decree(const Battle& b, const Element& element, const std::string& staff) {
        const std::string unit = element.units.empty() ? element.id : any(element.units).unit.id;
        const Side& other = any(b.scenario.sides);
        switch (dice_.between(0, 9)) {
            case 0: return place(b, element.id);
            case 1: return OutOfPlay{element.id};
            case 2: return FigureIs{element.id, FigureKind::fatigue, dice_.between(0, 3)};
            case 3: return FigureIs{staff, FigureKind::orders, dice_.between(0, 4)};
            case 4: return FigureIs{unit, FigureKind::plaquettes, dice_.between(0, 4)};
            case 5: return ValuesAre{unit, {dice_.between(1, 8), dice_.between(1, 8)}};
            case 6: return plaquette::Form{unit, static_cast<Formation>(dice_.between(0, 3))};
            case 7: return StanceIs{element.id, static_cast<Stance>(dice_.between(0, 4))};
            case 8:
                return ContactIs{element.id, any(other.elements).id,
                                 static_cast<plane::Zone>(dice_.between(0, 3))};
            default: return ContactIs{element.id, any(other.elements).id, {}};
        }
    }

    bench::RandomPlayer player_;
    Generator dice_;
};

}  // namespace bacler::plaquette

namespace bacler::tests {

template <>
struct Conforming<plaquette::PlaquetteGame> {
    using Battle = plaquette::Battle;
    using Player = plaquette::MeddlingPlayer;
    static constexpr std::uint16_t form = plaquette_form;

    static Battle book_battle() {
        Result<plaquette::Scenario> read =
            files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
        if (!read) throw Nonconformance("the book battle is not read");
        plaquette::Scenario s = std::move(read).value();
        s.last_sequence = plaquette::random_sequences;
        return plaquette::begun(std::move(s));
    }

    /// One in four is the book battle.
    static Battle any_start(std::uint64_t seed) {
        if (seed % 4 == 0) return book_battle();
        Generator dice(seed);
        const auto table = rc::gen::exec([] { return plaquette::any_table(10); })(rc::Random(seed), 50);
        plaquette::Scenario s = table.value();
        plaquette::vary(s, dice);
        if (seed % 4 == 1) plaquette::choose_readings(s, dice);
        return plaquette::begun(std::move(s));
    }

    static bool is_over(const Battle& b) { return b.stage == plaquette::Stage::over; }
    static int rounds_begun(const Battle& b) { return b.sequence; }

    static Battle with_names_swapped(Battle b) {
        std::swap(b.scenario.sides[0].id, b.scenario.sides[1].id);
        std::swap(b.scenario.sides[0].name, b.scenario.sides[1].name);
        std::swap(b.scenario.sides[0].colour, b.scenario.sides[1].colour);
        return b;
    }

    /// Nothing is lost or made on the way: what a battle must be at every moment.
    static std::string unsoundness(const Battle& b) {
        if (b.sides.size() != b.scenario.sides.size()) return "a side has its record";
        for (const plaquette::Contact& c : b.contacts) {
            if (c.attacker.side == c.defender.side) return "a contact is one of enemies";
            if (!is_present(b.element(c.attacker)) || !is_present(b.element(c.defender)))
                return "who is in contact is there";
        }
        for (const plaquette::ElementRef ref : all_elements(b)) {
            const plaquette::Element& e = b.element(ref);
            if (e.fatigue < 0 || e.lost < 0) return "fatigue and losses are counted up: " + e.id;
            std::size_t in_rows = 0;
            for (const auto& row : e.rows) in_rows += row.size();
            if (in_rows != e.units.size()) return "each unit stands in a row: " + e.id;
            for (const plaquette::ScenarioUnit& u : e.units)
                if (u.unit.values.empty()) return "a unit has a plaquette: " + u.unit.id;
            if (e.units.empty() && e.front) return "what is gone has no place: " + e.id;
        }
        return {};
    }

    static std::string text_of(const plaquette::Order& order) { return files::text_of(order); }
    static std::string told(const Battle& b, const Ruling& ruling) {
        return bacler::text_of(Lang::en, ruling, ruling.findings.front(), names_of(b.scenario));
    }
};

}  // namespace bacler::tests
