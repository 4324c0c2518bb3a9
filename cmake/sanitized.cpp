// Linked into programs that open a window, in builds with the address sanitizer only. What the system's own display
// libraries never free is not our leak; ours are still reported. The sanitizer names a library only while it is loaded,
// so here none is ever unloaded.
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libdbus-1\n"
           "leak:libSDL2\n"
           "leak:libX11\n"
           "leak:libEGL\n"
           "leak:libGL\n"
           "leak:_dri.so\n"
           "leak:libgallium\n"
           "leak:libLLVM\n";
}

extern "C" int dlclose(void*) {
    return 0;
}
