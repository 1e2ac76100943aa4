/** The marks of the stores, in a square of 64. The colours are parameters: `a` is full, `b` a lighter shade of it. */
const marks = {
  lotus: '<path d="M32 12c7 8 9 17 0 30-9-13-7-22 0-30Z" A/><path d="M13 24c11 1 17 8 18 20-12 0-19-8-18-20ZM51 24c-11 1-17 8-18 20 12 0 19-8 18-20Z" B/><path d="M14 48h36" S/>',
  eye: '<path d="M8 32c7-11 15-16 24-16s17 5 24 16c-7 11-15 16-24 16S15 43 8 32Z" S/><circle cx="32" cy="32" r="8" A/>',
  wave: '<path d="M8 26c8-8 16-8 24 0s16 8 24 0M8 40c8-8 16-8 24 0s16 8 24 0" S/>',
  house: '<path d="M10 32 32 13l22 19" S/><path d="M17 34v17h30V34L32 22Z" B/><path d="M27 51V39h10v12Z" A/>',
  wrench: '<path d="M44 11a13 13 0 0 0-15 17L12 45a5 5 0 0 0 7 7l17-17a13 13 0 0 0 17-15l-8 7-7-2-2-7Z" A/>',
  tower: '<path d="M32 8l5 9 3 13H24l3-13Z" A/><path d="M14 26l4 6v18h-9V32ZM50 26l5 6v18h-9V32Z" B/><path d="M22 33h20v17H22Z" A/>',
  rays: '<circle cx="32" cy="32" r="11" A/><path d="M32 9v7M32 48v7M9 32h7M48 32h7M16 16l5 5M43 43l5 5M48 16l-5 5M21 43l-5 5" S/>',
  screen: '<path d="M11 15h42v28H11Z" S/><path d="M24 51h16" S/><path d="M18 36l9-11 7 7 5-5 8 9Z" A/>',
  signal: '<path d="M14 30a26 26 0 0 1 36 0M21 38a16 16 0 0 1 22 0" S/><circle cx="32" cy="47" r="5" A/>',
  spark: '<path d="M32 8l6 18 18 6-18 6-6 18-6-18-18-6 18-6Z" A/>',
  naga: '<path d="M18 50c14 0 4-16 18-16 9 0 12-6 12-11a9 9 0 0 0-18 0" S/><circle cx="46" cy="20" r="3" A/><path d="M12 54h32" S/>',
  shell: '<path d="M32 50C16 44 10 32 14 18c6 0 12 3 18 9 6-6 12-9 18-9 4 14-2 26-18 32Z" B/><path d="M32 50V27M32 50 20 26M32 50l12-24" S/>',
  phone: '<path d="M22 9h20a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4Z" S/><path d="M26 17h12v10H26ZM28 47h8" S/>',
  leaf: '<path d="M12 52C10 28 22 13 52 12c1 30-13 42-34 38" B/><path d="M12 54c6-14 14-22 27-29" S/>',
  gear: '<circle cx="32" cy="32" r="9" S/><path d="M32 9v8M32 47v8M9 32h8M47 32h8M16 16l6 6M42 42l6 6M48 16l-6 6M22 42l-6 6" S/>',
  crate: '<path d="M32 9 53 20v24L32 55 11 44V20Z" S/><path d="M11 20l21 11 21-11M32 31v24" S/>',
} as const;

export type Mark = keyof typeof marks;

const channel = (color: string, at: number): number => parseInt(color.slice(at, at + 2), 16) / 255;

/** Relative luminance as in WCAG, for choosing an ink that can be read. */
function luminance(color: string): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(channel(color, 1)) + 0.7152 * linear(channel(color, 3)) + 0.0722 * linear(channel(color, 5));
}

/** The mark on the store's colour: round for the logo, a square with small rounded corners for the favicon. */
export function drawMark(mark: Mark, color: string, shape: "logo" | "favicon"): string {
  const ink = luminance(color) > 0.36 ? "#16181d" : "#ffffff";
  const body = marks[mark]
    .replaceAll(" A/>", ` fill="${ink}"/>`)
    .replaceAll(" B/>", ` fill="${ink}" opacity=".62"/>`)
    .replaceAll(" S/>", ` fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`);
  const radius = shape === "logo" ? 20 : 10;
  const inner = shape === "logo" ? `<g transform="translate(7.7 7.7) scale(.76)">${body}</g>` : `<g transform="translate(4.8 4.8) scale(.85)">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${color}"/>${inner}</svg>`;
}
