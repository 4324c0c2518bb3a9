#pragma once
#include "app/engagement_table.hpp"
#include "app/explain.hpp"
#include "app/game/game.hpp"
#include "app/overlay/drawing.hpp"
#include "app/quick/ruling.hpp"
#include "app/selection.hpp"

#include <string>
#include <vector>

/// A ruling as it is handed on to others: what a picture of it shows, in the order in which it is read.
namespace bacler {

/// The morale of one side.
struct SheetSum {
    std::string name;
    std::size_t side{0};  ///< of the scenario
    int total{0};
    std::vector<Rung> rungs;
};

struct RulingSheet {
    std::string scenario, when, about;  ///< its title; "sequence 3", of a game; what was ruled: "F1a, A1a"
    std::string sentence;
    std::vector<ExplainedLine> lines;  ///< the deciding one first
    plaquette::Scenario table;         ///< as it stood
    std::vector<ElementAt> pieces;     ///< that the ruling concerns
    Picture picture;                   ///< of the table about them; empty where none has a place
    std::vector<overlay::Label> labels;
    std::array<Spot, 2> ground{};         ///< what the picture has to show: near left corner, far right
    std::vector<SheetSum> sums;           ///< of an engagement
    std::vector<ExplainedLine> findings;  ///< of any other ruling: all that has bearing, with its rules
    std::string file;                     ///< what a file of it is called, without its ending
};

/// The sheet of an engagement that is put. Requires: it is answered.
RulingSheet sheet_of(Lang lang, const plaquette::Scenario& scenario, const EngagementTable& table);

/// The sheet of a line of a game, the table as it stood before. Requires: there is such a line, and who reads it may.
RulingSheet sheet_of(Lang lang, const BattleTimeline& timeline, game::LineId line);

/// The sheet of what was refused, the table as it stands: it is on no line. Requires: the findings speak of this battle's pieces.
RulingSheet sheet_of(Lang lang, const plaquette::Battle& battle, const Ruling& refusal);

/// The sheet of a quick ruling, which has no table.
RulingSheet sheet_of(Lang lang, quick::Topic topic, const quick::QuickRuling& ruling);

}  // namespace bacler
