import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, line, oval, path, type Pen, times } from "./pen.ts";
import { wallpaper } from "./phones.ts";

const gold = (pen: Pen): string => pen.linear([[0, "#f5dc95"], [0.5, "#c99a3c"], [1, "#e8c976"]], "right");
/** A ribbon cable ending in a connector. */
const ribbon = (d: string, x: number, y: number): string => line(d, "#8a4a1c", 22, 'stroke-linecap="butt"') + line(d, "#c97a35", 18, 'stroke-linecap="butt"') + line(d, "#e3a468", 2, 'stroke-dasharray="1 4"') + box(x - 24, y - 8, 48, 18, 4, "#202328") + line(`M${x - 18} ${y + 1}h36`, "#d9b560", 7, 'stroke-linecap="butt" stroke-dasharray="3 2"');

export const spareDrawers: Drawers = {
  "phone-screen": (pen, { color }) => {
    const clip = pen.clip(box(220, 44, 176, 372, 28, "#000"));
    return (
      pen.shadow(244, 440, 176, 16, 0.42) + group("rotate(-7 160 240)", box(72, 54, 182, 376, 30, pen.linear([[0, "#5b6069"], [1, "#24272c"]], "diagonal")) + box(82, 64, 162, 356, 22, pen.linear([[0, "#c9cdd3"], [0.5, "#8b919b"], [1, "#5d636d"]], "diagonal")) + box(98, 92, 130, 190, 6, "#33373e") + times(4, (i) => disc(i % 2 ? 232 : 94, i < 2 ? 76 : 408, 4, "#e2bf67")) + ribbon("M150 280q-4 60 30 66t24 40", 204, 388)) +
      box(212, 36, 192, 388, 34, "#0a0b0e") + `<g clip-path="${clip}">${wallpaper(pen, color, 220, 44, 176, 372)}${path("M220 44h120L220 330Z", "#fff", 'opacity=".12"')}</g>` + disc(308, 60, 6, "#07080b") + line("M214 72q0-34 34-34h60", "#fff", 2, 'opacity=".4"')
    );
  },

  "battery-part": (pen, { color, accent = "#e9c33c" }) =>
    pen.shadow(240, 434, 150, 18, 0.44) + group("rotate(-7 240 240)", ribbon("M300 70q4-40 50-36t60 30", 414, 70) + box(138, 66, 214, 364, 16, darker(color, 0.5)) + box(132, 62, 214, 364, 16, pen.linear([[0, lighter(color, 0.24)], [0.4, color], [1, darker(color, 0.3)]], "diagonal")) + box(132, 62, 214, 34, 10, accent) + box(154, 120, 104, 20, 5, "#fff", 'opacity=".92"') + times(6, (i) => box(154, 160 + i * 17, [150, 122, 162, 96, 140, 70][i]!, 6, 3, "#fff", 'opacity=".42"')) + path("M290 300l-34 52h24l-10 42 38-58h-26l14-36Z", accent) + box(154, 372, 52, 34, 4, "#f5f6f7") + line("M160 389h40", "#16181c", 24, 'stroke-linecap="butt" stroke-dasharray="4 2 2 3"') + path("M132 78a16 16 0 0 1 16-16h90L132 330Z", "#fff", 'opacity=".1"')),

  "back-glass": (pen, { color }) =>
    pen.shadow(244, 440, 160, 16, 0.42) + group("rotate(9 320 240)", box(196, 48, 188, 382, 34, darker(color, 0.62)) + box(204, 56, 172, 366, 28, "none", 'stroke="#e2bf67" stroke-width="3" opacity=".55"') + disc(296, 244, 52, "none", 'stroke="#c9a25a" stroke-width="13" opacity=".7"')) + group("rotate(-5 180 240)", box(94, 46, 190, 384, 34, darker(color, 0.35)) + box(90, 42, 190, 384, 34, pen.linear([[0, lighter(color, 0.4)], [0.4, color], [1, darker(color, 0.2)]], "diagonal")) + box(104, 56, 92, 94, 26, lighter(color, 0.12), `stroke="${darker(color, 0.3)}" stroke-opacity=".5"`) + disc(128, 80, 18, "#eff1f4") + disc(128, 126, 18, "#eff1f4") + disc(172, 103, 18, "#eff1f4") + times(3, (i) => disc([128, 128, 172][i]!, [80, 126, 103][i]!, 18, "none", `stroke="${darker(color, 0.35)}" stroke-width="3"`)) + path("M94 78a34 34 0 0 1 34-34h90L94 350Z", "#fff", 'opacity=".22"')),

  "charging-port": (pen, { color }) =>
    pen.shadow(240, 404, 190, 18, 0.36) + line("M240 290C240 190 120 240 120 160S240 110 300 90", "#713c14", 40, 'stroke-linecap="butt" transform="translate(3 6)" opacity=".35"') + line("M240 290C240 190 120 240 120 160S240 110 300 90", color, 36, 'stroke-linecap="butt"') + line("M240 290C240 190 120 240 120 160S240 110 300 90", lighter(color, 0.35), 26, 'stroke-linecap="butt" stroke-dasharray="1.2 5" opacity=".5"') + group("rotate(-18 330 80)", box(282, 54, 102, 54, 6, "#1d2025") + line("M292 68h82M292 94h82", "#e2bf67", 9, 'stroke-linecap="butt" stroke-dasharray="4 3"')) +
    path("M96 286h288q14 0 14 14v42H82v-42q0-14 14-14Z", pen.linear([[0, lighter(color, 0.15)], [1, darker(color, 0.3)]])) + box(168, 322, 144, 72, 22, pen.barrel("#cfd4da", "down")) + box(182, 336, 116, 44, 20, "#0b0d11") + box(204, 352, 72, 12, 4, "#4a505b") + disc(112, 318, 11, gold(pen)) + disc(112, 318, 5, "#6b4c1a") + disc(368, 318, 11, gold(pen)) + disc(368, 318, 5, "#6b4c1a") + times(3, (i) => box(128 + i * 11, 300, 7, 14, 1, "#22252a") + box(320 + i * 11, 300, 7, 14, 1, "#22252a")),

  "camera-module": (pen, { color }) =>
    pen.shadow(240, 424, 180, 18, 0.4) + ribbon("M300 250q90 10 96 70t-60 84", 330, 404) + group("rotate(-8 210 200)", box(80, 70, 252, 252, 22, darker(color, 0.5)) + box(74, 64, 252, 252, 22, pen.linear([[0, "#eef0f2"], [0.5, "#aab0b9"], [1, "#6f7681"]], "diagonal")) + pen.lens(144, 134, 56, "#4a4f59") + pen.lens(256, 134, 56, "#4a4f59") + pen.lens(144, 246, 56, "#4a4f59") + box(216, 206, 84, 84, 12, "#2a2e35") + box(232, 222, 52, 52, 6, pen.linear([[0, "#f7e8b0"], [1, "#d4b45e"]])) + times(4, (i) => disc(i % 2 ? 314 : 86, i < 2 ? 76 : 304, 5, "#565c66"))),

  "laptop-battery": (pen, { color, accent = "#8d949e" }) =>
    pen.shadow(240, 360, 220, 20, 0.44) + group("rotate(-7 240 240)", box(24, 146, 432, 190, 12, darker(color, 0.6)) + box(20, 140, 432, 190, 12, pen.linear([[0, lighter(color, 0.26)], [0.4, color], [1, darker(color, 0.3)]])) + times(3, (i) => box(32 + i * 140, 152, 128, 130, 6, lighter(color, 0.08), `stroke="${lighter(color, 0.25)}" stroke-opacity=".5"`)) + box(50, 170, 88, 15, 5, "#fff", 'opacity=".88"') + times(4, (i) => box(50, 198 + i * 14, [84, 70, 90, 48][i]!, 5, 2, "#fff", 'opacity=".4"')) + box(190, 168, 72, 26, 4, accent) + box(330, 172, 82, 60, 4, "#f5f6f7") + line("M338 202h66", "#16181c", 42, 'stroke-linecap="butt" stroke-dasharray="4 2 2 3 5 2"') + box(170, 318, 134, 24, 4, "#15181c") + line("M182 330h110", "#e2bf67", 12, 'stroke-linecap="butt" stroke-dasharray="7 6"') + times(3, (i) => disc(34 + i * 202, 306, 6, "#0b0d10"))),

  "laptop-adapter": (pen, { color }) =>
    pen.shadow(240, 376, 204, 22, 0.44) + line("M330 210C450 190 440 70 340 84S250 130 196 90", "#23262b", 11) + line("M330 210C450 190 440 70 340 84S250 130 196 90", "#4b515b", 3, 'transform="translate(0 -3)"') + group("rotate(-18 180 84)", box(120, 66, 78, 36, 10, pen.barrel("#2a2d33", "down")) + box(70, 74, 54, 20, 5, pen.barrel("#c9cdd3", "down")) + oval(72, 84, 4, 6, "#3b4048")) + path("M66 228l40-42h260l34 42Z", lighter(color, 0.24)) + path("M400 228l-34-42v10l34 118Z", darker(color, 0.5)) + box(62, 226, 340, 132, 16, pen.body(color)) + box(92, 252, 170, 78, 4, "#eef0f2") + times(5, (i) => box(102, 262 + i * 13, [140, 110, 128, 90, 118][i]!, 5, 2, "#6b727d")) + box(292, 262, 60, 14, 5, "#fff", 'opacity=".6"') + disc(372, 292, 5, "#4bd08a") + line("M62 300C20 310 20 390 80 396", "#23262b", 12),

  "laptop-keyboard": (pen, { color, accent }) =>
    pen.shadow(240, 340, 220, 20, 0.4) + group("rotate(-6 240 240)", ribbon("M250 320q-10 50 40 60", 306, 386) + box(26, 130, 428, 196, 10, darker(color, 0.55)) + box(22, 126, 428, 194, 10, pen.body(darker(color, 0.25))) + times(5, (i) => line(`M${36 + (i === 4 ? 0 : 0)} ${148 + i * 37}h400`, accent ?? lighter(color, 0.24), 29, `stroke-linecap="butt" stroke-dasharray="${["26 3.2", "34 3 26 3", "42 3 26 3", "54 3 26 3", "34 3 34 3 150 3 26 3"][i]}" opacity="${accent ? 0.5 : 1}"`) + line(`M38 ${147 + i * 37}h396`, color, 26, `stroke-linecap="butt" stroke-dasharray="${["23 6.2", "31 6 23 6", "39 6 23 6", "51 6 23 6", "31 6 31 6 147 6 23 6"][i]}"`))),

  "tool-kit": (pen, { color, accent = "#f0a52f" }) => {
    const bit = pen.symbol(box(0, 126, 13, 68, 4, pen.barrel("#cfd4da")) + box(2, 120, 9, 14, 2, accent));
    return pen.shadow(240, 424, 206, 20, 0.44) + path("M56 96h368l12 124H44Z", darker(color, 0.4)) + box(66, 108, 348, 104, 8, "#24272d") + times(11, (i) => `<use href="${bit}" x="${84 + i * 29}"/>`) + box(38, 216, 404, 200, 18, pen.body(color)) + box(56, 232, 368, 166, 10, "#1b1e23") + box(78, 268, 170, 34, 16, pen.barrel(accent, "down")) + times(5, (i) => line(`M${98 + i * 24} 270v30`, darker(accent, 0.35), 5, 'opacity=".6"')) + box(246, 278, 130, 14, 3, pen.barrel("#d7dbe0", "down")) + box(374, 274, 24, 22, 3, "#8d949e") + line("M84 356L250 336M84 356L250 374", "#b9bfc7", 7) + times(3, (i) => box(290 + i * 40, 322, 26, 62, 6, pen.barrel(["#3f7de0", "#e2542f", "#3aa76d"][i]!))) + box(206, 204, 68, 22, 6, darker(color, 0.45));
  },

  "soldering-station": (pen, { color, accent = "#ff9d3b" }) =>
    pen.shadow(236, 412, 216, 22, 0.46) + line("M268 330C330 430 420 400 406 300", "#23262b", 10) + path("M60 176l44-40h180l28 40Z", lighter(color, 0.24)) + box(52, 174, 262, 224, 14, pen.body(color)) + box(76, 198, 160, 86, 8, "#0b0d11") + line("M100 220h24v42M146 220h24v42h-24ZM196 220h22v42h-22Z", accent, 7) + disc(272, 240, 24, darker(color, 0.5)) + disc(272, 240, 18, pen.body("#8d949e")) + line("M272 240v-14", "#fff", 3) + times(3, (i) => box(82 + i * 56, 316, 42, 26, 6, darker(color, 0.4))) + disc(272, 340, 14, "#0b0d11", 'stroke="#c9cdd3" stroke-width="3"') +
    path("M350 386h100l10 22H340Z", darker(color, 0.3)) + line("M400 388q-42-40-6-76t6-70", "#b4bac3", 8) + group("rotate(24 400 210)", box(386, 174, 28, 124, 12, pen.barrel("#2b4a86")) + box(391, 118, 18, 60, 4, pen.barrel("#c9cdd3")) + path("M394 118h12l-5-42h-2Z", pen.barrel("#d9a066"))),
};
