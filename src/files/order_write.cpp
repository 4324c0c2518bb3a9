#include "files/digest.hpp"
#include "files/order_decree.hpp"
#include "files/order_text.hpp"
#include "files/report.hpp"
#include "systems/plaquette/order_words.hpp"

namespace bacler::files {

using namespace plaquette;

std::string word_of(const std::string& id) {
    constexpr std::string_view own[] = {"at",   "because", "by",     "from", "move",   "note", "on",
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

namespace {

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

std::string position(TablePoint at, std::optional<Angle> heading) {
    return heading ? point(at) + "," + degrees(*heading) : point(at);
}

struct DecreeWriter {
    std::string operator()(RulingWord w) const { return own_word(ruling_words, w); }
    std::string operator()(const DieFace& d) const { return std::to_string(d.face); }
    std::string operator()(const Place& p) const { return text_of_place(p); }
    std::string operator()(const OutOfPlay& o) const { return word_of(o.element) + " gone"; }
    std::string operator()(const FigureIs& f) const {
        return word_of(f.piece) + " " + own_word(figure_words, f.what) + " " + std::to_string(f.n);
    }
    std::string operator()(const ValuesAre& v) const {
        std::string out = word_of(v.unit) + " values";
        for (const int n : v.values) out += " " + std::to_string(n);
        return out;
    }
    std::string operator()(const plaquette::Form& f) const {
        return word_of(f.unit) + " formation " + own_word(formation_words, f.formation);
    }
    std::string operator()(const StanceIs& s) const {
        return word_of(s.body) + " stance " + own_word(stance_words, s.stance);
    }
    std::string operator()(const ContactIs& c) const {
        if (!c.zone) return word_of(c.a) + " clear " + word_of(c.b);
        const std::string out = word_of(c.a) + " contact " + word_of(c.b);
        return *c.zone == plane::Zone::front ? out : out + " " + own_word(stated_zone_words, *c.zone);
    }
    std::string operator()(const Move& m) const {
        return "move " + word_of(m.piece) + " " + position(m.to, m.heading);
    }
};

std::string consent(const std::optional<game::Consent>& c) {
    return c ? " by " + own_word(consent_words, c->by) + " because " + c->reason : std::string();
}

std::string because(game::ConsentBy by, game::ConsentBy standing, const std::string& reason) {
    return (by == standing ? std::string() : " by " + own_word(consent_words, by)) + " because " + reason;
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
        const std::string die = "die " + own_word(die_words, o.die) + " " + std::to_string(o.face);
        return o.seed ? die + " by " + std::string(generator_word) + " " + std::to_string(*o.seed) : die;
    }
    std::string operator()(const Next& /*o*/) const { return "next"; }
    std::string operator()(const Overrule& o) const {
        return "overrule " + std::to_string(o.line) + " " + word_of(value_text(o.what)) +
               because(o.by, game::ConsentBy::umpire, o.reason);
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
    std::string operator()(const Place& o) const { return "place " + text_of_place(o); }
    std::string operator()(const Choose& o) const {
        return "choose " + std::string(info(o.option).name) + " " + plaquette::word_of(o.option, o.value) +
               because(o.by, game::ConsentBy::both_sides, o.reason);
    }
};

}  // namespace

std::string text_of_place(const Place& place) {
    if (!place.at) return word_of(place.piece) + " off";
    return word_of(place.piece) + " at " + position(*place.at, place.heading);
}

std::string value_text(const Decree& decree) {
    return std::visit(DecreeWriter{}, decree);
}

std::string text_of(const Order& order) {
    return std::visit(Writer{}, order);
}

}  // namespace bacler::files
