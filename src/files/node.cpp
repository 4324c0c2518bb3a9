#include "files/node.hpp"

namespace bacler::files {

Node* Node::member(std::string_view name) {
    if (kind != Kind::table) return nullptr;
    for (Node& n : items)
        if (n.key == name) return &n;
    return nullptr;
}

const Node* Node::member(std::string_view name) const {
    return const_cast<Node*>(this)->member(name);
}

namespace {

bool is_continuation(unsigned char c) {
    return (c & 0xC0U) == 0x80U;
}

/// Length of the character that starts at `at`, 0 where it is none.
std::size_t character_length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned first = byte(at), second = byte(at + 1);
    if (first < 0x80U) return 1;
    if (first < 0xC2U || first > 0xF4U || !is_continuation(static_cast<unsigned char>(second))) return 0;
    if (first < 0xE0U) return 2;
    if (!is_continuation(static_cast<unsigned char>(byte(at + 2)))) return 0;
    if (first < 0xF0U) {
        const bool overlong = first == 0xE0U && second < 0xA0U;
        const bool surrogate = first == 0xEDU && second >= 0xA0U;
        return overlong || surrogate ? 0 : 3;
    }
    if (!is_continuation(static_cast<unsigned char>(byte(at + 3)))) return 0;
    const bool outside = (first == 0xF0U && second < 0x90U) || (first == 0xF4U && second >= 0x90U);
    return outside ? 0 : 4;
}

}  // namespace

bool looks_like_json(std::string_view text) {
    if (text.substr(0, 3) == byte_order_mark) text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '[')) return false;
    if (text[first] == '{') return true;
    // "[table]" and "[[table]]" open a TOML text: a JSON list opens with anything else.
    const std::size_t next = text.find_first_not_of(" \t\r\n[", first);
    const char c = next == std::string_view::npos ? ']' : text[next];
    return c == '{' || c == ']' || c == '-' || (c >= '0' && c <= '9');
}

std::string pointer_step(std::string_view key) {
    std::string out = "/";
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

std::size_t first_byte_not_utf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        if (static_cast<unsigned char>(text[at]) < 0x80U) {
            ++at;
            continue;
        }
        const std::size_t length = character_length(text, at);
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

TextPlace place_of_byte(std::string_view text, std::size_t byte) {
    TextPlace place;
    for (std::size_t i = 0; i < byte && i < text.size(); ++i) {
        if (text[i] == '\n') {
            ++place.line;
            place.column = 1;
        } else if (!is_continuation(static_cast<unsigned char>(text[i]))) {
            ++place.column;
        }
    }
    return place;
}

std::string line_around(std::string_view text, std::size_t byte) {
    constexpr std::size_t widest = 60;
    if (text.empty()) return {};
    if (byte >= text.size()) byte = text.size() - 1;
    std::size_t from = byte, to = byte;
    while (from > 0 && text[from - 1] != '\n' && byte - from < widest / 2) --from;
    while (to < text.size() && text[to] != '\n' && to - from < widest) ++to;
    while (from < to && is_continuation(static_cast<unsigned char>(text[from]))) ++from;
    while (to > from && to < text.size() && is_continuation(static_cast<unsigned char>(text[to]))) --to;
    std::string out;
    for (const char c : text.substr(from, to - from)) out += static_cast<unsigned char>(c) < 0x20U ? ' ' : c;
    const std::size_t first = out.find_first_not_of(' '), last = out.find_last_not_of(' ');
    return first == std::string::npos ? std::string() : out.substr(first, last - first + 1);
}

}  // namespace bacler::files
