/**
 * Derives an accessible palette from a store's colour. A store may choose any `#rrggbb`; text on it
 * and text in it must have a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3) in light and in dark mode.
 * Shades are searched for in OKLCH, whose lightness matches perception.
 */
type Rgb = [number, number, number];
interface Oklch {
  l: number;
  c: number;
  h: number;
}

interface Accent {
  /** Fill of primary controls, such as the main button. */
  accent: string;
  /** The fill on hover. */
  "accent-hover": string;
  /** Text on both fills. */
  "on-accent": string;
  /** Text, links, marks and the focus ring, readable on every surface. */
  "accent-ink": string;
  /** A tint behind what is selected. */
  "accent-soft": string;
}

export type Appearance = "light" | "dark";

/** The surfaces that accent text appears on; the same values as in `styles/tokens.css`. */
export const surfaces: Record<Appearance, { surface: string; canvas: string; "surface-2": string }> = {
  light: { surface: "#ffffff", canvas: "#f6f7f8", "surface-2": "#eef0f2" },
  dark: { surface: "#181b20", canvas: "#101317", "surface-2": "#242932" },
};

const white = "#ffffff";
const black = "#101317";
/** Slightly above 4.5, so that rounding to 8 bits never falls below it. */
const readable = 4.6;
/** Minimum contrast of a button against its background in dark mode (WCAG 2.2, 1.4.11). */
const visible = 3;

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map(toLinear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function toOklch(hex: string): Oklch {
  const [r, g, b] = toRgb(hex).map(toLinear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** The nearest displayable colour: reduces the chroma until it is inside sRGB. */
function toHex(color: Oklch): string {
  let { c } = color;
  while (c > 0.002 && linearOf({ ...color, c }).some((value) => value < -0.0005 || value > 1.0005)) c -= 0.004;
  const bytes = linearOf({ ...color, c: Math.max(0, c) }).map((value) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255),
  );
  return `#${bytes.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Changes a colour's lightness in steps until it fits; black or white if no step does. */
function shift(color: Oklch, step: number, fits: (hex: string) => boolean): string {
  for (let { l } = color; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (fits(hex)) return hex;
  }
  return step < 0 ? "#000000" : white;
}

/** The fill: the store's own colour, or the nearest shade with enough contrast to its text and its background. */
function fillOf(base: Oklch, appearance: Appearance): { fill: string; text: string } {
  const { surface } = surfaces[appearance];
  const seen = appearance === "dark" ? shift(base, 0.01, (hex) => contrast(hex, surface) >= visible) : toHex(base);
  const text = contrast(seen, white) >= contrast(seen, black) ? white : black;
  return {
    fill: shift(toOklch(seen), text === white ? -0.005 : 0.005, (hex) => contrast(hex, text) >= readable),
    text,
  };
}

function accentOf(base: Oklch, appearance: Appearance): Accent {
  const dark = appearance === "dark";
  const { fill, text } = fillOf(base, appearance);
  const soft = toHex({ l: dark ? 0.29 : 0.955, c: Math.min(base.c, dark ? 0.045 : 0.028), h: base.h });
  const grounds = [...Object.values(surfaces[appearance]), soft];
  const ink = shift(dark ? { ...base, l: Math.max(base.l, 0.6) } : base, dark ? 0.01 : -0.01, (hex) =>
    grounds.every((ground) => contrast(hex, ground) >= readable),
  );
  const filled = toOklch(fill);
  const hover = toHex({ ...filled, l: clamp(filled.l + (text === white ? -0.05 : 0.05)) });
  return { accent: fill, "accent-hover": hover, "on-accent": text, "accent-ink": ink, "accent-soft": soft };
}

const fallback = "#0f766e";

/** The palettes of a store's colour for both modes. Anything but `#rrggbb` falls back to teal. */
export function accentShades(color: string): Record<Appearance, Accent> {
  const base = toOklch(/^#[0-9a-f]{6}$/i.test(color) ? color : fallback);
  return { light: accentOf(base, "light"), dark: accentOf(base, "dark") };
}

const declarations = (accent: Accent) =>
  Object.entries(accent)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The style sheet with a store's palette; small, because it is inlined in every page. */
export function accentCss(color: string): string {
  const { light, dark } = accentShades(color);
  return `:root{${declarations(light)}}@media(prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
}
