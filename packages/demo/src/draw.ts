import { drawers } from "./draw/all.ts";
import { usualLook } from "./draw/looks.ts";
import { box, disc, line, path, Pen } from "./draw/pen.ts";
import type { DemoDrawing } from "./types.ts";

export { bannerNames, drawBanner } from "./draw/banner.ts";

/** Every kind that can be drawn. */
export const drawingKinds: string[] = Object.keys(drawers);

/** The picture of a product, an SVG document of 480 × 480; an unknown kind gets the placeholder. */
export function drawProduct(drawing: DemoDrawing, options: { size?: number } = {}): string {
  const size = options.size ?? 480;
  const drawer = drawers[drawing.kind];
  if (!drawer) return placeholder;
  const pen = new Pen(JSON.stringify([drawing.kind, drawing.color, drawing.accent, drawing.style]));
  return pen.finish(drawer(pen, drawing), size, size);
}

/** The picture of a category or sub-category: its kind in its usual colours. */
export function drawCategory(kind: string, options: { size?: number } = {}): string {
  return drawProduct(usualLook(kind), options);
}

/** The picture for products without one: an empty parcel, in grey. */
export const placeholder: string = (() => {
  const pen = new Pen("placeholder");
  return pen.finish(
    pen.shadow(240, 366, 150, 20, 0.2) + path("M120 190l120 44v140L120 326Z", "#d9dde3") + path("M360 190l-120 44v140l120-48Z", "#c8cdd5") + path("M120 190l120-42 120 42-120 44Z", "#e8ebef") +
      path("M120 190l-26 40 118 44 28-40ZM360 190l26 40-118 44-28-40Z", "#eef0f3") + line("M240 234v140", "#b7bdc7", 2) + disc(240, 116, 5, "#cfd4db") + disc(214, 96, 3.5, "#d9dde3") + disc(268, 90, 3.5, "#d9dde3") + box(136, 300, 34, 10, 3, "#c3c9d2"),
    480, 480,
  );
})();
