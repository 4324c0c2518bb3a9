#pragma once
#include "base/random.hpp"
#include "files/game_rows.hpp"
#include "files/games.hpp"
#include "game/mend.hpp"
#include "game/replay.hpp"
#include "game/timeline.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// What holds of every rule system of the catalogue (design, "A rule system is a folder"), whatever is played:
///   asking twice gives the same ruling; the preview is what is committed; swapping the sides' names changes no verdict;
///   random legal play trips no CHECK, and nobody is ever stuck; undo and redo lead to equal hashes;
///   what is accepted fits where it was accepted, and a line mended by itself changes nothing;
///   saved, loaded and replayed, a game gives every state hash again; it stands the same at any point, however one comes there.
/// That every message key exists in both languages is held by tests/app/catalogue.cpp, that every section is reached by a test by
/// tools/rule-coverage.
namespace bacler::tests {

/// What a system brings for the suite: a specialisation beside its own tests.
///   Player          made from a seed; next(state, refused) is the order to try where the last so many in a row were refused
///   form            of its states, orders and events in files
///   any_start(seed) a state to begin from
///   is_over(state), rounds_begun(state)
///   with_names_swapped(state)   the same, each side under the other's name
///   unsoundness(state)          what is wrong with a state in itself; empty: nothing
///   text_of(order), told(state, ruling)   for people
template <class S>
struct Conforming;

template <class S>
concept HasConformance = game::RuleSystem<S> &&
    std::constructible_from<typename Conforming<S>::Player, std::uint64_t> &&
    requires(typename Conforming<S>::Player player, const typename S::State& state,
             const typename S::Order& order) {
    { player.next(state, 0) } -> std::same_as<typename S::Order>;
    { Conforming<S>::form } -> std::convertible_to<std::uint16_t>;
    { Conforming<S>::any_start(std::uint64_t{}) } -> std::same_as<typename S::State>;
    { Conforming<S>::is_over(state) } -> std::same_as<bool>;
    { Conforming<S>::rounds_begun(state) } -> std::same_as<int>;
    { Conforming<S>::with_names_swapped(state) } -> std::same_as<typename S::State>;
    { Conforming<S>::unsoundness(state) } -> std::same_as<std::string>;
    { Conforming<S>::text_of(order) } -> std::same_as<std::string>;
    { Conforming<S>::told(state, Ruling{}) } -> std::same_as<std::string>;
};

/// A law that does not hold, with the orders that led there.
struct Nonconformance : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What a game of the suite came to.
struct Conformed {
    int orders{0}, refused{0}, rounds{0};
    std::size_t lines{0};
    std::uint64_t hash{0};
};

/// One game by one seed, from its first order to its file and back.
template <HasConformance S>
class Conformance {
public:
    using Its = Conforming<S>;

    Conformance(typename S::State start, std::uint64_t seed)
        : player_(seed),
          choice_(seed + 1),
          timeline_(std::move(start)) {}

    /// Plays until so many rounds are over or the game is, and holds every law. Throws Nonconformance, or what the system threw, with
    /// the seed's last orders told.
    Conformed run(int rounds, int most_orders = 4000) {
        try {
            timeline_.settle();
            while (!Its::is_over(timeline_.state()) && Its::rounds_begun(timeline_.state()) <= rounds &&
                   out_.orders < most_orders)
                play_one();
            hold_mend();
            hold_files();
        } catch (const std::exception& e) {
            throw Nonconformance(std::string(e.what()) + "\n" + last_orders());
        }
        out_.rounds = Its::rounds_begun(timeline_.state());
        out_.lines = timeline_.line_count();
        out_.hash = S::hash_of(timeline_.state());
        return out_;
    }

    const game::Timeline<S>& timeline() const { return timeline_; }

private:
    static constexpr int most_refused = 60;
    static constexpr int scrubs = 20;

    static void hold(bool holds, const char* law) {
        if (!holds) throw Nonconformance(law);
    }

    static game::Consent agreed() { return {game::ConsentBy::both_sides, "agreed"}; }

    void play_one() {
        const typename S::Order order = player_.next(timeline_.state(), refused_in_a_row_);
        tried_ = Its::text_of(order);
        ++out_.orders;
        const game::Answer<S> preview = timeline_.ask(order);
        hold(!preview.ruling.findings.empty(), "a ruling says why");
        hold_names(order, preview);
        const typename S::State before = timeline_.state();
        const game::LineId line = timeline_.line_count() + 1;
        const game::Answer<S> done = timeline_.commit(order, game::Author::umpire);
        hold(done == preview, "asking twice gives the same ruling, and the preview is what is committed");
        if (!done.event) {
            ++out_.refused;
            tried_ += ": " + Its::told(timeline_.state(), preview.ruling);
            hold(++refused_in_a_row_ < most_refused, "nobody is ever stuck");
            return;
        }
        refused_in_a_row_ = 0;
        played_.push_back(tried_);
        hold(S::fitting(before, order, before).fit == game::Fit::fits,
             "what is accepted fits where it was accepted");
        hold(S::hash_of(S::advance(before, *preview.event)) == timeline_.line(line).hash_after,
             "the state committed is that of the preview");
        const std::string wrong = Its::unsoundness(timeline_.state());
        hold(wrong.empty(), wrong.c_str());
        if (choice_.between(0, 15) == 0) hold_undo(S::hash_of(before));
    }

    void hold_names(const typename S::Order& order, const game::Answer<S>& answer) const {
        const game::Answer<S> other = S::referee(Its::with_names_swapped(timeline_.state()), order);
        hold(other == answer, "swapping the sides' names changes no verdict");
    }

    void hold_undo(std::uint64_t before) {
        const std::uint64_t after = S::hash_of(timeline_.state());
        hold(timeline_.undo(agreed()), "what was done can be undone");
        hold(S::hash_of(timeline_.state()) == before, "undo leads to an equal hash");
        hold(timeline_.redo(), "what was undone can be done again");
        hold(S::hash_of(timeline_.state()) == after, "redo leads to an equal hash");
    }

    /// A decision of the last ones put right by itself: nothing is another thing for it.
    void hold_mend() {
        constexpr int last = 40;
        tried_ = "(mend)";
        std::vector<game::LineId> decisions;
        for (const game::LineId id : timeline_.path_to(timeline_.cursor()))
            if (timeline_.line(id).author != game::Author::program) decisions.push_back(id);
        if (decisions.empty()) return;
        const int count = static_cast<int>(decisions.size());
        const auto at = static_cast<std::size_t>(choice_.between(count > last ? count - last : 0, count - 1));
        const game::Line<S> line = timeline_.line(decisions[at]);
        const std::uint64_t end = S::hash_of(timeline_.state());
        const game::MendReport report = game::mend(
            timeline_, {decisions[at], game::Mending::instead, {{line.order, line.author}}, {}, agreed()});
        hold(report.is_done && report.first_unfit == 0 && report.dropped.empty() && report.changed.empty(),
             "a line mended by itself changes nothing");
        hold(S::hash_of(timeline_.state()) == end, "a line mended by itself leads to an equal hash");
    }

    /// Saves the game, reads it, and holds the one against the other.
    void hold_files() {
        tried_ = "(file)";
        const Folder folder;
        files::GameHeader header = a_header();
        header.start_version = Its::form;
        header.start = files::pack(timeline_.start());
        const std::string path = folder / "game.bacler";
        hold(files::write_game(path, header, files::rows_of(timeline_, 0, Its::form)).is_good(),
             "a game is saved");
        const Result<files::ReadGame> read = files::read_game(path);
        hold(read.is_good(), "a game is loaded");
        Result<game::Timeline<S>> again = files::timeline_of<S>(read->header, read->rows, Its::form, path);
        hold(again.is_good(), "a game's rows are a game");
        hold(*again == timeline_, "a loaded game is the game that was saved");
        hold(!game::first_difference(*again), "replay gives every state hash again");
        hold(game::rejudge(*again).empty(),
             "the same orders are ruled alike again, the program's own among them");
        hold_scrubbing(std::move(again).value());
    }

    /// The state at each of some lines, gone to in any order, against the replay of all lines.
    void hold_scrubbing(game::Timeline<S> loaded) {
        const int lines = static_cast<int>(loaded.line_count());
        for (int i = 0; i < scrubs; ++i) {
            const auto to = static_cast<game::LineId>(choice_.between(0, lines));
            loaded.jump(to, agreed());
            const std::uint64_t linear =
                loaded.cursor() == 0 ? S::hash_of(loaded.start()) : loaded.line(loaded.cursor()).hash_after;
            hold(S::hash_of(loaded.state()) == linear, "scrubbing to a point equals linear replay");
            const std::uint64_t there = to == 0 ? S::hash_of(loaded.start()) : loaded.line(to).hash_after;
            hold(S::hash_of(loaded.state_at(to)) == there, "any line's state equals linear replay");
        }
    }

    std::string last_orders() const {
        constexpr std::size_t most = 30;
        std::string out = "  tried: " + tried_ + "\n  after " + std::to_string(played_.size()) +
                          " orders, the last of them:\n";
        for (std::size_t i = played_.size() < most ? 0 : played_.size() - most; i < played_.size(); ++i)
            out += "    " + played_[i] + "\n";
        return out;
    }

    typename Its::Player player_;
    Generator choice_;
    game::Timeline<S> timeline_;
    Conformed out_;
    int refused_in_a_row_{0};
    std::string tried_{"(start)"};
    std::vector<std::string> played_;
};

}  // namespace bacler::tests
