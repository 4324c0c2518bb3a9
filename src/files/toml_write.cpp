#include "files/toml_write.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace bacler::files {

std::string toml_text(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20U || byte == 0x7FU) {
            char escape[8];
            std::snprintf(escape, sizeof escape, "\\u%04X", static_cast<unsigned>(byte));
            out += escape;
        } else {
            out += c;
        }
    }
    return out + '"';
}

std::string toml_real(double number) {
    if (std::isnan(number)) return "nan";
    if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
    char buffer[40];
    for (const int digits : {6, 9, 15, 17}) {
        std::snprintf(buffer, sizeof buffer, "%.*g", digits, number);
        if (std::strtod(buffer, nullptr) == number) break;
    }
    std::string out = buffer;
    if (out.find_first_of(".e") == std::string::npos) out += ".0";
    return out;
}

namespace {

/// Headers with more parts than these are not read again: what lies deeper is written within its line.
constexpr std::size_t longest_header = static_cast<std::size_t>(longest_dotted_key) - 2;

std::string key_text(const std::string& key) {
    const bool is_bare = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    });
    return is_bare ? key : toml_text(key);
}

std::string in_line(const Node& n);

std::string list_in_line(const Node& list) {
    std::string out = "[";
    for (const Node& item : list.items) out += (out.size() > 1 ? ", " : "") + in_line(item);
    return out + "]";
}

std::string table_in_line(const Node& table) {
    if (table.items.empty()) return "{}";
    std::string out;
    for (const Node& n : table.items)
        out += (out.empty() ? "{ " : ", ") + key_text(n.key) + " = " + in_line(n);
    return out + " }";
}

std::string in_line(const Node& n) {
    switch (n.kind) {
        case Kind::flag: return n.whole != 0 ? "true" : "false";
        case Kind::whole: return std::to_string(n.whole);
        case Kind::real: return toml_real(n.real);
        case Kind::text: return toml_text(n.text);
        case Kind::moment: return n.text;
        case Kind::list: return list_in_line(n);
        case Kind::table: return table_in_line(n);
        case Kind::faulty:
        case Kind::nothing: break;
    }
    BACLER_CHECK(false);
    return {};
}

bool is_list_of_tables(const Node& n) {
    return n.kind == Kind::list && !n.items.empty() &&
           std::all_of(n.items.begin(), n.items.end(), [](const Node& i) { return i.kind == Kind::table; });
}

/// A table under a header of its own, and where that stands.
struct Block {
    std::string header;    ///< keys with dots between
    std::size_t parts{0};  ///< of the header
    std::size_t lists{0};  ///< above, this one's included
};

const Shape* shape_of(const Shape* table, const std::string& key) {
    if (table == nullptr) return nullptr;
    for (const Key& k : table->keys)
        if (k.name == key) return k.shape;
    return nullptr;
}

/// The members of a table, known keys first.
std::vector<const Node*> in_order(const Node& table, const Shape* shape) {
    std::vector<const Node*> out;
    const auto place = [&](const Node* n) {
        std::size_t i = 0;
        while (shape != nullptr && i < shape->keys.size() && shape->keys[i].name != n->key) ++i;
        return i;
    };
    for (const Node& n : table.items) out.push_back(&n);
    std::stable_sort(out.begin(), out.end(),
                     [&](const Node* a, const Node* b) { return place(a) < place(b); });
    return out;
}

void write_table(std::string& out, const Node& table, const Shape* shape, const Block& at);

void write_block(std::string& out, const Node& n, const Shape* shape, const Block& above) {
    Block block{(above.header.empty() ? "" : above.header + ".") + key_text(n.key), above.parts + 1,
                above.lists};
    const std::string margin(2 * above.lists, ' ');
    if (n.kind == Kind::table) {
        out += "\n" + margin + "[" + block.header + "]\n";
        return write_table(out, n, shape, block);
    }
    ++block.lists;
    for (const Node& item : n.items) {
        out += "\n" + margin + "[[" + block.header + "]]\n";
        write_table(out, item, shape == nullptr ? nullptr : shape->item, block);
    }
}

void write_table(std::string& out, const Node& table, const Shape* shape, const Block& at) {
    const std::string margin(at.lists > 1 ? 2 * (at.lists - 1) : 0, ' ');
    std::vector<const Node*> blocks;
    for (const Node* n : in_order(table, shape)) {
        const bool is_block = is_list_of_tables(*n) || (n->kind == Kind::table && at.lists == 0);
        if (is_block && at.parts < longest_header)
            blocks.push_back(n);
        else
            out += margin + key_text(n->key) + " = " + in_line(*n) + "\n";
    }
    for (const Node* n : blocks) write_block(out, *n, shape_of(shape, n->key), at);
}

}  // namespace

std::string toml_from_node(const Node& root, const Shape& shape) {
    BACLER_CHECK(root.kind == Kind::table);
    std::string out;
    write_table(out, root, &shape, {});
    return out;
}

bool is_same(const Node& a, const Node& b) {
    if (a.kind != b.kind || a.items.size() != b.items.size()) return false;
    switch (a.kind) {
        case Kind::flag:
        case Kind::whole: return a.whole == b.whole;
        case Kind::real: return a.real == b.real || (std::isnan(a.real) && std::isnan(b.real));
        case Kind::text:
        case Kind::moment: return a.text == b.text;
        case Kind::list:
            return std::equal(a.items.begin(), a.items.end(), b.items.begin(),
                              [](const Node& x, const Node& y) { return is_same(x, y); });
        case Kind::table:
            return std::all_of(a.items.begin(), a.items.end(), [&](const Node& x) {
                const Node* y = b.member(x.key);
                return y != nullptr && is_same(x, *y);
            });
        case Kind::faulty:
        case Kind::nothing: break;
    }
    return true;
}

}  // namespace bacler::files
