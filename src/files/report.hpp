#pragma once
#include "base/result.hpp"
#include "files/node.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace bacler::files {

/// How the places of a file are named: TOML by line and path "side[0].name", JSON by pointer "/side/0/name".
enum class Source : std::uint8_t { toml, json };

/// The faults found in one file. The first hundred are kept with their places, the rest are counted.
class Report {
public:
    static constexpr std::size_t most = 100;

    Report(std::string name, Source source) : name_(std::move(name)), source_(source) {}

    void fault(const Spot& at, std::string_view code, std::vector<std::string> args = {});
    /// As fault, and the node counts as faulty from then on: what depends on it is not judged.
    void spoil(const Spot& at, std::string_view code, std::vector<std::string> args = {});
    /// "code_near" with the word most likely meant as {1}, or "code" where none is near; what is known comes
    /// last.
    void unknown(const Spot& at, std::string_view code, std::string_view given,
                 const std::vector<std::string_view>& known);

    bool is_clean() const { return count_ == 0; }
    bool is_full() const { return count_ >= most; }
    Source source() const { return source_; }
    const std::string& name() const { return name_; }

    /// The faults in the order of the file. Requires: not is_clean().
    Faults faults() &&;

private:
    std::string name_;
    Source source_;
    Faults kept_;
    std::size_t count_{0};
};

/// A text as a tree, with how its places are named.
struct Tree {
    Node root;
    Source source{Source::toml};
};

/// The tree of a text that is TOML or JSON, told apart by its first character. Never throws.
Result<Tree> tree_of(std::string_view text, const std::string& name);

/// The way to a node, as the source's readers write it.
std::string path_of(const Spot& at, Source source);

/// A value as a message can show it: 12, "abc", [...], {...}.
std::string shown(const Node& node);

/// A number in the shortest form that a message needs: "3", "2.5".
std::string shown(double number);

}  // namespace bacler::files
