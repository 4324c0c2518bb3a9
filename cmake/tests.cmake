# bacler-tests: every test, against every library. tests/fuzz is built by the preset fuzz, tests/crash is for tools/crash-test.
file(GLOB_RECURSE sources CONFIGURE_DEPENDS tests/*.cpp)
list(FILTER sources EXCLUDE REGEX "^${PROJECT_SOURCE_DIR}/tests/(fuzz|crash)/")
if(NOT sources)
  return()
endif()

find_package(Catch2 2 REQUIRED)
find_package(rapidcheck REQUIRED)

# The engagements, tables and games that the benchmark times are also those that tests are tried on.
# Streams of events go through the program's own window.
add_executable(bacler-tests ${sources} platform/desktop/window.cpp platform/desktop/events.cpp
  platform/bench/random_engagement.cpp platform/bench/random_player.cpp platform/bench/tiled.cpp)
target_include_directories(bacler-tests PRIVATE "${PROJECT_SOURCE_DIR}/tests" "${PROJECT_SOURCE_DIR}")
target_link_libraries(bacler-tests PRIVATE
  bacler_app bacler_render bacler_ui SQLite::SQLite3 SDL2::SDL2
  Catch2::Catch2WithMain rapidcheck rapidcheck_catch ${geos_c} bacler_own_code)
bacler_opens_windows(bacler-tests)
target_precompile_headers(bacler-tests PRIVATE <catch2/catch.hpp>)

# A program that writes a game until it is killed.
bacler_program(bacler-crash-writer tests/crash SEES files)

# Where the project and its programs lie is told to one file only, so that a tree elsewhere compiles the others alike.
set(places "BACLER_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\"")
foreach(program bacler bacler-cli bacler-bench)
  string(TOUPPER "${program}" name)
  string(MAKE_C_IDENTIFIER "${name}" name)
  if(TARGET ${program})
    add_dependencies(bacler-tests ${program})
  endif()
  list(APPEND places "${name}_PROGRAM=\"${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${program}\"")
endforeach()
set_source_files_properties(tests/places.cpp PROPERTIES COMPILE_DEFINITIONS "${places}" SKIP_PRECOMPILE_HEADERS ON)

enable_testing()
add_test(NAME bacler-tests COMMAND bacler-tests)

# GCC 12 sees overflows in std::string where there are none (its bugs 105329 and 105651); the sanitizers watch for real ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(bacler-tests PRIVATE -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
endif()
