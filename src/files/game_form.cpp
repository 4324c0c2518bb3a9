#include "files/game_form.hpp"

#include "files/digest.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace bacler::files {

namespace {

void add_number(std::string& to, std::uint64_t n) {
    for (int i = 0; i < 8; ++i, n >>= 8U) to += static_cast<char>(static_cast<unsigned char>(n));
}

void add_text(std::string& to, std::string_view text) {
    add_number(to, text.size());
    to += text;
}

}  // namespace

std::string proof_of(const GameHeader& header) {
    std::string all;
    add_text(all, "bacler/game");
    add_number(all, game_format);
    for (const std::string* text :
         {&header.system, &header.program, &header.rules, &header.rules_digest, &header.created})
        add_text(all, *text);
    add_number(all, header.start_version);
    add_text(all, header.start);
    return digest(all);
}

std::string chain_after(const std::string& chain, std::uint64_t seq, const GameRow& row) {
    std::string all = chain;
    all.reserve(chain.size() + row.payload.size() + 32);
    add_number(all, seq);
    add_number(all, row.kind);
    add_number(all, row.version);
    add_text(all, row.payload);
    return digest(all);
}

int insert_row(Statement& insert, std::uint64_t seq, const GameRow& row, const std::string& chain) {
    insert.bind(1, static_cast<std::int64_t>(seq));
    insert.bind(2, std::int64_t{row.kind});
    insert.bind(3, std::int64_t{row.version});
    insert.bind(4, row.payload);
    insert.bind(5, chain);
    const int code = insert.step();
    insert.reset();
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

FileLock::~FileLock() {
    if (file_ >= 0) ::close(file_);
}

bool FileLock::take(const std::string& path) {
    FileLock lock;
    lock.file_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (lock.file_ >= 0 && ::flock(lock.file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
    *this = std::move(lock);
    return true;
}

namespace {

bool sync(const char* path, int flags) {
    const int file = ::open(path, flags | O_CLOEXEC);
    if (file < 0) return false;
    const bool is_synced = ::fsync(file) == 0;
    ::close(file);
    return is_synced;
}

}  // namespace

std::error_code copy_with_companions(const std::string& from, const std::string& to) {
    std::error_code error;
    for (const char* end : {"", "-wal", "-journal"}) {
        std::error_code ignored;
        if (!std::filesystem::exists(from + end, ignored)) continue;
        if (!std::filesystem::copy_file(from + end, to + end, error)) return error;
        if (!sync((to + end).c_str(), O_RDONLY)) return {errno, std::generic_category()};
    }
    return error;
}

void sync_folder_of(const std::string& path) {
    std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (folder.empty()) folder = ".";
    sync(folder.c_str(), O_RDONLY | O_DIRECTORY);
}

Faults fault_of_system(const std::string& path, int error) {
    if (error == ENOSPC || error == EDQUOT) return {{path, 0, "", "game.disk_full", {}}};
    if (error == EACCES || error == EPERM || error == EROFS) return {{path, 0, "", "game.no_writing", {}}};
    if (error == EEXIST) return {{path, 0, "", "game.exists", {}}};
    if (error == ENOENT || error == ENOTDIR) return {{path, 0, "", "game.no_folder", {}}};
    return {{path, 0, "", "game.write_failed", {std::generic_category().message(error)}}};
}

}  // namespace bacler::files
