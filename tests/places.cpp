#include "places.hpp"

namespace bacler::places {

const char* const source = BACLER_SOURCE_DIR;
const char* const app = BACLER_PROGRAM;
const char* const cli = BACLER_CLI_PROGRAM;
const char* const bench = BACLER_BENCH_PROGRAM;

}  // namespace bacler::places
