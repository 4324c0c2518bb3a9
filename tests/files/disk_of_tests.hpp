#pragma once
#include <string>

#include <sqlite3.h>

namespace bacler::tests {

/// A disk under SQLite that waits for nothing and, once `writes_left` are used up, is full: writing, cutting and syncing fail.
/// While one of these is there, SQLite uses it for every file it opens. Files opened on it must be closed before it goes.
class DiskOfTests {
public:
    DiskOfTests();
    DiskOfTests(const DiskOfTests&) = delete;
    DiskOfTests& operator=(const DiskOfTests&) = delete;
    ~DiskOfTests();

    static constexpr int endless = -1;
    int writes_left{endless};
    /// What a failed write, and what a failed sync, says.
    int write_says{SQLITE_FULL}, sync_says{SQLITE_IOERR_FSYNC};
    int writes{0};  ///< so far

    /// One write more; false where the disk is full.
    bool spend();

private:
    sqlite3_vfs vfs_{};
    sqlite3_vfs* real_{nullptr};
};

}  // namespace bacler::tests
