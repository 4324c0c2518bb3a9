#include "platform/desktop/png.hpp"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>

namespace bacler::desktop {

bool write_png(const std::string& path, const Window::Pixels& pixels) {
    return stbi_write_png(path.c_str(), pixels.width, pixels.height, 4, pixels.bytes.data(),
                          pixels.width * 4) != 0;
}

}  // namespace bacler::desktop
