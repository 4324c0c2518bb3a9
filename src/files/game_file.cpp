#include "files/game_file.hpp"

#include "base/check.hpp"
#include "files/game_form.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace bacler::files {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_payload = 16U * 1024U * 1024U;

void remove_with_companions(const std::string& path) {
    std::error_code ignored;
    fs::remove(path, ignored);
    for (const char* companion : companions) fs::remove(path + companion, ignored);
}

int insert_header(const Database& db, const GameHeader& header) {
    Statement insert(db, "INSERT INTO game VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const std::string proof = proof_of(header);
    insert.bind(1, std::int64_t{game_format});
    insert.bind(2, header.system);
    insert.bind(3, header.program);
    insert.bind(4, header.rules);
    insert.bind(5, header.rules_digest);
    insert.bind(6, header.created);
    insert.bind(7, std::int64_t{header.start_version});
    insert.bind(8, header.start);
    insert.bind(9, proof);
    const int code = insert.step();
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

int insert_all(Database& db, const GameHeader& header, std::span<const GameRow> rows) {
    const std::string mark = "PRAGMA application_id = " + std::to_string(game_mark);
    const std::string format = "PRAGMA user_version = " + std::to_string(game_format);
    for (const char* sql : {"PRAGMA synchronous = FULL", "BEGIN IMMEDIATE", mark.c_str(), format.c_str(),
                            create_event_table, create_game_table})
        if (const int code = db.run(sql); code != SQLITE_OK) return code;
    if (const int code = insert_header(db, header); code != SQLITE_OK) return code;
    {
        Statement insert(db, insert_event);
        std::string chain = proof_of(header);
        std::uint64_t seq = 0;
        for (const GameRow& row : rows) {
            chain = chain_after(chain, ++seq, row);
            if (const int code = insert_row(insert, seq, row, chain); code != SQLITE_OK) return code;
        }
    }
    return db.run("COMMIT");
}

/// Writes a whole game under a name that is nobody's.
Faults write_whole(const std::string& path, const std::string& name, const GameHeader& header,
                   std::span<const GameRow> rows) {
    remove_with_companions(path);
    // SQLite would not say why a file cannot be made.
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0) return fault_of_system(name, errno);
    ::close(file);
    Faults faults;
    {
        Database db;
        int code = db.open(path, SQLITE_OPEN_READWRITE);
        if (code == SQLITE_OK) code = insert_all(db, header, rows);
        if (code != SQLITE_OK) faults = fault_of_writing(name, db, code);
    }
    if (!faults.empty()) remove_with_companions(path);
    return faults;
}

Faults put_in_place(const std::string& from, const std::string& to) {
    if (std::rename(from.c_str(), to.c_str()) != 0) {
        const int error = errno;
        remove_with_companions(from);
        return fault_of_system(to, error);
    }
    sync_folder_of(to);
    return {};
}

/// rivoli.bacler: the first of rivoli.damaged-1.bacler, rivoli.damaged-2.bacler... that is not there.
std::string name_for_damaged(const fs::path& path) {
    for (int n = 1;; ++n) {
        fs::path name = path;
        name.replace_filename(path.stem().string() + ".damaged-" + std::to_string(n) +
                              path.extension().string());
        std::error_code ignored;
        if (!fs::exists(name, ignored)) return name.string();
    }
}

/// Keeps a damaged file beside, with what SQLite has beside it, and writes it anew up to its last whole event.
Faults renew(const std::string& path, const ReadGame& game, const std::string& kept_as) {
    std::error_code error = copy_with_companions(path, kept_as);
    const std::string anew = path + ".new";
    Faults faults;
    if (error)
        faults = fault_of_system(kept_as, error.value());
    else
        faults = write_whole(anew, path, game.header, game.rows);
    if (!faults.empty()) {
        remove_with_companions(kept_as);
        return faults;
    }
    // What lies beside the damaged file must not be taken for the new one's.
    for (const char* companion : companions) fs::remove(path + companion, error);
    return put_in_place(anew, path);
}

}  // namespace

Faults fault_of_meaning(const std::string& path, const GameHeader& header, const GameMeaning& meaning) {
    if (header.system != meaning.system)
        return {{path, 0, "", "game.other_system", {header.system, meaning.system}}};
    if (header.rules_digest != meaning.rules_digest)
        return {{path, 0, "", "game.other_rules", {header.rules, meaning.rules, header.program}}};
    return {};
}

struct GameFile::Link {
    FileLock lock;
    Database db;
    std::optional<Statement> insert;

    ~Link() {
        insert.reset();
        if (db.raw() != nullptr) db.run("PRAGMA journal_mode = DELETE");  // one file again; if not, no harm
    }
};

GameFile::GameFile(std::string path, std::size_t count, std::string chain)
    : path_(std::move(path)),
      count_(count),
      chain_(std::move(chain)) {}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

Result<std::size_t> write_game(const std::string& path, const GameHeader& header,
                               std::span<const GameRow> rows) {
    std::error_code ignored;
    if (fs::exists(path, ignored)) return fault_of_system(path, EEXIST);
    const fs::path folder = fs::path(path).parent_path();
    if (!folder.empty() && !fs::is_directory(folder, ignored)) return fault_of_system(path, ENOENT);
    const std::string anew = path + ".new";
    if (Faults faults = write_whole(anew, path, header, rows); !faults.empty()) return faults;
    if (Faults faults = put_in_place(anew, path); !faults.empty()) return faults;
    return rows.size();
}

Result<GameFile> GameFile::create(const std::string& path, const GameHeader& header) {
    if (Result<std::size_t> written = write_game(path, header, {}); !written) return written.faults();
    GameFile file(path, 0, proof_of(header));
    if (Faults faults = file.connect(); !faults.empty()) return faults;
    return file;
}

Result<OpenedGame> GameFile::open(const std::string& path, const GameMeaning& meaning) {
    FileLock lock;
    if (!lock.take(path)) return Faults{{path, 0, "", "game.busy", {}}};
    Result<VerifiedGame> verified = verified_game(path);
    if (!verified) return verified.faults();
    VerifiedGame found = std::move(verified).value();
    if (Faults faults = fault_of_meaning(path, found.game.header, meaning); !faults.empty()) return faults;
    if (found.game.is_damaged) {
        const std::string kept_as = name_for_damaged(path);
        if (Faults faults = renew(path, found.game, kept_as); !faults.empty()) return faults;
        found.game.notices.push_back(
            {path, 0, "", "game.tail_cut", {std::to_string(found.game.rows.size()), kept_as}});
    }
    lock = FileLock();  // connect takes its own, on the file that now has the name
    GameFile file(path, found.game.rows.size(), std::move(found.chain));
    if (Faults faults = file.connect(); !faults.empty()) return faults;
    return OpenedGame{std::move(file), std::move(found.game)};
}

Faults GameFile::connect() {
    auto link = std::make_unique<Link>();
    if (!link->lock.take(path_)) return {{path_, 0, "", "game.busy", {}}};
    Database& db = link->db;
    int code = db.open(path_, SQLITE_OPEN_READWRITE);
    if (code == SQLITE_OK) code = db.run("PRAGMA locking_mode = EXCLUSIVE");
    if (code == SQLITE_OK && db.text("PRAGMA journal_mode = WAL") != "wal")
        code =
            sqlite3_db_readonly(db.raw(), "main") == 1 ? SQLITE_READONLY : sqlite3_extended_errcode(db.raw());
    if (code == SQLITE_OK) code = db.run("PRAGMA synchronous = FULL");
    if (code == SQLITE_OK) code = db.run("BEGIN IMMEDIATE");
    if (code != SQLITE_OK) return fault_of_writing(path_, db, code);

    const std::string last = std::to_string(count_);
    const std::string link_sql =
        count_ == 0 ? "SELECT proof FROM game" : "SELECT chain FROM event WHERE seq = " + last;
    if (db.text(link_sql.c_str()) != chain_) return {{path_, 0, "", "game.changed", {}}};
    // Rows whose writing failed may have come to the disk all the same.
    code = db.run(("DELETE FROM event WHERE seq > " + last).c_str());
    if (code == SQLITE_OK) code = db.run("COMMIT");
    if (code != SQLITE_OK) return fault_of_writing(path_, db, code);
    link->insert.emplace(db, insert_event);
    link_ = std::move(link);
    return {};
}

Faults GameFile::insert(std::span<const GameRow> rows, std::string& chain) {
    const Database& db = link_->db;
    int code = link_->db.run("BEGIN IMMEDIATE");
    std::uint64_t seq = count_;
    for (const GameRow& row : rows) {
        if (code != SQLITE_OK) break;
        chain = chain_after(chain, ++seq, row);
        code = insert_row(*link_->insert, seq, row, chain);
    }
    if (code == SQLITE_OK) code = link_->db.run("COMMIT");
    return code == SQLITE_OK ? Faults{} : fault_of_writing(path_, db, code);
}

Result<std::size_t> GameFile::append(std::span<const GameRow> rows) {
    for (const GameRow& row : rows) BACLER_CHECK(row.payload.size() < longest_payload);
    if (rows.empty()) return count_;
    if (!link_)
        if (Faults faults = connect(); !faults.empty()) return faults;
    std::string chain = chain_;
    if (Faults faults = insert(rows, chain); !faults.empty()) {
        link_.reset();  // what SQLite then holds in memory is not relied upon
        return faults;
    }
    count_ += rows.size();
    chain_ = std::move(chain);
    return count_;
}

}  // namespace bacler::files
