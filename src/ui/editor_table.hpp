#pragma once
#include "app/editor/lying.hpp"
#include "app/editor/snapping.hpp"
#include "app/text/catalogue.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The page of the editor on which the table is laid: what a finger does there. The panel only draws.
namespace bacler::ui {

struct Desk;

/// What a finger that draws makes of its way.
enum class DrawnAs : std::uint8_t { area, strip, rectangle, oval };

/// What the panel lists while nothing is picked.
enum class TableList : std::uint8_t { ground, pieces, size };

/// A finger on the table, and how fine it is there.
struct FingerAt {
    TablePoint at;
    double mm_of_glass_a_cm{1};  ///< how large the table is seen
};

/// What a finger that drags has hold of.
struct TableHold {
    enum class What : std::uint8_t { stroke, feature, corner, edge, piece, heading } what{What::stroke};
    std::size_t corner{0};  ///< of the feature that is picked, or the one before its edge
};

/// A drag as far as it has come.
struct TableDrag {
    TableHold hold;
    TablePoint from;                     ///< where the finger came down
    std::vector<TablePoint> way;         ///< of a stroke
    std::optional<editor::Edit> edit;    ///< what letting go would do
    std::vector<editor::Snapped> marks;  ///< what drew it
    editor::Lined lined;                 ///< of a piece
};

struct EditorTable {
    TableList list{TableList::ground};
    std::optional<plaquette::TerrainKind> kind;  ///< that fingers draw; none: they pick
    DrawnAs as{DrawnAs::area};
    Length width{3000};                     ///< of a strip
    std::optional<editor::Place> to_stand;  ///< what the next tap puts down
    std::optional<std::size_t> corner;      ///< picked, of the feature that is
    std::optional<TableDrag> drag;
    std::vector<editor::Snapped> marks;  ///< of what was done last
    std::string told;                    ///< of it, in words
    bool wants_whole{false};             ///< the whole table is asked for
    std::uint64_t changes{0};  ///< grows with whatever shows on the table beside the draft's own changes
};

// Requires, of all that follows: the editor is open.

/// Turns the list of the panel over; nothing is picked or drawn any more.
void turn_list(Desk& desk, TableList list);
/// Fingers draw a kind from now on, as it is usually drawn; tapped again, they pick.
void begin_drawing(Desk& desk, plaquette::TerrainKind kind);
void draw_as(Desk& desk, DrawnAs as);
void draw_width(Desk& desk, Length width);
/// Fingers pick again; what was drawn last stays picked.
void end_drawing(Desk& desk);
/// Is a kind of ground usually a strip?
bool is_strip(plaquette::TerrainKind kind);

/// The next tap on the table puts a piece there; asked for again, it does not.
void take_to_stand(Desk& desk, const editor::Place& place);

/// A tap on the table: puts down what was taken, else picks what lies there, and what lies beneath it when tapped again.
void tap_draft_table(Desk& desk, const FingerAt& finger);
/// The same on a piece's flag.
void tap_draft_piece(Desk& desk, const editor::Place& place);
void pick_corner(Desk& desk, std::size_t corner);
/// Nothing is picked any more.
void unpick_on_table(Desk& desk);

/// A corner more behind the one that is picked, or the first; it is picked then. Requires: a feature that lies on the table is picked.
void add_corner(Desk& desk);
/// Without the one that is picked. Refused where too few would be left.
void remove_corner(Desk& desk);
/// Requires: a piece that stands on the table is picked.
void turn_piece(Desk& desk, int degrees);
void take_piece_off(Desk& desk);

/// A finger takes hold, moves, and lets go: only then the draft changes, by one edit. Nothing where the drag was dropped meanwhile.
/// Requires, of begin_drag: what the hold is of is picked.
void begin_drag(Desk& desk, const TableHold& hold, const FingerAt& finger);
void follow_drag(Desk& desk, const FingerAt& finger);
/// Follows with a heading in place of a point.
void turn_drag(Desk& desk, Angle heading);
void let_go_drag(Desk& desk, const FingerAt& finger);
/// It was lost: nothing is done.
void drop_drag(Desk& desk);

/// The feature, or the piece, that is picked and can be drawn; as a drag would have it.
std::optional<editor::Shape> shape_picked(const Desk& desk);
std::optional<editor::Standing> piece_picked(const Desk& desk);
/// The table with what a drag would do.
plaquette::Scenario table_of_draft(const Desk& desk);

/// The line beneath the table: what a finger may do now, or what draws it.
std::string table_hint(const Desk& desk);

}  // namespace bacler::ui
