#pragma once

namespace bacler::render {

/// A surface beside the window's that is drawn on while this lives: for pictures larger than any window. Requires: a GL context.
class HiddenSurface {
public:
    /// White to begin with; in pixels. Requires: sides of 1 to 8192.
    HiddenSurface(int width, int height);
    ~HiddenSurface();
    HiddenSurface(const HiddenSurface&) = delete;
    HiddenSurface& operator=(const HiddenSurface&) = delete;

    /// Can it be drawn on? The machine may be short of memory.
    bool is_whole() const { return is_whole_; }

private:
    unsigned frame_{0}, colour_{0};
    bool is_whole_{false};
};

}  // namespace bacler::render
