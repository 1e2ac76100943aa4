import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, line, mix, oval, path, type Pen, times } from "./pen.ts";

const dark = (pen: Pen): string => pen.linear([[0, "#3a404b"], [0.4, "#171a20"], [1, "#08090c"]], "diagonal");

/** A small round device, of the size of a coin or a soap, standing on the ground. */
function puck(pen: Pen, color: string, cy: number, rx: number, ry: number, height: number): string {
  return path(`M${240 - rx} ${cy}v${height}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-height}Z`, pen.barrel(color)) + oval(240, cy, rx, ry, pen.linear([[0, lighter(color, 0.65)], [1, darker(color, 0.06)]], "diagonal"));
}

export const homeDrawers: Drawers = {
  bulb: (pen, { color }) => {
    const glow = pen.radial([[0, lighter(color, 0.4), 0.7], [0.55, color, 0.22], [1, color, 0]]);
    const glass = pen.radial([[0, "#ffffff"], [0.45, lighter(color, 0.7)], [0.85, mix(color, "#ffffff", 0.35)], [1, darker(color, 0.08)]], [0.42, 0.36, 0.66]);
    return (
      pen.shadow(240, 448, 74, 13, 0.4) + disc(240, 180, 218, glow) + path("M240 48c76 0 122 54 122 120 0 58-48 84-60 146H178c-12-62-60-88-60-146C118 102 164 48 240 48Z", glass) + path("M150 150c4-40 30-66 66-72-22 24-36 52-36 96-18 4-30-6-30-24Z", "#fff", 'opacity=".75"') +
      path("M176 312h128l-16 58h-96Z", pen.barrel("#f1f2f4")) + box(200, 368, 80, 62, 6, pen.barrel("#c3c7cd")) + times(4, (i) => line(`M200 ${380 + i * 13}l80-5`, "#7d838d", 3.4, 'opacity=".65"')) + path("M212 430h56l-12 16h-32Z", "#3c4048")
    );
  },

  "light-strip": (pen, { color, accent = "#7b5cff" }) => {
    const run = pen.linear([[0, color], [0.5, accent], [1, mix(color, "#35d0ff", 0.7)]], "right");
    const ring = (ry: number, y: number) => `<ellipse cx="240" cy="${y}" rx="168" ry="${ry}" fill="none"`;
    return (
      pen.shadow(240, 416, 200, 24, 0.34) + oval(240, 270, 236, 170, pen.radial([[0, accent, 0.35], [1, accent, 0]])) + times(4, (i) => `${ring(84, 330 - i * 40)} stroke="#f5f6f8" stroke-width="32"/>${ring(84, 330 - i * 40)} stroke="${darker("#f0f1f4", 0.18)}" stroke-width="32" opacity=".35"/>${ring(84, 326 - i * 40)} stroke="${run}" stroke-width="19"/>${ring(84, 326 - i * 40)} stroke="#fff" stroke-width="6" stroke-dasharray="1 21" stroke-linecap="round"/>`) +
      line("M406 330q40 10 44 60", "#e7e9ed", 12) + box(428, 386, 40, 52, 8, pen.body("#eceef1"))
    );
  },

  "desk-lamp": (pen, { color }) =>
    pen.shadow(220, 424, 140, 20, 0.42) + path("M96 150h230l70 210H40Z", pen.linear([[0, "#fff1c4", 0.75], [1, "#fff1c4", 0]])) + oval(200, 408, 104, 26, darker(color, 0.2)) + oval(200, 400, 104, 26, pen.body(color)) + box(192, 118, 16, 284, 8, pen.barrel(color)) + box(80, 104, 290, 28, 14, pen.barrel(color, "down")) + box(96, 128, 258, 8, 4, "#fff3cf") + oval(200, 397, 18, 5, darker(color, 0.2)),

  "wall-switch": (pen, { color, style = "2", accent = "#8fc6ff" }) => {
    const gangs = Number(style);
    const width = 268 / gangs;
    return (
      pen.shadow(240, 424, 170, 18, 0.36) + box(78, 68, 332, 348, 26, darker(color, 0.3)) + box(70, 62, 332, 348, 26, pen.body(color)) + box(80, 72, 312, 328, 20, lighter(color, 0.2), 'opacity=".5"') +
      times(gangs, (i) => box(102 + i * width, 94, width - 4, 284, 12, pen.linear([[0, lighter(color, 0.4)], [0.5, color], [1, darker(color, 0.12)]]), `stroke="${darker(color, 0.25)}" stroke-opacity=".5"`) + box(102 + i * width + width / 2 - 17, 346, 30, 5, 2.5, i === 0 ? accent : mix(color, "#8a919c", 0.5)))
    );
  },

  "smart-plug": (pen, { color }) =>
    pen.shadow(240, 416, 150, 20, 0.4) + box(176, 40, 22, 60, 5, pen.barrel("#c9a45c")) + box(286, 40, 22, 60, 5, pen.barrel("#c9a45c")) + box(116, 92, 252, 316, 60, pen.barrel(darker(color, 0.1))) + box(104, 92, 252, 316, 60, pen.body(color)) +
    disc(230, 246, 104, darker(color, 0.16)) + disc(230, 247, 99, pen.radial([[0, lighter(color, 0.3)], [1, darker(color, 0.06)]])) + disc(230, 247, 82, darker(color, 0.12)) + disc(230, 250, 80, pen.linear([[0, darker(color, 0.1)], [1, lighter(color, 0.3)]])) + disc(192, 247, 11, "#2a2d33") + disc(268, 247, 11, "#2a2d33") + box(222, 196, 16, 20, 3, "#2a2d33") + disc(230, 384, 9, "#4f9dff") + disc(230, 384, 4, "#dcecff"),

  "smart-lock": (pen, { color }) =>
    pen.shadow(240, 446, 130, 14, 0.36) + box(158, 28, 130, 410, 30, pen.barrel(darker(color, 0.1))) + box(150, 28, 130, 410, 30, pen.body(color)) + box(160, 38, 110, 250, 22, dark(pen)) + path("M160 60a22 22 0 0 1 22-22h50L160 200Z", "#fff", 'opacity=".12"') + pen.lens(215, 68, 13) +
    times(12, (i) => disc(186 + (i % 3) * 29, 116 + Math.floor(i / 3) * 32, 7, "#8fc6ff", 'opacity=".25"') + disc(186 + (i % 3) * 29, 116 + Math.floor(i / 3) * 32, 3, "#d6eaff")) + disc(215, 262, 15, pen.radial([[0, "#bfe5ff"], [1, "#3f7fce"]])) +
    path("M196 330h176q18 0 18 17t-18 17H196Z", "#000", 'opacity=".22" transform="translate(4 8)"') + path("M196 326h176q18 0 18 17t-18 17H196Z", pen.barrel(lighter(color, 0.2), "down")) + disc(215, 343, 34, pen.body(lighter(color, 0.15))) + disc(215, 343, 22, darker(color, 0.12)) + box(209, 404, 12, 18, 5, "#0b0c0f"),

  sensor: (pen, { color, style }) => {
    if (style === "door") {
      return pen.shadow(240, 404, 170, 18, 0.4) + box(112, 92, 160, 304, 30, pen.barrel(darker(color, 0.06))) + box(104, 92, 160, 304, 30, pen.body(color)) + box(300, 176, 66, 220, 22, pen.barrel(color)) + box(294, 176, 66, 220, 22, pen.body(color)) + disc(184, 132, 5, "#4f9dff") + box(270, 250, 18, 3, 1.5, "#c3c8d0") + box(270, 262, 18, 3, 1.5, "#c3c8d0");
    }
    if (style === "climate") {
      return pen.shadow(240, 410, 150, 18, 0.4) + box(104, 96, 280, 306, 54, pen.barrel(darker(color, 0.06))) + box(96, 96, 280, 306, 54, pen.body(color)) + box(122, 122, 228, 180, 26, "#dfe5e1") + line("M150 156h40M150 156v40h40v40h-40M214 156h40v80h-40ZM214 196h40", "#22262b", 11) + disc(282, 162, 9, "none", 'stroke="#22262b" stroke-width="5"') + line("M150 272h80", "#22262b", 8) + box(286, 214, 40, 66, 8, pen.linear([[0, "#8fd1b0"], [1, "#3f9f78"]])) + disc(236, 352, 16, darker(color, 0.1));
    }
    const dome = style === "smoke"
      ? oval(240, 270, 92, 34, darker(color, 0.2)) + oval(240, 262, 90, 32, pen.body(color)) + times(9, (i) => line(`M${164 + i * 19} 276v18`, darker(color, 0.4), 4, 'opacity=".5"')) + disc(240, 258, 8, "#e24b4a")
      : path("M164 268a76 92 0 0 1 152 0a76 28 0 0 1-152 0Z", pen.radial([[0, "#ffffff"], [0.6, lighter(color, 0.4)], [1, darker(color, 0.2)]], [0.38, 0.3, 0.8])) + times(4, (i) => line(`M${176 + i * 8} ${250 - i * 22}q${64 - i * 8} 26 ${128 - i * 16} 0`, darker(color, 0.25), 1.6, 'opacity=".5"'));
    return pen.shadow(240, 388, 170, 24, 0.4) + puck(pen, color, 288, 140, 52, 60) + oval(240, 286, 116, 42, darker(color, 0.08)) + dome;
  },

  hub: (pen, { color, accent = "#5fb6ff" }) =>
    pen.shadow(240, 388, 190, 26, 0.42) + puck(pen, color, 244, 168, 74, 84) + oval(240, 242, 150, 64, "none", `stroke="${accent}" stroke-width="5" opacity=".9"`) + oval(240, 242, 138, 58, pen.linear([[0, lighter(color, 0.75)], [1, darker(color, 0.08)]])) + line("M212 246a40 18 0 0 1 56 0M224 254a24 11 0 0 1 32 0", mix(color, "#7d8590", 0.65), 5) + disc(240, 262, 4, mix(color, "#7d8590", 0.65)),

  remote: (pen, { color }) =>
    pen.shadow(240, 424, 150, 20, 0.4) + box(110, 80, 276, 334, 60, pen.barrel(darker(color, 0.08))) + box(100, 80, 276, 334, 60, pen.body(color)) + disc(238, 214, 88, darker(color, 0.14)) + disc(238, 214, 84, pen.linear([[0, darker(color, 0.04)], [1, lighter(color, 0.5)]])) + disc(238, 214, 36, pen.body(color)) + times(4, (i) => group(`rotate(${i * 90} 238 214)`, path("M238 146l10 14h-20Z", mix(color, "#6c7480", 0.7)))) + times(3, (i) => disc(168 + i * 70, 352, 22, pen.linear([[0, lighter(color, 0.5)], [1, darker(color, 0.14)]]), `stroke="${darker(color, 0.2)}" stroke-opacity=".5"`)),

  "curtain-motor": (pen, { color }) => {
    const fold = pen.linear([[0, "#c9bfb0"], [0.5, "#efe8dc"], [1, "#b9ae9e"]], "right");
    return (
      pen.shadow(240, 440, 210, 14, 0.26) + box(24, 54, 432, 26, 8, pen.barrel("#dfe2e6", "down")) + times(7, (i) => path(`M${150 + i * 42} 80h42l4 352q-22 8-46 0Z`, fold)) + times(7, (i) => disc(171 + i * 42, 82, 6, "#9aa0aa")) +
      box(44, 74, 92, 306, 30, pen.barrel(color)) + box(54, 84, 40, 286, 18, "#fff", 'opacity=".16"') + box(64, 60, 52, 30, 8, pen.barrel(darker(color, 0.18))) + disc(90, 330, 11, darker(color, 0.16)) + disc(90, 330, 5, "#4f9dff") + box(76, 356, 28, 7, 3.5, "#30343b")
    );
  },

  "robot-vacuum": (pen, { color, style }) => {
    const top = pen.linear([[0, lighter(color, 0.45)], [0.5, color], [1, darker(color, 0.2)]], "diagonal");
    const body = pen.shadow(240, 406, 214, 26, 0.46) + path("M52 286v44a188 84 0 0 0 376 0v-44Z", pen.barrel(darker(color, 0.1))) + oval(240, 286, 188, 92, top) + oval(240, 284, 174, 83, "none", `stroke="${darker(color, 0.2)}" stroke-width="2" opacity=".6"`) +
      path("M184 244v-22a56 24 0 0 1 112 0v22Z", dark(pen)) + oval(240, 222, 56, 24, pen.linear([[0, "#7b8390"], [1, "#30353d"]])) + oval(240, 220, 44, 17, darker(color, 0.3)) + oval(240, 320, 20, 9, darker(color, 0.14)) + oval(204, 322, 9, 4.5, "#4f9dff") + oval(276, 322, 9, 4.5, darker(color, 0.2)) + path("M120 366q120 44 240 0l-3 16q-117 40-234 0Z", "#14171c");
    return style === "dock"
      ? pen.shadow(240, 440, 190, 18, 0.4) + box(112, 36, 260, 340, 30, pen.barrel(color)) + box(120, 46, 234, 120, 20, pen.linear([[0, lighter(color, 0.5)], [1, darker(color, 0.06)]])) + box(124, 186, 232, 190, 18, dark(pen)) + group("translate(72 184) scale(.7)", body)
      : body;
  },

  "air-purifier": (pen, { color }) =>
    pen.shadow(240, 446, 130, 16, 0.44) + path("M128 78h224v344q0 18-18 18H146q-18 0-18-18Z", pen.barrel(color)) + times(13, (i) => line(`M150 ${234 + i * 15}h182`, darker(color, 0.32), 5, 'stroke-dasharray="8 14" opacity=".75"')) + oval(240, 78, 112, 36, pen.body(color)) + oval(240, 76, 94, 28, "#22262d") + times(5, (i) => oval(240, 76, 86 - i * 17, 25 - i * 5, "none", 'stroke="#596170" stroke-width="2.4"')) + disc(240, 168, 36, "#14171c") + disc(240, 168, 30, "none", 'stroke="#4bd08a" stroke-width="4"') + line("M228 160v16M240 156v24M252 162v12", "#e8f8ef", 4),

  "smart-speaker": (pen, { color, style }) => {
    if (style === "display") {
      return pen.shadow(240, 410, 200, 20, 0.44) + path("M110 300h260l32 96q2 10-10 10H88q-12 0-10-10Z", pen.barrel(color)) + box(52, 82, 376, 252, 24, pen.body(color)) + box(66, 96, 348, 224, 14, "#0a0c10") + box(74, 104, 332, 208, 8, pen.linear([[0, "#ffd9a8"], [0.5, "#e88f8a"], [1, "#5d6fc0"]], "diagonal")) + disc(330, 168, 30, "#fff3da") + path("M74 270q90-70 170-20t162-40v102H74Z", "#2f3f78", 'opacity=".75"') + box(96, 128, 96, 22, 6, "#fff") + box(96, 162, 64, 9, 4, "#fff", 'opacity=".8"');
    }
    return pen.shadow(240, 412, 170, 24, 0.46) + path("M76 250c0-90 70-150 164-150s164 60 164 150c0 88-54 154-164 154S76 338 76 250Z", pen.radial([[0, lighter(color, 0.35)], [0.6, color], [1, darker(color, 0.45)]], [0.38, 0.3, 0.8])) + times(11, (i) => line(`M${92 + [0, 0, 0, 0, 0, 2, 8, 14, 24, 38, 60][i]!} ${196 + i * 18}H${388 - [0, 0, 0, 0, 0, 2, 8, 14, 24, 38, 60][i]!}`, darker(color, 0.5), 5, `stroke-dasharray="0 17" stroke-dashoffset="${(i % 2) * 8}" opacity=".3"`)) + oval(240, 142, 96, 32, darker(color, 0.2)) + oval(240, 138, 94, 30, pen.body(color)) + oval(240, 138, 80, 24, "none", 'stroke="#58b7ff" stroke-width="5"') + line("M232 138h16M240 132v12", lighter(color, 0.6), 3);
  },

  "smart-fan": (pen, { color }) => {
    const blade = pen.linear([[0, lighter(color, 0.4), 0.9], [1, darker(color, 0.15), 0.9]], "diagonal");
    return (
      pen.shadow(240, 452, 120, 12, 0.42) + oval(240, 440, 92, 20, pen.body(color)) + box(230, 280, 20, 160, 8, pen.barrel(color)) + disc(240, 172, 142, lighter(color, 0.3), 'opacity=".5"') + times(7, (i) => group(`rotate(${i * 51.4} 240 172)`, path("M240 172q-20-74 16-124 44 30 6 124Z", blade))) +
      line(times(24, (i) => { const at = (r: number) => `${Math.round(240 + r * Math.sin(i * 0.2618))} ${Math.round(172 - r * Math.cos(i * 0.2618))}`; return `M${at(32)}L${at(138)}`; }), darker(color, 0.3), 1.4, 'opacity=".55"') + times(3, (i) => disc(240, 172, 142 - i * 44, "none", `stroke="${darker(color, 0.25)}" stroke-width="${i ? 1.6 : 6}"`)) + disc(240, 172, 30, pen.body(color)) + box(222, 318, 36, 54, 12, darker(color, 0.1))
    );
  },
};
