#include "files/node.hpp"
#include "files/read.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

namespace bacler::files {

namespace {

constexpr std::size_t mebibyte = 1024U * 1024U;
constexpr std::size_t longest_mebibytes = 16;
constexpr std::size_t longest = longest_mebibytes * mebibyte;

Faults fault(const std::string& path, const char* code, std::vector<std::string> args = {}) {
    return {{path, 0, "", code, std::move(args)}};
}

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

}  // namespace

Result<std::string> text_of_file(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return fault(path, "file.directory");
    errno = 0;
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    if (!file) {
        if (errno == ENOENT || errno == ENOTDIR) return fault(path, "file.missing");
        if (errno == EACCES || errno == EPERM) return fault(path, "file.no_permission");
        return fault(path, "file.unreadable", {std::generic_category().message(errno)});
    }
    // What is too long is not read at all, or, where its length is not known beforehand, not to its end.
    const std::uintmax_t size = std::filesystem::file_size(path, ignored);
    if (!ignored && size > longest) return fault(path, "file.too_long", {std::to_string(longest_mebibytes)});
    std::string text;
    char block[65536];
    for (std::size_t n = 1; n > 0;) {
        n = std::fread(block, 1, sizeof block, file.get());
        text.append(block, n);
        if (text.size() > longest) return fault(path, "file.too_long", {std::to_string(longest_mebibytes)});
    }
    if (std::ferror(file.get()))
        return fault(path, "file.unreadable", {std::generic_category().message(errno)});
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) return fault(path, "file.empty");
    if (const std::size_t bad = first_byte_not_utf8(text); bad != std::string::npos)
        return Faults{{path, place_of_byte(text, bad).line, "", "file.not_utf8", {std::to_string(bad)}}};
    return text;
}

}  // namespace bacler::files
