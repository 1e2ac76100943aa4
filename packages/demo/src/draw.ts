import { accessoryDrawers } from "./draw/accessories.ts";
import { cameraDrawers } from "./draw/cameras.ts";
import type { Drawers } from "./draw/kinds.ts";
import { box, disc, line, path, Pen } from "./draw/pen.ts";
import { computerDrawers } from "./draw/computers.ts";
import { doorDrawers } from "./draw/doors.ts";
import { homeDrawers } from "./draw/home.ts";
import { networkDrawers } from "./draw/network.ts";
import { partDrawers } from "./draw/parts.ts";
import { phoneDrawers } from "./draw/phones.ts";
import { serviceDrawers } from "./draw/services.ts";
import { spareDrawers } from "./draw/spares.ts";
import { storageDrawers } from "./draw/storage.ts";
import type { DemoDrawing } from "./types.ts";

const drawers: Drawers = { ...phoneDrawers, ...cameraDrawers, ...doorDrawers, ...homeDrawers, ...networkDrawers, ...storageDrawers, ...computerDrawers, ...partDrawers, ...accessoryDrawers, ...spareDrawers, ...serviceDrawers };

/** Every kind that can be drawn. */
export const drawingKinds: string[] = Object.keys(drawers);

/** The picture of a product, a whole SVG document of 480 × 480; a kind that nobody draws gets the placeholder. */
export function drawProduct(drawing: DemoDrawing, options: { size?: number } = {}): string {
  const size = options.size ?? 480;
  const drawer = drawers[drawing.kind];
  if (!drawer) return placeholder;
  const pen = new Pen(JSON.stringify(drawing));
  return pen.finish(drawer(pen, drawing), size, size);
}

/** The picture where there is none: an empty parcel, in grey. */
export const placeholder: string = (() => {
  const pen = new Pen("placeholder");
  return pen.finish(
    pen.shadow(240, 366, 150, 20, 0.2) + path("M120 190l120 44v140L120 326Z", "#d9dde3") + path("M360 190l-120 44v140l120-48Z", "#c8cdd5") + path("M120 190l120-42 120 42-120 44Z", "#e8ebef") +
      path("M120 190l-26 40 118 44 28-40ZM360 190l26 40-118 44-28-40Z", "#eef0f3") + line("M240 234v140", "#b7bdc7", 2) + disc(240, 116, 5, "#cfd4db") + disc(214, 96, 3.5, "#d9dde3") + disc(268, 90, 3.5, "#d9dde3") + box(136, 300, 34, 10, 3, "#c3c9d2"),
    480, 480,
  );
})();
