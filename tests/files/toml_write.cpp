#include "files/toml_write.hpp"
#include "app/open_scenario.hpp"
#include "files/read.hpp"
#include "files/shapes.hpp"
#include "files/write_text.hpp"
#include "places.hpp"
#include "unprivileged.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <filesystem>
#include <string>
#include <vector>

#include <unistd.h>

using namespace bacler;
using files::Kind;
using files::Node;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> scenarios_in(const std::string& folder) {
    std::vector<std::string> out;
    for (const auto& entry : fs::directory_iterator(std::string(places::source) + folder))
        if (entry.path().extension() == ".toml") out.push_back(entry.path().string());
    return out;
}

Node any_node(int depth) {
    static const std::vector<Kind> flat{Kind::flag, Kind::whole, Kind::real, Kind::text};
    static const std::vector<Kind> all{Kind::flag, Kind::whole, Kind::real,
                                       Kind::text, Kind::list,  Kind::table};
    Node out;
    out.kind = *rc::gen::elementOf(depth > 0 ? all : flat);
    out.whole = out.kind == Kind::flag ? *rc::gen::inRange(0, 2) : *rc::gen::arbitrary<int>();
    out.real = *rc::gen::arbitrary<double>();
    out.text =
        *rc::gen::elementOf(std::vector<std::string>{"", "a", "é \"q\" \\", "line\nbreak", "\x7f\t", "21/I"});
    if (out.kind != Kind::list && out.kind != Kind::table) return out;
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        Node item = any_node(depth - 1);
        if (out.kind == Kind::table)
            item.key =
                *rc::gen::elementOf(std::vector<std::string>{"a ", "b.", "c", "ü"}) + std::to_string(i);
        out.items.push_back(std::move(item));
    }
    return out;
}

}  // namespace

TEST_CASE("toml: every scenario written and read again says the same", "[toml_write]") {
    int read_whole = 0;
    for (const std::string folder : {"/data/scenarios", "/tests/bad/scenario"})
        for (const std::string& path : scenarios_in(folder)) {
            INFO(path);
            const Result<std::string> text = files::text_of_file(path);
            if (!text) continue;
            const Result<Node> tree = files::node_from_toml(*text, path);
            if (!tree) continue;
            const std::string written = files::toml_from_node(*tree, files::scenario_shape());
            INFO(written);
            const Result<Node> again = files::node_from_toml(written, path);
            REQUIRE(again);
            CHECK(files::is_same(*tree, *again));
            CHECK(files::toml_from_node(*again, files::scenario_shape()) == written);
            ++read_whole;
        }
    CHECK(read_whole > 40);
}

TEST_CASE("toml: any tree written and read again says the same", "[toml_write]") {
    rc::prop("round trip", [] {
        Node tree = any_node(4);
        tree.kind = Kind::table;
        for (std::size_t i = 0; i < tree.items.size(); ++i) tree.items[i].key = "k" + std::to_string(i);
        const std::string written = files::toml_from_node(tree, files::scenario_shape());
        RC_LOG() << written;
        const Result<Node> again = files::node_from_toml(written, "written");
        RC_ASSERT(again.is_good());
        RC_ASSERT(files::is_same(tree, *again));
    });
}

TEST_CASE("toml: a number is written as short as it reads back", "[toml_write]") {
    CHECK(files::toml_real(80) == "80.0");
    CHECK(files::toml_real(0.1) == "0.1");
    CHECK(files::toml_real(123.456) == "123.456");
    CHECK(files::toml_real(1e300) == "1e+300");
}

TEST_CASE("files: a text is written whole or not at all", "[toml_write]") {
    const fs::path folder = fs::temp_directory_path() / ("bacler-write-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    const std::string path = (folder / "a.toml").string();
    CHECK(files::write_text_file(path, "a = 1\n").empty());
    CHECK(files::write_text_file(path, "a = 2\n").empty());
    CHECK(*files::text_of_file(path) == "a = 2\n");
    CHECK(files::write_text_file((folder / "none" / "a.toml").string(), "x").at(0).code == "file.no_folder");
    CHECK(files::write_text_file("/dev/full/a", "x").at(0).code == "file.no_folder");
    fs::create_directory(folder / "a.toml.part");
    CHECK(files::write_text_file(path, "a = 3\n").at(0).code == "file.not_written");
    CHECK(*files::text_of_file(path) == "a = 2\n");
    fs::remove(folder / "a.toml.part");
    fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                fs::perms::others_exec);
    CHECK(tests::holds_unprivileged([&] {
        const Faults faults = files::write_text_file(path, "a = 4\n");
        return faults.size() == 1 && faults[0].code == "file.no_writing";
    }));
    CHECK(*files::text_of_file(path) == "a = 2\n");
    fs::permissions(folder, fs::perms::owner_all);
    // What fills up on the way: the part is a device that takes nothing.
    fs::create_symlink("/dev/full", folder / "a.toml.part");
    CHECK(files::write_text_file(path, "a = 5\n").at(0).code == "file.disk_full");
    CHECK(*files::text_of_file(path) == "a = 2\n");
    fs::remove_all(folder);
}
