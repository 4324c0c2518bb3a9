#pragma once
#include "app/gallery/gallery.hpp"

#include <optional>
#include <set>

namespace bacler::ui {

struct Desk;

/// The gallery while it fills the window: every widget, and every shape of ruling.
struct GalleryShown {
    enum class Page : std::uint8_t { keys, scales, findings, letters, colours, rulings };
    Page page{Page::keys};
    gallery::Chapter chapter{gallery::Chapter::engagement};
    std::optional<gallery::Gallery> rulings;  ///< in `lang`; none: not made yet
    Lang lang{Lang::fr};
    std::optional<std::size_t> unfolded;  ///< of its exhibits
    std::set<std::size_t> open_nodes;     ///< of that one's tree
    bool also_considered{false};
    int scale{3};  ///< what the specimens of scales stand at
};

/// Fills the window with the gallery.
void show_gallery(Desk& desk);

/// The rulings in the desk's language, made when they are first asked for. Requires: the gallery is shown.
const gallery::Gallery& rulings_of(Desk& desk);

}  // namespace bacler::ui
