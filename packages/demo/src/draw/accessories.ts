import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, lightness, line, mix, oval, path, type Pen, times } from "./pen.ts";
import { wallpaper } from "./phones.ts";

const ink = (color: string): string => (lightness(color) > 0.6 ? "#3b414b" : "#ffffff");

/** A USB-C plug pointing up, its tip at 0,0. */
const plug = (pen: Pen, color: string): string => box(-14, 0, 28, 34, 9, pen.barrel("#cfd4da")) + box(-8, 5, 16, 22, 4, "#8d949e") + box(-22, 32, 44, 74, 12, pen.barrel(color)) + box(-9, 104, 18, 26, 6, pen.barrel(darker(color, 0.12)));

export const accessoryDrawers: Drawers = {
  smartwatch: (pen, { color, accent = color, style }) => {
    const round = style === "round";
    const strap = pen.barrel(accent);
    const clip = pen.clip(round ? disc(240, 240, 104, "#000") : box(150, 136, 180, 208, 44, "#000"));
    const light = mix(lightness(accent) > 0.75 || lightness(accent) < 0.25 ? "#4f7cf0" : accent, "#4f7cf0", 0.35);
    return (
      pen.shadow(240, 446, 110, 14, 0.44) + path("M178 150l14-118q2-10 14-10h68q12 0 14 10l14 118Z", strap) + path("M178 330l14 104q2 12 14 12h68q12 0 14-12l14-104Z", strap) + times(4, (i) => oval(240, 384 + i * 15, 6, 4, darker(accent, 0.5))) +
      (round ? disc(240, 240, 134, pen.body(color)) + disc(240, 240, 124, darker(color, 0.55)) + disc(240, 240, 118, "#08090c") + box(370, 204, 18, 30, 7, pen.barrel(color, "down")) + box(370, 248, 18, 30, 7, pen.barrel(color, "down")) : box(130, 114, 220, 252, 64, pen.body(color)) + box(138, 122, 204, 236, 57, "#08090c") + box(348, 182, 17, 46, 8, pen.barrel(color, "down")) + box(349, 252, 8, 50, 4, darker(color, 0.3))) +
      `<g clip-path="${clip}">${wallpaper(pen, light, 130, 120, 220, 240)}${box(130, 120, 220, 240, 0, "#05070c", 'opacity=".45"')}</g>` + disc(240, 240, 74, "none", 'stroke="#fff" stroke-opacity=".2" stroke-width="12"') + line("M240 166a74 74 0 1 1-72 92", lighter(light, 0.35), 12) + line("M240 240V196M240 240l32 20", "#fff", 7) + disc(240, 240, 6, "#fff") +
      path(round ? "M134 200a112 112 0 0 1 96-72q-60 60-72 150Z" : "M146 190q-4-60 50-62h60L150 300Z", "#fff", 'opacity=".1"')
    );
  },

  "fitness-band": (pen, { color, accent = "#5fd0a0" }) =>
    pen.shadow(240, 448, 90, 13, 0.44) + path("M196 130q4-104 16-108h56q12 4 16 108v220q-4 96-16 98h-56q-12-2-16-98Z", pen.barrel(color)) + times(5, (i) => oval(240, 376 + i * 15, 7, 4.5, darker(color, 0.6))) + box(180, 92, 120, 276, 58, pen.body(darker(color, 0.2))) + box(188, 100, 104, 260, 51, "#07080b") + line("M208 150h64M208 172h40", "#fff", 9) + disc(240, 250, 34, "none", 'stroke="#2b303a" stroke-width="10"') + line("M240 216a34 34 0 1 1-32 44", accent, 10) + line("M210 316h60", accent, 7, 'opacity=".7"') + path("M192 160q0-56 46-56l-40 150Z", "#fff", 'opacity=".1"'),

  earbuds: (pen, { color }) => {
    const bud = (x: number, turn: number, flip: number) =>
      group(`translate(${x} 176) rotate(${turn}) scale(${flip} 1)`, path("M-8 6q-4 80 4 116 14 12 26 0 6-60 4-116Z", pen.barrel(color)) + oval(10, 124, 14, 6, "#8d949e") + path("M-40-44q50-30 76 12 10 40-26 52-46 6-58-22Z", pen.radial([[0, lighter(color, 0.7)], [0.6, color], [1, darker(color, 0.3)]], [0.4, 0.28, 0.8])) + oval(-40, -20, 16, 26, darker(color, 0.3), 'transform="rotate(14 -40 -20)"') + oval(-46, -19, 12, 21, pen.body(mix(color, "#8a919c", 0.4)), 'transform="rotate(14 -46 -19)"') + box(10, -20, 6, 20, 3, "#15181d"));
    return (
      pen.shadow(240, 428, 180, 22, 0.44) + bud(186, -8, 1) + bud(294, 8, -1) + path("M92 330q0-52 52-52h192q52 0 52 52v28q0 68-72 68H164q-72 0-72-68Z", pen.barrel(color)) + path("M92 326q0-48 52-48h192q52 0 52 48-6 28-148 28T92 326Z", darker(color, lightness(color) > 0.7 ? 0.14 : 0.45)) + oval(186, 320, 40, 17, "#0c0e12", 'opacity=".55"') + oval(294, 320, 40, 17, "#0c0e12", 'opacity=".55"') + line("M94 346q20 20 146 20t146-20", darker(color, 0.35), 2, 'opacity=".7"') + box(222, 378, 36, 7, 3.5, darker(color, 0.2)) + disc(240, 402, 3.5, "#4bd08a")
    );
  },

  headphones: (pen, { color, accent }) => {
    const pad = darker(color, lightness(color) > 0.6 ? 0.3 : 0.55);
    return (
      pen.shadow(240, 436, 176, 18, 0.42) + line("M112 268C96 110 160 62 240 62s144 48 128 206", darker(color, 0.35), 30) + line("M112 262C98 112 162 62 240 62s142 50 128 200", color, 22) + line("M124 190C134 108 182 74 240 70", lighter(color, 0.55), 5, 'opacity=".6"') + line("M150 116Q190 76 240 76t90 40", pad, 13, 'opacity=".8"') + box(98, 220, 26, 80, 12, pen.barrel(accent ?? "#b6bbc3")) + box(356, 220, 26, 80, 12, pen.barrel(accent ?? "#b6bbc3")) +
      group("rotate(6 130 330)", oval(146, 336, 46, 92, pad) + oval(120, 336, 52, 94, pen.radial([[0, lighter(color, 0.45)], [0.6, color], [1, darker(color, 0.4)]], [0.4, 0.28, 0.85])) + oval(114, 336, 36, 70, "none", `stroke="${lighter(color, 0.4)}" stroke-width="2" opacity=".5"`)) + group("rotate(-6 350 330)", oval(334, 336, 46, 92, pad) + oval(360, 336, 52, 94, pen.radial([[0, lighter(color, 0.35)], [0.6, color], [1, darker(color, 0.45)]], [0.36, 0.28, 0.85])) + oval(366, 336, 36, 70, "none", `stroke="${lighter(color, 0.4)}" stroke-width="2" opacity=".5"`)) + (accent ? disc(112, 336, 12, accent) + disc(368, 336, 12, accent) : "")
    );
  },

  speaker: (pen, { color, accent = "#e2542f", style }) => {
    if (style === "bookshelf") {
      const box1 = (x: number) => path(`M${x + 150} 66l28 12v330l-28 14Z`, darker(color, 0.55)) + box(x, 62, 152, 362, 8, pen.body(color)) + disc(x + 76, 136, 40, "#14171c") + disc(x + 76, 136, 30, pen.radial([[0, "#7b828d"], [1, "#24282f"]])) + disc(x + 76, 286, 64, "#14171c") + disc(x + 76, 286, 54, pen.radial([[0, "#3f444d"], [0.5, "#23272e"], [1, "#111318"]])) + disc(x + 76, 286, 20, pen.radial([[0, "#6b727d"], [1, "#1b1e23"]]));
      return pen.shadow(240, 428, 210, 18, 0.44) + box1(46) + box1(252);
    }
    if (style === "vintage") {
      return pen.shadow(240, 400, 214, 22, 0.46) + box(46, 128, 388, 260, 26, darker(color, 0.5)) + box(40, 118, 388, 260, 26, pen.body(color)) + box(58, 158, 352, 202, 12, darker(color, 0.25)) + times(13, (i) => line(`M66 ${168 + i * 15}h336`, lighter(color, 0.2), 5, 'stroke-dasharray="1 8" opacity=".5"')) + box(58, 128, 352, 22, 6, pen.barrel("#c9a45c", "down")) + times(4, (i) => disc(250 + i * 40, 139, 8, "#6e5626")) + box(176, 232, 116, 44, 6, pen.linear([[0, "#f0dca4"], [1, "#c79c4a"]]));
    }
    return (
      pen.shadow(240, 366, 214, 26, 0.46) + path("M92 150h296q64 0 64 92t-64 92H92q-64 0-64-92t64-92Z", pen.barrel(color, "down")) + times(9, (i) => line(`M${[76, 58, 50, 46, 46, 46, 50, 58, 76][i]} ${170 + i * 18}H${404 - [0, -18, -26, -30, -30, -30, -26, -18, 0][i]!}`, darker(color, 0.45), 7, `stroke-dasharray="0.1 12" stroke-dashoffset="${(i % 2) * 6}" opacity=".5"`)) + oval(56, 242, 30, 84, darker(color, 0.5)) + oval(54, 242, 22, 66, pen.radial([[0, "#6d747f"], [1, "#1b1e23"]])) + oval(424, 242, 30, 84, darker(color, 0.45)) + oval(426, 242, 22, 66, pen.radial([[0, "#6d747f"], [1, "#1b1e23"]])) +
      box(176, 214, 128, 54, 10, accent) + box(196, 230, 88, 22, 6, "#fff", 'opacity=".95"') + box(196, 142, 90, 12, 6, darker(color, 0.3)) + line("M396 158q50-36 40-70", darker(color, 0.3), 8)
    );
  },

  charger: (pen, { color, style = "2", accent }) => {
    const ports = Number(style);
    return (
      pen.shadow(246, 424, 160, 20, 0.44) + box(190, 34, 20, 66, 4, pen.barrel("#c8ccd2")) + box(276, 34, 20, 66, 4, pen.barrel("#c8ccd2")) + path("M352 118l34 22v254l-34 20Z", darker(color, 0.4)) + box(126, 92, 236, 322, 34, pen.body(color)) + box(136, 102, 216, 302, 28, "none", `stroke="${lighter(color, 0.5)}" stroke-opacity=".3" stroke-width="2"`) + box(170, 132, 96, 18, 6, ink(color), 'opacity=".85"') + (accent ? box(170, 162, 60, 7, 3, accent) : "") +
      times(ports, (i) => { const y = ports === 1 ? 300 : 260 + i * Math.min(54, 130 / ports); return i === ports - 1 && ports > 2 ? box(212, y, 62, 28, 4, "#0b0d11", 'stroke="#8b919c" stroke-width="2"') + box(218, y + 13, 50, 8, 1, "#e2912f") : box(212, y, 62, 25, 12.5, "#0b0d11", 'stroke="#8b919c" stroke-width="2"') + box(226, y + 10, 34, 5, 2, "#5a606a"); })
    );
  },

  cable: (pen, { color, style }) => {
    const band = darker(color, 0.2);
    const loop = "M150 176C150 300 84 330 110 384s160 50 220 0 30-150-60-150-150 60-120 120 170 90 214 20-36-120-24-196";
    return (
      pen.shadow(240, 436, 180, 16, 0.36) + line(loop, darker(color, 0.45), 19, 'transform="translate(3 6)" opacity=".35"') + line(loop, color, 17) + line(loop, lighter(color, 0.5), 4, 'opacity=".5" transform="translate(-2 -3)"') + line(loop, band, 17, 'stroke-linecap="butt" stroke-dasharray="2 5" opacity=".35"') + group("translate(150 56)", plug(pen, color)) +
      group("translate(340 52)", style === "lightning" ? box(-10, 4, 20, 34, 6, pen.barrel("#dfe2e6")) + times(4, (i) => box(-7 + i * 4, 12, 2.4, 14, 1, "#c79c4a")) + box(-20, 34, 40, 74, 11, pen.barrel(color)) : plug(pen, color)) + box(196, 300, 56, 22, 8, "#2b2f36")
    );
  },

  powerbank: (pen, { color, accent = "#58d0a0", style }) =>
    pen.shadow(244, 436, 150, 18, 0.46) + (style === "magnetic" ? path("M330 84l26 14v296l-26 18Z", darker(color, 0.5)) + box(122, 64, 222, 356, 40, pen.body(color)) + disc(233, 210, 78, "none", `stroke="${mix(color, ink(color), 0.22)}" stroke-width="11"`) + box(225, 306, 16, 42, 8, mix(color, ink(color), 0.22)) + box(208, 386, 50, 9, 4, "#0b0d11") + times(4, (i) => disc(152 + i * 12, 394, 3.4, accent)) : path("M340 74l34 18v314l-34 20Z", darker(color, 0.55)) + box(112, 60, 240, 366, 30, pen.body(color)) + path("M112 90a30 30 0 0 1 30-30h180a30 30 0 0 1 30 30v10H112Z", lighter(color, 0.25), 'opacity=".5"') + box(146, 70, 46, 17, 8.5, "#0b0d11") + box(206, 68, 48, 20, 3, "#0b0d11") + box(211, 78, 38, 6, 1, "#e2912f") + box(268, 70, 46, 17, 8.5, "#0b0d11") + box(146, 128, 172, 78, 14, "#0b0d11") + line("M176 150v34M176 150h20v17h-20M226 150h20v34h-20ZM270 150v34", accent, 6) + box(160, 372, 110, 18, 6, ink(color), 'opacity=".8"')) + path("M126 96q0-26 30-26h120L126 320Z", "#fff", 'opacity=".08"'),

  "phone-case": (pen, { color, style }) => {
    const clear = style === "clear";
    const fill = clear ? pen.linear([[0, "#ffffff", 0.75], [0.5, "#dfe7ef", 0.5], [1, "#b9c5d2", 0.65]], "diagonal") : pen.linear([[0, lighter(color, 0.3)], [0.5, color], [1, darker(color, 0.28)]], "diagonal");
    return (
      pen.shadow(240, 446, 130, 16, 0.42) + (clear ? box(146, 42, 188, 392, 34, pen.body(color)) : "") + box(134, 32, 216, 412, 46, clear ? fill : darker(color, 0.4)) + box(138, 34, 204, 406, 42, fill, clear ? 'stroke="#fff" stroke-width="4" stroke-opacity=".8"' : "") + box(150, 48, 110, 112, 32, darker(clear ? "#8d98a5" : color, 0.42)) + box(155, 53, 100, 102, 28, "#14171c") + pen.lens(184, 82, 20) + pen.lens(184, 128, 20) + pen.lens(228, 104, 20) +
      (style === "rugged" ? line("M150 230l88 60 92-60M150 290l88 60 92-60M150 350l88 60 92-60", darker(color, 0.35), 9, 'opacity=".6"') + times(4, (i) => box(i % 2 ? 322 : 130, i < 2 ? 40 : 398, 26, 40, 10, darker(color, 0.35))) : disc(240, 274, 62, "none", `stroke="${clear ? "#ffffff" : mix(color, ink(color), 0.25)}" stroke-width="9" opacity=".8"`) + box(233, 350, 14, 38, 7, clear ? "#ffffff" : mix(color, ink(color), 0.25), 'opacity=".8"')) + path("M142 84a44 44 0 0 1 44-46h60L142 300Z", "#fff", 'opacity=".13"') + box(348, 150, 5, 60, 2.5, darker(color, 0.4))
    );
  },

  "screen-protector": (pen, { color, style }) => {
    const glass = pen.linear([[0, "#ffffff", 0.85], [0.4, "#d7ebfb", 0.42], [0.6, "#ffffff", 0.65], [1, "#a9cbe6", 0.5]], "diagonal");
    const dark = style === "privacy";
    return (
      pen.shadow(250, 436, 170, 18, 0.36) + group("rotate(-8 240 240)", box(96, 70, 186, 366, 32, pen.body(color)) + box(102, 76, 174, 354, 28, "#0a0c10") + box(110, 84, 158, 338, 22, pen.linear([[0, mix(color, "#6f8df0", 0.6)], [1, mix(color, "#2b3f86", 0.7)]], "diagonal"))) + group("rotate(7 300 240)", box(190, 44, 186, 372, 32, dark ? pen.linear([[0, "#4a515d", 0.85], [1, "#15181d", 0.9]], "diagonal") : glass, `stroke="${dark ? "#7b838f" : "#9dc4e4"}" stroke-width="3"`) + box(192, 46, 182, 368, 30, "none", 'stroke="#fff" stroke-opacity=".7" stroke-width="2"') + path("M200 76q0-24 24-24h70L200 300Z", "#fff", 'opacity=".4"') + path("M366 250v100l-70 54h-40Z", "#fff", 'opacity=".22"') + disc(283, 66, 7, "#5d7d99", 'opacity=".5"'))
    );
  },
};
