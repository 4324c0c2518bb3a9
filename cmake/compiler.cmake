# Flags that hold for every target, and those for our own code only.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

if(NOT CMAKE_BUILD_TYPE)
  message(FATAL_ERROR "No preset was chosen. Configure with: cmake --preset dev (or check, release).")
endif()

# The same figures on every machine: no fused multiply-add behind our back.
add_compile_options(-ffp-contract=off)

if(CMAKE_BUILD_TYPE MATCHES "Debug|RelWithDebInfo")
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(BACLER_SANITIZE)
  add_compile_options(-fsanitize=${BACLER_SANITIZE} -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${BACLER_SANITIZE} -fno-sanitize-recover=all)
endif()

add_library(bacler_own_code INTERFACE)
target_compile_options(bacler_own_code INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 sees overlapping copies in std::string's own operator+ (GCC bug 105651).
  target_compile_options(bacler_own_code INTERFACE -Wno-restrict)
  if(BACLER_SANITIZE)
    # The sanitizers' added code is what this warning is about: GCC's manual advises against the pair.
    target_compile_options(bacler_own_code INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()
