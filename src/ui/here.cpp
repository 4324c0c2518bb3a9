#include "ui/here.hpp"

#include "app/ground_text.hpp"
#include "app/overlay/piece.hpp"
#include "base/check.hpp"

#include <utility>

namespace bacler::ui {

using Does = HereKey::Does;

namespace {

class Keys {
public:
    Keys(Lang lang, std::vector<HereKey>& into) : lang_(lang), into_(into) {}

    void add(Does does, const std::string& name, std::string_view label, std::string_view what = {}) {
        into_.push_back({does, "here." + name, say(lang_, label, {what})});
    }

private:
    Lang lang_;
    std::vector<HereKey>& into_;
};

void offer_of_element(const Desk& desk, ElementAt element, Keys& keys) {
    const std::string& name = name_of(desk, element);
    if (!desk.playing)
        keys.add(Does::pick, "pick", is_picked(desk.selection, element) ? "ui.here.let_go" : "ui.here.pick",
                 name);
    keys.add(Does::card, "card", "ui.here.card", name);
    if (may_take_up(desk, element)) {
        keys.add(Does::steps, "steps", "ui.pad.open");
        keys.add(Does::edges, "edges", "ui.pad.open_edges");
    }
    if (body_at(desk.scenario, element)) keys.add(Does::measure, "measure", "ui.here.measure", name);
    if (desk.playing && may_decree(desk)) keys.add(Does::put_right, "put_right", "ui.fix.open", name);
}

void offer_of_staff(const Desk& desk, const std::string& staff, Keys& keys) {
    keys.add(Does::measure, "measure", "ui.here.measure", staff);
    if (desk.playing && may_decree(desk)) keys.add(Does::put_right, "put_right", "ui.fix.open", staff);
}

overlay::Piece piece_here(const Desk& desk, const Here& here) {
    if (here.element) return overlay::piece_of(*here.element);
    for (std::size_t side = 0; side < desk.scenario.sides.size(); ++side) {
        const auto& staffs = desk.scenario.sides[side].staffs;
        for (std::size_t i = 0; i < staffs.size(); ++i)
            if (staffs[i].id == *here.staff) return {overlay::Piece::Kind::staff, side, i, 0};
    }
    BACLER_CHECK(false);
    return {};
}

}  // namespace

Here what_is_here(const Desk& desk, glm::vec2 point, TablePoint at, std::optional<ElementAt> element,
                  std::optional<std::string> staff) {
    // A flag may stand far from its element: what is said of the ground is said of where the element stands.
    const std::optional<plane::Box> body = element ? body_at(desk.scenario, *element) : std::nullopt;
    const TablePoint stands = body ? body->centre : at;
    Here here{point, at, element, std::move(staff), {}, ground_text(desk.lang, desk.scenario, stands), {}};
    Keys keys(desk.lang, here.keys);
    if (here.element) {
        here.title = name_of(desk, *here.element);
        offer_of_element(desk, *here.element, keys);
    } else if (here.staff) {
        here.title = *here.staff;
        offer_of_staff(desk, *here.staff, keys);
    } else {
        here.title = phrase(desk.lang, "ui.here.place");
    }
    keys.add(Does::come_near, "near", "ui.here.near");
    keys.add(Does::whole, "whole", "ui.whole_table");
    keys.add(Does::lock, "lock", desk.is_locked ? "ui.here.unlock" : "ui.here.lock");
    return here;
}

void do_here(Desk& desk, const Here& here, HereKey::Does does) {
    switch (does) {
        case Does::pick: pick(desk, *here.element); break;
        case Does::card: desk.card = here.element; break;
        case Does::steps:
        case Does::edges:
            if (may_take_up(desk, *here.element))
                open_pad(desk, *here.element, does == Does::steps ? Pad::Page::steps : Pad::Page::edges);
            break;
        case Does::measure: measure_from(desk, piece_here(desk, here)); break;
        case Does::put_right:
            if (may_decree(desk))
                begin_correcting(desk,
                                 here.element ? element_at(desk.scenario, *here.element).id : *here.staff);
            break;
        case Does::lock: toggle_lock(desk); break;
        case Does::come_near:
        case Does::whole: break;
    }
}

}  // namespace bacler::ui
