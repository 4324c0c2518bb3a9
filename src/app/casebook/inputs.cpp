#include "app/casebook/kinds.hpp"

#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <sstream>

namespace bacler::casebook {

using namespace plaquette;

namespace {

template <class E>
struct FrenchWord {
    std::string_view word;
    E is;
};

constexpr std::array<FrenchWord<Arm>, 3> arms{
    {{"infanterie", Arm::infantry}, {"cavalerie", Arm::cavalry}, {"artillerie", Arm::artillery}}};
constexpr std::array<FrenchWord<Weight>, 3> weights{
    {{"legere", Weight::light}, {"moyenne", Weight::medium}, {"lourde", Weight::heavy}}};
constexpr std::array<FrenchWord<Formation>, 6> formations{{{"ligne", Formation::line},
                                                           {"colonne", Formation::column},
                                                           {"carre_plein", Formation::solid_square},
                                                           {"carre_creux", Formation::hollow_square},
                                                           {"batterie", Formation::battery},
                                                           {"carre", Formation::solid_square}}};
constexpr std::array<FrenchWord<Stance>, 6> stances{{{"attaque", Stance::attack},
                                                     {"manoeuvre", Stance::manoeuvre},
                                                     {"defense", Stance::defence},
                                                     {"repli", Stance::fall_back},
                                                     {"retraite", Stance::retreat},
                                                     {"normal", Stance::defence}}};
constexpr std::array<FrenchWord<Cover>, 5> covers{{{"none", Cover::none},
                                                   {"genant", Cover::rough},
                                                   {"leger", Cover::light},
                                                   {"moyen", Cover::medium},
                                                   {"epais", Cover::thick}}};
constexpr std::array<FrenchWord<Aspect>, 3> aspects{
    {{"front", Aspect::front}, {"flank", Aspect::flank}, {"rear", Aspect::rear}}};
constexpr std::array<FrenchWord<StaffLevel>, 3> levels{
    {{"division", StaffLevel::division}, {"corps", StaffLevel::corps}, {"armee", StaffLevel::army}}};
constexpr std::array<FrenchWord<CombatResult>, 5> results{{{"melee", CombatResult::melee},
                                                           {"recul", CombatResult::recoil},
                                                           {"repli", CombatResult::fall_back},
                                                           {"retraite", CombatResult::retreat},
                                                           {"deroute", CombatResult::rout}}};

template <class E, std::size_t N>
E meaning(const std::array<FrenchWord<E>, N>& words, const Json& inputs, const char* key,
          const char* absent) {
    const std::string w = word(inputs, key, absent);
    for (const FrenchWord<E>& entry : words)
        if (entry.word == w) return entry.is;
    throw BadCase("cli.case.word", {key, w});
}

template <class E, std::size_t N>
std::string french_word(const std::array<FrenchWord<E>, N>& words, E is) {
    for (const FrenchWord<E>& entry : words)
        if (entry.is == is) return std::string(entry.word);
    return {};
}

const Json* find(const Json& inputs, const char* key) {
    const auto it = inputs.find(key);
    return it == inputs.end() || it->is_null() ? nullptr : &*it;
}

/// Every key below a value as a dotted path, lists as [].
void collect_keys(const Json& value, const std::string& path, std::set<std::string>& out) {
    if (value.is_object()) {
        for (const auto& entry : value.items()) {
            const std::string at = path.empty() ? entry.key() : path + "." + entry.key();
            out.insert(at);
            collect_keys(entry.value(), at, out);
        }
    } else if (value.is_array()) {
        for (const Json& item : value) collect_keys(item, path + "[]", out);
    }
}

bool is_allowed(const std::set<std::string>& allowed, const std::string& key) {
    for (const std::string& a : allowed) {
        if (a == key || (a.size() > key.size() && a.compare(0, key.size(), key) == 0 &&
                         (a[key.size()] == '.' || a[key.size()] == '[')))
            return true;
        if (a.size() > 2 && a.compare(a.size() - 2, 2, ".*") == 0 &&
            key.compare(0, a.size() - 1, a, 0, a.size() - 1) == 0)
            return true;
    }
    return false;
}

}  // namespace

void check_keys(const Kind& kind, const Json& inputs) {
    if (!inputs.is_object()) throw BadCase("cli.case.inputs", {});
    std::set<std::string> allowed{"options.*"};
    std::istringstream words{std::string(kind.keys)};
    for (std::string w; words >> w;) allowed.insert(w);
    std::set<std::string> given;
    collect_keys(inputs, "", given);
    for (const std::string& key : given)
        if (!is_allowed(allowed, key)) throw BadCase("cli.case.key", {key});
}

plaquette::Readings readings_of(const Json& inputs) {
    Readings readings;
    for (const auto& entry : child(inputs, "options").items()) {
        const std::optional<Option> option = option_named(entry.key());
        if (!option) throw BadCase("cli.case.option", {entry.key()});
        std::optional<int> v;
        if (entry.value().is_boolean())
            v = value_named(*option, entry.value().get<bool>() ? "true" : "false");
        else if (entry.value().is_number_integer())
            v = value_numbered(*option, entry.value().get<long long>());
        else if (entry.value().is_string())
            v = value_named(*option, entry.value().get<std::string>());
        if (!v) throw BadCase("cli.case.option_value", {entry.key(), entry.value().dump()});
        readings.choose(*option, *v);
    }
    return readings;
}

int whole(const Json& inputs, const char* key, int absent) {
    const Json* v = find(inputs, key);
    if (v == nullptr) return absent;
    if (v->is_number_float() && v->get<double>() == std::floor(v->get<double>()))
        return static_cast<int>(v->get<double>());
    if (!v->is_number_integer()) throw BadCase("cli.case.number", {key});
    return v->get<int>();
}

double decimal(const Json& inputs, const char* key, double absent) {
    const Json* v = find(inputs, key);
    if (v == nullptr) return absent;
    if (!v->is_number()) throw BadCase("cli.case.number", {key});
    return v->get<double>();
}

bool yes(const Json& inputs, const char* key) {
    const Json* v = find(inputs, key);
    if (v == nullptr) return false;
    if (!v->is_boolean()) throw BadCase("cli.case.yes_or_no", {key});
    return v->get<bool>();
}

std::string word(const Json& inputs, const char* key, const char* absent) {
    const Json* v = find(inputs, key);
    if (v == nullptr) return absent;
    if (!v->is_string()) throw BadCase("cli.case.word", {key, v->dump()});
    return v->get<std::string>();
}

std::vector<int> wholes(const Json& inputs, const char* key) {
    std::vector<int> out;
    const Json* v = find(inputs, key);
    if (v == nullptr) return out;
    if (!v->is_array()) throw BadCase("cli.case.list", {key});
    for (const Json& item : *v) {
        if (!item.is_number_integer()) throw BadCase("cli.case.number", {key});
        out.push_back(item.get<int>());
    }
    return out;
}

const Json& child(const Json& inputs, const char* key) {
    static const Json nothing = Json::object();
    const Json* v = find(inputs, key);
    return v == nullptr ? nothing : *v;
}

Length length(const Json& inputs, const char* key) {
    return length_from_cm(decimal(inputs, key));
}

Arm arm_in(const Json& inputs) {
    return meaning(arms, inputs, "arm", "infanterie");
}
Weight weight_in(const Json& inputs, const char* key) {
    return meaning(weights, inputs, key, "moyenne");
}
Formation formation_in(const Json& inputs, const char* key) {
    return meaning(formations, inputs, key, "colonne");
}
Stance stance_in(const Json& inputs, const char* key) {
    return meaning(stances, inputs, key, "normal");
}
Cover cover_in(const Json& inputs, const char* key) {
    return meaning(covers, inputs, key, "none");
}
Aspect aspect_in(const Json& inputs) {
    return meaning(aspects, inputs, "aspect", "front");
}
StaffLevel level_in(const Json& inputs) {
    return meaning(levels, inputs, "level", "division");
}

std::string french(Stance stance) {
    return french_word(stances, stance);
}
std::string french(CombatResult result) {
    return french_word(results, result);
}
std::string french(Formation formation) {
    return french_word(formations, formation);
}

namespace {

std::optional<double> as_number(const Json& v) {
    if (v.is_number()) return v.get<double>();
    if (!v.is_string()) return std::nullopt;
    const std::string text = v.get<std::string>();
    char* end = nullptr;
    const double p = std::strtod(text.c_str(), &end);
    if (end == text.c_str()) return std::nullopt;
    if (*end == '\0') return p;
    if (*end != '/') return std::nullopt;
    const char* second = end + 1;
    const double q = std::strtod(second, &end);
    if (end == second || *end != '\0' || q == 0.0) return std::nullopt;
    return p / q;
}

bool is_zero(const Json& v) {
    const std::optional<double> n = as_number(v);
    return n && *n == 0.0;
}

bool same(const Json& expected, const Json& answered);

bool same_object(const Json& expected, const Json& answered) {
    for (const auto& entry : expected.items()) {
        const auto it = answered.find(entry.key());
        if (it == answered.end() ? !is_zero(entry.value()) : !same(entry.value(), *it)) return false;
    }
    for (const auto& entry : answered.items())
        if (expected.find(entry.key()) == expected.end()) return false;
    return true;
}

bool same(const Json& expected, const Json& answered) {
    if (expected.is_object() && answered.is_object()) return same_object(expected, answered);
    if (expected.is_array() && answered.is_array()) {
        if (expected.size() != answered.size()) return false;
        for (std::size_t i = 0; i < expected.size(); ++i)
            if (!same(expected[i], answered[i])) return false;
        return true;
    }
    const std::optional<double> a = as_number(expected), b = as_number(answered);
    // Three decimals of a centimetre are the 0.01 mm in which lengths are held.
    if (a && b) return std::abs(*a - *b) < 0.00101;
    return expected == answered;
}

}  // namespace

bool agrees(const Json& expected, const Json& answered) {
    if (!expected.is_object() || !answered.is_object()) return same(expected, answered);
    for (const auto& entry : expected.items()) {
        const auto it = answered.find(entry.key());
        if (it == answered.end() || !same(entry.value(), *it)) return false;
    }
    return true;
}

}  // namespace bacler::casebook
