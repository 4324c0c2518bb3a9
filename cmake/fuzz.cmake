# One libFuzzer program for each file of tests/fuzz, with the libraries up to files built for coverage and ASan.
# Sanitizer flags must reach the rooms as well: they are set per target, for this file is read after them.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "The fuzz targets need clang. Configure with: cmake --preset fuzz")
endif()

foreach(room base ruling board game plaquette odds files)
  target_compile_options(bacler_${room} PRIVATE -fsanitize=fuzzer-no-link,address)
endforeach()

file(GLOB sources CONFIGURE_DEPENDS tests/fuzz/*.cpp)
foreach(source IN LISTS sources)
  cmake_path(GET source STEM name)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE bacler_files bacler_own_code)
  target_compile_options(${name} PRIVATE -fsanitize=fuzzer,address)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer,address)
endforeach()
