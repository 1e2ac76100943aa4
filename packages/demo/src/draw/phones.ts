import { hash } from "../hash.ts";
import type { Drawers } from "./kinds.ts";
import { box, darker, disc, group, lighter, lightness, line, mix, oval, path, type Pen, times } from "./pen.ts";

/** A wallpaper that goes with the product's colour, one of four scenes. The caller clips the shapes. */
export function wallpaper(pen: Pen, color: string, x: number, y: number, width: number, height: number): string {
  const base = lightness(color) > 0.75 || lightness(color) < 0.25 ? mix(color, "#5a6fe0", 0.55) : color;
  const near = pen.linear([[0, mix(base, "#ffb38a", 0.6)], [1, mix(base, "#d4537e", 0.55)]], "diagonal");
  const far = pen.linear([[0, lighter(base, 0.35)], [1, darker(base, 0.25)]]);
  const across = (share: number) => Math.round(x + width * share);
  const at = (share: number) => Math.round(y + height * share);
  const size = (share: number) => Math.round(Math.min(width, height) * share);
  const sky = (...colors: [string, string, string]) => box(x, y, width, height, 0, pen.linear([[0, colors[0]], [0.55, colors[1]], [1, colors[2]]], "diagonal"));
  switch (hash(color) % 4) {
    case 0:
      return (
        sky(lighter(base, 0.55), mix(base, "#7d8cf0", 0.3), darker(base, 0.45)) + disc(across(0.68), at(0.34), size(0.2), near, 'opacity=".85"') +
        path(`M${x} ${at(0.6)}C${across(0.3)} ${at(0.42)} ${across(0.6)} ${at(0.78)} ${across(1)} ${at(0.5)}V${at(1)}H${x}Z`, far, 'opacity=".8"') + path(`M${x} ${at(0.78)}C${across(0.35)} ${at(0.62)} ${across(0.7)} ${at(0.95)} ${across(1)} ${at(0.72)}V${at(1)}H${x}Z`, near, 'opacity=".55"')
      );
    case 1:
      return (
        sky(darker(base, 0.55), darker(base, 0.2), lighter(base, 0.3)) + path(`M${x} ${at(0.95)}C${across(0.4)} ${at(0.8)} ${across(0.3)} ${at(0.3)} ${across(1)} ${at(0.1)}V${at(0.45)}C${across(0.6)} ${at(0.5)} ${across(0.6)} ${at(0.95)} ${across(0.3)} ${at(1)}H${x}Z`, near, 'opacity=".85"') +
        path(`M${across(0.25)} ${at(1)}C${across(0.6)} ${at(0.9)} ${across(0.55)} ${at(0.55)} ${across(1)} ${at(0.42)}V${at(1)}Z`, far, 'opacity=".9"')
      );
    case 2:
      return sky(lighter(base, 0.7), lighter(base, 0.3), base) + [0.95, 0.7, 0.46, 0.24].map((share, index) => disc(across(0.3), at(0.85), size(share), index % 2 ? far : near, 'opacity=".5"')).join("");
    default:
      return (
        sky(mix(base, "#ffd9a8", 0.75), mix(base, "#f0a0a0", 0.4), darker(base, 0.2)) + disc(across(0.36), at(0.4), size(0.15), "#fff4dc", 'opacity=".9"') +
        path(`M${x} ${at(0.7)}L${across(0.3)} ${at(0.44)} ${across(0.52)} ${at(0.66)} ${across(0.75)} ${at(0.4)} ${across(1)} ${at(0.62)}V${at(1)}H${x}Z`, far, 'opacity=".75"') + path(`M${x} ${at(0.84)}L${across(0.24)} ${at(0.68)} ${across(0.5)} ${at(0.86)} ${across(0.8)} ${at(0.64)} ${across(1)} ${at(0.8)}V${at(1)}H${x}Z`, darker(base, 0.5), 'opacity=".7"')
      );
  }
}

/** The cameras on a phone's back of 176 wide, its corner at 0,0, in the maker's arrangement. */
function cameras(pen: Pen, color: string, style = "square"): string {
  const ring = lightness(color) > 0.5 ? darker(color, 0.3) : lighter(color, 0.15);
  const island = pen.linear([[0, lighter(color, 0.16)], [1, darker(color, 0.14)]], "diagonal");
  const edge = `stroke="${darker(color, 0.35)}" stroke-opacity=".45" stroke-width="1.5"`;
  const flash = (x: number, y: number) => disc(x, y, 6, "#fff6dc", `stroke="${darker(color, 0.3)}" stroke-width="1.5"`);
  switch (style) {
    case "ultra":
      return pen.lens(38, 42, 21, ring) + pen.lens(38, 94, 21, ring) + pen.lens(38, 146, 21, ring) + pen.lens(82, 64, 12, ring) + pen.lens(82, 118, 14, ring) + flash(82, 92);
    case "column":
      return pen.lens(38, 42, 19, ring) + pen.lens(38, 90, 19, ring) + pen.lens(38, 136, 15, ring) + flash(74, 42);
    case "dual":
      return box(17, 18, 48, 104, 24, island, edge) + pen.lens(41, 43, 20, ring) + pen.lens(41, 96, 20, ring) + flash(84, 70);
    case "single":
      return pen.lens(42, 44, 22, ring) + flash(84, 44);
    case "bar":
      return box(8, 14, 160, 92, 34, island, edge) + pen.lens(40, 38, 18, ring) + pen.lens(40, 82, 18, ring) + pen.lens(80, 60, 18, ring) + flash(142, 38) + disc(142, 82, 7, "#15181e");
    case "visor":
      return box(10, 40, 156, 48, 24, island, edge) + box(18, 47, 110, 34, 17, "#0c0e13") + pen.lens(38, 64, 14, ring) + pen.lens(72, 64, 14, ring) + pen.lens(106, 64, 14, ring) + flash(148, 64);
    case "ring":
      return disc(88, 78, 62, island, edge) + disc(88, 78, 55, "#101319") + pen.lens(66, 56, 18, ring) + pen.lens(110, 56, 18, ring) + pen.lens(66, 100, 18, ring) + pen.lens(110, 100, 16, ring) + flash(88, 78);
    default:
      return box(12, 14, 104, 104, 28, island, edge) + pen.lens(41, 42, 19, ring) + pen.lens(88, 42, 19, ring) + pen.lens(41, 90, 19, ring) + pen.lens(88, 90, 13, ring) + flash(64, 66);
  }
}

/** The front of a phone with its screen on. */
function phoneFront(pen: Pen, color: string, x: number, y: number, width: number, height: number, radius = 30): string {
  const frame = pen.linear([[0, lighter(color, 0.45)], [0.5, darker(color, 0.1)], [1, darker(color, 0.4)]], "right");
  const clip = pen.clip(box(x + 8, y + 8, width - 16, height - 16, radius - 7, "#000"));
  const glare = path(`M${x + 8} ${y + 8}H${x + width * 0.66}L${x + 8} ${y + height * 0.7}Z`, "#fff", 'opacity=".09"');
  return (
    box(x, y, width, height, radius, frame) +
    box(x + 2.5, y + 2.5, width - 5, height - 5, radius - 2, "#07080b") +
    `<g clip-path="${clip}">${wallpaper(pen, color, x + 8, y + 8, width - 16, height - 16)}${glare}</g>` +
    disc(x + width / 2, y + 24, 6, "#07080b") + disc(x + width / 2 + 1, y + 23, 1.8, "#31457a") +
    box(x + width / 2 - 26, y + height - 18, 52, 3.5, 2, "#fff", 'opacity=".8"')
  );
}

/** The back of a phone, its corner at 0,0. */
function phoneBack(pen: Pen, color: string, style: string | undefined): string {
  const back = pen.linear([[0, lighter(color, 0.38)], [0.35, color], [0.75, darker(color, 0.1)], [1, darker(color, 0.3)]], [0, 0, 0.9, 1]);
  const frame = pen.linear([[0, lighter(color, 0.5)], [0.5, darker(color, 0.15)], [1, darker(color, 0.45)]], "right");
  const sheen = pen.linear([[0, "#fff", 0.34], [0.5, "#fff", 0.02], [1, "#fff", 0]], [0, 0, 1, 0.6]);
  return (
    box(178, 96, 4, 52, 2, darker(color, 0.4)) + box(0, 0, 180, 376, 32, frame) + box(3, 3, 174, 370, 30, back) +
    path("M3 33a30 30 0 0 1 30-30h70L24 373a28 28 0 0 1-21-28Z", sheen) + group("translate(4 6)", cameras(pen, color, style))
  );
}

export const phoneDrawers: Drawers = {
  phone: (pen, { color, style }) =>
    pen.shadow(240, 438, 190, 22, 0.42) + group("translate(72 46)", phoneBack(pen, color, style)) +
    box(200, 66, 184, 370, 32, "#0b0d12", 'opacity=".2"') + phoneFront(pen, color, 212, 60, 178, 374),

  "phone-fold": (pen, { color, style }) => {
    const clip = pen.clip(box(162, 90, 272, 306, 20, "#000"));
    const crease = pen.linear([[0, "#000", 0], [0.5, "#000", 0.2], [0.53, "#fff", 0.22], [1, "#fff", 0]], "right");
    return (
      pen.shadow(240, 428, 214, 22, 0.42) + group("translate(34 60) scale(.92 .94)", phoneBack(pen, color, style === "ring" ? "ring" : "column")) +
      box(146, 86, 290, 322, 26, "#0b0d12", 'opacity=".18"') + box(154, 82, 288, 322, 26, pen.body(color)) + box(157, 85, 282, 316, 24, "#07080b") +
      `<g clip-path="${clip}">${wallpaper(pen, color, 162, 90, 272, 306)}${box(272, 90, 52, 306, 0, crease)}${path("M162 90h170L162 300Z", "#fff", 'opacity=".08"')}</g>` + disc(370, 106, 5, "#07080b")
    );
  },

  "phone-flip": (pen, { color }) => {
    const clip = pen.clip(box(250, 84, 148, 338, 20, "#000"));
    const half = (y: number) => box(66, y, 168, 168, 28, pen.body(color)) + box(69, y + 3, 162, 162, 26, pen.linear([[0, lighter(color, 0.25)], [1, darker(color, 0.12)]], "diagonal"));
    return (
      pen.shadow(242, 430, 200, 20, 0.42) + half(254) + box(64, 246, 172, 12, 5, pen.barrel(darker(color, 0.15), "down")) +
      box(66, 82, 168, 168, 28, pen.body(color)) + box(73, 89, 154, 154, 22, "#0a0c11") + path("M80 96h90L80 210Z", "#fff", 'opacity=".08"') +
      pen.lens(108, 210, 19) + pen.lens(154, 210, 19) + box(110, 124, 80, 9, 4, lighter(color, 0.4)) + box(126, 144, 48, 5, 2, "#8d94a3") +
      box(242, 76, 164, 354, 28, pen.body(color)) + box(245, 79, 158, 348, 26, "#07080b") +
      `<g clip-path="${clip}">${wallpaper(pen, color, 250, 84, 148, 338)}${box(250, 240, 148, 26, 0, pen.linear([[0, "#000", 0], [0.5, "#000", 0.18], [0.55, "#fff", 0.2], [1, "#fff", 0]]))}</g>` + disc(324, 100, 5, "#07080b")
    );
  },

  "feature-phone": (pen, { color }) => {
    const key = pen.linear([[0, lighter(color, 0.2)], [1, darker(color, 0.25)]]);
    const ink = lightness(color) > 0.55 ? "#24282f" : "#e9edf3";
    return (
      pen.shadow(240, 440, 120, 18, 0.45) + box(158, 38, 164, 400, 36, pen.body(color, "right")) + box(164, 44, 152, 388, 32, pen.linear([[0, lighter(color, 0.12)], [1, darker(color, 0.18)]])) +
      box(206, 58, 68, 5, 2.5, darker(color, 0.6)) + box(176, 74, 128, 128, 10, "#0b0d12") + box(184, 82, 112, 112, 4, pen.linear([[0, "#bfe0ff"], [0.6, "#6f9fe0"], [1, "#3d63a8"]])) +
      path("M184 170c30-30 60 6 112-24v48H184Z", "#fff", 'opacity=".35"') + box(194, 92, 40, 8, 3, "#fff", 'opacity=".9"') + box(194, 106, 64, 5, 2, "#fff", 'opacity=".6"') +
      box(206, 216, 68, 52, 22, key, `stroke="${darker(color, 0.4)}"`) + box(222, 229, 36, 26, 12, darker(color, 0.12)) +
      box(172, 220, 28, 18, 8, key) + box(280, 220, 28, 18, 8, key) + line("M178 252q8 10 16 0", "#37b26c", 4) + line("M286 256q8-10 16 0", "#e0524d", 4) +
      times(12, (i) => box(174 + (i % 3) * 46, 284 + Math.floor(i / 3) * 35, 40, 27, 11, key, `stroke="${darker(color, 0.4)}" stroke-width=".8"`) + disc(194 + (i % 3) * 46, 297.5 + Math.floor(i / 3) * 35, 3.4, ink))
    );
  },

  tablet: (pen, { color, accent }) => {
    const clip = pen.clip(box(64, 104, 318, 244, 8, "#000"));
    return (
      pen.shadow(244, 396, 220, 20, 0.42) + group("rotate(7 420 380)", box(170, 82, 270, 304, 22, pen.body(color)) + box(376, 98, 46, 46, 16, pen.linear([[0, lighter(color, 0.14)], [1, darker(color, 0.16)]])) + pen.lens(399, 121, 15, darker(color, 0.2))) +
      box(44, 84, 358, 286, 22, pen.linear([[0, lighter(color, 0.5)], [1, darker(color, 0.3)]])) + box(47, 87, 352, 280, 20, "#07080b") +
      `<g clip-path="${clip}">${wallpaper(pen, color, 64, 104, 318, 244)}${path("M64 104h190L64 330Z", "#fff", 'opacity=".08"')}</g>` + disc(223, 96, 3, "#26324f") +
      (accent === undefined ? "" : group("rotate(-4 240 392)", box(96, 384, 282, 13, 6.5, pen.barrel("#eef0f2", "down")) + path("M378 384l24 6.5-24 6.5Z", "#c9cdd3") + oval(401, 390.5, 2, 1.4, "#30343b")))
    );
  },
};
