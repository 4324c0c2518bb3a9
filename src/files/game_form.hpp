#pragma once
#include "files/game_file.hpp"
#include "files/sqlite_link.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

/// What reading and writing a game's file share.
namespace bacler::files {

/// Marks a SQLite file as a game of ours: "BCLR", at byte 68; the format stands at byte 60.
inline constexpr std::uint32_t game_mark = 0x42434c52;

inline constexpr const char* create_event_table =
    "CREATE TABLE event(seq INTEGER PRIMARY KEY, kind INTEGER, version INTEGER, payload BLOB, chain BLOB)";
inline constexpr const char* create_game_table =
    "CREATE TABLE game(format INTEGER, system BLOB, program BLOB, rules BLOB, rules_digest BLOB, created BLOB, "
    "start_version INTEGER, start BLOB, proof BLOB)";
inline constexpr const char* insert_event = "INSERT INTO event VALUES(?, ?, ?, ?, ?)";

/// The digest of a header: the first link of the chain.
std::string proof_of(const GameHeader& header);

/// The digest of the row in that place, counted from 1, and of all before it.
std::string chain_after(const std::string& chain, std::uint64_t seq, const GameRow& row);

/// Binds a row and its digest, and steps. SQLite's code.
int insert_row(Statement& insert, std::uint64_t seq, const GameRow& row, const std::string& chain);

/// A game read and the last link of its chain. No notice is made yet.
struct VerifiedGame {
    ReadGame game;
    std::string chain;
};

/// Reads a game as read_game does. `name` is what faults call it.
Result<VerifiedGame> verified_game(const std::string& path);
Result<VerifiedGame> verified_game_of_bytes(std::string bytes, const std::string& name);

/// Keeps a file to one program at a time, and to one GameFile; gone with the program, however it ends.
class FileLock {
public:
    FileLock() = default;
    FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~FileLock();

    /// False where another holds it. True, and nothing is held, where the file cannot be opened: reading it tells why.
    bool take(const std::string& path);

private:
    int file_{-1};
};

/// Copies a file and what SQLite keeps beside it under another name, and waits until the copies are on disk. What went wrong.
std::error_code copy_with_companions(const std::string& from, const std::string& to);

/// Waits until a folder's list of files is on disk.
void sync_folder_of(const std::string& path);

/// The fault of a file that the system would not make, copy or rename.
Faults fault_of_system(const std::string& path, int error);

/// The names of what SQLite may keep beside a file.
inline constexpr const char* companions[] = {"-wal", "-journal", "-shm"};

}  // namespace bacler::files
