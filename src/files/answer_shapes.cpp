#include "files/common_shapes.hpp"

namespace bacler::files {

namespace {

using namespace shapes;

constexpr auto aspects = words_in(plaquette::aspect_words);
constexpr Shape aspect = word(aspects);
constexpr Shape length = real(0, 100000);
constexpr Shape whole_number = whole(-100, 1000);
constexpr Shape ids = list(id, 0, 1000);

constexpr std::string_view verdict_words[] = {"allowed", "forbidden", "too_close", "not_covered",
                                              "contradictory"};
constexpr std::string_view limit_words[] = {"less_than", "at_most", "more_than", "at_least"};
constexpr std::string_view sides_of_limit[] = {"met", "missed"};
constexpr Shape verdict = word(verdict_words), words_of_limit = word(limit_words),
                side_of_limit = word(sides_of_limit);
constexpr Shape signed_length = real(-100000, 100000), millimetres = real(-1000000, 1000000);

constexpr Key box_keys[] = {
    {"centre", &point, true, "cm"},
    {"heading", &heading, true, "degrees"},
    {"w", &length, true, "cm"},
    {"d", &length, true, "cm"},
};
constexpr Shape box = table(box_keys);

constexpr Key element_keys[] = {
    {"id", &id, true},
    {"side", &id, true},
    {"box", &box, false, "absent or null: no place on the table"},
    {"front", &anything, false, "centre of the front, cm"},
    {"majority", &anything, true},
    {"staff", &anything, true, "id of the staff it answers to, or null"},
    {"in_command", &flag, true, "as measured"},
    {"in_command_verdict", &verdict, true, "not_covered: no distance to a superior is known"},
    {"charisma", &charisma, true},
    {"cover", &cover, true},
    {"level", &whole_number, true},
    {"threatened", &anything, true, "zones in the air and threatened"},
    {"supports", &ids, true},
};
constexpr Shape element = table(element_keys), elements = list(element, 0, 1000);

constexpr Key engagement_keys[] = {
    {"attacker", &id, true},
    {"defender", &id, true},
    {"aspect", &aspect, true},
    {"pairs", &anything, true, "attacking and defending unit ids"},
    {"roles", &anything, true, "role by unit id"},
    {"cm", &length, true, "gap"},
    {"verdict", &verdict, true, "do they meet"},
    {"aspect_too_close", &flag, true},
};
constexpr Shape engagement = table(engagement_keys), engagements = list(engagement, 0, 1000);

constexpr Key target_keys[] = {
    {"element", &id, true},
    {"allowed", &flag, true, "as measured"},
    {"verdict", &verdict, true},
    {"margin_mm", &millimetres, true, "beyond the long range; negative within it"},
    {"band", &anything, true, "short, long or null"},
    {"cm", &length, true},
    {"rule", &anything, true, "the rule that decides"},
};
constexpr Shape target = table(target_keys), targets = list(target, 0, 1000);
constexpr Key battery_keys[] = {{"id", &id, true}, {"targets", &targets, true}};
constexpr Shape battery = table(battery_keys), batteries = list(battery, 0, 1000);

constexpr Shape findings = list(anything, 0, 100000);
constexpr Key outcome_keys[] = {
    {"rule", &anything, true},
    {"says", &anything, true, "key of its message"},
    {"does", &anything, true, "permits, forbids, sets, adds, at_least, at_most, no_bearing"},
    {"n", &whole_number, true, "what it sets or adds"},
    {"aspect", &aspect, false, "of an attack"},
    {"band", &anything, false, "of a range: short or long"},
};
constexpr Shape outcome = table(outcome_keys);
constexpr Key open_keys[] = {
    {"rule", &anything, true},
    {"reading", &anything, true},
    {"pieces", &ids, true, "the two it lies between"},
    {"cm", &signed_length, true, "measured; from a prolongation: negative on the body's side of it"},
    {"limit", &length, true, "cm"},
    {"words", &words_of_limit, true, "of the limit"},
    {"sd", &length, true, "cm, one standard deviation"},
    {"margin_mm", &millimetres, true, "beyond the limit; negative below it"},
    {"from", &point, true, "cm"},
    {"to", &point, true, "cm"},
    {"met", &outcome, true, "were the limit surely met"},
    {"missed", &outcome, true, "were it surely not"},
    {"meanwhile", &side_of_limit, true, "what is taken until it is settled: as measured"},
    {"settled_by", &anything, true, "key of its message"},
};
constexpr Shape open = table(open_keys), too_close = list(open, 0, 100000);

constexpr Key inspect_keys[] = {
    {"elements", &elements, true},
    {"engagements", &engagements, true},
    {"batteries", &batteries, true},
    {"too_close", &too_close, true, "what no measurement decides"},
    {"spacing", &findings, true, "findings: bodies that stand otherwise than brigaded"}};
constexpr Shape inspect = table(inspect_keys);

}  // namespace

const Shape& inspect_shape() {
    return inspect;
}

}  // namespace bacler::files
