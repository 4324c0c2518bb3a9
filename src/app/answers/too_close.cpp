#include "app/answers/parts.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/words.hpp"

/// What is too close to call: by how much, what either side of the limit would mean, and what would settle it.
namespace bacler::answers {

using namespace plaquette;

namespace {

Json outcome_json(const Finding& f) {
    Json out{{"rule", rule_name(f.rule)}, {"says", say_names[f.say]}, {"does", word(f.does)}, {"n", f.n}};
    const Say say = static_cast<Say>(f.say);
    if (say == Say::comes_from) out["aspect"] = word_for(aspect_words, static_cast<Aspect>(f.a));
    if (say == Say::in_short_range) out["band"] = "short";
    if (say == Say::in_long_range) out["band"] = "long";
    return out;
}

/// A length in the language's way of writing, in millimetres.
std::string mm_text(Lang lang, Length l) {
    return cm_text(lang, l * 10);
}

Json open_json(const PieceNames& ids, const OpenRuling& open) {
    const Measurement& m = open.measure;
    const Finding& now = open.meanwhile();
    Json out{{"rule", rule_name(now.rule)}, {"reading", reading_name(now.reading)}};
    out["pieces"] = {ids.of(open.a), ids.of(open.b)};
    out["cm"] = in_cm(m.value);
    out["limit"] = in_cm(m.limit);
    out["words"] = word(m.words);
    out["sd"] = in_cm(m.sd);
    out["from"] = point_json(m.from);
    out["to"] = point_json(m.to);
    out.update(doubt_json(m, open.doubt));
    return out;
}

std::string open_text(Lang lang, const PieceNames& ids, const PieceNames& names, const OpenRuling& open) {
    Ruling ruling;
    ruling.measures.push_back(open.measure);
    const Measurement& m = open.measure;
    const Finding& now = open.meanwhile();
    const std::string cited = rule_name(now.rule) + (now.reading > 0 ? ", " + reading_name(now.reading) : "");
    return "  " +
           say(lang, "cli.inspect.open_ruling",
               {ids.of(open.a), ids.of(open.b), cm_text(lang, m.value), cm_text(lang, m.limit),
                mm_text(lang, margin(m)), mm_text(lang, m.sd), cited}) +
           "\n" + doubt_text(lang, ruling, open.doubt, names, 4);
}

}  // namespace

Json doubt_json(const Measurement& m, const Doubt& doubt) {
    return {{"margin_mm", in_millimetres(margin(m))},
            {"met", outcome_json(doubt.met)},
            {"missed", outcome_json(doubt.missed)},
            {"meanwhile", meets(m.value, m.words, m.limit) ? "met" : "missed"},
            {"settled_by", say_names[doubt.settled_by]}};
}

std::string doubt_text(Lang lang, const Ruling& ruling, const Doubt& doubt, const PieceNames& names,
                       std::size_t indent) {
    const std::string room(indent, ' ');
    return room + say(lang, "cli.inspect.if_met", {text_of(lang, ruling, doubt.met, names)}) + "\n" + room +
           say(lang, "cli.inspect.if_missed", {text_of(lang, ruling, doubt.missed, names)}) + "\n" + room +
           std::string(phrase(lang, "say." + std::string(say_names[doubt.settled_by]))) + "\n";
}

Json too_close_json(const Scenario& scenario, const std::vector<OpenRuling>& open) {
    Json out = Json::array();
    const PieceNames ids = ids_of(scenario);
    for (const OpenRuling& o : open) out.push_back(open_json(ids, o));
    return out;
}

std::string too_close_text(Lang lang, const Scenario& scenario, const std::vector<OpenRuling>& open) {
    if (open.empty()) return {};
    const PieceNames names = bacler::names_of(scenario), ids = ids_of(scenario);
    std::string out = "\n" + std::string(phrase(lang, "cli.inspect.too_close")) + "\n";
    for (const OpenRuling& o : open) out += open_text(lang, ids, names, o);
    return out;
}

}  // namespace bacler::answers
