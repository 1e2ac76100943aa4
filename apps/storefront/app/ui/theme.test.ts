import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accentCss, accentShades, contrast, surfaces, type Appearance } from "./theme.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const appearances: Appearance[] = ["light", "dark"];

test("computes contrast as WCAG defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("whatever the store's colour, text on it and in it has a contrast of at least 4.5:1, light and dark", () => {
  fc.assert(
    fc.property(hex, (color) => {
      const shades = accentShades(color);
      for (const appearance of appearances) {
        const accent = shades[appearance];
        expect(contrast(accent["on-accent"], accent.accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent["on-accent"], accent["accent-hover"])).toBeGreaterThanOrEqual(4.5);
        for (const ground of [...Object.values(surfaces[appearance]), accent["accent-soft"]]) {
          expect(contrast(accent["accent-ink"], ground)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
    { numRuns: 1500 },
  );
});

test("in dark mode a button stands out from its background", () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(contrast(accentShades(color).dark.accent, surfaces.dark.surface)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test("a colour that already carries white text stays unchanged", () => {
  expect(accentShades("#0f766e").light.accent).toBe("#0f766e");
  expect(accentShades("#1d4ed8").light.accent).toBe("#1d4ed8");
});

test("only colours get into the style sheet, whatever a store's colour contains", () => {
  fc.assert(
    fc.property(fc.string(), (color) => {
      const values = [...accentCss(color).matchAll(/--[\w-]+:([^;}]+)/g)].map(([, value]) => value);
      expect(values).toHaveLength(10);
      for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
  expect(accentCss("red</style>")).toBe(accentCss("#0f766e"));
});

test("the style sheet has the surfaces that contrast is computed against", () => {
  const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  const [light, dark] = css.split("prefers-color-scheme: dark");
  for (const [name, value] of Object.entries(surfaces.light)) expect(light).toContain(`--${name}: ${value};`);
  for (const [name, value] of Object.entries(surfaces.dark)) expect(dark).toContain(`--${name}: ${value};`);
});

test("muted text and messages are readable on every surface, in light and dark mode", () => {
  const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  const halves = css.split("prefers-color-scheme: dark");
  for (const [index, appearance] of appearances.entries()) {
    const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(halves[index]!)![1]!;
    for (const text of ["ink", "muted", "danger", "success", "warning", "promotion"]) {
      for (const ground of Object.values(surfaces[appearance]))
        expect(contrast(token(text), ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const tone of ["danger", "success", "warning"]) {
      expect(contrast(token(tone), token(`${tone}-soft`)), `${tone} on its tint`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token("on-promotion"), token("promotion-fill"))).toBeGreaterThanOrEqual(4.5);
    for (const ground of Object.values(surfaces[appearance]))
      expect(contrast(token("line-strong"), ground)).toBeGreaterThanOrEqual(3);
  }
});
