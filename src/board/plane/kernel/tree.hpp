#pragma once
#include "board/plane/bounds.hpp"

#include <cstddef>
#include <memory>
#include <vector>

namespace bacler::plane {

/// The kernel's tree of upright rectangles. It works in float millimetres with fat margins, so it answers a few too many;
/// whoever asks looks at the exact bounds himself. May not be copied.
class Tree {
public:
    Tree();
    Tree(Tree&&) noexcept;
    Tree& operator=(Tree&&) noexcept;
    ~Tree();

    /// Adds one; its number is how many there were before.
    void add(const Bounds& bounds);
    void move(std::size_t number, const Bounds& bounds);

    /// Adds to `found` the numbers of all that have a point in common with a rectangle, in no order, and of some near it.
    void query(const Bounds& bounds, std::vector<std::size_t>& found) const;

private:
    struct Kernel;
    std::unique_ptr<Kernel> kernel_;
};

}  // namespace bacler::plane
