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

}  // namespace

std::string bytes_of_order(const GiveOrder& order) {
    std::string out;
    for (const std::string_view text : {std::string_view(order.staff), std::string_view(order.to),
                                        word_for(command_words, order.command), std::string_view(order.on)}) {
        BACLER_CHECK(text.find(between) == std::string_view::npos);
        out += text;
        out += between;
    }
    return out;
}

std::optional<GiveOrder> order_from_bytes(std::string_view bytes) {
    std::array<std::string, 4> texts;
    for (std::string& text : texts) {
        const std::size_t end = bytes.find(between);
        if (end == std::string_view::npos) return std::nullopt;
        text = bytes.substr(0, end);
        bytes.remove_prefix(end + 1);
    }
    const std::optional<Command> command = meaning_of(command_words, texts[2]);
    if (!command || !bytes.empty()) return std::nullopt;
    return GiveOrder{texts[0], texts[1], *command, texts[3]};
}

std::string proof_of(const Reveal& reveal) {
    return blake2b(reveal.salt + bytes_of_order(reveal.order));
}

bool is_unseen(const Chit& chit) {
    return !chit.order;
}

void show_content(Battle& battle, std::size_t chit, const GiveOrder& order) {
    Chit& c = battle.chits[chit];
    BACLER_CHECK(is_unseen(c));
    c.order = order;
    const std::optional<Named> to = named(battle.scenario, c.beside);
    c.further = to && !is_free(battle, c) ? orders_taken(battle, *to, order) - 1 : 0;
    battle.sides[c.side].staffs[c.staff].spent += c.further;
}

void hide_content(Battle& battle, std::size_t chit) {
    Chit& c = battle.chits[chit];
    battle.sides[c.side].staffs[c.staff].spent -= c.further;
    c.further = 0;
    c.order.reset();
    c.sealed.reset();
}

}  // namespace bacler::plaquette
