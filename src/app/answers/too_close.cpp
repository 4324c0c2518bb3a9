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

}  // namespace

Json doubt_json(const Measurement& m, const Doubt& doubt) {
    return {{"margin_mm", in_millimetres(margin(m))},
            {"met", outcome_json(doubt.met)},
            {"missed", outcome_json(doubt.missed)},
            {"meanwhile", meets(m.value, m.words, m.limit) ? "met" : "missed"},
            {"settled_by", say_names[doubt.settled_by]}};
}

std::string doubt_text(const DoubtText& doubt, std::size_t indent) {
    const std::string room(indent, ' ');
    return room + doubt.met + "\n" + room + doubt.missed + "\n" + room + doubt.settled_by + "\n";
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
    std::string out = "\n" + std::string(phrase(lang, "doubt.title")) + "\n";
    for (const OpenRuling& o : open) {
        const OpenText said = open_text(lang, o, ids, names);
        out += "  " + said.head + "\n" + doubt_text(said.doubt, 4);
    }
    return out;
}

}  // namespace bacler::answers
