#include "files/sqlite_link.hpp"

#include <cerrno>
#include <system_error>

namespace bacler::files {

int Database::open(const std::string& path, int flags) {
    const int code = sqlite3_open_v2(path.c_str(), &db_, flags | SQLITE_OPEN_EXRESCODE, nullptr);
    if (code != SQLITE_OK) return code;
    // A file from elsewhere runs nothing of its own.
    sqlite3_db_config(db_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db_, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    return run("PRAGMA cell_size_check = ON");
}

int Database::open_bytes(std::string& bytes) {
    const int code = open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY);
    if (code != SQLITE_OK) return code;
    const auto length = static_cast<sqlite3_int64>(bytes.size());
    return sqlite3_deserialize(db_, "main", reinterpret_cast<unsigned char*>(bytes.data()), length, length,
                               SQLITE_DESERIALIZE_READONLY);
}

int Database::run(const char* sql) {
    return sqlite3_exec(db_, sql, nullptr, nullptr, nullptr);
}

std::optional<std::string> Database::text(const char* sql) {
    Statement statement(*this, sql);
    if (statement.step() != SQLITE_ROW) return std::nullopt;
    return statement.bytes(0);
}

std::optional<std::int64_t> Statement::number(int column) const {
    if (sqlite3_column_type(statement_, column) != SQLITE_INTEGER) return std::nullopt;
    return sqlite3_column_int64(statement_, column);
}

std::optional<std::string> Statement::bytes(int column) const {
    const int type = sqlite3_column_type(statement_, column);
    if (type != SQLITE_BLOB && type != SQLITE_TEXT) return std::nullopt;
    const void* data = sqlite3_column_blob(statement_, column);  // null where it is empty
    const int length = sqlite3_column_bytes(statement_, column);
    if (data == nullptr) return length == 0 ? std::optional(std::string()) : std::nullopt;
    return std::string(static_cast<const char*>(data), static_cast<std::size_t>(length));
}

Faults fault_of_writing(const std::string& path, const Database& db, int code) {
    const int kind = code & 0xff;
    const bool has_cause = (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) && db.raw() != nullptr;
    const int system = has_cause ? sqlite3_system_errno(db.raw()) : 0;
    if (kind == SQLITE_FULL || system == ENOSPC || system == EDQUOT)
        return {{path, 0, "", "game.disk_full", {}}};
    if (kind == SQLITE_BUSY || kind == SQLITE_LOCKED) return {{path, 0, "", "game.busy", {}}};
    if (kind == SQLITE_READONLY || kind == SQLITE_PERM || system == EACCES || system == EPERM ||
        system == EROFS)
        return {{path, 0, "", "game.no_writing", {}}};
    std::string why = sqlite3_errstr(code);
    if (system != 0) why = std::generic_category().message(system);
    return {{path, 0, "", "game.write_failed", {why}}};
}

}  // namespace bacler::files
