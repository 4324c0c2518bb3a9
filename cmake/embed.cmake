# bacler_embed(<target> <name> <file>...)
#
# Puts files into the binary. Code that sees <target> writes
#     #include "embedded/<name>.hpp"
#     std::string_view text = bacler::embedded::<name>();
# Several files are joined in the order given. A changed file is embedded anew by the next build.
function(bacler_embed target name)
  if(NOT name MATCHES "^[a-z][a-z0-9_]*$")
    message(FATAL_ERROR "bacler_embed: '${name}' is not a snake_case name; it becomes a function and a header.")
  endif()
  set(files)
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND files "${file}")
  endforeach()
  if(NOT files)
    message(FATAL_ERROR "bacler_embed: '${name}' names no file to embed.")
  endif()

  set(folder "${CMAKE_BINARY_DIR}/generated/embedded")
  set(source "${folder}/${name}.cpp")
  file(CONFIGURE OUTPUT "${folder}/${name}.hpp" @ONLY CONTENT
"// Made by cmake/embed.cmake.
#pragma once

#include <string_view>

namespace bacler::embedded {

std::string_view @name@();

}
")
  set(script "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed_write.cmake")
  list(JOIN files "|" joined)
  add_custom_command(
    OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-Dname=${name}" "-Dfiles=${joined}" "-Doutput=${source}" -P "${script}"
    DEPENDS ${files} "${script}"
    COMMENT "Embedding ${name}"
    VERBATIM)
  target_sources(${target} PRIVATE "${source}")
  target_include_directories(${target} PUBLIC "${CMAKE_BINARY_DIR}/generated")
endfunction()

# Embeds a single file if it is there, and configures again when it appears or goes.
function(bacler_embed_if_there target name file)
  file(GLOB found CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
  if(found)
    bacler_embed(${target} ${name} ${found})
  endif()
endfunction()
