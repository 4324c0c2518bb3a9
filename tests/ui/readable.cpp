// Letters stand out from what they are written on, in every scheme.
#include "ui/theme.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace bacler;
using namespace bacler::ui;

namespace {

/// Of light, 0 to 1, as eyes weigh the three colours.
double luminance(Colour colour) {
    const auto part = [&](unsigned shift) {
        const double c = static_cast<double>((colour >> shift) & 0xffU) / 255;
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(16);
}

/// 1 for two that are the same, 21 for black on white.
double contrast(Colour a, Colour b) {
    const double first = luminance(a) + 0.05, second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

}  // namespace

TEST_CASE("ui: words have at least 4.5 times the light of their paper, or a 4.5th of it, in every scheme",
          "[ui][readable]") {
    CHECK(contrast(rgb(0, 0, 0), rgb(255, 255, 255)) == Approx(21).margin(0.01));
    for (const Scheme scheme : {Scheme::light, Scheme::dark, Scheme::contrast}) {
        wear(scheme);
        INFO(static_cast<int>(scheme));
        CHECK(contrast(colours::ink(), colours::paper()) >= 4.5);
        // Keys that do nothing now are written faintly on paper set back.
        for (const Colour letters : {colours::ink_soft(), colours::ink_faint()})
            for (const Colour paper : {colours::paper(), colours::paper_dark()})
                CHECK(contrast(letters, paper) >= 4.5);
        CHECK(contrast(colours::good(), colours::paper()) >= 4.5);
        CHECK(contrast(colours::bad(), colours::paper()) >= 4.5);
        CHECK(contrast(colours::night_text(), colours::night()) >= 4.5);
        for (const overlay::Tone tone : {overlay::Tone::neutral, overlay::Tone::allowed,
                                         overlay::Tone::forbidden, overlay::Tone::too_close}) {
            INFO("tone " << static_cast<int>(tone));
            CHECK(contrast(ink_of_tone(tone), colours::paper()) >= 4.5);
        }
    }
    wear(Scheme::light);
}
