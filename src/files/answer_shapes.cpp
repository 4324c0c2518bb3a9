#include "files/common_shapes.hpp"

namespace bacler::files {

namespace {

using namespace shapes;

constexpr auto aspects = words_in(plaquette::aspect_words);
constexpr Shape aspect = word(aspects);
constexpr Shape length = real(0, 100000);
constexpr Shape whole_number = whole(-100, 1000);
constexpr Shape ids = list(id, 0, 1000);

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
    {"in_command", &flag, true},
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
};
constexpr Shape engagement = table(engagement_keys), engagements = list(engagement, 0, 1000);

constexpr Key target_keys[] = {
    {"element", &id, true},
    {"allowed", &flag, true},
    {"band", &anything, true, "short, long or null"},
    {"cm", &length, true},
    {"rule", &anything, true, "the rule that decides"},
};
constexpr Shape target = table(target_keys), targets = list(target, 0, 1000);
constexpr Key battery_keys[] = {{"id", &id, true}, {"targets", &targets, true}};
constexpr Shape battery = table(battery_keys), batteries = list(battery, 0, 1000);

constexpr Key inspect_keys[] = {
    {"elements", &elements, true}, {"engagements", &engagements, true}, {"batteries", &batteries, true}};
constexpr Shape inspect = table(inspect_keys);

}  // namespace

const Shape& inspect_shape() {
    return inspect;
}

}  // namespace bacler::files
