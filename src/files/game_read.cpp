#include "files/digest.hpp"
#include "files/game_form.hpp"
#include "files/packed.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <system_error>

#include <unistd.h>

namespace bacler::files {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t head_length = 100;  // of SQLite's own header
constexpr std::size_t mark_at = 68;       // in it, whose file it is
constexpr std::size_t longest = 1024U * 1024U * 1024U;

Faults fault(const std::string& name, const char* code, std::vector<std::string> args = {}) {
    return {{name, 0, "", code, std::move(args)}};
}

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
    std::uint32_t n = 0;
    for (std::size_t i = 0; i < 4; ++i) n = (n << 8U) | static_cast<unsigned char>(bytes[at + i]);
    return n;
}

/// What the first bytes say a file is, before SQLite sees it.
Faults fault_of_head(const std::string& head, const std::string& name) {
    constexpr std::size_t format_at = 60;
    const std::string_view magic("SQLite format 3\0", 16);
    if (head.empty()) return fault(name, "game.empty");
    if (head.size() < head_length || std::string_view(head).substr(0, magic.size()) != magic ||
        number_at(head, mark_at) != game_mark)
        return fault(name, "game.not_a_game");
    const std::uint32_t format = number_at(head, format_at);
    if (format > game_format)
        return fault(name, "game.newer_format", {std::to_string(format), std::to_string(game_format)});
    if (format != game_format) return fault(name, "game.head_damaged");
    return {};
}

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// The bytes of a file whose head is that of a game.
Result<std::string> bytes_of_game(const std::string& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) return fault(path, "file.directory");
    errno = 0;
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    if (!file) {
        if (errno == ENOENT || errno == ENOTDIR) return fault(path, "file.missing");
        if (errno == EACCES || errno == EPERM) return fault(path, "file.no_permission");
        return fault(path, "file.unreadable", {std::generic_category().message(errno)});
    }
    std::string bytes(head_length, '\0');
    bytes.resize(std::fread(bytes.data(), 1, head_length, file.get()));
    if (Faults faults = fault_of_head(bytes, path); !faults.empty()) return faults;
    char block[65536];
    for (std::size_t n = 1; n > 0;) {
        n = std::fread(block, 1, sizeof block, file.get());
        bytes.append(block, n);
        if (bytes.size() > longest) return fault(path, "file.too_long", {std::to_string(longest >> 20U)});
    }
    if (std::ferror(file.get()) != 0)
        return fault(path, "file.unreadable", {std::generic_category().message(errno)});
    return bytes;
}

bool has_tables(Database& db) {
    const std::optional<std::string> made =
        db.text("SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema ORDER BY name)");
    return made == std::string(create_event_table) + ";" + create_game_table;
}

/// Moves a column into a field; false where it holds something else.
bool take(const Statement& row, int column, std::string& into) {
    std::optional<std::string> bytes = row.bytes(column);
    if (bytes) into = std::move(*bytes);
    return bytes.has_value();
}

bool take(const Statement& row, int column, std::uint16_t& into) {
    const std::optional<std::int64_t> n = row.number(column);
    if (!n || *n < 0 || *n > std::numeric_limits<std::uint16_t>::max()) return false;
    into = static_cast<std::uint16_t>(*n);
    return true;
}

std::optional<GameHeader> header_of(const Database& db) {
    Statement row(
        db, "SELECT system, program, rules, rules_digest, created, start_version, start, proof FROM game");
    if (row.step() != SQLITE_ROW) return std::nullopt;
    GameHeader h;
    std::string proof;
    const bool is_whole = take(row, 0, h.system) && take(row, 1, h.program) && take(row, 2, h.rules) &&
                          take(row, 3, h.rules_digest) && take(row, 4, h.created) &&
                          take(row, 5, h.start_version) && take(row, 6, h.start) && take(row, 7, proof);
    if (!is_whole || proof != proof_of(h) || row.step() != SQLITE_DONE) return std::nullopt;
    return h;
}

/// Reads rows as long as each follows from those before it. False where something else comes.
bool read_rows(const Database& db, VerifiedGame& into) {
    Statement each(db, "SELECT seq, kind, version, payload, chain FROM event ORDER BY seq");
    for (;;) {
        const int code = each.step();
        if (code == SQLITE_DONE) return true;
        if (code != SQLITE_ROW) return false;
        const std::uint64_t seq = into.game.rows.size() + 1;
        GameRow row;
        std::string chain;
        if (each.number(0) != static_cast<std::int64_t>(seq) || !take(each, 1, row.kind) ||
            !take(each, 2, row.version) || !take(each, 3, row.payload) || !take(each, 4, chain) ||
            chain != chain_after(into.chain, seq, row))
            return false;
        into.chain = std::move(chain);
        into.game.rows.push_back(std::move(row));
    }
}

Result<VerifiedGame> verify(Database& db, const std::string& name) {
    if (!has_tables(db)) return fault(name, "game.head_damaged");
    std::optional<GameHeader> header = header_of(db);
    if (!header) return fault(name, "game.head_damaged");
    VerifiedGame out;
    out.game.header = std::move(*header);
    out.chain = proof_of(out.game.header);
    // Damage that the rows do not show would show when the next ones are written.
    const bool is_whole = read_rows(db, out) && db.text("PRAGMA quick_check(1)") == "ok";
    out.game.is_damaged = !is_whole;
    return out;
}

/// A folder of its own in the machine's folder for such, gone at the end.
class Aside {
public:
    Aside() {
        std::error_code error;
        std::string made = (fs::temp_directory_path(error) / "bacler-XXXXXX").string();
        if (!error && ::mkdtemp(made.data()) != nullptr) path_ = made;
    }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;
    ~Aside() {
        std::error_code ignored;
        if (!path_.empty()) fs::remove_all(path_, ignored);
    }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

bool has_companion(const std::string& path) {
    for (const char* companion : companions) {
        std::error_code error;
        if (const std::uintmax_t size = fs::file_size(path + companion, error); !error && size > 0)
            return true;
    }
    return false;
}

/// A game that its program did not close: what SQLite keeps beside it belongs to it. Read from a copy, so that nothing is
/// changed.
Result<VerifiedGame> verify_unclosed(const std::string& path) {
    const Aside aside;
    const std::string copy = (aside.path() / "game").string();
    std::error_code error = std::make_error_code(std::errc::no_such_file_or_directory);
    if (!aside.path().empty()) error = copy_with_companions(path, copy);
    if (error) return fault(path, "game.no_copy", {error.message()});
    Database db;
    const bool is_open = db.open(copy, SQLITE_OPEN_READWRITE) == SQLITE_OK &&
                         db.run("PRAGMA locking_mode = EXCLUSIVE") == SQLITE_OK;  // no shared memory needed
    if (!is_open) return fault(path, "game.head_damaged");
    return verify(db, path);
}

}  // namespace

Result<VerifiedGame> verified_game_of_bytes(std::string bytes, const std::string& name) {
    if (Faults faults = fault_of_head(bytes, name); !faults.empty()) return faults;
    constexpr std::size_t write_mode = 18, read_mode = 19;
    constexpr char alone = 1, with_companion = 2;
    bool is_odd = false;
    for (const std::size_t at : {write_mode, read_mode}) {
        is_odd = is_odd || (bytes[at] != alone && bytes[at] != with_companion);
        bytes[at] = alone;  // in memory nothing stands beside it
    }
    Database db;
    if (db.open_bytes(bytes) != SQLITE_OK) return fault(name, "game.head_damaged");
    Result<VerifiedGame> out = verify(db, name);
    if (!out || !is_odd) return out;
    VerifiedGame game = std::move(out).value();
    game.game.is_damaged = true;
    return game;
}

Result<VerifiedGame> verified_game(const std::string& path) {
    Result<std::string> bytes = bytes_of_game(path);
    if (!bytes) return bytes.faults();
    if (has_companion(path)) return verify_unclosed(path);
    return verified_game_of_bytes(std::move(bytes).value(), path);
}

Result<ReadGame> read_game(const std::string& path) {
    Result<VerifiedGame> verified = verified_game(path);
    if (!verified) return verified.faults();
    ReadGame game = std::move(verified).value().game;
    if (game.is_damaged)
        game.notices.push_back({path, 0, "", "game.tail_damaged", {std::to_string(game.rows.size())}});
    return game;
}

Faults fault_of_bytes(const std::string& file, std::uint64_t event) {
    return fault(file, "game.payload", {std::to_string(event)});
}

Faults fault_of_version(const std::string& file, std::uint64_t event, unsigned found, unsigned known) {
    return fault(file, "game.payload_version",
                 {std::to_string(event), std::to_string(found), std::to_string(known)});
}

Faults fault_of_record(const std::string& file, std::uint64_t event) {
    return fault(file, "game.record", {std::to_string(event)});
}

bool is_game(const std::string& path) {
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    if (!file) return false;
    std::string head(head_length, '\0');
    head.resize(std::fread(head.data(), 1, head.size(), file.get()));
    return head.size() == head_length && number_at(head, mark_at) == game_mark;
}

}  // namespace bacler::files
