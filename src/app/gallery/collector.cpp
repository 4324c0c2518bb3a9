#include "app/gallery/collector.hpp"

#include "app/doubt_text.hpp"
#include "app/game/dice_sheet.hpp"
#include "app/game/phases.hpp"
#include "app/game/telling.hpp"
#include "systems/plaquette/play/play.hpp"
#include "systems/plaquette/say.hpp"

#include <algorithm>

namespace bacler::gallery {

using namespace plaquette;

bool Collector::is_new(const std::string& key) {
    return gallery_.said.insert(key).second;
}

std::size_t Collector::said_anew(const Ruling& ruling) {
    std::size_t count = 0;
    for (const Finding& f : ruling.findings) count += is_new(phrase_key(f)) ? 1U : 0U;
    for (const Doubt& d : ruling.doubts) {
        count += is_new(phrase_key(d.met)) ? 1U : 0U;
        count += is_new(phrase_key(d.missed)) ? 1U : 0U;
        if (d.settled_by != 0) count += is_new(message_key(d.settled_by)) ? 1U : 0U;
    }
    return count;
}

void Collector::show(Exhibit exhibit, const std::string& key,
                     const std::function<void(Exhibit&)>& put_into_words) {
    const bool is_kept = !key.empty() && is_new(key);
    if (said_anew(exhibit.ruling) == 0 && !is_kept) return;
    put_into_words(exhibit);
    gallery_.exhibits.push_back(std::move(exhibit));
}

void Collector::show(Chapter chapter, const std::string& asked, const Ruling& ruling, const PieceNames& names,
                     const Readings& readings) {
    Exhibit exhibit{chapter, asked, ruling, {}, {}};
    if (!ruling.doubts.empty()) exhibit.doubts = doubt_lines(lang_, ruling, ruling.doubts, names);
    show(std::move(exhibit), {},
         [&](Exhibit& shown) { shown.told = explain_ruling(lang_, ruling, names, readings); });
}

void Collector::show_owed(const Battle& battle) {
    const PieceNames names = names_of(battle.scenario);
    for (const Owed& o : owed(battle)) {
        if (!is_new(message_key(o.what))) continue;
        Exhibit exhibit{Chapter::owed, sequence_in_words(lang_, battle), {}, {}, {}};
        exhibit.told.sentence = message_text(lang_, o.what, o.who, o.a, o.b, names);
        gallery_.exhibits.push_back(std::move(exhibit));
    }
    for (std::size_t i = 0; i < battle.dice.size(); ++i) {
        const DieRequest& die = battle.dice[i];
        bool is_shown = is_new(message_key(die.why));
        for (const FaceMeaning& face : die.faces) is_shown = is_new(message_key(face.what)) || is_shown;
        if (!is_shown) continue;
        Exhibit exhibit{Chapter::owed, sequence_in_words(lang_, battle), {}, {}, {}};
        exhibit.told.sentence = reason_of(lang_, battle, i);
        exhibit.doubts = {faces_in_words(lang_, battle, die)};
        gallery_.exhibits.push_back(std::move(exhibit));
    }
}

Gallery Collector::finish() {
    std::stable_sort(gallery_.exhibits.begin(), gallery_.exhibits.end(),
                     [](const Exhibit& a, const Exhibit& b) { return a.chapter < b.chapter; });
    return std::move(gallery_);
}

}  // namespace bacler::gallery
