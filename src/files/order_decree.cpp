#include "files/order_decree.hpp"

#include "files/readings_table.hpp"
#include "files/report.hpp"
#include "systems/plaquette/order_words.hpp"

#include <algorithm>
#include <charconv>

namespace bacler::files {

using namespace plaquette;

namespace {

constexpr int most_points = 99, most_plaquettes = 20, highest_value = 8;

/// The second word of a value, and how such a value is written.
constexpr VerbForm forms[] = {
    {"at", "ID at x,y[,heading]"},
    {"off", "ID off"},
    {"gone", "ELEMENT gone"},
    {"plaquettes", "UNIT plaquettes N"},
    {"values", "UNIT values N..."},
    {"formation", "UNIT formation FORMATION"},
    {"stance", "ID stance STANCE"},
    {"fatigue", "ELEMENT fatigue N"},
    {"lost", "ELEMENT lost N"},
    {"value", "STAFF value N"},
    {"charisma", "STAFF charisma N"},
    {"orders", "STAFF orders N"},
    {"contact", "ELEMENT contact ELEMENT [ZONE]"},
    {"clear", "ELEMENT clear ELEMENT"},
};
/// Orders that no word lets through: what they bring hangs on dice, on a stage or on a place in line, and is told by what comes of it.
constexpr std::string_view refused_verbs[] = {"order", "slot",    "wheel", "form", "swap", "evade", "fire",
                                              "lose",  "advance", "state", "die",  "next", "lay",   "reveal"};
constexpr VerbForm move_form{"move", "move ID x,y[,heading]"};

std::string all_forms() {
    std::string out = "allowed, refused, N, " + std::string(move_form.usage);
    for (const VerbForm& f : forms) out += ", " + std::string(f.usage);
    return out;
}

/// The form whose word comes next, which is taken; none where no form's does.
const VerbForm* form_ahead(OrderReader& in) {
    const auto* found =
        std::find_if(std::begin(forms), std::end(forms), [&](const VerbForm& f) { return in.takes(f.verb); });
    return found == std::end(forms) ? nullptr : found;
}

std::optional<TablePoint> read_point(OrderReader& in, std::optional<Angle>& heading) {
    constexpr double none = -1;  // below every heading
    const std::vector<double> at = in.numbers("x,y", 2, 3, none);
    if (at[2] > none) heading = angle_from_degrees(at[2]);
    return TablePoint{length_from_cm(at[0]), length_from_cm(at[1])};
}

int highest_of(FigureKind what) {
    switch (what) {
        case FigureKind::plaquettes: return most_plaquettes;
        case FigureKind::value: return 5;     // R051
        case FigureKind::charisma: return 3;  // R055
        case FigureKind::orders: return most_points;
        case FigureKind::fatigue:
        case FigureKind::lost: break;
    }
    return most_points;
}

Decree read_second(OrderReader& in, std::string id, std::string_view word) {
    if (word == "at") {
        Place out{std::move(id), {}, {}};
        out.at = read_point(in, out.heading);
        return out;
    }
    if (word == "off") return Place{std::move(id), {}, {}};
    if (word == "gone") return OutOfPlay{std::move(id)};
    if (word == "formation") return plaquette::Form{std::move(id), in.word("FORMATION", formation_words)};
    if (word == "stance") return StanceIs{std::move(id), in.word("STANCE", stance_words)};
    if (word == "clear") return ContactIs{std::move(id), in.id("ELEMENT"), {}};
    if (word == "contact") {
        ContactIs out{std::move(id), in.id("ELEMENT"), plane::Zone::front};
        if (!in.is_at_end()) out.zone = in.word("ZONE", stated_zone_words);
        return out;
    }
    if (word == "values") {
        ValuesAre out{std::move(id), {}};
        do out.values.push_back(in.whole("N", 1, highest_value));
        while (!in.is_at_end() && out.values.size() < most_plaquettes);
        return out;
    }
    const FigureKind what = *meaning_of(figure_words, word);
    return FigureIs{std::move(id), what, in.whole("N", 0, highest_of(what))};
}

Decree read_inner(OrderReader& in, const std::string& text) {
    if (in.takes(move_form.verb)) {
        in.reads(move_form);
        Move out;
        out.piece = in.id("ID");
        out.to = *read_point(in, out.heading);
        return out;
    }
    std::string id = in.id("ID");
    const VerbForm* form = form_ahead(in);
    if (form == nullptr) {
        const bool is_order =
            std::find(std::begin(refused_verbs), std::end(refused_verbs), id) != std::end(refused_verbs);
        in.fault(1, is_order ? "order.not_let_through" : "order.decree", {text, all_forms()});
        return RulingWord::allowed;
    }
    in.reads(*form);
    return read_second(in, std::move(id), form->verb);
}

}  // namespace

Decree read_decree(OrderReader& line, const OrderPlace& where) {
    const std::optional<OrderReader::Read> value = line.value("VALUE");
    if (!value) return RulingWord::allowed;
    if (const auto word = meaning_of(ruling_words, value->text)) return *word;
    int face = 0;
    const char* end = value->text.data() + value->text.size();
    const auto read = std::from_chars(value->text.data(), end, face);
    if (read.ec == std::errc() && read.ptr == end) {
        constexpr int highest = 10;
        if (face < 1 || face > highest)
            line.fault(value->column, "order.range", {"VALUE", value->text, shown(1), shown(highest)});
        return DieFace{face};
    }
    OrderReader in(value->text, where);
    Decree out = read_inner(in, value->text);
    in.end();
    line.add(std::move(in).faults(), value->column - (value->is_quoted ? 0 : 1));
    return out;
}

Place read_place(OrderReader& in) {
    Place out;
    out.piece = in.id("ID");
    if (in.takes("off")) return out;
    if (!in.takes("at")) in.missing("at x,y|off");
    out.at = read_point(in, out.heading);
    return out;
}

std::string read_reason(OrderReader& in, game::ConsentBy& by) {
    if (in.takes("by")) by = in.word("both_sides|umpire", consent_words);
    if (!in.takes("because")) in.missing("because");
    return in.rest("TEXT");
}

namespace {

const OptionInfo* read_option(OrderReader& in) {
    const std::optional<OrderReader::Read> key = in.value("KEY");
    if (!key) return nullptr;
    if (const std::optional<Option> option = option_named(key->text)) return &info(*option);
    std::vector<std::string_view> names;
    for (const OptionInfo& o : all_options()) names.push_back(o.name);
    in.unknown(*key, "order.reading", names);
    return nullptr;
}

/// A value of an option as its word or as its number.
int read_value_of(OrderReader& in, const OptionInfo& option, const OrderReader::Read& value) {
    int number = 0;
    const char* end = value.text.data() + value.text.size();
    const bool is_number = std::from_chars(value.text.data(), end, number).ptr == end;
    if (const std::optional<int> meant = value_named(option.option, value.text)) return *meant;
    if (is_number)
        if (const std::optional<int> meant = value_numbered(option.option, number)) return *meant;
    in.fault(value.column, "order.reading_value", {std::string(option.name), value.text, values_of(option)});
    return 0;
}

}  // namespace

Choose read_choice(OrderReader& in) {
    Choose out;
    const OptionInfo* option = read_option(in);
    const std::optional<OrderReader::Read> value = in.value("VALUE");
    if (option != nullptr && value) {
        out.option = option->option;
        out.value = read_value_of(in, *option, *value);
    }
    out.reason = read_reason(in, out.by);
    return out;
}

}  // namespace bacler::files
