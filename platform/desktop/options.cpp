#include "platform/desktop/options.hpp"

#include <charconv>
#include <string_view>
#include <system_error>

namespace bacler::desktop {

namespace {

constexpr int least_points = 320, most_points = 8192;
constexpr int least_dots = 60, most_dots = 800;
constexpr int most_kept_free = 200;

std::optional<int> whole_number(std::string_view text) {
    int n = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), n);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || text.empty()) return std::nullopt;
    return n;
}

Refusal takes(const std::string& option, std::string_view what, Lang lang) {
    return {"ui.usage.value", {option, std::string(phrase(lang, what))}};
}

/// The words of a command line, taken one by one.
class Words {
public:
    explicit Words(const std::vector<std::string>& words) : words_(words) {}

    bool are_left(std::size_t count = 1) const { return at_ + count <= words_.size(); }
    const std::string& take() { return words_[at_++]; }

private:
    const std::vector<std::string>& words_;
    std::size_t at_{0};
};

class Reader {
public:
    Reader(const std::vector<std::string>& words, Lang lang) : words_(words), lang_(lang) {
        read_.options.lang = lang;
    }

    ReadOptions read() {
        while (words_.are_left() && !read_.refusal) read_.refusal = read_one(words_.take());
        if (!read_.refusal) read_.refusal = missing_engagement();
        return read_;
    }

private:
    std::optional<Refusal> read_one(const std::string& word) {
        Options& o = read_.options;
        if (word == "--help") {
            o.asks_usage = true;
            return std::nullopt;
        }
        if (word == "--gallery") {
            o.shows_gallery = true;
            return std::nullopt;
        }
        if (word == "--screenshot") return read_file(word, o.screenshot);
        if (word == "--replay") return read_file(word, o.replay);
        if (word == "--games") return read_file(word, o.games);
        if (word == "--scenarios") return read_file(word, o.scenarios);
        if (word == "--size") return read_size(word);
        if (word == "--dpi") return read_dots(word);
        if (word == "--scheme") return read_scheme(word);
        if (word == "--text-size") return read_text_size(word);
        if (word == "--safe-area") return read_safe_area(word);
        if (word == "--engage") return read_elements(word);
        if (word == "--dice") return read_dice(word);
        if (word == "--lang") return read_lang(word);
        if (word == "--set") return read_setting(word);
        if (word.substr(0, 1) == "-") return Refusal{"ui.usage.unknown", {word}};
        if (!o.scenario.empty()) return Refusal{"ui.usage.one_scenario", {word}};
        o.scenario = word;
        return std::nullopt;
    }

    std::optional<Refusal> read_file(const std::string& word, std::string& into) {
        if (!words_.are_left()) return takes(word, "ui.takes.file", lang_);
        into = words_.take();
        if (into.empty()) return takes(word, "ui.takes.file", lang_);
        return std::nullopt;
    }

    std::optional<Refusal> read_size(const std::string& word) {
        const Refusal refusal = takes(word, "ui.takes.size", lang_);
        if (!words_.are_left()) return refusal;
        const std::string size = words_.take();
        const std::size_t cross = size.find('x');
        if (cross == std::string::npos) return refusal;
        const std::optional<int> width = whole_number(std::string_view(size).substr(0, cross));
        const std::optional<int> height = whole_number(std::string_view(size).substr(cross + 1));
        for (const std::optional<int>& n : {width, height})
            if (!n || *n < least_points || *n > most_points) return refusal;
        read_.options.width = *width;
        read_.options.height = *height;
        return std::nullopt;
    }

    std::optional<Refusal> read_dots(const std::string& word) {
        const std::optional<int> dots = words_.are_left() ? whole_number(words_.take()) : std::nullopt;
        if (!dots || *dots < least_dots || *dots > most_dots) return takes(word, "ui.takes.dots", lang_);
        read_.options.dots_per_inch = *dots;
        return std::nullopt;
    }

    std::optional<Refusal> read_scheme(const std::string& word) {
        const std::string name = words_.are_left() ? words_.take() : std::string();
        for (const Scheme scheme : schemes)
            if (name == name_of(scheme)) {
                read_.options.scheme = scheme;
                return std::nullopt;
            }
        return takes(word, "ui.takes.scheme", lang_);
    }

    std::optional<Refusal> read_text_size(const std::string& word) {
        const std::optional<int> size = words_.are_left() ? whole_number(words_.take()) : std::nullopt;
        if (!size || *size < least_text_size || *size > greatest_text_size)
            return takes(word, "ui.takes.text_size", lang_);
        read_.options.text_size = *size;
        return std::nullopt;
    }

    std::optional<Refusal> read_safe_area(const std::string& word) {
        const Refusal refusal = takes(word, "ui.takes.safe_area", lang_);
        if (!words_.are_left(4)) return refusal;
        for (int& points : read_.options.safe_area) {
            const std::optional<int> n = whole_number(words_.take());
            if (!n || *n < 0 || *n > most_kept_free) return refusal;
            points = *n;
        }
        return std::nullopt;
    }

    std::optional<Refusal> read_elements(const std::string& word) {
        if (!words_.are_left(2)) return takes(word, "ui.takes.elements", lang_);
        const std::string first = words_.take();
        read_.options.engage = {first, words_.take()};
        return std::nullopt;
    }

    std::optional<Refusal> read_dice(const std::string& word) {
        if (!words_.are_left(2)) return takes(word, "ui.takes.dice", lang_);
        const std::optional<int> first = whole_number(words_.take()), second = whole_number(words_.take());
        for (const std::optional<int>& n : {first, second})
            if (!n || *n < 1 || *n > 10) return takes(word, "ui.takes.dice", lang_);
        read_.options.dice = {*first, *second};
        return std::nullopt;
    }

    std::optional<Refusal> read_lang(const std::string& word) {
        const std::optional<Lang> lang = words_.are_left() ? lang_named(words_.take()) : std::nullopt;
        if (!lang) return takes(word, "ui.takes.lang", lang_);
        read_.options.lang = *lang;
        read_.options.has_lang = true;
        return std::nullopt;
    }

    std::optional<Refusal> read_setting(const std::string& word) {
        const Refusal refusal = takes(word, "ui.takes.setting", lang_);
        if (!words_.are_left()) return refusal;
        const std::string setting = words_.take();
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos) return refusal;
        const std::size_t dot = setting.rfind('.', equals);
        if (dot == std::string::npos || dot == 0) return refusal;
        read_.options.settings.push_back(
            {setting.substr(0, dot), setting.substr(dot + 1, equals - dot - 1), setting.substr(equals + 1)});
        return std::nullopt;
    }

    std::optional<Refusal> missing_engagement() const {
        const Options& o = read_.options;
        if (o.engage) return std::nullopt;
        if (o.dice) return Refusal{"ui.usage.dice_without_engagement", {"--dice"}};
        if (!o.settings.empty()) return Refusal{"ui.usage.dice_without_engagement", {"--set"}};
        return std::nullopt;
    }

    Words words_;
    Lang lang_;
    ReadOptions read_;
};

}  // namespace

ReadOptions read_options(const std::vector<std::string>& words, Lang lang) {
    return Reader(words, lang).read();
}

std::string sentence_of(Lang lang, const Refusal& refusal) {
    std::array<std::string_view, 4> args{};
    for (std::size_t i = 0; i < args.size() && i < refusal.args.size(); ++i) args[i] = refusal.args[i];
    return say(lang, refusal.key, {args[0], args[1], args[2], args[3]});
}

}  // namespace bacler::desktop
