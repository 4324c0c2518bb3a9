#pragma once
#include "base/angle.hpp"
#include "base/length.hpp"
#include "base/point.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The fields of values, one after another, for whatever reads, writes or hashes them: an archive is anything that may be called with
/// fields. What a value is made of is told once, and every archive sees the same.
namespace bacler {

/// A place in a list: as wide in every archive, whatever the machine.
template <class Archive>
void serialize_place(Archive& archive, std::size_t& place) {
    auto wide = static_cast<std::uint32_t>(place);
    archive(wide);
    place = wide;
}

template <class Archive>
void serialize_place(Archive& archive, std::optional<std::size_t>& place) {
    std::optional<std::uint32_t> wide;
    if (place) wide = static_cast<std::uint32_t>(*place);
    archive(wide);
    place.reset();
    if (wide) place = *wide;
}

template <class Archive>
void serialize_places(Archive& archive, std::vector<std::size_t>& places) {
    std::vector<std::uint32_t> wide;
    for (const std::size_t p : places) wide.push_back(static_cast<std::uint32_t>(p));
    archive(wide);
    places.assign(wide.begin(), wide.end());
}

template <class Archive>
void serialize(Archive& archive, Length& l) {
    archive(l.hundredths_of_mm);
}

template <class Archive>
void serialize(Archive& archive, Angle& a) {
    archive(a.thousandths_of_degree);
}

template <class Archive>
void serialize(Archive& archive, TablePoint& p) {
    archive(p.x, p.y);
}

}  // namespace bacler
