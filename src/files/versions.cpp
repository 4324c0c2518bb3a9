#include "files/versions.hpp"

#include <nlohmann/json.hpp>
#include <sodium.h>
#include <sqlite3.h>
#include <toml++/toml.h>

namespace bacler::files {

namespace {

std::string dotted(int major, int minor, int patch) {
    return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

}  // namespace

std::vector<LibraryVersion> library_versions() {
    return {{"SQLite", sqlite3_libversion()},
            {"libsodium", sodium_version_string()},
            {"toml++", dotted(TOML_LIB_MAJOR, TOML_LIB_MINOR, TOML_LIB_PATCH)},
            {"nlohmann-json",
             dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH)}};
}

}  // namespace bacler::files
