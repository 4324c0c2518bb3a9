#pragma once
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/turn.hpp"

/// The stages of a sequence, in turn (R057). Each function carries out one order on a turn's battle, or says in its ruling why not;
/// those named `step_` do what `next` asks in that stage and set the one that follows.
namespace bacler::plaquette {

/// Phase 1. An order is laid face down (R063): the staff may give it as the table stands, or as it will once an order that lies face
/// down for the division has passed.
void lay_order(Turn& turn, const GiveOrder& order);
void step_placing(Turn& turn);
/// The tests of one level, all at once (R064, R065): what passes is revealed and obeyed, what fails is removed unseen (Q23).
void step_testing(Turn& turn);

/// The same with orders that lie unseen. What their laying asks is public: that the staff has an order left (R061), commands the body
/// and reaches it, by an aide where need be (R062, R066). Whether it may give this one is asked of the plain order beforehand, by
/// whoever knows it, and again when it is revealed.
void lay_hidden(Turn& turn, const LayHidden& order);
/// A content is told and, where it was sealed, proved; it is obeyed once all that have passed are known.
void reveal(Turn& turn, const Reveal& order);
void step_revealing(Turn& turn);
bool is_reveal_owed(const Battle& battle);
/// Before the tests a side's sealed orders leave the table and are laid anew; after them, by consent, what has passed is told without
/// proof.
void take_back(Turn& turn, const TakeBack& order);
/// A side's own key under another secret is its own affair; another key wants consent, and that no order lies under the former one. The
/// umpire's is set freely until something was sealed, afterwards by consent of both sides.
void set_lock(Turn& turn, const SetLock& order);
/// Whoever holds a staff passes it; one that nobody holds anybody may take.
void pass_staff(Turn& turn, const PassStaff& order);

/// At any time. A piece gains its place or loses it (Q135); what a line came to is put otherwise from here on; a reading is chosen for the
/// sequences to come.
void place_piece(Turn& turn, const Place& order);
void overrule(Turn& turn, const Overrule& order);
void choose_reading(Turn& turn, const Choose& order);
/// The readings that were chosen hold from now on.
void hold_chosen_readings(Turn& turn);

/// Phase 2. Aides ride (Q26), reinforcements enter (Q136), and the groups are ranked (R081-R084, R093-R095).
void begin_movement(Turn& turn);
void step_roll_off(Turn& turn);
void take_slot(Turn& turn, const TakeSlot& order);
void step_choosing(Turn& turn);
/// A piece of the group whose turn it is moves, wheels, changes its form or its lines; whoever it engages is aligned on.
void carry_out_move(Turn& turn, const Order& order, const MoverRef& mover);
void carry_out_form(Turn& turn, const Form& order);
void carry_out_swap(Turn& turn, const Swap& order);
void carry_out_evasion(Turn& turn, const Evade& order);
/// The rest of the group stands; refused while one of it owes a move that it can make (R072, R079, R080).
void step_moving(Turn& turn);

/// Phase 3.
void declare_fire(Turn& turn, const Fire& order);
void step_declaring(Turn& turn);
/// Once a piece, or what is stated of one, is another while fire is declared: a battery that may no longer fire at its target is without one
/// again, and it is said. Nothing in other stages.
void review_fire(Turn& turn);
/// Are dice asked for fire of this piece, or on it?
bool is_fired_upon(const Battle& battle, const Named& piece);
void step_firing(Turn& turn);
void pick_loss(Turn& turn, const Lose& order);
void step_falling(Turn& turn);

/// Phases 4 to 7.
void ask_square(Turn& turn, const Form& order);
void step_squares(Turn& turn);
void step_valuing(Turn& turn);
void step_results(Turn& turn);
void advance_winner(Turn& turn, const Advance& order);
void step_advancing(Turn& turn);
/// Of a body without a place nobody sees where it lands: that it lies no distance from a friend, stated once the results stand, says that
/// it landed on it (R209, R210). It goes on, so that nothing is kept of the fact but the point of orders lost.
bool is_landing(const Battle& battle, const State& order);
void land_on_friend(Turn& turn, const State& order);
void step_unengaged(Turn& turn);

/// The end of a sequence.
void step_staff_losses(Turn& turn);
void step_ending(Turn& turn);

/// A staff that an enemy element touches rides to the nearest element of its side (Q127).
void move_reached_staffs(Turn& turn);

/// Is there anything to choose in this stage? Where not, the program goes on by itself.
bool may_anybody_fire(const Battle& battle);
bool may_losses_be_picked(const Battle& battle);
bool may_anybody_square(const Battle& battle);
bool may_anybody_advance(const Battle& battle);

/// Elements that may still test for a square (R141); those that may still advance (R208).
std::vector<ElementRef> candidates_for_square(const Battle& battle);
std::vector<ElementRef> candidates_for_advance(const Battle& battle);

/// For each element of the group in turn that still owes a move, one that its order allows (R072, R079, R080).
/// Requires: the stage is moving.
std::vector<Move> moves_owed(const Battle& battle);
/// Is a piece of the group that moves now (R059)? The staffs of corps and armies ride with any group of their side, and so does a
/// division's that has no element left.
bool is_its_turn(const Battle& battle, const MoverRef& mover);

/// The group whose turn it is, or whose choice. Requires: the stage is choosing or moving.
const MarchGroup& group_in_turn(const Battle& battle);

/// The dice that staffs owe for what their commands have lost (R211-R213), once a sequence.
std::vector<DieRequest> staff_dice(const Battle& battle);

}  // namespace bacler::plaquette
