#include "systems/plaquette/play/play.hpp"

#include "base/check.hpp"
#include "base/random.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/play/contacts.hpp"
#include "systems/plaquette/play/putting.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/stating.hpp"
#include "systems/plaquette/words.hpp"

namespace bacler::plaquette {

namespace {

/// Carries out one order in the stage the battle is in.
class Playing {
public:
    explicit Playing(Turn& turn) : turn_(turn) {}

    void operator()(const GiveOrder& o) const {
        if (stage() != Stage::placing)
            turn_.decide(figure(63, Say::orders_are_no_longer_laid, Does::forbids));
        else if (turn_.battle.keeping != OrderKeeping::open)
            turn_.decide(figure(63, Say::orders_are_laid_unseen, Does::forbids));
        else
            lay_order(turn_, o);
    }
    void operator()(const TakeSlot& o) const {
        if (is_stage(Stage::choosing)) take_slot(turn_, o);
    }
    void operator()(const Move& o) const { move(o, o.piece); }
    void operator()(const Wheel& o) const { move(o, o.piece); }
    void operator()(const Form& o) const {
        if (stage() == Stage::squares)
            ask_square(turn_, o);
        else if (is_stage(Stage::moving))
            form(o);
    }
    void operator()(const Swap& o) const {
        if (is_stage(Stage::moving)) carry_out_swap(turn_, o);
    }
    void operator()(const Evade& o) const {
        if (is_stage(Stage::moving)) carry_out_evasion(turn_, o);
    }
    void operator()(const Fire& o) const {
        if (is_stage(Stage::declaring)) declare_fire(turn_, o);
    }
    void operator()(const Lose& o) const {
        if (is_stage(Stage::falling)) pick_loss(turn_, o);
    }
    void operator()(const Advance& o) const {
        if (is_stage(Stage::advancing)) advance_winner(turn_, o);
    }
    void operator()(const State& o) const;
    void operator()(const Roll& o) const;
    void operator()(const Next& /*o*/) const;
    void operator()(const Overrule& o) const {
        overrule(turn_, o);
        if (!turn_.is_forbidden()) review_fire(turn_);
    }
    void operator()(const Place& o) const {
        place_piece(turn_, o);
        if (!turn_.is_forbidden()) review_fire(turn_);
    }
    void operator()(const Choose& o) const { choose_reading(turn_, o); }
    void operator()(const Note& /*o*/) const { turn_.decide(figure(57, Say::is_for_the_log, Does::forbids)); }
    void operator()(const LayHidden& o) const {
        if (stage() != Stage::placing)
            turn_.decide(figure(63, Say::orders_are_no_longer_laid, Does::forbids));
        else
            lay_hidden(turn_, o);
    }
    void operator()(const Reveal& o) const {
        if (is_stage(Stage::revealing)) reveal(turn_, o);
    }
    void operator()(const TakeBack& o) const { take_back(turn_, o); }
    void operator()(const SetLock& o) const { set_lock(turn_, o); }
    void operator()(const PassStaff& o) const { pass_staff(turn_, o); }

private:
    Stage stage() const { return turn_.battle.stage; }

    bool is_stage(Stage wanted) const {
        if (stage() == wanted) return true;
        turn_.decide(with_words(figure(57, Say::not_in_this_stage, Does::forbids), static_cast<int>(stage()),
                                static_cast<int>(wanted)));
        return false;
    }

    void move(const Order& order, const std::string& piece) const {
        if (!is_stage(Stage::moving)) return;
        const std::optional<Named> found = named(turn_.battle.scenario, piece);
        BACLER_CHECK(found && found->kind != Named::Kind::terrain);
        carry_out_move(turn_, order, mover_of(*found));
    }

    void form(const Form& o) const {
        const std::optional<Named> found = named(turn_.battle.scenario, o.unit);
        if (found && found->kind == Named::Kind::unit)
            carry_out_form(turn_, o);
        else
            turn_.decide(figure(96, 46, Say::each_unit_forms_by_itself, Does::forbids));
    }

    Turn& turn_;
};

/// Facts may be stated at any time (Q135); contact stated while the pieces move is a contact.
void Playing::operator()(const State& o) const {
    Battle& b = turn_.battle;
    if (stage() == Stage::over) {
        turn_.decide(figure(57, Say::battle_is_over, Does::forbids));
        return;
    }
    const LaidTable table = lay_out(b.scenario);
    turn_.ruling = rule_on_stating(table, o, b.sequence);
    if (verdict(turn_.ruling) == Verdict::forbidden || verdict(turn_.ruling) == Verdict::contradictory)
        return;
    if (is_landing(b, o)) {
        land_on_friend(turn_, o);
        return;
    }
    for (const std::string& id : {o.a, o.b}) {
        const std::optional<Named> piece = named(b.scenario, id);
        if (piece && is_fired_upon(b, *piece) && !may_change_now(turn_)) return;
    }
    b.scenario = with_stated(b.scenario, o, b.sequence);
    if (stage() == Stage::moving) note_contacts(b);
    review_fire(turn_);
}

void Playing::operator()(const Roll& o) const {
    for (DieRequest& d : turn_.battle.dice) {
        if (d.face) continue;
        if (d.die != o.die) {
            turn_.decide(about(with_words(figure(d.rule.number, Say::another_die_is_owed, Does::forbids),
                                          d.die == Die::d6 ? 6 : 10),
                               d.who));
            return;
        }
        const int highest = o.die == Die::d6 ? 6 : 10;
        const int rolled = o.seed ? Generator(*o.seed).between(1, highest) : o.face;
        if (rolled != o.face) {
            turn_.decide(about(with_words(figure(d.rule.number, Say::generator_gives_another, Does::forbids),
                                          rolled, o.face),
                               d.who));
            return;
        }
        d.face = o.face;
        turn_.decide(
            about(with_words(figure(d.rule.number, Say::die_is_read, Does::permits), o.face), d.who));
        turn_.seal = BattleSeal::die;
        return;
    }
    turn_.decide(figure(57, Say::no_die_is_owed, Does::forbids));
}

void Playing::operator()(const Next& /*o*/) const {
    if (is_die_owed(turn_.battle)) {
        int count = 0;
        for (const DieRequest& d : turn_.battle.dice) count += d.face ? 0 : 1;
        turn_.decide(with_words(figure(57, Say::dice_are_owed, Does::forbids), count));
        return;
    }
    switch (stage()) {
        case Stage::placing: return step_placing(turn_);
        case Stage::testing: return step_testing(turn_);
        case Stage::revealing: return step_revealing(turn_);
        case Stage::roll_off: return step_roll_off(turn_);
        case Stage::choosing: return step_choosing(turn_);
        case Stage::moving: return step_moving(turn_);
        case Stage::declaring: return step_declaring(turn_);
        case Stage::firing: return step_firing(turn_);
        case Stage::falling: return step_falling(turn_);
        case Stage::squares: return step_squares(turn_);
        case Stage::valuing: return step_valuing(turn_);
        case Stage::results: return step_results(turn_);
        case Stage::advancing: return step_advancing(turn_);
        case Stage::unengaged: return step_unengaged(turn_);
        case Stage::staff_losses: return step_staff_losses(turn_);
        case Stage::ending: return step_ending(turn_);
        case Stage::over: turn_.decide(figure(57, Say::battle_is_over, Does::forbids)); return;
    }
}

}  // namespace

PlayAnswer referee(const Battle& battle, const Order& order) {
    Turn turn{battle};
    std::visit(Playing(turn), order);
    PlayAnswer out;
    const Verdict v = verdict(turn.ruling);
    out.ruling = v == Verdict::forbidden ? with_deciding_first(turn.ruling) : std::move(turn.ruling);
    out.move = std::move(turn.move);
    if (v == Verdict::forbidden || v == Verdict::contradictory) return out;
    out.event = BattleEvent{changes_between(battle, turn.battle), turn.seal};
    return out;
}

std::optional<Order> automatic(const Battle& b) {
    if (is_die_owed(b)) return std::nullopt;
    bool is_choice = false;
    switch (b.stage) {
        case Stage::placing: is_choice = true; break;
        case Stage::choosing: {
            int open = 0;
            for (const MarchGroup& g : b.march.groups) open += g.slot ? 0 : 1;
            is_choice = open > 1;
            break;
        }
        case Stage::moving: is_choice = true; break;
        case Stage::revealing: is_choice = is_reveal_owed(b); break;
        case Stage::declaring: is_choice = !b.salvos.empty() || may_anybody_fire(b); break;
        case Stage::falling: is_choice = may_losses_be_picked(b); break;
        case Stage::squares: is_choice = b.dice.empty() && may_anybody_square(b); break;
        case Stage::advancing: is_choice = may_anybody_advance(b); break;
        case Stage::over: is_choice = true; break;
        case Stage::testing:
        case Stage::roll_off:
        case Stage::firing:
        case Stage::valuing:
        case Stage::results:
        case Stage::unengaged:
        case Stage::staff_losses:
        case Stage::ending: break;
    }
    return is_choice ? std::nullopt : std::optional<Order>(Next{});
}

}  // namespace bacler::plaquette
