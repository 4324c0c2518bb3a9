#include "app/text/catalogue.hpp"

/// Words of the game, fit to stand inside a sentence, and the sentence that opens the answer to an engagement.
namespace bacler {

namespace {

constexpr Entry entries[] = {
    // what is too close to call
    {"doubt.title", "Trop juste pour trancher :", "Too close to call:"},
    {"doubt.margin", "à {0} mm de la limite ; écart type {1} mm", "{0} mm off; deviation {1} mm"},
    {"doubt.open_ruling", "{0} – {1} : {2} cm pour {3} cm, {4}  [{5}]",
     "{0} – {1}: {2} cm of {3} cm, {4}  [{5}]"},
    {"doubt.if_met", "si la mesure y répond : {0}", "if it meets the limit: {0}"},
    {"doubt.if_missed", "sinon : {0}", "otherwise: {0}"},
    {"doubt.outcomes",
     "à {0} mm de la limite, pour un écart type de {1} mm ; au-dedans : {2} ; au-delà : {3}",
     "{0} mm from the limit, the deviation being {1} mm; if it meets the limit: {2}; if not: {3}"},
    // orders of an element
    {"stance.attack", "attaque", "attack"},
    {"stance.manoeuvre", "manœuvre", "manoeuvre"},
    {"stance.defence", "défense", "defence"},
    {"stance.fall_back", "repli", "fall back"},
    {"stance.retreat", "retraite", "retreat"},
    // results of a combat
    {"result.melee", "mêlée", "melee"},
    {"result.recoil", "recul", "recoil"},
    {"result.fall_back", "repli", "fall back"},
    {"result.retreat", "retraite", "retreat"},
    {"result.rout", "déroute", "rout"},
    // covers
    {"cover.none", "terrain découvert", "open ground"},
    {"cover.rough", "terrain gênant", "difficult going"},
    {"cover.light", "abri léger", "light cover"},
    {"cover.medium", "abri moyen", "medium cover"},
    {"cover.thick", "abri épais", "heavy cover"},
    // troops
    {"arm.infantry", "infanterie", "infantry"},
    {"arm.cavalry", "cavalerie", "cavalry"},
    {"arm.artillery", "artillerie", "artillery"},
    {"weight.light", "légère", "light"},
    {"weight.medium", "moyenne", "medium"},
    {"weight.heavy", "lourde", "heavy"},
    {"formation.line", "ligne", "line"},
    {"formation.column", "colonne", "column"},
    {"formation.solid_square", "carré plein", "solid square"},
    {"formation.hollow_square", "carré creux", "hollow square"},
    {"formation.battery", "batterie", "battery"},
    // places and parts in an engagement
    {"aspect.front", "front", "front"},
    {"aspect.flank", "flanc", "flank"},
    {"aspect.rear", "dos", "rear"},
    {"zone.front", "front", "front"},
    {"zone.left_flank", "flanc gauche", "left flank"},
    {"zone.right_flank", "flanc droit", "right flank"},
    {"zone.rear", "dos", "rear"},
    {"zone.inside", "intérieur", "inside"},
    // command
    {"level.division", "division", "division"},
    {"level.corps", "corps", "corps"},
    {"level.army", "armée", "army"},
    {"mission.advance", "avance", "advance"},
    {"mission.defence", "défense", "defence"},
    {"mission.support", "soutien", "support"},
    {"mission.pursuit", "poursuite", "pursuit"},
    {"target.terrain", "point du terrain", "terrain feature"},
    {"target.element", "élément de manœuvre", "manoeuvre element"},
    // stages of a sequence
    {"stage.placing", "ordres à poser", "orders are being laid"},
    {"stage.testing", "tests des ordres", "orders are being tested"},
    {"stage.roll_off", "égalités d’initiative", "initiative is rolled off"},
    {"stage.choosing", "choix du rang de mouvement", "places in the move are chosen"},
    {"stage.moving", "mouvements", "moves"},
    {"stage.declaring", "déclaration des tirs", "fire is being declared"},
    {"stage.firing", "tirs", "fire"},
    {"stage.falling", "pertes du tir", "losses by fire"},
    {"stage.squares", "carrés", "squares"},
    {"stage.valuing", "valeurs", "values"},
    {"stage.results", "résultats", "results"},
    {"stage.advancing", "avances", "advances"},
    {"stage.unengaged", "moral des non-engagés", "morale of the unengaged"},
    {"stage.staff_losses", "pertes des états-majors", "losses of HQs"},
    {"stage.ending", "fin de séquence", "end of sequence"},
    {"stage.over", "bataille finie", "battle over"},
    {"stage.revealing", "ouverture des ordres", "orders are being opened"},
    // what players state
    {"fact.contact", "contact", "contact"},
    {"fact.aligned", "alignement", "alignment"},
    {"fact.supporting", "soutien", "support"},
    {"fact.backing", "appui", "backing"},
    {"fact.covered_by", "à l’abri", "in cover"},
    {"fact.distance", "distance", "distance"},
    {"fact.in_zone", "zone", "zone"},
    // ground
    {"terrain.hill", "colline", "hill"},
    {"terrain.snow", "neige", "snow"},
    {"terrain.plough", "labours", "ploughland"},
    {"terrain.stream", "ruisseau", "stream"},
    {"terrain.marsh", "marais", "marsh"},
    {"terrain.orchard", "verger", "orchard"},
    {"terrain.hedge", "haie", "hedge"},
    {"terrain.wood", "bois", "wood"},
    {"terrain.house", "maison", "house"},
    {"terrain.wall", "mur", "wall"},
    {"terrain.village", "village", "village"},
    {"terrain.earthwork", "ouvrage de terre", "earthwork"},
    {"terrain.redoubt", "redoute", "redoubt"},
    {"terrain.road", "route", "road"},
    {"terrain.open", "terrain découvert", "open ground"},
    // verdicts
    {"verdict.allowed", "permis", "allowed"},
    {"verdict.forbidden", "interdit", "forbidden"},
    {"verdict.too_close", "trop juste pour trancher", "too close to call"},
    {"verdict.not_covered", "non prévu par la règle", "not covered by the rules"},
    {"verdict.contradictory", "règles contradictoires", "rules in contradiction"},
    // the opening line of an engagement: winner, his morale, loser, his morale, loser's and winner's losses, distance
    {"sentence.melee", "{0} et {2} restent en mêlée, {1} à {3} ; pertes : {5} pour {0}, {4} pour {2}.",
     "{0} and {2} stay locked in melee, {1} to {3}; {0} loses {5}, {2} loses {4}."},
    {"sentence.recoil",
     "{0} l’emporte sur {2} par {1} à {3}, {2} recule de {6} cm ; pertes : {4} pour {2}, {5} pour {0}.",
     "{0} beats {2} by {1} to {3}: {2} recoils {6} cm and loses {4}; {0} loses {5}."},
    {"sentence.fall_back",
     "{0} l’emporte sur {2} par {1} à {3}, {2} se replie de {6} cm ; pertes : {4} pour {2}, {5} pour {0}.",
     "{0} beats {2} by {1} to {3}: {2} falls back {6} cm and loses {4}; {0} loses {5}."},
    {"sentence.retreat",
     "{0} l’emporte sur {2} par {1} à {3}, {2} fait retraite sur {6} cm, dos à l’ennemi ; pertes : {4} pour {2}, {5} pour {0}.",
     "{0} beats {2} by {1} to {3}: {2} retreats {6} cm, back to the enemy, and loses {4}; {0} loses {5}."},
    {"sentence.rout",
     "{0} l’emporte sur {2} par {1} à {3}, {2} fuit en déroute sur {6} cm ; pertes : {4} pour {2}, {5} pour {0}.",
     "{0} beats {2} by {1} to {3}: {2} is routed, runs {6} cm and loses {4}; {0} loses {5}."},
    {"sentence.destroyed",
     "{0} l’emporte sur {2} par {1} à {3}, il ne reste rien en face ; pertes : {4} pour {2}, {5} pour {0}.",
     "{0} beats {2} by {1} to {3}: {2} loses {4} and nothing is left of it; {0} loses {5}."},
    {"count.plaquettes.0", "aucune plaquette", "no bases"},
    {"count.plaquettes.1", "une plaquette", "one base"},
    {"count.plaquettes.n", "{0} plaquettes", "{0} bases"},
};

}  // namespace

std::span<const Entry> word_entries() {
    return entries;
}

}  // namespace bacler
