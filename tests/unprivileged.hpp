#pragma once
#include <sys/wait.h>
#include <unistd.h>

namespace bacler::tests {

/// Runs something as a user who owns nothing, in a process of its own if need be.
template <class Check>
bool holds_unprivileged(Check check) {
    if (::geteuid() != 0) return check();
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        const bool is_nobody = ::setegid(nobody) == 0 && ::seteuid(nobody) == 0;
        ::_exit(is_nobody && check() ? 0 : 1);
    }
    int status = 1;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace bacler::tests
