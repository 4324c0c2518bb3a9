#include "files/shape.hpp"

#include "files/readings_table.hpp"

#include <cmath>

namespace bacler::files {

namespace {

std::vector<std::string_view> names_of(std::span<const Key> keys) {
    std::vector<std::string_view> names;
    for (const Key& k : keys) names.push_back(k.name);
    return names;
}

void check_table(Report& report, const Spot& at, std::span<const Key> keys) {
    if (at.node.kind != Kind::table) return report.spoil(at, "type.table", {shown(at.node)});
    for (Node& member : at.node.items) {
        const Spot spot{member, &at, 0};
        const Key* known = nullptr;
        for (const Key& k : keys)
            if (k.name == member.key) known = &k;
        if (known)
            check(report, spot, *known->shape);
        else
            report.unknown(spot, "key.unknown", member.key, names_of(keys));
    }
    for (const Key& k : keys)
        if (k.required && !at.node.member(k.name)) report.fault(at, "key.missing", {std::string(k.name)});
}

void check_list(Report& report, const Spot& at, const Shape& shape) {
    if (at.node.kind != Kind::list) return report.spoil(at, "type.list", {shown(at.node)});
    const std::size_t n = at.node.items.size();
    for (std::size_t i = 0; i < n; ++i) check(report, Spot{at.node.items[i], &at, i}, *shape.item);
    if (n >= shape.fewest && n <= shape.most) return;
    const std::string fewest = std::to_string(shape.fewest), most = std::to_string(shape.most);
    if (shape.fewest == shape.most) return report.spoil(at, "list.count", {std::to_string(n), fewest});
    if (n < shape.fewest) return report.spoil(at, "list.short", {std::to_string(n), fewest});
    report.spoil(at, "list.long", {std::to_string(n), most});
}

bool is_number(const Node& n) {
    return n.kind == Kind::whole || n.kind == Kind::real;
}

void check_number(Report& report, const Spot& at, const Shape& shape) {
    const Node& n = at.node;
    if (n.kind == Kind::real && !std::isfinite(n.real))
        return report.spoil(at, "value.not_finite", {shown(n)});
    if (shape.form == Form::whole && n.kind != Kind::whole) return report.spoil(at, "type.whole", {shown(n)});
    if (!is_number(n)) return report.spoil(at, "type.number", {shown(n)});
    if (n.real < shape.low || n.real > shape.high)
        report.spoil(at, "value.range", {shown(n), shown(shape.low), shown(shape.high)});
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_colour(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') return false;
    for (const char c : text.substr(1))
        if (!is_digit(c) && !(c >= 'a' && c <= 'f') && !(c >= 'A' && c <= 'F')) return false;
    return true;
}

bool is_clock(std::string_view text) {
    if (text.size() != 5 || text[2] != ':') return false;
    for (const std::size_t i : {0U, 1U, 3U, 4U})
        if (!is_digit(text[i])) return false;
    const int hours = (text[0] - '0') * 10 + (text[1] - '0');
    return hours <= 23 && text[3] <= '5';
}

bool is_id(std::string_view text) {
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20U || c == 0x7F) return false;
    return !text.empty();
}

void check_text(Report& report, const Spot& at, const Shape& shape) {
    const Node& n = at.node;
    if (n.kind != Kind::text) return report.spoil(at, "type.text", {shown(n)});
    if (shape.form == Form::id && !is_id(n.text)) report.spoil(at, "id.form", {shown(n)});
    if (shape.form == Form::colour && !is_colour(n.text)) report.spoil(at, "colour.form", {n.text});
    if (shape.form == Form::clock && !is_clock(n.text)) report.spoil(at, "clock.form", {n.text});
    if (shape.form != Form::word) return;
    for (const std::string_view w : shape.words)
        if (w == n.text) return;
    report.unknown(at, "word.unknown", n.text, {shape.words.begin(), shape.words.end()});
    at.node.kind = Kind::faulty;
}

}  // namespace

void check(Report& report, const Spot& at, const Shape& shape) {
    switch (shape.form) {
        case Form::text:
        case Form::id:
        case Form::word:
        case Form::colour:
        case Form::clock: return check_text(report, at, shape);
        case Form::whole:
        case Form::real: return check_number(report, at, shape);
        case Form::flag:
            if (at.node.kind != Kind::flag) report.spoil(at, "type.flag", {shown(at.node)});
            return;
        case Form::list: return check_list(report, at, shape);
        case Form::table: return check_table(report, at, shape.keys);
        case Form::id_or_table:
            if (at.node.kind == Kind::table) return check_table(report, at, shape.keys);
            return check_text(report, at, Shape{Form::id});
        case Form::readings: return check_readings(report, at);
        case Form::format:
        case Form::anything: return;
    }
}

bool is_format(Report& report, const Spot& root, std::string_view format) {
    if (root.node.kind != Kind::table) {
        report.fault(root, "type.table", {shown(root.node)});
        return false;
    }
    Node* stated = root.node.member("format");
    if (!stated) {
        report.fault(root, "format.missing", {std::string(format)});
        return false;
    }
    if (stated->kind == Kind::text && stated->text == format) return true;
    const std::string_view kind = format.substr(0, format.rfind('/') + 1);
    const bool same_kind = stated->kind == Kind::text && stated->text.rfind(kind, 0) == 0;
    report.fault({*stated, &root, 0}, same_kind ? "format.newer" : "format.other",
                 {shown(*stated), std::string(format)});
    return false;
}

}  // namespace bacler::files
