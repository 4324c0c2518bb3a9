// The only file that reads JSON text: nlohmann's parser, told what to build by events, so that nothing is
// built twice and no exception is thrown.
#include "files/node.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace bacler::files {

namespace {

/// Builds the tree from the parser's events. A `false` ends the parse.
class Builder final : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, const std::string& name) : text_(text), name_(name) {}

    bool null() override { return put(Node{}); }
    bool boolean(bool value) override {
        Node n;
        n.kind = Kind::flag;
        n.whole = value ? 1 : 0;
        return put(std::move(n));
    }
    bool number_integer(number_integer_t value) override {
        Node n;
        n.kind = Kind::whole;
        n.whole = value;
        n.real = static_cast<double>(value);
        return put(std::move(n));
    }
    bool number_unsigned(number_unsigned_t value) override {
        Node n;
        n.real = static_cast<double>(value);
        n.kind = value <= static_cast<number_unsigned_t>(INT64_MAX) ? Kind::whole : Kind::real;
        n.whole = n.kind == Kind::whole ? static_cast<std::int64_t>(value) : 0;
        return put(std::move(n));
    }
    bool number_float(number_float_t value, const string_t&) override {
        Node n;
        n.kind = Kind::real;
        n.real = value;
        // JSON has one kind of number: 4.0 is the whole number 4.
        constexpr double exact = 9007199254740992.0;
        if (value >= -exact && value <= exact &&
            static_cast<double>(static_cast<std::int64_t>(value)) == value) {
            n.kind = Kind::whole;
            n.whole = static_cast<std::int64_t>(value);
        }
        return put(std::move(n));
    }
    bool string(string_t& value) override {
        Node n;
        n.kind = Kind::text;
        n.text = std::move(value);
        return put(std::move(n));
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Kind::table); }
    bool start_array(std::size_t) override { return open(Kind::list); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& value) override {
        // No table of ours has so many keys: a longer one is refused for its unknown keys.
        constexpr std::size_t most_keys = 256;
        const std::vector<Node>& before = open_.back().items;
        for (std::size_t i = 0; i < before.size() && i < most_keys; ++i)
            if (before[i].key == value) {
                faults_.push_back({name_, 0, pointer_to(value), "json.key_twice", {value}});
                return false;
            }
        key_ = std::move(value);
        return true;
    }

    bool parse_error(std::size_t byte, const std::string& token,
                     const nlohmann::json::exception& error) override {
        constexpr int out_of_range = 406;
        if (error.id == out_of_range) {
            faults_.push_back({name_, 0, pointer_to(key_), "value.not_finite", {token}});
            return false;
        }
        const TextPlace at = place_of_byte(text_, byte > 0 ? byte - 1 : 0);
        faults_.push_back({name_,
                           0,
                           "",
                           "json.syntax",
                           {std::to_string(at.line), std::to_string(at.column),
                            line_around(text_, byte > 0 ? byte - 1 : 0)}});
        return false;
    }

    Result<Node> result(bool whole_text) {
        if (!faults_.empty()) return faults_;
        if (!whole_text || !open_.empty()) return Faults{{name_, 0, "", "json.syntax", {"1", "1", ""}}};
        return std::move(root_);
    }

private:
    bool put(Node&& n) {
        if (++values_ > most_values) {
            faults_.push_back({name_, 0, "", "file.too_many", {std::to_string(most_values)}});
            return false;
        }
        n.key = std::move(key_);
        key_.clear();
        if (open_.empty())
            root_ = std::move(n);
        else
            open_.back().items.push_back(std::move(n));
        return true;
    }
    bool open(Kind kind) {
        if (open_.size() >= static_cast<std::size_t>(deepest)) {
            faults_.push_back({name_, 0, "", "file.too_deep", {std::to_string(deepest)}});
            return false;
        }
        Node n;
        n.kind = kind;
        n.key = std::move(key_);
        key_.clear();
        n.items.reserve(8);
        open_.push_back(std::move(n));
        return true;
    }
    bool close() {
        Node n = std::move(open_.back());
        open_.pop_back();
        key_ = std::move(n.key);
        return put(std::move(n));
    }
    std::string pointer_to(const std::string& last) const {
        std::string path;
        for (std::size_t i = 0; i < open_.size(); ++i) {
            if (i > 0 && open_[i - 1].kind == Kind::list)
                path += "/" + std::to_string(open_[i - 1].items.size());
            if (i > 0 && open_[i - 1].kind == Kind::table) path += pointer_step(open_[i].key);
        }
        return path + pointer_step(last);
    }

    std::string_view text_;
    const std::string& name_;
    std::vector<Node> open_;
    std::string key_;
    int values_{0};
    Node root_;
    Faults faults_;
};

}  // namespace

Result<Node> node_from_json(std::string_view text, const std::string& name) {
    if (const std::size_t bad = first_byte_not_utf8(text); bad != std::string_view::npos)
        return Faults{{name, 0, "", "file.not_utf8", {std::to_string(bad)}}};
    Builder builder(text, name);
    const bool whole_text = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    return builder.result(whole_text);
}

}  // namespace bacler::files
