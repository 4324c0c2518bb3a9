#pragma once
#include <string>
#include <vector>

namespace bacler::files {

/// A library that files are read and written with.
struct LibraryVersion {
    std::string name, version;
};
std::vector<LibraryVersion> library_versions();

}  // namespace bacler::files
