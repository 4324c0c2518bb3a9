#include "app/editor/editing.hpp"

#include "app/editor/naming.hpp"
#include "app/game/shelf.hpp"
#include "base/check.hpp"
#include "files/write_text.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace bacler::editor {

namespace fs = std::filesystem;

namespace {

void take_in(Editing& editing) {
    editing.read = so_far(editing.draft);
    editing.scenario = drawable(editing.read);
    ++editing.changes;
}

void save(Editing& editing) {
    editing.of_disk = files::write_text_file(editing.path, toml_from(editing.draft));
}

/// The start with the first so many edits.
Draft made_again(const Editing& editing, std::size_t count) {
    Draft out = editing.start;
    for (std::size_t i = 0; i < count; ++i) {
        Result<Draft> next = editor::apply(std::move(out), editing.edits[i]);
        BACLER_CHECK(next.is_good());
        out = std::move(next).value();
    }
    return out;
}

}  // namespace

Editing begin_draft(const std::string& path, Draft draft) {
    Editing out;
    out.path = path;
    out.start = draft;
    out.draft = std::move(draft);
    take_in(out);
    save(out);
    return out;
}

Result<Editing> open_draft(const std::string& path) {
    const Result<std::string> text = files::text_of_file(path);
    if (!text) return text.faults();
    Result<Draft> draft = draft_from_toml(*text, path);
    if (!draft) return draft.faults();
    Editing out;
    out.path = path;
    out.start = out.draft = std::move(draft).value();
    take_in(out);
    return out;
}

namespace {

/// Does an edit after the first so many of them.
Faults do_after(Editing& editing, const Draft& before, std::size_t count, Edit edit) {
    Result<Draft> next = editor::apply(before, edit);
    if (!next) return next.faults();
    editing.edits.resize(count);
    editing.edits.push_back(std::move(edit));
    editing.done = count + 1;
    editing.draft = std::move(next).value();
    take_in(editing);
    save(editing);
    return {};
}

}  // namespace

Faults do_edit(Editing& editing, Edit edit) {
    return do_after(editing, Draft(editing.draft), editing.done, std::move(edit));
}

Faults amend(Editing& editing, Edit edit) {
    BACLER_CHECK(editing.may_undo());
    return do_after(editing, made_again(editing, editing.done - 1), editing.done - 1, std::move(edit));
}

void undo(Editing& editing) {
    if (!editing.may_undo()) return;
    --editing.done;
    editing.draft = made_again(editing, editing.done);
    take_in(editing);
    save(editing);
}

void redo(Editing& editing) {
    if (!editing.may_redo()) return;
    ++editing.done;
    editing.draft = made_again(editing, editing.done);
    take_in(editing);
    save(editing);
}

std::vector<FoundScenario> scenarios_in(const std::string& folder) {
    std::vector<std::pair<fs::file_time_type, FoundScenario>> found;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() != ".toml") continue;
        const std::string path = it->path().string();
        const Result<Editing> opened = open_draft(path);
        if (!opened) continue;
        std::error_code ignored;
        const fs::file_time_type written = fs::last_write_time(path, ignored);
        found.push_back(
            {written, {path, name_of(opened->draft, {}), opened->read.faults.size(), time_of_file(path)}});
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second.path < b.second.path;
    });
    std::vector<FoundScenario> out;
    for (auto& [when, one] : found) out.push_back(std::move(one));
    return out;
}

std::vector<FoundScenario> unfinished_in(const std::string& folder) {
    std::vector<FoundScenario> out = scenarios_in(folder);
    out.erase(std::remove_if(out.begin(), out.end(), [](const FoundScenario& s) { return s.faults == 0; }),
              out.end());
    return out;
}

std::string free_path(const std::string& folder, const std::string& stem) {
    for (int n = 1;; ++n) {
        const fs::path path = fs::path(folder) / (stem + "-" + std::to_string(n) + ".toml");
        std::error_code ignored;
        if (!fs::exists(path, ignored)) return path.string();
    }
}

}  // namespace bacler::editor
