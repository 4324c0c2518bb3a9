#pragma once
#include "render/view.hpp"

#include <cstdint>
#include <vector>

namespace bacler::render {

/// What is drawn over a fill, in the ink. The numbers are those of shaders/board.frag.
enum class Pattern : std::uint32_t { plain, hatched, dotted, marshy, furrowed, built_up, crossed, planted };

/// A corner of a coloured triangle. Colours are 0xAABBGGRR.
struct BoardVertex {
    float x, y;            ///< cm of the table
    float push_x, push_y;  ///< points of the screen, y up: what keeps its size at every zoom
    std::uint32_t fill, ink;
    Pattern pattern;
};

/// Coloured triangles, three corners each, drawn in order. `stamp` changes when the corners do.
struct BoardBatch {
    std::vector<BoardVertex> corners;
    std::uint64_t stamp{0};
};

/// The window as GL has it: its size in points, and how many pixels there are to a point.
struct Surface {
    glm::vec2 points{1, 1};
    float pixels_per_point{1};
    float stroke{1};  ///< points of it to a point of a push: lines grow with letters
};

/// Draws batches of triangles with GLES 3.0. Requires, from making to destroying: the same current GL context.
class BoardRenderer {
public:
    explicit BoardRenderer(std::size_t layers);
    ~BoardRenderer();
    BoardRenderer(const BoardRenderer&) = delete;
    BoardRenderer& operator=(const BoardRenderer&) = delete;

    /// Clears the surface to a colour (0xAABBGGRR) and sets what drawing needs.
    void begin(const Surface& surface, std::uint32_t clear);

    /// Draws one layer inside the view's pane; its corners go to the card only when the stamp changed.
    /// Requires: layer below `layers`, after `begin`.
    void draw(std::size_t layer, const BoardBatch& batch, const View& view);

private:
    struct Layer {
        unsigned array{0}, buffer{0};
        std::uint64_t stamp{0};
    };
    std::vector<Layer> layers_;
    unsigned program_{0};
    int centre_{-1}, scale_{-1}, pane_centre_{-1}, window_{-1}, turn_{-1}, stroke_{-1};
    Surface surface_;
};

/// The pixels drawn so far, as rows from the top, 4 bytes each. Requires: a current GL context.
std::vector<std::uint8_t> pixels_of_surface(int width, int height);

}  // namespace bacler::render
