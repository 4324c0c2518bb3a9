#pragma once
#include "board/plane/zones.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/scenario.hpp"
#include "systems/plaquette/troops.hpp"

#include <array>
#include <optional>
#include <string_view>

/// The words of files and commands (formats) for each enumerator: one table a kind, read both ways.
namespace bacler::plaquette {

template <class E>
struct Word {
    E is;
    std::string_view word;
};

inline constexpr std::array<Word<Arm>, 3> arm_words{
    {{Arm::infantry, "infantry"}, {Arm::cavalry, "cavalry"}, {Arm::artillery, "artillery"}}};
inline constexpr std::array<Word<Weight>, 3> weight_words{
    {{Weight::light, "light"}, {Weight::medium, "medium"}, {Weight::heavy, "heavy"}}};
/// Artillery has no formation in files: `battery` is not among the words.
inline constexpr std::array<Word<Formation>, 4> formation_words{
    {{Formation::line, "line"},
     {Formation::column, "column"},
     {Formation::solid_square, "solid_square"},
     {Formation::hollow_square, "hollow_square"}}};
inline constexpr std::array<Word<Stance>, 5> stance_words{{{Stance::attack, "attack"},
                                                           {Stance::manoeuvre, "manoeuvre"},
                                                           {Stance::defence, "defence"},
                                                           {Stance::fall_back, "fall_back"},
                                                           {Stance::retreat, "retreat"}}};
inline constexpr std::array<Word<Cover>, 5> cover_words{{{Cover::none, "none"},
                                                         {Cover::rough, "rough"},
                                                         {Cover::light, "light"},
                                                         {Cover::medium, "medium"},
                                                         {Cover::thick, "thick"}}};
inline constexpr std::array<Word<Aspect>, 3> aspect_words{
    {{Aspect::front, "front"}, {Aspect::flank, "flank"}, {Aspect::rear, "rear"}}};
inline constexpr std::array<Word<Role>, 4> role_words{{{Role::engaged, "engaged"},
                                                       {Role::support, "support"},
                                                       {Role::backing, "backing"},
                                                       {Role::none, "none"}}};
inline constexpr std::array<Word<CombatResult>, 5> result_words{{{CombatResult::melee, "melee"},
                                                                 {CombatResult::recoil, "recoil"},
                                                                 {CombatResult::fall_back, "fall_back"},
                                                                 {CombatResult::retreat, "retreat"},
                                                                 {CombatResult::rout, "rout"}}};
inline constexpr std::array<Word<StaffLevel>, 3> level_words{
    {{StaffLevel::division, "division"}, {StaffLevel::corps, "corps"}, {StaffLevel::army, "army"}}};
inline constexpr std::array<Word<Mission>, 4> mission_words{{{Mission::advance, "advance"},
                                                             {Mission::defence, "defence"},
                                                             {Mission::support, "support"},
                                                             {Mission::pursuit, "pursuit"}}};
inline constexpr std::array<Word<Facing>, 2> facing_words{{{Facing::enemy, "enemy"}, {Facing::away, "away"}}};
inline constexpr std::array<Word<GunsLost>, 3> guns_lost_words{
    {{GunsLost::none, "none"}, {GunsLost::heavy, "heavy"}, {GunsLost::all, "all"}}};
inline constexpr std::array<Word<TerrainKind>, 15> terrain_words{{
    {TerrainKind::hill, "hill"},
    {TerrainKind::snow, "snow"},
    {TerrainKind::plough, "plough"},
    {TerrainKind::stream, "stream"},
    {TerrainKind::marsh, "marsh"},
    {TerrainKind::orchard, "orchard"},
    {TerrainKind::hedge, "hedge"},
    {TerrainKind::wood, "wood"},
    {TerrainKind::house, "house"},
    {TerrainKind::wall, "wall"},
    {TerrainKind::village, "village"},
    {TerrainKind::earthwork, "earthwork"},
    {TerrainKind::redoubt, "redoubt"},
    {TerrainKind::road, "road"},
    {TerrainKind::open, "open"},
}};
inline constexpr std::array<Word<FactKind>, 7> fact_words{{{FactKind::contact, "contact"},
                                                           {FactKind::aligned, "aligned"},
                                                           {FactKind::supporting, "supporting"},
                                                           {FactKind::backing, "backing"},
                                                           {FactKind::covered_by, "covered_by"},
                                                           {FactKind::distance, "distance"},
                                                           {FactKind::in_zone, "in_zone"}}};

inline constexpr std::array<Word<plane::Zone>, 5> zone_words{{{plane::Zone::front, "front"},
                                                              {plane::Zone::left_flank, "left_flank"},
                                                              {plane::Zone::right_flank, "right_flank"},
                                                              {plane::Zone::rear, "rear"},
                                                              {plane::Zone::inside, "inside"}}};

template <class E, std::size_t N>
constexpr std::optional<E> meaning_of(const std::array<Word<E>, N>& words, std::string_view word) {
    for (const Word<E>& w : words)
        if (w.word == word) return w.is;
    return std::nullopt;
}

/// Requires: the enumerator is in the table.
template <class E, std::size_t N>
constexpr std::string_view word_for(const std::array<Word<E>, N>& words, E is) {
    for (const Word<E>& w : words)
        if (w.is == is) return w.word;
    return "";
}

}  // namespace bacler::plaquette
