#pragma once
#include "app/editor/edit.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// A draft under somebody's hands: what was done to it, and the file in which each change lies at once.
namespace bacler::editor {

struct Editing {
    std::string path;
    Draft start;                   ///< as it was opened
    std::vector<Edit> edits;       ///< all of them, those undone too
    std::size_t done{0};           ///< how many of them hold
    Draft draft;                   ///< the start with those applied
    files::ScenarioSoFar read;     ///< what the draft says
    plaquette::Scenario scenario;  ///< what of it can be drawn and counted
    Faults of_disk;                ///< why the last change is not on disk; the next one tries again
    std::uint64_t changes{0};

    bool may_undo() const { return done > 0; }
    bool may_redo() const { return done < edits.size(); }
    /// Only a scenario without faults is played.
    bool may_play() const { return read.faults.empty(); }
};

/// Begins a scenario in a file of its own.
Editing begin_draft(const std::string& path, Draft draft);
/// Goes on with one, finished or not. Faults: it cannot be read, or is no scenario; its own faults are listed in what is opened.
Result<Editing> open_draft(const std::string& path);

/// Does an edit and saves. Faults: those of `apply`, and nothing is changed.
Faults do_edit(Editing& editing, Edit edit);
/// Does an edit in place of the last one that holds: a figure that is still being typed. Requires: there is one.
Faults amend(Editing& editing, Edit edit);
/// Undoes the last edit that holds, or does it again; nothing where there is none.
void undo(Editing& editing);
void redo(Editing& editing);

/// A scenario of a folder.
struct FoundScenario {
    std::string path;
    std::string title;
    std::size_t faults{0};
    std::string written;  ///< "2026-11-30 14:05"
};
/// The scenarios of a folder, the one written last first. What is no scenario is left out.
std::vector<FoundScenario> scenarios_in(const std::string& folder);
/// Those that are not finished.
std::vector<FoundScenario> unfinished_in(const std::string& folder);

/// A file that is free in a folder: "scenario-2.toml". Requires: a stem that may be a file's name.
std::string free_path(const std::string& folder, const std::string& stem);

}  // namespace bacler::editor
