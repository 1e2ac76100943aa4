import type { MessageKey } from "./messages.ts";

/** The length of a product's warranty; null if it has none. */
export function warrantyText(
  t: (key: MessageKey, values?: Record<string, string | number>) => string,
  months: number,
): string | null {
  if (months === 1) return t("product.warranty_month");
  return months > 0 ? t("product.warranty_months", { months }) : null;
}
