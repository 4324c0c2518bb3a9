#version 300 es
precision highp float;

uniform vec2 u_centre;       // cm of the table in the middle of the pane
uniform float u_scale;       // points of the screen to a cm
uniform vec2 u_pane_centre;  // points, y down
uniform vec2 u_window;       // points
uniform float u_stroke;      // points of the screen to a point of a push
uniform vec2 u_turn;         // cosine and sine of the table's turn on the screen, clockwise

layout(location = 0) in vec2 a_at;    // cm
layout(location = 1) in vec2 a_push;  // points, y up: what keeps its size at every zoom
layout(location = 2) in vec4 a_fill;
layout(location = 3) in vec4 a_ink;
layout(location = 4) in uint a_pattern;

out vec2 v_at;
out vec4 v_fill;
out vec4 v_ink;
flat out uint v_pattern;

void main() {
  vec2 up = (a_at - u_centre) * u_scale + a_push * u_stroke;
  vec2 off = vec2(up.x, -up.y);
  vec2 point = u_pane_centre + vec2(off.x * u_turn.x - off.y * u_turn.y, off.x * u_turn.y + off.y * u_turn.x);
  vec2 unit = point / u_window * 2.0 - 1.0;
  gl_Position = vec4(unit.x, -unit.y, 0.0, 1.0);
  v_at = a_at;
  v_fill = a_fill;
  v_ink = a_ink;
  v_pattern = a_pattern;
}
