#pragma once

/// Where the tests find the project and its programs. Constants, so that other constants may be made of them.
namespace bacler::places {

extern const char* const source;  ///< the project's own folder
extern const char* const app;     ///< bacler
extern const char* const cli;     ///< bacler-cli
extern const char* const bench;   ///< bacler-bench

}  // namespace bacler::places
