#pragma once
#include "app/handling/consequences.hpp"
#include "app/handling/drag.hpp"
#include "systems/plaquette/live_table.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace bacler {

/// The body of an element as it stands; none without a place.
std::optional<plane::Box> body_at(const plaquette::Scenario& scenario, ElementAt element);

/// A piece in the players' hand: the table it was taken from, the legs that are being tried, and what they would make. Nothing is
/// done yet: what is tried is shown, and either made a move or put back.
class Hand {
public:
    /// Requires: the mover has a place in the scenario.
    Hand(const plaquette::Scenario& before, const plaquette::MoverRef& mover,
         const plaquette::SequenceSoFar& so_far);

    /// Tries the legs already planned and, after them, what a finger wishes.
    void drag(const Wish& wish, const Pull& pull);
    /// Tries these legs as they are.
    void state(const std::vector<plane::Leg>& legs);
    /// What is tried is planned: a further drag adds to it.
    void plan();

    const plaquette::MoverRef& mover() const { return mover_; }
    ElementAt element() const { return mover_.element(); }
    const plaquette::Scenario& before() const { return held_->scenario; }
    /// The same laid out.
    const plaquette::LaidTable& table() const { return held_->table; }
    /// With the piece where the tried legs take it; what was before, where nothing is tried.
    const plaquette::Scenario& tried() const { return live_.scenario(); }
    /// What is ruled of that whole table.
    const plaquette::TableRulings& rulings() const { return live_.rulings(); }
    const Attempt& attempt() const { return attempt_; }
    const Consequences& consequences() const { return consequences_; }

    plane::Box start() const { return attempt_.answer.stations.front(); }
    plane::Box end() const { return attempt_.answer.end(); }
    /// The body a wish is about: after the planned legs.
    const plane::Box& planned_body() const { return planned_body_; }
    bool has_moved() const { return !attempt_.question.legs.empty(); }
    bool is_allowed() const { return verdict(attempt_.answer.ruling) == Verdict::allowed; }

private:
    /// Laid out once, for all that is tried; where it lies does not change, for the table points at its scenario.
    struct Held {
        Held(const plaquette::Scenario& before, std::vector<plaquette::MeetingLayout> meetings_before)
            : scenario(before),
              table(plaquette::lay_out(scenario)),
              meetings(std::move(meetings_before)) {}
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;

        plaquette::Scenario scenario;
        plaquette::LaidTable table;
        std::vector<plaquette::MeetingLayout> meetings;
    };

    void try_out(Attempt attempt);

    plaquette::LiveTable live_;  ///< the piece goes about on it; it is as it was where nothing is tried
    std::unique_ptr<const Held> held_;
    plaquette::MoverRef mover_;
    plaquette::SequenceSoFar so_far_;
    std::vector<plane::Leg> planned_;
    plane::Box planned_body_;
    Attempt attempt_;
    Consequences consequences_;
};

}  // namespace bacler
