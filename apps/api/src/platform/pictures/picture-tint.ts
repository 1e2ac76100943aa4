import { loadSharp } from "./sharp.ts";

/** Hues that a tile can have, each a twelfth of the circle from the one before it: `styles/tints.css` of the storefront has their colours. */
export const hues = "0123456789ab";

/** Pixels along the longer side that a picture is judged by. */
const side = 24;
/** A drawing of 480 pixels is painted this small at once, which takes half the time. */
const density = 6;
/** A picture less colourful than this, of 1, is grey, and so is its tile. */
const leastColour = 0.08;

/**
 * The hue that most of a picture has, as one sign of {@link hues}; empty for a grey one. White
 * is no colour of a picture: photographs of goods are mostly that.
 * @throws where the bytes are no picture
 */
export async function tintOf(picture: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const pixels = await sharp(picture, { density, limitInputPixels: 40_000_000 })
    .resize({ width: side, height: side, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  const weights = Array.from(hues, () => 0);
  let coloured = 0;
  let covered = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4) as unknown as [number, number, number, number];
    const most = Math.max(red, green, blue);
    const chroma = most - Math.min(red, green, blue);
    if (most - chroma <= 240) covered += alpha;
    if (chroma === 0) continue;
    const sixth =
      most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
    const weight = (alpha * chroma) / 255;
    weights[Math.round((sixth + 6) * 2) % hues.length]! += weight;
    coloured += weight;
  }
  if (coloured < covered * leastColour || coloured === 0) return "";
  return hues[weights.indexOf(Math.max(...weights))]!;
}

/** A picture's name with its tint before the ending, `lamp.svg` as `lamp~2.svg`, so that the tint is known from the URL. */
export const tintedName = (name: string, tint: string): string =>
  tint ? name.replace(/\.\w+$/, (ending) => `~${tint}${ending}`) : name;
