#pragma once
#include "app/text/catalogue.hpp"
#include "base/result.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bacler {

/// What panels are drawn in.
enum class Scheme : std::uint8_t { light, dark, contrast };
inline constexpr std::array<Scheme, 3> schemes{Scheme::light, Scheme::dark, Scheme::contrast};

/// "light", "dark", "contrast": as files and command lines write it.
std::string_view name_of(Scheme scheme);

/// How large letters are, in hundredths of what fits the screen.
inline constexpr int least_text_size = 80, usual_text_size = 100, greatest_text_size = 150,
                     text_size_step = 10;

/// What the players chose for this tablet, whatever they play.
struct Settings {
    std::optional<Lang> lang;  ///< none: the system's
    Scheme scheme{Scheme::light};
    int text_size{usual_text_size};
    bool tells_steps{
        true};  ///< what hands have to do on the real table is listed as soon as there is something

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The settings of a file; where there is none, the usual ones. Faults: what of the file cannot be understood, all of it.
Result<Settings> read_settings(const std::string& path);

/// Writes the settings whole or not at all: beside the file first, then in its place. Faults: the system's.
Faults write_settings(const std::string& path, const Settings& settings);

}  // namespace bacler
