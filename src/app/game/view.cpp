#include "app/game/view.hpp"

#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

std::optional<files::Opened> opened_by(const files::SealingKey& key, const SealedContent& sealed) {
    Result<files::Opened> opened = files::open(key, {sealed.bytes, sealed.hash}, "");
    if (!opened) return std::nullopt;
    return std::move(opened).value();
}

std::optional<files::Opened> opened_by_umpire(const Battle& battle, std::size_t side,
                                              const SealedContent& sealed, const files::SealingKey& umpire) {
    const KeyLock* lock = lock_of(battle, side);
    if (!lock) return std::nullopt;
    const Result<files::SealingKey> key = files::key_from(lock->for_umpire, umpire, "");
    return key ? opened_by(*key, sealed) : std::nullopt;
}

/// That an order was laid, and no more (R063).
Ruling laid_unseen(const Battle& battle, const std::string& beside) {
    const std::optional<Named> to = named(battle.scenario, beside);
    return {{about(figure(63, Say::laid_face_down, Does::permits),
                   to ? subject_of(battle.scenario, *to) : Subject{})},
            {},
            {}};
}

}  // namespace

std::optional<files::Opened> opened_for(const Battle& battle, std::size_t side, const SealedContent& sealed,
                                        const Viewer& who, const Keyring& ring) {
    if (!who.may_read(side)) return std::nullopt;
    if (const files::SealingKey* key = ring.of(side))
        if (auto opened = opened_by(*key, sealed)) return opened;
    const files::SealingKey* umpire = ring.of(std::nullopt);
    if (who.kind != Viewer::Kind::umpire || !umpire) return std::nullopt;
    return opened_by_umpire(battle, side, sealed, *umpire);
}

std::optional<SealedOrder> sealed_order_for(const Battle& battle, std::size_t side, const LayHidden& laid,
                                            const Viewer& who, const Keyring& ring) {
    if (!laid.sealed) return std::nullopt;
    std::optional<files::Opened> opened = opened_for(battle, side, *laid.sealed, who, ring);
    if (!opened) return std::nullopt;
    std::optional<GiveOrder> order = order_from_bytes(opened->content);
    if (!order || order->staff != laid.staff || order->to != laid.beside) return std::nullopt;
    return SealedOrder{std::move(*order), std::move(opened->kept), std::move(opened->salt)};
}

BattleView view_of(const Battle& battle, const Viewer& who, const Keyring& ring) {
    BattleView out{who, battle};
    Battle& b = out.battle;
    for (std::size_t i = 0; i < b.chits.size(); ++i) {
        const Chit& real = battle.chits[i];
        const bool is_told = real.rally_step > 0 || (real.order && battle.keeping != OrderKeeping::open);
        if (is_told) {
            b.chits[i].sealed.reset();
            continue;
        }
        if (!who.may_read(real.side)) {
            hide_content(b, i);
            continue;
        }
        b.chits[i].sealed.reset();
        if (!is_unseen(real) || !real.sealed) continue;
        const std::string& staff = battle.scenario.sides[real.side].staffs[real.staff].id;
        const LayHidden laid{staff, real.beside, real.sealed};
        if (const auto known = sealed_order_for(battle, real.side, laid, who, ring))
            show_content(b, i, known->order);
    }
    for (KeyLock& l : b.locks) l = {l.side, {}, {}, {}};
    return out;
}

LineView line_for(Lang lang, const BattleTimeline& timeline, game::LineId id, const Viewer& who,
                  const Keyring& ring) {
    const auto& line = timeline.line(id);
    LineView out{id, line.author, order_of_line(timeline, id), {}, line.ruling, {}, {}};
    if (const game::Noted* note = timeline.note_on(id)) out.note = note->text;
    const Battle before = timeline.state_at(line.parent);
    const auto* given = std::get_if<GiveOrder>(&line.order);
    const auto* laid = std::get_if<LayHidden>(&line.order);
    const std::optional<Named> staff = given  ? named(before.scenario, given->staff)
                                       : laid ? named(before.scenario, laid->staff)
                                              : std::nullopt;
    if (given && staff && !who.may_read(staff->side)) {
        out.order = files::text_of(Order(LayHidden{given->staff, given->to, {}}));
        out.ruling = laid_unseen(before, given->to);
    }
    if (laid && staff) {
        // A key may have been given to the umpire since; one that was changed since opens as it was then.
        std::optional<SealedOrder> known = sealed_order_for(before, staff->side, *laid, who, ring);
        if (!known) known = sealed_order_for(timeline.state(), staff->side, *laid, who, ring);
        if (known) {
            out.order = files::text_of(Order(known->order));
            out.sealed_note = known->note;
        }
    }
    out.told = explain_ruling(lang, out.ruling, names_of_line(timeline, id), before.scenario.readings);
    return out;
}

std::string LineView::says() const {
    return told.sentence.empty() && !told.tree.empty() ? told.tree.front().text : told.sentence;
}

}  // namespace bacler
