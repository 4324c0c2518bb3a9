#pragma once
#include "app/engagement_table.hpp"
#include "app/gallery/gallery.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <cstddef>
#include <functional>

namespace bacler::gallery {

/// Takes in rulings, and keeps those that say something new.
class Collector {
public:
    explicit Collector(Lang lang) : lang_(lang) {}
    Lang lang() const { return lang_; }

    /// A ruling that speaks of these pieces.
    void show(Chapter chapter, const std::string& asked, const Ruling& ruling, const PieceNames& names,
              const plaquette::Readings& readings);
    /// One that is put into words only if it is kept: for what its findings say, or for another key of the catalogue.
    void show(Exhibit exhibit, const std::string& key, const std::function<void(Exhibit&)>& put_into_words);
    /// Messages that are no findings: what a battle waits for, and what the faces of its dice do.
    void show_owed(const plaquette::Battle& battle);

    Gallery finish();

private:
    std::size_t said_anew(const Ruling& ruling);
    bool is_new(const std::string& key);

    Lang lang_;
    Gallery gallery_;
};

/// Rulings without a table: the quick ones, and brigades from templates that meet.
void collect_quick(Collector& into);
/// An engagement that is put and thrown for, with everything that may be stated of its sides, one thing at a time. Requires: both dice.
void show_engagement(Collector& into, const EngagementTable& table);
void show_statements(Collector& into, const EngagementTable& table, std::size_t side);
/// Rules that other rulings ask only for their figures: what they say by themselves.
void collect_rules(Collector& into);
/// What is ruled of tables as they stand, drawn and laid by hand, and what armies cost.
void collect_tables(Collector& into);
/// Games played from their orders, and at every stage what else might be asked.
void collect_games(Collector& into);

}  // namespace bacler::gallery
