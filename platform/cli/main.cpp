#include "app/text/catalogue.hpp"
#include "app/verbs.hpp"
#include "base/check.hpp"

#include <CLI/CLI.hpp>

#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>

namespace {

using namespace bacler;

struct Call {
    verbs::Manner manner;
    std::string lang, file, what, rule, a, b, script, into, keeping{"open"};
    std::vector<int> dice;
    std::vector<std::string> pieces;
    std::vector<std::string> order;
    std::vector<std::string> kinds;
    bool jsonl{false};
    bool rejudge{false};
};

/// While a secret is asked for, a terminal does not show what is typed.
class UnseenTyping {
public:
    UnseenTyping() : is_on_(tcgetattr(STDIN_FILENO, &before_) == 0) {
        if (!is_on_) return;
        termios unseen = before_;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &unseen);
    }
    ~UnseenTyping() {
        if (is_on_) tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
    }
    UnseenTyping(const UnseenTyping&) = delete;
    UnseenTyping& operator=(const UnseenTyping&) = delete;

private:
    termios before_{};
    bool is_on_{false};
};

/// The locale as the system states it, strongest first.
Lang system_lang() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return lang_of_locale(value);
    }
    return Lang::en;
}

/// The language is wanted before the call is understood: its own faults are sentences too.
Lang lang_of_call(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view arg = argv[i];
        const std::string_view value = arg == "--lang" && i + 1 < argc
                                           ? argv[i + 1]
                                           : (arg.substr(0, 7) == "--lang=" ? arg.substr(7) : "");
        if (const std::optional<Lang> lang = lang_named(value)) return *lang;
    }
    return system_lang();
}

std::string help(Lang lang, std::string_view key) {
    return std::string(phrase(lang, key));
}

CLI::App* verb(CLI::App& app, Lang lang, const std::string& name, std::string_view key) {
    CLI::App* sub = app.add_subcommand(name, help(lang, key));
    sub->fallthrough();
    return sub;
}

/// The two elements a verb takes after its scenario; returns the second, to be required or not.
CLI::Option* two_elements(CLI::App* sub, Call& call, Lang lang) {
    CLI::Option* a = sub->add_option("A", call.a, help(lang, "cli.help.two_elements"));
    CLI::Option* b = sub->add_option("B", call.b, help(lang, "cli.help.two_elements"));
    a->needs(b);
    return b;
}

void describe(CLI::App& app, Call& call, Lang lang) {
    app.add_flag("--json", call.manner.json, help(lang, "cli.help.json"));
    app.add_flag("--ruling", call.manner.ruling, help(lang, "cli.help.ruling"));
    app.add_option("--lang", call.lang, help(lang, "cli.help.lang"))->check(CLI::IsMember({"fr", "en"}));
    app.require_subcommand(1);
    verb(app, lang, "check", "cli.help.check")->add_option("FILE", call.file)->required();
    CLI::App* engagement = verb(app, lang, "engagement", "cli.help.engagement");
    engagement->add_option("SHEET", call.file)->required();
    two_elements(engagement, call, lang);
    engagement->add_option("--dice", call.dice, help(lang, "cli.help.dice"))->expected(2);
    engagement->add_flag("--jsonl", call.jsonl, help(lang, "cli.help.jsonl"));
    engagement->add_option("--rule", call.rule, help(lang, "cli.help.rule"));
    CLI::App* fire = verb(app, lang, "fire", "cli.help.fire");
    fire->add_option("SHEET", call.file)->required();
    fire->add_option("BATTERY... TARGET", call.pieces, help(lang, "cli.help.batteries"));
    fire->add_option("--dice", call.dice, help(lang, "cli.help.fire_dice"));
    verb(app, lang, "inspect", "cli.help.inspect")->add_option("SCENARIO", call.file)->required();
    CLI::App* may = verb(app, lang, "may", "cli.help.may");
    may->add_option("SCENARIO", call.file)->required();
    may->add_option("ORDER", call.order, help(lang, "cli.help.order"))->required();
    for (const auto& name : {std::pair{"measure", "cli.help.measure"}, std::pair{"odds", "cli.help.odds"}}) {
        CLI::App* sub = verb(app, lang, name.first, name.second);
        sub->add_option("SCENARIO", call.file)->required();
        two_elements(sub, call, lang)->required();
    }
    verb(app, lang, "cost", "cli.help.cost")->add_option("SCENARIO", call.file)->required();
    CLI::App* casebook = verb(app, lang, "casebook", "cli.help.casebook");
    casebook->add_option("FILE", call.file)->required();
    casebook->add_option("--kind", call.kinds, help(lang, "cli.help.kind"))->allow_extra_args(false);
    CLI::App* play = verb(app, lang, "play", "cli.help.play");
    play->add_option("SCENARIO", call.file)->required();
    play->add_option("--script", call.script, help(lang, "cli.help.script"))->required();
    play->add_option("-o", call.into, help(lang, "cli.help.into"));
    play->add_option("--orders", call.keeping, help(lang, "cli.help.orders"))
        ->check(CLI::IsMember({"open", "sealed", "chits"}));
    CLI::App* log = verb(app, lang, "log", "cli.help.log");
    log->add_option("GAME", call.file)->required();
    for (CLI::App* sub : {may, log}) sub->add_option("--as", call.manner.viewer, help(lang, "cli.help.as"));
    CLI::App* replay = verb(app, lang, "replay", "cli.help.replay");
    replay->add_option("GAME", call.file)->required();
    replay->add_flag("--rejudge", call.rejudge, help(lang, "cli.help.rejudge"));
    verb(app, lang, "schema", "cli.help.schema")->add_option("WHAT", call.what)->required();
}

/// The first word of the call that is no option: its verb. Empty where there is none.
std::string verb_of_call(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view arg = argv[i];
        if (arg == "--lang")
            ++i;
        else if (arg.empty() || arg[0] != '-')
            return std::string(arg);
    }
    return {};
}

/// What is wrong with a call, in the reader's language; the parser's own words only where we have none.
std::string usage_fault(Lang lang, int argc, char** argv, const CLI::ParseError& e) {
    const std::string verb = verb_of_call(argc, argv);
    if (verb.empty()) return say(lang, "cli.usage.no_verb");
    const std::vector<std::string_view> known = verbs::known();
    if (std::find(known.begin(), known.end(), verb) == known.end()) return verbs::refusal(lang, verb);
    if (dynamic_cast<const CLI::RequiredError*>(&e) != nullptr) return say(lang, "cli.usage.missing", {verb});
    if (dynamic_cast<const CLI::ExtrasError*>(&e) != nullptr) {
        const std::string what = e.what();
        const std::size_t colon = what.find(": ");
        return say(lang, "cli.usage.extra",
                   {verb, colon == std::string::npos ? what : what.substr(colon + 2)});
    }
    return say(lang, "cli.usage", {e.what()});
}

/// An order may be given as one word or as several.
std::string in_one_line(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& w : words) line += (line.empty() ? "" : " ") + w;
    return line;
}

int answer(const CLI::App& app, const Call& call) {
    if (app.got_subcommand("check")) return verbs::check(call.manner, call.file);
    if (app.got_subcommand("inspect")) return verbs::inspect(call.manner, call.file);
    if (app.got_subcommand("may")) return verbs::may(call.manner, call.file, in_one_line(call.order));
    if (app.got_subcommand("play"))
        return verbs::play(call.manner, call.file, call.script, call.into, call.keeping);
    if (app.got_subcommand("log")) return verbs::log(call.manner, call.file);
    if (app.got_subcommand("replay")) return verbs::replay(call.manner, call.file, call.rejudge);
    if (app.got_subcommand("measure")) return verbs::measure(call.manner, call.file, call.a, call.b);
    if (app.got_subcommand("odds"))
        return verbs::engagement_on_table(call.manner, call.file, call.a, call.b, {});
    if (!call.b.empty()) return verbs::engagement_on_table(call.manner, call.file, call.a, call.b, call.dice);
    if (app.got_subcommand("fire")) {
        if (call.pieces.empty()) return verbs::fire(call.manner, call.file);
        const std::vector<std::string> batteries(call.pieces.begin(), call.pieces.end() - 1);
        if (batteries.empty()) throw CLI::RequiredError("TARGET");
        return verbs::fire_on_table(call.manner, call.file, batteries, call.pieces.back(), call.dice);
    }
    if (app.got_subcommand("cost")) return verbs::cost(call.manner, call.file);
    if (app.got_subcommand("casebook")) return verbs::casebook(call.manner, call.file, call.kinds);
    if (app.got_subcommand("schema")) return verbs::schema(call.manner, call.what);
    if (call.jsonl) return verbs::engagement_lines(call.manner, call.file);
    return verbs::engagement(call.manner, call.file,
                             call.rule.empty() ? std::nullopt : std::optional(call.rule));
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const Lang lang = lang_of_call(argc, argv);
    Call call;
    call.manner = {lang, false, false, &std::cin, &std::cout, &std::cerr, {}};
    CLI::App app{help(lang, "cli.help.program"), "bacler-cli"};
    try {
        describe(app, call, lang);
        app.parse(argc, argv);
        std::optional<UnseenTyping> unseen;
        if (!call.manner.viewer.empty()) unseen.emplace();
        return answer(app, call);
    } catch (const CLI::CallForHelp&) {
        std::cout << app.help();
        return verbs::answered;
    } catch (const CLI::ParseError& e) {
        std::cerr << usage_fault(lang, argc, argv, e) << "\n";
        return verbs::wrong_use;
    } catch (const std::exception& e) {
        std::cerr << say(lang, "cli.internal", {e.what()}) << "\n";
        return verbs::internal;
    }
}
