#include "app/game/shelf.hpp"

#include "app/game/telling.hpp"
#include "files/game_form.hpp"
#include "files/game_rows.hpp"
#include "systems/plaquette/play/battle_fields.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <utility>

namespace bacler {

namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".bacler";
constexpr std::size_t longest_name = 60;

std::string text_of_time(std::time_t when) {
    std::tm parts{};
    localtime_r(&when, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return text.data();
}

using Moment = fs::file_time_type;

/// The later of the times a file and its write-ahead log were written; the earliest there is where it cannot be told.
Moment last_written(const std::string& path) {
    Moment last = Moment::min();
    for (const std::string& name : {path, path + "-wal"}) {
        std::error_code error;
        const Moment when = fs::last_write_time(name, error);
        if (!error) last = std::max(last, when);
    }
    return last;
}

/// On the clock of this machine: the clock of files need not begin when that one does.
std::time_t on_the_clock(Moment moment) {
    using std::chrono::system_clock;
    const auto ago = std::chrono::duration_cast<std::chrono::seconds>(Moment::clock::now() - moment);
    return system_clock::to_time_t(system_clock::now() - ago);
}

Result<BattleTimeline> timeline_in(const std::string& path, std::string* created = nullptr) {
    Result<files::ReadGame> read = files::read_game(path);
    if (!read) return read.faults();
    if (Faults faults = files::fault_of_meaning(path, read->header, plaquette_meaning()); !faults.empty())
        return faults;
    if (created != nullptr) *created = read->header.created;
    return files::timeline_of<plaquette::PlaquetteGame>(read->header, read->rows, plaquette_form, path);
}

bool is_unbegun(const BattleTimeline& timeline) {
    for (game::LineId id = 1; id <= timeline.line_count(); ++id)
        if (timeline.line(id).author != game::Author::program) return false;
    return true;
}

}  // namespace

std::string plain_name(const std::string& title) {
    constexpr std::array<std::pair<const char*, char>, 16> plain{{{"à", 'a'},
                                                                  {"â", 'a'},
                                                                  {"ä", 'a'},
                                                                  {"ç", 'c'},
                                                                  {"é", 'e'},
                                                                  {"è", 'e'},
                                                                  {"ê", 'e'},
                                                                  {"ë", 'e'},
                                                                  {"î", 'i'},
                                                                  {"ï", 'i'},
                                                                  {"ô", 'o'},
                                                                  {"ö", 'o'},
                                                                  {"ù", 'u'},
                                                                  {"û", 'u'},
                                                                  {"ü", 'u'},
                                                                  {"É", 'e'}}};
    std::string out;
    for (std::size_t i = 0; i < title.size() && out.size() < longest_name; ++i) {
        char letter = title[i];
        for (const auto& [marked, without] : plain)
            if (title.compare(i, 2, marked) == 0) letter = without;
        if (letter != title[i]) ++i;
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (is_plain)
            out += letter;
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    while (!out.empty() && out.back() == '-') out.pop_back();
    return out.empty() ? "bacler" : out;
}

std::vector<ShelvedGame> games_in(const std::string& folder) {
    std::vector<std::pair<Moment, ShelvedGame>> found;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const fs::path& path = at->path();
        std::error_code ignored;
        if (path.extension() != ending || !fs::is_regular_file(path, ignored)) continue;
        ShelvedGame game;
        game.path = path.string();
        const Moment when = last_written(game.path);
        game.played = text_of_time(on_the_clock(when));
        game.is_unfinished = fs::exists(game.path + "-wal", ignored);
        found.emplace_back(when, std::move(game));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second.path > b.second.path;
    });
    std::vector<ShelvedGame> out;
    for (auto& [when, game] : found) out.push_back(std::move(game));
    return out;
}

void look_into(ShelvedGame& game) {
    game.is_looked_into = true;
    const Result<BattleTimeline> timeline = timeline_in(game.path, &game.created);
    if (!timeline) {
        game.faults = timeline.faults();
        return;
    }
    const plaquette::Battle& battle = timeline->state();
    game.title = battle.scenario.title;
    game.sequence = battle.sequence;
    game.hour = hour_of(battle);
}

bool is_named_as_game(const std::string& path) {
    return fs::path(path).extension() == ending || files::is_game(path);
}

std::string path_for_game(const std::string& folder, const std::string& title, const std::string& now) {
    const std::string stem = plain_name(title) + "-" + now.substr(0, now.find(' '));
    for (int n = 1;; ++n) {
        const std::string name = stem + (n == 1 ? std::string() : "-" + std::to_string(n)) + ending;
        const std::string path = (fs::path(folder) / name).string();
        std::error_code ignored;
        if (!fs::exists(path, ignored)) return path;
    }
}

Faults make_folder(const std::string& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error && !fs::is_directory(folder)) return files::fault_of_system(folder, error.value());
    return {};
}

void remove_unbegun(const std::string& path) {
    const Result<BattleTimeline> timeline = timeline_in(path);
    if (!timeline || !is_unbegun(*timeline)) return;
    std::error_code ignored;
    fs::remove(path, ignored);
}

bool is_unbegun(const PlayedGame& game) {
    return is_unbegun(game.timeline());
}

std::string time_of_file(const std::string& path) {
    return text_of_time(on_the_clock(last_written(path)));
}

std::string time_now() {
    return text_of_time(std::time(nullptr));
}

}  // namespace bacler
