#include "app/game/acts.hpp"

#include "app/game/choices.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/play.hpp"
#include "systems/plaquette/words.hpp"

#include <optional>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

/// The acts of one element of a battle.
class Acts {
public:
    Acts(Lang lang, const Battle& battle, ElementRef ref)
        : lang_(lang),
          battle_(battle),
          element_(battle.element(ref)) {}

    std::vector<ActKey> all() && {
        forms_of_all();
        for (const ScenarioUnit& u : element_.units) forms_of(u.unit);
        swaps();
        return std::move(keys_);
    }

private:
    std::string named(std::string_view what, const std::string& who, std::string_view how) const {
        return std::string(what) + "." + who + "." + std::string(how);
    }

    std::string in_formation(std::string_view key, const std::string& who, std::string_view word) const {
        return say(lang_, key, {who, std::string(phrase(lang_, "formation." + std::string(word)))});
    }

    void forms_of(const Unit& unit) {
        if (unit.arm == Arm::artillery) return;
        for (const auto& [formation, word] : formation_words) {
            const Order order = Form{unit.id, formation};
            if (unit.formation != formation && referee(battle_, order).event)
                keys_.push_back(
                    {named("form", unit.id, word), in_formation("ui.acts.form", unit.id, word), {order}});
        }
    }

    /// One key a formation for all who may take it, where that is more than one of them.
    void forms_of_all() {
        for (const auto& [formation, word] : formation_words) {
            std::vector<Order> orders;
            Battle then = battle_;
            for (const ScenarioUnit& u : element_.units) {
                if (u.unit.arm == Arm::artillery || u.unit.formation == formation) continue;
                const Order order = Form{u.unit.id, formation};
                const std::optional<BattleEvent> event = referee(then, order).event;
                if (!event) continue;
                then = advance(std::move(then), *event);
                orders.push_back(order);
            }
            if (orders.size() > 1)
                keys_.push_back({named("form", element_.id, word),
                                 in_formation("ui.acts.form_all", element_.id, word), std::move(orders)});
        }
    }

    void swaps() {
        const std::vector<int> rows = rows_of_units(element_);
        for (std::size_t a = 0; a < rows.size(); ++a)
            for (std::size_t b = a + 1; b < rows.size(); ++b) {
                if (rows[a] == rows[b]) continue;
                const std::string &one = element_.units[a].unit.id, &other = element_.units[b].unit.id;
                const Order order = Swap{one, other};
                if (referee(battle_, order).event)
                    keys_.push_back(
                        {named("swap", one, other), say(lang_, "ui.acts.swap", {one, other}), {order}});
            }
    }

    Lang lang_;
    const Battle& battle_;
    const Element& element_;
    std::vector<ActKey> keys_;
};

}  // namespace

std::vector<ActKey> acts_for(Lang lang, const Battle& battle, ElementAt element) {
    if (battle.stage != Stage::moving || !may_be_moved(battle, element)) return {};
    return Acts(lang, battle, element).all();
}

}  // namespace bacler
