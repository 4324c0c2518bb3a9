#pragma once
#include "app/board_picture.hpp"
#include "ui/desk.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace bacler::ui {

/// The elements of the desk's table, and those that have no place on it: read again only when any of them changed, and of a piece under
/// a finger only the piece itself.
class Placed {
public:
    void read(const Desk& desk);
    /// As last read.
    const std::vector<PlacedElement>& elements() const { return elements_; }
    const std::vector<ElementAt>& without_place() const { return without_place_; }

private:
    std::optional<std::array<std::uint64_t, 3>> read_of_;
    std::optional<ElementAt> held_;
    std::vector<PlacedElement> elements_;
    std::vector<ElementAt> without_place_;
};

}  // namespace bacler::ui
