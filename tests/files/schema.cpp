// The schemas are made from the tables the readers check by: here both are asked about the same files.
#include "files/schema.hpp"
#include "files/node.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

using namespace bacler;
using nlohmann::json;

namespace {

const std::filesystem::path root = bacler::places::source;

json json_of(const files::Node& n) {
    json out;
    switch (n.kind) {
        case files::Kind::flag: return n.whole != 0;
        case files::Kind::whole: return n.whole;
        case files::Kind::real: return n.real;
        case files::Kind::text: return n.text;
        case files::Kind::list:
            out = json::array();
            for (const files::Node& item : n.items) out.push_back(json_of(item));
            return out;
        case files::Kind::table:
            out = json::object();
            for (const files::Node& item : n.items) out[item.key] = json_of(item);
            return out;
        default: return nullptr;
    }
}

bool is_type(const json& value, const std::string& type) {
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    return type == "array" ? value.is_array() : value.is_object();
}

bool meets(const json& schema, const json& value);

bool meets_object(const json& schema, const json& value) {
    for (const json& key : schema.value("required", json::array()))
        if (!value.contains(key.get<std::string>())) return false;
    for (const auto& member : value.items()) {
        if (!schema["properties"].contains(member.key())) return schema.value("additionalProperties", true);
        if (!meets(schema["properties"][member.key()], member.value())) return false;
    }
    return true;
}

/// Our two patterns, by hand: GCC 12 warns of what it finds within std::regex.
bool meets_pattern(const std::string& pattern, const std::string& text) {
    const std::string digits = "0123456789", hexadecimal = "0123456789abcdefABCDEF";
    if (pattern == "^#[0-9a-fA-F]{6}$")
        return text.size() == 7 && text[0] == '#' &&
               text.find_first_not_of(hexadecimal, 1) == std::string::npos;
    REQUIRE(pattern == "^([01][0-9]|2[0-3]):[0-5][0-9]$");
    return text.size() == 5 && text.find_first_not_of(digits) == 2 && text[2] == ':' &&
           text.substr(0, 2) < "24" && text.find_first_not_of(digits, 3) == std::string::npos &&
           text[3] < '6';
}

/// As much of draft 2020-12 as our schemas use.
bool meets(const json& schema, const json& value) {
    if (schema.contains("type") && !is_type(value, schema["type"])) return false;
    if (schema.contains("const") && value != schema["const"]) return false;
    if (schema.contains("enum")) {
        bool found = false;
        for (const json& e : schema["enum"]) found = found || e == value;
        if (!found) return false;
    }
    if (schema.contains("anyOf")) {
        bool found = false;
        for (const json& s : schema["anyOf"]) found = found || meets(s, value);
        if (!found) return false;
    }
    if (value.is_number() && schema.contains("minimum") &&
        (value < schema["minimum"] || value > schema["maximum"]))
        return false;
    if (value.is_string() && value.get<std::string>().size() < schema.value("minLength", 0U)) return false;
    if (value.is_string() && schema.contains("pattern") &&
        !meets_pattern(schema["pattern"], value.get<std::string>()))
        return false;
    if (value.is_array()) {
        if (value.size() < schema.value("minItems", 0U) || value.size() > schema.value("maxItems", 100000U))
            return false;
        for (const json& item : value)
            if (!meets(schema["items"], item)) return false;
    }
    return !value.is_object() || !schema.contains("properties") || meets_object(schema, value);
}

json schema_of(const std::string& what) {
    const auto text = files::schema(what);
    REQUIRE(text);
    return json::parse(*text);
}

json file_as_json(const std::filesystem::path& path) {
    const auto text = files::text_of_file(path.string());
    REQUIRE(text);
    const auto node =
        files::looks_like_json(*text) ? files::node_from_json(*text, "f") : files::node_from_toml(*text, "f");
    REQUIRE(node);
    return json_of(*node);
}

}  // namespace

TEST_CASE("scenario and sheet: the schemas accept the files that the readers accept") {
    CHECK(meets(schema_of("scenario"), file_as_json(root / "data/scenarios/book-battle.toml")));
    for (const char* name : {"e1.toml", "e2.toml", "e3.toml"})
        CHECK(meets(schema_of("engagement"), file_as_json(root / "data/examples" / name)));
    for (const char* kind : {"scenario", "engagement", "fire"})
        for (const auto& entry : std::filesystem::directory_iterator(root / "tests/fuzz/corpus" / kind)) {
            INFO(entry.path());
            CHECK(meets(schema_of(kind), file_as_json(entry.path())));
        }
}

TEST_CASE("scenario and sheet: the schemas refuse what is wrong in form") {
    const json scenario = schema_of("scenario"), engagement = schema_of("engagement");
    const std::filesystem::path bad = root / "tests/bad";
    for (const char* name :
         {"key-unknown", "key-missing", "type-table", "type-list", "type-text", "type-whole", "type-number",
          "type-flag", "list-count", "list-short", "value-range", "value-range-troop", "word-unknown",
          "id-form", "colour-form", "clock-form", "reading-unknown", "reading-value", "format-other"}) {
        INFO(name);
        CHECK_FALSE(meets(scenario, file_as_json(bad / "scenario" / (std::string(name) + ".toml"))));
    }
    for (const char* name :
         {"json-word.json", "json-null.json", "json-pointer.json", "list-long.toml", "die-eleven.toml"}) {
        INFO(name);
        CHECK_FALSE(meets(engagement, file_as_json(bad / "engagement" / name)));
    }
}

TEST_CASE("scenario and sheet: there is a schema for each file and for the answer of inspect, and no other") {
    for (const char* what : {"scenario", "engagement", "fire", "inspect"})
        CHECK(schema_of(what)["$schema"] == "https://json-schema.org/draft/2020-12/schema");
    CHECK_FALSE(files::schema("game"));
    const json element = schema_of("inspect")["properties"]["elements"]["items"];
    for (const char* key : {"id", "side", "box", "front", "majority", "staff", "in_command", "charisma",
                            "cover", "level", "threatened", "supports", "in_command_verdict"})
        CHECK(element["properties"].contains(key));
    const json open = schema_of("inspect")["properties"]["too_close"]["items"];
    for (const char* key : {"rule", "pieces", "cm", "limit", "words", "sd", "margin_mm", "from", "to", "met",
                            "missed", "meanwhile", "settled_by"})
        CHECK(open["properties"].contains(key));
}
