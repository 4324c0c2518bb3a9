#include "app/game/correcting.hpp"

#include "app/game/choices.hpp"
#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/orders.hpp"

#include <algorithm>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

const Element& element_of(const Battle& battle, const Named& piece) {
    return battle.element(piece.element());
}

const Staff& staff_of(const Battle& battle, const Named& piece) {
    return battle.scenario.sides[piece.side].staffs[piece.index];
}

/// Where a piece stands as an order would put it there; none without a place.
std::optional<plane::Pose> pose_of(const Battle& battle, const Named& piece) {
    if (piece.kind == Named::Kind::staff) {
        const Staff& staff = staff_of(battle, piece);
        return staff.at ? std::optional(plane::Pose{*staff.at, staff.heading}) : std::nullopt;
    }
    const std::optional<plane::Box> box = element_box(element_of(battle, piece));
    return box ? std::optional(plane::Pose{plane::front_centre(*box), box->heading}) : std::nullopt;
}

Correction figures_of(const Battle& battle, const Named& piece) {
    Correction out;
    if (piece.kind == Named::Kind::staff) {
        const Staff& staff = staff_of(battle, piece);
        out.stance = staff.stance;
        out.value = staff.value;
        out.charisma = staff.charisma;
        out.orders = orders_left(battle, piece.side, piece.index);
        return out;
    }
    const Element& element = element_of(battle, piece);
    out.stance = element.stance;
    out.fatigue = element.fatigue;
    out.lost = element.lost;
    for (const ScenarioUnit& u : element.units)
        out.units.push_back({u.unit.id, plaquettes_of(u.unit.arm, u.unit.values.size()), u.unit.formation});
    return out;
}

bool is_left(const Correction& correction) {
    return std::any_of(correction.units.begin(), correction.units.end(),
                       [](const Correction::OfUnit& u) { return u.plaquettes > 0; });
}

const Correction::OfUnit* unit_in(const Correction& correction, const std::string& id) {
    const auto found = std::find_if(correction.units.begin(), correction.units.end(),
                                    [&](const Correction::OfUnit& u) { return u.id == id; });
    return found == correction.units.end() ? nullptr : &*found;
}

/// The same place, as far as anybody can tell: a body carried there is rounded.
bool is_near(TablePoint a, TablePoint b) {
    const auto is_small = [](Length l) { return l <= grain && -l <= grain; };
    return is_small(a.x - b.x) && is_small(a.y - b.y);
}

/// The orders that make a piece as it is agreed, each against what those before it have made of it: losses close an element up.
class Making {
public:
    Making(const Battle& battle, const Correction& agreed, game::LineId line, const game::Consent& consent)
        : then_(battle),
          agreed_(agreed),
          line_(line),
          consent_(consent) {
        const std::optional<Correction> now = as_it_stands(battle, agreed.piece);
        BACLER_CHECK(now.has_value());
        now_ = *now;
        is_moved_ = now_.is_on_table != agreed.is_on_table || !(now_.at == agreed.at) ||
                    !(now_.heading == agreed.heading);
    }

    /// First what makes room, then its place, then what needs room.
    std::vector<Order> orders() && {
        if (line_ == 0) {
            place();
        } else if (agreed_.is_gone) {
            decree(OutOfPlay{agreed_.piece});
        } else {
            const Named piece = *named(then_.scenario, agreed_.piece);
            piece.kind == Named::Kind::staff ? make_staff() : make_element();
        }
        return std::move(out_);
    }

private:
    void give(Order order) {
        const PlayAnswer answer = referee(then_, order);
        out_.push_back(std::move(order));
        if (!answer.event) return;
        then_ = advance(std::move(then_), *answer.event);
        if (const std::optional<Correction> now = as_it_stands(then_, agreed_.piece)) now_ = *now;
    }

    void decree(Decree what) {
        give(Overrule{static_cast<int>(line_), std::move(what), consent_.by, consent_.reason});
    }

    void figures(const std::string& piece, FigureKind what, int was, int is) {
        if (was != is) decree(FigureIs{piece, what, is});
    }

    /// A value brings orders of its own, or takes them: they are a figure only where more or fewer are agreed.
    void make_staff() {
        figures(agreed_.piece, FigureKind::value, now_.value, agreed_.value);
        figures(agreed_.piece, FigureKind::charisma, now_.charisma, agreed_.charisma);
        figures(agreed_.piece, FigureKind::orders, now_.orders, agreed_.orders);
        place();
        stance();
    }

    void make_element() {
        figures(agreed_.piece, FigureKind::fatigue, now_.fatigue, agreed_.fatigue);
        figures(agreed_.piece, FigureKind::lost, now_.lost, agreed_.lost);
        plaquettes([](int was, int is) { return is < was; });
        if (!is_left(agreed_)) return;
        place();
        formations();
        plaquettes([](int was, int is) { return is > was; });
        formations();
        place();
        stance();
    }

    template <class Which>
    void plaquettes(Which which) {
        for (const Correction::OfUnit& unit : agreed_.units) {
            const Correction::OfUnit* now = unit_in(now_, unit.id);
            if (now != nullptr && which(now->plaquettes, unit.plaquettes))
                decree(FigureIs{unit.id, FigureKind::plaquettes, unit.plaquettes});
        }
    }

    void formations() {
        for (const Correction::OfUnit& unit : agreed_.units) {
            const Correction::OfUnit* now = unit_in(now_, unit.id);
            const bool is_other = now != nullptr && now->formation != unit.formation;
            if (is_other && unit.plaquettes > 0 && !was_given(Form{unit.id, unit.formation}))
                decree(Form{unit.id, unit.formation});
        }
    }

    /// A place that nobody changed is left to whatever else changes.
    void place() {
        if (!is_moved_) return;
        if (!agreed_.is_on_table) {
            if (now_.is_on_table) put({agreed_.piece, {}, {}});
            return;
        }
        const bool is_there = is_near(now_.at, agreed_.at) && now_.heading == agreed_.heading;
        const Place to{agreed_.piece, agreed_.at, agreed_.heading};
        if ((!now_.is_on_table || !is_there) && !was_given(to)) put(to);
    }

    void put(const Place& to) {
        if (line_ != 0) {
            decree(to);
            return;
        }
        if (to.at && now_.is_on_table) give(Place{to.piece, {}, {}});
        give(to);
    }

    void stance() {
        if (now_.stance != agreed_.stance) decree(StanceIs{agreed_.piece, agreed_.stance});
    }

    /// Was this the last thing given? Then giving it again makes nothing of it.
    bool was_given(const Decree& what) const {
        const auto* last = out_.empty() ? nullptr : std::get_if<Overrule>(&out_.back());
        return last != nullptr && last->what == what;
    }

    Battle then_;
    const Correction& agreed_;
    game::LineId line_;
    const game::Consent& consent_;
    Correction now_;
    bool is_moved_{false};
    std::vector<Order> out_;
};

}  // namespace

std::optional<Correction> as_it_stands(const Battle& battle, const std::string& id) {
    const std::optional<Named> piece = named(battle.scenario, id);
    if (!piece || (piece->kind != Named::Kind::element && piece->kind != Named::Kind::staff))
        return std::nullopt;
    const bool is_there = piece->kind == Named::Kind::staff ? is_there_yet(staff_of(battle, *piece).arrives)
                                                            : is_present(element_of(battle, *piece));
    if (!is_there) return std::nullopt;
    Correction out = figures_of(battle, *piece);
    out.piece = id;
    const std::optional<plane::Pose> pose = pose_of(battle, *piece);
    const Scenario& s = battle.scenario;
    out.is_on_table = pose.has_value();
    out.at = pose ? pose->at : TablePoint{{s.width.hundredths_of_mm / 2}, {s.depth.hundredths_of_mm / 2}};
    out.heading = pose ? pose->heading : Angle{};
    return out;
}

std::vector<Order> orders_of_correction(const Battle& battle, const Correction& correction, game::LineId line,
                                        const game::Consent& consent) {
    return Making(battle, correction, line, consent).orders();
}

}  // namespace bacler
