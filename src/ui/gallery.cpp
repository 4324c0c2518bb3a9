#include "ui/gallery.hpp"

#include "ui/desk.hpp"

#include <array>

namespace bacler::ui {

namespace {

/// It says the same every time, and takes a second to make.
const gallery::Gallery& made_once(Lang lang) {
    static std::array<std::optional<gallery::Gallery>, 2> made;
    std::optional<gallery::Gallery>& of_lang = made.at(static_cast<std::size_t>(lang));
    if (!of_lang) of_lang = gallery::gallery_of(lang);
    return *of_lang;
}

}  // namespace

void show_gallery(Desk& desk) {
    desk.gallery.emplace();
    show_screen(desk, Screen::gallery);
}

const gallery::Gallery& rulings_of(Desk& desk) {
    GalleryShown& g = *desk.gallery;
    if (!g.rulings || g.lang != desk.lang) {
        g.rulings = made_once(desk.lang);
        g.lang = desk.lang;
        g.unfolded.reset();
    }
    return *g.rulings;
}

}  // namespace bacler::ui
