import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, line, mix, oval, path, type Pen, times } from "./pen.ts";

/** A pale disc of the service's colour, as background of its drawing. */
const stage = (pen: Pen, color: string): string =>
  disc(240, 236, 200, pen.radial([[0, lighter(color, 0.86)], [1, lighter(color, 0.66)]], [0.4, 0.3, 0.8])) + pen.shadow(240, 404, 176, 20, 0.3);

/** A drill, its bit pointing left. */
const drill = (pen: Pen, color: string): string =>
  box(-178, -8, 78, 13, 3, pen.barrel("#c9cdd3", "down")) + path("M-108-22h32v40h-32Z", pen.barrel("#4a505b", "down")) + path("M-80-44H70q26 0 26 44t-26 44H-80Z", pen.barrel(color, "down")) + times(4, (i) => box(30 + i * 13, -26, 6, 52, 3, darker(color, 0.4))) + path("M-10 40h62l22 118H14Z", pen.barrel("#343942")) + box(-14, 66, 16, 34, 7, "#e2542f") + box(-2, 150, 104, 42, 8, pen.barrel(darker(color, 0.2)));

/** A screwdriver standing on its tip. */
const screwdriver = (pen: Pen, color: string): string => box(-6, 90, 12, 136, 2, pen.barrel("#d3d7dc")) + path("M-6 226h12l-3 22h-6Z", "#8d949e") + box(-22, -30, 44, 126, 18, pen.barrel(color)) + times(3, (i) => line(`M${-11 + i * 11}-14v88`, darker(color, 0.4), 4, 'opacity=".5"'));

const helmet = (pen: Pen): string => path("M-84 0a84 78 0 0 1 168 0Z", pen.radial([[0, "#ffe08a"], [0.6, "#f6b73c"], [1, "#c98412"]], [0.36, 0.26, 0.9])) + path("M-18-76h36v76h-36Z", "#fbc95a") + path("M-104 0h208q6 18-20 18H-84q-26 0-20-18Z", pen.linear([[0, "#ffd066"], [1, "#d18e1a"]]));

export const serviceDrawers: Drawers = {
  "service-install": (pen, { color }) =>
    stage(pen, color) + path("M96 116h130v30H96Z", "#c9cdd3") + box(88, 96, 26, 84, 6, pen.barrel("#b5bac2")) + group("rotate(14 210 160)", box(112, 108, 196, 90, 22, pen.barrel("#f2f3f5", "down")) + oval(308, 153, 26, 45, "#101318") + group("translate(312 153) scale(.6 1)", pen.lens(0, 0, 32)) + path("M100 100h216q18 0 18 14H100Z", "#fdfdfe")) + group("translate(300 300) rotate(-12) scale(.82)", drill(pen, color)) + group("translate(138 392)", helmet(pen)),

  "service-smarthome": (pen, { color }) =>
    stage(pen, color) + path("M92 214L240 92l148 122-18 18-130-106-130 106Z", pen.linear([[0, lighter(color, 0.2)], [1, darker(color, 0.2)]])) + path("M122 226L240 130l118 96v174H122Z", pen.linear([[0, "#ffffff"], [1, "#e4e8ed"]])) + box(206, 296, 72, 104, 6, pen.barrel(color)) + box(258, 342, 8, 22, 4, "#f6e3a8") + box(146, 254, 44, 44, 5, "#ffe7a3") + box(294, 254, 44, 44, 5, "#ffe7a3") + line("M168 254v44M146 276h44M316 254v44M294 276h44", "#fff", 4) + line("M206 214a48 48 0 0 1 68 0M220 230a28 28 0 0 1 40 0", color, 8) + disc(240, 250, 8, color) + group("translate(392 200) rotate(14) scale(.86)", screwdriver(pen, "#e2802f")),

  "service-network": (pen, { color }) =>
    stage(pen, color) + times(3, (i) => path(`M${118 + i * 112} 250l${(i - 1) * 16 - 7}-130q7-8 15 0l${-(i - 1) * 16 + 7} 130Z`, pen.barrel("#3a3f49"))) + path("M84 246h292l34 66H50Z", "#4b515c") + path("M50 312h360v34q0 16-16 16H66q-16 0-16-16Z", pen.linear([[0, "#3a3f49"], [1, "#15181d"]])) + times(4, (i) => disc(180 + i * 34, 338, 5, ["#4bd08a", "#4bd08a", "#f0b84a", "#58b7ff"][i]!)) + line("M184 100a80 80 0 0 1 112 0M206 124a48 48 0 0 1 68 0", color, 11) + line("M340 362c10 60 70 40 76-20", color, 15) + group("translate(392 284) rotate(8)", box(-20, 0, 44, 58, 6, pen.barrel("#e6eef6")) + times(5, (i) => box(-15 + i * 7.4, -4, 4, 18, 1, "#d4a642")) + box(-8, 56, 20, 20, 4, color)),

  "service-repair": (pen, { color }) =>
    stage(pen, color) + group("rotate(-9 200 250)", box(116, 80, 176, 330, 28, pen.linear([[0, "#6b727d"], [1, "#2b2f36"]], "diagonal")) + box(124, 88, 160, 314, 22, "#14171c") + box(134, 98, 140, 186, 8, pen.linear([[0, "#33383f"], [1, "#1d2025"]])) + box(146, 112, 70, 158, 6, pen.linear([[0, "#55606e"], [1, "#2e343c"]])) + box(146, 112, 70, 16, 4, "#e9c33c") + box(226, 112, 38, 60, 4, "#2f7d58") + box(232, 122, 26, 26, 2, "#14171c") + pen.lens(246, 204, 17) + pen.lens(246, 246, 17) + line("M216 200h14", "#c97a35", 8) + box(150, 306, 108, 70, 6, "#24282f") + times(4, (i) => disc(i % 2 ? 268 : 140, i < 2 ? 298 : 388, 4, "#d9b560"))) + group("translate(340 116) rotate(34)", screwdriver(pen, color)) + group("translate(372 380)", disc(0, 0, 9, pen.body("#c9cdd3")) + disc(30, 10, 7, pen.body("#c9cdd3")) + disc(-24, 14, 6, pen.body("#c9cdd3"))),

  "service-computer": (pen, { color }) =>
    stage(pen, color) + box(94, 120, 292, 196, 14, pen.body("#8b919b")) + box(102, 128, 276, 180, 8, "#0c0e13") + box(110, 136, 260, 164, 4, pen.linear([[0, mix(color, "#16203a", 0.55)], [1, "#131a2c"]])) + disc(240, 218, 46, "none", 'stroke="#fff" stroke-opacity=".2" stroke-width="11"') + line("M240 172a46 46 0 1 1-44 58", "#6df0b0", 11) + line("M222 220l13 14 26-30", "#fff", 9) + path("M98 318h284l46 66H52Z", pen.linear([[0, "#b9bec6"], [1, "#e4e7eb"]])) + times(4, (i) => line(`M${128 - i * 8} ${328 + i * 10}H${352 + i * 8}`, "#4a505b", 6, 'stroke-linecap="butt" stroke-dasharray="16 4"')) + box(52, 384, 376, 12, 6, "#7b828d") + group("translate(386 154) rotate(26) scale(.92)", screwdriver(pen, color)),

  "service-cleaning": (pen, { color }) =>
    stage(pen, color) + box(100, 130, 250, 250, 26, pen.body("#3a3f49")) + disc(225, 255, 112, "#15181d") + times(9, (i) => group(`translate(225 255) rotate(${i * 40})`, path("M0-12Q36-66 12-98 66-88 78-48 42-32 12 0Z", pen.linear([[0, "#7b828d"], [1, "#343942"]])))) + disc(225, 255, 30, pen.body("#565c66")) + group("translate(352 210) rotate(28)", box(-14, -120, 28, 150, 12, pen.barrel(color)) + box(-26, 26, 52, 36, 5, pen.barrel("#c9a45c")) + path("M-28 60h56l8 66q-36 16-72 0Z", pen.linear([[0, "#f4ead2"], [1, "#cdb98c"]])) + times(6, (i) => line(`M${-22 + i * 9} 64l${(i - 2.5) * 2} 58`, "#b49f70", 2))) + times(5, (i) => disc([96, 130, 78, 392, 410][i]!, [120, 92, 166, 340, 372][i]!, [17, 10, 8, 14, 8][i]!, pen.radial([[0, "#fff", 0.9], [0.7, lighter(color, 0.6), 0.5], [1, lighter(color, 0.3), 0.8]], [0.36, 0.3, 0.8]))),
};
