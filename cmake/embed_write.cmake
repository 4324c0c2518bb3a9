# Run by bacler_embed at build time: writes `output`, the source that holds `files` (joined by "|") as bytes.
string(REPLACE "|" ";" files "${files}")
set(hex "")
foreach(file IN LISTS files)
  file(READ "${file}" part HEX)
  string(APPEND hex "${part}")
endforeach()
string(LENGTH "${hex}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," hex "${hex}")
file(WRITE "${output}"
"// Made by cmake/embed_write.cmake.
#include \"embedded/${name}.hpp\"

namespace {

// One byte more than is shown, so that an empty file is an array too.
constexpr unsigned char bytes[] = {
${hex}
0};

}

namespace bacler::embedded {

std::string_view ${name}() {
  return {reinterpret_cast<const char*>(bytes), ${size}};
}

}
")
