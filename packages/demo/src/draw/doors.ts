import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, line, oval, path, type Pen, times } from "./pen.ts";

const dark = (pen: Pen): string => pen.linear([[0, "#3a404b"], [0.4, "#171a20"], [1, "#08090c"]], "diagonal");

/** A recorder: a low metal box with its front panel. */
function recorder(pen: Pen, color: string, front: string): string {
  return (
    pen.shadow(240, 356, 224, 24, 0.45) + path("M86 168h308l52 96H34Z", pen.linear([[0, lighter(color, 0.24)], [1, lighter(color, 0.06)]])) + path("M34 264h412v76q0 8-8 8H42q-8 0-8-8Z", pen.linear([[0, lighter(color, 0.1)], [0.12, color], [1, darker(color, 0.4)]])) +
    line("M36 265h408", "#fff", 2, 'opacity=".35"') + times(9, (i) => line(`M${150 + i * 22} 190l${(i - 4) * 4} 26`, darker(color, 0.35), 4, 'opacity=".55"')) + front + box(70, 348, 40, 8, 3, "#16181c") + box(370, 348, 40, 8, 3, "#16181c")
  );
}

export const doorDrawers: Drawers = {
  nvr: (pen, { color, accent = "#c8322f" }) =>
    recorder(pen, color, path("M34 292h412v22H34Z", pen.linear([[0, "#0d0f13"], [1, "#20242b"]])) + box(60, 276, 74, 9, 3, accent) + times(4, (i) => disc(320 + i * 22, 303, 3.6, ["#4bd08a", "#4bd08a", "#f0b84a", "#5aa2f5"][i]!)) + box(66, 298, 26, 11, 2, "#3b4048") + box(104, 298, 26, 11, 2, "#3b4048") + disc(420, 303, 8, dark(pen), 'stroke="#5b626d" stroke-width="1.5"')),

  dvr: (pen, { color, accent = "#c8322f" }) =>
    recorder(pen, color, times(8, (i) => disc(154 + i * 30, 308, 11, "#a9872f") + disc(154 + i * 30, 308, 7.5, "#e3c876") + disc(154 + i * 30, 308, 3, "#24262b")) + box(58, 282, 60, 8, 3, accent) + box(62, 302, 40, 14, 2, "#0d0f13") + disc(412, 308, 4, "#4bd08a") + disc(428, 308, 4, "#f0b84a")),

  doorbell: (pen, { color }) => {
    const ring = pen.radial([[0, "#8fd0ff"], [0.75, "#3d8bff"], [1, "#2a62c7"]]);
    return (
      pen.shadow(240, 440, 120, 18, 0.42) + box(160, 36, 166, 396, 58, pen.barrel(darker(color, 0.25))) + box(150, 36, 166, 396, 56, pen.body(color)) + path("M162 92a44 44 0 0 1 44-44h54a44 44 0 0 1 44 44v146H162Z", dark(pen)) + path("M162 92a44 44 0 0 1 44-44h40L162 190Z", "#fff", 'opacity=".13"') +
      pen.lens(233, 122, 46) + oval(233, 204, 16, 9, "#2a2e36") + disc(233, 334, 56, ring) + disc(233, 334, 48, pen.radial([[0, lighter(color, 0.5)], [1, darker(color, 0.12)]])) + path("M219 352h28l-4-8v-16a10 12 0 0 0-20 0v16Z", "#4d545f") + disc(233, 358, 4.5, "#4d545f")
    );
  },

  "access-terminal": (pen, { color }) =>
    pen.shadow(240, 422, 180, 20, 0.42) + box(84, 70, 320, 346, 26, pen.barrel(darker(color, 0.2))) + box(76, 66, 320, 346, 26, pen.body(color)) + box(94, 84, 284, 220, 14, dark(pen)) + box(106, 96, 260, 196, 8, pen.linear([[0, "#9fd3ff"], [1, "#3a66b8"]])) +
    disc(236, 172, 34, "#f3d6c0") + path("M176 272q6-56 60-56t60 56Z", "#f7f8fa") + line("M186 132v-14h16M286 118h16v14M302 236v14h-16M202 250h-16v-14", "#6df0a6", 5) + pen.lens(236, 106, 9) +
    disc(236, 356, 38, darker(color, 0.4)) + disc(236, 356, 32, pen.radial([[0, "#6ef0b0"], [1, "#1d7f56"]])) + times(3, (i) => line(`M${224 - i * 5} ${368}a${12 + i * 5} ${14 + i * 6} 0 0 1 ${24 + i * 10} 0`, "#0d4b33", 3, 'opacity=".7"')) + times(6, (i) => disc(120 + (i % 3) * 24, 346 + Math.floor(i / 3) * 24, 7, darker(color, 0.25))) + box(322, 346, 44, 26, 8, darker(color, 0.25)),

  "action-camera": (pen, { color, accent = "#3f7de0" }) =>
    pen.shadow(240, 412, 176, 22, 0.46) + box(82, 110, 330, 290, 36, pen.barrel(darker(color, 0.2))) + box(66, 110, 330, 290, 36, pen.body(color)) + times(9, (i) => line(`M84 ${300 + i * 9}h290`, darker(color, 0.5), 2, 'opacity=".4"')) +
    box(84, 130, 128, 112, 12, "#0b0d11") + box(92, 138, 112, 96, 8, pen.linear([[0, "#ffb37a"], [0.5, "#d4607f"], [1, "#34508f"]])) + path("M92 210l34-30 24 20 20-14 34 32v16H92Z", "#1e2c50", 'opacity=".7"') + box(232, 128, 146, 146, 26, dark(pen)) + pen.lens(305, 201, 60) + box(110, 98, 60, 14, 6, darker(color, 0.3)) + disc(100, 380, 4, "#e24b4a") + box(86, 254, 60, 10, 4, accent),

  "dash-cam": (pen, { color }) =>
    pen.shadow(240, 410, 180, 18, 0.36) + path("M190 60h110l14 60H176Z", pen.barrel("#3c4149")) + oval(245, 60, 58, 15, "#5b626d") + box(60, 116, 360, 190, 92, pen.barrel(color, "down")) + box(72, 128, 336, 166, 82, dark(pen)) + path("M154 128h110q-90 40-120 160-72-10-72-80 0-70 82-80Z", "#fff", 'opacity=".06"') +
    pen.lens(240, 211, 78) + times(5, (i) => box(92 + i * 9, 196, 4, 30, 2, "#3b414c")) + disc(372, 211, 5, "#4bd08a") + box(330, 206, 26, 10, 5, "#3b414c") + line("M388 160c60 30 50 130-40 216", "#22252b", 7),

  webcam: (pen, { color }) =>
    pen.shadow(240, 420, 130, 18, 0.42) + path("M206 276h68l10 70q44 12 60 66H136q16-54 60-66Z", pen.barrel(darker(color, 0.1))) + box(64, 126, 352, 160, 78, pen.barrel(color, "down")) + box(76, 138, 328, 136, 66, dark(pen)) + path("M150 138h80q-70 40-90 134-64-6-64-66 0-62 74-68Z", "#fff", 'opacity=".08"') + pen.lens(240, 206, 60) + group("translate(0 0)", box(112, 200, 44, 5, 2.5, "#4a505b") + box(112, 212, 44, 5, 2.5, "#4a505b") + disc(346, 206, 6, "#4bd08a")),
};
