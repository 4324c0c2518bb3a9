#include "app/overlay/segment.hpp"

#include "app/overlay/pencil.hpp"

namespace bacler::overlay {

Drawing segment_of(const Canvas& canvas, const Measurement& m, Tone tone) {
    return segment_of(canvas, m, tone, figure_of(canvas.lang, m));
}

Drawing segment_of(const Canvas& canvas, const Measurement& m, Tone tone, const std::string& words) {
    Pencil pencil(canvas);
    const Spot from = spot_of(m.from), to = spot_of(m.to), along = direction(from, to),
               beside = across(along);
    const auto at = [&](Length off) { return moved(from, along, static_cast<float>(in_cm(off))); };
    const bool falls_short = m.limit > m.value;
    if (m.from == m.to) {
        pencil.dot(from, tone);
    } else {
        if (m.sd > Length{}) pencil.band(at(m.value - m.sd * 2), at(m.value + m.sd * 2), tone);
        pencil.line(from, to, tone);
        pencil.stroke(from, beside, tone);
        pencil.stroke(to, beside, tone);
    }
    // Where the limit falls: beyond the end as a faint lead, within it as a stroke across.
    const bool has_limit = m.limit != Length{} && m.from != m.to;
    if (has_limit && falls_short && is_on_table(canvas, at(m.limit))) pencil.lead(to, at(m.limit));
    if (has_limit && is_on_table(canvas, at(m.limit))) pencil.limit(at(m.limit), beside);
    pencil.figure(mix(from, to, 0.5F), beside, tone, words);
    return pencil.finish();
}

}  // namespace bacler::overlay
