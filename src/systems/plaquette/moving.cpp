#include "systems/plaquette/moving.hpp"

#include "base/check.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/move_track.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

bool is_engaged(const std::vector<MeetingLayout>& meetings, ElementRef ref) {
    return std::any_of(meetings.begin(), meetings.end(), [&](const MeetingLayout& m) {
        return m.meeting.attacker == ref || m.meeting.defender == ref;
    });
}

MoveCheck pinned(ElementRef ref) {
    MoveCheck check;
    check.ruling.findings.push_back(
        about(figure(126, 48, Say::engaged_must_stay, Does::forbids), element_subject(ref)));
    check.until = Length{};
    return check;
}

void add(std::vector<MoveCheck>& into, std::vector<MoveCheck> checks) {
    for (MoveCheck& c : checks) into.push_back(std::move(c));
}

Subject subject_of(const LaidTable& table, const MoverRef& mover) {
    if (mover.kind == MoverRef::Kind::staff) return staff_subject(mover.side, mover.index);
    if (mover.kind == MoverRef::Kind::element) return element_subject(mover.element());
    return table_unit_subject(*table.scenario, mover.element(), mover.unit);
}

/// The earliest place on the path at which some rule forbids it.
std::optional<Length> earliest(const std::vector<MoveCheck>& checks) {
    std::optional<Length> out;
    for (const MoveCheck& c : checks) {
        const bool forbids =
            std::any_of(c.ruling.findings.begin(), c.ruling.findings.end(),
                        [](const Finding& f) { return f.depth == 0 && f.does == Does::forbids; });
        if (forbids && c.until && (!out || *c.until < *out)) out = c.until;
    }
    return out;
}

MoveScene scene_of(const LaidTable& table, const MoveQuestion& question) {
    const std::optional<plane::Box> start = body_of(table, question.mover);
    BACLER_CHECK(start.has_value());
    const bool is_staff = question.mover.kind == MoverRef::Kind::staff;
    return {.table = &table,
            .question = &question,
            .element = is_staff ? nullptr : &table.element(question.mover.element()),
            .track = Track(*start, question.legs)};
}

}  // namespace

Length allowance_of_move(const LaidTable& table, const MoveQuestion& question) {
    MoveScene scene = scene_of(table, question);
    check_allowance(scene);
    return scene.allowance;
}

MoveAnswer rule_on_move(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                        const MoveQuestion& question) {
    MoveScene scene = scene_of(table, question);
    MoveAnswer out;
    std::vector<MoveCheck> checks;
    if (scene.element != nullptr && is_engaged(meetings, question.mover.element()))
        checks.push_back(pinned(question.mover.element()));
    checks.push_back(check_allowance(scene));
    scene.near = elements_near(scene, std::max(neighbour_distance, scene.untouched));
    std::vector<MoveCheck> neighbours = check_neighbours(scene, out.passed);
    add(checks, check_order(scene));
    add(checks, std::move(neighbours));
    add(checks, check_turns(scene));
    if (question.mover.kind == MoverRef::Kind::unit) add(checks, check_ranks(scene));
    out.legal_until = earliest(checks);
    out.ruling = in_order(std::move(checks));
    for (Finding& f : out.ruling.findings)
        if (f.depth == 0 && f.subject.kind == SubjectKind::none)
            f.subject = subject_of(table, question.mover);
    out.stations = scene.track.stations();
    out.path = scene.track.path_of_front();
    out.used = scene.track.total();
    out.allowance = scene.allowance;
    out.left = std::max(Length{}, scene.allowance - question.so_far.used - out.used);
    out.engages = scene.engages;
    out.slowed_by = scene.slowed_by;
    return out;
}

}  // namespace bacler::plaquette
