#include "board/plane/kernel/tree.hpp"

#include <box2d/b2_dynamic_tree.h>

#include <algorithm>
#include <cmath>

namespace bacler::plane {

struct Tree::Kernel {
    b2DynamicTree tree;
    std::vector<int32> proxies;        ///< by number
    std::vector<std::size_t> numbers;  ///< by proxy: the kernel hands its proxies out densely
};

namespace {

/// Float keeps seven figures: a millimetre and a millionth of the place is more than it can lose.
float below(Length l) {
    const double mm = l.hundredths_of_mm / 100.0;
    return static_cast<float>(mm - 1.0 - std::abs(mm) * 1e-6);
}

float above(Length l) {
    return -below(-l);
}

b2AABB rectangle(const Bounds& b) {
    b2AABB out;
    out.lowerBound.Set(below(b.low.x), below(b.low.y));
    out.upperBound.Set(above(b.high.x), above(b.high.y));
    return out;
}

}  // namespace

Tree::Tree() : kernel_(std::make_unique<Kernel>()) {}
Tree::Tree(Tree&&) noexcept = default;
Tree& Tree::operator=(Tree&&) noexcept = default;
Tree::~Tree() = default;

void Tree::add(const Bounds& bounds) {
    const int32 proxy = kernel_->tree.CreateProxy(rectangle(bounds), nullptr);
    const auto place = static_cast<std::size_t>(proxy);
    if (kernel_->numbers.size() <= place) kernel_->numbers.resize(place + 1);
    kernel_->numbers[place] = kernel_->proxies.size();
    kernel_->proxies.push_back(proxy);
}

void Tree::move(std::size_t number, const Bounds& bounds) {
    kernel_->tree.MoveProxy(kernel_->proxies.at(number), rectangle(bounds), b2Vec2(0.0F, 0.0F));
}

void Tree::query(const Bounds& bounds, std::vector<std::size_t>& found) const {
    struct Collector {
        const Kernel& kernel;
        std::vector<std::size_t>& found;
        bool QueryCallback(int32 proxy) {
            found.push_back(kernel.numbers[static_cast<std::size_t>(proxy)]);
            return true;
        }
    } collector{*kernel_, found};
    kernel_->tree.Query(&collector, rectangle(bounds));
}

}  // namespace bacler::plane
