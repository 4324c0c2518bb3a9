#pragma once
#include "base/result.hpp"
#include "files/nearest.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A line of orders being read: seen by order_*.cpp only.
namespace bacler::files {

/// A verb and how an order that begins with it is written.
struct VerbForm {
    std::string_view verb, usage;
};

/// Reads a line piece by piece. A piece that is missing or wrong leaves a fault and a value to go on with, so that the faults after
/// it are told too; what is missing after a missing piece is not told again.
class OrderReader {
public:
    struct Read {
        std::string text;
        int column{0};
        bool is_quoted{false};
    };

    OrderReader(std::string_view line, const OrderPlace& where) : line_(line), where_(where) {}

    /// Faults of the line as a whole: too long, not UTF-8, control characters, nothing written. True where it may be read.
    bool is_line();
    /// The verb, one of the forms; none with a fault.
    const VerbForm* verb(const std::vector<VerbForm>& forms);

    std::string id(std::string_view piece);
    /// The next word as it was read; none with a fault where there is none, or an empty one.
    std::optional<Read> value(std::string_view piece);
    int whole(std::string_view piece, int low, int high);
    double number(std::string_view piece, double low, double high);
    /// A whole number of up to 64 bits; none with a fault.
    std::optional<std::uint64_t> number_of_64_bits(std::string_view piece);
    /// Numbers parted by commas, from so many to so many: x, y, a heading; `absent` for those left out.
    std::vector<double> numbers(std::string_view piece, std::size_t fewest, std::size_t most, double absent);
    /// All that is left, blanks at its ends apart.
    std::string rest(std::string_view piece);

    template <class E, std::size_t N>
    E word(std::string_view piece, const std::array<plaquette::Word<E>, N>& words) {
        const std::optional<Read> read = next();
        if (!read) {
            missing(piece);
            return words.front().is;
        }
        const std::optional<E> meant = plaquette::meaning_of(words, read->text);
        if (meant) return *meant;
        std::vector<std::string_view> known;
        for (const plaquette::Word<E>& w : words) known.push_back(w.word);
        no_such_word(*read, known);
        return words.front().is;
    }

    /// Is the next word this one of the order's own? Then it is taken.
    bool takes(std::string_view word);
    /// The word after the next one, unread; empty where there is none.
    std::string_view second_ahead() const;
    bool is_at_end() const;
    /// A fault for what is left.
    void end();

    /// How what is read is written, for the faults of what is missing or too much.
    void reads(const VerbForm& form) { form_ = &form; }
    /// Takes in the faults of a text within the line that begins so many columns on.
    void add(Faults faults, int columns);
    void fault(int column, std::string_view code, std::vector<std::string> args = {});
    void unknown(const Read& read, std::string_view code, const std::vector<std::string_view>& known);
    void missing(std::string_view piece);
    /// Where the next word begins.
    int column_ahead();

    const OrderPlace& where() const { return where_; }
    bool is_clean() const { return faults_.empty(); }
    Faults faults() && { return std::move(faults_); }

private:
    std::optional<Read> next();
    std::optional<Read> quoted();
    void no_such_word(const Read& read, const std::vector<std::string_view>& known);
    double number_from(const Read& read, std::string_view piece, double low, double high);
    void skip_blanks();
    int column_at(std::size_t byte) const;

    std::string_view line_;
    const OrderPlace& where_;
    const VerbForm* form_{nullptr};
    std::size_t at_{0};
    bool is_short_{false};
    Faults faults_;
};

}  // namespace bacler::files
