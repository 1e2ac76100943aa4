import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, lightness, line, mix, oval, path, type Pen, times } from "./pen.ts";

/** Lines on a label that look like print. */
const print = (x: number, y: number, width: number, rows: number, ink: string): string =>
  times(rows, (row) => box(x, y + row * 13, Math.round(width * [1, 0.72, 0.88, 0.5, 0.66][row % 5]!), 5, 2, ink, 'opacity=".55"'));
const gold = (pen: Pen): string => pen.linear([[0, "#f5dc95"], [0.5, "#c99a3c"], [1, "#e8c976"]], "right");
const bars = (x: number, y: number, height: number): string => line(`M${x} ${y}h150`, "#1c1f24", height, 'stroke-linecap="butt" stroke-dasharray="3 2 1.6 3 2 1.4 4 2.6"');

export const storageDrawers: Drawers = {
  "hard-drive": (pen, { color }) => {
    const metal = pen.linear([[0, "#f0f2f4"], [0.5, "#b9bec6"], [1, "#868c96"]], "diagonal");
    return (
      pen.shadow(240, 440, 164, 20, 0.46) + path("M106 62l10-12h268l-10 12v366H106Z", "#7b828d") + box(96, 56, 284, 376, 16, metal) + times(4, (i) => disc(i % 2 ? 364 : 112, i < 2 ? 74 : 414, 8, "#8d949e") + disc(i % 2 ? 364 : 112, i < 2 ? 74 : 414, 4, "#4a4f58")) +
      path("M120 84q118-24 236 0v250q-40 60-118 60T120 334Z", pen.linear([[0, "#ffffff"], [1, "#e9ecef"]])) + path("M120 84q118-24 236 0v60q-118-22-236 0Z", pen.body(color)) + box(140, 96, 92, 15, 4, "#fff", 'opacity=".92"') + box(140, 118, 54, 6, 3, "#fff", 'opacity=".7"') + print(140, 168, 120, 6, "#4b525d") + bars(140, 275, 34) + box(288, 170, 52, 52, 3, "#20242a") + times(4, (i) => line(`M296 ${179 + i * 12.5}h42`, "#f5f6f7", 7, `stroke-linecap="butt" stroke-dasharray="${["9 4 4 6", "5 8 11 3", "12 3 4 4", "4 5 7 6"][i]}"`)) + print(140, 306, 180, 3, "#7d8590") + disc(238, 366, 12, "#c3c8d0")
    );
  },

  "ssd-m2": (pen, { color, accent = "#2f6fe0", style }) => {
    const chip = pen.linear([[0, "#3d424b"], [1, "#15171b"]], "diagonal");
    const sink = style === "heatsink";
    return (
      pen.shadow(240, 372, 210, 22, 0.4) +
      group("rotate(-16 240 240)",
        path("M34 176h384q10 0 10 10v36a18 18 0 0 0 0 36v36q0 10-10 10H34Z", pen.linear([[0, lighter(color, 0.2)], [1, darker(color, 0.3)]])) + box(18, 184, 22, 50, 2, gold(pen)) + box(18, 242, 22, 54, 2, gold(pen)) + times(9, (i) => line(`M20 ${190 + i * 12.5}h16`, "#8a6420", 1.2)) +
        (sink
          ? box(56, 158, 356, 160, 10, pen.linear([[0, lighter(color, 0.35)], [0.5, color], [1, darker(color, 0.5)]])) + times(8, (i) => box(70, 170 + i * 18, 328, 7, 3, darker(color, 0.45)) + box(70, 177 + i * 18, 328, 2, 1, lighter(color, 0.3), 'opacity=".5"')) + box(92, 214, 120, 44, 6, darker(color, 0.3)) + box(106, 226, 92, 12, 4, accent) + box(106, 244, 54, 6, 3, lighter(color, 0.5))
          : box(60, 188, 70, 100, 4, chip) + box(142, 190, 62, 96, 4, chip) + box(214, 184, 84, 108, 4, chip) + box(310, 184, 84, 108, 4, chip) + box(56, 182, 346, 112, 4, pen.linear([[0, "#22252b"], [1, "#0d0f12"]]), 'opacity=".94"') + box(56, 182, 346, 10, 3, accent) + box(78, 210, 150, 22, 5, "#fff", 'opacity=".92"') + print(78, 248, 130, 2, "#c8ced8") + box(330, 214, 50, 50, 4, "#f1f3f5") + times(9, (i) => box(336 + (i % 3) * 14, 220 + Math.floor(i / 3) * 14, (i * 5) % 4 ? 10 : 5, 10, 0, "#16181c"))))
    );
  },

  "ssd-sata": (pen, { color, accent = "#d8343f" }) =>
    pen.shadow(240, 410, 176, 22, 0.44) + group("rotate(-8 240 240)", box(92, 76, 300, 326, 18, darker(color, 0.4)) + box(84, 70, 300, 326, 18, pen.body(color)) + box(98, 84, 272, 298, 10, pen.linear([[0, lighter(color, 0.14)], [1, darker(color, 0.2)]]), `stroke="${lighter(color, 0.35)}" stroke-opacity=".4"`) + path("M98 302h272v70q0 10-10 10H108q-10 0-10-10Z", accent) + box(124, 112, 150, 26, 6, "#fff", 'opacity=".94"') + box(124, 150, 92, 10, 4, "#fff", 'opacity=".6"') + box(124, 326, 96, 16, 5, "#fff", 'opacity=".9"') + times(4, (i) => disc(i % 2 ? 370 : 98, i < 2 ? 84 : 382, 3.5, "#101216")) + path("M98 84h170L98 280Z", "#fff", 'opacity=".08"')),

  "memory-card": (pen, { color, accent = "#d8343f", style }) => {
    const card = "M0 18Q0 0 18 0h118q10 0 16 8l30 38q6 8 6 18v176q0 18-18 18H18q-18 0-18-18Z";
    const micro = "M0 12Q0 0 12 0h78q8 0 8 8v22q0 8 8 12l8 5q6 4 6 12v96q0 12-12 12H12q-12 0-12-12Z";
    const face = (shape: string, tint: string) => path(shape, darker(tint, 0.5), 'transform="translate(6 7)"') + path(shape, pen.linear([[0, lighter(tint, 0.22)], [0.5, tint], [1, darker(tint, 0.3)]], "diagonal"));
    return (
      pen.shadow(240, 424, 190, 20, 0.42) +
      (style === "sd"
        ? group("translate(112 60) scale(1.36)", face(card, color) + path("M0 150h188v90q0 18-18 18H18q-18 0-18-18Z", accent) + times(7, (i) => box(22 + i * 17, 10, 11, 40, 3, gold(pen))) + box(20, 76, 112, 24, 6, "#fff", 'opacity=".94"') + box(20, 112, 70, 10, 4, "#fff", 'opacity=".6"') + box(20, 178, 90, 40, 6, "#fff", 'opacity=".92"'))
        : group("translate(64 66) scale(1.3)", face(card, "#23262c") + box(16, 66, 156, 150, 8, "#33373f") + times(7, (i) => box(22 + i * 17, 10, 11, 36, 3, gold(pen))) + box(28, 84, 100, 16, 5, "#8c93a0")) + group("rotate(9 330 290) translate(254 178) scale(1.42)", face(micro, color) + path("M0 96h120v59q0 12-12 12H12q-12 0-12-12Z", accent) + box(12, 30, 72, 18, 5, "#fff", 'opacity=".94"') + box(12, 58, 46, 8, 3, "#fff", 'opacity=".6"') + box(12, 116, 58, 30, 5, "#fff", 'opacity=".92"')))
    );
  },

  "usb-stick": (pen, { color, accent = "#c4c9d1" }) =>
    pen.shadow(240, 380, 200, 22, 0.4) + group("rotate(-28 240 240)", box(30, 200, 110, 84, 5, pen.barrel("#cfd4da", "down")) + box(44, 216, 34, 16, 2, "#3c414a") + box(44, 252, 34, 16, 2, "#3c414a") + box(130, 178, 288, 128, 34, pen.barrel(color, "down")) + box(130, 178, 120, 128, 20, pen.barrel(accent, "down")) + box(286, 222, 86, 18, 6, lightness(color) > 0.6 ? "#3a3f48" : "#fff", 'opacity=".85"') + box(286, 250, 54, 8, 4, lightness(color) > 0.6 ? "#3a3f48" : "#fff", 'opacity=".5"') + oval(396, 242, 10, 22, darker(color, 0.5))),

  "portable-ssd": (pen, { color, accent }) =>
    pen.shadow(240, 404, 170, 22, 0.44) + line("M250 78c0-40 120-50 130 30s60 60 60 120", "#2b2e34", 9) + group("rotate(6 240 250)", box(118, 84, 252, 316, 30, darker(color, 0.45)) + box(110, 78, 252, 316, 30, pen.body(color)) + box(122, 90, 228, 292, 22, "none", `stroke="${lighter(color, 0.4)}" stroke-opacity=".35" stroke-width="2"`) + times(7, (i) => line(`M138 ${250 + i * 17}h196`, darker(color, 0.3), 3, 'opacity=".4"')) + box(140, 116, 118, 22, 6, lightness(color) > 0.6 ? "#2d3138" : "#fff", 'opacity=".9"') + box(140, 150, 70, 9, 4, lightness(color) > 0.6 ? "#2d3138" : "#fff", 'opacity=".5"') + box(212, 72, 50, 12, 5, "#101216") + disc(334, 372, 4, accent ?? mix(color, "#58b7ff", 0.8)) + path("M110 108a30 30 0 0 1 30-30h120L110 280Z", "#fff", 'opacity=".1"')),
};
