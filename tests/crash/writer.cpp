#include "base/random.hpp"
#include "files/game_file.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// bacler-crash-writer, for tools/crash-test:
//   write FILE N   begins the game, or opens it, adds N events or a few more, closes it, and so on for ever; prints how many there
//                  are once append has returned
//   check FILE     prints how many events the file holds, each of them the one that was written under its number

namespace {

using namespace bacler;

files::GameHeader header() {
    return {"crash", "1", "1", "none", "", 1, std::string(20'000, 's')};
}

/// Event n, from 1: of some size from 100 bytes to 5 kB, the same whoever asks.
files::GameRow event(std::size_t n) {
    Generator generator(n);
    std::string payload(static_cast<std::size_t>(generator.between(100, 5000)), '\0');
    for (char& c : payload) c = static_cast<char>(generator.between(-128, 127));
    return {static_cast<std::uint16_t>(n % 5), 1, std::move(payload)};
}

int complain(const Faults& faults) {
    std::string all;
    for (const Fault& f : faults) {
        all += f.code;
        for (const std::string& arg : f.args) all += " '" + arg + "'";
        all += '\n';
    }
    std::fputs(all.c_str(), stderr);
    return 1;
}

Result<files::GameFile> begun_or_opened(const std::string& path) {
    Result<files::OpenedGame> opened = files::GameFile::open(path, {"crash", "1", "none"});
    if (opened) {
        files::OpenedGame game = std::move(opened).value();
        if (!game.game.notices.empty()) return game.game.notices;  // nobody has damaged it
        return std::move(game.file);
    }
    if (opened.faults().front().code != "file.missing") return opened.faults();
    return files::GameFile::create(path, header());
}

int write(const std::string& path, std::size_t at_a_time) {
    Result<files::GameFile> file = begun_or_opened(path);
    if (!file) return complain(file.faults());
    files::GameFile game = std::move(file).value();
    std::printf("open %zu\n", game.count());
    std::fflush(stdout);
    for (const std::size_t last = game.count() + at_a_time; game.count() < last;) {
        const std::size_t n = game.count() + 1;
        std::vector<files::GameRow> rows{event(n)};
        while (rows.size() < n % 4) rows.push_back(event(n + rows.size()));  // a decision and what it caused
        const Result<std::size_t> count = game.append(rows);
        if (!count) return complain(count.faults());
        std::printf("%zu\n", *count);
        std::fflush(stdout);
    }
    return 0;
}

int check(const std::string& path) {
    const Result<files::ReadGame> read = files::read_game(path);
    if (!read) return complain(read.faults());
    if (!read->notices.empty()) return complain(read->notices);
    if (!(read->header == header())) return complain({{path, 0, "", "another header", {}}});
    for (std::size_t i = 0; i < read->rows.size(); ++i)
        if (!(read->rows[i] == event(i + 1)))
            return complain({{path, 0, "", "another event", {std::to_string(i + 1)}}});
    std::printf("%zu\n", read->rows.size());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> args(argv + 1, argv + argc);
    try {
        if (args.size() == 3 && args[0] == "write") {
            const std::string path(args[1]);
            const auto at_a_time = static_cast<std::size_t>(std::atoi(argv[3]));
            int status = 0;
            while (at_a_time > 0 && status == 0) status = write(path, at_a_time);
            return status;
        }
        if (args.size() == 2 && args[0] == "check") return check(std::string(args[1]));
    } catch (const std::exception& e) {
        std::fprintf(stderr, "bacler-crash-writer: %s\n", e.what());
        return 3;
    }
    std::fputs("usage: bacler-crash-writer write FILE N | check FILE\n", stderr);
    return 2;
}
