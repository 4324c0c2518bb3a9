#pragma once
#include "base/result.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

/// A game on disk: one SQLite file (.bacler), the start state and what happened since, in rows of bytes that only the rule system
/// understands. Each row carries a digest over all before it, so that no damage goes unseen.
///
/// While a game is open, SQLite keeps a second file beside it (-wal) that belongs to it; a game that was closed is one file. Of the
/// ways SQLite has to make a commit durable this one took 4 ms where the others took 16 to 24.
namespace bacler::files {

/// The form of the file itself: what this program writes, and the newest it reads.
inline constexpr std::uint32_t game_format = 1;

/// What a game begins with and does not change.
struct GameHeader {
    std::string system;              ///< "plaquette"
    std::string program;             ///< version of the program that began it
    std::string rules;               ///< version of the rules' data, for people
    std::string rules_digest;        ///< of the rules' data
    std::string created;             ///< when, as text
    std::uint16_t start_version{0};  ///< of the form of the start state
    std::string start;               ///< the start state's bytes

    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// One thing that happened, as bytes.
struct GameRow {
    std::uint16_t kind{0};
    std::uint16_t version{0};  ///< of the form of the payload
    std::string payload;

    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// What a file must have been written for, to be played on with.
struct GameMeaning {
    std::string system, rules, rules_digest;
};

/// A game as its file tells it, up to the last whole event.
struct ReadGame {
    GameHeader header;
    std::vector<GameRow> rows;
    bool is_damaged{false};
    std::vector<Fault> notices;  ///< in a form that reads like a fault; nothing is refused for them
};

/// Why a game may not be played on under a meaning: another system, or other rules. None where it may.
Faults fault_of_meaning(const std::string& path, const GameHeader& header, const GameMeaning& meaning);

/// Does a file begin as a game's does? A claim, not a check; false where it cannot be read.
bool is_game(const std::string& path);

/// Reads a game and changes nothing, neither the file nor its folder; also one written for other rules, which may be looked at and
/// re-judged. Faults: missing, unreadable, empty, no game, a newer format, a damaged beginning. A damaged tail is
/// left out, and a notice tells it.
Result<ReadGame> read_game(const std::string& path);

/// Writes a whole game, durably, as a file that was not there before: it appears complete or not at all. For a new game and
/// for a game whose own file can no longer be written. Faults: a file of that name exists, no such folder,
/// not permitted, disk full, writing failed.
Result<std::size_t> write_game(const std::string& path, const GameHeader& header,
                               std::span<const GameRow> rows);

struct OpenedGame;

/// A game's file, held open for one program at a time. Movable; closing leaves one file.
class GameFile {
public:
    /// A new game without events. Faults: those of write_game.
    static Result<GameFile> create(const std::string& path, const GameHeader& header);

    /// A game to be played on. Besides the faults of read_game: another system, other rules, open in another program, not
    /// permitted to write; then the file is as it was. Where the tail is damaged, the file is written anew up to its last
    /// whole event, the damaged one is kept beside it (rivoli.damaged-1.bacler), and a notice tells both.
    static Result<OpenedGame> open(const std::string& path, const GameMeaning& meaning);

    /// Adds rows, all or none. They are on disk, synced, when this returns their new count; after a fault the file holds what it
    /// held before, and append may be called again.
    /// Faults: disk full, not permitted, writing failed, changed by another program. Requires: payloads below 16 MiB.
    Result<std::size_t> append(std::span<const GameRow> rows);

    /// How many rows are safely on disk.
    std::size_t count() const { return count_; }
    const std::string& path() const { return path_; }

    GameFile(GameFile&&) noexcept;
    GameFile& operator=(GameFile&&) noexcept;
    ~GameFile();

private:
    struct Link;

    GameFile(std::string path, std::size_t count, std::string chain);
    Faults connect();
    Faults insert(std::span<const GameRow> rows, std::string& chain);

    std::string path_;
    std::size_t count_{0};
    std::string chain_;           ///< digest of the last row, or of the header
    std::unique_ptr<Link> link_;  ///< none after a failure, until the next attempt
};

struct OpenedGame {
    GameFile file;
    ReadGame game;
};

/// Faults of rows whose meaning only the caller can check. `event` 0 is the start state.
Faults fault_of_version(const std::string& file, std::uint64_t event, unsigned found, unsigned known);
Faults fault_of_record(const std::string& file, std::uint64_t event);

}  // namespace bacler::files
