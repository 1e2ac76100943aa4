import type { Drawers } from "./kinds.ts";
import { box, darker, disc, lighter, lightness, line, oval, path, times } from "./pen.ts";

export const networkDrawers: Drawers = {
  router: (pen, { color, style = "4", accent = "#55c27f" }) => {
    const count = Number(style);
    const step = 330 / (count - 1);
    return (
      pen.shadow(240, 396, 216, 24, 0.44) + times(count, (i) => { const x = 75 + i * step; const lean = (i - (count - 1) / 2) * 9; return path(`M${x - 9} 262l${lean - 1} ${-182}q${10} -8 ${20} 0l${-lean - 1 + 0} 182Z`, pen.barrel(color)); }) +
      path("M62 250h356l40 88q4 12-10 12H32q-14 0-10-12Z", pen.linear([[0, lighter(color, 0.35)], [1, color]])) + path("M22 338h436v26q0 16-16 16H38q-16 0-16-16Z", pen.linear([[0, darker(color, 0.1)], [1, darker(color, lightness(color) > 0.7 ? 0.3 : 0.6)]])) +
      path("M208 258h64l22 80H186Z", darker(color, 0.12), 'opacity=".6"') + times(5, (i) => line(`M${96 - i * 4} ${278 + i * 12}h${92 - i * 2}M${292 + i * 3} ${278 + i * 12}h${92 + i * 1}`, darker(color, 0.3), 2.6, 'opacity=".5"')) + times(5, (i) => disc(204 + i * 18, 360, 3.4, i < 4 ? accent : "#f0b84a"))
    );
  },

  mesh: (pen, { color, style = "2" }) => {
    const unit = (x: number, y: number, scale: number) =>
      `<g transform="translate(${x} ${y}) scale(${scale})">` + pen.shadow(0, 156, 112, 16, 0.42) + path("M-92-130q0-34 92-34t92 34v262q0 28-92 28t-92-28Z", pen.barrel(color)) + oval(0, -132, 92, 30, pen.body(color)) + oval(0, -134, 60, 17, darker(color, 0.12)) + oval(0, -136, 58, 15, lighter(color, 0.5)) + box(-9, 84, 18, 5, 2.5, "#4fc08a") + "</g>";
    return Number(style) >= 3 ? unit(110, 220, 0.9) + unit(370, 220, 0.9) + unit(240, 274, 1.05) : unit(164, 218, 1) + unit(320, 262, 1.1);
  },

  "switch-network": (pen, { color, style = "8", accent = "#55c27f" }) => {
    const count = Number(style);
    const columns = count > 8 ? count / 2 : count;
    const rows = count > 8 ? 2 : 1;
    const size = Math.min(40, 372 / columns);
    const start = 240 - (columns * size) / 2;
    const top = rows === 2 ? 250 : 268;
    const port = Math.round(size * 0.82);
    const jack = pen.symbol(box(0, 0, port, Math.round(port * 0.86), 3, "#0b0d11", 'stroke="#8b929d" stroke-width="1.4"') + box(Math.round(port * 0.24), Math.round(port * 0.5), Math.round(port * 0.5), Math.round(port * 0.26), 1, "#c9a24a", 'opacity=".85"'));
    return (
      pen.shadow(240, 356, 224, 24, 0.46) + path("M86 150h308l52 86H34Z", pen.linear([[0, lighter(color, 0.28)], [1, lighter(color, 0.08)]])) + path("M34 236h412v98q0 10-10 10H44q-10 0-10-10Z", pen.linear([[0, lighter(color, 0.1)], [0.1, color], [1, darker(color, 0.4)]])) + line("M36 237h408", "#fff", 2, 'opacity=".4"') + times(7, (i) => line(`M${170 + i * 24} 170l${(i - 3) * 4} 24`, darker(color, 0.35), 4, 'opacity=".5"')) +
      times(columns * rows, (i) => { const x = Math.round(start + (i % columns) * size); const y = Math.round(top + Math.floor(i / columns) * (port * 0.86 + 6)); return `<use href="${jack}" x="${x}" y="${y}"/>` + disc(x + 3.5, y - 3, 2.2, i % 5 === 3 ? "#f0b84a" : accent); })
    );
  },
};
