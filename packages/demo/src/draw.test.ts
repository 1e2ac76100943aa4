import { expect, test } from "vitest";
import { products } from "./catalog.ts";
import { bannerNames, drawBanner, drawCategory, drawingKinds, drawProduct, placeholder } from "./draw.ts";

/** Whether every tag is closed in order; enough of XML for what the pen writes. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/<(?!\/?[a-zA-Z])/.test(svg);
}

const looks = [...new Map(products.map((product) => [JSON.stringify(product.drawing), product.drawing])).values()];

test("at least 45 kinds are drawn", () => {
  expect(drawingKinds.length).toBeGreaterThanOrEqual(45);
});

test("every picture is a small, complete and harmless SVG", () => {
  const pictures = [...looks.map((look) => drawProduct(look)), ...drawingKinds.map((kind) => drawCategory(kind)), placeholder];
  for (const svg of pictures) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="480" viewBox="0 0 480 480">/);
    expect(wellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<script|\son\w+=|href="(?!#)|undefined|NaN/);
    expect(svg.length).toBeLessThan(6000);
  }
});

test("references stay within their picture and are unique", () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  const seen = new Set<string>();
  for (const look of looks) {
    const svg = drawProduct(look);
    const own = ids(svg);
    for (const [, reference] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(own).toContain(reference);
    for (const id of own) expect(seen.has(id), `${look.kind} ${id}`).toBe(false);
    for (const id of own) seen.add(id);
  }
});

test("the same look gives the same picture, in the size asked for; unknown kinds get the placeholder", () => {
  const look = { kind: "phone", color: "#24262b", style: "ring" };
  expect(drawProduct(look)).toBe(drawProduct({ ...look }));
  expect(drawProduct(look, { size: 96 })).toContain('width="96" height="96" viewBox="0 0 480 480"');
  expect(drawProduct({ kind: "nothing", color: "#000000" })).toBe(placeholder);
});

test("banners are wide, complete and without text", () => {
  for (const drawing of bannerNames) {
    const svg = drawBanner({ drawing, tone: "accent" }, "#fde047");
    expect(svg).toContain('viewBox="0 0 1200 480"');
    expect(wellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<text|undefined|NaN/);
  }
});
