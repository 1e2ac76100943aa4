import { darker, disc, lighter, oval, path, Pen } from "./pen.ts";

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "").join("").toUpperCase();
}

/** The picture of a person without a photograph: initials on a coloured square of 480. */
export function drawPortrait(name: string, color: string): string {
  const pen = new Pen(`portrait ${name} ${color}`);
  const ground = pen.linear([[0, lighter(color, 0.2)], [1, darker(color, 0.28)]], "diagonal");
  return pen.finish(
    `<rect width="480" height="480" fill="${ground}"/>` +
      disc(240, 214, 86, "#fff", 'opacity=".1"') +
      path("M60 480c8-120 84-168 180-168s172 48 180 168Z", "#fff", 'opacity=".1"') +
      oval(120, 70, 190, 120, "#fff", 'opacity=".07"') +
      `<text x="240" y="300" text-anchor="middle" font-family="Inter,Arial,Helvetica,sans-serif" font-size="180" font-weight="600" letter-spacing="-4" fill="#fff">${initialsOf(name)}</text>`,
    480,
    480,
  );
}
