#pragma once
#include "board/plane/box.hpp"
#include "board/plane/ground.hpp"
#include "board/plane/zones.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::plaquette {

/// The distance at which an attack engages (R125) and a move stops (R086).
inline constexpr Length contact_distance{3000};
/// How far supports and neighbours count: supporting elements, flanks in the air (R187, R189, R190).
inline constexpr Length neighbour_distance{10000};
/// How near a staff must be for its charisma (R056).
inline constexpr Length charisma_distance{5000};

struct ContactAnswer {
    Length gap;
    bool engages{false};
    bool is_legal_stop{false};
    Ruling ruling;  ///< permits the engagement or not; measurement 0 is the gap
};

/// An element that has arrived near an enemy (R086, R125, Q09): in attack at 3 cm or less it engages; 3 cm or more is a legal stop.
ContactAnswer rule_on_contact(const plane::Box& mover, const plane::Box& enemy, Stance stance,
                              Length deviation = {});

/// The same of a gap already known. Requires: held against contact_distance, at most.
ContactAnswer rule_on_contact(const Measurement& gap, Stance stance);

/// From where an attack comes (R131-R134, Q69, Q70), by the whole path of its front's centre. Measurement 0 is how far the point of
/// the path that comes farthest forward lies beyond the prolongation of the front, measurement 1 how far the one that stays least
/// behind lies beyond that of the back, each from its foot; `deviation` is theirs. Too near a prolongation, a doubt says what the
/// attack would be on either side of it. Requires: a path of at least one point.
Ruling rule_on_aspect(const plane::Box& defender, const std::vector<TablePoint>& path, Aspect& aspect,
                      Length deviation = {});

/// From where an attack comes that the players state to come out of a zone (Q135). Requires: not inside.
Ruling rule_on_stated_aspect(plane::Zone zone, Aspect& aspect);

/// What an attack out of a zone is.
Aspect aspect_of(plane::Zone zone);

/// A unit in line taken in flank turns into a column facing whoever engages it (R133, Q71): head at the threatened end, on
/// the old line's axis. Requires: from is left_flank or right_flank.
plane::Box pivoted(const plane::Box& line, Arm arm, int plaquettes, plane::Zone from);

/// A unit placed on the table, for the chain of supports.
struct ChainUnit {
    std::string id;
    plane::Box box;
};

/// The parts of an element's units about its engaged ones (R143-R145, Q78, Q79).
struct SupportChain {
    std::vector<Role> roles;  ///< one a unit
    Ruling ruling;
};

/// A unit that the players state to support or back another of its element.
struct StatedSupport {
    std::size_t unit{0};
    std::optional<std::size_t> of;  ///< none: whichever is engaged, or supports
    Role role{Role::support};
};

struct SupportQuestion {
    std::vector<ChainUnit> units;
    std::vector<bool> engaged, overhanging;  ///< one a unit
    bool all_enemy_engaged{true};            ///< of the units of its first line (Q79)
    std::vector<StatedSupport> stated;
    Readings readings;
};

/// Supports stand less than 3 cm from an engaged unit, heading within 5 degrees of it, their centre in its flank or rear zone;
/// backing units the same to a support. An overhanging unit counts only where every enemy first-line unit is engaged. What the
/// players state counts as stated (Q135). Units of one element share its error: no distance between them has any.
SupportChain rule_on_supports(const SupportQuestion& question);

/// A neighbour of an element whose flanks are looked at.
struct Neighbour {
    plane::Box box;
    bool is_engaged{false};
    Length deviation{};  ///< of its distance to the element
    Subject who{};
    std::optional<Length> stated{};  ///< by the players, of its nearest part (Q135)
};

struct FlankQuestion {
    plane::Box element;
    std::vector<Neighbour> enemies, friends;
    std::vector<plane::Ground> covers;
    Readings readings;
    std::vector<std::size_t>
        cover_terrain{};  ///< one a cover: its place among the terrain; empty where it has none
};

struct FlankAnswer {
    std::vector<plane::Zone> zones;  ///< of left_flank, right_flank, rear: those in the air and threatened
    Ruling ruling;                   ///< its total is 0 or −1 (R188)

    friend bool operator==(const FlankAnswer&, const FlankAnswer&) = default;
};

/// Flanks and rear in the air and threatened (R188-R190, Q101). A finding for each zone that is threatened or may be; beneath it who
/// threatens it, who guards it and what shelters it, each with its measurement; its words name the zone. A doubt stands for each neighbour too near 10 cm on whom a zone
/// depends; its words name the zone, its subject the neighbour.
FlankAnswer rule_on_flanks(const FlankQuestion& question);

}  // namespace bacler::plaquette
