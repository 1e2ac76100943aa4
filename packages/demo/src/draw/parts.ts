import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, lightness, line, mix, oval, path, type Pen, times } from "./pen.ts";

const gold = (pen: Pen): string => pen.linear([[0, "#f5dc95"], [0.5, "#c99a3c"], [1, "#e8c976"]], "right");

/** A fan in its ring, lit by `glow` where it has lights. */
function fan(pen: Pen, cx: number, cy: number, r: number, color: string, glow?: string): string {
  const blade = pen.linear([[0, lighter(color, lightness(color) > 0.7 ? 0.2 : 0.32)], [1, darker(color, 0.3)]], "diagonal");
  const wing = `M0-12Q${r * 0.34}-${r * 0.62} ${r * 0.12}-${r * 0.9}Q${r * 0.62}-${r * 0.8} ${r * 0.72}-${r * 0.44}Q${r * 0.4}-${r * 0.3} 12 0Z`.replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value))));
  const id = pen.symbol(
    disc(0, 0, r, darker(color, lightness(color) > 0.7 ? 0.24 : 0.6)) + (glow ? disc(0, 0, r - 3, "none", `stroke="${glow}" stroke-width="5"`) : disc(0, 0, r - 2, "none", `stroke="${lighter(color, 0.2)}" stroke-width="2" opacity=".6"`)) +
      times(9, (i) => `<path d="${wing}" fill="${blade}" transform="rotate(${i * 40})"/>`) + disc(0, 0, Math.round(r * 0.27), pen.body(color)) + (glow ? disc(0, 0, Math.round(r * 0.2), "none", `stroke="${glow}" stroke-width="2.5" opacity=".8"`) : ""),
  );
  return `<use href="${id}" x="${cx}" y="${cy}"/>`;
}

export const partDrawers: Drawers = {
  mainboard: (pen, { color, accent = "#c8ccd3", style }) => {
    const small = style === "matx" || style === "itx";
    const sink = (x: number, y: number, width: number, height: number) => box(x, y, width, height, 6, pen.linear([[0, lighter(accent, 0.3)], [0.5, accent], [1, darker(accent, 0.45)]], "diagonal")) + times(Math.floor(Math.max(width, height) / 24) - 1, (i) => (width > height ? line(`M${x + 20 + i * 24} ${y + 6}v${height - 12}`, darker(accent, 0.4), 3, 'opacity=".5"') : line(`M${x + 6} ${y + 20 + i * 24}h${width - 12}`, darker(accent, 0.4), 3, 'opacity=".5"')));
    const height = style === "itx" ? 330 : small ? 350 : 400;
    const top = 240 - height / 2;
    return (
      pen.shadow(240, top + height + 6, 190, 18, 0.42) + box(70, top, 340, height, 8, darker(color, 0.6)) + box(66, top - 5, 340, height, 8, pen.linear([[0, lighter(color, 0.16)], [1, darker(color, 0.2)]], "diagonal")) +
      line(`M90 ${top + 180}h80l30 30h110M92 ${top + 200}h60l40 40h60M300 ${top + 210}v60l20 20`, lighter(color, 0.24), 1.6, 'opacity=".7"') + sink(86, top + 8, 52, 150) + sink(142, top + 8, 128, 42) +
      box(164, top + 70, 92, 92, 4, "#cfd3d8") + box(172, top + 78, 76, 76, 3, "#8d949e") + box(178, top + 84, 64, 64, 2, pen.linear([[0, "#e8d59a"], [1, "#b8924a"]], "diagonal")) + box(196, top + 102, 28, 28, 2, "#5c626c") +
      times(style === "itx" ? 2 : 4, (i) => box(292 + i * 21, top + 14, 13, 160, 3, i % 2 ? "#22252b" : mix(accent, "#3a3f48", 0.6)) + box(297 + i * 21, top + 22, 3, 144, 1, "#0a0b0e")) + box(384, top + 20, 16, 62, 3, "#1b1d22") + box(384, top + 196, 16, 58, 3, "#30343b") +
      box(96, top + 196, 200, 15, 4, pen.barrel("#b9bec6", "down")) + box(88, top + 222, 210, 30, 5, pen.body(accent)) + box(106, top + 232, 60, 8, 3, "#fff", 'opacity=".6"') + box(312, top + 214, 66, 66, 8, pen.body(accent)) + box(326, top + 242, 38, 8, 3, "#fff", 'opacity=".6"') + times(small ? 1 : 3, (i) => box(96, top + 270 + i * 40, 180, 12, 4, i ? "#1d2026" : "#30343b")) +
      disc(206, top + height - 38, 12, pen.body("#d5d9de")) + times(8, (i) => disc(112 + i * 40, top + height - 16, 3, "#c99a3c"))
    );
  },

  cpu: (pen, { color, accent = "#f0f1f3", style }) => {
    const metal = pen.linear([[0, "#fbfcfd"], [0.4, "#c9ced5"], [0.6, "#eceff2"], [1, "#9299a4"]], "diagonal");
    const lid = style === "intel" ? "M128 112h224v30h20v196h-20v30H128v-30h-20V142h20Z" : "M120 104h72l10 18h76l10-18h72v72l-14 10v108l14 10v72h-72l-10-18h-76l-10 18h-72v-72l14-10V186l-14-10Z";
    return (
      pen.shadow(240, 412, 190, 20, 0.44) + group("rotate(-6 240 240)", box(66, 68, 348, 348, 12, darker(color, 0.45)) + box(62, 62, 348, 348, 12, pen.linear([[0, lighter(color, 0.25)], [1, darker(color, 0.15)]], "diagonal")) + times(4, (i) => group(`rotate(${i * 90} 236 236)`, line("M92 80h288", "#d9b560", 6, 'stroke-linecap="butt" stroke-dasharray="5 8" opacity=".75"'))) + path("M74 392l26 0-26-26Z", "#e2bf67") +
        group("translate(-4 -4)", path(lid, "#5e6570", 'transform="translate(3 5)"') + path(lid, metal) + box(156, 168, 128, 22, 5, "#3c424c", 'opacity=".8"') + box(156, 202, 168, 13, 4, accent) + times(3, (i) => box(156, 232 + i * 20, [150, 110, 132][i]!, 7, 3, "#5b616b", 'opacity=".6"')) + box(156, 300, 40, 30, 3, "#6b717b", 'opacity=".5"') + path("M130 114h130L130 270Z", "#fff", 'opacity=".25"')))
    );
  },

  ram: (pen, { color, accent, style }) => {
    const bottom = style === "laptop";
    const stick = (x: number, y: number) =>
      group(`translate(${x} ${y})`, (bottom ? box(0, 40, 400, 128, 5, pen.linear([[0, "#2f7a55"], [1, "#174a33"]])) + times(4, (i) => box(26 + i * 92, 56, 68, 72, 3, pen.linear([[0, "#3b4048"], [1, "#121417"]], "diagonal"))) + box(60, 64, 240, 54, 3, "#fdfdfd", 'opacity=".95"') + box(74, 74, 130, 12, 3, color) + times(2, (i) => box(74, 94 + i * 10, 90 + i * 40, 4, 2, "#9aa1ac")) : box(0, 90, 400, 68, 3, "#14171b") + path("M-6 20q0-14 14-14h110l16 14h132l16-14h110q14 0 14 14v102H-6Z", darker(color, 0.45), 'transform="translate(3 5)"') + path("M-6 20q0-14 14-14h110l16 14h132l16-14h110q14 0 14 14v102H-6Z", pen.linear([[0, lighter(color, 0.35)], [0.4, color], [1, darker(color, 0.4)]])) + (accent ? box(10, -4, 380, 15, 6, pen.linear([[0, "#ff5f8a"], [0.35, "#a56bff"], [0.65, "#4f9dff"], [1, "#41e0b4"]], "right")) : line("M14 14h104l16 12h132l16-12h104", lighter(color, 0.5), 2, 'opacity=".6"')) + path("M150 46l46 54h-34l-46-54ZM214 46l46 54h-34l-46-54Z", lighter(color, 0.3), 'opacity=".5"') + box(292, 62, 76, 14, 5, "#fff", 'opacity=".85"') + box(312, 84, 56, 6, 3, "#fff", 'opacity=".5"')) +
        line("M8 164h176M206 164h184", "#d9b560", 13, 'stroke-linecap="butt" stroke-dasharray="6 3"'));
    return pen.shadow(240, 400, 224, 22, 0.42) + group("rotate(-8 240 240)", stick(54, 70) + stick(32, 206));
  },

  gpu: (pen, { color, accent, style = "3" }) => {
    const count = Number(style);
    const r = count === 3 ? 64 : count === 2 ? 74 : 80;
    const width = count === 1 ? 270 : count === 2 ? 380 : 428;
    const x = 240 - width / 2;
    return (
      pen.shadow(244, 366, 226, 24, 0.44) + box(x + 8, 150, width - 4, 196, 14, darker(color, 0.55)) + path(`M${x} 152q0-14 14-14h${width * 0.36}l14 10h${width * 0.2}l14-10h${width * 0.32}q14 0 14 14v${158}q0 14-14 14H${x + 14}q-14 0-14-14Z`.replace(/\d+\.\d+/g, (v) => String(Math.round(Number(v)))), pen.linear([[0, lighter(color, 0.28)], [0.5, color], [1, darker(color, 0.35)]], "diagonal")) +
      times(count, (i) => fan(pen, Math.round(x + (width * (i + 0.5)) / count), 232, r, lightness(color) > 0.7 ? "#dfe2e6" : "#2a2d33")) + (accent ? path(`M${x + 8} 146h${Math.round(width * 0.3)}l-10 10H${x + 8}Z`, accent) + box(x + width - 96, 308, 70, 7, 3, accent) : "") +
      line(`M${x + 40} 334h${width - 76}`, darker(color, 0.3), 20, 'stroke-linecap="butt" stroke-dasharray="6 8"') + box(x + 60, 346, 150, 14, 2, gold(pen)) + line(`M${x + 68} 353h136`, "#7a5a1c", 10, 'stroke-linecap="butt" stroke-dasharray="1.4 14.6"') + path(`M${x - 14} 118h12v242h-12q-6 0-6-6V124q0-6 6-6Z`, pen.barrel("#c3c7cd")) + times(3, (i) => box(x - 17, 160 + i * 52, 8, 34, 2, "#15181c"))
    );
  },

  psu: (pen, { color, accent = "#d7b25a" }) =>
    pen.shadow(240, 404, 206, 24, 0.46) + path("M60 176l60-76h310l-48 76Z", pen.linear([[0, lighter(color, 0.28)], [1, lighter(color, 0.1)]])) + path("M382 176l48-76v208l-48 86Z", darker(color, 0.5)) + path("M104 166l38-52h252l-30 52Z", "#0d0f12") + oval(249, 140, 104, 23, "#1d2025") + times(4, (i) => oval(249, 140, 100 - i * 26, 22 - i * 5.6, "none", `stroke="${lighter(color, 0.35)}" stroke-width="2.6"`)) + line("M249 118v44M145 140h208M176 124l146 32M322 124L176 156", lighter(color, 0.35), 2) +
    box(54, 174, 330, 222, 8, pen.body(color)) + box(80, 204, 278, 74, 6, darker(color, 0.35)) + box(100, 220, 120, 18, 5, "#fff", 'opacity=".92"') + box(100, 248, 74, 8, 4, "#fff", 'opacity=".5"') + disc(324, 241, 23, accent) + disc(324, 241, 17, "none", 'stroke="#fff" stroke-width="2.5" opacity=".7"') + times(6, (i) => box(82 + i * 46, 300, 38, 26, 3, "#0b0c0f", `stroke="${lighter(color, 0.3)}" stroke-width="1.2"`)) + times(4, (i) => box(82 + i * 46, 338, 38, 26, 3, "#0b0c0f", `stroke="${lighter(color, 0.3)}" stroke-width="1.2"`)) + times(4, (i) => disc(i % 2 ? 374 : 64, i < 2 ? 186 : 386, 4, "#8f959f")),

  "pc-case": (pen, { color, accent = "#6d7cff", style }) => {
    const glass = pen.linear([[0, "#2c3340"], [0.5, "#12151b"], [1, "#0a0c10"]], "diagonal");
    const open = style === "aquarium";
    return (
      pen.shadow(240, 448, 196, 16, 0.46) + path("M336 44l82 26v360l-82 16Z", pen.linear([[0, lighter(color, 0.1)], [1, darker(color, 0.4)]])) + box(66, 40, 276, 406, 10, pen.body(color)) + box(78, 54, 252, 350, 6, glass) +
      (open ? path("M340 56l66 21v334l-66 13Z", glass) + times(3, (i) => oval(372, 130 + i * 96, 22, 40, "#1d2129", `stroke="${accent}" stroke-width="4"`)) : times(3, (i) => oval(378, 132 + i * 98, 25, 42, darker(color, 0.5), `stroke="${accent}" stroke-width="3.5"`) + oval(378, 132 + i * 98, 8, 13, darker(color, 0.2)))) +
      box(96, 74, 190, 214, 4, "#1b2029") + box(138, 100, 84, 84, 42, "#0c0f14", `stroke="${accent}" stroke-width="5"`) + disc(180, 142, 22, lighter(accent, 0.3), 'opacity=".8"') + times(3, (i) => box(238 + i * 14, 96, 8, 96, 2, pen.linear([[0, "#ff7aa2"], [1, accent]]))) + box(92, 216, 216, 50, 6, pen.body("#3a404b")) + times(3, (i) => disc(130 + i * 64, 241, 20, "#15181e", `stroke="${lighter(accent, 0.2)}" stroke-width="2"`)) + box(78, 322, 252, 82, 0, "#171b22") + box(100, 346, 84, 8, 4, accent, 'opacity=".8"') + path("M78 60q0-6 6-6h150L78 330Z", "#fff", 'opacity=".07"') +
      line("M68 44h272", "#fff", 2, 'opacity=".3"') + disc(312, 426, 5, "#58b7ff") + box(96, 422, 26, 8, 2, "#0b0d11") + box(130, 422, 26, 8, 2, "#0b0d11") + box(90, 444, 36, 8, 3, "#101216") + box(282, 444, 36, 8, 3, "#101216")
    );
  },

  "cooler-air": (pen, { color, accent, style }) => {
    const fins = (x: number, width: number) => times(22, (i) => box(x, 72 + i * 13, width, 7, 1.5, i % 2 ? "#e1e4e8" : "#c3c7cd")) ;
    const twin = style === "twin";
    return (
      pen.shadow(240, 440, 150, 18, 0.46) + times(4, (i) => path(`M${178 + i * 34} 356h12v52h-12Z`, pen.barrel("#c4804f"))) + box(150, 398, 184, 30, 5, pen.barrel("#b9bec5", "down")) + times(4, (i) => disc(184 + i * 40, 66, 8, pen.body("#d4915e"))) + box(twin ? 100 : 124, 66, twin ? 300 : 250, 294, 5, "#8c929b") + fins(twin ? 100 : 124, twin ? 300 : 250) + path(`M${twin ? 100 : 124} 66h${twin ? 300 : 250}v14H${twin ? 100 : 124}Z`, pen.linear([[0, lighter(color, 0.3)], [1, color]])) +
      box(102, 84, 262, 262, 22, darker(color, 0.5)) + box(94, 80, 262, 262, 22, pen.body(color)) + fan(pen, 225, 211, 120, color, accent) + times(4, (i) => disc(i % 2 ? 338 : 112, i < 2 ? 98 : 324, 7, darker(color, 0.6)))
    );
  },

  "cooler-water": (pen, { color, accent = "#6d7cff", style = "3" }) => {
    const count = Number(style);
    const size = 424 / Math.max(count, 3);
    const width = size * count;
    const left = 240 - width / 2;
    return (
      pen.shadow(240, 440, 210, 18, 0.42) + line(`M${left + width - 30} 200C${left + width + 10} 330 400 400 300 366`, "#1f2227", 17) + line(`M${left + width - 60} 200C${left + width - 20} 300 380 360 296 340`, "#2b2f36", 17) + box(left - 8, 56, width + 16, 158, 10, darker(color, 0.55)) + box(left - 8, 48, width + 16, 156, 10, pen.body(color)) + times(count, (i) => fan(pen, Math.round(left + size * (i + 0.5)), 126, Math.round(Math.min(size, 148) / 2 - 4), color, accent)) +
      oval(226, 420, 96, 22, darker(color, 0.5)) + path("M136 318h180v96a90 24 0 0 1-180 0Z", pen.barrel(color)) + oval(226, 318, 90, 30, pen.body(color)) + oval(226, 317, 76, 23, "#0b0d12") + oval(226, 317, 68, 19, "none", `stroke="${accent}" stroke-width="4"`) + oval(226, 317, 30, 8, lighter(accent, 0.4), 'opacity=".85"')
    );
  },

  "case-fan": (pen, { color, accent, style }) => {
    const id = pen.symbol(box(8, 10, 280, 280, 26, darker(color, 0.5)) + box(0, 0, 280, 280, 26, pen.body(color)) + fan(pen, 140, 140, 128, color, accent) + times(4, (i) => disc(i % 2 ? 258 : 22, i < 2 ? 22 : 258, 8, darker(color, 0.6))));
    const one = (x: number, y: number, scale: number) => `<use href="${id}" transform="translate(${x} ${y}) scale(${scale})"/>`;
    return style === "3"
      ? pen.shadow(240, 412, 214, 22, 0.46) + one(208, 50, 0.72) + one(118, 108, 0.82) + one(30, 166, 0.84)
      : pen.shadow(248, 416, 176, 22, 0.46) + one(84, 70, 1.14);
  },
};
