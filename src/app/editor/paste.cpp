#include "app/editor/paste.hpp"

#include "app/editor/naming.hpp"
#include "app/game/shelf.hpp"
#include "app/text/catalogue.hpp"
#include "files/node.hpp"
#include "files/shapes.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace bacler::editor {

namespace {

enum class Column : std::uint8_t { name, men, guns, troop_class, calibre, arm, weight, bases, other };
constexpr std::array<std::pair<Column, const char*>, 8> titles{{{Column::name, "name"},
                                                                {Column::men, "men"},
                                                                {Column::guns, "guns"},
                                                                {Column::troop_class, "class"},
                                                                {Column::calibre, "calibre"},
                                                                {Column::arm, "arm"},
                                                                {Column::weight, "weight"},
                                                                {Column::bases, "bases"}}};
constexpr std::size_t most_rows = 64;

/// A cell with what stands around it gone: spaces, and the quotes of a spreadsheet.
std::string trimmed(std::string_view text) {
    const auto is_white = [](char c) { return c == ' ' || c == '\r' || c == '\t'; };
    while (!text.empty() && is_white(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_white(text.back())) text.remove_suffix(1);
    if (text.size() > 1 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
    return std::string(text);
}

std::vector<std::string> parted(std::string_view text, char by) {
    std::vector<std::string> out;
    for (;;) {
        const std::size_t end = text.find(by);
        out.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return out;
        text.remove_prefix(end + 1);
    }
}

/// Is a cell one of the words of a key, in either language?
bool is_word(const std::string& cell, const std::string& key) {
    if (cell.empty()) return false;
    const std::string plain = plain_name(cell);
    for (const Lang lang : {Lang::fr, Lang::en})
        for (const std::string& word : parted(phrase(lang, key), '|'))
            if (plain_name(word) == plain) return true;
    return false;
}

struct Line {
    int number{0};
    std::vector<std::string> cells;
};

std::vector<Line> lines_of(std::string_view text) {
    if (text.substr(0, files::byte_order_mark.size()) == files::byte_order_mark)
        text.remove_prefix(files::byte_order_mark.size());
    const char by = text.find('\t') != std::string_view::npos ? '\t' : ';';
    std::vector<Line> out;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        Line line{number, parted(text.substr(0, end), by)};
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const bool is_blank =
            std::all_of(line.cells.begin(), line.cells.end(), [](const std::string& c) { return c.empty(); });
        if (!is_blank) out.push_back(std::move(line));
    }
    return out;
}

std::optional<Column> column_named(const std::string& cell) {
    for (const auto& [column, key] : titles)
        if (is_word(cell, std::string("ui.paste.title.") + key)) return column;
    return std::nullopt;
}

/// A number as people write it: spaces between thousands, a comma or a point.
std::optional<double> number_in(const std::string& cell) {
    std::string plain;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        // Spaces of either kind part thousands: U+00A0 and U+202F.
        if (cell[i] == ' ') continue;
        if (cell.compare(i, 2, "\xC2\xA0") == 0) {
            ++i;
        } else if (cell.compare(i, 3, "\xE2\x80\xAF") == 0) {
            i += 2;
        } else {
            plain += cell[i] == ',' ? '.' : cell[i];
        }
    }
    if (plain.empty() || plain.find_first_not_of("0123456789.") != std::string::npos) return std::nullopt;
    if (std::count(plain.begin(), plain.end(), '.') > 1 || plain.size() > 9 || plain == ".")
        return std::nullopt;
    return std::stod(plain);
}

/// The rows of a table, and all that is wrong with them.
class Table {
public:
    explicit Table(const Draft& draft) : taken_(ids_of(draft)) {}

    void read(const std::vector<Line>& lines) {
        if (lines.empty()) return fault({1, {}}, 0, "paste.empty", {});
        std::size_t from = 0;
        columns_ = {Column::name, Column::men, Column::guns, Column::troop_class};
        if (is_title(lines.front())) {
            from = 1;
            read_titles(lines.front());
        }
        if (lines.size() - from > most_rows)
            return fault(lines.back(), 0, "paste.many", {std::to_string(most_rows)});
        if (lines.size() == from) return fault(lines.front(), 0, "paste.empty", {});
        for (std::size_t i = from; i < lines.size(); ++i) read_line(lines[i]);
    }

    Result<std::vector<UnitRow>> result() && {
        if (!faults_.empty()) return std::move(faults_);
        return std::move(rows_);
    }

private:
    static bool is_title(const Line& line) {
        return std::count_if(line.cells.begin(), line.cells.end(),
                             [](const std::string& c) { return column_named(c).has_value(); }) > 0 &&
               std::none_of(line.cells.begin(), line.cells.end(),
                            [](const std::string& c) { return number_in(c).has_value(); });
    }

    void fault(const Line& line, std::size_t column, const char* code, std::vector<std::string> args) {
        args.insert(args.begin(), {std::to_string(line.number), std::to_string(column + 1)});
        faults_.push_back({"", 0, "", code, std::move(args)});
    }

    void read_titles(const Line& line) {
        columns_.clear();
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            const std::optional<Column> column = column_named(line.cells[i]);
            const bool is_twice =
                column && std::find(columns_.begin(), columns_.end(), *column) != columns_.end();
            if (is_twice) fault(line, i, "paste.column_twice", {line.cells[i]});
            if (!column && !line.cells[i].empty()) fault(line, i, "paste.column", {line.cells[i]});
            columns_.push_back(column.value_or(Column::other));
        }
        if (std::find(columns_.begin(), columns_.end(), Column::name) == columns_.end())
            fault(line, 0, "paste.no_name_column", {});
    }

    void read_line(const Line& line) {
        row_ = {};
        arm_.reset();
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            if (line.cells[i].empty()) continue;
            if (i >= columns_.size())
                fault(line, i, "paste.beyond", {line.cells[i]});
            else
                read_cell(line, i, columns_[i]);
        }
        judge(line);
        rows_.push_back(row_);
    }

    std::size_t place_of(Column column) const {
        const auto it = std::find(columns_.begin(), columns_.end(), column);
        return it == columns_.end() ? 0 : static_cast<std::size_t>(it - columns_.begin());
    }

    std::optional<int> whole(const Line& line, std::size_t i, int most) {
        const std::optional<double> n = number_in(line.cells[i]);
        const bool is_whole = n && *n == static_cast<double>(static_cast<int>(*n));
        if (!is_whole) {
            fault(line, i, "paste.number", {line.cells[i]});
            return std::nullopt;
        }
        if (*n >= 1 && *n <= most) return static_cast<int>(*n);
        // An empty strength is often written 0: it says nothing.
        if (*n != 0) fault(line, i, "paste.range", {line.cells[i], std::to_string(most)});
        return std::nullopt;
    }

    void read_cell(const Line& line, std::size_t i, Column column) {
        using namespace plaquette;
        const std::string& cell = line.cells[i];
        switch (column) {
            case Column::name: row_.name = cell; break;
            case Column::men:
                row_.men = whole(line, i, static_cast<int>(files::most_plaquettes) * men_per_plaquette);
                break;
            case Column::guns:
                row_.guns = whole(line, i, static_cast<int>(files::most_gunners) * guns_per_gunner);
                break;
            case Column::bases:
                row_.strength = whole(line, i, static_cast<int>(files::most_plaquettes));
                break;
            case Column::troop_class: read_class(line, i); break;
            case Column::calibre:
                row_.pounds = number_in(cell);
                if (!row_.pounds || *row_.pounds < 1 || *row_.pounds > 99)
                    fault(line, i, "paste.number", {cell});
                break;
            case Column::arm: read_word(line, i, arm_words, "ui.paste.arm.", arm_); break;
            case Column::weight: read_word(line, i, weight_words, "ui.paste.weight.", row_.weight); break;
            case Column::other: break;
        }
    }

    template <class E, std::size_t N>
    void read_word(const Line& line, std::size_t i, const std::array<plaquette::Word<E>, N>& words,
                   const char* prefix, std::optional<E>& into) {
        for (const auto& w : words)
            if (is_word(line.cells[i], prefix + std::string(w.word))) into = w.is;
        if (!into) fault(line, i, "paste.word", {line.cells[i]});
    }

    void read_class(const Line& line, std::size_t i) {
        const std::optional<double> n = number_in(line.cells[i]);
        for (int v = plaquette::worst_troops; v <= plaquette::best_troops; ++v)
            if ((n && *n == v) || is_word(line.cells[i], "ui.paste.class." + std::to_string(v))) {
                row_.troop_value = v;
                return;
            }
        fault(line, i, "paste.class", {line.cells[i]});
    }

    void judge(const Line& line) {
        using plaquette::Arm;
        if (row_.name.empty()) fault(line, place_of(Column::name), "paste.no_name", {});
        if (!row_.name.empty() && !taken_.insert(row_.name).second)
            fault(line, place_of(Column::name), "paste.name_taken", {row_.name});
        row_.arm = arm_.value_or(row_.guns ? Arm::artillery : Arm::infantry);
        const bool is_battery = row_.arm == Arm::artillery;
        if (is_battery && row_.men) fault(line, place_of(Column::men), "paste.men_of_guns", {row_.name});
        if (!is_battery && row_.guns) fault(line, place_of(Column::guns), "paste.guns_of_men", {row_.name});
        if (!is_battery && row_.pounds)
            fault(line, place_of(Column::calibre), "paste.guns_of_men", {row_.name});
        if (!row_.men && !row_.guns && !row_.strength)
            fault(line, place_of(is_battery ? Column::guns : Column::men), "paste.no_strength", {row_.name});
    }

    std::set<std::string> taken_;
    std::vector<Column> columns_;
    UnitRow row_;
    std::optional<plaquette::Arm> arm_;
    std::vector<UnitRow> rows_;
    Faults faults_;
};

}  // namespace

Result<std::vector<UnitRow>> units_from_table(const Draft& draft, std::string_view text) {
    Table table(draft);
    table.read(lines_of(text));
    return std::move(table).result();
}

}  // namespace bacler::editor
