#version 300 es
precision highp float;

in vec2 v_at;
in vec4 v_fill;
in vec4 v_ink;
flat in uint v_pattern;
out vec4 colour;

float cm_per_pixel;

// Share of ink in stripes across x. Where a stripe is thinner than a pixel the mean is drawn, so that nothing shimmers.
float stripes(float x, float period, float duty) {
  float u = x / period;
  float w = cm_per_pixel / period;
  float off = abs(fract(u) - 0.5) * 2.0;
  float ink = 1.0 - smoothstep(duty - 2.0 * w, duty + 2.0 * w, off);
  return mix(ink, duty, clamp(3.0 * w - 0.75, 0.0, 1.0));
}

// Share of ink in discs set in staggered rows.
float discs(vec2 at, float period, float radius) {
  vec2 cell = at / period;
  float w = cm_per_pixel / period;
  cell.x += 0.5 * mod(floor(cell.y), 2.0);
  float off = length(fract(cell) - 0.5);
  float ink = 1.0 - smoothstep(radius - w, radius + w, off);
  return mix(ink, 3.14 * radius * radius, clamp(3.0 * w - 0.75, 0.0, 1.0));
}

// Share of ink in short level strokes set in staggered rows.
float strokes(vec2 at, float period) {
  float row = floor(at.y / (0.5 * period));
  float line = stripes(at.y, 0.5 * period, 0.22);
  float along = stripes(at.x + 0.5 * period * mod(row, 2.0), period, 0.5);
  return line * along;
}

float share_of_ink() {
  switch (v_pattern) {
    case 1u: return stripes(v_at.x + v_at.y, 0.7, 0.3);                                          // hatched
    case 2u: return discs(v_at, 1.6, 0.3);                                                       // dotted
    case 3u: return strokes(v_at, 2.4);                                                          // marshy
    case 4u: return stripes(v_at.y + 0.3 * v_at.x, 0.8, 0.3);                                    // furrowed
    case 5u: return 1.0 - stripes(v_at.x, 2.2, 0.7) * stripes(v_at.y, 1.6, 0.66);                // built up
    case 6u: return max(stripes(v_at.x + v_at.y, 1.0, 0.2), stripes(v_at.x - v_at.y, 1.0, 0.2)); // crossed
    case 7u: return discs(v_at, 2.6, 0.24);                                                      // planted
    default: return 0.0;
  }
}

void main() {
  vec2 step = fwidth(v_at);
  cm_per_pixel = max(max(step.x, step.y), 1e-5);
  colour = mix(v_fill, v_ink, share_of_ink());
}
