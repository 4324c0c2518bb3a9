#pragma once
#include "app/handling/hand.hpp"
#include "app/picture.hpp"

namespace bacler {

/// The piece in hand where it is not: its ghost where it stood before. Nothing where it has not moved.
Picture start_ghost(const Hand& hand);

/// Its ghost where it was tried, for a place that was refused.
Picture tried_ghost(const Hand& hand);

}  // namespace bacler
