import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, lightness, line, oval, path, type Pen, times } from "./pen.ts";

const glass = (pen: Pen): string => pen.linear([[0, "#3c424e"], [0.4, "#14171d"], [1, "#05070a"]], "diagonal");
const shine = (pen: Pen): string => pen.linear([[0, "#fff", 0.6], [1, "#fff", 0]], "diagonal");

/** Small infrared lights around a lens. */
const lights = (cx: number, cy: number, r: number, count: number, turn = 0): string =>
  times(count, (index) => {
    const angle = ((index + turn) / count) * Math.PI * 2;
    return disc(Math.round(cx + Math.cos(angle) * r), Math.round(cy + Math.sin(angle) * r), 4.5, "#3a2027", 'stroke="#6b3a45" stroke-width="1.5"');
  });

/** A wall arm with its plate, ending at 0,0. */
function arm(pen: Pen, color: string): string {
  return path("M-16 0h32l-5 70h-22Z", pen.barrel(color)) + oval(0, 96, 54, 19, darker(color, 0.28)) + oval(0, 89, 54, 19, pen.body(color)) + oval(0, 87, 40, 13, lighter(color, 0.3)) + path("M-14 44h28l8 44q-22 9-44 0Z", pen.barrel(color));
}

/** The face of an indoor camera that turns: a ball on a foot. */
function ball(pen: Pen, color: string, cy: number, r: number): string {
  const round = pen.radial([[0, lighter(color, 0.75)], [0.55, color], [1, darker(color, lightness(color) > 0.7 ? 0.26 : 0.5)]], [0.36, 0.28, 0.8]);
  const face = Math.round(r * 0.66);
  return disc(240, cy, r, round) + disc(240, cy + 4, face, glass(pen)) + pen.lens(240, cy + 4, Math.round(face * 0.6), "#2b2f37") + path(`M${240 - face * 0.8} ${cy - face * 0.2}a${face} ${face} 0 0 1 ${face * 1.1} ${-face * 0.65}q-${face * 0.7} ${face * 0.1}-${face * 1.1} ${face * 0.65}Z`, "#fff", 'opacity=".2"') + disc(240, cy + face - 8, 3, "#53d08a");
}

export const cameraDrawers: Drawers = {
  "dome-camera": (pen, { color }) => {
    const side = pen.barrel(color);
    return (
      pen.shadow(240, 392, 190, 30, 0.42) + path("M84 322v30a156 58 0 0 0 312 0v-30Z", side) + oval(240, 322, 156, 58, pen.body(color)) + oval(240, 316, 136, 49, darker(color, 0.2)) + oval(240, 313, 134, 47, lighter(color, 0.4)) +
      path("M118 306C118 214 164 158 240 158s122 56 122 148a122 42 0 0 1-244 0Z", pen.radial([[0, "#59616f"], [0.5, "#22262e"], [1, "#090b0f"]], [0.36, 0.3, 0.8])) +
      oval(240, 266, 78, 62, "#0c0e12", 'opacity=".75"') + lights(240, 262, 50, 6, 0.5) + pen.lens(240, 262, 36) +
      path("M136 282c2-58 30-98 74-112-26 24-44 62-46 122Z", shine(pen), 'opacity=".6"') + oval(298, 192, 24, 9, "#fff", 'opacity=".2" transform="rotate(36 298 192)"') +
      times(3, (i) => disc([116, 364, 240][i]!, [338, 338, 362][i]!, 5, darker(color, 0.35)))
    );
  },

  "turret-camera": (pen, { color }) =>
    pen.shadow(240, 396, 176, 28, 0.42) + path("M96 300v44a144 54 0 0 0 288 0v-44Z", pen.barrel(color)) + oval(240, 300, 144, 54, pen.body(color)) + oval(240, 292, 122, 44, darker(color, 0.25)) +
    disc(240, 214, 126, pen.radial([[0, lighter(color, 0.8)], [0.6, color], [1, darker(color, 0.3)]], [0.36, 0.26, 0.82])) +
    oval(240, 218, 90, 88, darker(color, 0.2)) + oval(240, 219, 86, 84, glass(pen)) + lights(240, 219, 62, 4, 0.5) + pen.lens(240, 219, 42) + box(232, 284, 16, 7, 3, "#f7e7b5") +
    path("M172 186a86 84 0 0 1 78-50c-34 14-58 34-78 50Z", "#fff", 'opacity=".22"'),

  "bullet-camera": (pen, { color }) => {
    const body = pen.barrel(color, "down");
    return (
      pen.shadow(238, 420, 130, 20, 0.4) + group("translate(262 296) scale(1.05)", arm(pen, color)) +
      group("rotate(-12 240 210)",
        box(150, 138, 268, 136, 34, body) + box(392, 150, 30, 112, 14, darker(color, 0.18)) + path("M96 122h250q34 0 34 22v14H96Z", pen.linear([[0, lighter(color, 0.7)], [1, darker(color, 0.12)]])) + path("M96 158h284v7H104Z", darker(color, 0.35), 'opacity=".5"') +
        oval(150, 206, 42, 70, pen.body(color)) + oval(143, 206, 37, 63, "#0a0c10") + oval(142, 206, 34, 59, glass(pen)) + group("translate(138 204) scale(.62 1)", pen.lens(0, 0, 34) + lights(0, 0, 48, 6)) +
        box(250, 232, 92, 5, 2.5, darker(color, 0.2), 'opacity=".5"') + path("M122 160q10-14 26-14-16 22-20 60Z", "#fff", 'opacity=".22"'))
    );
  },

  "ptz-camera": (pen, { color }) =>
    pen.shadow(240, 432, 120, 16, 0.34) + path("M150 52h180l-14 70H164Z", pen.barrel(color)) + oval(240, 52, 90, 22, lighter(color, 0.5)) + oval(240, 122, 92, 22, darker(color, 0.2)) +
    path("M116 150a124 34 0 0 1 248 0v70H116Z", pen.barrel(color)) + path("M116 218h248a124 150 0 0 1-248 0Z", pen.barrel(color)) + line("M116 220a124 30 0 0 0 248 0", darker(color, 0.35), 2.5, 'opacity=".6"') +
    path("M168 226h144v60a72 92 0 0 1-144 0Z", glass(pen)) + pen.lens(240, 284, 50) + lights(240, 284, 63, 4, 0.5) + path("M176 240q30-8 54-4-30 20-48 62-6-30-6-58Z", "#fff", 'opacity=".16"'),

  "indoor-camera": (pen, { color }) =>
    pen.shadow(240, 424, 140, 24, 0.42) + path("M158 372q-14 48 4 50h156q18-2 4-50Z", pen.barrel(color)) + oval(240, 376, 82, 22, darker(color, 0.22)) + path("M136 250h208v70q0 58-104 58T136 320Z", pen.barrel(color)) + line("M140 318q10 46 100 46t100-46", darker(color, 0.2), 2, 'opacity=".6"') + ball(pen, color, 206, 132),

  "outdoor-camera": (pen, { color }) =>
    pen.shadow(236, 436, 110, 16, 0.36) + box(218, 44, 44, 46, 10, pen.barrel(color)) + path("M150 82h180q22 0 22 30v60H128v-60q0-30 22-30Z", pen.barrel(color)) + oval(240, 178, 112, 26, darker(color, 0.3)) +
    group("translate(0 4)", ball(pen, color, 286, 118)) + box(94, 60, 16, 190, 8, pen.barrel("#33373f")) + box(370, 60, 16, 190, 8, pen.barrel("#33373f")) + box(88, 214, 28, 46, 10, pen.barrel(color)) + box(364, 214, 28, 46, 10, pen.barrel(color)) + times(2, (i) => box(196 + i * 64, 118, 24, 34, 7, pen.linear([[0, "#fffbe8"], [1, "#f0dfa4"]]))),

  "battery-camera": (pen, { color }) =>
    pen.shadow(246, 428, 130, 20, 0.4) + group("translate(318 300) scale(.95)", arm(pen, color)) + box(166, 96, 190, 236, 66, pen.barrel(color)) + box(128, 96, 176, 236, 62, pen.body(color)) + box(140, 108, 152, 212, 52, glass(pen)) +
    pen.lens(216, 184, 46) + disc(216, 270, 22, "#1b1e25") + disc(216, 270, 17, pen.radial([[0, "#f3f4f6"], [1, "#9aa0aa"]])) + disc(180, 130, 3.5, "#53d08a") + path("M150 150q4-34 36-38h60q-70 30-92 110Z", "#fff", 'opacity=".13"'),

  "solar-camera": (pen, { color }) => {
    const panel = pen.linear([[0, "#3d5f94"], [0.5, "#1c3157"], [1, "#101d38"]], "diagonal");
    return (
      pen.shadow(240, 436, 130, 16, 0.38) + box(226, 110, 28, 80, 8, pen.barrel("#4a4f59")) +
      group("rotate(-7 240 90)", path("M70 46h340l26 92H44Z", darker(color, 0.3)) + path("M72 42h336l24 90H48Z", color) + path("M82 50h316l18 74H64Z", panel) + times(5, (i) => line(`M${134 + i * 53} 50l${(i - 2) * 6} 74`, "#9db4d8", 1.2, 'opacity=".55"')) + line("M76 86h328", "#9db4d8", 1.2, 'opacity=".55"') + path("M90 50h90l-70 74H70Z", "#fff", 'opacity=".14"')) +
      path("M158 190h164q16 0 16 22v48H142v-48q0-22 16-22Z", pen.barrel(color)) + oval(240, 262, 98, 22, darker(color, 0.3)) + ball(pen, color, 328, 102)
    );
  },
};
