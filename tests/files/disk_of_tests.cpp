#include "files/disk_of_tests.hpp"

namespace bacler::tests {

namespace {

struct File {
    sqlite3_file base;
    DiskOfTests* disk;
    sqlite3_file* real;  ///< lies behind this in memory
};

File* file_of(sqlite3_file* f) {
    return reinterpret_cast<File*>(f);
}
sqlite3_file* real_of(sqlite3_file* f) {
    return file_of(f)->real;
}

int close_file(sqlite3_file* f) {
    return real_of(f)->pMethods->xClose(real_of(f));
}
int read_file(sqlite3_file* f, void* into, int length, sqlite3_int64 at) {
    return real_of(f)->pMethods->xRead(real_of(f), into, length, at);
}
int write_file(sqlite3_file* f, const void* from, int length, sqlite3_int64 at) {
    if (file_of(f)->disk->spend()) return real_of(f)->pMethods->xWrite(real_of(f), from, length, at);
    // A full disk may well take a part.
    real_of(f)->pMethods->xWrite(real_of(f), from, length / 2, at);
    return file_of(f)->disk->write_says;
}
int cut_file(sqlite3_file* f, sqlite3_int64 length) {
    if (!file_of(f)->disk->spend()) return SQLITE_IOERR_TRUNCATE;
    return real_of(f)->pMethods->xTruncate(real_of(f), length);
}
int sync_file(sqlite3_file* f, int) {
    return file_of(f)->disk->spend() ? SQLITE_OK : file_of(f)->disk->sync_says;
}
int size_of_file(sqlite3_file* f, sqlite3_int64* size) {
    return real_of(f)->pMethods->xFileSize(real_of(f), size);
}
int lock_file(sqlite3_file* f, int level) {
    return real_of(f)->pMethods->xLock(real_of(f), level);
}
int unlock_file(sqlite3_file* f, int level) {
    return real_of(f)->pMethods->xUnlock(real_of(f), level);
}
int check_lock(sqlite3_file* f, int* is_reserved) {
    return real_of(f)->pMethods->xCheckReservedLock(real_of(f), is_reserved);
}
int control_file(sqlite3_file* f, int what, void* with) {
    return real_of(f)->pMethods->xFileControl(real_of(f), what, with);
}
int sector_of(sqlite3_file* f) {
    return real_of(f)->pMethods->xSectorSize(real_of(f));
}
int kind_of_device(sqlite3_file* f) {
    return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
}

// Version 1: without shared memory, as a game that is open for one program needs none.
const sqlite3_io_methods methods = {
    1,         close_file,  read_file,  write_file,   cut_file,  sync_file,      size_of_file,
    lock_file, unlock_file, check_lock, control_file, sector_of, kind_of_device, nullptr,
    nullptr,   nullptr,     nullptr,    nullptr,      nullptr};

sqlite3_vfs* the_real{nullptr};

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* f, int flags, int* out) {
    File* file = file_of(f);
    file->base.pMethods = nullptr;
    file->disk = static_cast<DiskOfTests*>(vfs->pAppData);
    file->real = reinterpret_cast<sqlite3_file*>(file + 1);
    const int code = the_real->xOpen(the_real, name, file->real, flags, out);
    if (code == SQLITE_OK) file->base.pMethods = &methods;
    return code;
}
int remove_file(sqlite3_vfs*, const char* name, int) {
    return the_real->xDelete(the_real, name, 0);
}

}  // namespace

DiskOfTests::DiskOfTests() : real_(sqlite3_vfs_find(nullptr)) {
    the_real = real_;
    vfs_ = *real_;
    vfs_.pNext = nullptr;
    vfs_.zName = "disk-of-tests";
    vfs_.pAppData = this;
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    vfs_.xOpen = open_file;
    vfs_.xDelete = remove_file;
    sqlite3_vfs_register(&vfs_, 1);
}

DiskOfTests::~DiskOfTests() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

bool DiskOfTests::spend() {
    ++writes;
    if (writes_left == 0) return false;
    if (writes_left > 0) --writes_left;
    return true;
}

}  // namespace bacler::tests
