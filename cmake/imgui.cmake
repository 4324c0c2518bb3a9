# Dear ImGui with its SDL2 and OpenGL ES 3 backends, compiled from the source that tools/fetch-imgui unpacked.
set(imgui_folder "${PROJECT_SOURCE_DIR}/.deps/imgui")
if(NOT EXISTS "${imgui_folder}/.stamp")
  message(FATAL_ERROR "Dear ImGui is not in .deps/imgui. Run tools/setup, which fetches it, and configure again.")
endif()

add_library(imgui STATIC
  ${imgui_folder}/imgui.cpp
  ${imgui_folder}/imgui_draw.cpp
  ${imgui_folder}/imgui_tables.cpp
  ${imgui_folder}/imgui_widgets.cpp
  ${imgui_folder}/misc/cpp/imgui_stdlib.cpp
  ${imgui_folder}/backends/imgui_impl_sdl2.cpp
  ${imgui_folder}/backends/imgui_impl_opengl3.cpp)
target_include_directories(imgui SYSTEM PUBLIC
  ${imgui_folder} ${imgui_folder}/backends ${imgui_folder}/misc/cpp)
target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)
target_compile_options(imgui PRIVATE -w)
target_link_libraries(imgui PUBLIC SDL2::SDL2 PkgConfig::gles)
