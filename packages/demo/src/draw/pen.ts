import { hash } from "../hash.ts";

type Stop = [offset: number, color: string, opacity?: number];
type Direction = "down" | "right" | "diagonal" | [x1: number, y1: number, x2: number, y2: number];

const directions = { down: [0, 0, 0, 1], right: [0, 0, 1, 0], diagonal: [0, 0, 1, 1] } as const;
const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** The colour between two, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + (target[index]! - value) * share).toString(16).padStart(2, "0"))
    .join("")}`;
}
export const lighter = (color: string, share: number): string => mix(color, "#ffffff", share);
export const darker = (color: string, share: number): string => mix(color, "#0b0d12", share);
/** 0 for black to 1 for white, as the eye sees it. */
export const lightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** Collects the gradients of one picture, with ids that no other picture has. */
export class Pen {
  #definitions: string[] = [];
  #made = new Map<string, string>();
  #prefix: string;

  constructor(seed: string) {
    this.#prefix = `d${hash(seed).toString(36)}`;
  }

  #define(markup: (id: string) => string): string {
    const key = markup("");
    const known = this.#made.get(key);
    if (known) return known;
    const id = `${this.#prefix}${this.#made.size.toString(36)}`;
    this.#made.set(key, `url(#${id})`);
    this.#definitions.push(markup(id));
    return `url(#${id})`;
  }

  #stops(stops: Stop[]): string {
    return stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`).join("");
  }

  linear(stops: Stop[], direction: Direction = "down"): string {
    const [x1, y1, x2, y2] = typeof direction === "string" ? directions[direction] : direction;
    return this.#define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`);
  }

  radial(stops: Stop[], [cx, cy, r]: [number, number, number] = [0.5, 0.5, 0.5]): string {
    return this.#define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`);
  }

  clip(shape: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** The soft shadow below an object on the ground. */
  shadow(cx: number, cy: number, rx: number, ry: number, strength = 0.34): string {
    const soft = this.radial([[0, "#1b2230", strength], [0.45, "#1b2230", strength * 0.55], [1, "#1b2230", 0]]);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${soft}"/>`;
  }

  /** The shading of a body of one colour, lit from above left. */
  body(color: string, direction: Direction = "diagonal"): string {
    const pale = lightness(color) > 0.8;
    return this.linear([[0, lighter(color, pale ? 0.7 : 0.3)], [0.45, color], [1, darker(color, pale ? 0.16 : 0.32)]], direction);
  }

  /** A cylinder's side, lit from the left. */
  barrel(color: string, direction: Direction = "right"): string {
    const pale = lightness(color) > 0.8;
    return this.linear(
      [[0, darker(color, pale ? 0.2 : 0.4)], [0.18, lighter(color, pale ? 0.5 : 0.16)], [0.38, lighter(color, pale ? 0.85 : 0.34)], [0.7, color], [1, darker(color, pale ? 0.3 : 0.5)]],
      direction,
    );
  }

  /** Stores a shape that is drawn many times; returns the reference for `use`. */
  symbol(markup: string): string {
    return this.#define((id) => `<g id="${id}">${markup}</g>`).slice(4, -1);
  }

  /** A camera lens: ring, tube, glass and the reflection of a window. Stored once for each ring, then only placed. */
  lens(cx: number, cy: number, r: number, ring = "#3b3f47"): string {
    const metal = this.linear([[0, lighter(ring, 0.5)], [0.5, ring], [1, darker(ring, 0.55)]], "diagonal");
    const glass = this.radial([[0, "#4a6ba8"], [0.35, "#1d2c55"], [0.75, "#0a0f1f"], [1, "#05070c"]], [0.42, 0.38, 0.62]);
    const id = this.symbol(
      `<circle r="50" fill="${metal}"/><circle r="43" fill="#090b10"/><circle r="31" fill="${glass}"/><circle r="13" fill="#04060c"/>` +
        '<ellipse cx="-12" cy="-14" rx="10" ry="6.5" fill="#dfeaff" opacity=".75" transform="rotate(-38 -12 -14)"/><circle cx="11" cy="13" r="4" fill="#9db6ff" opacity=".6"/>',
    );
    return `<use href="${id}" transform="translate(${cx} ${cy}) scale(${Math.round(r * 20) / 1000})"/>`;
  }

  finish(content: string, width: number, height: number, box = "0 0 480 480"): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${this.#definitions.join("")}</defs>${content}</svg>`;
  }
}

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more && ` ${more}`}/>`;
export const disc = (cx: number, cy: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
/** A line drawn along a path. */
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more.includes("linecap") ? "" : ' stroke-linecap="round"'} stroke-linejoin="round"${more && ` ${more}`}/>`;
export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;
/** `count` copies made by a function of their index. */
export const times = (count: number, each: (index: number) => string): string => Array.from({ length: count }, (_, index) => each(index)).join("");
