import type { DemoDrawing } from "../types.ts";
import type { Pen } from "./pen.ts";

/** Draws one kind of product on a square of 480, in the colours it is given. */
type Drawer = (pen: Pen, look: DemoDrawing) => string;
export type Drawers = Record<string, Drawer>;
