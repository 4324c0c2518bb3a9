#pragma once
#include "base/check.hpp"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bacler {

/// One fault of something that came from outside: where, what, how to mend it. The words are made last, in the reader's
/// language, from `code` and `args`; a fault holds no prose.
struct Fault {
    std::string file;               ///< as the reader named it
    int line{0};                    ///< from 1; 0 where lines mean nothing (JSON, a whole file)
    std::string path;               ///< "side[0].element[2].heading", or a JSON pointer "/sides/0/stance"
    std::string code;               ///< names the sentence in the table of messages
    std::vector<std::string> args;  ///< what the sentence names, in its order
    int column{0};                  ///< from 1, in characters; 0 where a fault is of the whole line
};

using Faults = std::vector<Fault>;

/// A value read from outside, or every fault found on the way: never half of one.
template <class T>
class Result {
public:
    Result(T value) : held_(std::move(value)) {}
    /// Requires: at least one fault.
    Result(Faults faults) : held_(std::move(faults)) { BACLER_CHECK(!this->faults().empty()); }

    bool is_good() const { return std::holds_alternative<T>(held_); }
    explicit operator bool() const { return is_good(); }

    /// Requires: is_good().
    const T& value() const& {
        BACLER_CHECK(is_good());
        return std::get<T>(held_);
    }
    T&& value() && {
        BACLER_CHECK(is_good());
        return std::get<T>(std::move(held_));
    }
    const T& operator*() const& { return value(); }
    const T* operator->() const { return &value(); }

    /// Requires: not is_good().
    const Faults& faults() const {
        BACLER_CHECK(!is_good());
        return std::get<Faults>(held_);
    }

private:
    std::variant<T, Faults> held_;
};

}  // namespace bacler
