#include "app/game/view.hpp"

#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/hidden.hpp"

namespace bacler {

using namespace plaquette;

namespace {

const KeyLock* lock_of(const Battle& battle, Party party) {
    for (const KeyLock& l : battle.locks)
        if (l.side == party) return &l;
    return nullptr;
}

std::optional<files::Opened> opened_by(const files::SealingKey& key, const SealedContent& sealed) {
    Result<files::Opened> opened = files::open(key, {sealed.bytes, sealed.hash}, "");
    if (!opened) return std::nullopt;
    return std::move(opened).value();
}

/// The content of a sealed order, where it is one of this staff to this body.
std::optional<HiddenContent> content_for(const Battle& battle, std::size_t side, const std::string& staff,
                                         const std::string& beside, const SealedContent& sealed,
                                         const Viewer& who, const Keyring& ring) {
    const std::optional<files::Opened> opened = opened_for(battle, side, sealed, who, ring);
    if (!opened) return std::nullopt;
    std::optional<HiddenContent> content = content_from_bytes(opened->content);
    if (!content || content->order.staff != staff || content->order.to != beside) return std::nullopt;
    return content;
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
    const KeyLock* lock = lock_of(battle, side);
    if (who.kind != Viewer::Kind::umpire || !umpire || !lock) return std::nullopt;
    const Result<files::SealingKey> key = files::key_from(lock->for_umpire, *umpire, "");
    return key ? opened_by(*key, sealed) : std::nullopt;
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
        if (const auto content = content_for(battle, real.side, staff, real.beside, *real.sealed, who, ring))
            show_content(b, i, content->order);
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
    if (laid && laid->sealed && staff)
        if (const auto content =
                content_for(before, staff->side, laid->staff, laid->beside, *laid->sealed, who, ring)) {
            out.order = files::text_of(Order(content->order));
            out.sealed_note = content->note;
        }
    out.told = explain_ruling(lang, out.ruling, names_of_line(timeline, id), before.scenario.readings);
    return out;
}

std::string LineView::says() const {
    return told.sentence.empty() && !told.tree.empty() ? told.tree.front().text : told.sentence;
}

}  // namespace bacler
