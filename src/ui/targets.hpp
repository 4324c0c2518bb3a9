#pragma once
#include "ui/flags.hpp"

#include <map>
#include <optional>
#include <string>

namespace bacler::ui {

/// Where everything that can be touched lay in the last frame, by name ("flag.F1a", "die.0.4"): what scripts and tests tap.
class Targets {
public:
    void begin_frame() { now_.clear(); }
    void end_frame() { last_.swap(now_); }
    void note(const std::string& name, const Pane& where) { now_[name] = where; }

    std::optional<Pane> find(const std::string& name) const {
        const auto it = last_.find(name);
        return it == last_.end() ? std::nullopt : std::optional(it->second);
    }
    const std::map<std::string, Pane>& all() const { return last_; }

private:
    std::map<std::string, Pane> now_, last_;
};

}  // namespace bacler::ui
