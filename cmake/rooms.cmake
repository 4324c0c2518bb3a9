# bacler_room(<name> <folder> [SEES <room>...] [USES <library>...] [PRIVATELY <library>...])
#
# The static library bacler_<name> of all sources under <folder>. What it SEES and USES is passed on to whoever links
# it, what it uses PRIVATELY is not. A folder without sources makes a library all the same: a room may begin with headers.
function(bacler_room name folder)
  cmake_parse_arguments(PARSE_ARGV 2 room "" "" "SEES;USES;PRIVATELY")
  list(TRANSFORM room_SEES PREPEND bacler_)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  if(NOT sources)
    set(sources "${CMAKE_BINARY_DIR}/generated/empty/${name}.cpp")
    file(CONFIGURE OUTPUT "${sources}" CONTENT "// ${folder} holds no source yet.\n")
  endif()
  add_library(bacler_${name} STATIC ${sources})
  target_include_directories(bacler_${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  target_link_libraries(bacler_${name} PUBLIC ${room_SEES} ${room_USES} PRIVATE ${room_PRIVATELY} bacler_own_code)
endfunction()

# bacler_program(<name> <folder> [SEES <room>...] [USES <library>...]): an executable in bin/, if its folder has sources.
function(bacler_program name folder)
  cmake_parse_arguments(PARSE_ARGV 2 program "" "" "SEES;USES")
  list(TRANSFORM program_SEES PREPEND bacler_)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${program_SEES} ${program_USES} bacler_own_code)
endfunction()

# bacler_opens_windows(<target>): its leak reports leave out what the display libraries never free.
function(bacler_opens_windows target)
  if(TARGET ${target} AND BACLER_SANITIZE MATCHES "address")
    target_sources(${target} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/sanitized.cpp")
  endif()
endfunction()
