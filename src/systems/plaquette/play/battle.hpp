#pragma once
#include "board/plane/zones.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/scenario.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A battle as it stands at one moment: the scenario with everything where it is now, and what the sequence has seen so far.
namespace bacler::plaquette {

/// Where in the sequence a battle is (R057, R063, R064, R081, R141, R208). What is rolled, worked out or counted without a choice
/// of anybody's is a stage too: the log then tells it on a line of its own.
enum class Stage : std::uint8_t {
    placing,       ///< phase 1: orders are laid face down (R063)
    testing,       ///< the staffs test them, one level after another (R064, R065)
    roll_off,      ///< phase 2: groups equal in everything (Q36)
    choosing,      ///< first or last (R081, Q35)
    moving,        ///< the group whose place in the order it is
    declaring,     ///< phase 3: who fires at whom (R106, Q66)
    firing,        ///< its dice (R123)
    falling,       ///< losses the owner may lay elsewhere (R124, Q64)
    squares,       ///< phase 4: who is engaged may test for a square (R141)
    valuing,       ///< phases 5 and 6: the dice of the values (R171)
    results,       ///< phase 7: what the fights come to, all at once (R195)
    advancing,     ///< winners in attack press on (R208, Q112)
    unengaged,     ///< morale of those that no fight has tested (R175, Q95)
    staff_losses,  ///< their dice (R211-R213)
    ending,        ///< fatigue, merging, lost order points (R193, R043, R044, R210)
    over,
    revealing,  ///< phase 1: orders that have passed unseen are opened
};

/// How a battle keeps its orders until they pass their tests (R063). It is chosen before the battle begins.
enum class OrderKeeping : std::uint8_t {
    open,    ///< as they were given: whoever sees the battle whole reads them
    sealed,  ///< as bytes that only their side opens
    chits,   ///< on the table: what they say is told when they have passed
};

/// What one side of a face does: the faces up to a figure, and what they bring.
struct FaceMeaning {
    int up_to{10};
    std::uint16_t what{0};  ///< a message of the system

    friend bool operator==(const FaceMeaning&, const FaceMeaning&) = default;
};

/// A die the rules want rolled: what for, of whom, by which rule, and what each face does. A game rolls none by itself.
struct DieRequest {
    Die die{Die::d10};
    std::uint16_t why{0};  ///< a message of the system
    Subject who;
    RuleRef rule;
    int a{0}, b{0};                  ///< figures its sentence names
    std::vector<FaceMeaning> faces;  ///< rising; the last covers the highest face
    std::optional<int> face;         ///< as rolled

    friend bool operator==(const DieRequest&, const DieRequest&) = default;
};

/// An order laid face down by a staff (R063), until it is tested.
struct Chit {
    std::size_t side{0}, staff{0};        ///< who spends it
    std::string beside;                   ///< id of the body it lies beside, who receives it
    std::optional<GiveOrder> order;       ///< none: it lies unseen
    std::optional<SealedContent> sealed;  ///< what it says, for those who can open it
    bool is_by_aide{false};               ///< tested on departure, obeyed on arrival (R067)
    int rally_step{0};                    ///< of an order that takes two (Q33): how many have passed
    bool has_passed{false};               ///< and waits to be revealed
    int further{
        0};  ///< orders spent on it beyond the one that everybody sees: of a rally that takes two (Q33)

    friend bool operator==(const Chit&, const Chit&) = default;
};

/// An aide on the road with an order that has passed (R066, R067, Q26).
struct Aide {
    std::size_t side{0}, from{0}, to{0};  ///< staffs
    GiveOrder order;
    std::optional<TablePoint> at;  ///< none: nobody knows where
    int sequences_left{1};         ///< counted down where it has no place

    friend bool operator==(const Aide&, const Aide&) = default;
};

/// What moves as one in initiative order (R081, Q39): a division with its staff, or an element of a corps' or army's reserve.
struct MarchGroup {
    std::size_t side{0};
    std::optional<std::size_t> staff, element;  ///< one of them
    std::optional<int> tie_die;                 ///< its roll-offs (Q36), the first one weighing most
    int roll_offs{0};
    std::optional<Slot> slot;

    friend bool operator==(const MarchGroup&, const MarchGroup&) = default;
};

struct March {
    std::vector<MarchGroup> groups;
    std::vector<std::size_t> ranking;  ///< places in groups, best initiative first
    std::vector<std::size_t> order;    ///< in which they move, once all have chosen
    std::size_t turn{0};               ///< place in `order`

    friend bool operator==(const March&, const March&) = default;
};

/// Batteries of one element that fire at one target (Q56).
struct Salvo {
    ElementRef element, target;
    std::vector<std::string> units;

    friend bool operator==(const Salvo&, const Salvo&) = default;
};

/// A plaquette that fire takes (R124).
struct Hit {
    ElementRef element;
    std::string unit;
    bool is_picked{false};  ///< its owner has laid it there

    friend bool operator==(const Hit&, const Hit&) = default;
};

/// Two elements in contact (R125). It lasts until one of them leaves (R126, Q130).
struct Contact {
    ElementRef attacker, defender;
    plane::Zone zone{plane::Zone::front};
    Aspect aspect{Aspect::front};
    Length gap;
    int batch{1};           ///< of fights that it belongs to in this sequence
    bool is_fought{false};  ///< in this sequence
    int since{1};           ///< the sequence in which they met
    bool waits{false};      ///< an advance onto an element in cover: fought next sequence (R208)

    friend bool operator==(const Contact&, const Contact&) = default;
};

/// What an element has done in this sequence, and what of the whole battle the scenario does not tell.
struct ElementRecord {
    std::size_t units_at_first{0};  ///< when the battle began (Q15)
    bool has_moved{false};
    bool has_evaded{false};
    bool has_tested_square{false};
    bool has_fought{false};
    bool may_advance{false};
    bool is_tired{false};  ///< has earned the point of its fights (R193)
    int retreats{0};       ///< R194
    Length used;
    std::vector<TablePoint> path;      ///< of its front's centre, from where the sequence found it (Q70)
    std::vector<std::string> changed;  ///< units that have had their change of formation (R096)
    std::vector<ScenarioUnit> gone;    ///< what left the table with it (Q126)
};

/// The key of a side, or of the umpire, as it may be kept: wrapped.
struct KeyLock {
    std::optional<std::size_t> side;  ///< none: the umpire
    std::string lock, open_half, for_umpire;

    friend bool operator==(const KeyLock&, const KeyLock&) = default;
};

/// A staff in the hands of one of its side's players.
struct Holding {
    std::size_t side{0}, staff{0};
    std::string player;

    friend bool operator==(const Holding&, const Holding&) = default;
};

struct StaffRecord {
    int spent{0};  ///< orders, this sequence
    bool has_moved{false};
    Length used;
    int points_lost{0};  ///< of the next sequence's (R210)

    friend bool operator==(const StaffRecord&, const StaffRecord&) = default;
};

struct SideRecord {
    std::vector<ElementRecord> elements;
    std::vector<StaffRecord> staffs;
};

/// A value: copied, compared, hashed. Elements and staffs keep the places they have in the scenario it began with; units
/// do not: those that are lost are gone from their element, and an element that is destroyed has none left.
struct Battle {
    Scenario scenario;  ///< as it stands now
    int sequence{1};
    Stage stage{Stage::placing};
    int batch{1};  ///< of fights
    std::vector<SideRecord> sides;
    std::vector<Chit> chits;
    std::vector<Aide> aides;
    std::vector<DieRequest> dice;
    March march;
    std::vector<Salvo> salvos;
    std::vector<Hit> hits;
    std::vector<Contact> contacts;  ///< in the order of arrival
    OrderKeeping keeping{OrderKeeping::open};
    std::vector<KeyLock> locks;     ///< one a party at most
    std::vector<Holding> holdings;  ///< one a staff at most; of the others nobody has said who holds them

    Element& element(ElementRef ref) { return scenario.sides[ref.side].elements[ref.element]; }
    const Element& element(ElementRef ref) const { return scenario.sides[ref.side].elements[ref.element]; }
    ElementRecord& record(ElementRef ref) { return sides[ref.side].elements[ref.element]; }
    const ElementRecord& record(ElementRef ref) const { return sides[ref.side].elements[ref.element]; }
};

/// A battle about to begin: whatever arrives in its first sequence stands, what stands in contact is in contact (Q134).
Battle begun(Scenario scenario, OrderKeeping keeping = OrderKeeping::open);

/// Has an element anything left, and does it take part yet (Q136)?
bool is_present(const Element& element);

/// Does a die still wait to be rolled?
bool is_die_owed(const Battle& battle);

}  // namespace bacler::plaquette
