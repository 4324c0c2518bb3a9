#pragma once
#include "ui/flags.hpp"

#include <map>
#include <optional>
#include <string>

namespace bacler::ui {

/// Where everything that can be touched lay in the last frame, by name ("flag.F1a", "die.0.4"): what scripts and tests tap.
class Targets {
public:
    void begin_frame() {
        now_.clear();
        touches_now_.clear();
    }
    void end_frame() {
        last_.swap(now_);
        touches_.swap(touches_now_);
    }
    void note(const std::string& name, const Pane& where) { now_[name] = where; }
    /// The same of what a finger is meant for: it must be large enough. `list` is the pane that it
    /// scrolls in, or that holds it.
    void note_touch(const std::string& name, const Pane& where, const Pane& list) {
        note(name, where);
        touches_now_[name] = {where, list};
    }

    std::optional<Pane> find(const std::string& name) const {
        const auto it = last_.find(name);
        return it == last_.end() ? std::nullopt : std::optional(it->second);
    }
    const std::map<std::string, Pane>& all() const { return last_; }

    struct Touch {
        Pane where, list;
    };
    const std::map<std::string, Touch>& touches() const { return touches_; }

private:
    std::map<std::string, Pane> now_, last_;
    std::map<std::string, Touch> touches_now_, touches_;
};

}  // namespace bacler::ui
