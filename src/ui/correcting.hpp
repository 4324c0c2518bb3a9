#pragma once
#include "app/game/correcting.hpp"
#include "app/game/house_rulings.hpp"
#include "app/game/played_otherwise.hpp"
#include "app/game/trying_out.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::ui {

struct Desk;

/// What the players are about to decide by consent; in pencil until one of them does. One of the three lies open.
struct Decreeing {
    std::optional<Correction> piece;         ///< a piece put right
    std::vector<Correction> concerned;       ///< all that a ruling concerned, where it was played otherwise
    std::size_t open{0};                     ///< the place of `piece` among them
    game::LineId of_line{0};                 ///< the line of that ruling
    std::optional<plaquette::Move> move;     ///< a move that was refused
    bool is_house{false};                    ///< the readings are listed
    std::optional<plaquette::Option> house;  ///< the reading that is unfolded
    std::optional<int> value;                ///< what it is to be; none in pencil
    std::string reason;                      ///< as typed; empty: the usual one

    std::string forbidden;         ///< why the rules refuse the move
    std::vector<FieldRow> fields;  ///< of the piece
    std::vector<HouseRuling> rulings;
    std::vector<HouseValue> values;  ///< of the reading that is unfolded
    Trial trial;                     ///< what would come of it
    Lang lang{Lang::fr};             ///< of these words

    /// Is something in pencil that could be carried out?
    bool is_whole() const { return trial.refusal.empty() && !trial.says.empty(); }
};

/// May whoever holds the tablet put right what stands: no side lays its orders, and the past is not looked at?
bool may_decree(const Desk& desk);

/// The piece that is picked and may be put right; empty for none.
std::string piece_to_correct(const Desk& desk);
/// Opens the sheet of a piece. Requires: piece_to_correct named it.
void begin_correcting(Desk& desk, const std::string& piece);
/// May it be said of a line that it was played otherwise: is anything that it concerned still in play?
bool may_be_otherwise(const Desk& desk, game::LineId line);
/// Opens the sheet of all the pieces that a line's ruling concerned. Requires: may_be_otherwise.
void begin_playing_otherwise(Desk& desk, game::LineId line);
/// Another of them lies open. Requires: there are several.
void open_concerned(Desk& desk, std::size_t place);
/// All of them as they are in pencil; of a piece alone, that one.
std::vector<Correction> corrections_of(const Decreeing& sheet);
/// Its figures, one step or one key on; `value` of a key.
void step_correction(Desk& desk, const FieldRow& row, int by);
void pick_in_correction(Desk& desk, const FieldRow& row, int value);
/// Is a piece put right, so that a tap on the table says where it is?
bool is_placing(const Desk& desk);
/// Requires: is_placing.
void place_correction(Desk& desk, TablePoint at);

/// The move that the piece in hand tried and the rules refused, as it can be let through; none where it cannot.
std::optional<plaquette::Move> move_to_let_through(const Desk& desk);
/// Opens the question whether a refused move stands. Requires: a line was played, and groups move.
void begin_letting_through(Desk& desk, const plaquette::Move& move);

/// Opens the list of the readings.
void open_house_rulings(Desk& desk);
/// Unfolds a reading with its values, or folds it.
void unfold_reading(Desk& desk, plaquette::Option option);
/// A value in pencil; the one that holds next takes it back.
void pencil_value(Desk& desk, int value);

/// The reason that is written down: what was typed, or the usual one.
std::string reason_of(const Desk& desk);
/// Another reason is written down; an empty one: the usual one.
void give_reason(Desk& desk, const std::string& typed);
/// What is in pencil, in words: what would come of it; empty where there is only a refusal. Requires: a sheet lies open.
std::string words_in_pencil(const Desk& desk);
/// The same with its reason: what is consented to. Requires: is_whole.
std::string words_of_decree(const Desk& desk);
/// The words of the sheet are the desk's language's.
void follow_language(Desk& desk);
/// Nothing is decided.
void drop_decree(Desk& desk);
/// It is decided: all of it, or where the game refuses any of it nothing, and its sentence stays. Requires: is_whole.
void carry_out_decree(Desk& desk, game::ConsentBy by);

}  // namespace bacler::ui
