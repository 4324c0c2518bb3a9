#include "systems/plaquette/play/hidden.hpp"

#include "base/blake2b.hpp"
#include "base/check.hpp"
#include "systems/plaquette/order_words.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/obeying.hpp"

#include <array>

namespace bacler::plaquette {

namespace {

constexpr char between = '\0';

/// Orders that a chit takes beyond the one that everybody sees; none once its first step has been told.
int further_orders(const Battle& b, const Chit& c, const GiveOrder& order) {
    const std::optional<Named> to = named(b.scenario, c.beside);
    return to && c.rally_step == 0 && !is_free(b, c) ? orders_taken(b, *to, order) - 1 : 0;
}

}  // namespace

std::string bytes_of_content(const HiddenContent& content) {
    const GiveOrder& o = content.order;
    std::string out;
    for (const std::string_view text : {std::string_view(o.staff), std::string_view(o.to),
                                        word_for(command_words, o.command), std::string_view(o.on)}) {
        BACLER_CHECK(text.find(between) == std::string_view::npos);
        out += text;
        out += between;
    }
    return out + content.note;
}

std::optional<HiddenContent> content_from_bytes(std::string_view bytes) {
    std::array<std::string, 4> texts;
    for (std::string& text : texts) {
        const std::size_t end = bytes.find(between);
        if (end == std::string_view::npos) return std::nullopt;
        text = bytes.substr(0, end);
        bytes.remove_prefix(end + 1);
    }
    const std::optional<Command> command = meaning_of(command_words, texts[2]);
    if (!command) return std::nullopt;
    return HiddenContent{{texts[0], texts[1], *command, texts[3]}, std::string(bytes)};
}

std::string proof_of(const Reveal& reveal) {
    return blake2b(reveal.salt + bytes_of_content({reveal.order, reveal.note}));
}

bool is_unseen(const Chit& chit) {
    return !chit.order;
}

void show_content(Battle& battle, std::size_t chit, const GiveOrder& order) {
    Chit& c = battle.chits[chit];
    BACLER_CHECK(is_unseen(c));
    battle.sides[c.side].staffs[c.staff].spent += further_orders(battle, c, order);
    c.order = order;
}

void hide_content(Battle& battle, std::size_t chit) {
    Chit& c = battle.chits[chit];
    if (c.order) battle.sides[c.side].staffs[c.staff].spent -= further_orders(battle, c, *c.order);
    c.order.reset();
    c.sealed.reset();
}

}  // namespace bacler::plaquette
