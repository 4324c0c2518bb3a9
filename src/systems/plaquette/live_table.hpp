#pragma once
#include "board/plane/bounds.hpp"
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/table_rulings.hpp"

#include <memory>
#include <vector>

namespace bacler::plaquette {

/// A table whose rulings follow its elements as they move: each step rules anew only on what the moved one may change. Law: its
/// rulings are those of the whole table ruled on at once.
class LiveTable {
public:
    explicit LiveTable(Scenario scenario, plane::Index::Search search = plane::Index::Search::tree);

    const Scenario& scenario() const { return *scenario_; }
    const LaidTable& table() const { return table_; }
    const TableRulings& rulings() const { return rulings_; }

    /// The element's body goes so that the centre of its front stands at a pose, its units with it; what was stated of it is a fact
    /// no longer (Q135). Requires: it has a place.
    void move(ElementRef ref, const plane::Pose& front);

    /// A piece stands elsewhere: an element (or a unit in it), or a staff. Requires: it had a place and has one; what is stated otherwise
    /// than it was is stated of it.
    void put(const MoverRef& mover, Placed placed);

private:
    /// What one move changes: places of elements in rising order, and the ground the body left and came to.
    struct Stir {
        std::vector<std::size_t> moved;  ///< it, and those of which something was stated together with it
        std::vector<std::size_t>
            changed;  ///< those whose place, facts or engagement may be others than they were
        plane::Bounds left, reached;
    };

    void lay(const MoverRef& mover, Placed placed);
    void rule_on_subordinates(std::size_t side, std::size_t staff);
    void rule_on_attacks(Stir& stir);
    void rule_on_meetings(Stir& stir, std::vector<std::size_t> defenders);
    void rule_on_elements(const Stir& stir);
    void rule_on_batteries(const Stir& stir);
    bool rule_on_fields(std::size_t battery, const Stir& stir);
    bool rule_on_targets(std::size_t battery, const Stir& stir);
    plane::Bounds reach_of(std::size_t battery) const;

    std::unique_ptr<Scenario> scenario_;  ///< the table holds on to it, wherever this goes
    LaidTable table_;
    TableRulings rulings_;
    std::vector<plane::Bounds>
        reach_;  ///< of each battery: where it may look for a target, and all its fields
};

}  // namespace bacler::plaquette
