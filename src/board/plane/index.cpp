#include "board/plane/index.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <utility>

namespace bacler::plane {

namespace {

std::vector<Bounds> bounds_of_all(std::span<const Box> bodies) {
    std::vector<Bounds> out;
    out.reserve(bodies.size());
    for (const Box& b : bodies) out.push_back(bounds_of(b));
    return out;
}

}  // namespace

Index::Index(std::span<const Box> bodies, Search search) : Index(bounds_of_all(bodies), search) {}

Index::Index(std::span<const Bounds> bodies, Search search)
    : search_(search),
      bounds_(bodies.begin(), bodies.end()) {
    if (search_ == Search::tree)
        for (const Bounds& b : bounds_) tree_.add(b);
}

Index::Index(const Index& other) : Index(other.bounds_, other.search_) {}

Index& Index::operator=(Index other) noexcept {
    std::swap(search_, other.search_);
    std::swap(bounds_, other.bounds_);
    std::swap(tree_, other.tree_);
    return *this;
}

void Index::move(std::size_t place, const Bounds& body) {
    BACLER_CHECK(place < bounds_.size());
    bounds_[place] = body;
    if (search_ == Search::tree) tree_.move(place, body);
}

std::vector<std::size_t> Index::near(const Box& body, Length reach) const {
    return within(wider(bounds_of(body), reach + grain));
}

std::vector<std::size_t> Index::within(const Bounds& bounds) const {
    std::vector<std::size_t> found;
    if (search_ == Search::everything) {
        for (std::size_t i = 0; i < bounds_.size(); ++i) found.push_back(i);
        return found;
    }
    tree_.query(bounds, found);
    found.erase(
        std::remove_if(found.begin(), found.end(), [&](std::size_t i) { return !meet(bounds_[i], bounds); }),
        found.end());
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace bacler::plane
