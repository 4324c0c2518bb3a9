#pragma once
#include "app/text/catalogue.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bacler::verbs {

/// Exit statuses (formats): an answer, of whatever kind; wrong input, a failed case; wrong use; a broken promise.
enum Status : int { answered = 0, wrong_input = 1, wrong_use = 2, internal = 3 };

/// What holds for every verb.
struct Manner {
    Lang lang{Lang::en};
    bool json{false};
    bool ruling{false};
    std::istream* in{
        nullptr};  ///< read only by `engagement --jsonl -`, and for the secret of whoever looks at a game
    std::ostream* out{nullptr};
    std::ostream* err{nullptr};
    std::string
        viewer{};  ///< who looks at a game (`log`, `may`): a side's id, or "umpire"; empty: whoever was not asked
};

/// The verbs as a terminal or a script calls them (formats, "Verbs"). Each writes its answer to `out`; faults go to `err` as
/// sentences, or with `json` to `out` as JSON. Each returns its exit status. Requires: out and err.
int check(const Manner& manner, const std::string& file);
int engagement(const Manner& manner, const std::string& file, const std::optional<std::string>& rule);
/// An engagement of two elements of a scenario as its table stands; without dice, its exact odds.
int engagement_on_table(const Manner& manner, const std::string& file, const std::string& a,
                        const std::string& b, const std::vector<int>& dice);
int inspect(const Manner& manner, const std::string& file);
/// May an order be carried out on a scenario's table as it stands, or in a game where it stands?
int may(const Manner& manner, const std::string& file, const std::string& order);
int measure(const Manner& manner, const std::string& file, const std::string& a, const std::string& b);
int engagement_lines(const Manner& manner, const std::string& file);  ///< --jsonl: one JSON sheet a line
int fire(const Manner& manner, const std::string& file);
int fire_on_table(const Manner& manner, const std::string& file, const std::vector<std::string>& batteries,
                  const std::string& target, const std::vector<int>& dice);
int cost(const Manner& manner, const std::string& file);
int casebook(const Manner& manner, const std::string& file, const std::vector<std::string>& kinds);
int schema(const Manner& manner, const std::string& what);

/// Plays the orders and dice of a script from a scenario; the first that is refused ends it, and nothing is written. The game goes
/// into a new file where one is named. Orders are kept `open`, `sealed` or as `chits` on the table.
int play(const Manner& manner, const std::string& file, const std::string& script, const std::string& into,
         const std::string& orders = "open");
/// As its viewer sees it; where orders are sealed he gives his secret on `in`. Not asked who he is, he sees an open game whole and of
/// another what is public.
int log(const Manner& manner, const std::string& file);
/// Plays a game's events again; wrong_input where a state is not the recorded one or, re-judged, a ruling.
int replay(const Manner& manner, const std::string& file, bool rejudge);
int may_in_game(const Manner& manner, const std::string& file, const std::string& order);

/// Every verb that is built, by name.
std::vector<std::string_view> known();

/// The sentence for a word that is no verb, with the nearest one.
std::string refusal(Lang lang, const std::string& word);

}  // namespace bacler::verbs
