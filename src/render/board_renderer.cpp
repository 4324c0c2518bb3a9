#include "render/board_renderer.hpp"

#include "base/check.hpp"
#include "embedded/board_frag.hpp"
#include "embedded/board_vert.hpp"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

namespace bacler::render {

namespace {

unsigned compiled(GLenum kind, std::string_view text) {
    const unsigned shader = glCreateShader(kind);
    const char* start = text.data();
    const auto length = static_cast<GLint>(text.size());
    glShaderSource(shader, 1, &start, &length);
    glCompileShader(shader);
    GLint good = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
    if (good == 0) {
        std::string log(1024, '\0');
        glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
        broken_promise(log.c_str(), __FILE__, __LINE__);
    }
    return shader;
}

unsigned linked() {
    const unsigned program = glCreateProgram();
    const unsigned vertex = compiled(GL_VERTEX_SHADER, embedded::board_vert());
    const unsigned fragment = compiled(GL_FRAGMENT_SHADER, embedded::board_frag());
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    glLinkProgram(program);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint good = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &good);
    BACLER_CHECK(good != 0);
    return program;
}

const void* at_byte(std::size_t offset) {
    // GL takes a byte's place in the buffer where its signature asks for a pointer.
    return reinterpret_cast<const void*>(offset);  // NOLINT(performance-no-int-to-ptr)
}

void describe_corners() {
    constexpr auto stride = static_cast<GLsizei>(sizeof(BoardVertex));
    for (GLuint place = 0; place < 5; ++place) glEnableVertexAttribArray(place);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, stride, at_byte(offsetof(BoardVertex, x)));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride, at_byte(offsetof(BoardVertex, push_x)));
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at_byte(offsetof(BoardVertex, fill)));
    glVertexAttribPointer(3, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at_byte(offsetof(BoardVertex, ink)));
    glVertexAttribIPointer(4, 1, GL_UNSIGNED_INT, stride, at_byte(offsetof(BoardVertex, pattern)));
}

float channel(std::uint32_t colour, unsigned shift) {
    return static_cast<float>((colour >> shift) & 0xffU) / 255.0F;
}

GLint in_pixels(float points, float ratio) {
    return static_cast<GLint>(std::lround(points * ratio));
}

}  // namespace

BoardRenderer::BoardRenderer(std::size_t layers) : layers_(layers), program_(linked()) {
    centre_ = glGetUniformLocation(program_, "u_centre");
    scale_ = glGetUniformLocation(program_, "u_scale");
    pane_centre_ = glGetUniformLocation(program_, "u_pane_centre");
    window_ = glGetUniformLocation(program_, "u_window");
    turn_ = glGetUniformLocation(program_, "u_turn");
    stroke_ = glGetUniformLocation(program_, "u_stroke");
    for (Layer& layer : layers_) {
        glGenVertexArrays(1, &layer.array);
        glGenBuffers(1, &layer.buffer);
        glBindVertexArray(layer.array);
        glBindBuffer(GL_ARRAY_BUFFER, layer.buffer);
        describe_corners();
    }
    glBindVertexArray(0);
}

BoardRenderer::~BoardRenderer() {
    for (const Layer& layer : layers_) {
        glDeleteBuffers(1, &layer.buffer);
        glDeleteVertexArrays(1, &layer.array);
    }
    glDeleteProgram(program_);
}

void BoardRenderer::begin(const Surface& surface, std::uint32_t clear) {
    surface_ = surface;
    const float ratio = surface.pixels_per_point;
    glViewport(0, 0, in_pixels(surface.points.x, ratio), in_pixels(surface.points.y, ratio));
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glClearColor(channel(clear, 0), channel(clear, 8), channel(clear, 16), 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(program_);
    glUniform2f(window_, surface.points.x, surface.points.y);
    glUniform1f(stroke_, surface.stroke);
}

void BoardRenderer::draw(std::size_t layer, const BoardBatch& batch, const View& view) {
    BACLER_CHECK(layer < layers_.size());
    Layer& kept = layers_[layer];
    const auto count = static_cast<GLsizei>(batch.corners.size());
    if (kept.stamp != batch.stamp) {
        glBindBuffer(GL_ARRAY_BUFFER, kept.buffer);
        const auto bytes = static_cast<GLsizeiptr>(batch.corners.size() * sizeof(BoardVertex));
        glBufferData(GL_ARRAY_BUFFER, bytes, batch.corners.data(), GL_STATIC_DRAW);
        kept.stamp = batch.stamp;
    }
    if (count == 0) return;
    const float ratio = surface_.pixels_per_point;
    const glm::vec2 size = size_of(view.pane);
    glEnable(GL_SCISSOR_TEST);
    glScissor(in_pixels(view.pane.from.x, ratio), in_pixels(surface_.points.y - view.pane.to.y, ratio),
              std::max(0, in_pixels(size.x, ratio)), std::max(0, in_pixels(size.y, ratio)));
    glUniform2f(centre_, view.centre.x, view.centre.y);
    glUniform1f(scale_, view.scale);
    glUniform2f(turn_, std::cos(view.turn), std::sin(view.turn));
    glUniform2f(pane_centre_, centre_of(view.pane).x, centre_of(view.pane).y);
    glBindVertexArray(kept.array);
    glDrawArrays(GL_TRIANGLES, 0, count);
    glBindVertexArray(0);
    glDisable(GL_SCISSOR_TEST);
}

std::vector<std::uint8_t> pixels_of_surface(int width, int height) {
    const std::size_t row = static_cast<std::size_t>(width) * 4;
    std::vector<std::uint8_t> upside_down(row * static_cast<std::size_t>(height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, upside_down.data());
    std::vector<std::uint8_t> rows;
    rows.reserve(upside_down.size());
    for (int y = height - 1; y >= 0; --y) {
        const auto start = upside_down.begin() + static_cast<std::ptrdiff_t>(row) * y;
        rows.insert(rows.end(), start, start + static_cast<std::ptrdiff_t>(row));
    }
    for (std::size_t alpha = 3; alpha < rows.size(); alpha += 4) rows[alpha] = 255;
    return rows;
}

}  // namespace bacler::render
