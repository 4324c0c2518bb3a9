#pragma once
#include <stdexcept>
#include <string>

namespace bacler {

/// A promise inside the program was broken: never the players' doing. Thrown by CHECK, in every build; only the
/// platform layer catches it, says what happened and where, and leaves with status 3.
class BrokenPromise : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

[[noreturn]] inline void broken_promise(const char* what, const char* file, int line) {
    throw BrokenPromise(std::string(file) + ":" + std::to_string(line) + ": " + what);
}

}  // namespace bacler

/// Holds a promise between two parts of the program. On in release builds too. Throws BrokenPromise.
#define BACLER_CHECK(condition) \
    ((condition) ? static_cast<void>(0) : ::bacler::broken_promise(#condition, __FILE__, __LINE__))
