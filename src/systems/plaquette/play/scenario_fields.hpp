#pragma once
#include "base/fields.hpp"
#include "board/plane/box.hpp"
#include "systems/plaquette/scenario.hpp"

/// The fields of a scenario (base/fields).
namespace bacler::plane {

template <class Archive>
void serialize(Archive& archive, Pose& p) {
    archive(p.at, p.heading);
}

}  // namespace bacler::plane

namespace bacler::plaquette {

template <class Archive>
void serialize(Archive& archive, Readings& readings) {
    for (std::size_t i = 0; i < option_count; ++i) {
        auto chosen = static_cast<std::int16_t>(readings.at(static_cast<Option>(i)));
        archive(chosen);
        readings.choose(static_cast<Option>(i), chosen);
    }
}

template <class Archive>
void serialize(Archive& archive, Arrival& a) {
    archive(a.sequence, a.at, a.heading);
}

template <class Archive>
void serialize(Archive& archive, Staff& s) {
    archive(s.id, s.name, s.level);
    serialize_place(archive, s.under);
    archive(s.value, s.charisma, s.mission, s.mission_on, s.stance, s.orders_lost, s.at, s.heading, s.w, s.d,
            s.arrives, s.deviation);
}

template <class Archive>
void serialize(Archive& archive, Unit& u) {
    archive(u.id, u.arm, u.weight, u.formation, u.values, u.elites, u.light_infantry, u.engineers,
            u.may_form_solid, u.may_form_hollow, u.nation);
}

template <class Archive>
void serialize(Archive& archive, ScenarioUnit& u) {
    archive(u.unit, u.own_front, u.deviation);
}

template <class Archive>
void serialize(Archive& archive, Element& e) {
    archive(e.id, e.name);
    serialize_place(archive, e.under);
    archive(e.stance, e.front, e.fatigue, e.lost, e.units);
    auto rows = static_cast<std::uint32_t>(e.rows.size());
    archive(rows);
    e.rows.resize(rows);
    for (std::vector<std::size_t>& row : e.rows) serialize_places(archive, row);
    archive(e.gap, e.arrives, e.deviation);
}

template <class Archive>
void serialize(Archive& archive, Side& s) {
    archive(s.id, s.name, s.nation, s.colour, s.staffs, s.elements);
}

template <class Archive>
void serialize(Archive& archive, TerrainFeature& t) {
    archive(t.id, t.kind, t.level, t.outline, t.holes, t.path, t.path_width);
}

template <class Archive>
void serialize(Archive& archive, StatedFact& f) {
    archive(f.what, f.a, f.b, f.distance, f.zone, f.since);
}

template <class Archive>
void serialize(Archive& archive, Scenario& s) {
    archive(s.title, s.first_minute, s.last_sequence, s.width, s.depth, s.deviation, s.tactical, s.national,
            s.readings, s.terrain, s.sides, s.stated);
}

}  // namespace bacler::plaquette
