#pragma once
#include "board/plane/bounds.hpp"
#include "board/plane/box.hpp"
#include "board/plane/kernel/tree.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bacler::plane {

/// Finds the bodies near a place without asking all of them (a dynamic tree of the kernel). It is derived from the state
/// and lives beside it; copying one builds it anew.
class Index {
public:
    /// everything finds all bodies there are, near or not: what an answer had through the tree is checked and timed against.
    enum class Search : std::uint8_t { tree, everything };

    Index() = default;
    explicit Index(std::span<const Box> bodies, Search search = Search::tree);
    explicit Index(std::span<const Bounds> bodies, Search search = Search::tree);
    Index(const Index& other);
    Index(Index&&) noexcept = default;
    Index& operator=(Index other) noexcept;
    ~Index() = default;

    std::size_t size() const { return bounds_.size(); }
    const Bounds& bounds(std::size_t place) const { return bounds_.at(place); }

    /// The body at a place in the list has moved. Requires: place below size().
    void move(std::size_t place, const Box& body) { move(place, bounds_of(body)); }
    void move(std::size_t place, const Bounds& body);

    /// Places, in rising order, of every body whose upright bounds come within `reach` of the body's: all that are that near, and
    /// some that are a little farther. Never one too few. Touching case: within the grain of the reach is found.
    std::vector<std::size_t> near(const Box& body, Length reach) const;

    /// The same, of what has a point in common with an upright rectangle.
    std::vector<std::size_t> within(const Bounds& bounds) const;

private:
    Search search_{Search::tree};
    std::vector<Bounds> bounds_;
    Tree tree_;  ///< empty where everything is found
};

}  // namespace bacler::plane
