import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, lightness, line, oval, path, type Pen, times } from "./pen.ts";
import { wallpaper } from "./phones.ts";

/** A lit screen in its frame. */
function screen(pen: Pen, color: string, x: number, y: number, width: number, height: number, edge: number): string {
  const clip = pen.clip(box(x + edge, y + edge, width - edge * 2, height - edge * 2, 3, "#000"));
  return box(x, y, width, height, 12, "#0b0c10") + `<g clip-path="${clip}">${wallpaper(pen, color, x + edge, y + edge, width - edge * 2, height - edge * 2)}${path(`M${x} ${y}h${width * 0.5}L${x} ${y + height * 0.8}Z`, "#fff", 'opacity=".07"')}</g>`;
}

/** Keys as seen from above, in rows. */
function keys(pen: Pen, color: string, x: number, y: number, columns: number, rows: number, size: number, gap: number, accent?: string): string {
  const cap = pen.linear([[0, lighter(color, 0.3)], [1, darker(color, 0.12)]]);
  const width = columns * (size + gap) - gap;
  const key = pen.symbol(box(0, 0, size, size, 4, cap));
  return times(rows, (row) => {
    const top = y + row * (size + gap);
    if (row === rows - 1) return box(x, top, size * 2.4, size, 4, cap) + box(x + size * 2.4 + gap, top, width - (size * 2.4 + gap) * 2, size, 4, cap) + box(x + width - size * 2.4, top, size * 2.4, size, 4, cap);
    const indent = [0, 0.5, 0.8, 1.2, 0][row]! * size;
    const first = row === 0 ? size : size + indent;
    const count = columns - (row === 0 ? 2 : 3);
    const rest = width - first - gap - count * (size + gap);
    return box(x, top, first, size, 4, row === 0 && accent ? accent : cap) + times(count, (i) => `<use href="${key}" x="${Math.round(x + first + gap + i * (size + gap))}" y="${top}"/>`) + box(Math.round((x + width - rest) * 10) / 10, top, Math.round(rest * 10) / 10, size, 4, row === 2 && accent ? accent : cap);
  });
}

export const computerDrawers: Drawers = {
  laptop: (pen, { color, style, accent = "#6a7fe0" }) => {
    const gaming = style === "gaming";
    const deck = pen.linear([[0, darker(color, 0.12)], [0.5, color], [1, lighter(color, 0.25)]]);
    return (
      pen.shadow(240, 388, 230, 22, 0.44) + box(78, 88, 324, 222, 14, pen.body(color)) + group("translate(0 0)", screen(pen, accent, 81, 91, 318, 216, 9)) + disc(240, 96, 2, "#33415f") +
      path("M84 306h312l58 62H26Z", deck) + path("M108 312h264l26 30H82Z", darker(color, lightness(color) > 0.6 ? 0.55 : 0.6)) + times(4, (i) => line(`M${112 - i * 6.5} ${316 + i * 7.4}H${368 + i * 6.5}`, gaming ? ["#ff5f7a", "#c96bff", "#5f8bff", "#46e0c0"][i]! : "#5c626d", 4.6, `stroke-linecap="butt" stroke-dasharray="15.5 3" opacity="${gaming ? 0.75 : 0.9}"`)) +
      path("M196 346h88l6 18H190Z", darker(color, 0.1), `stroke="${darker(color, 0.3)}" stroke-opacity=".5"`) + path("M26 368h428v8q0 8-12 8H38q-12 0-12-8Z", pen.linear([[0, lighter(color, 0.3)], [1, darker(color, 0.45)]])) + path("M200 368h80q-4 7-12 7h-56q-8 0-12-7Z", darker(color, 0.3)) +
      (gaming ? line("M40 386h400", "#ff4d6a", 3, 'opacity=".6"') : "")
    );
  },

  desktop: (pen, { color, accent = "#5b7cf0" }) =>
    pen.shadow(240, 420, 226, 20, 0.42) + box(40, 110, 268, 176, 10, pen.body("#2a2d34")) + screen(pen, accent, 40, 110, 268, 176, 7) + path("M158 286h32l6 62h-44Z", pen.barrel("#8b919b")) + oval(174, 352, 62, 12, pen.body("#8b919b")) +
    path("M332 84h92l30 14v300l-30 12h-92Z", darker(color, 0.5)) + box(328, 80, 98, 332, 10, pen.body(color)) + times(7, (i) => line(`M344 ${228 + i * 22}h66`, darker(color, 0.6), 8, 'opacity=".7"')) + disc(377, 110, 9, darker(color, 0.4)) + disc(377, 110, 5, "#58b7ff") + box(346, 136, 62, 6, 3, darker(color, 0.5)) + box(346, 152, 24, 10, 2, "#101216") + box(376, 152, 24, 10, 2, "#101216") +
    path("M44 386h216l14 26H30Z", pen.linear([[0, lighter(color, 0.2)], [1, darker(color, 0.2)]])) + times(3, (i) => line(`M${52 - i * 4} ${391 + i * 7}h${204 + i * 8}`, lighter(color, 0.5), 4, 'stroke-linecap="butt" stroke-dasharray="9 3" opacity=".6"')) + oval(298, 404, 15, 9, pen.body(color)),

  "mini-pc": (pen, { color }) =>
    pen.shadow(240, 384, 190, 24, 0.46) + path("M112 170h256q14 0 18 14l26 62H68l26-62q4-14 18-14Z", pen.linear([[0, lighter(color, 0.3)], [1, lighter(color, 0.06)]])) + path("M66 246h348q8 0 8 10v96q0 20-20 20H78q-20 0-20-20v-96q0-10 8-10Z", pen.linear([[0, lighter(color, 0.1)], [0.15, color], [1, darker(color, 0.4)]])) + line("M66 248h348", "#fff", 2, 'opacity=".35"') +
    disc(374, 310, 16, darker(color, 0.5)) + disc(374, 310, 11, pen.body(color)) + disc(374, 310, 3, "#58b7ff") + times(2, (i) => box(102 + i * 62, 300, 48, 20, 3, "#0b0d11", 'stroke="#7c838e" stroke-width="1.6"') + box(108 + i * 62, 309, 36, 6, 1, ["#3f7de0", "#3f7de0"][i]!)) + box(232, 302, 36, 15, 7.5, "#0b0d11", 'stroke="#7c838e" stroke-width="1.6"') + disc(300, 310, 8, "#0b0d11", 'stroke="#7c838e" stroke-width="2"') + path("M202 196h76l6 28h-88Z", darker(color, 0.16), 'opacity=".5"'),

  "all-in-one": (pen, { color, accent = "#6f8df0" }) =>
    pen.shadow(240, 424, 170, 18, 0.42) + path("M204 334h72l12 76h-96Z", pen.barrel(darker(color, 0.12))) + oval(240, 412, 104, 14, pen.body(color)) + box(40, 60, 400, 282, 16, pen.body(color)) + screen(pen, accent, 48, 68, 384, 226, 6) + disc(240, 318, 7, darker(color, 0.25)) + box(60, 314, 30, 6, 3, darker(color, 0.25)),

  monitor: (pen, { color, accent = "#7a6cf0", style }) => {
    const wide = style === "wide";
    const [x, y, width, height] = wide ? [14, 112, 452, 204] : [44, 74, 392, 236];
    const stand = style === "gaming" || wide
      ? path(`M214 ${y + height - 12}h52l10 92h-72Z`, pen.barrel(color)) + path("M132 424l94-42h28l94 42-20 4-88-24-88 24Z", pen.linear([[0, lighter(color, 0.3)], [1, darker(color, 0.4)]])) + box(236, y + height + 10, 8, 44, 4, style === "gaming" ? "#ff4d5e" : "#8d949e")
      : path(`M210 ${y + height - 12}h60l6 96h-72Z`, pen.barrel(color)) + oval(240, 410, 112, 17, darker(color, 0.3)) + oval(240, 405, 112, 16, pen.body(color));
    return pen.shadow(240, 426, 170, 16, 0.4) + stand + box(x, y, width, height, 10, pen.body(darker(color, 0.3))) + screen(pen, accent, x, y, width, height, 7) + box(x, y + height - 9, width, 9, 4, pen.linear([[0, darker(color, 0.1)], [1, darker(color, 0.5)]])) + box(x + width - 34, y + height - 6, 14, 3, 1.5, "#58b7ff");
  },

  keyboard: (pen, { color, accent, style }) => {
    const small = style === "75";
    const columns = small ? 14 : 17;
    const size = small ? 24 : 19;
    const width = columns * (size + 4) - 4;
    const left = 240 - width / 2;
    return (
      pen.shadow(240, 340, 226, 28, 0.46) + group("translate(0 -8) rotate(-5 240 240)", box(left - 16, 148, width + 32, 5 * (size + 4) + 34, 14, darker(color, 0.6)) + box(left - 16, 140, width + 32, 5 * (size + 4) + 34, 14, pen.body(darker(color, lightness(color) > 0.6 ? 0.1 : 0.25))) +
        box(left - 5, 152, width + 10, 5 * (size + 4) + 8, 6, accent ? pen.linear([[0, accent], [0.5, "#6d7cff"], [1, "#38d6c0"]], "right") : darker(color, 0.55), accent ? 'opacity=".8"' : "") + keys(pen, color, left, 157, columns, 5, size, 4, accent))
    );
  },

  mouse: (pen, { color, accent = "#55c2ff", style }) =>
    pen.shadow(240, 414, 134, 30, 0.5) + path("M240 54c78 0 116 62 116 176s-38 184-116 184-116-70-116-184S162 54 240 54Z", pen.radial([[0, lighter(color, 0.4)], [0.6, color], [1, darker(color, lightness(color) > 0.7 ? 0.26 : 0.5)]], [0.4, 0.26, 0.82])) + line("M240 58v128M128 206q112 34 224 0", darker(color, 0.45), 3, 'opacity=".6"') + box(222, 98, 36, 78, 18, darker(color, 0.6)) + box(229, 104, 22, 66, 11, pen.barrel("#565c66", "down")) + times(6, (i) => line(`M231 ${114 + i * 9}h18`, "#16181c", 2)) +
    path("M156 150c10-46 34-72 66-82-10 40-14 74-16 118-26 0-42-4-58-10Z", "#fff", 'opacity=".13"') + (style === "gaming" ? line("M152 300q22 88 88 92 66-4 88-92", accent, 5, 'opacity=".85"') : "") + box(128, 222, 10, 44, 5, darker(color, 0.4)) + box(131, 276, 10, 36, 5, darker(color, 0.4)),

  printer: (pen, { color, style, accent = "#3f7de0" }) =>
    pen.shadow(240, 414, 220, 24, 0.44) + path("M136 70h208v110H136Z", pen.linear([[0, "#ffffff"], [1, "#dfe3e8"]])) + times(4, (i) => box(160, 92 + i * 17, [150, 120, 140, 90][i]!, 5, 2, "#c3c9d2")) + path("M92 156h296l40 44H52Z", lighter(color, 0.14)) + path("M44 200h392q12 0 12 14v160q0 18-18 18H50q-18 0-18-18V214q0-14 12-14Z", pen.linear([[0, lighter(color, 0.16)], [0.2, color], [1, darker(color, 0.35)]])) + line("M44 202h392", "#fff", 2, 'opacity=".3"') +
    box(104, 286, 272, 62, 8, "#0c0e12") + path("M116 330h248l34 78H82Z", "#fdfdfe") + path("M116 330h248l4 10H112Z", "#c9ced6") + times(3, (i) => box(144 - i * 6, 352 + i * 15, 150 + i * 14, 5, 2, "#c8ced7")) + box(64, 222, 92, 40, 6, "#101319") + box(72, 229, 50, 26, 3, "#4f86d8") + disc(140, 242, 8, "#2c313a") + disc(420, 242, 5, "#4bd08a") +
    (style === "tank" ? times(4, (i) => box(292 + i * 28, 214, 23, 58, 4, "#0b0d11") + box(294 + i * 28, 234 + i * 5, 19, 36 - i * 5, 3, ["#2b2e35", "#25b7e8", "#e6398f", "#f6cf2f"][i]!)) : box(300, 234, 90, 10, 4, accent)),

  projector: (pen, { color }) =>
    pen.shadow(240, 376, 214, 24, 0.44) + path("M76 176h328l44 66H32Z", pen.linear([[0, lighter(color, 0.5)], [1, lighter(color, 0.1)]])) + path("M32 242h416v96q0 22-22 22H54q-22 0-22-22Z", pen.linear([[0, lighter(color, 0.1)], [0.2, color], [1, darker(color, 0.26)]])) + times(7, (i) => line(`M60 ${268 + i * 11}h118`, darker(color, 0.4), 4, 'opacity=".6"')) + disc(336, 290, 62, darker(color, 0.25)) + pen.lens(336, 290, 56, "#5a606b") + disc(336, 290, 16, "#cfe3ff", 'opacity=".55"') + box(200, 196, 80, 18, 9, darker(color, 0.1)) + times(4, (i) => disc(316 + i * 22, 206, 6, darker(color, 0.2))) + box(66, 358, 30, 10, 4, "#23262c") + box(384, 358, 30, 10, 4, "#23262c"),

  "usb-hub": (pen, { color }) =>
    pen.shadow(240, 372, 206, 22, 0.44) + line("M128 230C60 224 40 190 48 120", "#33373f", 13) + box(30, 62, 38, 62, 6, pen.body("#c9cdd3")) + box(38, 40, 22, 26, 4, "#e3e6ea") + group("rotate(-9 270 250)", box(116, 190, 318, 118, 20, darker(color, 0.5)) + box(112, 178, 318, 116, 18, pen.body(color)) + path("M112 244h318v32q0 18-18 18H130q-18 0-18-18Z", darker(color, 0.3), 'opacity=".75"') + times(3, (i) => box(136 + i * 58, 258, 44, 22, 3, "#0b0d11", 'stroke="#aab0ba" stroke-width="1.6"') + box(141 + i * 58, 269, 34, 6, 1, "#3f7de0")) + box(314, 258, 50, 22, 4, "#0b0d11", 'stroke="#aab0ba" stroke-width="1.6"') + box(376, 261, 34, 16, 8, "#0b0d11", 'stroke="#aab0ba" stroke-width="1.6"') + disc(406, 204, 4, "#58b7ff") + box(140, 200, 86, 12, 5, "#fff", 'opacity=".5"')),

  ups: (pen, { color }) =>
    pen.shadow(246, 430, 160, 20, 0.48) + path("M292 58l72 26v326l-72 16Z", darker(color, 0.55)) + box(136, 56, 172, 372, 14, pen.body(color)) + box(152, 76, 140, 96, 8, "#0c0e12") + box(164, 88, 116, 72, 4, pen.linear([[0, "#8fd6ff"], [1, "#3d78c4"]])) + line("M178 140v-14M194 140v-24M210 140v-34", "#103258", 8) + box(228, 108, 38, 22, 3, "none", 'stroke="#103258" stroke-width="3"') + box(232, 112, 22, 14, 1, "#103258") + disc(222, 206, 17, darker(color, 0.5)) + disc(222, 206, 12, pen.body(color)) + disc(222, 206, 4, "#4bd08a") + times(9, (i) => line(`M160 ${262 + i * 16}h124`, darker(color, 0.55), 6, 'opacity=".6"')),
};
