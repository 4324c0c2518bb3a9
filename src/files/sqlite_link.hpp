#pragma once
#include "base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sqlite3.h>

/// SQLite without its pointers: what the game files need of it. Codes are SQLite's own.
namespace bacler::files {

class Database {
public:
    Database() = default;
    Database(Database&& other) noexcept : db_(other.db_) { other.db_ = nullptr; }
    Database& operator=(Database&&) = delete;
    ~Database() { sqlite3_close_v2(db_); }

    /// Returns SQLITE_OK or why not.
    int open(const std::string& path, int flags);
    /// A database that lies in memory, read only. The bytes must outlive it.
    int open_bytes(std::string& bytes);
    int run(const char* sql);
    /// The first column of the first row, as text; none where there is no row, or an error.
    std::optional<std::string> text(const char* sql);

    sqlite3* raw() const { return db_; }

private:
    sqlite3* db_{nullptr};
};

class Statement {
public:
    Statement(const Database& db, const char* sql) {
        code_ = sqlite3_prepare_v2(db.raw(), sql, -1, &statement_, nullptr);
    }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(statement_); }

    void bind(int place, std::int64_t n) { note(sqlite3_bind_int64(statement_, place, n)); }
    /// The bytes must outlive the next step.
    void bind(int place, std::string_view bytes) {
        note(sqlite3_bind_blob64(statement_, place, bytes.data(), bytes.size(), SQLITE_STATIC));
    }
    /// SQLITE_ROW, SQLITE_DONE, or the first thing that went wrong.
    int step() { return code_ != SQLITE_OK ? code_ : sqlite3_step(statement_); }
    void reset() { sqlite3_reset(statement_); }

    /// The column of the present row, if it holds that.
    std::optional<std::int64_t> number(int column) const;
    std::optional<std::string> bytes(int column) const;

private:
    void note(int code) {
        if (code_ == SQLITE_OK) code_ = code;
    }

    sqlite3_stmt* statement_{nullptr};
    int code_{SQLITE_OK};
};

/// The fault of a file that SQLite could not write, or open for writing.
Faults fault_of_writing(const std::string& path, const Database& db, int code);

}  // namespace bacler::files
