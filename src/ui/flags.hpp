#pragma once
#include "render/view.hpp"

#include <optional>
#include <span>
#include <vector>

namespace bacler::ui {

using render::Pane;

bool overlap(const Pane& a, const Pane& b);
/// How far a list must be scrolled down for a pane in it to show whole, in points; less than 0 for up.
float scroll_to_show(const Pane& list, const Pane& pane);
bool contains(const Pane& pane, glm::vec2 point);
/// Does a straight line run through the inside of a pane?
bool crosses(const Pane& pane, glm::vec2 from, glm::vec2 to);

/// A flag that asks for a place. Frame: points.
struct FlagWish {
    glm::vec2 foot{0, 0};  ///< what it belongs to
    glm::vec2 away{0, 1};  ///< unit length: where it would rather stand, seen from its foot
    glm::vec2 size{1, 1};
    float farthest{1e6F};   ///< from where it would rather stand; further out it stands nowhere
    bool has_leader{true};  ///< a line leads from it to its foot

    friend bool operator==(const FlagWish&, const FlagWish&) = default;
};

/// Where each flag stands: inside the pane, never on another or on what is `taken`, off `bodies` where there is room, its leader behind no
/// flag and over no body, and no leader behind it, and as near its foot as that leaves. Earlier wishes choose first. None for a foot outside the pane, and where no room is left at all; in
/// a pane that is full, where none is left near its foot.
std::vector<std::optional<Pane>> place_flags(std::span<const FlagWish> wishes, std::span<const Pane> bodies,
                                             const Pane& pane, std::span<const Pane> taken = {});

/// The same tried in several orders, those first that came off worst before: the best of all. Too many to be read are placed once. They
/// keep off the panes of `lines` as off bodies, but a line that is covered in part is still seen, a body may not be.
std::vector<std::optional<Pane>> settle_flags(std::span<const FlagWish> wishes, std::span<const Pane> bodies,
                                              const Pane& pane, std::span<const Pane> taken = {},
                                              std::span<const Pane> lines = {});

/// settle_flags, kept: what is asked again is not searched for again.
class FlagPlaces {
public:
    const std::vector<std::optional<Pane>>& of(std::vector<FlagWish> wishes, std::vector<Pane> bodies,
                                               const Pane& pane, std::vector<Pane> taken = {},
                                               std::vector<Pane> lines = {});

private:
    std::vector<FlagWish> wishes_;
    std::vector<Pane> bodies_, taken_, lines_;
    Pane pane_{};
    std::vector<std::optional<Pane>> places_;
};

/// Of places that were taken along with what they belong to, those that still lie in the pane, on nothing taken and on none before.
std::vector<std::optional<Pane>> still_clear(std::vector<std::optional<Pane>> places, const Pane& pane,
                                             std::span<const Pane> taken);

/// The point of a flag nearest to its foot: where the leader line begins.
glm::vec2 nearest_point(const Pane& flag, glm::vec2 foot);
/// A leader so short is no line that could be hidden. Points.
inline constexpr float least_leader = 8;

}  // namespace bacler::ui
