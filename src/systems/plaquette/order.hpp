#pragma once
#include "base/angle.hpp"
#include "base/length.hpp"
#include "base/point.hpp"
#include "board/plane/zones.hpp"
#include "game/records.hpp"
#include "systems/plaquette/scenario.hpp"
#include "systems/plaquette/troops.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What players ask of the game, one verb a struct (formats, "Orders"). Ids are as written: who they are is asked of a scenario.
namespace bacler::plaquette {

/// The words an order may carry. Whether "defence" is a stance or a mission is told by who receives it (R068, R072-R080).
enum class Command : std::uint8_t {
    attack,
    manoeuvre,
    defence,
    fall_back,
    retreat,
    advance,
    support,
    pursuit
};

/// The stance a command asks of an element or a division; none for missions alone.
std::optional<Stance> stance_of(Command command);
/// The mission a command gives a corps or an army; none for stances alone.
std::optional<Mission> mission_of(Command command);

/// order STAFF TO STANCE|MISSION [on ID]
struct GiveOrder {
    std::string staff, to;
    Command command{Command::defence};
    std::string on;  ///< what a mission names, or the enemy an attack goes for (Q29); empty: nothing

    friend bool operator==(const GiveOrder&, const GiveOrder&) = default;
};

enum class Slot : std::uint8_t { first, last };

/// slot GROUP first|last (R081, Q35)
struct TakeSlot {
    std::string group;
    Slot slot{Slot::first};

    friend bool operator==(const TakeSlot&, const TakeSlot&) = default;
};

/// move ID x,y[,heading] [via x,y]...
struct Move {
    std::string piece;
    TablePoint to;  ///< of the front's centre; of a staff, the centre of its base
    std::optional<Angle> heading;
    std::vector<TablePoint> via;

    friend bool operator==(const Move&, const Move&) = default;
};

enum class Hand : std::uint8_t { left, right };

/// wheel ID left|right DEG
struct Wheel {
    std::string piece;
    Hand hand{Hand::left};
    Angle by;

    friend bool operator==(const Wheel&, const Wheel&) = default;
};

/// form UNIT FORMATION (R096)
struct Form {
    std::string unit;
    Formation formation{Formation::column};

    friend bool operator==(const Form&, const Form&) = default;
};

/// swap UNIT UNIT (R097)
struct Swap {
    std::string a, b;

    friend bool operator==(const Swap&, const Swap&) = default;
};

/// evade ID (R127)
struct Evade {
    std::string element;

    friend bool operator==(const Evade&, const Evade&) = default;
};

/// fire BATTERY... at TARGET
struct Fire {
    std::vector<std::string> batteries;
    std::string target;

    friend bool operator==(const Fire&, const Fire&) = default;
};

/// lose UNIT: the owner's pick where a loss may fall on several (Q64)
struct Lose {
    std::string unit;

    friend bool operator==(const Lose&, const Lose&) = default;
};

/// advance ID CM, after a win (R208)
struct Advance {
    std::string element;
    Length by;

    friend bool operator==(const Advance&, const Advance&) = default;
};

/// state WHAT A B [CM|ZONE] (Q135)
struct State {
    FactKind what{FactKind::contact};
    std::string a, b;
    std::optional<Length> distance;   ///< of a distance
    std::optional<plane::Zone> zone;  ///< of in_zone: of b, where a is

    friend bool operator==(const State&, const State&) = default;
};

enum class Die : std::uint8_t { d6, d10 };

/// die d6|d10 N
struct Roll {
    Die die{Die::d10};
    int face{1};

    friend bool operator==(const Roll&, const Roll&) = default;
};

/// next: on to the next step of the sequence
struct Next {
    friend bool operator==(const Next&, const Next&) = default;
};

/// overrule LINE VALUE because TEXT: the umpire's word on a line of the log
struct Overrule {
    int line{1};
    std::string value, reason;

    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// note TEXT
struct Note {
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// An order's content as nobody reads it, and the hash that proves it when it is revealed.
struct SealedContent {
    std::string bytes, hash;

    friend bool operator==(const SealedContent&, const SealedContent&) = default;
};

/// lay STAFF ID [sealed HEX HEX]: that an order of this staff lies face down beside a body is public; what it says is not (R063)
struct LayHidden {
    std::string staff, beside;
    std::optional<SealedContent> sealed;  ///< none: it lies on the table

    friend bool operator==(const LayHidden&, const LayHidden&) = default;
};

/// reveal STAFF TO STANCE|MISSION [on ID] [salt HEX] [note TEXT]: what an order that has passed says
struct Reveal {
    GiveOrder order;
    std::string note;  ///< sealed with the order
    std::string salt;  ///< of the hash; empty where none was kept

    friend bool operator==(const Reveal&, const Reveal&) = default;
};

/// take_back SIDE [by both_sides|umpire because TEXT]: its sealed orders can no longer be opened, and are given again
struct TakeBack {
    std::string side;
    std::optional<game::Consent> consent{};  ///< wanted once the tests have begun

    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};

/// lock SIDE|umpire HEX [open HEX] [umpire HEX] [by both_sides|umpire because TEXT]: the key of a side or of the umpire, wrapped by
/// its secret
struct SetLock {
    std::string side;  ///< empty: the umpire
    std::string lock;  ///< the wrapped key
    std::string
        open_half;  ///< of that key: what others wrap theirs for its holder with; tells one key from another
    std::string for_umpire;  ///< the side's key, wrapped for the umpire; empty: he cannot open it
    std::optional<game::Consent>
        consent{};  ///< wanted where another key takes the place of one, or the umpire comes late

    friend bool operator==(const SetLock&, const SetLock&) = default;
};

/// pass STAFF [from PLAYER] to PLAYER: who holds a staff, and with it the orders that lie for it
struct PassStaff {
    std::string staff, player;
    std::string from{};  ///< who held it until now; empty: nobody

    friend bool operator==(const PassStaff&, const PassStaff&) = default;
};

/// New kinds go to the end: files know them by their place.
using Order = std::variant<GiveOrder, TakeSlot, Move, Wheel, Form, Swap, Evade, Fire, Lose, Advance, State,
                           Roll, Next, Overrule, Note, LayHidden, Reveal, TakeBack, SetLock, PassStaff>;

}  // namespace bacler::plaquette
