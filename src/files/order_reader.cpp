#include "files/order_reader.hpp"

#include "files/node.hpp"
#include "files/report.hpp"

#include <charconv>
#include <cmath>

namespace bacler::files {

namespace {

constexpr std::size_t longest_line = 4096;

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool is_control(char c) {
    return (static_cast<unsigned char>(c) < 0x20U && c != '\t') || c == 0x7F;
}

/// A number as people write it: a sign, digits, a point. So few digits that the result is the nearest double.
std::optional<double> number_in(std::string_view text) {
    constexpr int most_digits = 15;
    const bool negative = !text.empty() && text[0] == '-';
    if (!text.empty() && (text[0] == '-' || text[0] == '+')) text.remove_prefix(1);
    double mantissa = 0, scale = 1;
    int digits = 0;
    bool has_point = false;
    for (const char c : text) {
        if (c == '.' && !has_point) {
            has_point = true;
            continue;
        }
        if (c < '0' || c > '9' || ++digits > most_digits) return std::nullopt;
        mantissa = mantissa * 10 + (c - '0');
        if (has_point) scale *= 10;
    }
    if (digits == 0) return std::nullopt;
    return (negative ? -mantissa : mantissa) / scale;
}

}  // namespace

bool OrderReader::is_line() {
    while (!line_.empty() && is_blank(line_.back())) line_.remove_suffix(1);
    if (line_.size() > longest_line)
        fault(0, "order.too_long", {std::to_string(longest_line)});
    else if (const std::size_t bad = first_byte_not_utf8(line_); bad != std::string_view::npos)
        fault(0, "order.not_utf8", {std::to_string(bad)});
    if (!is_clean()) return false;
    for (std::size_t i = 0; i < line_.size(); ++i)
        if (is_control(line_[i])) fault(column_at(i), "order.control");
    if (line_.find_first_not_of(" \t\r\n") == std::string_view::npos) fault(0, "order.empty");
    return is_clean();
}

const VerbForm* OrderReader::verb(const std::vector<VerbForm>& forms) {
    const std::optional<Read> read = next();
    if (!read) return nullptr;
    std::vector<std::string_view> known;
    for (const VerbForm& f : forms) {
        if (f.verb == read->text && !read->is_quoted) return form_ = &f;
        known.push_back(f.verb);
    }
    unknown(*read, "order.verb", known);
    return nullptr;
}

std::string OrderReader::id(std::string_view piece) {
    const std::optional<Read> read = next();
    if (!read) missing(piece);
    if (read && read->text.empty()) fault(read->column, "order.no_name", {std::string(piece)});
    return read ? read->text : std::string();
}

std::optional<OrderReader::Read> OrderReader::value(std::string_view piece) {
    std::optional<Read> read = next();
    if (!read) missing(piece);
    if (!read || !read->text.empty()) return read;
    fault(read->column, "order.no_name", {std::string(piece)});
    return std::nullopt;
}

std::optional<std::uint64_t> OrderReader::number_of_64_bits(std::string_view piece) {
    const std::optional<Read> read = value(piece);
    if (!read) return std::nullopt;
    std::uint64_t out = 0;
    const char* end = read->text.data() + read->text.size();
    const auto result = std::from_chars(read->text.data(), end, out);
    if (result.ec == std::errc() && result.ptr == end) return out;
    fault(read->column, "order.seed_form", {read->text});
    return std::nullopt;
}

void OrderReader::add(Faults faults, int columns) {
    for (Fault& f : faults) {
        if (f.column > 0) f.column += columns;
        faults_.push_back(std::move(f));
    }
}

double OrderReader::number_from(const Read& read, std::string_view piece, double low, double high) {
    const std::optional<double> n = number_in(read.text);
    if (!n)
        fault(read.column, "order.number", {std::string(piece), read.text});
    else if (*n < low || *n > high)
        fault(read.column, "order.range", {std::string(piece), read.text, shown(low), shown(high)});
    else
        return *n;
    return low;
}

double OrderReader::number(std::string_view piece, double low, double high) {
    const std::optional<Read> read = next();
    if (!read) missing(piece);
    return read ? number_from(*read, piece, low, high) : low;
}

int OrderReader::whole(std::string_view piece, int low, int high) {
    const std::optional<Read> read = next();
    if (!read) {
        missing(piece);
        return low;
    }
    const bool has_point = read->text.find('.') != std::string::npos;
    if (has_point && number_in(read->text)) {
        fault(read->column, "order.whole", {std::string(piece), read->text});
        return low;
    }
    return static_cast<int>(std::lround(number_from(*read, piece, low, high)));
}

std::vector<double> OrderReader::numbers(std::string_view piece, std::size_t fewest, std::size_t most,
                                         double absent) {
    constexpr double farthest = 100000, round = 360;
    const int begin = column_ahead();
    std::vector<double> out;
    bool goes_on = !is_at_end();
    while (goes_on) {
        skip_blanks();
        const std::size_t from = at_;
        while (at_ < line_.size() && !is_blank(line_[at_]) && line_[at_] != ',') ++at_;
        const Read read{std::string(line_.substr(from, at_ - from)), column_at(from), false};
        const bool is_heading = out.size() == 2;
        out.push_back(is_heading ? number_from(read, piece, 0, round)
                                 : number_from(read, piece, -farthest, farthest));
        const std::size_t end = at_;
        skip_blanks();
        goes_on = at_ < line_.size() && line_[at_] == ',';
        if (goes_on)
            ++at_;
        else
            at_ = end;
    }
    if (out.empty())
        missing(piece);
    else if (out.size() < fewest || out.size() > most)
        fault(begin, "order.numbers", {std::string(piece), std::to_string(out.size())});
    out.resize(most, absent);
    return out;
}

std::string OrderReader::rest(std::string_view piece) {
    skip_blanks();
    if (is_at_end()) missing(piece);
    std::string out(line_.substr(at_));
    at_ = line_.size();
    return out;
}

bool OrderReader::takes(std::string_view word) {
    const std::size_t before = at_;
    const std::optional<Read> read = is_at_end() ? std::nullopt : next();
    if (read && read->text == word && !read->is_quoted) return true;
    at_ = before;
    return false;
}

std::string_view OrderReader::second_ahead() const {
    std::size_t from = at_;
    const auto blanks = [&] {
        while (from < line_.size() && is_blank(line_[from])) ++from;
    };
    const auto word = [&] {
        const std::size_t begin = from;
        while (from < line_.size() && !is_blank(line_[from])) ++from;
        return line_.substr(begin, from - begin);
    };
    blanks();
    word();
    blanks();
    return word();
}

bool OrderReader::is_at_end() const {
    return line_.find_first_not_of(" \t\r\n", at_) == std::string_view::npos;
}

void OrderReader::end() {
    if (is_at_end() || is_short_ || !form_) return;
    const int column = column_ahead();
    fault(column, "order.trailing", {std::string(line_.substr(at_)), std::string(form_->usage)});
}

void OrderReader::fault(int column, std::string_view code, std::vector<std::string> args) {
    faults_.push_back({where_.file, where_.line, "", std::string(code), std::move(args), column});
}

void OrderReader::unknown(const Read& read, std::string_view code,
                          const std::vector<std::string_view>& known) {
    std::vector<std::string> args{read.text};
    const std::optional<std::string_view> near = nearest_word(read.text, known);
    if (near) args.emplace_back(*near);
    args.push_back(listed(known));
    fault(read.column, near ? std::string(code) + "_near" : std::string(code), std::move(args));
}

void OrderReader::no_such_word(const Read& read, const std::vector<std::string_view>& known) {
    unknown(read, "order.word", known);
}

void OrderReader::missing(std::string_view piece) {
    if (!is_short_ && form_)
        fault(column_ahead(), "order.missing",
              {std::string(form_->verb), std::string(piece), std::string(form_->usage)});
    is_short_ = true;
}

int OrderReader::column_ahead() {
    skip_blanks();
    return column_at(at_);
}

std::optional<OrderReader::Read> OrderReader::next() {
    skip_blanks();
    if (at_ >= line_.size()) return std::nullopt;
    if (line_[at_] == '"') return quoted();
    const std::size_t from = at_;
    while (at_ < line_.size() && !is_blank(line_[at_])) ++at_;
    return Read{std::string(line_.substr(from, at_ - from)), column_at(from), false};
}

std::optional<OrderReader::Read> OrderReader::quoted() {
    Read read{{}, column_ahead(), true};
    for (++at_; at_ < line_.size() && line_[at_] != '"'; ++at_) {
        const bool escapes =
            line_[at_] == '\\' && at_ + 1 < line_.size() && (line_[at_ + 1] == '"' || line_[at_ + 1] == '\\');
        if (escapes) ++at_;
        read.text += line_[at_];
    }
    if (at_ >= line_.size())
        fault(read.column, "order.quote");
    else if (++at_ < line_.size() && !is_blank(line_[at_]))
        fault(column_at(at_), "order.after_quote");
    return read;
}

void OrderReader::skip_blanks() {
    while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
}

int OrderReader::column_at(std::size_t byte) const {
    int column = 1;
    for (std::size_t i = 0; i < byte && i < line_.size(); ++i)
        if ((static_cast<unsigned char>(line_[i]) & 0xC0U) != 0x80U) ++column;
    return column;
}

}  // namespace bacler::files
