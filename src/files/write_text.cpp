#include "files/write_text.hpp"

#include "files/game_form.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace bacler::files {

namespace {

Faults refused(const std::string& path, int error) {
    switch (error) {
        case ENOENT:
        case ENOTDIR: return {{path, 0, "", "file.no_folder", {}}};
        case EACCES:
        case EPERM:
        case EROFS: return {{path, 0, "", "file.no_writing", {}}};
        case EDQUOT:
        case ENOSPC: return {{path, 0, "", "file.disk_full", {}}};
        default: break;
    }
    return {{path, 0, "", "file.not_written", {std::generic_category().message(error)}}};
}

/// Writes and closes, down to the disk; the system's error, 0 for none.
int write_whole(std::FILE* file, std::string_view text) {
    errno = 0;
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size() &&
                            std::fflush(file) == 0 && ::fsync(::fileno(file)) == 0;
    const int error = is_written ? 0 : (errno != 0 ? errno : EIO);
    const bool is_closed = std::fclose(file) == 0;
    return error != 0 || is_closed ? error : (errno != 0 ? errno : EIO);
}

}  // namespace

Faults write_text_file(const std::string& path, std::string_view text) {
    const std::string beside = path + ".part";
    std::FILE* file = std::fopen(beside.c_str(), "wb");
    if (file == nullptr) return refused(path, errno);
    int error = write_whole(file, text);
    if (error == 0 && std::rename(beside.c_str(), path.c_str()) != 0) error = errno;
    if (error == 0) {
        sync_folder_of(path);
        return {};
    }
    std::remove(beside.c_str());
    return refused(path, error);
}

}  // namespace bacler::files
