import { inLanguage, type Language } from "@shop/kit/locale";
import { orderedVariant } from "./ordered-variant.ts";
import type { OrderLine } from "./find-order.ts";

/** The pieces of an order line with their name, such as `2 × Lamp (Red)`. */
export function namePieces(line: OrderLine, language: Language): string {
  const variant = orderedVariant(line, language);
  return `${line.quantity} × ${inLanguage(line.name, language)}${variant ? ` (${variant})` : ""}`;
}
