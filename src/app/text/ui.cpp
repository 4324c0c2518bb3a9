#include "app/text/catalogue.hpp"

namespace bacler {

namespace {

constexpr Entry entries[] = {
    // the bar and the table
    {"ui.whole_table", "Toute la table", "Whole table"},
    {"ui.other_language", "English", "Français"},
    {"ui.pick_one", "Touchez le drapeau d’un élément", "Touch the flag of an element"},
    {"ui.pick_enemy", "Touchez maintenant un élément de l’autre camp",
     "Now touch an element of the other side"},
    {"ui.hill_level", "{0}, niveau {1}", "{0}, level {1}"},
    {"ui.staff_worth", "{0} · {1}/{2}", "{0} · {1}/{2}"},
    // the card of an element
    {"ui.stance", "Ordre : {0}", "Order: {0}"},
    {"ui.fatigue_now", "Fatigue : {0}", "Fatigue: {0}"},
    {"ui.lost_now", "Plaquettes perdues dans la séquence : {0}", "Bases lost in this sequence: {0}"},
    {"ui.staffs", "États-majors", "HQs"},
    {"ui.no_staff", "aucun", "none"},
    {"ui.staff_line", "{0} : valeur {1}, charisme {2}", "{0}: value {1}, charisma {2}"},
    {"ui.units", "Unités", "Units"},
    {"ui.unit_in", "{0} en {1}", "{0} in {1}"},
    {"ui.arm_of_weight", "{0} {1}", "{1} {0}"},
    {"ui.trait.elites", "élites", "elites"},
    {"ui.trait.light_infantry", "légère", "light"},
    {"ui.trait.engineers", "génie", "engineers"},
    // the engagement
    {"ui.type_the_dice",
     "{0} vaut {1}, {2} vaut {3}. Réglez la situation, lancez un d10 par camp et touchez les deux faces.",
     "{0} is worth {1}, {2} is worth {3}. Set the situation, roll a d10 a side and touch the two faces."},
    {"ui.die_of", "d10 de {0}", "d10 of {0}"},
    {"ui.value_is", "valeur {0}", "value {0}"},
    {"ui.short.melee", "Mê", "Me"},
    {"ui.short.recoil", "Rc", "Rc"},
    {"ui.short.fall_back", "Rp", "FB"},
    {"ui.short.retreat", "Rt", "Rt"},
    {"ui.short.rout", "Dé", "Ro"},
    {"ui.situation", "Situation", "Situation"},
    {"ui.decision", "Décision", "Ruling"},
    {"ui.no_ruling_yet", "Il manque un dé.", "A die is missing."},
    {"ui.count.supporting_elements", "Éléments en soutien", "Supporting elements"},
    {"ui.count.open_threatened", "Flanc ou dos en l’air, menacé", "Flank or rear open, threatened"},
    {"ui.count.flank_attackers", "Attaqué de flanc par", "Attacked in flank by"},
    {"ui.count.rear_attackers", "Attaqué de dos par", "Attacked in rear by"},
    {"ui.count.lost", "Plaquettes déjà perdues", "Bases lost already"},
    {"ui.count.fatigue", "Fatigue", "Fatigue"},
    {"ui.count.hindrances", "Terrains gênant le recul", "Terrain in the way back"},
    {"ui.staff_near", "État-major à moins de 5 cm", "HQ within 5 cm"},
    {"ui.cover", "Abri", "Cover"},
    {"ui.no_cover", "aucun", "none"},
    {"ui.attacked_from", "Attaqué de", "Attacked from"},
    {"ui.yes", "oui", "yes"},
    {"ui.no", "non", "no"},
    // the ruling
    {"ui.morale_sums", "Les deux sommes de moral", "The two morale sums"},
    {"ui.afterwards", "Ensuite", "Afterwards"},
    {"ui.losses", "Pertes : {0}", "Losses: {0}"},
    {"ui.heavy_guns_lost", "Perd son artillerie lourde", "Loses its heavy artillery"},
    {"ui.guns_lost", "Perd son artillerie", "Loses its artillery"},
    {"ui.falls_back_facing", "Se retire de {0} cm, face à l’ennemi", "Goes back {0} cm, facing the enemy"},
    {"ui.falls_back_turned", "Se retire de {0} cm, dos à l’ennemi", "Goes back {0} cm, back to the enemy"},
    {"ui.stance_after", "Ordre ensuite : {0}", "Order afterwards: {0}"},
    {"ui.fatigue_after", "Fatigue ensuite : {0}", "Fatigue afterwards: {0}"},
    {"ui.may_advance", "Peut avancer de 5 cm", "May advance 5 cm"},
    {"ui.all_findings", "Tout le raisonnement", "The whole reasoning"},
    {"ui.also_considered", "Aussi examiné, sans effet", "Also considered, no bearing"},
    // a rule
    {"ui.table_cell", "Case du tableau : {0}", "Table cell: {0}"},
    {"ui.house_reading", "Interprétation {0} (de la maison) : {1}", "Reading {0} (house): {1}"},
    {"ui.book_reading", "Interprétation {0} : {1}", "Reading {0}: {1}"},
    {"ui.in_force", "en vigueur", "in force"},
    {"ui.would_answer", "donnerait ici : {0}", "would answer here: {0}"},
    {"ui.same_answer", "même réponse ici", "same answer here"},
    {"ui.answer_short", "{0} à {1}, {2}", "{0} to {1}, {2}"},
    {"ui.answer_short_of", "{0} à {1}, {2} de {3}", "{0} to {1}, {2} of {3}"},
    // faults and the command line
    {"ui.cannot_open", "Ce scénario ne s’ouvre pas :", "This scenario cannot be opened:"},
    {"ui.no_window",
     "bacler : aucune fenêtre ne s’ouvre ({0}). Donnez un écran (DISPLAY) ou lancez-le sous xvfb-run.",
     "bacler: no window opens ({0}). Give it a display (DISPLAY) or run it under xvfb-run."},
    {"ui.no_font",
     "bacler : DejaVu Sans est introuvable ; l’écran s’en passe, sans accents ni flèches. Installez fonts-dejavu-core.",
     "bacler: DejaVu Sans is not found; the screen does without, lacking accents and arrows. Install fonts-dejavu-core."},
    {"ui.promise",
     "bacler : une promesse interne est rompue ({0}). C’est une faute du programme : signalez-la.",
     "bacler: a promise inside the program was broken ({0}). This is the program's fault: please report it."},
    {"ui.not_written", "bacler : {0} ne peut être écrit. Choisissez un dossier qui existe et s’écrit.",
     "bacler: {0} cannot be written. Choose a folder that exists and may be written to."},
    {"ui.not_read", "bacler : {0} ne peut être lu. Vérifiez le nom et les droits du fichier.",
     "bacler: {0} cannot be read. Check the name and the permissions of the file."},
    {"ui.usage",
     "usage : bacler [SCÉNARIO] [--lang fr|en]\n"
     "        bacler --screenshot FICHIER [--size LxH] [SCÉNARIO] [--engage A B] [--dice N N] [--set A.clé=valeur]...\n"
     "        bacler --replay FICHIER [--screenshot FICHIER] [SCÉNARIO]",
     "usage: bacler [SCENARIO] [--lang fr|en]\n"
     "       bacler --screenshot FILE [--size WxH] [SCENARIO] [--engage A B] [--dice N N] [--set A.key=value]...\n"
     "       bacler --replay FILE [--screenshot FILE] [SCENARIO]"},
    {"ui.usage.unknown", "bacler : « {0} » n’est pas une option connue.",
     "bacler: '{0}' is not an option it knows."},
    {"ui.usage.value", "bacler : {0} attend {1}.", "bacler: {0} takes {1}."},
    {"ui.usage.one_scenario", "bacler : un seul scénario à la fois ; « {0} » est de trop.",
     "bacler: one scenario at a time; '{0}' is one too many."},
    {"ui.usage.dice_without_engagement", "bacler : {0} demande --engage A B.",
     "bacler: {0} needs --engage A B."},
    {"ui.takes.file", "un nom de fichier", "the name of a file"},
    {"ui.takes.size", "une taille comme 1280x800, de 320 à 8192 points",
     "a size like 1280x800, 320 to 8192 points"},
    {"ui.takes.elements", "les noms de deux éléments", "the names of two elements"},
    {"ui.takes.dice", "deux faces de 1 à 10", "two faces from 1 to 10"},
    {"ui.takes.lang", "fr ou en", "fr or en"},
    {"ui.takes.setting", "un réglage comme A.stance=attack", "a setting like A.stance=attack"},
    {"ui.refused.element", "bacler : « {0} » n’est pas un élément de ce scénario. Éléments : {1}.",
     "bacler: '{0}' is no element of this scenario. Elements: {1}."},
    {"ui.refused.same_side", "bacler : {0} et {1} sont du même camp. Prenez un élément de chaque camp.",
     "bacler: {0} and {1} are of one side. Take an element of each side."},
    {"ui.refused.not_engaged", "bacler : {0} ne participe pas à l’engagement ; réglez {1} ou {2}.",
     "bacler: {0} has no part in the engagement; set {1} or {2}."},
    {"ui.refused.key",
     "bacler : « {0} » ne se règle pas. Clés : stance, cover, attacked_from, near, supporting_elements, open_threatened, "
     "flank_attackers, rear_attackers, lost, fatigue, hindrances.",
     "bacler: '{0}' cannot be set. Keys: stance, cover, attacked_from, near, supporting_elements, open_threatened, "
     "flank_attackers, rear_attackers, lost, fatigue, hindrances."},
    {"ui.refused.word", "bacler : {0} ne vaut pas « {1} ». Mots connus : {2}.",
     "bacler: {0} cannot be '{1}'. Known words: {2}."},
    {"ui.refused.count", "bacler : « {0} » n’est pas un nombre de 0 à {1}.",
     "bacler: '{0}' is not a number from 0 to {1}."},
    // replaying a script
    {"ui.replay.line",
     "bacler : {0}:{1} : « {2} » ne se rejoue pas. Verbes : tap, click, drag, pinch, wheel, wait.",
     "bacler: {0}:{1}: '{2}' cannot be replayed. Verbs: tap, click, drag, pinch, wheel, wait."},
    {"ui.replay.target", "bacler : {0}:{1} : rien à l’écran ne s’appelle « {2} ». À l’écran : {3}.",
     "bacler: {0}:{1}: nothing on the screen is called '{2}'. On the screen: {3}."},
};

}  // namespace

std::span<const Entry> ui_entries() {
    return entries;
}

}  // namespace bacler
