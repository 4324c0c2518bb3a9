#include "files/digest.hpp"
#include "files/order_text.hpp"
#include "files/report.hpp"
#include "systems/plaquette/order_words.hpp"

namespace bacler::files {

using namespace plaquette;

namespace {

/// An id as the line needs it: quoted where it would be read otherwise.
std::string word_of(const std::string& id) {
    constexpr std::string_view own[] = {"at",   "because", "by",     "from", "note",   "on",
                                        "open", "salt",    "sealed", "to",   "umpire", "via"};
    bool is_plain = id.find_first_of(" \t\"") == std::string::npos;
    for (const std::string_view w : own) is_plain = is_plain && id != w;
    if (is_plain) return id;
    std::string out = "\"";
    for (const char c : id) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

std::string cm(Length l) {
    return shown(in_cm(l));
}

std::string point(TablePoint p) {
    return cm(p.x) + "," + cm(p.y);
}

std::string degrees(Angle a) {
    return shown(in_degrees(a));
}

template <class E, std::size_t N>
std::string own_word(const std::array<Word<E>, N>& words, E is) {
    return std::string(word_for(words, is));
}

std::string consent(const std::optional<game::Consent>& c) {
    return c ? " by " + own_word(consent_words, c->by) + " because " + c->reason : std::string();
}

struct Writer {
    static std::string given(std::string_view verb, const GiveOrder& o) {
        const std::string order = std::string(verb) + " " + word_of(o.staff) + " " + word_of(o.to) + " " +
                                  own_word(command_words, o.command);
        return o.on.empty() ? order : order + " on " + word_of(o.on);
    }
    std::string operator()(const GiveOrder& o) const { return given("order", o); }
    std::string operator()(const TakeSlot& o) const {
        return "slot " + word_of(o.group) + " " + own_word(slot_words, o.slot);
    }
    std::string operator()(const Move& o) const {
        std::string out = "move " + word_of(o.piece) + " " + point(o.to);
        if (o.heading) out += "," + degrees(*o.heading);
        for (const TablePoint via : o.via) out += " via " + point(via);
        return out;
    }
    std::string operator()(const Wheel& o) const {
        return "wheel " + word_of(o.piece) + " " + own_word(hand_words, o.hand) + " " + degrees(o.by);
    }
    std::string operator()(const plaquette::Form& o) const {
        return "form " + word_of(o.unit) + " " + own_word(formation_words, o.formation);
    }
    std::string operator()(const Swap& o) const { return "swap " + word_of(o.a) + " " + word_of(o.b); }
    std::string operator()(const Evade& o) const { return "evade " + word_of(o.element); }
    std::string operator()(const Fire& o) const {
        std::string out = "fire";
        for (const std::string& b : o.batteries) out += " " + word_of(b);
        return out + " at " + word_of(o.target);
    }
    std::string operator()(const Lose& o) const { return "lose " + word_of(o.unit); }
    std::string operator()(const Advance& o) const {
        return "advance " + word_of(o.element) + " " + cm(o.by);
    }
    std::string operator()(const State& o) const {
        std::string out = "state " + own_word(fact_words, o.what) + " " + word_of(o.a) + " " + word_of(o.b);
        if (o.distance) out += " " + cm(*o.distance);
        if (o.zone) out += " " + own_word(stated_zone_words, *o.zone);
        return out;
    }
    std::string operator()(const Roll& o) const {
        return "die " + own_word(die_words, o.die) + " " + std::to_string(o.face);
    }
    std::string operator()(const Next& /*o*/) const { return "next"; }
    std::string operator()(const Overrule& o) const {
        return "overrule " + std::to_string(o.line) + " " + word_of(o.value) + " because " + o.reason;
    }
    std::string operator()(const Note& o) const { return "note " + o.text; }
    std::string operator()(const LayHidden& o) const {
        const std::string lay = "lay " + word_of(o.staff) + " " + word_of(o.beside);
        return o.sealed ? lay + " sealed " + in_hex(o.sealed->bytes) + " " + in_hex(o.sealed->hash) : lay;
    }
    std::string operator()(const Reveal& o) const {
        std::string out = given("reveal", o.order);
        if (!o.salt.empty()) out += " salt " + in_hex(o.salt);
        return o.note.empty() ? out : out + " note " + o.note;
    }
    std::string operator()(const TakeBack& o) const {
        return "take_back " + word_of(o.side) + consent(o.consent);
    }
    std::string operator()(const SetLock& o) const {
        std::string out =
            "lock " + (o.side.empty() ? std::string("umpire") : word_of(o.side)) + " " + in_hex(o.lock);
        if (!o.open_half.empty()) out += " open " + in_hex(o.open_half);
        if (!o.for_umpire.empty()) out += " umpire " + in_hex(o.for_umpire);
        return out + consent(o.consent);
    }
    std::string operator()(const PassStaff& o) const {
        const std::string from = o.from.empty() ? std::string() : " from " + word_of(o.from);
        return "pass " + word_of(o.staff) + from + " to " + o.player;
    }
};

}  // namespace

std::string text_of(const Order& order) {
    return std::visit(Writer{}, order);
}

}  // namespace bacler::files
