#include "app/overlay/corridor.hpp"

#include "app/overlay/pencil.hpp"

namespace bacler::overlay {

Drawing corridor_of(const Canvas& canvas, const CorridorQuestion& question) {
    Pencil pencil(canvas);
    const Spot from = spot_of(question.corridor.from), aim = spot_of(question.corridor.aim);
    const Spot along = direction(from, aim);
    if (question.corridor.from != question.corridor.aim) {
        std::vector<Spot> rectangle;
        const plane::Convex field = plane::rectangle_of(question.corridor);
        for (const plane::Vec& v : field.points()) rectangle.push_back(spot_of(plane::rounded_point(v)));
        pencil.area(rectangle, question.tone);
        pencil.edge(rectangle, question.tone);
    }
    pencil.arrow(from, aim, question.tone);
    for (const InTheWay& b : question.blockers) {
        pencil.outline(b.outline, question.tone, 4);
        Spot middle;
        for (const Spot& s : b.outline) middle = {middle.x + s.x, middle.y + s.y};
        const auto count = static_cast<float>(b.outline.size());
        pencil.figure({middle.x / count, middle.y / count},
                      {-across(along).x * question.side, -across(along).y * question.side}, question.tone,
                      b.name);
    }
    const Spot left = across(along);
    pencil.figure(mix(from, aim, 0.6F), {left.x * question.side, left.y * question.side},
                  question.tone_of_words, question.words);
    return pencil.finish();
}

}  // namespace bacler::overlay
