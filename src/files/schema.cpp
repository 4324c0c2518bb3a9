#include "files/schema.hpp"

#include "files/shapes.hpp"
#include "systems/plaquette/readings.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace bacler::files {

namespace {

using Json = nlohmann::ordered_json;

Json schema_of(const Shape& shape);

Json number(double value) {
    if (value == std::floor(value)) return static_cast<std::int64_t>(value);
    return value;
}

Json words(std::span<const std::string_view> table) {
    Json out = Json::array();
    for (const std::string_view w : table) out.push_back(std::string(w));
    return out;
}

Json schema_of_option(const plaquette::OptionInfo& option) {
    if (option.kind == plaquette::OptionKind::on_off) return {{"type", "boolean"}};
    Json values = Json::array();
    for (const std::string_view v : option.values)
        if (!v.empty()) values.push_back(std::string(v));
    if (option.kind == plaquette::OptionKind::words) {
        // A word that is a number may stand as one.
        for (const std::string_view v : option.values)
            if (v == "0") values.push_back(0);
        return {{"enum", values}};
    }
    const Json whole = {{"type", "integer"}, {"minimum", option.lowest}, {"maximum", option.highest}};
    if (values.empty()) return whole;
    return {{"anyOf", {whole, {{"enum", values}}}}};
}

Json schema_of_readings() {
    Json properties = Json::object();
    for (const plaquette::OptionInfo& o : plaquette::all_options()) {
        Json one = schema_of_option(o);
        one["description"] = "Q" + std::to_string(o.reading);
        properties[std::string(o.name)] = std::move(one);
    }
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

Json schema_of_table(std::span<const Key> keys) {
    Json properties = Json::object(), required = Json::array();
    for (const Key& k : keys) {
        Json one = schema_of(*k.shape);
        if (!k.note.empty()) one["description"] = std::string(k.note);
        properties[std::string(k.name)] = std::move(one);
        if (k.required) required.push_back(std::string(k.name));
    }
    Json out = {{"type", "object"}, {"properties", properties}};
    if (!required.empty()) out["required"] = required;
    out["additionalProperties"] = false;
    return out;
}

Json schema_of_list(const Shape& shape) {
    return {{"type", "array"},
            {"items", schema_of(*shape.item)},
            {"minItems", shape.fewest},
            {"maxItems", shape.most}};
}

Json schema_of(const Shape& shape) {
    const Json id = {{"type", "string"}, {"minLength", 1}};
    switch (shape.form) {
        case Form::text: return {{"type", "string"}};
        case Form::id: return id;
        case Form::word: return {{"enum", words(shape.words)}};
        case Form::whole:
            return {{"type", "integer"}, {"minimum", number(shape.low)}, {"maximum", number(shape.high)}};
        case Form::real:
            return {{"type", "number"}, {"minimum", number(shape.low)}, {"maximum", number(shape.high)}};
        case Form::flag: return {{"type", "boolean"}};
        case Form::colour: return {{"type", "string"}, {"pattern", "^#[0-9a-fA-F]{6}$"}};
        case Form::clock: return {{"type", "string"}, {"pattern", "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
        case Form::format: return {{"const", std::string(shape.words[0])}};
        case Form::list: return schema_of_list(shape);
        case Form::table: return schema_of_table(shape.keys);
        case Form::id_or_table: return {{"anyOf", {id, schema_of_table(shape.keys)}}};
        case Form::readings: return schema_of_readings();
        case Form::anything: return Json::object();
    }
    return Json::object();
}

const Shape* shape_named(std::string_view what) {
    if (what == "scenario") return &scenario_shape();
    if (what == "engagement") return &engagement_shape();
    if (what == "fire") return &fire_shape();
    if (what == "inspect") return &inspect_shape();
    return nullptr;
}

}  // namespace

std::optional<std::string> schema(std::string_view what) {
    const Shape* shape = shape_named(what);
    if (!shape) return std::nullopt;
    Json out = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                {"title", "bacler " + std::string(what)}};
    out.update(schema_of(*shape));
    return out.dump(2);
}

}  // namespace bacler::files
